"""The page before Python: drawn at build time from the same views.

The board stands there at once; it comes to life when the engine is ready.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.app.model import Model
from quarto.app.scene import scene_of
from quarto.app.settings import Language, Settings
from quarto.app.text import text
from quarto.views.markup import render
from quarto.views.page import page
from quarto.views.piece_art import sprite
from quarto.views.strings import Strings

if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES: tuple[str, ...] = tuple(Language)


def first_page(language: str, texts: Mapping[str, str], version: str) -> str:
    """Return the HTML inside `#page` for a first visit, in a language."""
    scene = scene_of(Model(settings=Settings(language=Language(language))))
    # Nobody's turn yet: the lot is not drawn.
    first, second = (replace(seat, is_active=False) for seat in scene.seats)
    waiting = replace(
        scene, seats=(first, second), prompt=text("prompt.opening"), detail=()
    )
    return page(waiting, Strings(texts), version)


def symbols() -> str:
    """Return the drawings that every page refers to."""
    return render(sprite())
