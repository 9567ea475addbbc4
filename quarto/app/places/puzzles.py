"""Puzzles about pieces, lines and calls: the same key gives the same one.

Chance is the key alone: things are put into the order of their hashes, which no
version of Python changes. They are printed for classes and played in the page.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING, TypeVar

from quarto.engine.cells import CELLS, mask_of
from quarto.engine.lines import LineKind
from quarto.engine.pieces import PIECES, Piece, Trait, value_of
from quarto.engine.plies import Give, Place
from quarto.engine.position import Position
from quarto.engine.rules import CLASSIC

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from quarto.engine.cells import Cell
    from quarto.engine.lines import Line
    from quarto.engine.rules import Rules

    Pieces = tuple[Piece, ...]
    Values = tuple[tuple[Trait, int], ...]

T = TypeVar("T")
# So many pieces are on a board, where nothing else is asked for.
PLACED = 10
STRAIGHT, NONE, LAPSED = "straight", "none", "lapsed"
SLANTED, SQUARE = "slanted", "square"


@dataclass(frozen=True, slots=True)
class Odd:
    """Pieces, of which one alone has a value that the others do not have."""

    pieces: Pieces
    odd: Piece
    trait: Trait


@dataclass(frozen=True, slots=True)
class Common:
    """Four pieces and the values that all of them share."""

    pieces: Pieces
    shared: Values


@dataclass(frozen=True, slots=True)
class Portrait:
    """What was asked about a piece, and the pieces that the answers leave."""

    answers: Values
    left: Pieces


@dataclass(frozen=True, slots=True)
class Board:
    """A position just after a placement, and the only line on it that shares a value.

    kind: why it can be called, or why not.
    """

    position: Position
    last: Cell
    line: Line | None

    @property
    def kind(self) -> str:
        """Return the shape of a line to call, a lapsed one, or none."""
        if self.line is None:
            return NONE
        if self.last not in self.line.cells:
            return LAPSED
        match self.line.kind:
            case LineKind.BLOCK:
                return SQUARE
            case LineKind.DIAGONAL:
                return SLANTED
            case _:
                return STRAIGHT


def odd_one(key: str, trait: Trait, size: int = 4, calm: int = 0) -> Odd:
    """Return pieces, all but one of one value of this trait.

    By every other trait they are split more evenly, so that nobody can defend another
    answer; calm: so many of the other traits do not split them at all.
    """
    for pieces in _groups(key, size):
        counts = {t: sum(value_of(p, t) for p in pieces) for t in Trait}
        is_split = counts.pop(trait) in {1, size - 1}
        quiet = sum(number in {0, size} for number in counts.values())
        is_even = all(n not in {1, size - 1} for n in counts.values())
        if is_split and is_even and quiet == calm:
            return Odd(pieces, _alone(pieces, trait), trait)
    raise AssertionError(trait)


def common(key: str, number: int) -> Common:
    """Return four pieces that share so many values."""
    fours = ((four, shared_by(four)) for four in _groups(key, 4))
    return next(Common(*one) for one in fours if len(one[1]) == number)


def portrait(piece: Piece, traits: Iterable[Trait]) -> Portrait:
    """Return what somebody learns who asks for these traits of a piece."""
    answers = tuple((trait, value_of(piece, trait)) for trait in traits)
    return Portrait(answers, fitting(PIECES, answers))


def fitting(pieces: Iterable[Piece], answers: Values) -> Pieces:
    """Return the pieces that have all these values."""
    return tuple(p for p in pieces if all(value_of(p, t) == v for t, v in answers))


def board(key: str, kind: str, placed: int = PLACED, rules: Rules = CLASSIC) -> Board:
    """Return the first board of this kind among games played at random."""
    boards = (_played(f"{key} {number}", placed, rules) for number in count())
    return next(one for one in boards if one is not None and one.kind == kind)


def shared_by(pieces: Pieces) -> Values:
    """Return the values that all these pieces have.

    >>> shared_by((Piece(0x1), Piece(0x3)))[0]
    (<Trait.COLOR: 0>, 0)
    """
    seen = {trait: {value_of(piece, trait) for piece in pieces} for trait in Trait}
    return tuple((t, min(v)) for t, v in seen.items() if len(v) == 1)


def shuffled(key: str, things: Iterable[T]) -> list[T]:
    """Return things in an order that the key chooses."""
    return sorted(things, key=lambda one: sha256(f"{key}: {one!r}".encode()).digest())


def _alone(pieces: Pieces, trait: Trait) -> Piece:
    """Return the piece whose value of a trait no other has."""
    values = [value_of(piece, trait) for piece in pieces]
    is_one = values.count(1) == 1
    return pieces[values.index(1 if is_one else 0)]


def _played(key: str, placed: int, rules: Rules) -> Board | None:
    """Return the board of a game played at random; None if it has several lines."""
    cells = shuffled(f"{key} cells", CELLS)[:placed]
    mask = mask_of(tuple(cells))
    full = [line for line in rules.lines if mask & line.mask == line.mask]
    if not full:
        # A board without any full line would answer by itself.
        return None
    position = Position(rules)
    for piece, cell in zip(shuffled(f"{key} pieces", PIECES), cells, strict=False):
        position = position.after(Give(piece)).after(Place(cell))
    lines = [line for line in full if position.shared(line)]
    is_near = any(cells[-1] in line.cells for line in full)
    if len(lines) > 1 or not (lines or is_near):
        return None
    return Board(position, cells[-1], lines[0] if lines else None)


def _groups(key: str, size: int) -> Iterator[Pieces]:
    """Return groups of different pieces without end, as the key chooses."""
    for number in count():
        yield tuple(shuffled(f"{key} {number}", PIECES)[:size])
