"""What other pages embed the game with: embed.js, and pictures of the sixteen pieces.

The pictures are the drawings from above that the page has too. They stand alone, on
paper and on any ground, so their colours are in them.
"""

import importlib
import json
from collections.abc import Mapping, Sequence
from typing import Protocol, cast

from tools import bundles
from tools.paths import ROOT

SCRIPT = "embed.js"
_PLAN = "art-plan"
# By the class of a part: for light and for dark pieces, what its attributes are.
_PAINT: dict[str, tuple[dict[str, str], dict[str, str]]] = {
    "plan-shadow": ({"fill": "none"}, {"fill": "none"}),
    "plan-rim": ({"fill": "#f8e6c0"}, {"fill": "#482815"}),
    "plan-top": (
        {"fill": "#fff3db", "stroke": "#4a2c12", "stroke-width": "4"},
        {"fill": "#5b3520", "stroke": "#f3d9a8", "stroke-width": "4"},
    ),
    "plan-miter": (
        {"fill": "none", "stroke": "#4a2c12", "stroke-width": "4"},
        {"fill": "none", "stroke": "#f3d9a8", "stroke-width": "4"},
    ),
    "plan-hole": (
        {"fill": "#2a1606", "stroke": "#4a2c12", "stroke-width": "7"},
        {"fill": "#0a0401", "stroke": "#f3d9a8", "stroke-width": "7"},
    ),
    # A light line round the dark ones, for they may lie on a dark ground.
    "plan-outline": (
        {"fill": "none", "stroke": "#4a2c12", "stroke-width": "5"},
        {"fill": "none", "stroke": "#f3d9a8", "stroke-width": "3"},
    ),
}


class _Element(Protocol):
    """What quarto/views/markup.py makes."""

    tag: str
    attributes: Mapping[str, str | None]
    children: Sequence[object]


class _Markup(Protocol):
    def el(
        self, tag: str, attributes: Mapping[str, str | None], *children: object
    ) -> _Element: ...

    def render(self, *nodes: object) -> str: ...


class _Art(Protocol):
    PIECES: range

    def piece_symbol(self, piece: int) -> _Element: ...


class _Strings(Protocol):
    def piece(self, piece: int, separator: str) -> str: ...


class _Views(Protocol):
    def Strings(self, texts: Mapping[str, str]) -> _Strings: ...  # noqa: N802  # a class


def files() -> dict[str, bytes]:
    """Return embed.js and the pictures by their places in the site."""
    art = cast("_Art", importlib.import_module("quarto.views.piece_art"))
    pictures = {f"pieces/{p:x}.svg": _picture(art, p).encode() for p in art.PIECES}
    return {SCRIPT: _script(art.PIECES).encode(), **pictures}


def _script(pieces: range) -> str:
    """Return embed.js with the sentences of both languages in it."""
    views = cast("_Views", importlib.import_module("quarto.views.strings"))
    texts = importlib.import_module("quarto.locales").TEXTS
    own = importlib.import_module("quarto.locales.embed").EMBED
    said = {
        language: {
            **sentences,
            "pieces": [views.Strings(texts[language]).piece(p, ", ") for p in pieces],
        }
        for language, sentences in own.items()
    }
    text = (ROOT / "static" / SCRIPT).read_text("utf-8")
    value = json.dumps(said, ensure_ascii=False, separators=(",", ":"))
    return bundles.replaced(text, {"const TEXTS = {};": f"const TEXTS = {value};"})


def _picture(art: _Art, piece: int) -> str:
    """Return the drawing of a piece from above as a file of its own."""
    markup = cast("_Markup", importlib.import_module("quarto.views.markup"))
    symbol = art.piece_symbol(piece)
    (plan,) = (
        cast("_Element", child)
        for child in symbol.children
        if _PLAN in (cast("_Element", child).attributes.get("class") or "")
    )
    is_dark = "tone-dark" in (plan.attributes.get("class") or "")
    parts = [_painted(markup, cast("_Element", p), is_dark) for p in plan.children]
    box = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 100 100"}
    return markup.render(markup.el("svg", box, *parts))


def _painted(markup: _Markup, part: _Element, is_dark: bool) -> _Element:  # noqa: FBT001  # an index
    attributes = dict(part.attributes)
    paint = _PAINT[attributes.pop("class") or ""][is_dark]
    return markup.el(part.tag, {**attributes, **paint}, *part.children)
