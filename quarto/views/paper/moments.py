"""The moments of games that the pages draw, as records, so that each can be reached."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarto.engine.lines import Line, line_of
from quarto.engine.notation import parse_cell
from quarto.engine.record import parse_game

if TYPE_CHECKING:
    from quarto.engine.cells import Cell
    from quarto.engine.position import Position


@dataclass(frozen=True, slots=True)
class Moment:
    """A position, the line it is about, and the one cell to be ringed."""

    position: Position
    line: Line
    ringed: Cell


def _moment(record: str, cells: str, ringed: str) -> Moment:
    line = line_of(tuple(parse_cell(cell) for cell in cells.split()))
    assert line is not None
    return Moment(parse_game(record).position, line, parse_cell(ringed))


# The last placement completes row 2.
WON = _moment("cshf 0a1 1a2 8c4 7b2 eb3 dd2 bc2", "a2 b2 c2 d2", "c2")
# Row 1 was complete one placement before.
LAPSED = _moment("cshf 0a1 5b1 2b3 9c1 cd1 ec3", "a1 b1 c1 d1", "c3")
BLOCK = _moment("cshf+squares 8b2 dc2 1d4 bb3 ec3", "b2 b3 c2 c3", "c3")
# One cell of row 3 is free; the others share a value.
GAP = _moment("cshf 9a3 7b1 ab3 cd1 3d3", "a3 b3 c3 d3", "c3")
