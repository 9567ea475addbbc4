"""What can be forced, by trying everything: for boards where little is left to try.

The exact search of `quarto.ai` is far quicker and takes a while to get ready; here
whoever has few safe pieces to give has few ways to try.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.ai.decision import Choice
from quarto.ai.threats import safe_gifts, winning_cells
from quarto.engine.plies import Give, Place

if TYPE_CHECKING:
    from collections.abc import Iterator

    from quarto.engine.cells import Cell
    from quarto.engine.pieces import Piece
    from quarto.engine.position import Position


def wins(position: Position) -> bool:
    """Tell whether who has the piece in hand can force a win; open lines lapse."""
    if winning_cells(position):
        return True
    return any(not holds(after) for _, _, after in turns(position))


def holds(position: Position) -> bool:
    """Tell whether who has the piece in hand can avoid losing; open lines lapse."""
    if winning_cells(position) or not position.reserve:
        return True
    return any(not wins(after) for _, _, after in turns(position))


def turns(position: Position) -> Iterator[tuple[Cell, Piece, Position]]:
    """Return each cell and gift that completes nothing at once, and what follows."""
    for cell in position.empty_cells:
        placed = position.after(Place(cell))
        for gift in safe_gifts(placed):
            yield cell, gift, placed.lapsed().after(Give(gift))


def quiet_choices(position: Position) -> tuple[Choice, ...]:
    """Return the cells and gifts with which nobody can complete a line at once."""
    return tuple(Choice(cell, gift) for cell, gift, _ in turns(position))


def wins_in_two(after: Position) -> bool:
    """Tell whether whatever is done next, the placement after it completes a line.

    after: the position of the other, who has just been given a safe piece.
    """
    return defence(after) is None


def defence(after: Position) -> Choice | None:
    """Return a cell and gift after which nothing can be completed, if there is one."""
    return next((Choice(cell, gift) for cell, gift, _ in turns(after)), None)
