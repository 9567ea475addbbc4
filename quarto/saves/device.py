"""Everything that this device keeps as the text of one file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarto.saves.fields import (
    LONGEST_TEXT,
    SaveError,
    SaveReason,
    damaged,
    fields_of,
    number,
)
from quarto.saves.library import entries_of, fields_of_entries
from quarto.saves.seal import CHECK, is_whole, sealed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from quarto.saves.library import Entry

FORMAT = "quarto-device"
VERSION = 1
PREFIX = "quarto."
LONGEST_FILE = 8_000_000
MOST_TEXTS = 100


@dataclass(frozen=True, slots=True)
class Device:
    """What is kept. texts: by their keys. aside: what could not be read, by its key."""

    texts: Mapping[str, str]
    entries: tuple[Entry, ...]
    aside: Mapping[str, str]


def format_device(device: Device) -> str:
    """Return everything as JSON text."""
    return sealed(
        {
            "format": FORMAT,
            "version": VERSION,
            "texts": dict(device.texts),
            "games": fields_of_entries(device.entries),
            "aside": dict(device.aside),
        }
    )


def parse_device(text: str) -> Device:
    """Read such a file; SaveError if it is none, or of a later version.

    The texts are whatever somebody wrote there: each has a reader of its own.
    """
    fields = fields_of(text, FORMAT, LONGEST_FILE)
    if number(fields, "version") > VERSION:
        raise SaveError(SaveReason.NEWER, "version")
    if not is_whole(fields):
        raise damaged(CHECK)
    texts = _texts(fields.get("texts"), "texts")
    if not all(key.startswith(PREFIX) for key in texts):
        raise damaged("texts")
    entries = entries_of(fields.get("games"))
    return Device(texts, entries, _texts(fields.get("aside"), "aside"))


def _texts(value: object, name: str) -> dict[str, str]:
    if not isinstance(value, dict) or len(value) > MOST_TEXTS:
        raise damaged(name)
    for text in value.values():
        if not isinstance(text, str) or len(text) > LONGEST_TEXT:
            raise damaged(name)
    return value
