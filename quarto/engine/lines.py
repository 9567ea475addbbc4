"""The lines: sets of four cells that the rules may count.

Ten are straight (rows, columns, diagonals); the nine blocks of 2 x 2 adjacent cells
count only where the rules say so. A line's cells are sorted by column, then row, so
its first and last cell are the two ends by which texts name it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from quarto.engine.cells import SIDE, Cell, cell_at, column_of, mask_of, row_of


class LineKind(StrEnum):
    """What a line looks like on the board."""

    ROW = "row"
    COLUMN = "column"
    DIAGONAL = "diagonal"
    BLOCK = "block"


@dataclass(frozen=True, slots=True)
class Line:
    """Four cells, sorted by column, then row."""

    kind: LineKind
    cells: tuple[Cell, ...]
    mask: int


def sorted_cells(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Return cells by column, then row: the order in which texts name them."""
    return tuple(sorted(cells, key=lambda cell: (column_of(cell), row_of(cell))))


def _line(kind: LineKind, *cells: Cell) -> Line:
    ordered = sorted_cells(cells)
    return Line(kind, ordered, mask_of(ordered))


LINE_LENGTH = 4
_ALONG = range(SIDE)
STRAIGHT_LINES: tuple[Line, ...] = (
    *(_line(LineKind.ROW, *(cell_at(c, r) for c in _ALONG)) for r in _ALONG),
    *(_line(LineKind.COLUMN, *(cell_at(c, r) for r in _ALONG)) for c in _ALONG),
    _line(LineKind.DIAGONAL, *(cell_at(i, i) for i in _ALONG)),
    _line(LineKind.DIAGONAL, *(cell_at(i, SIDE - 1 - i) for i in _ALONG)),
)
BLOCKS: tuple[Line, ...] = tuple(
    _line(LineKind.BLOCK, *(cell_at(c + i, r + j) for i in (0, 1) for j in (0, 1)))
    for r in range(SIDE - 1)
    for c in range(SIDE - 1)
)
ALL_LINES: tuple[Line, ...] = STRAIGHT_LINES + BLOCKS

# Keyed by whether blocks count: rules are data, and this is their only geometry.
COUNTED: dict[bool, tuple[Line, ...]] = {False: STRAIGHT_LINES, True: ALL_LINES}
THROUGH: dict[bool, tuple[tuple[Line, ...], ...]] = {
    blocks: tuple(
        tuple(line for line in lines if line.mask >> cell & 1)
        for cell in range(SIDE * SIDE)
    )
    for blocks, lines in COUNTED.items()
}
_BY_MASK = {line.mask: line for line in ALL_LINES}


def line_of(cells: tuple[Cell, ...]) -> Line | None:
    """Return the line, block or not, that is these four cells in any order.

    >>> line_of((Cell(15), Cell(0), Cell(5), Cell(10))).kind
    <LineKind.DIAGONAL: 'diagonal'>
    """
    # One cell named twice would leave no trace in the mask.
    return _BY_MASK.get(mask_of(cells)) if len(cells) == LINE_LENGTH else None
