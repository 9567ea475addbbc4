"""What this device keeps, under which keys, and when it is written.

Written whenever the part of the model that it is made of has changed, so nobody has to
remember to save.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.app.effects import Effect, Store
from quarto.app.settings import format_settings
from quarto.engine.notation import format_board, format_piece
from quarto.saves.schema import Save, SavedPlayer, format_save

if TYPE_CHECKING:
    from quarto.app.focus import Update
    from quarto.app.model import Model

# Kept stable: the page's boot script reads the last two before Python is there.
GAME_KEY = "quarto.game"
ASIDE_KEY = "quarto.damaged"
BOARD_KEY = "quarto.board"
SETTINGS_KEY = "quarto.settings"


def kept(before: Model, after: Model) -> Update:
    """Return what has to be written because of a change."""
    if after.assigned is not None:
        # Somebody else's table: the visitor's own, and what he chose, stay as they are.
        return after, ()
    stores: list[Effect] = []
    # A lesson is played beside the table, which lies as it was.
    is_lesson = after.lesson is not None
    if not is_lesson and _table_of(after) != _table_of(before):
        after = replace(after, counter=after.counter + 1)
        stores.append(Store(GAME_KEY, format_save(save_of(after))))
        stores.append(Store(BOARD_KEY, board_of(after)))
    if after.settings != before.settings:
        stores.append(Store(SETTINGS_KEY, format_settings(after.settings)))
    return after, tuple(stores)


def save_of(model: Model) -> Save:
    """Return the table as it is to be kept."""
    first, second = (SavedPlayer(p.name, p.level) for p in model.players)
    return Save(
        counter=model.counter,
        game=model.game,
        match=model.match,
        players=(first, second),
        staged=model.turn.staged,
        chosen=model.turn.chosen,
    )


def board_of(model: Model) -> str:
    """Return the sixteen cells and the hand, for the first picture of a next visit."""
    hand = model.game.position.hand
    piece = "-" if hand is None else format_piece(hand)
    return f"{format_board(model.game.position)} {piece}"


def _table_of(model: Model) -> tuple[object, ...]:
    # The game by identity: comparing plies on every message would be wasted time.
    turn = model.turn
    return id(model.game), model.match, model.players, turn.staged, turn.chosen
