"""The whole page: a scene and a language in, HTML text out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.views.agreed import agreed
from quarto.views.bar import AGAIN, bar
from quarto.views.board import board, reserve
from quarto.views.clock import clock_box
from quarto.views.controls import buttons, hand
from quarto.views.markup import Child, Element, el, render
from quarto.views.rounds_page import onward
from quarto.views.strip import strip

if TYPE_CHECKING:
    from quarto.app.moments import ReplayScene
    from quarto.app.scene import Scene
    from quarto.app.settings import Settings
    from quarto.views.strings import Strings


def looks(settings: Settings) -> dict[str, str]:
    """Return the data attributes of the root that the style sheets go by."""
    return {
        "theme": settings.theme,
        "pieces": settings.pieces,
        "motion": settings.motion,
        "coordinates": "on" if settings.coordinates else "off",
        "projector": "on" if settings.projects else "off",
    }


def page(scene: Scene, strings: Strings, version: str) -> str:
    """Return the HTML of everything inside `#page`."""
    return render(*page_tree(scene, strings, version).children)


def page_tree(scene: Scene, strings: Strings, version: str) -> Element:
    """Return `#page` itself, with everything inside it."""
    return el(
        "div",
        None,
        bar(scene, strings),
        *_middle(scene, strings),
        *strip(scene, strings),
        _footer(scene, strings, version),
        _live(scene, strings),
    )


def _middle(scene: Scene, strings: Strings) -> tuple[Element, ...]:
    """Return the table, or the place that is shown instead of it."""
    if scene.place is not None:
        # Most people never go there, and everybody waits for the start.
        from quarto.views.places import middle  # noqa: PLC0415

        return middle(scene, strings)
    areas = (_board_area(scene, strings), _side(scene, strings))
    table = {"class": "table", "data-replay": _replayed(scene.replay)}
    return (el("main", table, *areas),)


def _replayed(replay: ReplayScene | None) -> str | None:
    """Return what of a replay is shown, for the style sheets."""
    if replay is None:
        return None
    return "branch" if replay.is_branch else "moment"


def _board_area(scene: Scene, strings: Strings) -> Element:
    return el(
        "section",
        {"class": "board-area", "aria-label": strings["page.board"]},
        board(scene, strings),
    )


def _side(scene: Scene, strings: Strings) -> Element:
    replay = scene.replay
    if replay is not None and not replay.is_branch:
        # As for the places: everybody waits for the start.
        from quarto.views.replay import replay_panel  # noqa: PLC0415

        beside = [hand(scene, strings), replay_panel(scene, replay, strings)]
    else:
        beside = [hand(scene, strings), buttons(scene, strings)]
    if scene.result is not None and replay is None:
        # What it covers stays there, so that nothing moves when a game ends.
        beside.append(onward(scene, scene.result, strings))
    return el(
        "section",
        {"class": "side", "aria-label": strings["page.play"]},
        _prompt_box(scene, strings),
        el("div", {"class": "desk"}, reserve(scene, strings), *beside),
        el("p", {"class": "notice", "role": "alert"}, _notice(scene, strings)),
        agreed(scene, strings),
    )


def _prompt_box(scene: Scene, strings: Strings) -> Element:
    """Return whose turn it is and what to do, or how the game ended."""
    box: dict[str, str | None] = {"class": "prompt-box"}
    box["data-pondering"] = "" if scene.is_pondering else None
    ended = scene.result
    if ended is not None:
        box |= {
            "data-outcome": ended.termination,
            "data-winner": "" if ended.winner is None else ended.winner,
        }
    # A notice takes the place of the detail.
    detail = "" if scene.notice else " ".join(strings.say(t) for t in scene.detail)
    return el(
        "div",
        box,
        el(
            "h2",
            {"class": "prompt", "data-prompt": "", "tabindex": "-1"},
            strings.say(scene.prompt),
        ),
        *clock_box(scene.clock, strings),
        *_help(scene, strings),
        el("p", {"class": "detail"}, "" if scene.help else detail),
        *_line_list(scene, strings),
    )


def _help(scene: Scene, strings: Strings) -> tuple[Element, ...]:
    """Return the help that somebody asked for, a line for each sentence."""
    if scene.help is None:
        return ()
    lines = [el("li", None, strings.say(words), " ") for words in scene.help.texts]
    # What is scrolled has to be in reach of the keyboard.
    attributes = {"class": "hints", "aria-label": strings["hint.name"], "tabindex": "0"}
    return (el("ul", attributes, *lines),)


def _line_list(scene: Scene, strings: Strings) -> tuple[Element, ...]:
    """Return the list of all lines, a second way to show one in a call."""
    if not scene.lines:
        return ()
    choices = [("", strings["line.choose"])]
    choices += [(name, strings.say(words)) for name, words in scene.lines]
    options = [
        el(
            "option",
            {"value": name, "selected": "" if name == scene.shown_line else None},
            words,
        )
        for name, words in choices
    ]
    attributes = {
        "class": "line-list",
        "id": "line-list",
        "name": "line",
        "aria-label": strings["line.choose"],
    }
    return (el("select", attributes, *options),)


def _notice(scene: Scene, strings: Strings) -> str:
    if scene.notice is None:
        return ""
    again = AGAIN if scene.notice_number % 2 else ""
    return strings.say(scene.notice) + again


def _footer(scene: Scene, strings: Strings, version: str) -> Element:
    number = strings["page.version"].format(version=version)
    notes: list[Child] = [el("span", None, number), " "]
    if scene.is_assigned:
        notes += [el("span", None, strings["page.assigned"]), " "]
    elif not scene.keeps:
        notes += [el("strong", None, strings["page.not_kept"]), " "]
    notes.append(el("span", None, strings["page.independent"]))
    return el("footer", {"class": "foot"}, *notes)


def _live(scene: Scene, strings: Strings) -> Element:
    attributes = {
        "class": "visually-hidden",
        "id": "live",
        "role": "status",
        "aria-live": "polite",
        "aria-atomic": "true",
    }
    again = AGAIN if scene.spoken_number % 2 else ""
    said = " ".join(strings.say(text) for text in scene.spoken)
    return el("p", attributes, said + again)
