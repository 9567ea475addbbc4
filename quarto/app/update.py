"""The whole behaviour of the page: one pure function of model and message.

Whatever a message did, the same things are settled afterwards by comparing before and
after: the ticket, the computer's turn, what is said aloud, and what is kept.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from quarto.app import (
    afterwards,
    clock,
    computer,
    consent,
    dialogs,
    embedding,
    hearing,
    helping,
    holding,
    lesson,
    matches,
    table,
    turns,
    visiting,
)
from quarto.app.actions import Action
from quarto.app.afterwards import by_hand
from quarto.app.effects import Play
from quarto.app.keeping import kept
from quarto.app.keymap import action_of, press, step_of
from quarto.app.locks import locks_action
from quarto.app.messages import (
    Acted,
    CellActivated,
    Copied,
    FieldChanged,
    Hidden,
    KeyPressed,
    LanguageChosen,
    Lost,
    LotDrawn,
    Message,
    Ordered,
    PieceActivated,
    PieceChosen,
    Report,
    Returned,
    StorageChanged,
    Thought,
    Ticked,
)
from quarto.app.parts import Dialog
from quarto.app.places import PlaceName
from quarto.app.places.news import (
    Breathed,
    DayTold,
    Did,
    Gathered,
    Measured,
    Recalled,
    Reshelved,
    SeedDrawn,
    Shelved,
)
from quarto.app.sounds import sound
from quarto.app.speech import spoken
from quarto.app.text import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from quarto.app.effects import Effect
    from quarto.app.focus import Update
    from quarto.app.model import Model
    from quarto.app.text import Text


def update(model: Model, message: Message) -> Update:
    """Return the model after a message, and what is to be done about it."""
    done = holding.refused(model, message) or visiting.handled(model, message)
    after, effects = _handled(model, message) if done is None else done
    return settled(model, after, effects)


def settled(before: Model, after: Model, effects: tuple[Effect, ...] = ()) -> Update:
    """Draw the consequences of a change, whatever caused it."""
    after = lesson.followed(after)
    if after.game is not before.game and after.ticket == before.ticket:
        after = replace(after, ticket=after.ticket + 1)
    after = computer.forgotten(before, after)
    effects = (*effects, *computer.questions(before, after))
    after = clock.followed(before, after)
    effects = (*effects, *clock.alarms(before, after))
    said = spoken(before, after)
    if said is not None and after.place is None:
        after = replace(after, spoken=said)
    heard = sound(before, after)
    if heard is not None and after.place is None:
        effects = (*effects, Play(heard))
    after, stores = kept(before, after)
    return after, (*effects, *stores, *embedding.told(before, after))


def _handled(model: Model, message: Message) -> Update:
    match message:
        case CellActivated(cell):
            return by_hand(model, lambda table: turns.activate_cell(table, cell))
        case PieceActivated(piece):
            return by_hand(model, lambda table: turns.activate_piece(table, piece))
        case PieceChosen(piece, is_sure):
            return by_hand(
                model, lambda table: turns.choose_piece(table, piece, is_sure=is_sure)
            )
        case Acted(action):
            return _acted(model, action)
        case KeyPressed():
            meant = step_of(model, message) or action_of(model, message)
            return press(model, message) if meant is None else _acted(model, meant)
        case FieldChanged(name, value):
            return dialogs.change_field(model, name, value)
        case LanguageChosen(language):
            return dialogs.choose_language(model, language)
        case Did() | SeedDrawn() | DayTold() | Recalled() | Shelved() | Reshelved():
            # Its place has been left meanwhile.
            return model, ()
        case Measured() | Gathered() | Breathed():
            # Its place has been left meanwhile.
            return model, ()
        case _:
            return _reported(model, message)


def _reported(model: Model, message: Report) -> Update:
    match message:
        case LotDrawn(player):
            return table.begin(model, player)
        case _ if isinstance(message, Thought):
            return computer.act(model, message)
        case Ticked(now):
            return clock.tick(model, now)
        case Hidden(is_hidden):
            return clock.hide(model, is_hidden=is_hidden)
        case Copied(is_done):
            return matches.copied(model, is_done=is_done)
        case StorageChanged() | Returned() | Lost():
            return holding.changed(model, message)
        case Ordered():
            return embedding.obey(model, message)
        case _:
            assert_never(message)


def _acted(model: Model, action: Action) -> Update:
    if locks_action(model.locks, action):
        return turns.refused(model, text("refuse.locked"))
    if model.lesson is not None and action in NOT_IN_A_LESSON:
        return turns.refused(model, text("refuse.lesson"))
    if action in afterwards.OF_TWO and model.replay is not None:
        return turns.refused(model, text("refuse.replay"))
    if action in afterwards.OF_THE_TABLE:
        return by_hand(model, ACTIONS[action])
    return ACTIONS[action](model)


def _asking(ask: Callable[[Model], tuple[Text, ...]]) -> Callable[[Model], Update]:
    return lambda model: afterwards.asked(model, lambda table: hearing.told(table, ask))


def _afterwards(action: Action) -> Callable[[Model], Update]:
    return lambda model: afterwards.act(model, action)


NOT_IN_A_LESSON = frozenset(
    {
        Action.UNDO,
        Action.REDO,
        Action.NEW_GAME,
        Action.NEXT_ROUND,
        Action.RESIGN,
        Action.OFFER_DRAW,
        Action.ABANDON,
        Action.REMATCH,
        Action.ROUNDS,
        Action.REPLAY,
        Action.SHARE,
        Action.GIVE_BACK,
    }
)
HEARD: dict[Action, Callable[[Model], tuple[Text, ...]]] = {
    Action.HEAR_TURN: hearing.turn,
    Action.HEAR_HAND: hearing.hand,
    Action.HEAR_LAST: hearing.last,
    Action.HEAR_ROW: hearing.row,
    Action.HEAR_COLUMN: hearing.column,
    Action.HEAR_DIAGONALS: hearing.diagonals,
    Action.HEAR_REST: hearing.rest,
    Action.HEAR_TIME: hearing.time,
    Action.HEAR_HELP: helping.heard,
}
ACTIONS: dict[Action, Callable[[Model], Update]] = {
    Action.GIVE: turns.give,
    Action.CALL: turns.call,
    Action.SHOW: turns.show,
    Action.CANCEL_CALL: turns.cancel_call,
    Action.PASS: turns.no_call,
    Action.CONFIRM_PLACE: turns.confirm_place,
    Action.UNDO: afterwards.undo,
    Action.REDO: consent.redo,
    Action.NEW_GAME: table.open_new_game,
    Action.START: table.start,
    Action.NEXT_ROUND: matches.next_round,
    Action.REMATCH: matches.rematch,
    Action.ABANDON: matches.ask_to_abandon,
    Action.ROUNDS: lambda model: dialogs.opened(model, Dialog.ROUNDS),
    Action.COPY: matches.copy,
    Action.PAUSE: clock.pause,
    Action.HURRY: computer.hurry,
    Action.RESIGN: table.ask_to_resign,
    Action.OFFER_DRAW: consent.offer_draw,
    Action.ACCEPT: consent.accept,
    Action.DECLINE: consent.decline,
    Action.CONFIRM: dialogs.confirm,
    Action.CLOSE: dialogs.close,
    Action.SETTINGS: lambda model: dialogs.opened(model, Dialog.SETTINGS),
    Action.RULES: lambda model: dialogs.opened(model, Dialog.RULES),
    Action.MENU: dialogs.toggle_menu,
    Action.LESSON: lesson.begin,
    Action.NEXT_STEP: lesson.next_step,
    Action.LEAVE_LESSON: lesson.leave,
    Action.KEYS: lambda model: dialogs.opened(model, Dialog.KEYS),
    Action.ERASE: lambda model: dialogs.opened(model, Dialog.ERASE),
    **{action: _afterwards(action) for action in afterwards.ACTIONS},
    Action.SHARE: lambda model: dialogs.opened(model, Dialog.SHARE),
    Action.ACTIVITIES: lambda model: visiting.visit(model, PlaceName.ACTIVITIES),
    Action.PUZZLES: lambda model: visiting.visit(model, PlaceName.PUZZLES),
    Action.SHEET: lambda model: visiting.visit(model, PlaceName.SHEET),
    Action.CLASS: lambda model: visiting.visit(model, PlaceName.CLASS),
    Action.GAMES: lambda model: visiting.visit(model, PlaceName.GAMES),
    Action.STATISTICS: lambda model: visiting.visit(model, PlaceName.STATISTICS),
    Action.TAKE_OVER: holding.take_over,
    Action.DISMISS: holding.dismiss,
    Action.BESIDE: lambda model: visiting.visit(model, model.beside),
    Action.LEAVE: visiting.leave,
    **{action: _asking(ask) for action, ask in HEARD.items()},
}
