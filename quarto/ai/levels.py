"""The computer's levels: what each is able to do. How they play is `ai/playing.py`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from quarto.engine.cells import CELLS


class Level(StrEnum):
    """Who plays, from a child's first games to perfect play; `SKILLS` says how."""

    FIRST = "first"
    BEGINNER = "beginner"
    PLAYER = "player"
    STRONG = "strong"
    EXPERT = "expert"


@dataclass(frozen=True, slots=True)
class Skill:
    """What a level is able to do.

    sees: how often it sees a line that it can complete, or has completed.
    steals: how often it sees a line that was left to it without a call.
    is_careful: whether it never gives a piece that wins at once, if it has another.
    foresight: with so many cells empty, or fewer, it plays perfectly.
    """

    sees: float
    steals: float
    is_careful: bool
    foresight: int


SKILLS = {
    Level.FIRST: Skill(sees=0.4, steals=0.2, is_careful=False, foresight=0),
    Level.BEGINNER: Skill(sees=1, steals=0.5, is_careful=False, foresight=0),
    Level.PLAYER: Skill(sees=1, steals=1, is_careful=True, foresight=0),
    Level.STRONG: Skill(sees=1, steals=1, is_careful=True, foresight=8),
    Level.EXPERT: Skill(sees=1, steals=1, is_careful=True, foresight=len(CELLS)),
}


def is_quick(level: Level) -> bool:
    """Whether a level never searches: it answers at once."""
    return SKILLS[level].foresight == 0
