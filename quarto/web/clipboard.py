"""The clipboard and the device's own way to send links on.

Browsers open both only to pages that they trust.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyodide.ffi import JsException
from pyscript import window
from pyscript.ffi import to_js

from quarto.app.messages import Copied
from quarto.web.tasks import begin

if TYPE_CHECKING:
    from collections.abc import Callable

    from quarto.app.messages import Message


def copy(text: str, send: Callable[[Message], None]) -> None:
    """Put a text into the clipboard, and report whether it is there."""
    begin(_copy(text, send))


def can_send() -> bool:
    """Tell whether the device has a way to send links on."""
    return bool(getattr(window.navigator, "share", None))


def send_on(link: str) -> None:
    """Hand a link to whatever the device sends links with."""
    begin(_send_on(link))


async def _send_on(link: str) -> None:
    try:
        await window.navigator.share(to_js({"title": "Quarto", "url": link}))
    except JsException:
        # Somebody thought better of it, which is no fault to be told.
        return


async def _copy(text: str, send: Callable[[Message], None]) -> None:
    try:
        # Missing where the page is a file, or came over plain http.
        await window.navigator.clipboard.writeText(text)
    except (AttributeError, JsException):
        send(Copied(is_done=False))
    else:
        send(Copied(is_done=True))
