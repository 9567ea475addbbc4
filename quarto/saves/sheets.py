"""The score sheet of a wooden box, as stored text."""

from __future__ import annotations

import json
from dataclasses import dataclass

from quarto.engine.match import PLAYERS, Match
from quarto.engine.rules import LONGEST_TURN, SHORTEST_TURN
from quarto.saves.fields import SaveError, SaveReason, damaged, fields_of, number
from quarto.saves.matches import match_fields, read_match
from quarto.saves.tables import plain_name

FORMAT = "quarto-sheet"
VERSION = 1


@dataclass(frozen=True, slots=True)
class SavedSheet:
    """Two names, the rounds, the seconds of a turn, and how many of one are gone."""

    names: tuple[str, str]
    match: Match
    seconds: int
    used: int = 0


def format_sheet(sheet: SavedSheet) -> str:
    """Return the envelope as JSON text."""
    fields = {"format": FORMAT, "version": VERSION, "names": list(sheet.names)}
    time = {"seconds": sheet.seconds, "used": sheet.used}
    rest = match_fields(sheet.match) | time
    return json.dumps(fields | rest, ensure_ascii=False)


def parse_sheet(text: str) -> SavedSheet:
    """Read an envelope; SaveError if it is none, or of a later version."""
    fields = fields_of(text, FORMAT)
    if number(fields, "version") > VERSION:
        raise SaveError(SaveReason.NEWER, "version")
    names, seconds = fields.get("names"), number(fields, "seconds")
    if not isinstance(names, list) or len(names) != len(PLAYERS):
        raise damaged("names")
    if not all(isinstance(name, str) for name in names):
        raise damaged("names")
    if not SHORTEST_TURN <= seconds <= LONGEST_TURN:
        raise damaged("seconds")
    # Sheets of the first days know nothing of it.
    used = number(fields, "used") if "used" in fields else 0
    if not 0 <= used <= LONGEST_TURN:
        raise damaged("used")
    first, second = map(plain_name, names)
    return SavedSheet((first, second), read_match(fields), seconds, used)
