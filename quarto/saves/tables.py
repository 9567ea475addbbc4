"""What every table is made of as fields of an envelope: game, players, a turn begun.

The game is its record, replayed by the engine's own parser, so an impossible board
cannot be loaded. Whatever a name was, it is kept as one that can be shown anywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarto.engine.match import PLAYERS
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
from quarto.saves.fields import damaged, parsed

if TYPE_CHECKING:
    from quarto.engine.cells import Cell
    from quarto.engine.game import Game
    from quarto.engine.pieces import Piece
    from quarto.saves.fields import Fields

# Generous, but a stored name never grows without bound.
LONGEST_NAME = 200
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_ENDS = frozenset("\u2028\u2029")


@dataclass(frozen=True, slots=True)
class SavedPlayer:
    """A name, empty for the default, and a level's name or None for a person."""

    name: str
    level: str | None


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


def origin_of(game: Game) -> str:
    """Return where a game began, as text; empty for the empty board."""
    is_usual = game.origin == Position(game.rules)
    return "" if is_usual else format_position(game.origin)


def table_fields(
    game: Game, players: tuple[SavedPlayer, SavedPlayer]
) -> dict[str, object]:
    """Return a game and who plays it as fields."""
    return {
        "origin": origin_of(game) or None,
        "record": format_plies(game),
        "players": [{"name": player.name, "level": player.level} for player in players],
    }


def turn_fields(staged: Cell | None, chosen: Piece | None) -> dict[str, object]:
    """Return what of a turn is not committed yet as fields."""
    return {
        "staged": None if staged is None else format_cell(staged),
        "chosen": None if chosen is None else format_piece(chosen),
    }


def read_game(fields: Fields) -> Game:
    """Read a game; SaveError if it is none."""
    origin = parsed(fields, "origin", parse_position)
    game = parsed(fields, "record", lambda record: parse_game(record, origin))
    if game is None:
        raise damaged("record")
    return game


def read_players(fields: Fields) -> tuple[SavedPlayer, SavedPlayer]:
    """Read who plays; SaveError if that is nobody."""
    players = fields.get("players")
    if not isinstance(players, list) or len(players) != len(PLAYERS):
        raise damaged("players")
    return _player(players[0]), _player(players[1])


def read_turn(fields: Fields, game: Game) -> tuple[Cell | None, Piece | None]:
    """Read what of a turn is not committed: a placement staged, a gift chosen."""
    return _staged(fields, game), _chosen(fields, game)


def _player(value: object) -> SavedPlayer:
    if not isinstance(value, dict):
        raise damaged("players")
    name, level = value.get("name"), value.get("level")
    if not isinstance(name, str) or not isinstance(level, str | None):
        raise damaged("players")
    return SavedPlayer(plain_name(name), level)


def _staged(fields: Fields, game: Game) -> Cell | None:
    cell = parsed(fields, "staged", parse_cell)
    position = game.position
    if cell is not None and (
        game.outcome is not None
        or position.hand is None
        or cell not in position.empty_cells
    ):
        raise damaged("staged")
    return cell


def _chosen(fields: Fields, game: Game) -> Piece | None:
    piece = parsed(fields, "chosen", parse_piece)
    if piece is not None and (
        game.outcome is not None or piece not in game.position.reserve
    ):
        raise damaged("chosen")
    return piece
