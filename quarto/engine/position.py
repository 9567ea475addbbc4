"""One moment of a game: cells, hand, and the placement that may still be called.

Knows no players, history or clock. What it says of lines is for whoever asks; the
page never asks before a call.

    planes  one integer of eight 16-bit planes, plane 2 * trait + value,
            bit = cell (a1 = bit 0); a line wins if some plane holds its whole mask
    hand    the piece given and not yet placed, or None
    last    the last placement while a line through it may still be called, or None:
            then every full line on the board has lapsed
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from quarto.engine.cells import CELLS, FULL_BOARD, Cell
from quarto.engine.errors import IllegalPlyError, IllegalReason
from quarto.engine.lines import Line, line_of
from quarto.engine.pieces import PIECES, Piece, Trait, value_of
from quarto.engine.plies import Give, Place

if TYPE_CHECKING:
    from quarto.engine.rules import Rules

PLANE = 16
# For each piece, its bit in each of its four planes, for the cell a1.
SPREAD: tuple[int, ...] = tuple(
    sum(1 << PLANE * (2 * trait + value_of(piece, trait)) for trait in Trait)
    for piece in PIECES
)
_NUMBERS = range(16)


class Verdict(StrEnum):
    """What a call of four cells is worth."""

    RIGHT = "right"
    NO_LINE = "no_line"
    INCOMPLETE = "incomplete"
    NOTHING_SHARED = "nothing_shared"
    LAPSED = "lapsed"


@dataclass(frozen=True, slots=True)
class Position:
    """Rules, board, hand, and the last placement while it may be called."""

    rules: Rules
    planes: int = 0
    hand: Piece | None = None
    last: Cell | None = None

    @property
    def occupied(self) -> int:
        """The mask of the cells that hold a piece: a piece is light or dark."""
        return (self.planes | self.planes >> PLANE) & FULL_BOARD

    @property
    def placed(self) -> int:
        """How many pieces are on the board."""
        return self.occupied.bit_count()

    @property
    def empty_cells(self) -> tuple[Cell, ...]:
        """The cells without a piece, in order."""
        occupied = self.occupied
        return tuple(cell for cell in CELLS if not occupied >> cell & 1)

    @property
    def reserve(self) -> tuple[Piece, ...]:
        """The pieces neither placed nor in hand, in order."""
        return tuple(
            piece
            for piece in PIECES
            if piece != self.hand and not self._cell_mask(piece)
        )

    def piece_at(self, cell: Cell) -> Piece | None:
        """Return the piece on a cell, or None if it is empty."""
        if not self.occupied >> cell & 1:
            return None
        return Piece(
            sum(
                trait.bit
                for trait in Trait
                if self.planes >> PLANE * (2 * trait + 1) >> cell & 1
            )
        )

    def after(self, ply: Give | Place) -> Position:
        """Return the position after a gift or a placement.

        Raises IllegalPlyError, with nothing changed, where it is not legal.

        >>> from quarto.engine.rules import CLASSIC
        >>> Position(CLASSIC).after(Give(Piece(7))).hand
        7
        """
        return self._given(ply) if isinstance(ply, Give) else self._placed(ply)

    def lapsed(self) -> Position:
        """Return the same board with nothing left to call."""
        return Position(self.rules, self.planes, self.hand)

    def shared(self, line: Line) -> tuple[tuple[Trait, int], ...]:
        """Return the counting trait values that all four pieces of a line share."""
        return tuple(
            (trait, value)
            for trait in self.rules.traits
            for value in (0, 1)
            if self._plane(trait, value) & line.mask == line.mask
        )

    def winning_through(self, cell: Cell) -> tuple[Line, ...]:
        """Return the lines through a cell that are complete and share a value."""
        return tuple(
            line for line in self.rules.lines_through[cell] if self.shared(line)
        )

    def judge(self, cells: tuple[Cell, ...]) -> Verdict:
        """Return what a call of these four cells, in any order, is worth now."""
        line = line_of(cells)
        if line is None or line not in self.rules.lines:
            return Verdict.NO_LINE
        if self.occupied & line.mask != line.mask:
            return Verdict.INCOMPLETE
        if not self.shared(line):
            return Verdict.NOTHING_SHARED
        # Only the last placement can have completed a line that still counts.
        if self.last not in line.cells:
            return Verdict.LAPSED
        return Verdict.RIGHT

    def _given(self, ply: Give) -> Position:
        piece = ply.piece
        if self.hand is not None:
            raise IllegalPlyError(ply, IllegalReason.ALREADY_GIVEN)
        if piece not in _NUMBERS:
            raise IllegalPlyError(ply, IllegalReason.NO_SUCH_PIECE)
        if self._cell_mask(piece):
            raise IllegalPlyError(ply, IllegalReason.PIECE_GONE)
        return Position(self.rules, self.planes, piece, self.last)

    def _placed(self, ply: Place) -> Position:
        hand, cell = self.hand, ply.cell
        if hand is None:
            raise IllegalPlyError(ply, IllegalReason.NOTHING_IN_HAND)
        if cell not in _NUMBERS:
            raise IllegalPlyError(ply, IllegalReason.NO_SUCH_CELL)
        if self.occupied >> cell & 1:
            raise IllegalPlyError(ply, IllegalReason.CELL_TAKEN)
        last = None if self.rules.auto else cell
        return Position(self.rules, self.planes | SPREAD[hand] << cell, None, last)

    def _plane(self, trait: Trait, value: int) -> int:
        return self.planes >> PLANE * (2 * trait + value) & FULL_BOARD

    def _cell_mask(self, piece: Piece) -> int:
        """Return the mask of the cell that holds a piece, 0 if none does."""
        planes = self.planes
        return (
            planes >> (112 if piece & 1 else 96)
            & planes >> (80 if piece & 2 else 64)
            & planes >> (48 if piece & 4 else 32)
            & planes >> (16 if piece & 8 else 0)
            & FULL_BOARD
        )
