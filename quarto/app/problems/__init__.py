"""Problems: positions of which one answer alone is right, proved by the exact search.

The page calls them puzzles. Each follows from a key: what is made in the page, and what
is shipped and only turned and renamed, so that no two look alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarto.engine.cells import Cell
    from quarto.engine.pieces import Piece
    from quarto.engine.position import Position

EASY, MEDIUM, HARD = LEVELS = (1, 2, 3)


class Kind(StrEnum):
    """What is to be found; the value is the word in a key."""

    QUARTO = "quarto"
    GIFT = "gift"
    SAFE = "safe"
    WIN = "win"


@dataclass(frozen=True, slots=True)
class Answer:
    """What somebody says: a cell to place on, a piece to give, cells to be called.

    With nothing of it: there is no QUARTO.
    """

    cell: Cell | None = None
    gift: Piece | None = None
    cells: tuple[Cell, ...] = ()


@dataclass(frozen=True, slots=True)
class Problem:
    """A position and its only right answer.

    QUARTO: a piece is in hand, and a line left open may still be called. It completes
    something on one cell alone, or one line alone can be called, or there is nothing.
    GIFT: nothing is in hand; one piece alone does not lose.
    SAFE: one cell and gift alone do not lose; they draw.
    WIN: one cell and gift alone win, and whatever the other does, the next placement
    completes a line.

    looks: how much there is to see, from which the level follows.
    """

    kind: Kind
    position: Position
    answer: Answer
    looks: int
    level: int
