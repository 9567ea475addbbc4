"""Keeping the screen awake, while something is shown to a class or a clock runs."""

from __future__ import annotations

from typing import Any

from pyodide.ffi import JsException
from pyscript import document, when, window

from quarto.web.tasks import begin


class Awake:
    """A lock that the browser takes away from a hidden page, and that comes back."""

    def __init__(self) -> None:
        """Want nothing yet."""
        self._is_wanted = False
        self._lock: Any = None
        when("visibilitychange", document)(self._changed)

    def want(self, *, is_wanted: bool) -> None:
        """Keep the screen awake from now on, or let it sleep."""
        if is_wanted != self._is_wanted:
            self._is_wanted = is_wanted
            self._changed()

    def _changed(self, _event: Any = None) -> None:
        begin(self._settle())

    async def _settle(self) -> None:
        try:
            if not self._is_wanted and self._lock is not None:
                await self._lock.release()
                self._lock = None
            elif self._is_wanted and not document.hidden:
                self._lock = await window.navigator.wakeLock.request("screen")
        except (AttributeError, JsException):
            # Not every browser has it, and none on a flat battery.
            self._lock = None
