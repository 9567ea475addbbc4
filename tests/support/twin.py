"""A slow and obvious second opinion on the rules of the game.

Written from the rules alone and without the engine, so that the two can be compared.
Pieces are tuples of words, cells are names, a ply is a tuple of words:

    ("give", "7")  ("place", "a1")  ("call", "a1", "b2", "c3", "d4")
    ("pass",)  ("resign",)  ("agree",)  ("time",)  ("abandon",)
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations

TRAIT_WORDS = {
    "colour": ("light", "dark"),
    "shape": ("round", "square"),
    "height": ("tall", "short"),
    "fill": ("solid", "hollow"),
}
DIGITS = "0123456789abcdef"
NAMES = tuple(column + row for column in "abcd" for row in "1234")
OTHER = {"first": "second", "second": "first"}

Piece = tuple[str, ...]
Ply = tuple[str, ...]


def piece_of(digit: str) -> Piece:
    """Return the four words of a piece: colour, shape, height and fill."""
    values = format(int(digit, 16), "04b")
    words = zip(TRAIT_WORDS.values(), values, strict=True)
    return tuple(pair[int(value)] for pair, value in words)


PIECES = {digit: piece_of(digit) for digit in DIGITS}


def is_straight(cells: tuple[str, ...]) -> bool:
    """Tell whether four cells are a row, a column or one of the two diagonals."""
    columns = sorted("abcd".index(cell[0]) for cell in cells)
    rows = sorted("1234".index(cell[1]) for cell in cells)
    if len(set(columns)) == 1 or len(set(rows)) == 1:
        return True
    points = {("abcd".index(cell[0]), "1234".index(cell[1])) for cell in cells}
    return points in ({(i, i) for i in range(4)}, {(i, 3 - i) for i in range(4)})


def is_block(cells: tuple[str, ...]) -> bool:
    """Tell whether four cells are a square of two by two adjacent cells."""
    columns = sorted("abcd".index(cell[0]) for cell in cells)
    rows = sorted("1234".index(cell[1]) for cell in cells)
    return all(
        [low, low, low + 1, low + 1] == numbers
        for numbers in (columns, rows)
        for low in (numbers[0],)
    )


FOURS = tuple(combinations(NAMES, 4))
STRAIGHT = tuple(frozenset(cells) for cells in FOURS if is_straight(cells))
BLOCKS = tuple(frozenset(cells) for cells in FOURS if is_block(cells))


@dataclass(frozen=True)
class Agreement:
    """What the players agreed on: the traits that count, and the variants."""

    traits: tuple[str, ...] = tuple(TRAIT_WORDS)
    squares: bool = False
    auto: bool = False
    strict: bool = False
    clock: bool = False

    @property
    def lines(self) -> tuple[frozenset[str], ...]:
        """The sets of four cells that count."""
        return STRAIGHT + BLOCKS if self.squares else STRAIGHT


@dataclass
class Twin:
    """A round in progress; `play` changes it and tells whether the ply was legal."""

    agreement: Agreement
    board: dict[str, Piece] = field(default_factory=dict)
    reserve: list[Piece] = field(default_factory=lambda: list(PIECES.values()))
    hand: Piece | None = None
    actor: str = "first"
    # The cell of the last placement: a line through it may still be called.
    fresh: str | None = None
    has_begun: bool = False
    has_called: bool = False
    has_passed: bool = False
    result: tuple[str | None, str] | None = None

    def winning(self, cells: frozenset[str]) -> bool:
        """Tell whether four cells are full and their pieces share what counts."""
        if not all(cell in self.board for cell in cells):
            return False
        pieces = [self.board[cell] for cell in cells]
        return any(
            len({piece[number] for piece in pieces}) == 1
            for number, trait in enumerate(TRAIT_WORDS)
            if trait in self.agreement.traits
        )

    def callable_lines(self) -> list[frozenset[str]]:
        """Return the lines that whoever is to act could call and win with."""
        return [
            line
            for line in self.agreement.lines
            if self.fresh in line and self.winning(line)
        ]

    def verdict(self, cells: tuple[str, ...]) -> str:
        """Return what a call of four cells is worth."""
        shown = frozenset(cells)
        if shown not in self.agreement.lines:
            return "no_line"
        if not all(cell in self.board for cell in shown):
            return "incomplete"
        if not self.winning(shown):
            return "nothing_shared"
        return "right" if self.fresh in shown else "lapsed"

    def can_call(self) -> bool:
        """Tell whether whoever is to act is in a window that is not used up."""
        return (
            self.result is None
            and not self.agreement.auto
            and self.has_begun
            and not self.has_called
        )

    def open_cell(self) -> str | None:
        """Return the cell through which somebody may still call a line, if any.

        It is closed once the receiver, or after the last placement the opponent, has
        used up his call, and by the second pass.
        """
        is_last_to_speak = self.hand is not None or self.has_passed
        if self.agreement.auto or (is_last_to_speak and self.has_called):
            return None
        return self.fresh

    def play(self, ply: Ply) -> bool:
        """Play a ply if it is legal, and tell whether it was."""
        if self.result is not None:
            return False
        match ply:
            case ("give", digit):
                is_legal = self._give(digit)
            case ("place", cell):
                is_legal = self._place(cell)
            case ("call", *cells):
                is_legal = self._call(tuple(cells))
            case ("pass",):
                is_legal = self._pass()
            case _:
                is_legal = self._end(ply[0])
        return is_legal

    def _give(self, digit: str) -> bool:
        piece = PIECES.get(digit)
        if self.hand is not None or piece is None or piece not in self.reserve:
            return False
        self.reserve.remove(piece)
        self.hand = piece
        self.actor = OTHER[self.actor]
        self.has_begun = True
        self.has_called = False
        return True

    def _place(self, cell: str) -> bool:
        if self.hand is None or cell not in NAMES or cell in self.board:
            return False
        self.board[cell] = self.hand
        self.hand = None
        self.fresh = cell
        self.has_called = False
        if self.agreement.auto:
            if self.callable_lines():
                self.result = (self.actor, "seen")
            elif len(self.board) == len(NAMES):
                self.result = (None, "full")
        return True

    def _call(self, cells: tuple[str, ...]) -> bool:
        if not self.can_call():
            return False
        if len(cells) != 4 or len(set(cells) & set(NAMES)) != 4:
            return False
        if self.verdict(cells) == "right":
            self.result = (self.actor, "called")
            return True
        self.has_called = True
        if self.agreement.strict:
            self.result = (OTHER[self.actor], "wrong_call")
        return True

    def _pass(self) -> bool:
        if self.agreement.auto or len(self.board) < len(NAMES):
            return False
        if self.has_passed:
            self.result = (None, "full")
            self.fresh = None
        self.has_passed = True
        self.has_called = False
        self.actor = OTHER[self.actor]
        return True

    def _end(self, word: str) -> bool:
        if word == "time" and not self.agreement.clock:
            return False
        loser = self.actor
        self.result = {
            "resign": (OTHER[loser], "resigned"),
            "time": (OTHER[loser], "time"),
            "agree": (None, "agreed"),
            "abandon": (None, "abandoned"),
        }[word]
        return True
