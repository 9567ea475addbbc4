"""What few visits need at once and many need soon: imported after the start.

One module at a time, so that no import holds up a tap.
"""

from __future__ import annotations

import asyncio
from importlib import import_module

SOON = (
    "quarto.views.new_game",
    "quarto.views.settings_page",
    "quarto.views.rules_page",
    "quarto.ai.playing",
    "quarto.ai.question",
    "quarto.web.thinker",
)
# After the start, and between two modules: the page is there to be used.
PAUSE = 0.4


def import_later(names: tuple[str, ...] = SOON) -> None:
    """Import modules, one after each pause."""
    if names:
        loop = asyncio.get_event_loop()
        loop.call_later(PAUSE, lambda: _import_first(names))


def _import_first(names: tuple[str, ...]) -> None:
    import_module(names[0])
    import_later(names[1:])
