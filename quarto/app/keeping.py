"""What this device keeps, under which keys, and when it is written.

Written whenever the part of the model that it is made of has changed, so nobody has to
remember to save. What leaves the table goes to the library: a game that is over, and
one that is put away before.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.ai.levels import Level
from quarto.app import clock
from quarto.app.choice import format_choice
from quarto.app.effects import Effect, Store
from quarto.app.parts import Holding, Player
from quarto.app.settings import format_settings, member
from quarto.app.vaulted import Mirror
from quarto.engine.notation import format_board, format_piece
from quarto.engine.position import Position
from quarto.engine.record import format_plies
from quarto.saves.fields import SaveError, SaveReason
from quarto.saves.schema import NAMELESS, EntryMark, Save, format_save
from quarto.saves.tables import SavedPlayer, origin_of

if TYPE_CHECKING:
    from quarto.app.focus import Update
    from quarto.app.model import Model
    from quarto.app.parts import Kept
    from quarto.saves.beside import Beside
    from quarto.saves.library import Entry

# Kept stable: the page's boot script reads the last two before Python is there.
GAME_KEY = "quarto.game"
ASIDE_KEY = "quarto.damaged"
BOARD_KEY = "quarto.board"
SETTINGS_KEY = "quarto.settings"
CHOICE_KEY = "quarto.choice"
# A game that is put away before it is over is kept from here on.
FEWEST_PLIES = 2


def kept(before: Model, after: Model) -> Update:
    """Return what has to be written because of a change."""
    if after.assigned is not None:
        # Somebody else's table: the visitor's own, and what he chose, stay as they are.
        return after, ()
    stores: list[Effect] = []
    # The lesson leaves the table as it was.
    is_ours = after.holding is Holding.OWN and after.lesson is None
    if is_ours and _table_of(after) != _table_of(before):
        entries, after = _shelved(before, replace(after, counter=after.counter + 1))
        words = format_save(save_of(after))
        stores.append(Store(GAME_KEY, words))
        stores.append(Store(BOARD_KEY, board_of(after)))
        known = () if before.entry is None else (before.entry.key,)
        gone = tuple(key for key in known if key and entries)
        stores.append(Mirror(after.counter, words, entries, gone))
    if after.settings != before.settings:
        stores.append(Store(SETTINGS_KEY, format_settings(after.settings)))
    if after.chosen is not None and after.chosen != before.chosen:
        stores.append(Store(CHOICE_KEY, format_choice(after.chosen)))
    return after, tuple(stores)


def save_of(model: Model) -> Save:
    """Return the table as it is to be kept."""
    there = own(model)
    # A game whose clock runs is never put aside.
    used = model.timer.used if there is model else 0
    return Save(
        counter=model.counter,
        game=there.game,
        match=there.match,
        players=saved(there.players),
        staged=there.turn.staged,
        chosen=there.turn.chosen,
        used=round(used, 2),
        entry=model.entry,
        beside=_beside_of(model),
    )


def is_beside(model: Model) -> bool:
    """Whether a game is played beside the table: what is only looked at is none."""
    return model.aside is not None and model.game.outcome is None


def _beside_of(model: Model) -> Beside | None:
    if not is_beside(model):
        return None
    from quarto.app.again import beside_of  # noqa: PLC0415  # it is rare

    return beside_of(model)


def entry_of(table: Model | Kept, mark: EntryMark | None) -> Entry:
    """Return a game as the library keeps it; mark: what it is to know of it."""
    from quarto.saves.library import Entry  # noqa: PLC0415  # games end after the start

    mark = mark or EntryMark()
    game, match, outcome = table.game, table.match, table.game.outcome
    seat = None if outcome is None else outcome.winner
    first, second = (
        SavedPlayer(p.name if mark.is_named else "", p.level) for p in table.players
    )
    return Entry(
        record=format_plies(game),
        origin=origin_of(game),
        lot=match.first_giver,
        players=(first, second),
        end=None if outcome is None else outcome.termination,
        winner=None if seat is None else match.player_in(seat),
        title=mark.title,
        is_starred=mark.is_starred,
    )


def board_of(model: Model) -> str:
    """Return the sixteen cells and the hand, for the first picture of a next visit.

    Nobody sees the board while a clock stands, not even then: it is an empty one.
    """
    position = (model if is_beside(model) else own(model)).game.position
    if clock.clock_on(model) is not None:
        position = Position(model.rules)
    hand = "-" if position.hand is None else format_piece(position.hand)
    return f"{format_board(position)} {hand}"


def _table_of(model: Model) -> tuple[object, ...]:
    there = own(model)
    if there is model:
        return *_about(model), *clock.stored(model)
    if not is_beside(model):
        return _about(there)
    return *_about(there), *_about(model), *clock.stored(model)


def _about(table: Model | Kept) -> tuple[object, ...]:
    # The game by identity: comparing plies on every message would be wasted time.
    turn = table.turn
    return id(table.game), table.match, table.players, turn.staged, turn.chosen


def _shelved(before: Model, after: Model) -> tuple[tuple[Entry, ...], Model]:
    """Return what a change brings to the library, and the table with its mark."""
    was, now = own(before), own(after)
    if was.game is now.game or before.holding is not Holding.OWN:
        return (), after
    is_over, was_over = (one.game.outcome is not None for one in (now, was))
    if after.laid == before.laid and before.lesson is None:
        leaving = now if is_over and not was_over else None
        if leaving is None:
            return (), after
    else:
        leaving = was if not was_over and _is_left(was, now) else None
    entries = () if leaving is None else (entry_of(leaving, before.entry),)
    return entries, replace(after, entry=_mark(before, after))


def _mark(before: Model, after: Model) -> EntryMark | None:
    """Return the mark of the table, once a game has left it or is over."""
    if after.entry is not before.entry:
        return after.entry
    is_named = before.entry is None or before.entry.is_named
    # Those who are not to be named go on playing.
    is_same = not is_named and after.players == before.players
    return NAMELESS if is_same else None


def own(model: Model) -> Model | Kept:
    """Return the table that is the visitor's own, whatever lies over it."""
    if model.aside is not None:
        return model.aside
    return model if model.lesson is None else model.lesson.kept


def _is_left(was: Model | Kept, now: Model | Kept) -> bool:
    """Whether a game is worth keeping, and does not just go on."""
    plies = was.game.plies
    goes_on = (
        now.game.origin == was.game.origin and now.game.plies[: len(plies)] == plies
    )
    return len(plies) >= FEWEST_PLIES and not goes_on


def seated(saved: tuple[SavedPlayer, SavedPlayer]) -> tuple[Player, Player]:
    """Return players as they were kept; SaveError for a level of a newer version."""
    first, second = saved
    return _player(first), _player(second)


def saved(players: tuple[Player, Player]) -> tuple[SavedPlayer, SavedPlayer]:
    """Return players as they are kept."""
    first, second = players
    return SavedPlayer(first.name, first.level), SavedPlayer(second.name, second.level)


def _player(saved: SavedPlayer) -> Player:
    level = member(Level, saved.level)
    if saved.level is not None and level is None:
        raise SaveError(SaveReason.NEWER, "level")
    return Player(saved.name, level)
