"""Facts about the cells."""

from __future__ import annotations

import pytest

from quarto.engine.cells import (
    CELLS,
    FULL_BOARD,
    Cell,
    cell_at,
    column_of,
    mask_of,
    row_of,
)
from quarto.engine.notation import format_cell, parse_cell


def test_sixteen_cells_have_sixteen_names() -> None:
    """Cells are numbered along the rows from a1, bottom left, to d4."""
    assert [format_cell(cell) for cell in CELLS] == [
        *("a1", "b1", "c1", "d1"),
        *("a2", "b2", "c2", "d2"),
        *("a3", "b3", "c3", "d3"),
        *("a4", "b4", "c4", "d4"),
    ]


@pytest.mark.parametrize("cell", CELLS, ids=format_cell)
def test_column_and_row_make_the_cell(cell: Cell) -> None:
    """A cell is found again by its column and its row."""
    assert cell_at(column_of(cell), row_of(cell)) == cell


def test_letter_is_the_column() -> None:
    """In d1 the letter is the column and the digit the row."""
    cell = parse_cell("d1")
    assert (column_of(cell), row_of(cell)) == (3, 0)


def test_mask_has_one_bit_for_each_cell() -> None:
    """All cells together fill the board, none at all leave it empty."""
    assert (mask_of(CELLS), mask_of(())) == (FULL_BOARD, 0)


def test_mask_takes_a_cell_once() -> None:
    """A cell named twice is in the mask once."""
    cell = parse_cell("a1")
    assert mask_of((cell, cell)) == 1
