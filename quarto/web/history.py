"""The browser's Back: it closes what lies over the table instead of leaving the page.

While a dialog is open it has an entry of its own in the history. In a frame the history
is the host page's and stays untouched.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyscript import when, window

if TYPE_CHECKING:
    from collections.abc import Callable

ENTRY = "quarto-dialog"


class Back:
    """The entry of the open dialog."""

    def __init__(self, on_back: Callable[[], None]) -> None:
        """Call this when somebody goes back while a dialog is open."""
        self._on_back = on_back
        self._is_alone = window.parent == window
        if window.history.state == ENTRY:
            # Left over from before a reload, which closed the dialog.
            window.history.replaceState(None, "")
        when("popstate", window)(self._went)

    def opened(self) -> None:
        """Make an entry to go back from."""
        if self._is_alone and window.history.state != ENTRY:
            window.history.pushState(ENTRY, "")

    def closed(self) -> None:
        """Take the entry away, unless going back has done so."""
        if window.history.state == ENTRY:
            window.history.back()

    def _went(self, _event: Any) -> None:
        if window.history.state != ENTRY:
            self._on_back()
