"""Places that are shown instead of the table, while the game on it stays as it is.

Each is a frozen state and a pure update of its own. None of it is imported before
somebody goes there: the table has to be there at once.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from quarto.app.places.activities import Activities
    from quarto.app.places.classes import ClassTable
    from quarto.app.places.games import Games
    from quarto.app.places.sheet import Sheet
    from quarto.app.places.statistics import Statistics
    from quarto.app.places.trying import Puzzling

    AnyPlace: TypeAlias = (
        Activities | Puzzling | Sheet | ClassTable | Games | Statistics
    )


class PlaceName(StrEnum):
    """A place; its value is the address's own word for it, `?place=`."""

    ACTIVITIES = "activities"
    PUZZLES = "puzzles"
    SHEET = "sheet"
    CLASS = "class"
    GAMES = "games"
    STATISTICS = "statistics"
