"""Buttons, and the column of them beside the reserve."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.actions import Action
from quarto.app.locks import locks_action
from quarto.engine.notation import format_piece
from quarto.views.board import pictured
from quarto.views.markup import Element, el

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from quarto.app.locks import Lock
    from quarto.app.offers import Button
    from quarto.app.scene import Scene
    from quarto.views.strings import Strings

MENU = (
    Action.NEW_GAME,
    Action.RULES,
    Action.LESSON,
    Action.PUZZLES,
    Action.BESIDE,
    Action.GAMES,
    Action.ROUNDS,
    Action.SHARE,
    Action.OFFER_DRAW,
    Action.RESIGN,
    Action.SETTINGS,
    Action.KEYS,
)
WAITING = frozenset({Action.ROUNDS, Action.LESSON})
# In a place beside the table.
MENU_BESIDE = (Action.RULES, Action.SETTINGS, Action.KEYS)
ICONS = {Action.UNDO: "undo", Action.REDO: "redo", Action.MENU: "menu"}


def icon(name: str) -> Element:
    """Return an icon of the sprite."""
    use = el("use", {"href": f"#icon-{name}"})
    return el("svg", {"class": "icon", "aria-hidden": "true"}, use)


def button(
    action: Action, label: str, style: str | None = None, *, is_dull: bool = False
) -> Element:
    """Return a button. A dull one can be used all the same, and then says why not."""
    attributes = {
        "type": "button",
        "class": style,
        "data-action": action,
        "aria-disabled": "true" if is_dull else None,
    }
    return el("button", attributes, label)


def offered(
    action: Action,
    label: str,
    locks: AbstractSet[Lock],
    style: str | None = None,
    *,
    is_dull: bool = False,
) -> tuple[Element, ...]:
    """Return a button, or nothing where it is locked."""
    if locks_action(locks, action):
        return ()
    return (button(action, label, style, is_dull=is_dull),)


def menu_links(scene: Scene, strings: Strings) -> list[Element]:
    """Return what the menu offers, without what is locked."""
    back = None if scene.result is not None else scene.back
    if scene.place is not None:
        names = {action: action for action in MENU_BESIDE}
    elif back is None:
        names = {action: action for action in MENU}
    else:
        # The way back from a game that counts nowhere stands instead of what waits.
        names = {action: action for action in MENU if action not in WAITING}
        names = {Action.GIVE_BACK: back, **names}
    return [
        link
        for action, name in names.items()
        for link in offered(action, strings[f"action.{name}"], scene.locks, "link")
    ]


def icon_button(action: Action, icon_name: str, label: str, style: str) -> Element:
    """Return a button that shows an icon and bears a name."""
    attributes = {
        "type": "button",
        "class": f"{style} icon-button",
        "data-action": action,
        "aria-label": label,
        "title": label,
    }
    return el("button", attributes, icon(icon_name))


def hand(scene: Scene, strings: Strings) -> Element:
    """Return the piece in hand and who gave it, or an empty well."""
    piece, giver = scene.hand, scene.hand_giver
    overlay = scene.settings.overlay
    well = () if piece is None else pictured(piece, overlay, strings)
    words = "" if piece is None else f" {strings.piece(piece)} "
    origin = strings["hand.empty"] if giver is None else strings.given_by(giver)
    return el(
        "div",
        {
            "class": "hand",
            "data-hand": "" if piece is None else format_piece(piece),
            "data-staging": "" if scene.is_staging else None,
        },
        el("span", {"class": "well"}, *well),
        el(
            "span",
            {"class": "hand-text"},
            el("strong", None, strings["hand.held"]),
            el("span", {"class": "visually-hidden"}, words),
            el("span", None, origin),
        ),
    )


def buttons(scene: Scene, strings: Strings) -> Element:
    """Return QUARTO! and what else is offered; the places stay the same."""
    main, (do, back, again) = scene.main, scene.buttons
    return el(
        "div",
        {"class": "buttons"},
        _main(main, strings, is_calling=do.action is Action.SHOW),
        _offered(do, strings, "do"),
        _unlocked(scene, back, _offered(back, strings, "undo")),
        _unlocked(scene, again, _redo(again, strings)),
    )


def _unlocked(scene: Scene, offer: Button, element: Element) -> Element:
    """Return a control, or its empty place where it is locked: the others stay put."""
    if not locks_action(scene.locks, offer.action):
        return element
    return el("span", {"class": element.attributes["class"]})


def _main(main: Button, strings: Strings, *, is_calling: bool) -> Element:
    attributes = {
        "type": "button",
        "class": "call",
        "data-action": main.action,
        "aria-pressed": "true" if is_calling else None,
        "aria-disabled": "true" if main.is_dull else None,
    }
    return el("button", attributes, strings[f"action.{main.action}"])


def _offered(offer: Button, strings: Strings, style: str) -> Element:
    attributes = {
        "type": "button",
        "class": style,
        "data-action": offer.action,
        "aria-disabled": "true" if offer.is_dull else None,
    }
    label = strings[f"action.{offer.action}"]
    picture = ICONS.get(offer.action)
    if picture is None:
        return el("button", attributes, label)
    return el("button", attributes, icon(picture), el("span", None, label))


def _redo(again: Button, strings: Strings) -> Element:
    label = strings[f"action.{again.action}"]
    attributes = {
        "type": "button",
        "class": "redo icon-button",
        "data-action": again.action,
        "aria-label": label,
        "title": label,
        "aria-disabled": "true" if again.is_dull else None,
    }
    return el("button", attributes, icon(ICONS[again.action]))
