"""The screen: a scene becomes HTML, and the page is morphed to it.

The only door for markup. Elements that stay the same stay the same elements, so focus,
selection and scrolling survive. The dialog element is part of the page for good and
only its inside is drawn: whether it is open belongs to the browser.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pyodide.ffi import create_once_callable
from pyscript import document, window
from pyscript.ffi import is_none, to_js

from quarto import __version__
from quarto.locales import TEXTS
from quarto.views.clock import retimed
from quarto.views.dialogs import dialog_tree
from quarto.views.markup import Element, render
from quarto.views.page import looks, page_tree
from quarto.views.patch import Patch, Redrawn, Renamed, Reworded, patches
from quarto.views.strings import Strings
from quarto.web.awake import Awake
from quarto.web.frame import is_framed
from quarto.web.sliding import lifted, slide_all

if TYPE_CHECKING:
    from quarto.app.scene import Scene
    from quarto.app.settings import Language, Settings
    from quarto.app.text import Text
    from quarto.web.history import Back


class Screen:
    """The page's elements that are drawn into."""

    def __init__(self) -> None:
        """Find them; they were in the page before Python was."""
        self.page = document.getElementById("page")
        self.dialog = document.getElementById("dialog")
        self._inside = to_js({"morphStyle": "innerHTML"})
        self._whole = to_js({"morphStyle": "outerHTML"})
        self._drawn: dict[str, Element] = {}
        self._scene: Scene | None = None
        self._awake = Awake()
        self.back: Back | None = None
        self._strings: dict[Language, Strings] = {}
        self._knows_places = False

    def show(self, scene: Scene) -> None:
        """Make the page look like a scene; the next one whole, after an error."""
        try:
            self._show(scene)
        except Exception:
            # Nobody knows how much of it is there.
            self._drawn.clear()
            self._scene = None
            raise

    def _show(self, scene: Scene) -> None:
        strings = self._strings_for(scene)
        before = self._scene
        if before is not None and replace(scene, clock=before.clock) == before:
            self._show_time(scene, strings)
            return
        moves = lifted(before, scene)
        if self._scene is None or self._scene.settings != scene.settings:
            # Even the same value makes a browser style the whole page anew.
            _look(scene.settings)
        self._follow(before, scene)
        self._draw("page", self.page, page_tree(scene, strings, __version__))
        over = dialog_tree(scene, strings)
        self._draw("dialog", self.dialog, over)
        self._open_or_close(scene.dialog if over.children else None)
        if moves:
            # Just before the frame, when the page is laid out anyway.
            window.requestAnimationFrame(
                create_once_callable(lambda _time: slide_all(moves))
            )
        self._keep_awake(scene)
        self._scene = scene

    def _strings_for(self, scene: Scene) -> Strings:
        """Return the sentences; those of places and replays once they are shown."""
        is_beside = scene.place is not None or scene.replay is not None
        if is_beside and not self._knows_places:
            self._strings.clear()
            self._knows_places = True
        language = scene.settings.language
        if language not in self._strings:
            self._strings[language] = Strings(self._texts(language))
        return self._strings[language]

    def _texts(self, language: Language) -> dict[str, str]:
        texts = dict(TEXTS[language])
        if self._knows_places:
            from quarto.locales.places import PLACES  # noqa: PLC0415  # the start is fast

            texts |= PLACES[language]
        return texts

    def _follow(self, before: Scene | None, scene: Scene) -> None:
        """Let the history know where somebody is."""
        old = None if before is None or before.place is None else before.place.name
        new = None if scene.place is None else scene.place.name
        if new != old:
            window.scrollTo(0, 0)
            if self.back is not None:
                self.back.visited(new)

    def _show_time(self, scene: Scene, strings: Strings) -> None:
        """Show another time: nothing else has changed, and nothing else is drawn."""
        for name, place in (("page", self.page), ("dialog", self.dialog)):
            self._draw(name, place, retimed(self._drawn[name], scene.clock, strings))
        self._keep_awake(scene)
        self._scene = scene

    def _keep_awake(self, scene: Scene) -> None:
        is_timed = scene.clock is not None and not scene.clock.is_paused
        self._awake.want(is_wanted=scene.settings.projects or is_timed)

    def say(self, text: Text) -> str:
        """Return a sentence in the language of the page."""
        assert self._scene is not None
        return self._strings_for(self._scene).say(text)

    def focus(self, name: str, value: str) -> None:
        """Move the keyboard to an element by its name in the page and its value."""
        selector = f'[data-{name}="{value}"]' if value else f"[data-{name}]"
        element = document.querySelector(f"#page {selector}")
        if is_none(element):
            return
        heading = element.querySelector(":is(h1, h2, h3)[tabindex='-1']")
        (element if is_none(heading) else heading).focus()

    def reveal(self, name: str, value: str) -> None:
        """Scroll a list so that one of its elements is seen; nothing else moves."""
        selector = f'#page [data-{name}="{value}"]'

        def scroll(_time: float) -> None:
            element = document.querySelector(selector)
            if not is_none(element):
                where = {"block": "nearest", "container": "nearest"}
                element.scrollIntoView(to_js(where))

        # Just before the frame, when the page is laid out anyway.
        window.requestAnimationFrame(create_once_callable(scroll))

    def begin_anew(self) -> None:
        """Load the page again, as on a first visit: without what its address asks.

        In a frame the address is the host page's, and stays.
        """
        if is_framed():
            window.location.reload()
        else:
            window.location.replace(window.location.pathname)

    def _draw(self, name: str, place: Any, tree: Element) -> None:
        """Morph what differs from the drawing before; at first, everything."""
        before = self._drawn.get(name)
        self._drawn[name] = tree
        if before is not None and not before.children:
            # Nothing is there that would have to stay as it is.
            place.innerHTML = render(*tree.children)
            return
        if before is None or len(before.children) != len(tree.children):
            window.Idiomorph.morph(place, render(*tree.children), self._inside)
            return
        # The last first: what comes before it keeps its number.
        for patch in reversed(patches(before, tree)):
            element = place
            for number in patch.path:
                element = element.children[number]
            self._apply(patch, element)

    def _apply(self, patch: Patch, element: Any) -> None:
        match patch:
            case Renamed(attributes=attributes):
                for name, value in attributes.items():
                    _set(element, name, value)
            case Reworded(text=text):
                element.textContent = text
                if element.tagName == "TEXTAREA":
                    # Somebody's input has parted it from what it was made with.
                    element.value = text
            case Redrawn(html=html):
                window.Idiomorph.morph(element, html, self._whole)

    def _open_or_close(self, name: str | None) -> None:
        # Closing through the browser gives the keyboard back to where it was.
        if name is None:
            if self.dialog.open:
                self.dialog.removeAttribute("data-dialog")
                self.dialog.close()
                if document.activeElement == document.body:
                    # What led here has gone with its menu.
                    self.focus("action", "menu")
                if self.back is not None:
                    self.back.closed()
            return
        self.dialog.dataset.dialog = name
        if not self.dialog.open:
            self.dialog.showModal()
            if self.back is not None:
                self.back.opened()


def _look(settings: Settings) -> None:
    """Make the page's root say how everything looks."""
    root = document.documentElement
    root.lang = settings.language
    for name, value in looks(settings).items():
        root.setAttribute(f"data-{name}", value)


def _set(element: Any, name: str, value: str | None) -> None:
    """Set an attribute; in fields also the state that somebody's input has parted."""
    if value is None:
        element.removeAttribute(name)
    else:
        element.setAttribute(name, value)
    if name in ("checked", "selected"):
        setattr(element, name, value is not None)
    elif name == "value" and element.tagName == "INPUT":
        element.value = value or ""
