"""The replay: the list of moves, the ways through it, and the ways out of it.

It has the place of what is played with. While somebody walks through the moments only
two entries of the list change; each is drawn once and found again. Under the slider
lies a strip that shows for whom each moment was won: up for the player named first.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from quarto.app.actions import Action
from quarto.views.board import piece_picture
from quarto.views.controls import button, icon_button, offered
from quarto.views.markup import Element, el

if TYPE_CHECKING:
    from quarto.app.moments import Entry, Remark, ReplayScene
    from quarto.app.scene import Scene
    from quarto.views.strings import Strings

# The entries of a long game, each as it is when it is shown and when it is not.
DRAWN = 256
BACKWARD = (Action.FIRST, Action.EARLIER, Action.BACK)
FORWARD = (Action.FORWARD, Action.LATER, Action.LAST)
WAYS = BACKWARD + FORWARD
# The strip: each moment one unit wide, bars in its middle, from a line in the middle.
HEIGHT = 24
BARS: dict[int | None, tuple[str, str, str]] = {
    1: ("up", "1", "11"),
    0: ("even", "10", "4"),
    -1: ("down", "12", "11"),
    None: ("unknown", "11", "2"),
}


def replay_panel(scene: Scene, replay: ReplayScene, strings: Strings) -> Element:
    """Return the list, the slider with its buttons, and what can be done from here."""
    on = button(Action.WHAT_IF, strings["action.what-if"], is_dull=not replay.can_go_on)
    return el(
        "div",
        {"class": "replay"},
        _list(replay, strings),
        _walk(replay, strings),
        el(
            "div",
            {"class": "replay-ways"},
            on,
            *_from_here(scene, replay, strings),
            button(Action.LEAVE_REPLAY, strings["action.leave-replay"], "primary"),
        ),
    )


def _from_here(
    scene: Scene, replay: ReplayScene, strings: Strings
) -> tuple[Element, ...]:
    """Return what lays the moment on the table, where new games are not locked."""
    label, is_dull = strings["action.play-on"], not replay.can_go_on
    on = offered(Action.PLAY_ON, label, scene.locks, is_dull=is_dull)
    if not on:
        return ()
    attributes = {
        "type": "button",
        "data-action": Action.TRY_AGAIN,
        "aria-disabled": None if replay.can_try else "true",
        "aria-label": strings["review.try"],
        "title": strings["review.try"],
    }
    return (*on, el("button", attributes, strings["action.try-again"]))


def _list(replay: ReplayScene, strings: Strings) -> Element:
    attributes = {
        "class": "moments",
        "data-moments": "",
        "tabindex": "0",
        "aria-label": strings["replay.moves"],
    }
    shown, remarks = replay.moment, replay.remarks
    entries = (
        _entry(one, remarks.get(one.number), strings, is_shown=one.number == shown)
        for one in replay.entries
    )
    return el("ol", attributes, *entries)


@lru_cache(DRAWN)
def _entry(
    entry: Entry, remark: Remark | None, strings: Strings, *, is_shown: bool
) -> Element:
    """Return a moment: a picture of its piece, what was done, and its notation."""
    piece, words = entry.piece, strings.say(entry.words)
    picture = () if piece is None else (piece_picture(piece),)
    attributes = {
        "type": "button",
        "class": "moment",
        "data-moment": str(entry.number),
        "data-finding": None if remark is None else remark.kind,
        # The list itself has the keyboard; they are for pointers and for readers.
        "tabindex": "-1",
        "aria-current": "true" if is_shown else None,
    }
    said = [el("span", None, words)]
    if remark is not None:
        # It is read under the words of the moment shown; here, for those who hear it.
        why = " ".join(map(strings.say, remark.words))
        said.append(el("span", {"class": "visually-hidden"}, f" {why}"))
    return el(
        "li",
        None,
        el(
            "button",
            attributes,
            el("span", {"class": "moment-piece"}, *picture),
            el("span", {"class": "moment-words"}, *said),
            el("code", None, entry.notation),
        ),
    )


def _walk(replay: ReplayScene, strings: Strings) -> Element:
    slider = {
        "type": "range",
        "class": "slider",
        "id": "field-moment",
        "name": "moment",
        "min": "0",
        "max": str(len(replay.entries) - 1),
        "value": str(replay.moment),
        "aria-label": strings["replay.slider"],
        "aria-valuetext": strings.say(replay.where),
    }
    timeline = {"class": "timeline", "title": strings.say(replay.sides)}
    ways = (
        icon_button(action, action, strings[f"action.{action}"], "way")
        for action in WAYS
    )
    return el(
        "div",
        {"class": "walk"},
        el("div", timeline, _strip(replay), el("input", slider)),
        *ways,
    )


def _strip(replay: ReplayScene) -> Element:
    """Return the bars, which the slider names for those who hear the page.

    Like the slider's ends, the first and the last lie half a bar from the edge.
    """
    last = len(replay.values) - 1
    attributes = {
        "class": "worths",
        "viewBox": f"0 0 {max(last, 1)} {HEIGHT}",
        "preserveAspectRatio": "none",
        "aria-hidden": "true",
    }
    bars = (
        _bar(number, value, is_marked=number in replay.remarks)
        for number, value in enumerate(replay.values)
    )
    return el("svg", attributes, *bars)


@lru_cache(4 * DRAWN)
def _bar(number: int, value: int | None, *, is_marked: bool) -> Element:
    name, top, height = BARS[value]
    width = 0.24 if value is None else 0.54
    if is_marked:
        width = 0.86  # seen without any colour
    attributes = {
        "data-worth": name,
        "data-marked": "" if is_marked else None,
        "x": f"{number - width / 2:.2f}",
        "y": top,
        "width": f"{width}",
        "height": height,
    }
    return el("rect", attributes)
