"""The browser's Back: it closes what is shown instead of leaving the page.

A dialog that is open has an entry of its own in the history, and so has a place beside
the table, with its own address. In a frame the history is the host page's and stays
untouched.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyscript import when, window

if TYPE_CHECKING:
    from collections.abc import Callable

ENTRY = "quarto-dialog"
BESIDE = "quarto-place"
OPTION = "place"


class Back:
    """The entries of the open dialog and of the place shown."""

    def __init__(self, close: Callable[[], None], leave: Callable[[], None]) -> None:
        """Call these when somebody goes back from a dialog, and from a place."""
        self._close = close
        self._leave = leave
        self._is_alone = window.parent == window
        if window.history.state == ENTRY:
            # Left over from before a reload, which closed the dialog.
            window.history.replaceState(None, "")
        self._beside = window.history.state == BESIDE
        # Going back comes true later; a dialog may be open again by then.
        self._is_going_back = False
        self._is_open = False
        when("popstate", window)(self._went)

    def opened(self) -> None:
        """Make an entry to go back from."""
        self._is_open = True
        if self._is_alone and window.history.state != ENTRY:
            window.history.pushState(ENTRY, "")

    def closed(self) -> None:
        """Take the entry away, unless going back has done so."""
        self._is_open = False
        if window.history.state == ENTRY and not self._is_going_back:
            self._is_going_back = True
            window.history.back()

    def visited(self, name: str | None) -> None:
        """Follow to a place, or back to the table: the address says where."""
        if not self._is_alone or (name is None and not self._beside):
            return
        if name is not None:
            address = _address(name)
            if self._beside:
                window.history.replaceState(BESIDE, "", address)
            else:
                # Below it lies the table, even where the address led here at once.
                window.history.replaceState(None, "", _address(None))
                window.history.pushState(BESIDE, "", address)
        elif window.history.state == BESIDE:
            # Going back would come true too late: a pause may open at once.
            window.history.replaceState(None, "", _address(None))
        self._beside = name is not None

    def _went(self, _event: Any) -> None:
        if window.history.state == ENTRY:
            return
        is_own, self._is_going_back = self._is_going_back, False
        if not is_own:
            self._close()
        if window.history.state == BESIDE and not self._beside:
            # The place was left under a dialog, or is gone forward to.
            window.history.replaceState(None, "", _address(None))
        if window.history.state != BESIDE and self._beside:
            self._beside = False
            self._leave()
        if is_own and self._is_open:
            window.history.pushState(ENTRY, "")


def _address(place: str | None) -> str:
    """Return the page's address with this place in it, or with none."""
    address = window.URL.new(window.location.href)
    # Not by `searchParams`: in a form a `+` would be a blank, and rules hold some.
    options = [o for o in str(address.search).lstrip("?").split("&") if o]
    options = [o for o in options if not o.startswith(f"{OPTION}=")]
    if place is not None:
        options.append(f"{OPTION}={place}")
    address.search = "&".join(options)
    return str(address.href)
