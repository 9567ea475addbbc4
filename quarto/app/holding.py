"""Who may write the game: one page at a time, and none where a newer version has.

A page whose game is open in another tab shows it as it was, says so in a line, and
answers whatever somebody tries with the way to take it over. It writes nothing, thinks
about nothing, and its clock stands.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.app import clock
from quarto.app.actions import Action
from quarto.app.copies import restored
from quarto.app.effects import Focus
from quarto.app.keymap import action_of
from quarto.app.messages import (
    Acted,
    CellActivated,
    FieldChanged,
    KeyPressed,
    Lost,
    Message,
    PieceActivated,
    PieceChosen,
    Returned,
    StorageChanged,
)
from quarto.app.parts import Holding
from quarto.app.places.news import Did
from quarto.app.settings import FIELDS
from quarto.app.table import laid
from quarto.app.text import text
from quarto.app.vaulted import TakeOver
from quarto.engine.game import Game

if TYPE_CHECKING:
    from quarto.app.focus import Update
    from quarto.app.model import Model

# What changes neither the game nor anything else that is kept, but for settings.
HARMLESS = frozenset(
    {Action.SETTINGS, Action.RULES, Action.KEYS, Action.MENU, Action.CLOSE}
    | {Action.LEAVE, Action.TAKE_OVER, Action.DISMISS}
    | {action for action in Action if action.startswith("hear-")}
)


def refused(model: Model, message: Message) -> Update | None:
    """Return the way to take the game over, where it has to be taken over first."""
    if model.holding is not Holding.ELSEWHERE or not _touches(model, message):
        return None
    return replace(model, dialog=None, is_menu_open=False), (
        Focus("action", Action.TAKE_OVER),
    )


def strip(model: Model) -> str:
    """Return the name of what is told in a line, or nothing."""
    if model.holding is Holding.ELSEWHERE:
        return "elsewhere"
    if not model.is_warned:
        return ""
    return "one_copy" if model.keeps else "no_copy"


def take_over(model: Model) -> Update:
    """Ask for the game."""
    return model, (TakeOver(),)


def changed(model: Model, message: StorageChanged | Returned | Lost) -> Update:
    """Take note of who may write, and of what refuses to be written."""
    match message:
        case StorageChanged(keeper, works):
            broken = model.broken - {keeper} if works else model.broken | {keeper}
            # Told once: whoever has put the line away is not told again.
            is_news = not works and keeper not in model.broken
            is_warned = is_news or (model.is_warned and bool(broken))
            return replace(model, broken=broken, is_warned=is_warned), ()
        case Lost():
            return _lost(model), ()
        case Returned():
            return _returned(model, message)


def dismiss(model: Model) -> Update:
    """Put away the line that says what is not kept."""
    return replace(model, is_warned=False), ()


def _lost(model: Model) -> Model:
    if model.assigned is not None or model.holding is not Holding.OWN:
        return model
    left = replace(model, holding=Holding.ELSEWHERE, dialog=None, draft=None)
    # What the computer was about to do falls away.
    still = replace(left, plan=(), ticket=model.ticket + 1, is_menu_open=False)
    return clock.opened(still.with_notice(None))


def _returned(model: Model, message: Returned) -> Update:
    """Lay the table as it was written last, by whichever tab."""
    if model.assigned is not None:
        return model, ()
    was_away = model.holding is Holding.ELSEWHERE
    ours = replace(model, holding=Holding.OWN, lesson=None, aside=None, replay=None)
    if message.local is None and message.mirror is None and model.keeps:
        # Everything was erased meanwhile.
        return laid(ours, Game.start(model.rules)), ()
    there, effects = restored(ours, message.local, message.mirror)
    if there.counter == model.counter and there.holding is Holding.OWN:
        # Nobody has written anything since.
        return _with_link(replace(model, holding=Holding.OWN), model), effects
    after = clock.opened(
        replace(there, laid=model.laid + 1, undone=(), plan=(), request=None)
    )
    if was_away and after.notice is model.notice:
        after = after.with_notice(text("holding.here"))
    return _with_link(after, model), effects


def _with_link(after: Model, before: Model) -> Model:
    """Return the model with the game of a link that waited until the table is ours."""
    if before.linked is None or before.holding is not Holding.ELSEWHERE:
        return after
    from quarto.app.imports import offered  # noqa: PLC0415  # only a link needs it

    return offered(replace(after, linked=None), before.linked)


def _touches(model: Model, message: Message) -> bool:
    """Whether a message may change what only one page may change."""
    match message:
        case Acted(action):
            return action not in HARMLESS
        case FieldChanged(name, _):
            return name not in FIELDS
        case CellActivated() | PieceActivated() | PieceChosen() | Did():
            return True
        case KeyPressed():
            meant = action_of(model, message)
            return meant is not None and meant not in HARMLESS
        case _:
            return False
