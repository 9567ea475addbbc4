"""Whether anybody sees the page: reported whenever it goes out of sight or comes back.

Leaving the page counts as going out of sight, so that what has to be kept is kept even
where the page is not loaded again for days.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyscript import document, when, window

from quarto.app.messages import Hidden

if TYPE_CHECKING:
    from collections.abc import Callable

    from quarto.app.messages import Message


class Presence:
    """The page's visibility."""

    def __init__(self, send: Callable[[Message], None]) -> None:
        """Report to `send`, once at the start if nobody sees the page then."""
        self._send = send
        when("visibilitychange", document)(self._changed)
        when("pageshow", window)(self._changed)
        when("pagehide", window)(self._left)
        if document.hidden:
            self._changed()

    def _changed(self, _event: Any = None) -> None:
        self._send(Hidden(bool(document.hidden)))

    def _left(self, _event: Any) -> None:
        self._send(Hidden(is_hidden=True))
