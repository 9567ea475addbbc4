"""A game played beside the table, begun at a moment of a replay, as fields of its save.

It counts nowhere, but nobody wants to lose it: it is kept as long as it is played.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarto.engine.rules import LONGEST_TURN
from quarto.saves.fields import damaged, number, player_number, seconds
from quarto.saves.tables import (
    read_game,
    read_players,
    read_turn,
    table_fields,
    turn_fields,
)

if TYPE_CHECKING:
    from quarto.engine.cells import Cell
    from quarto.engine.game import Game
    from quarto.engine.match import PlayerNumber
    from quarto.engine.pieces import Piece
    from quarto.saves.tables import SavedPlayer


@dataclass(frozen=True, slots=True)
class Back:
    """The replay to come back to: a game, and the number of the moment shown."""

    game: Game
    lot: PlayerNumber
    players: tuple[SavedPlayer, SavedPlayer]
    moment: int


@dataclass(frozen=True, slots=True)
class Beside:
    """The game as it was left; the fields are those of a save. back: None for none."""

    game: Game
    lot: PlayerNumber
    players: tuple[SavedPlayer, SavedPlayer]
    staged: Cell | None = None
    chosen: Piece | None = None
    used: float = 0.0
    back: Back | None = None


def beside_fields(beside: Beside) -> dict[str, object]:
    """Return the game as fields."""
    back = beside.back
    return {
        **table_fields(beside.game, beside.players),
        "lot": beside.lot,
        **turn_fields(beside.staged, beside.chosen),
        "used": beside.used,
        "back": None
        if back is None
        else {
            **table_fields(back.game, back.players),
            "lot": back.lot,
            "moment": back.moment,
        },
    }


def read_beside(value: object) -> Beside:
    """Read such a game; SaveError if it is none that is still played."""
    if not isinstance(value, dict):
        raise damaged("beside")
    game = read_game(value)
    if game.outcome is not None:
        raise damaged("beside")
    staged, chosen = read_turn(value, game)
    return Beside(
        game,
        player_number(value.get("lot"), "beside"),
        read_players(value),
        staged,
        chosen,
        seconds(value, "used", LONGEST_TURN),
        _back(value.get("back")),
    )


def _back(value: object) -> Back | None:
    if value is None:
        return None
    if not isinstance(value, dict):
        raise damaged("back")
    game, moment = read_game(value), number(value, "moment")
    if game.outcome is None or moment > len(game.plies):
        raise damaged("back")
    lot = player_number(value.get("lot"), "back")
    return Back(game, lot, read_players(value), moment)
