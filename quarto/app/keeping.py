"""What this device keeps, under which keys, and when it is written.

Written whenever the part of the model that it is made of has changed, so nobody has to
remember to save.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.ai.levels import Level
from quarto.app import clock
from quarto.app.choice import format_choice
from quarto.app.effects import Effect, Store
from quarto.app.model import Player
from quarto.app.settings import format_settings, member
from quarto.engine.notation import format_board, format_piece
from quarto.engine.position import Position
from quarto.saves.fields import SaveError, SaveReason
from quarto.saves.schema import Save, SavedPlayer, format_save

if TYPE_CHECKING:
    from quarto.app.focus import Update
    from quarto.app.model import Model

# Kept stable: the page's boot script reads the last two before Python is there.
GAME_KEY = "quarto.game"
ASIDE_KEY = "quarto.damaged"
BOARD_KEY = "quarto.board"
SETTINGS_KEY = "quarto.settings"
CHOICE_KEY = "quarto.choice"


def kept(before: Model, after: Model) -> Update:
    """Return what has to be written because of a change."""
    if after.assigned is not None:
        # Somebody else's table: the visitor's own, and what he chose, stay as they are.
        return after, ()
    stores: list[Effect] = []
    # What is played beside the table leaves it as it was.
    is_beside = after.lesson is not None or after.aside is not None
    if not is_beside and _table_of(after) != _table_of(before):
        after = replace(after, counter=after.counter + 1)
        stores.append(Store(GAME_KEY, format_save(save_of(after))))
        stores.append(Store(BOARD_KEY, board_of(after)))
    if after.settings != before.settings:
        stores.append(Store(SETTINGS_KEY, format_settings(after.settings)))
    if after.chosen is not None and after.chosen != before.chosen:
        stores.append(Store(CHOICE_KEY, format_choice(after.chosen)))
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
        used=round(model.timer.used, 2),
    )


def board_of(model: Model) -> str:
    """Return the sixteen cells and the hand, for the first picture of a next visit.

    Nobody sees the board while a clock stands, not even then: it is an empty one.
    """
    position = model.game.position
    if clock.clock_on(model) is not None:
        position = Position(model.rules)
    hand = "-" if position.hand is None else format_piece(position.hand)
    return f"{format_board(position)} {hand}"


def _table_of(model: Model) -> tuple[object, ...]:
    # The game by identity: comparing plies on every message would be wasted time.
    turn = model.turn
    about = (model.match, model.players, turn.staged, turn.chosen)
    return id(model.game), *about, *clock.stored(model)


def seated(saved: tuple[SavedPlayer, SavedPlayer]) -> tuple[Player, Player]:
    """Return players as they were kept; SaveError for a level of a newer version."""
    first, second = saved
    return _player(first), _player(second)


def _player(saved: SavedPlayer) -> Player:
    level = member(Level, saved.level)
    if saved.level is not None and level is None:
        raise SaveError(SaveReason.NEWER, "level")
    return Player(saved.name, level)
