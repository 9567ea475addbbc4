"""Markup as a value: elements that are escaped whatever they hold.

Text enters a page only through `render`, which escapes it; there is no way to
pass markup through as text. Attributes that are `None` are left out, so views
write `{"data-last": "" if last else None}` instead of branching.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

Attributes: TypeAlias = "Mapping[str, str | None]"
Child: TypeAlias = "Element | str"

# Elements that HTML forbids to close. SVG has none: its empty elements are closed.
VOID = frozenset({"br", "hr", "img", "input", "link", "meta"})
NO_ATTRIBUTES: Attributes = {}


@dataclass(frozen=True, slots=True)
class Element:
    """One element: tag, attributes in the order given, children."""

    tag: str
    attributes: Attributes
    children: tuple[Child, ...]


def el(tag: str, attributes: Attributes | None = None, *children: Child) -> Element:
    """Return an element.

    >>> render(el("p", {"class": "note", "hidden": None}, "1 < 2"))
    '<p class="note">1 &lt; 2</p>'
    """
    return Element(tag, NO_ATTRIBUTES if attributes is None else attributes, children)


def render(*nodes: Child) -> str:
    """Return the HTML text of nodes, everything escaped."""
    parts: list[str] = []
    for node in nodes:
        _write(node, parts)
    return "".join(parts)


def _write(node: Child, parts: list[str]) -> None:
    if isinstance(node, str):
        parts.append(_escaped(node))
        return
    parts.append(f"<{node.tag}")
    for name, value in node.attributes.items():
        if value is not None:
            parts.append(f' {name}="{_escaped(value)}"')
    parts.append(">")
    if node.tag in VOID:
        return
    for child in node.children:
        _write(child, parts)
    parts.append(f"</{node.tag}>")


def _escaped(text: str) -> str:
    # Only these four matter in text and in quoted values; "&" must come first.
    return (
        text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace('"', "&quot;")
    )
