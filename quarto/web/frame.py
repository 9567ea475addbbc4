"""The page around this one, where there is one: posts to it and listens to it.

Listens to nobody else. Where the browser tells which page that is, only its origin is
heard; a host that sends no referrer is known by its window alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyodide.ffi import JsException
from pyscript import document, when, window
from pyscript.ffi import is_none

from quarto.app.embedding import message_of, message_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from quarto.app.effects import Tell
    from quarto.app.messages import Message

# A table holds nothing that only one page may know: no names, no settings.
ANYONE = "*"


def is_framed() -> bool:
    """Tell whether this page stands in another one."""
    return bool(window.parent != window)


class Frame:
    """The window of the page around."""

    def __init__(self, send: Callable[[Message], None]) -> None:
        """Send on what that page asks for."""
        self._send = send
        self._origin = _origin_around()
        when("message", window)(self._heard)

    def tell(self, tell: Tell) -> None:
        """Post what has happened."""
        window.parent.postMessage(window.JSON.parse(message_text(tell)), ANYONE)

    def _heard(self, event: Any) -> None:
        if event.source != window.parent or self._origin not in ("", event.origin):
            return
        message = message_of(_json(event.data))
        if message is not None:
            self._send(message)


def _origin_around() -> str:
    """Return the origin of the page around; empty where the browser does not say."""
    if not document.referrer:
        return ""
    try:
        return str(window.URL.new(document.referrer).origin)
    except JsException:
        return ""


def _json(data: Any) -> str:
    """Return what was posted as JSON text; empty where it has none."""
    try:
        text = window.JSON.stringify(data)
    except JsException:
        return ""
    return "" if is_none(text) else str(text)
