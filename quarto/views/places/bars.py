"""Bars of a table's numbers: parts that differ by filling, not by hue.

They are drawn in parts of a hundred, so that they are as wide as there is room, and
tell nothing that does not stand in the table: who hears the page hears that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.views.markup import Element, el

if TYPE_CHECKING:
    from collections.abc import Sequence

HATCHING = "hatching"
STEP = "6"


def hatching() -> Element:
    """Return the lines that one of the fillings is made of; once for each page."""
    lines = el("path", {"class": "hatching", "d": "M-1 7 7 -1M-1 1 1 -1M5 7 7 5"})
    pattern = {
        "id": HATCHING,
        "width": STEP,
        "height": STEP,
        "patternUnits": "userSpaceOnUse",
    }
    return el(
        "svg",
        {"class": "sprite", "width": "0", "height": "0", "aria-hidden": "true"},
        el("defs", None, el("pattern", pattern, lines)),
    )


def swatch(number: int) -> Element:
    """Return how a part is filled, to stand beside its name."""
    return el(
        "svg",
        {"class": "swatch", "aria-hidden": "true"},
        _part(number, "0", "100%"),
    )


def bar(figures: Sequence[int | None], whole: int) -> Element:
    """Return parts of a whole, side by side."""
    parts, start = [], 0.0
    for number, figure in enumerate(figures):
        width = 100 * (figure or 0) / whole
        if width:
            parts.append(_part(number, f"{start:.2f}%", f"{width:.2f}%"))
        start += width
    return el("svg", {"class": "tally-bar", "aria-hidden": "true"}, *parts)


def _part(number: int, start: str, width: str) -> Element:
    shape = {"x": start, "width": width, "height": "100%"}
    return el("rect", {"class": f"part part-{number}", **shape})
