"""Facts about the lines."""

from __future__ import annotations

from collections import Counter

import pytest

from quarto.engine.cells import CELLS, mask_of
from quarto.engine.lines import (
    ALL_LINES,
    BLOCKS,
    COUNTED,
    STRAIGHT_LINES,
    THROUGH,
    Line,
    LineKind,
    line_of,
)
from quarto.engine.notation import format_cell
from quarto.engine.record import format_line
from tests.support import twin
from tests.support.words import call


def test_lines_are_those_of_the_rules() -> None:
    """The ten straight lines are those found by looking at all sets of four cells."""
    assert names(COUNTED[False]) == set(twin.STRAIGHT)


def test_blocks_are_those_of_the_rules() -> None:
    """With the nine blocks there are nineteen lines, again those of the rules."""
    assert names(COUNTED[True]) == {*twin.STRAIGHT, *twin.BLOCKS}


def test_each_kind_has_its_number() -> None:
    """There are 4 rows, 4 columns, 2 diagonals and 9 blocks."""
    assert Counter(line.kind for line in ALL_LINES) == {
        LineKind.ROW: 4,
        LineKind.COLUMN: 4,
        LineKind.DIAGONAL: 2,
        LineKind.BLOCK: 9,
    }


def test_lines_have_names_of_two_ends() -> None:
    """A line is named by its ends, the left one first, then the lower one."""
    assert [format_line(line) for line in STRAIGHT_LINES] == [
        *("a1-d1", "a2-d2", "a3-d3", "a4-d4"),
        *("a1-a4", "b1-b4", "c1-c4", "d1-d4"),
        *("a1-d4", "a4-d1"),
    ]


def test_blocks_have_names_of_two_corners() -> None:
    """A block is named by its lower left and its upper right corner."""
    assert [format_line(line) for line in BLOCKS] == [
        *("a1-b2", "b1-c2", "c1-d2"),
        *("a2-b3", "b2-c3", "c2-d3"),
        *("a3-b4", "b3-c4", "c3-d4"),
    ]


def test_mask_is_that_of_the_cells() -> None:
    """A line's mask holds its four cells and nothing else."""
    assert [line.mask for line in ALL_LINES] == [
        mask_of(line.cells) for line in ALL_LINES
    ]


@pytest.mark.parametrize("blocks", [False, True])
def test_lines_through_a_cell_are_those_that_hold_it(*, blocks: bool) -> None:
    """The table of lines by cell holds each line once for each of its cells."""
    assert THROUGH[blocks] == tuple(
        tuple(line for line in COUNTED[blocks] if cell in line.cells) for cell in CELLS
    )


def test_line_is_found_from_its_cells_in_any_order() -> None:
    """Four cells shown in any order are the line that they make."""
    line = line_of(call("b3 d1 c2 a4").cells)
    assert line is not None
    assert (line.kind, format_line(line)) == (LineKind.DIAGONAL, "a4-d1")


@pytest.mark.parametrize(
    "cells", ["a1 b1 c1 d2", "a1 b2 c3", "a1 a3 c1 c3", "a2 b3 c4 d1", "b1 c2 d3 a4"]
)
def test_other_cells_are_no_line(cells: str) -> None:
    """Cells that are not exactly one of the nineteen sets make no line."""
    assert line_of(call(cells).cells) is None


def names(lines: tuple[Line, ...]) -> set[frozenset[str]]:
    """Return lines as sets of cell names."""
    return {frozenset(map(format_cell, line.cells)) for line in lines}
