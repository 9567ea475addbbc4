"""What has to be drawn anew: the smallest elements in which two drawings differ.

Most of the page stays as it is from one moment to the next. Only what differs is
rendered and morphed, which makes a tap answer several times sooner.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarto.views.markup import Element, render

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True, slots=True)
class Patch:
    """An element to be drawn anew: the way to it, child by child, and its HTML."""

    path: tuple[int, ...]
    html: str


def patches(old: Element, new: Element) -> tuple[Patch, ...]:
    """Return what turns one drawing into another.

    >>> from quarto.views.markup import el
    >>> old = el("ul", None, el("li", None, "a"), el("li", None, "b"))
    >>> patches(old, el("ul", None, el("li", None, "a"), el("li", None, "c")))
    (Patch(path=(1,), html='<li>c</li>'),)
    """
    return tuple(_differences(old, new, ()))


def _differences(old: Element, new: Element, path: tuple[int, ...]) -> Iterator[Patch]:
    if old is new:
        return
    before, after = old.children, new.children
    is_same_frame = (
        old.tag == new.tag
        and old.attributes == new.attributes
        and len(before) == len(after)
    )
    # Beside text, elements have no number of their own: the parent is drawn whole.
    has_text = any(isinstance(child, str) for child in (*before, *after))
    if not is_same_frame or (has_text and before != after):
        yield Patch(path, render(new))
    elif not has_text:
        for number, (one, other) in enumerate(zip(before, after, strict=True)):
            assert isinstance(one, Element)
            assert isinstance(other, Element)
            yield from _differences(one, other, (*path, number))
