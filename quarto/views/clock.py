"""The turn's clock: seen all the time, heard only when it warns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.actions import Action
from quarto.views.controls import icon_button
from quarto.views.markup import Element, el

if TYPE_CHECKING:
    from quarto.app.clock import ClockScene
    from quarto.views.strings import Strings

MARK = "data-clock"


def clock_box(clock: ClockScene | None, strings: Strings) -> tuple[Element, ...]:
    """Return the time left and the way to a pause; nothing without a clock."""
    if clock is None:
        return ()
    pause = icon_button(Action.PAUSE, "pause", strings["action.pause"], "pause")
    return (el("div", {"class": "clock"}, time_left(clock, strings), pause),)


def dialog_clock(clock: ClockScene | None, strings: Strings) -> tuple[Element, ...]:
    """Return the same for a dialog, which hides the other: with its warnings."""
    if clock is None:
        return ()
    warning = "" if clock.warning is None else strings.say(clock.warning)
    heard = el("span", {"class": "visually-hidden", "role": "alert"}, warning)
    return (time_left(clock, strings), heard)


def time_left(clock: ClockScene, strings: Strings) -> Element:
    """Return the minutes and seconds left, which nobody reads aloud by itself."""
    minutes, seconds = divmod(clock.left, 60)
    attributes = {
        "class": "time",
        MARK: "running" if clock.is_running else "standing",
        "data-low": None if clock.low is None else str(clock.low),
        "role": "timer",
        "aria-live": "off",
        "aria-label": strings["clock.label"],
    }
    return el("span", attributes, f"{minutes}:{seconds:02}")


def retimed(tree: Element, clock: ClockScene | None, strings: Strings) -> Element:
    """Return a drawing with the time of now; all the rest stays the same drawing."""
    if clock is None:
        return tree
    return _with_time(tree, time_left(clock, strings))


def _with_time(tree: Element, time: Element) -> Element:
    if MARK in tree.attributes:
        return time
    children = tuple(
        _with_time(child, time) if isinstance(child, Element) else child
        for child in tree.children
    )
    is_same = all(a is b for a, b in zip(children, tree.children, strict=True))
    return tree if is_same else Element(tree.tag, tree.attributes, children)
