"""What is stored of a running game, and how it is written and read.

An envelope of JSON: format, version, counter, and what is needed to show the table as
it was left. The game itself is its record, replayed by the engine's own parser, so an
impossible board cannot be loaded. `docs/saves.md` describes each field.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar

from quarto.engine.errors import NotationError, QuartoError
from quarto.engine.match import PLAYERS, Match, PlayerNumber
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
from quarto.saves.migrations import MIGRATIONS

if TYPE_CHECKING:
    from collections.abc import Callable

    from quarto.engine.cells import Cell
    from quarto.engine.game import Game
    from quarto.engine.pieces import Piece

T = TypeVar("T")
FORMAT = "quarto-game"
VERSION = 1
# Generous, but a stored text or name never grows without bound.
LONGEST_TEXT = 100_000
LONGEST_NAME = 200
LONGEST_MATCH = 10_000


class SaveReason(StrEnum):
    """Why a stored text cannot be loaded."""

    NOT_OURS = "not_ours"
    NEWER = "newer"
    DAMAGED = "damaged"


class SaveError(QuartoError):
    """A stored text that cannot be loaded. field: where it is wrong, if known."""

    def __init__(self, reason: SaveReason, field: str = "") -> None:
        """Keep reason and field."""
        super().__init__(f"{reason.value} {field}".strip())
        self.reason = reason
        self.field = field


@dataclass(frozen=True, slots=True)
class SavedPlayer:
    """A name, empty for the default, and a level's name or None for a person."""

    name: str
    level: str | None


@dataclass(frozen=True, slots=True)
class Save:
    """A table as it was left.

    counter: grows by one with each save, so that the newer of two can be told.
    staged, chosen: a placement or gift not yet committed.
    """

    counter: int
    game: Game
    match: Match
    players: tuple[SavedPlayer, SavedPlayer]
    staged: Cell | None = None
    chosen: Piece | None = None


def format_save(save: Save) -> str:
    """Return the envelope as JSON text."""
    return json.dumps(
        {
            "format": FORMAT,
            "version": VERSION,
            "counter": save.counter,
            "origin": _origin_of(save.game),
            "record": format_plies(save.game),
            "lot": save.match.lot,
            "target": save.match.target,
            "winners": list(save.match.winners),
            "players": [
                {"name": player.name, "level": player.level} for player in save.players
            ],
            "staged": None if save.staged is None else format_cell(save.staged),
            "chosen": None if save.chosen is None else format_piece(save.chosen),
        },
        ensure_ascii=False,
    )


def parse_save(text: str) -> Save:
    """Read an envelope of this version or an older one; SaveError if it is none."""
    fields = _migrated(_fields_of(text))
    players = fields.get("players")
    if not isinstance(players, list) or len(players) != len(PLAYERS):
        raise SaveError(SaveReason.DAMAGED, "players")
    origin = _parsed(fields, "origin", parse_position)
    game = _parsed(fields, "record", lambda record: parse_game(record, origin))
    if game is None:
        raise SaveError(SaveReason.DAMAGED, "record")
    return Save(
        counter=_number(fields, "counter"),
        game=game,
        match=_match(fields),
        players=(_player(players[0]), _player(players[1])),
        staged=_staged(fields, game),
        chosen=_chosen(fields, game),
    )


def _origin_of(game: Game) -> str | None:
    """Return where the game began, if not on the empty board."""
    is_usual = game.origin == Position(game.rules)
    return None if is_usual else format_position(game.origin)


def _fields_of(text: str) -> dict[str, object]:
    if len(text) > LONGEST_TEXT:
        raise SaveError(SaveReason.NOT_OURS)
    try:
        fields = json.loads(text)
    # Deep nesting and endless digits are refused by Python itself.
    except (ValueError, RecursionError) as error:
        raise SaveError(SaveReason.DAMAGED) from error
    if not isinstance(fields, dict) or fields.get("format") != FORMAT:
        raise SaveError(SaveReason.NOT_OURS, "format")
    return fields


def _migrated(fields: dict[str, object]) -> dict[str, object]:
    version = _number(fields, "version")
    if version > VERSION:
        raise SaveError(SaveReason.NEWER, "version")
    for old in range(version, VERSION):
        if old not in MIGRATIONS:
            raise SaveError(SaveReason.DAMAGED, "version")
        fields = MIGRATIONS[old](fields)
    return fields


def _number(fields: dict[str, object], name: str) -> int:
    value = fields.get(name)
    # In Python a bool is an int; in a save it is a fault.
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise SaveError(SaveReason.DAMAGED, name)
    return value


def _parsed(
    fields: dict[str, object], name: str, parse: Callable[[str], T]
) -> T | None:
    value = fields.get(name)
    if value is None:
        return None
    if not isinstance(value, str):
        raise SaveError(SaveReason.DAMAGED, name)
    try:
        return parse(value)
    except NotationError as error:
        raise SaveError(SaveReason.DAMAGED, name) from error


def _match(fields: dict[str, object]) -> Match:
    target = None if fields.get("target") is None else _number(fields, "target")
    winners = fields.get("winners")
    if target == 0:
        raise SaveError(SaveReason.DAMAGED, "target")
    if not isinstance(winners, list) or len(winners) > LONGEST_MATCH:
        raise SaveError(SaveReason.DAMAGED, "winners")
    rounds = tuple(
        None if winner is None else _player_number(winner, "winners")
        for winner in winners
    )
    return Match(_player_number(fields.get("lot"), "lot"), target, rounds)


def _player_number(value: object, name: str) -> PlayerNumber:
    for player in PLAYERS:
        if value == player and not isinstance(value, bool):
            return player
    raise SaveError(SaveReason.DAMAGED, name)


def _player(value: object) -> SavedPlayer:
    if not isinstance(value, dict):
        raise SaveError(SaveReason.DAMAGED, "players")
    name, level = value.get("name"), value.get("level")
    if not isinstance(name, str) or not isinstance(level, str | None):
        raise SaveError(SaveReason.DAMAGED, "players")
    return SavedPlayer(name[:LONGEST_NAME], level)


def _staged(fields: dict[str, object], game: Game) -> Cell | None:
    cell = _parsed(fields, "staged", parse_cell)
    position = game.position
    if cell is not None and (
        game.outcome is not None
        or position.hand is None
        or cell not in position.empty_cells
    ):
        raise SaveError(SaveReason.DAMAGED, "staged")
    return cell


def _chosen(fields: dict[str, object], game: Game) -> Piece | None:
    piece = _parsed(fields, "chosen", parse_piece)
    if piece is not None and (
        game.outcome is not None or piece not in game.position.reserve
    ):
        raise SaveError(SaveReason.DAMAGED, "chosen")
    return piece
