"""The icons: lines in a box of 24 x 24 units, which the style sheets draw alike."""

from __future__ import annotations

from quarto.views.markup import Element, el

ICONS = {
    "menu": ("M4 7h16", "M4 12h16", "M4 17h16"),
    "undo": ("M8 5 4 9l4 4", "M4 9h9.5a5.5 5.5 0 0 1 0 11H9"),
    "redo": ("m16 5 4 4-4 4", "M20 9h-9.5a5.5 5.5 0 0 0 0 11H15"),
    "close": ("m6 6 12 12", "M18 6 6 18"),
    "pause": ("M8.5 6v12", "M15.5 6v12"),
    "first": ("M6 6v12", "m18 6-7 6 7 6"),
    "back": ("m15 6-7 6 7 6",),
    "forward": ("m9 6 7 6-7 6",),
    "last": ("M18 6v12", "m6 6 7 6-7 6"),
    "earlier": ("m17 5-6 7 6 7", "m11 5-6 7 6 7"),
    "later": ("m7 5 6 7-6 7", "m13 5 6 7-6 7"),
}


def icon_symbols() -> tuple[Element, ...]:
    """Return every icon, to be shown by ``<use>``."""
    return tuple(
        el(
            "symbol",
            {"id": f"icon-{name}", "viewBox": "0 0 24 24"},
            *(el("path", {"d": stroke}) for stroke in strokes),
        )
        for name, strokes in ICONS.items()
    )
