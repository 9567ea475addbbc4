"""What is stored of a running game, and how it is written and read.

An envelope of JSON: format, version, counter, and what is needed to show the table as
it was left. `docs/saves.md` describes each field.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarto.engine.rules import LONGEST_TURN
from quarto.saves.fields import (
    SaveError,
    SaveReason,
    damaged,
    fields_of,
    number,
    seconds,
)
from quarto.saves.matches import read_match, written_match
from quarto.saves.migrations import MIGRATIONS
from quarto.saves.seal import CHECK, is_whole, sealed
from quarto.saves.tables import (
    plain_name,
    read_game,
    read_players,
    read_turn,
    table_fields,
    turn_fields,
)

if TYPE_CHECKING:
    from quarto.engine.cells import Cell
    from quarto.engine.game import Game
    from quarto.engine.match import Match
    from quarto.engine.pieces import Piece
    from quarto.saves.beside import Beside
    from quarto.saves.tables import SavedPlayer

FORMAT = "quarto-game"
VERSION = 3
# The first version that has a checksum.
SEALED_SINCE = 3
LONGEST_KEY = 40


@dataclass(frozen=True, slots=True)
class EntryMark:
    """What the library is to know of the game on the table.

    key: its name there, if it was opened from there, or empty; with it come title and
    star. is_named: whether the library may know the players' names.
    """

    key: str = ""
    title: str = ""
    is_starred: bool = False
    is_named: bool = True


# Of a game whose players' names belong somewhere else alone.
NAMELESS = EntryMark(is_named=False)


@dataclass(frozen=True, slots=True)
class Save:
    """A table as it was left.

    counter: grows by one with each save, so that the newer of two can be told.
    staged, chosen: a placement or gift not yet committed.
    used: seconds of the turn's time that are gone, where a clock runs.
    entry: what the library is to know of the game.
    beside: the game that is played while this one waits, if one is.
    """

    counter: int
    game: Game
    match: Match
    players: tuple[SavedPlayer, SavedPlayer]
    staged: Cell | None = None
    chosen: Piece | None = None
    used: float = 0.0
    entry: EntryMark | None = None
    beside: Beside | None = None


def format_save(save: Save) -> str:
    """Return the envelope as JSON text."""
    return sealed(
        {
            "format": FORMAT,
            "version": VERSION,
            "counter": save.counter,
            **table_fields(save.game, save.players),
            **written_match(save.match),
            **turn_fields(save.staged, save.chosen),
            "used": save.used,
            "entry": None if save.entry is None else _entry_fields(save.entry),
            "beside": None if save.beside is None else _beside_fields(save.beside),
        }
    )


def parse_save(text: str) -> Save:
    """Read an envelope of this version or an older one; SaveError if it is none."""
    fields = _migrated(fields_of(text, FORMAT))
    players, game = read_players(fields), read_game(fields)
    staged, chosen = read_turn(fields, game)
    return Save(
        counter=number(fields, "counter"),
        game=game,
        match=read_match(fields),
        players=players,
        staged=staged,
        chosen=chosen,
        used=seconds(fields, "used", LONGEST_TURN),
        entry=_entry(fields.get("entry")),
        beside=_beside(fields.get("beside")),
    )


def _migrated(fields: dict[str, object]) -> dict[str, object]:
    version = number(fields, "version")
    if version > VERSION:
        raise SaveError(SaveReason.NEWER, "version")
    if version >= SEALED_SINCE and not is_whole(fields):
        raise damaged(CHECK)
    for old in range(version, VERSION):
        if old not in MIGRATIONS:
            raise damaged("version")
        fields = MIGRATIONS[old](fields)
    return fields


def _entry_fields(entry: EntryMark) -> dict[str, object]:
    return {
        "key": entry.key,
        "title": entry.title,
        "starred": entry.is_starred,
        "named": entry.is_named,
    }


def _entry(value: object) -> EntryMark | None:
    if value is None:
        return None
    if not isinstance(value, dict):
        raise damaged("entry")
    key, title = value.get("key"), value.get("title")
    if not (isinstance(key, str) and isinstance(title, str)) or len(key) > LONGEST_KEY:
        raise damaged("entry")
    return EntryMark(
        key,
        plain_name(title),
        is_starred=value.get("starred") is True,
        is_named=value.get("named") is not False,
    )


def _beside_fields(beside: Beside) -> dict[str, object]:
    from quarto.saves.beside import beside_fields  # noqa: PLC0415  # it is rare

    return beside_fields(beside)


def _beside(value: object) -> Beside | None:
    if value is None:
        return None
    from quarto.saves.beside import read_beside  # noqa: PLC0415  # it is rare

    return read_beside(value)
