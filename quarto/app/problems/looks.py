"""How much there is to see in a problem, and how hard it is therefore.

A number of things that somebody has to look at, one after the other:

    QUARTO  the lines that lack one piece, and those just completed
    GIFT    the lines that wait for a piece; where several pieces complete nothing, also
            the cells on which the other can place each of them
    SAFE    the cells and gifts with which nothing is lost at once
    WIN     the same
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.ai.threats import safe_gifts, threats
from quarto.app.problems import EASY, HARD, MEDIUM, Kind
from quarto.app.problems.forced import quiet_choices

if TYPE_CHECKING:
    from quarto.engine.lines import Line
    from quarto.engine.position import Position

# By kind, the most that is easy and the most that is middling.
LIMITS = {
    Kind.QUARTO: (3, 5),
    Kind.GIFT: (3, 10),
    Kind.SAFE: (3, 8),
    Kind.WIN: (4, 9),
}


def looks_of(kind: Kind, position: Position) -> int:
    """Return how much there is to see."""
    match kind:
        case Kind.QUARTO:
            return len(near_lines(position))
        case Kind.GIFT:
            waiting = len({threat.line for threat in threats(position)})
            quiet = len(safe_gifts(position))
            return waiting + (quiet * len(position.empty_cells) if quiet > 1 else 0)
        case Kind.SAFE | Kind.WIN:
            return len(quiet_choices(position))


def level_of(kind: Kind, looks: int) -> int:
    """Return the level of so much to see."""
    easy, middling = LIMITS[kind]
    if looks <= easy:
        return EASY
    return MEDIUM if looks <= middling else HARD


def near_lines(position: Position) -> tuple[Line, ...]:
    """Return the lines that lack one piece, and those just completed."""
    occupied, last = position.occupied, position.last
    found = []
    for line in position.rules.lines:
        missing = (line.mask & ~occupied).bit_count()
        if missing == 1 or (missing == 0 and last in line.cells):
            found.append(line)
    return tuple(found)
