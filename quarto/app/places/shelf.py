"""The games of the library as a list: read, found by what they bear, made room among.

Nothing here replays a game: an entry says by itself how it ended, and nothing else of
its lines is known.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from quarto.engine.errors import NotationError
from quarto.engine.match import Match
from quarto.engine.notation import parse_position
from quarto.engine.record import parse_game
from quarto.saves.fields import SaveError, SaveReason, damaged
from quarto.saves.library import Entry, parse_entry

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from quarto.engine.game import Game

# As the views know it.
Listed: TypeAlias = Entry
# Games by their keys, the newest first.
Shelf: TypeAlias = "Mapping[str, Entry]"


@dataclass(frozen=True, slots=True)
class Part:
    """Some of the library, read. newer: how many a newer version has written.

    damaged: keys of those that cannot be read.
    """

    entries: Shelf
    newer: int = 0
    damaged: tuple[str, ...] = ()


def part_of(games: Iterable[tuple[str, str]]) -> Part:
    """Read games by their keys; what cannot be read stops nothing."""
    entries: dict[str, Entry] = {}
    newer, damaged_keys = 0, []
    for key, words in games:
        try:
            entry = parse_entry(words)
            # Made now, a few at a time, what a search looks through is there then.
            _bears(entry)
            entries[key] = entry
        except SaveError as error:
            if error.reason is SaveReason.NEWER:
                newer += 1
            else:
                damaged_keys.append(key)
    return Part(entries, newer, tuple(damaged_keys))


def game_of(entry: Entry) -> Game:
    """Return the game itself; NotationError if its record is none.

    SaveError if it did not end as the entry says.
    """
    origin = parse_position(entry.origin) if entry.origin else None
    game = parse_game(entry.record, origin)
    outcome = game.outcome
    end = None if outcome is None else outcome.termination
    seat = None if outcome is None else outcome.winner
    winner = None if seat is None else Match(entry.lot).player_in(seat)
    if (end, winner) != (entry.end, entry.winner):
        raise damaged("end")
    return game


def is_sound(entry: Entry) -> bool:
    """Whether the game can be replayed and ended as the entry says."""
    try:
        game_of(entry)
    except (NotationError, SaveError):
        return False
    return True


def shelf_of(entries: Iterable[Entry]) -> Shelf:
    """Return games by their keys."""
    return {entry.key: entry for entry in entries}


def found(shelf: Shelf, query: str) -> Shelf:
    """Return the games that bear every word of a query: in names, title or date."""
    words = folded(query).split()
    if not words:
        return shelf
    return {
        key: entry
        for key, entry in shelf.items()
        if all(word in _bears(entry) for word in words)
    }


def folded(words: str) -> str:
    """Return words as they are looked for: without accents, small.

    >>> folded("Zoé ŒUVRE")
    'zoe œuvre'
    """
    parts = unicodedata.normalize("NFD", words)
    return "".join(sign for sign in parts if not unicodedata.combining(sign)).casefold()


def merged(shelf: Shelf, others: Shelf) -> Shelf:
    """Return games of both, the newest first, each once; the first ones stay."""
    known = {**others, **shelf}
    return {key: known[key] for key in sorted(known, reverse=True)}


def oldest(shelf: Shelf, count: int) -> Shelf:
    """Return so many games that may go first: the oldest without a star."""
    free = [key for key, entry in shelf.items() if not entry.is_starred]
    return {key: shelf[key] for key in free[-count:]} if count > 0 else {}


def text_of(entry: Entry) -> str:
    """Return a game as two lines of text: what it is, and its record."""
    first, second = (one.name or one.level or "-" for one in entry.players)
    score = {None: "1/2", 0: "1-0", 1: "0-1"}[entry.winner]
    about = [
        entry.date.replace("T", " "),
        f"{first} – {second}",
        "*" if entry.end is None else f"{score} {entry.end}",
    ]
    if entry.title:
        about.append(entry.title)
    record = f"{entry.origin} | {entry.record}" if entry.origin else entry.record
    # A name may hold anything; a line stays one line.
    return f"# {' '.join(' · '.join(about).split())}\n{record}"


def _bears(entry: Entry) -> str:
    first, second = entry.players
    return _words(first.name, second.name, entry.title, entry.date)


@lru_cache(maxsize=4096)
def _words(first: str, second: str, title: str, date: str) -> str:
    year, month, day = date[:4], date[5:7], date[8:10]
    dates = (f"{year}-{month}-{day}", f"{day}/{month}/{year}", f"{day}.{month}.{year}")
    return folded(" ".join((first, second, title, *dates)))
