"""The tournament clock: a turn's time, for placing and giving together.

Time is an argument. What is kept is the time used, never a deadline, and what one tick
may add is bounded: a device that sleeps, a page that is closed or loaded again neither
gains time nor loses it. The clock stands where nobody could hurry: while the computer
acts, a request waits for its answer, four cells are shown, or the only player does not
see the page. Menus and dialogs never stop it; a pause does, and covers the board.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil, floor
from typing import TYPE_CHECKING

from quarto.app.effects import Alarm
from quarto.app.focus import Update, moved_on
from quarto.app.parts import Dialog, Holding, Mode, Timer
from quarto.app.text import Text, text
from quarto.app.turns import committed, refused
from quarto.engine.lines import LINE_LENGTH
from quarto.engine.plies import TimeOut

if TYPE_CHECKING:
    from quarto.app.effects import Effect
    from quarto.app.model import Model
    from quarto.engine.rules import Clock

# Browsers tick a hidden page once a second; what lasts longer was sleep.
LONGEST_TICK = 3.0
# Seconds left at which players are warned: gently, then at once.
SOON, HURRY = 10, 5
# A gap between two moments of storing: what a crash may give back.
STORED_EVERY = 5
# A timer may be early by less than this.
SLACK = 0.02


@dataclass(frozen=True, slots=True)
class ClockScene:
    """The clock as shown.

    left: whole seconds, rounded up. low: the warning that was reached, or None.
    warning: the same in words, for those who hear the page.
    """

    left: int
    low: int | None
    warning: Text | None
    is_running: bool
    is_paused: bool


def clock_on(model: Model) -> Clock | None:
    """Return the clock of the game under way; a lesson and a replay have none."""
    is_beside = model.lesson is not None or model.replay is not None
    is_played = model.game.outcome is None and not is_beside
    return model.rules.clock if is_played else None


def left(model: Model) -> float:
    """Return the seconds left of this turn; 0 without a clock."""
    clock = clock_on(model)
    return 0.0 if clock is None else max(clock.seconds - model.timer.used, 0.0)


def is_running(model: Model) -> bool:
    """Whether time passes for somebody."""
    pointed = model.turn.pointed or ()
    is_unseen = model.is_hidden and model.mode is Mode.SOLO
    return left(model) > 0 and not (
        model.is_paused
        or model.holding is Holding.ELSEWHERE
        or model.request is not None
        or model.is_computer_turn
        or len(pointed) == LINE_LENGTH
        or is_unseen
    )


def low(model: Model) -> int | None:
    """Return the last warning that was reached: seconds left, 0 for none left."""
    clock = clock_on(model)
    if clock is None:
        return None
    return warning(left(model), clock.seconds)


def warning(rest: float, seconds: int) -> int | None:
    """Return the last warning that is reached with so much left of a turn.

    >>> warning(7.5, 60), warning(7.5, 12), warning(0, 12)
    (10, None, 0)
    """
    # Where a turn is short, half of it is no time to be warned already.
    reached = [w for w in (SOON, HURRY, 0) if rest <= w <= seconds / 2]
    return min(reached, default=None)


def counted(timer: Timer, now: float) -> Timer:
    """Return a timer that runs, as it is now; a tick adds no more than is likely."""
    start = now if timer.since is None else timer.since
    passed = min(max(now - start, 0.0), LONGEST_TICK)
    return replace(timer, used=timer.used + passed, since=now)


def until_next_second(timer: Timer, rest: float) -> float:
    """Return after how long a timer with so much left shows another figure."""
    if timer.since is None:
        return 0.0
    return (rest - floor(rest) or 1.0) + SLACK


def tick(model: Model, now: float) -> Update:
    """Count the time since the last tick; warn, or end the round, where it is due."""
    timer = model.timer
    if timer.since == now or not is_running(model):
        return model, ()
    after = replace(model, timer=counted(timer, now))
    reached = low(after)
    if reached == low(model):
        return after, ()
    if reached == 0:
        return _at_zero(after)
    return _warned(after), ()


def hide(model: Model, *, is_hidden: bool) -> Update:
    """Take note of whether somebody sees the page."""
    if is_hidden == model.is_hidden:
        return model, ()
    return replace(model, is_hidden=is_hidden), ()


def pause(model: Model) -> Update:
    """Let the clock stand, and cover the board."""
    if clock_on(model) is None:
        return refused(model, text("refuse.no_clock"))
    timer = replace(model.timer, is_paused=True)
    return replace(model, timer=timer, dialog=None, is_menu_open=False), ()


def resume(model: Model) -> Update:
    """Uncover the board, and let the clock go on."""
    after = replace(model, timer=replace(model.timer, is_paused=False))
    return moved_on(after)


def opened(model: Model) -> Model:
    """Return a table as it opens: with a clock, it waits until somebody is there."""
    if clock_on(model) is None:
        return model
    return replace(model, timer=replace(model.timer, is_paused=True))


def followed(before: Model, after: Model) -> Model:
    """Return the model with its clock as a change leaves it: fresh for a new turn."""
    timer = after.timer
    if after.laid != before.laid:
        # A table that was kept comes with its own.
        timer = Timer() if timer is before.timer else timer
    elif _is_turned(before, after):
        timer = replace(timer, used=0.0)
    if not is_running(replace(after, timer=timer)):
        timer = replace(timer, since=None)
    return after if timer == after.timer else replace(after, timer=timer)


def alarms(before: Model, after: Model) -> tuple[Effect, ...]:
    """Return when the time has to be told next, where a change makes it matter."""
    if is_running(after):
        is_set = is_running(before) and after.timer == before.timer
        return () if is_set else (Alarm(until_next_second(after.timer, left(after))),)
    return (Alarm(None),) if is_running(before) else ()


def stored(model: Model) -> tuple[object, ...]:
    """Return what of the clock makes the table be stored anew when it changes."""
    if clock_on(model) is None:
        return ()
    return model.timer.used // STORED_EVERY, model.is_paused, model.is_hidden


def clock_scene(model: Model) -> ClockScene | None:
    """Return the clock as it is to be shown; None where there is none."""
    if clock_on(model) is None:
        return None
    reached = low(model)
    warning = None
    if reached is not None:
        warning = _out(model) if reached == 0 else text("clock.left", count=reached)
    return ClockScene(
        left=ceil(left(model)),
        low=reached,
        warning=warning,
        is_running=is_running(model),
        is_paused=model.is_paused,
    )


def _is_turned(before: Model, after: Model) -> bool:
    is_lesson = before.lesson is not None or after.lesson is not None
    return after.game.to_act is not before.game.to_act and not is_lesson


def _warned(model: Model) -> Model:
    said = text("clock.left", count=ceil(left(model)))
    if left(model) <= HURRY:
        # A notice is seen, and interrupts those who hear the page.
        return model.with_notice(said)
    return replace(model, spoken=(said,), spoken_number=model.spoken_number + 1)


def _at_zero(model: Model) -> Update:
    if model.rules.clock is None or model.rules.clock.warns_only:
        return model.with_notice(_out(model)), ()
    # Under a dialog the end would not be noticed; a new game being filled in stays.
    dialog = model.dialog if model.dialog is Dialog.NEW_GAME else None
    after = committed(replace(model, dialog=dialog, is_menu_open=False), TimeOut())
    return moved_on(after)


def _out(model: Model) -> Text:
    actor = model.actor
    assert actor is not None
    return text("clock.out", who=model.who(actor))
