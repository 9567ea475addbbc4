"""What a seat may do: one atomic decision each, never two in one.

Placing and giving are separate plies: who placed has a window for a call in between.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from quarto.engine.cells import Cell
    from quarto.engine.pieces import Piece


@dataclass(frozen=True, slots=True)
class Give:
    """Hand a piece of the reserve to the other seat."""

    piece: Piece


@dataclass(frozen=True, slots=True)
class Place:
    """Put the piece in hand on an empty cell."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Call:
    """Say "Quarto!" and show four cells, in any order.

    Whether the call is right is for the position to say, not for the caller.
    """

    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """Say "no call" after the sixteenth placement."""


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the game up; the other seat wins."""


@dataclass(frozen=True, slots=True)
class AgreeDraw:
    """End the game as a draw that both seats agreed on."""


@dataclass(frozen=True, slots=True)
class TimeOut:
    """The clock of the seat to act has run out."""


@dataclass(frozen=True, slots=True)
class Abandon:
    """Break the game off: nobody wins."""


Ending: TypeAlias = Resign | AgreeDraw | TimeOut | Abandon
Ply: TypeAlias = Give | Place | Call | Pass | Ending
