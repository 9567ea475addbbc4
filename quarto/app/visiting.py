"""Going to a place beside the table, and back.

While a place is shown the game lies as it was: a clock stands, nothing is heard of the
table, and what is done concerns the place alone, or what is the same everywhere:
settings, language, rules, the menu.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from quarto.app import clock, computer, lesson
from quarto.app.actions import Action
from quarto.app.effects import Alarm, Effect, Focus, Play
from quarto.app.focus import Update, moved_on
from quarto.app.keymap import ARROWS, ENDS, ESCAPE, action_of
from quarto.app.messages import (
    Acted,
    Advised,
    CellActivated,
    Copied,
    Decided,
    FieldChanged,
    KeyPressed,
    Message,
    PieceActivated,
    PieceChosen,
    Pondering,
    StepDue,
    Ticked,
)
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

if TYPE_CHECKING:
    from quarto.app.model import Model
    from quarto.app.places import AnyPlace

# They mean the same wherever somebody is.
EVERYWHERE = frozenset(
    {Action.SETTINGS, Action.RULES, Action.KEYS, Action.MENU, Action.ERASE}
    | {Action.CONFIRM, Action.CLOSE, Action.LEAVE, *map(Action, PlaceName)}
    | {Action.TAKE_OVER, Action.DISMISS}
)
OWN = (
    *(CellActivated, PieceActivated, Did, FieldChanged, Ticked, Copied),
    *(Recalled, SeedDrawn, DayTold),
)
OF_THE_LIBRARY = (Shelved, Reshelved, Measured, Gathered, Breathed)


class Rules(Protocol):
    """What the module of a place does."""

    def entered(self, model: Model) -> tuple[AnyPlace, tuple[Effect, ...]]:
        """Return the place as somebody finds it, and what it needs."""

    def handled(self, model: Model, message: Message) -> Update:
        """Do what a message of the place's own asks."""


def visit(model: Model, name: PlaceName) -> Update:
    """Go to a place. A clock of the table stands until somebody is back."""
    place, needs = _rules_of(name).entered(model)
    if clock.clock_on(model) is not None:
        model = replace(model, timer=replace(model.timer, is_paused=True))
    turn = replace(model.turn, pointed=None)
    shut = replace(model, turn=turn, dialog=None, draft=None, is_menu_open=False)
    there = replace(shut, place=place, beside=name).with_notice(None)
    return there, (*needs, Focus("place", ""))


def leave(model: Model) -> Update:
    """Go back to the table."""
    if model.place is None:
        return model, ()
    alone = replace(model, place=None, dialog=None, is_menu_open=False, spoken=())
    back, effects = moved_on(alone)
    return back, (Alarm(None), *effects)


def handled(model: Model, message: Message) -> Update | None:
    """Return what a message does in the place shown; None where that is nothing new."""
    place = model.place
    if place is None:
        return None
    match message:
        case Acted(action):
            return _acted(model, action)
        case KeyPressed():
            return _pressed(model, message)
        case FieldChanged() if model.dialog is not None:
            return None
        case PieceChosen():
            # Nothing of a place is dragged.
            return model, ()
        case Decided() | StepDue() | Advised() | Pondering():
            after, effects = computer.act(model, message)
            return after, quiet(effects)
        case _ if isinstance(message, (*OWN, *OF_THE_LIBRARY)):
            return _rules_of(place.name).handled(model, message)
        case _:
            return None


def quiet(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Return effects of the table as they reach a place: without moving or sounding."""
    return tuple(one for one in effects if not isinstance(one, Focus | Play))


def _acted(model: Model, action: Action) -> Update | None:
    if action is Action.LESSON:
        back, effects = leave(model)
        begun, more = lesson.begin(back)
        return begun, (*effects, *more)
    if action is Action.CLOSE and model.dialog is None:
        return replace(model, is_menu_open=False), ()
    return None if action in EVERYWHERE else (model, ())


def _pressed(model: Model, message: KeyPressed) -> Update | None:
    """Let keys walk through grids, close, and open their list; letters rest."""
    is_walk = message.grid is not None and message.key in {*ARROWS, *ENDS}
    if is_walk or (message.key == ESCAPE and model.is_menu_open):
        return None
    if action_of(model, message) is Action.KEYS:
        return None
    return model, ()


def _rules_of(name: PlaceName) -> Rules:
    """Return the module of a place, imported when somebody first goes there."""
    match name:
        case PlaceName.ACTIVITIES:
            from quarto.app.places import activities  # noqa: PLC0415

            return activities
        case PlaceName.PUZZLES:
            from quarto.app.places import puzzling  # noqa: PLC0415

            return puzzling
        case PlaceName.SHEET:
            from quarto.app.places import sheet  # noqa: PLC0415

            return sheet
        case PlaceName.CLASS:
            from quarto.app.places import classes  # noqa: PLC0415

            return classes
        case PlaceName.GAMES:
            from quarto.app.places import games  # noqa: PLC0415

            return games
        case PlaceName.STATISTICS:
            from quarto.app.places import statistics  # noqa: PLC0415

            return statistics
