"""What few visits need at once and many need soon: imported after the start.

One module at a time, so that no import holds up a tap.
"""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

SOON = (
    "quarto.views.new_game",
    "quarto.views.settings_page",
    "quarto.views.rules_page",
    "quarto.ai.playing",
    "quarto.ai.question",
    "quarto.web.thinker",
    "quarto.app.places.games",
    "quarto.locales.places",
    "quarto.views.places",
    "quarto.views.places.games",
    "quarto.app.places.puzzles",
)
# After the start, and between two modules: the page is there to be used.
PAUSE = 0.4


def import_later(
    then: Callable[[], None] | None = None, names: tuple[str, ...] = SOON
) -> None:
    """Import modules, one after each pause; then do something else nobody waits for."""
    if names:
        loop = asyncio.get_event_loop()
        loop.call_later(PAUSE, lambda: _import_first(then, names))
    elif then is not None:
        then()


def _import_first(then: Callable[[], None] | None, names: tuple[str, ...]) -> None:
    import_module(names[0])
    import_later(then, names[1:])
