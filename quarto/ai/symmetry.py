"""Positions that are the same game: the board turned, the traits renamed.

A rearrangement of the cells changes nothing if it makes lines of all lines; nor does
exchanging two values of a trait, or two traits that count. Of all positions that are
equal so, one stands for the rest. In it the piece in hand has no bit set.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from quarto.ai.decision import hand_of
from quarto.engine.cells import CELLS, SIDE, Cell, cell_at, column_of, row_of
from quarto.engine.lines import COUNTED
from quarto.engine.pieces import PIECES, Piece, Trait
from quarto.engine.plies import Give, Place
from quarto.engine.position import Position

if TYPE_CHECKING:
    from collections.abc import Callable

    from quarto.engine.rules import Rules

# By the new cell, the old one.
Symmetry: TypeAlias = tuple[Cell, ...]

_LAST = SIDE - 1
# The outer rows and columns change places with the inner ones, in pairs.
_OUTSIDE_IN = (1, 0, 3, 2)
# The two inner rows and the two inner columns change places.
_INNER = (0, 2, 1, 3)


@cache
def symmetries(*, blocks: bool) -> tuple[Symmetry, ...]:
    """Return the rearrangements that keep all lines: 32, with blocks 8.

    >>> len(symmetries(blocks=False)), len(symmetries(blocks=True))
    (32, 8)
    """
    lines = {frozenset(line.cells) for line in COUNTED[blocks]}
    found = {tuple(CELLS)}
    waiting = list(found)
    while waiting:
        known = waiting.pop()
        for step in _steps():
            further = tuple(known[cell] for cell in step)
            if further not in found:
                found.add(further)
                waiting.append(further)
    return tuple(
        sorted(
            cells
            for cells in found
            if {frozenset(cells[cell] for cell in line) for line in lines} == lines
        )
    )


@dataclass(frozen=True, slots=True)
class Frame:
    """How a position becomes the one that stands for it.

    cells: by cell there, the cell here. hand: the piece in hand here. traits: by row
    there, the trait here.
    """

    cells: Symmetry
    hand: Piece
    traits: tuple[Trait, ...]

    def piece(self, kind: int) -> Piece:
        """Return a piece here by its kind there; what does not count is as in hand."""
        flipped = sum(
            trait.bit for row, trait in enumerate(self.traits) if kind >> row & 1
        )
        return Piece(self.hand ^ flipped)


def frames(position: Position) -> tuple[int, tuple[Frame, ...]]:
    """Return the number of a position and each way to make of it what stands for it.

    Two positions with the same rules and as many pieces have the same number if and
    only if they are the same game. From the highest bit: the cells taken, 16 bits; a
    row for each trait that counts, one bit a piece placed, the largest row first.
    """
    hand = hand_of(position)
    placed = [position.piece_at(cell) for cell in CELLS]
    best: int | None = None
    found: list[Frame] = []
    for cells in symmetries(blocks=position.rules.blocks):
        taken, pieces = 0, []
        for target, cell in enumerate(cells):
            piece = placed[cell]
            if piece is not None:
                taken |= 1 << target
                pieces.append(piece ^ hand)
        rows = sorted(
            (
                (sum(1 << n for n, p in enumerate(pieces) if p & trait.bit), trait)
                for trait in position.rules.traits
            ),
            reverse=True,
        )
        number = taken
        for row, _ in rows:
            number = number << len(pieces) | row
        if best is None or number < best:
            best, found = number, []
        if number == best:
            found.append(Frame(cells, hand, tuple(trait for _, trait in rows)))
    assert best is not None
    return best, tuple(found)


def position_of(number: int, placed: int, rules: Rules) -> Position:
    """Return the position that stands for all that have a number; `frames` undone.

    >>> from quarto.engine.rules import CLASSIC
    >>> position_of(0b1_1000, 1, CLASSIC).occupied
    1
    """
    width = placed * len(rules.traits)
    taken, rows = number >> width, number & (1 << width) - 1
    cells = [cell for cell in CELLS if taken >> cell & 1]
    position, used = Position(rules), {Piece(0)}
    for place, cell in enumerate(cells):
        flags = [rows >> width - placed * (n + 1) + place & 1 for n in _numbers(rules)]
        kind = sum(t.bit for t, flag in zip(rules.traits, flags, strict=True) if flag)
        counting = sum(trait.bit for trait in rules.traits)
        piece = next(p for p in PIECES if p not in used and not (p ^ kind) & counting)
        used.add(piece)
        position = position.after(Give(piece)).after(Place(cell))
    return position.after(Give(Piece(0))).lapsed()


def kind_of(piece: Piece, rules: Rules) -> int:
    """Return a piece's kind there: a bit for each row, of the trait that has it."""
    return sum(1 << row for row, trait in enumerate(rules.traits) if piece & trait.bit)


def _numbers(rules: Rules) -> range:
    return range(len(rules.traits))


def _steps() -> tuple[Symmetry, ...]:
    """Return rearrangements whose chains reach all that keep the straight lines."""
    return (
        _moved(lambda column, row: (row, column)),
        _moved(lambda column, row: (_LAST - column, row)),
        _moved(lambda column, row: (_OUTSIDE_IN[column], _OUTSIDE_IN[row])),
        _moved(lambda column, row: (_INNER[column], _INNER[row])),
    )


def _moved(target: Callable[[int, int], tuple[int, int]]) -> Symmetry:
    return tuple(cell_at(*target(column_of(cell), row_of(cell))) for cell in CELLS)
