"""What other pages embed the game with: embed.js, and pictures of the sixteen pieces.

The pictures are the drawings from above that the page has too. They stand alone, on
paper and on any ground, so their colours are in them.
"""

import importlib
import json
from collections.abc import Mapping
from typing import Protocol, cast

from tools import bundles
from tools.paths import ROOT

SCRIPT = "embed.js"
_PIECES = range(16)


class _Art(Protocol):
    """What quarto/views/picture.py draws."""

    def piece_drawing(self, piece: int) -> str: ...


class _Strings(Protocol):
    def piece(self, piece: int, separator: str) -> str: ...


class _Views(Protocol):
    def Strings(self, texts: Mapping[str, str]) -> _Strings: ...  # noqa: N802  # a class


def files() -> dict[str, bytes]:
    """Return embed.js and the pictures by their places in the site."""
    art = cast("_Art", importlib.import_module("quarto.views.picture"))
    pictures = {f"pieces/{p:x}.svg": art.piece_drawing(p).encode() for p in _PIECES}
    return {SCRIPT: _script(_PIECES).encode(), **pictures}


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
