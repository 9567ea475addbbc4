"""The library's games as files: one, those found, or everything that is kept here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.effects import Download
from quarto.app.places.shelf import text_of
from quarto.saves.device import Device, format_device
from quarto.saves.library import format_library

if TYPE_CHECKING:
    from collections.abc import Iterable

    from quarto.app.focus import Update
    from quarto.app.model import Model
    from quarto.app.places.games import Games
    from quarto.app.places.news import Gathered
    from quarto.saves.library import Entry

ONE, ALL, EVERYTHING = "quarto-game", "quarto-games", "quarto-device.json"
ASIDE = "quarto-damaged.txt"


def gathered(model: Model, place: Games, message: Gathered) -> Update:
    """Hand out all that is kept here, or what had to be set aside."""
    if place.gathers == "aside":
        words = "\n\n".join(f"# {key}\n{words}" for key, words in message.aside)
        return model, (Download(ASIDE, f"{words}\n"),)
    games = tuple(place.entries.values())
    device = Device(dict(message.texts), games, dict(message.aside))
    return model, (Download(EVERYTHING, format_device(device)),)


def file(name: str, kind: str, entries: Iterable[Entry]) -> Download:
    """Return a file of games, of a kind that is `json` or else text."""
    if kind == "json":
        return Download(f"{name}.json", format_library(entries))
    texts = "\n\n".join(text_of(entry) for entry in entries)
    return Download(f"{name}.txt", f"{texts}\n")
