"""A new game as somebody fills it in."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarto.ai.levels import Level
    from quarto.app.parts import Mode
    from quarto.app.text import Text
    from quarto.engine.pieces import Trait


class ClockUse(StrEnum):
    """What a clock does on zero, if there is one."""

    OFF = "off"
    LOSES = "loses"
    WARNS = "warns"


@dataclass(frozen=True, slots=True)
class Draft:
    """A new game as filled in so far.

    seconds: a turn's time, where there is a clock. target: rounds to win, or None.
    """

    mode: Mode
    level: Level
    names: tuple[str, str]
    traits: frozenset[Trait]
    blocks: bool
    auto: bool
    strict: bool
    clock: ClockUse = ClockUse.OFF
    seconds: int = 60
    target: int | None = None
    error: Text | None = None
