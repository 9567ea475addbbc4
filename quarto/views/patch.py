"""What has to be drawn anew: the smallest changes between two drawings.

Most of the page stays as it is from one moment to the next, and most of what changes
is an attribute or a word. Only where elements come or go is anything morphed, which
makes a tap answer several times sooner.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from quarto.views.markup import Element, render

if TYPE_CHECKING:
    from collections.abc import Iterator

    from quarto.views.markup import Attributes

Path: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Renamed:
    """An element has other attributes: those that changed, None for one that went."""

    path: Path
    attributes: Attributes


@dataclass(frozen=True, slots=True)
class Reworded:
    """An element that holds nothing but text holds another text."""

    path: Path
    text: str


@dataclass(frozen=True, slots=True)
class Redrawn:
    """An element is to become like this HTML."""

    path: Path
    html: str


Patch: TypeAlias = Renamed | Reworded | Redrawn


def patches(old: Element, new: Element) -> tuple[Patch, ...]:
    """Return what turns one drawing into another; paths go child by child.

    >>> from quarto.views.markup import el
    >>> old = el("ul", None, el("li", None, "a"), el("li", {"id": "x"}))
    >>> patches(old, el("ul", None, el("li", None, "b"), el("li", {"id": "x"})))
    (Reworded(path=(0,), text='b'),)
    """
    return tuple(_differences(old, new, ()))


def _differences(old: Element, new: Element, path: Path) -> Iterator[Patch]:
    if old is new:
        return
    before, after = old.children, new.children
    is_text = len(before) == len(after) == 1 and isinstance(before[0], str)
    # Beside text, elements have no number of their own: the parent is drawn whole.
    is_mixed = any(isinstance(child, str) for child in (*before, *after))
    is_same_kind = old.tag == new.tag and len(before) == len(after)
    if not is_same_kind or (is_mixed and not is_text and before != after):
        yield Redrawn(path, render(new))
        return
    if old.attributes != new.attributes:
        yield Renamed(path, _changed(old.attributes, new.attributes))
    for number, (one, other) in enumerate(zip(before, after, strict=True)):
        if isinstance(one, Element) and isinstance(other, Element):
            yield from _differences(one, other, (*path, number))
        elif one != other:
            yield _retold(path, new, other)


def _retold(path: Path, parent: Element, child: Element | str) -> Patch:
    if isinstance(child, str):
        return Reworded(path, child)
    return Redrawn(path, render(parent))


def _changed(old: Attributes, new: Attributes) -> Attributes:
    names = (*old, *(name for name in new if name not in old))
    return {n: new.get(n) for n in names if old.get(n) != new.get(n)}
