"""The ears: a handful of listeners on containers, each turned into a message.

They are bound once and survive every redraw. What is not the page's own, keys above
all, passes through untouched.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyscript import when
from pyscript.ffi import is_none

from quarto.app.actions import Action, Grid
from quarto.app.dialogs import ON
from quarto.app.keymap import ESCAPE, KEYS, LETTERS
from quarto.app.messages import (
    Acted,
    CellActivated,
    FieldChanged,
    KeyPressed,
    LanguageChosen,
    Message,
    PieceActivated,
    PieceChosen,
)
from quarto.app.places.news import Did
from quarto.app.settings import Language
from quarto.engine.notation import parse_cell, parse_piece
from quarto.web import files

if TYPE_CHECKING:
    from collections.abc import Callable

    from quarto.web.screen import Screen

CONTROLS = (
    "[data-cell], [data-piece], [data-action], [data-do], "
    "[data-moment], [data-replay-round], [data-save]"
)
LANGUAGE = "language"
GIVE = "give"


class Listeners:
    """What was heard goes to `send`."""

    def __init__(self, screen: Screen, send: Callable[[Message], None]) -> None:
        """Bind everything, once."""
        self._send = send
        for place in (screen.page, screen.dialog):
            when("click", place)(self._clicked)
            when("input", place)(self._filled)
        when("keydown", screen.page)(self._pressed)
        when("quarto-drop", screen.page)(self._dropped)
        when("cancel", screen.dialog)(self._cancelled)
        when("close", screen.dialog)(self._closed)

    def _clicked(self, event: Any) -> None:
        control = event.target.closest(CONTROLS)
        if is_none(control):
            return
        # Links and form buttons would lead away from the page.
        event.preventDefault()
        self._send(_message_of(control))

    def _pressed(self, event: Any) -> None:
        message = _key_of(event)
        if message is not None:
            event.preventDefault()
            self._send(message)

    def _filled(self, event: Any) -> None:
        field = event.target
        if field.type == "file":
            name = str(field.name)
            files.read(field, lambda text: self._send(FieldChanged(name, text)))
            return
        is_box = field.type == "checkbox"
        value = (ON if field.checked else "") if is_box else field.value
        self._send(FieldChanged(field.name, value))

    def _dropped(self, event: Any) -> None:
        piece, target = str(event.detail.piece), str(event.detail.target)
        if piece:
            # Dropped on "Give" it is given, on the hand only chosen.
            self._send(PieceChosen(parse_piece(piece), is_sure=target == GIVE))
        else:
            self._send(CellActivated(parse_cell(target)))

    def _cancelled(self, event: Any) -> None:
        event.preventDefault()
        self._send(Acted(Action.CLOSE))

    def _closed(self, event: Any) -> None:
        # The name is gone where the page itself closed it; it may be open again by now.
        if event.target.hasAttribute("data-dialog") and not event.target.open:
            self._send(Acted(Action.CLOSE))


def _message_of(control: Any) -> Message:
    for name, parse in NAMED.items():
        value = control.getAttribute(name)
        if not is_none(value):
            return parse(value)
    action = control.getAttribute("data-action")
    if action == LANGUAGE:
        return LanguageChosen(Language(control.getAttribute("data-value")))
    return Acted(Action(action))


NAMED: dict[str, Callable[[str], Message]] = {
    "data-cell": lambda text: CellActivated(parse_cell(text)),
    "data-piece": lambda text: PieceActivated(parse_piece(text)),
    "data-moment": lambda text: FieldChanged("moment", text),
    "data-replay-round": lambda text: FieldChanged("round", text),
    "data-save": lambda text: FieldChanged("save", text),
    "data-do": lambda text: Did(*text.split(":", 1)),
}
GRIDS = {
    "[data-cell]": Grid.BOARD,
    "[data-piece]": Grid.RESERVE,
    "[data-moments]": Grid.MOMENTS,
}


def _key_of(event: Any) -> KeyPressed | None:
    """Return what a key means to the page; None leaves it to the browser."""
    if event.altKey or event.metaKey or event.isComposing:
        return None
    if event.key == ESCAPE:
        return KeyPressed(ESCAPE)
    if event.key in LETTERS and not event.ctrlKey and event.target.tagName != "SELECT":
        return KeyPressed(event.key)
    for selector, grid in GRIDS.items():
        if event.key in KEYS[grid] and not is_none(event.target.closest(selector)):
            return KeyPressed(event.key, grid, is_control=bool(event.ctrlKey))
    return None
