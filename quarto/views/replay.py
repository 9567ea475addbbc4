"""The replay: the list of moves, the ways through it, and the ways out of it.

It has the place of what is played with. While somebody walks through the moments only
two entries of the list change; each is drawn once and found again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from quarto.app.messages import Action
from quarto.app.text import text
from quarto.views.board import piece_picture
from quarto.views.controls import button, icon_button, offered
from quarto.views.markup import Element, el

if TYPE_CHECKING:
    from quarto.app.moments import Entry, ReplayScene
    from quarto.app.scene import Scene
    from quarto.views.strings import Strings

# The entries of a long game, each as it is when it is shown and when it is not.
DRAWN = 256


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
            *_play_on(scene, replay, strings),
            button(Action.LEAVE_REPLAY, strings["action.leave-replay"], "primary"),
        ),
    )


def _play_on(
    scene: Scene, replay: ReplayScene, strings: Strings
) -> tuple[Element, ...]:
    label, is_dull = strings["action.play-on"], not replay.can_go_on
    return offered(Action.PLAY_ON, label, scene.locks, is_dull=is_dull)


def _list(replay: ReplayScene, strings: Strings) -> Element:
    attributes = {
        "class": "moments",
        "data-moments": "",
        "tabindex": "0",
        "aria-label": strings["replay.moves"],
    }
    entries = (
        _entry(one, strings, is_shown=one.number == replay.moment)
        for one in replay.entries
    )
    return el("ol", attributes, *entries)


@lru_cache(DRAWN)
def _entry(entry: Entry, strings: Strings, *, is_shown: bool) -> Element:
    """Return a moment: a picture of its piece, what was done, and its notation."""
    piece, words = entry.piece, strings.say(entry.words)
    picture = () if piece is None else (piece_picture(piece),)
    attributes = {
        "type": "button",
        "class": "moment",
        "data-moment": str(entry.number),
        # The list itself has the keyboard; they are for pointers and for readers.
        "tabindex": "-1",
        "aria-current": "true" if is_shown else None,
    }
    return el(
        "li",
        None,
        el(
            "button",
            attributes,
            el("span", {"class": "moment-piece"}, *picture),
            el("span", {"class": "moment-words"}, words),
            el("code", None, entry.notation),
        ),
    )


def _walk(replay: ReplayScene, strings: Strings) -> Element:
    last = len(replay.entries) - 1
    where = text("replay.moment", number=replay.moment, count=last)
    slider = {
        "type": "range",
        "class": "slider",
        "id": "field-moment",
        "name": "moment",
        "min": "0",
        "max": str(last),
        "value": str(replay.moment),
        "aria-label": strings["replay.slider"],
        "aria-valuetext": strings.say(where),
    }
    ways = {
        action: icon_button(action, action, strings[f"action.{action}"], "way")
        for action in (Action.FIRST, Action.BACK, Action.FORWARD, Action.LAST)
    }
    return el(
        "div",
        {"class": "walk"},
        ways[Action.FIRST],
        ways[Action.BACK],
        el("input", slider),
        ways[Action.FORWARD],
        ways[Action.LAST],
    )
