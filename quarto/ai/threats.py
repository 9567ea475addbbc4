"""What a position threatens: cells and trait values that would win at once.

Only a line with exactly one empty cell threatens anything. A line that lapsed is full,
so it never does: help and opponents treat it as if it were not there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarto.engine.cells import Cell
from quarto.engine.pieces import Piece, Trait, value_of
from quarto.engine.position import PLANE

if TYPE_CHECKING:
    from quarto.engine.lines import Line
    from quarto.engine.position import Position


@dataclass(frozen=True, slots=True)
class Threat:
    """A piece with this trait value, placed on this cell, would complete this line."""

    cell: Cell
    trait: Trait
    value: int
    line: Line

    def is_met_by(self, piece: Piece) -> bool:
        """Whether a piece has the value that the line waits for."""
        return value_of(piece, self.trait) == self.value


def threats(position: Position) -> tuple[Threat, ...]:
    """Return every threat on the board, line by line.

    >>> from quarto.engine.notation import parse_position
    >>> [threat.cell for threat in threats(parse_position("..../..../..../01.. - f"))]
    []
    >>> len(threats(parse_position("..../..../..../012. - cshf")))
    2
    """
    occupied = position.occupied
    found = []
    for line in position.rules.lines:
        filled = line.mask & occupied
        gap = line.mask ^ filled
        if gap == 0 or gap & gap - 1:
            continue
        cell = Cell(gap.bit_length() - 1)
        for trait in position.rules.traits:
            for value in (0, 1):
                plane = position.planes >> PLANE * (2 * trait + value)
                if plane & filled == filled:
                    found.append(Threat(cell, trait, value, line))
    return tuple(found)


def winning_cells(position: Position) -> tuple[Cell, ...]:
    """Return the cells where the piece in hand would complete a line, in order."""
    hand = position.hand
    if hand is None:
        return ()
    cells = {threat.cell for threat in threats(position) if threat.is_met_by(hand)}
    return tuple(sorted(cells))


def safe_gifts(position: Position) -> tuple[Piece, ...]:
    """Return the reserve pieces that complete no line wherever they go.

    >>> from quarto.engine.position import Position
    >>> from quarto.engine.rules import CLASSIC
    >>> len(safe_gifts(Position(CLASSIC)))
    16
    """
    dangers = threats(position)
    return tuple(
        piece
        for piece in position.reserve
        if not any(threat.is_met_by(piece) for threat in dangers)
    )
