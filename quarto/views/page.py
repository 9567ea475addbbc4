"""The whole page: a scene and a language in, HTML text out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.messages import Action
from quarto.app.settings import Language
from quarto.views.board import board, reserve
from quarto.views.controls import buttons, hand, icon, menu_links, onward
from quarto.views.markup import Child, Element, el, render

if TYPE_CHECKING:
    from quarto.app.scene import Scene, SeatScene
    from quarto.app.settings import Settings
    from quarto.views.strings import Strings

# Said again though it is the same: a region is read only when its text changes.
AGAIN = "\u00a0"


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
        _header(scene, strings),
        el(
            "main",
            {"class": "table"},
            _board_area(scene, strings),
            _side(scene, strings),
        ),
        _footer(scene, strings, version),
        _live(scene, strings),
    )


def _header(scene: Scene, strings: Strings) -> Element:
    is_open = scene.is_menu_open
    menu_button = {
        "type": "button",
        "class": "menu-button icon-button",
        "data-action": Action.MENU,
        "aria-expanded": "true" if is_open else "false",
        "aria-controls": "menu",
        "aria-label": strings["page.menu"],
    }
    menu = {
        "id": "menu",
        "class": "menu",
        "data-open": "true" if is_open else "false",
        "aria-label": strings["page.menu"],
    }
    return el(
        "header",
        {"class": "bar"},
        el("h1", {"class": "title"}, strings["page.name"]),
        el(
            "ul",
            {"class": "players", "aria-label": strings["page.players"]},
            *(_seat(seat, strings) for seat in scene.seats),
        ),
        el("button", menu_button, icon("menu")),
        el(
            "nav",
            menu,
            *menu_links(scene, strings),
            *_language_links(scene, strings),
        ),
    )


def _seat(seat: SeatScene, strings: Strings) -> Element:
    attributes = {
        "class": "player",
        "data-active": "true" if seat.is_active else "false",
        "aria-current": "true" if seat.is_active else None,
    }
    name = el("span", {"class": "player-name"}, strings.name(seat.who, starts=True))
    score = el("span", {"class": "player-score"}, str(seat.score))
    return el("li", attributes, name, " ", score)


def _language_links(scene: Scene, strings: Strings) -> list[Element]:
    # Real links, so that the language can be changed even where Python cannot start.
    return [
        el(
            "a",
            {
                "class": "link",
                "href": f"?lang={language}",
                "lang": language,
                "hreflang": language,
                "data-action": "language",
                "data-value": language,
            },
            strings[f"language.{language}"],
        )
        for language in Language
        if language is not scene.settings.language
    ]


def _board_area(scene: Scene, strings: Strings) -> Element:
    return el(
        "section",
        {"class": "board-area", "aria-label": strings["page.board"]},
        board(scene, strings),
    )


def _side(scene: Scene, strings: Strings) -> Element:
    beside = [hand(scene, strings), buttons(scene, strings)]
    if scene.result is not None:
        # What it covers stays there, so that nothing moves when a game ends.
        beside.append(onward(scene, scene.result.next_giver, strings))
    return el(
        "section",
        {"class": "side", "aria-label": strings["page.play"]},
        _prompt_box(scene, strings),
        el("div", {"class": "desk"}, reserve(scene, strings), *beside),
        el("p", {"class": "notice", "role": "alert"}, _notice(scene, strings)),
        _traits(scene, strings),
    )


def _prompt_box(scene: Scene, strings: Strings) -> Element:
    """Return whose turn it is and what to do, or how the game ended."""
    box: dict[str, str | None] = {"class": "prompt-box"}
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
        el("p", {"class": "detail"}, detail),
        *_line_list(scene, strings),
    )


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


def _traits(scene: Scene, strings: Strings) -> Element:
    rules = scene.rules
    extras = (
        ("rules.squares", rules.blocks),
        ("rules.auto", rules.auto),
        ("rules.strict", rules.strict),
    )
    chips = [
        el("span", {"class": "chip"}, strings[f"trait.{trait:d}"])
        for trait in rules.traits
    ]
    chips += [
        el("span", {"class": "chip chip-extra"}, strings[key])
        for key, is_on in extras
        if is_on
    ]
    spaced: list[Child] = [part for chip in chips for part in (" ", chip)]
    return el(
        "p", {"class": "traits"}, el("span", None, strings["rules.count"]), *spaced
    )


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
