"""What is stored of a running game, and how it is written and read.

An envelope of JSON: format, version, counter, and what is needed to show the table as
it was left. The game itself is its record, replayed by the engine's own parser, so an
impossible board cannot be loaded. `docs/saves.md` describes each field.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarto.engine.match import PLAYERS, Match
from quarto.engine.notation import (
    format_cell,
    format_piece,
    format_position,
    parse_cell,
    parse_piece,
    parse_position,
)
from quarto.engine.position import Position
from quarto.engine.record import format_plies, parse_game
from quarto.engine.rules import LONGEST_TURN
from quarto.saves.fields import (
    SaveError,
    SaveReason,
    damaged,
    fields_of,
    number,
    parsed,
    seconds,
)
from quarto.saves.matches import match_fields, read_match
from quarto.saves.migrations import MIGRATIONS
from quarto.saves.seal import CHECK, is_whole, sealed

if TYPE_CHECKING:
    from quarto.engine.cells import Cell
    from quarto.engine.game import Game
    from quarto.engine.pieces import Piece

FORMAT = "quarto-game"
VERSION = 3
# The first version that has a checksum.
SEALED_SINCE = 3
# Generous, but a stored name never grows without bound.
LONGEST_NAME = 200
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_ENDS = frozenset("\u2028\u2029")
LONGEST_KEY = 40


@dataclass(frozen=True, slots=True)
class SavedPlayer:
    """A name, empty for the default, and a level's name or None for a person."""

    name: str
    level: str | None


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
    """

    counter: int
    game: Game
    match: Match
    players: tuple[SavedPlayer, SavedPlayer]
    staged: Cell | None = None
    chosen: Piece | None = None
    used: float = 0.0
    entry: EntryMark | None = None


def plain_name(words: str) -> str:
    r"""Return a name as it may be kept and shown anywhere.

    It is not too long; ends of line and other controls become blanks. What would turn
    the words around it another way is left out.

    >>> plain_name("Zo\u00e9\n\u202eJr")
    'Zoé Jr'
    """
    words = words[:LONGEST_NAME]
    return words if words.isprintable() else "".join(map(_plain, words))


def _plain(sign: str) -> str:
    if sign in _TURNING:
        return ""
    # Halves of signs are nobody's.
    if "\ud800" <= sign <= "\udfff":
        return "\ufffd"
    return " " if sign < " " or "\x7f" <= sign < "\xa0" or sign in _ENDS else sign


def format_save(save: Save) -> str:
    """Return the envelope as JSON text."""
    return sealed(
        {
            "format": FORMAT,
            "version": VERSION,
            "counter": save.counter,
            "origin": origin_of(save.game) or None,
            "record": format_plies(save.game),
            **match_fields(save.match),
            "players": [
                {"name": player.name, "level": player.level} for player in save.players
            ],
            "staged": None if save.staged is None else format_cell(save.staged),
            "chosen": None if save.chosen is None else format_piece(save.chosen),
            "used": save.used,
            "entry": None if save.entry is None else _entry_fields(save.entry),
        }
    )


def parse_save(text: str) -> Save:
    """Read an envelope of this version or an older one; SaveError if it is none."""
    fields = _migrated(fields_of(text, FORMAT))
    players = fields.get("players")
    if not isinstance(players, list) or len(players) != len(PLAYERS):
        raise damaged("players")
    origin = parsed(fields, "origin", parse_position)
    game = parsed(fields, "record", lambda record: parse_game(record, origin))
    if game is None:
        raise damaged("record")
    return Save(
        counter=number(fields, "counter"),
        game=game,
        match=read_match(fields),
        players=(_player(players[0]), _player(players[1])),
        staged=_staged(fields, game),
        chosen=_chosen(fields, game),
        used=seconds(fields, "used", LONGEST_TURN),
        entry=_entry(fields.get("entry")),
    )


def origin_of(game: Game) -> str:
    """Return where a game began, as text; empty for the empty board."""
    is_usual = game.origin == Position(game.rules)
    return "" if is_usual else format_position(game.origin)


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


def _player(value: object) -> SavedPlayer:
    if not isinstance(value, dict):
        raise damaged("players")
    name, level = value.get("name"), value.get("level")
    if not isinstance(name, str) or not isinstance(level, str | None):
        raise damaged("players")
    return SavedPlayer(plain_name(name), level)


def _staged(fields: dict[str, object], game: Game) -> Cell | None:
    cell = parsed(fields, "staged", parse_cell)
    position = game.position
    if cell is not None and (
        game.outcome is not None
        or position.hand is None
        or cell not in position.empty_cells
    ):
        raise damaged("staged")
    return cell


def _chosen(fields: dict[str, object], game: Game) -> Piece | None:
    piece = parsed(fields, "chosen", parse_piece)
    if piece is not None and (
        game.outcome is not None or piece not in game.position.reserve
    ):
        raise damaged("chosen")
    return piece
