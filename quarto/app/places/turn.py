"""A turn's clock on its own, for people who play with a real board.

It counts as the clock of the table does, warns, and stands on zero: what that means is
for the players to say.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import ceil
from typing import TYPE_CHECKING

from quarto.app.clock import (
    STORED_EVERY,
    ClockScene,
    counted,
    until_next_second,
    warning,
)
from quarto.app.effects import Alarm, Effect, Play
from quarto.app.parts import Timer
from quarto.app.sounds import Sound
from quarto.app.text import Text, text
from quarto.engine.rules import LONGEST_TURN, SHORTEST_TURN

if TYPE_CHECKING:
    from quarto.app.settings import Settings

USUAL = 60


@dataclass(frozen=True, slots=True)
class TurnClock:
    """Seconds of a turn, how much of one is gone, and whether time passes.

    What changes with every tick is left out of comparisons: only figures are drawn.
    """

    seconds: int = USUAL
    is_running: bool = False
    timer: Timer = field(default_factory=Timer, compare=False)

    @property
    def left(self) -> float:
        """The seconds left."""
        return max(self.seconds - self.timer.used, 0.0)

    @property
    def kept(self) -> int:
        """The seconds that are gone, as they are kept: now and then while it runs."""
        used = min(self.timer.used, self.seconds)
        return int(used - used % STORED_EVERY if self.is_running else used)

    @property
    def scene(self) -> ClockScene:
        """The clock as it is to be shown."""
        reached = warning(self.left, self.seconds)
        return ClockScene(
            left=ceil(self.left),
            low=reached,
            warning=None if reached is None else said_at(reached),
            is_running=self.is_running,
            is_paused=not self.is_running,
        )

    @property
    def still(self) -> TurnClock:
        """The clock, standing, or going on if it stood."""
        goes = not self.is_running and self.left > 0
        return replace(self, is_running=goes, timer=replace(self.timer, since=None))

    def fresh(self) -> TurnClock:
        """Return the clock of the next turn, running."""
        return replace(self, is_running=True, timer=Timer())

    def lasting(self, seconds: int) -> TurnClock:
        """Return a clock of so many seconds, standing; as it was, if that is unfit."""
        if not SHORTEST_TURN <= seconds <= LONGEST_TURN:
            return self
        return TurnClock(seconds)


def ticked(
    clock: TurnClock, now: float, settings: Settings
) -> tuple[TurnClock, Text | None, tuple[Effect, ...]]:
    """Count the time since the last tick; return a warning where one is reached."""
    if not clock.is_running:
        return clock, None, ()
    after = replace(clock, timer=counted(clock.timer, now))
    after = replace(after, is_running=after.left > 0)
    reached = warning(after.left, after.seconds)
    if reached == warning(clock.left, clock.seconds) or reached is None:
        return after, None, alarmed(after)
    sounds = (Play(Sound.LOW),) if settings.sound else ()
    return after, said_at(reached), (*alarmed(after), *sounds)


def alarmed(clock: TurnClock) -> tuple[Effect, ...]:
    """Return when the time has to be told next."""
    if not clock.is_running:
        return (Alarm(None),)
    return (Alarm(until_next_second(clock.timer, clock.left)),)


def said_at(reached: int) -> Text:
    """Return the words of a warning."""
    if reached == 0:
        return text("sheet.time_out")
    return text("clock.left", count=reached)
