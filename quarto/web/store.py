"""Local storage, which may be missing, forbidden or full."""

from __future__ import annotations

from pyodide.ffi import JsException
from pyscript import window
from pyscript.ffi import is_none

PREFIX = "quarto."
PROBE = f"{PREFIX}probe"
# Texts that could not be read, of each kind; then the last one gives way.
MOST_ASIDE = 5


class Store:
    """Texts under keys, as long as the browser allows."""

    def __init__(self) -> None:
        """Try the storage out: some browsers have it and refuse every write."""
        self.works = self.write(PROBE, "1") and self._remove(PROBE)

    def read(self, key: str) -> str | None:
        """Return a text, or None where there is none or it may not be read."""
        try:
            # Reading the property already fails in a sandboxed frame.
            text = window.localStorage.getItem(key)
        except JsException:
            return None
        return None if is_none(text) else str(text)

    def write(self, key: str, text: str) -> bool:
        """Keep a text; return whether it was kept."""
        try:
            window.localStorage.setItem(key, text)
        except JsException:
            return False
        return True

    def set_aside(self, key: str, aside: str) -> None:
        """Move a text to another key, or one beside it that has nothing else.

        It stays where it is if that fails.
        """
        text = self.read(key)
        names = [aside, *(f"{aside}-{number}" for number in range(2, MOST_ASIDE + 1))]
        there = next(
            (one for one in names if self.read(one) in {None, text}), names[-1]
        )
        if text is not None and self.write(there, text):
            self._remove(key)

    def texts(self) -> tuple[tuple[str, str], ...]:
        """Return every text of this page with its key."""
        read = ((key, self.read(key)) for key in self._keys())
        return tuple((key, text) for key, text in read if text is not None)

    def erase(self) -> None:
        """Remove every text of this page; other pages of the same site keep theirs."""
        for key in self._keys():
            self._remove(key)

    def _keys(self) -> list[str]:
        try:
            keys = [str(key) for key in window.Object.keys(window.localStorage)]
        except JsException:
            return []
        return [key for key in keys if key.startswith(PREFIX)]

    def _remove(self, key: str) -> bool:
        try:
            window.localStorage.removeItem(key)
        except JsException:
            return False
        return True
