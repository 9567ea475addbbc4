"""What lies over the table, in one frame: a title, a body, a way on and a way out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.actions import Action
from quarto.app.parts import Dialog
from quarto.views.clock import dialog_clock
from quarto.views.controls import button, icon_button, offered
from quarto.views.markup import Element, el, render
from quarto.views.rounds_page import rounds_body, rounds_controls

if TYPE_CHECKING:
    from quarto.app.scene import Scene
    from quarto.views.strings import Strings


def dialog(scene: Scene, strings: Strings) -> str:
    """Return the HTML inside the dialog that is open; empty if none is."""
    return render(*dialog_tree(scene, strings).children)


def dialog_tree(scene: Scene, strings: Strings) -> Element:
    """Return the dialog itself, with what is inside it; nothing if none is open."""
    return el("dialog", None, *_content(scene, strings))


def _content(scene: Scene, strings: Strings) -> tuple[Element, ...]:
    done = button(Action.CLOSE, strings["action.close"], "primary")
    match scene.dialog:
        case Dialog.NEW_GAME if scene.draft is not None:
            # As all that few visits need: everybody waits for the start.
            from quarto.views.new_game import new_game_body  # noqa: PLC0415

            controls = (_submit(strings["action.start"]), _cancel(strings))
            body = new_game_body(scene.draft, scene.locks, strings)
            return _framed("action.new-game", body, controls, scene, strings)
        case Dialog.RULES:
            from quarto.views.rules_page import rules_body  # noqa: PLC0415

            learn = offered(Action.LESSON, strings["action.lesson"], scene.locks)
            # Pure text: the keyboard scrolls it only where it can be there.
            body, foot = rules_body(strings), (done, *learn)
            return _framed("action.rules", body, foot, scene, strings, is_text=True)
        case Dialog.SETTINGS:
            from quarto.views.settings_page import settings_body  # noqa: PLC0415

            body = settings_body(scene.settings, scene.locks, strings)
            return _framed("action.settings", body, (done,), scene, strings)
        case Dialog.KEYS:
            from quarto.views.settings_page import keys_body  # noqa: PLC0415

            body = keys_body(scene.heard, scene.locks, strings)
            return _framed("action.keys", body, (done,), scene, strings)
        case Dialog.ROUNDS:
            body, foot = rounds_body(scene, strings), rounds_controls(scene, strings)
            foot = (done, *foot)
            return _framed("action.rounds", body, foot, scene, strings, is_text=True)
        case Dialog.SHARE if scene.share is not None:
            from quarto.views.share import share_body  # noqa: PLC0415

            body = share_body(scene, scene.share, strings)
            return _framed("action.share", body, (done,), scene, strings)
        case Dialog.PAUSE:
            return _pause(scene, strings)
        case Dialog.RESIGN | Dialog.ABANDON | Dialog.LINK | Dialog.ERASE as asked:
            return _question(asked, scene, strings)
        case _:
            return ()


def _framed(  # noqa: PLR0913  # each is a part of the frame
    title: str,
    body: tuple[Element, ...],
    controls: tuple[Element, ...],
    scene: Scene,
    strings: Strings,
    *,
    is_text: bool = False,
) -> tuple[Element, ...]:
    reach = "0" if is_text else None
    close = icon_button(Action.CLOSE, "close", strings["action.close"], "close")
    heading = el("h2", {"id": "dialog-title"}, strings[title])
    clock = dialog_clock(scene.clock, strings)
    return (
        el(
            "form",
            None,
            el("header", {"class": "dialog-head"}, heading, *clock, close),
            el("div", {"class": "dialog-body", "tabindex": reach}, *body),
            el("footer", {"class": "dialog-foot"}, *controls),
        ),
    )


def _question(asked: Dialog, scene: Scene, strings: Strings) -> tuple[Element, ...]:
    yes = button(Action.CONFIRM, strings["action.confirm"], "primary")
    body = (el("p", None, strings[f"{asked}.question"]),)
    controls = (yes, _cancel(strings))
    return _framed(f"{asked}.title", body, controls, scene, strings)


def _pause(scene: Scene, strings: Strings) -> tuple[Element, ...]:
    go_on = button(Action.CLOSE, strings["action.resume"], "primary")
    new = offered(Action.NEW_GAME, strings["action.new-game"], scene.locks)
    body = (el("p", None, strings["pause.note"]),)
    return _framed("action.pause", body, (go_on, *new), scene, strings)


def _submit(label: str) -> Element:
    # The form's default button: Enter in a field presses it.
    attributes = {"type": "submit", "class": "primary", "data-action": Action.START}
    return el("button", attributes, label)


def _cancel(strings: Strings) -> Element:
    return button(Action.CLOSE, strings["action.cancel"])
