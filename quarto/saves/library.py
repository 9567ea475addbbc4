"""A game of the library as stored text, and many of them as one file.

An entry holds what a list shows and what counts: names, levels, end and winner stand
beside the record, so that thousands are listed and added up without replaying one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarto.engine.outcome import Termination
from quarto.saves.fields import (
    SaveError,
    SaveReason,
    damaged,
    fields_of,
    number,
    player_number,
)
from quarto.saves.matches import record_text
from quarto.saves.seal import CHECK, checksum, is_whole, sealed
from quarto.saves.tables import LONGEST_NAME, SavedPlayer, plain_name, read_players

if TYPE_CHECKING:
    from collections.abc import Iterable

    from quarto.engine.match import PlayerNumber
    from quarto.saves.fields import Fields

FORMAT = "quarto-library-game"
FILE_FORMAT = "quarto-library"
VERSION = 1
# As many games as are kept before the page asks which may go.
MOST_GAMES = 2_000
LONGEST_FILE = 4_000_000
# What is wrong with a file that has more.
TOO_MANY = "too_many"
_DATE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d", re.ASCII)


@dataclass(frozen=True, slots=True)
class Entry:
    """A game of the library.

    record: rules and plies; origin: where it was set up, or empty.
    lot: the player who gave first. winner: None for a draw, or where there is none.
    end: why it is over; None while it is not.
    date: when it came here, `2026-12-01T18:30:05` by this device's clock; empty until
    it has come. title: as somebody called it, or empty.
    """

    record: str
    origin: str
    lot: PlayerNumber
    players: tuple[SavedPlayer, SavedPlayer]
    end: Termination | None
    winner: PlayerNumber | None
    date: str = ""
    title: str = ""
    is_starred: bool = False

    @property
    def key(self) -> str:
        """Its name in the library: the same game of the same moment has the same."""
        names = (f"{one.name}/{one.level}" for one in self.players)
        what = "|".join((self.origin, self.record, str(self.lot), *names))
        return f"{self.date}-{checksum(what)}"

    @property
    def rules(self) -> str:
        """The rules, as text."""
        return self.record.partition(" ")[0]


def format_entry(entry: Entry) -> str:
    """Return an entry as JSON text."""
    return sealed({"format": FORMAT, "version": VERSION, **_fields(entry)})


def parse_entry(text: str) -> Entry:
    """Read an entry; SaveError if it is none, or of a later version."""
    return _entry(_opened(text, FORMAT))


def format_library(entries: Iterable[Entry]) -> str:
    """Return games as the text of one file."""
    games = [_fields(entry) for entry in entries]
    return sealed({"format": FILE_FORMAT, "version": VERSION, "games": games})


def parse_library(text: str) -> tuple[Entry, ...]:
    """Read a file of games; SaveError if one of them is not whole."""
    return entries_of(_opened(text, FILE_FORMAT, LONGEST_FILE).get("games"))


def fields_of_entries(entries: Iterable[Entry]) -> list[dict[str, object]]:
    """Return games as they stand inside a larger file."""
    return [_fields(entry) for entry in entries]


def entries_of(value: object) -> tuple[Entry, ...]:
    """Read games as they stand inside a file."""
    if not isinstance(value, list):
        raise damaged("games")
    if len(value) > MOST_GAMES:
        raise damaged(TOO_MANY)
    if not all(isinstance(one, dict) for one in value):
        raise damaged("games")
    return tuple(_entry(one) for one in value)


def _opened(text: str, kind: str, longest: int = LONGEST_FILE) -> dict[str, object]:
    fields = fields_of(text, kind, longest)
    if number(fields, "version") > VERSION:
        raise SaveError(SaveReason.NEWER, "version")
    if not is_whole(fields):
        raise damaged(CHECK)
    return fields


def _fields(entry: Entry) -> dict[str, object]:
    return {
        "date": entry.date,
        "title": entry.title,
        "starred": entry.is_starred,
        "origin": entry.origin or None,
        "record": entry.record,
        "lot": entry.lot,
        "players": [{"name": one.name, "level": one.level} for one in entry.players],
        "end": entry.end,
        "winner": entry.winner,
    }


def _entry(fields: Fields) -> Entry:
    date, winner, end = (fields.get(name) for name in ("date", "winner", "end"))
    if not isinstance(date, str) or not _DATE.fullmatch(date):
        raise damaged("date")
    record = record_text(fields.get("record"), "record")
    if not record:
        raise damaged("record")
    return Entry(
        record=record,
        origin=record_text(fields.get("origin"), "origin"),
        lot=player_number(fields.get("lot"), "lot"),
        players=_players(fields),
        end=None if end is None else _termination(end),
        winner=None if winner is None else player_number(winner, "winner"),
        date=date,
        title=_title(fields.get("title")),
        is_starred=fields.get("starred") is True,
    )


def _title(value: object) -> str:
    if not isinstance(value, str | None):
        raise damaged("title")
    return plain_name(value or "")


def _players(fields: Fields) -> tuple[SavedPlayer, SavedPlayer]:
    players = read_players(fields)
    if any(len(player.level or "") > LONGEST_NAME for player in players):
        raise damaged("players")
    return players


def _termination(value: object) -> Termination:
    for end in Termination:
        if end == value:
            return end
    raise damaged("end")
