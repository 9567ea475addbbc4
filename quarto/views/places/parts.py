"""What the places are made of: controls, choices, the answer to what was done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.views.bar import AGAIN
from quarto.views.markup import Child, Element, el
from quarto.views.strings import JOINERS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from quarto.app.text import Text
    from quarto.views.strings import Strings


def control(
    does: str, *words: Child, style: str | None = None, name: str | None = None
) -> Element:
    """Return a button; does: what it does, with a colon before what it is about."""
    attributes = {
        "type": "button",
        "class": style,
        "data-do": does if ":" in does else f"{does}:",
        "aria-label": name,
    }
    return el("button", attributes, *words)


def switch(does: str, *words: Child, is_on: bool, style: str | None = None) -> Element:
    """Return a button that stays pressed."""
    attributes = {
        "type": "button",
        "class": style,
        "data-do": does if ":" in does else f"{does}:",
        "aria-pressed": "true" if is_on else "false",
    }
    return el("button", attributes, *words)


def row(label: str, buttons: Iterable[Element], style: str = "row") -> Element:
    """Return buttons that belong together, under a name that is heard and seen."""
    name = el("span", {"class": "row-name", "aria-hidden": "true"}, label)
    group = {"class": style, "role": "group", "aria-label": label}
    return el("div", group, name, *buttons)


def answer(said: tuple[Text, ...], number: int, strings: Strings) -> Element:
    """Return what was answered last; read aloud each time, even if it is the same."""
    words = " ".join(strings.say(one) for one in said)
    again = AGAIN if said and number % 2 else ""
    return el("p", {"class": "said", "role": "status"}, words + again)


def isolated(name: str, limit: int = 40) -> Element:
    """Return a person's name as it was written, whatever its script and length."""
    shown = cut(name, limit)
    return el("bdi", {"class": "name", "title": name if shown != name else None}, shown)


def cut(name: str, limit: int) -> str:
    """Return a name that is not longer than a limit and its dots.

    >>> cut("Zoé", 3), cut("👩\u200d👧 Ana", 2)
    ('Zoé', '👩…')
    """
    return name if len(name) <= limit else f"{name[:limit].rstrip(JOINERS)}…"
