"""What happened in a game that is over, counted: for statistics and nothing else.

The record is replayed by the engine; then its plies are gone through once with plain
integers, for thousands of games are counted while somebody waits.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from quarto.engine.outcome import Termination
from quarto.engine.pieces import PIECES, Trait, value_of
from quarto.engine.plies import Call, Give, Pass, Place
from quarto.engine.position import PLANE, SPREAD
from quarto.engine.record import parse_game

if TYPE_CHECKING:
    from collections.abc import Iterable

    from quarto.engine.cells import Cell
    from quarto.engine.game import Game
    from quarto.engine.pieces import Piece
    from quarto.engine.rules import Rules

# The values of each piece, a bit for each: 2 * trait + value.
_VALUES = tuple(
    sum(1 << 2 * trait + value_of(piece, trait) for trait in Trait) for piece in PIECES
)


class Deeds(NamedTuple):
    """What a seat did in a game, or somebody in many.

    A placement that completes a line, or several, opens two windows: for whoever
    placed, then for the other. called: seen at once by whoever placed it; stolen: seen
    by the other; missed: one's own window was closed without a right call, by playing
    on or by a wrong call. A window in which the game ended otherwise is none of these.
    refused: wrong calls.

    Gifts, by the pieces left: safe: it completes no line, though others would; risky:
    it does, though others would not; forced: every piece would; free: none would.
    """

    called: int = 0
    stolen: int = 0
    missed: int = 0
    refused: int = 0
    safe: int = 0
    risky: int = 0
    forced: int = 0
    free: int = 0


@dataclass(frozen=True, slots=True)
class Facts:
    """A game that is over.

    placed: pieces on the board at its end. deeds: of who gave first, then of the other.
    """

    placed: int
    deeds: tuple[Deeds, Deeds]


# The same game is gone through once, however often its numbers are looked at.
@lru_cache(maxsize=4096)
def facts_of(record: str) -> Facts:
    """Return what happened in a game from the empty board; NotationError if it is none.

    >>> [deeds.stolen for deeds in facts_of("cshf 0a1 1b2 2c3 3d4 f!a1-d4").deeds]
    [0, 1]
    """
    game = parse_game(record)
    walk = _Walk(game.rules)
    for ply in game.plies:
        match ply:
            case Give(piece):
                walk.give(piece)
            case Place(cell):
                walk.place(cell)
            case Call():
                walk.call(is_right=ply is game.plies[-1] and _is_called(game))
            case Pass():
                walk.close()
                walk.actor ^= 1
            case _:
                pass  # how it ended is said by its outcome
    first, second = (Deeds(**counts) for counts in walk.counts)
    return Facts(game.position.placed, (first, second))


class _Walk:
    """A game as it goes on; actor: 0 for the seat that gave first."""

    def __init__(self, rules: Rules) -> None:
        self.actor = 0
        self.counts = tuple(dict.fromkeys(Deeds._fields, 0) for _ in range(2))
        self._rules = rules
        self._planes = 0
        self._occupied = 0
        self._hand: Piece = PIECES[0]
        self._reserve = set(PIECES)
        # Windows that a completed line still has; whether this one is used up.
        self._windows = 0
        self._is_used = False

    def give(self, piece: Piece) -> None:
        """Give a piece to the other, who may call then."""
        self.close()
        self._count(self._kind_of(piece))
        self._hand = piece
        self._reserve.discard(piece)
        self.actor ^= 1

    def place(self, cell: Cell) -> None:
        """Place the piece in hand."""
        self.close()
        self._planes |= SPREAD[self._hand] << cell
        self._occupied |= 1 << cell
        # Where the program sees the lines, nobody has to.
        is_line = not self._rules.auto and self._is_completed_at(cell)
        self._windows = 2 if is_line else 0

    def call(self, *, is_right: bool) -> None:
        """Call a line; a wrong call uses the window up."""
        if is_right:
            self._count("called" if self._windows > 1 else "stolen")
            return
        self._count("refused")
        if self._windows and not self._is_used:
            self._count("missed")
        self._is_used = True

    def close(self) -> None:
        """Close the window of whoever acts."""
        if self._windows:
            if not self._is_used:
                self._count("missed")
            self._windows -= 1
        self._is_used = False

    def _count(self, name: str) -> None:
        self.counts[self.actor][name] += 1

    def _is_completed_at(self, cell: Cell) -> bool:
        return any(
            self._values_of(line.mask)
            for line in self._rules.lines_through[cell]
            if line.mask & self._occupied == line.mask
        )

    def _kind_of(self, piece: Piece) -> str:
        """Return which of the four kinds of gifts it is."""
        dangers = 0
        for line in self._rules.lines:
            filled = line.mask & self._occupied
            gap = line.mask ^ filled
            # One cell is empty.
            if gap and not gap & gap - 1:
                dangers |= self._values_of(filled)
        risks = {bool(_VALUES[one] & dangers) for one in self._reserve}
        is_risky = bool(_VALUES[piece] & dangers)
        if len(risks) == 1:
            return "forced" if is_risky else "free"
        return "risky" if is_risky else "safe"

    def _values_of(self, mask: int) -> int:
        """Return the values that count and that all pieces on these cells share."""
        planes, shared = self._planes, 0
        for trait in self._rules.traits:
            low = planes >> 2 * PLANE * trait
            if low & mask == mask:
                shared |= 1 << 2 * trait
            elif low >> PLANE & mask == mask:
                shared |= 2 << 2 * trait
        return shared


def total(deeds: Iterable[Deeds]) -> Deeds:
    """Return what was done in many games.

    >>> total([Deeds(called=1), Deeds(called=1, missed=2)])[:3]
    (2, 0, 2)
    """
    return Deeds(*map(sum, zip(Deeds(), *deeds, strict=True)))


def _is_called(game: Game) -> bool:
    outcome = game.outcome
    return outcome is not None and outcome.termination is Termination.CALLED
