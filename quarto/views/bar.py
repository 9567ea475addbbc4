"""The page's head: the players with their score, and the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.actions import Action
from quarto.app.settings import Language
from quarto.views.controls import icon, menu_links
from quarto.views.markup import Element, el

if TYPE_CHECKING:
    from quarto.app.scene import Scene
    from quarto.app.standing import SeatScene
    from quarto.views.strings import Strings

# Said again though it is the same: a region is read only when its text changes.
AGAIN = "\u00a0"


def bar(scene: Scene, strings: Strings) -> Element:
    """Return the page's head: who plays and how it stands, and the menu."""
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
        _players(scene, strings) if scene.place is None else _back(strings),
        el("button", menu_button, icon("menu")),
        el(
            "nav",
            menu,
            *menu_links(scene, strings),
            *_language_links(scene, strings),
        ),
    )


def _players(scene: Scene, strings: Strings) -> Element:
    attributes = {"class": "players", "aria-label": strings["page.players"]}
    seats = (_seat(seat, strings) for seat in scene.seats)
    return el("ul", attributes, *seats, *_draws(scene.draws, strings))


def _back(strings: Strings) -> Element:
    """Return the way back to the table, where a place is shown instead of it."""
    attributes = {"type": "button", "class": "link back", "data-action": Action.LEAVE}
    arrow = el("span", {"aria-hidden": "true"}, "←")
    return el("button", attributes, arrow, el("span", None, strings["action.leave"]))


def _seat(seat: SeatScene, strings: Strings) -> Element:
    attributes = {
        "class": "player",
        "data-active": "true" if seat.is_active else "false",
        "aria-current": "true" if seat.is_active else None,
    }
    # Its own direction, so that dots stand at the end of a name that is cut.
    named = {"class": "player-name", "dir": "auto"}
    name = el("span", named, strings.name(seat.who, starts=True))
    score = el("span", {"class": "player-score"}, str(seat.score))
    return el("li", attributes, name, " ", score)


def _draws(draws: int, strings: Strings) -> tuple[Element, ...]:
    """Return the rounds that nobody won, if there are any."""
    if not draws:
        return ()
    said = strings["score.draws"].format(count=draws)
    words = el("span", {"class": "visually-hidden"}, said)
    sign = el("span", {"aria-hidden": "true"}, f"={AGAIN}{draws}")
    return (el("li", {"class": "player draws", "title": said}, words, sign),)


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
