"""The sixteen cells of the board.

A cell is its number, `4 * row + column`, which is also its bit in every mask:

    row 4   12 13 14 15
    row 3    8  9 10 11
    row 2    4  5  6  7
    row 1    0  1  2  3
             a  b  c  d
"""

from __future__ import annotations

from typing import NewType

Cell = NewType("Cell", int)
CELLS: tuple[Cell, ...] = tuple(Cell(number) for number in range(16))
SIDE = 4
FULL_BOARD = 0xFFFF


def column_of(cell: Cell) -> int:
    """Return the column, 0 for a to 3 for d."""
    return cell % SIDE


def row_of(cell: Cell) -> int:
    """Return the row, 0 for 1 to 3 for 4."""
    return cell // SIDE


def cell_at(column: int, row: int) -> Cell:
    """Return the cell in a column and a row, both 0 to 3.

    >>> cell_at(2, 1) == 6
    True
    """
    return Cell(SIDE * row + column)


def mask_of(cells: tuple[Cell, ...]) -> int:
    """Return the 16-bit mask of some cells."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask
