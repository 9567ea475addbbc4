"""Which controls are offered now. They keep their places, and QUARTO! its look.

What is offered hangs on phases and plies, never on a line.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarto.app.actions import Action
from quarto.app.consent import can_undo
from quarto.app.text import Text, text
from quarto.engine.game import Phase
from quarto.engine.lines import LINE_LENGTH, line_of
from quarto.engine.record import format_line

if TYPE_CHECKING:
    from quarto.app.model import Model


@dataclass(frozen=True, slots=True)
class Button:
    """A control that is offered now. A dull one says why when used."""

    action: Action
    is_dull: bool = False


def main_button(model: Model) -> Button:
    """Return QUARTO!, always the same; where the program sees the lines, placing."""
    if not model.rules.auto:
        return Button(Action.CALL)
    return Button(Action.CONFIRM_PLACE, is_dull=model.turn.staged is None)


def other_buttons(model: Model) -> tuple[Button, Button, Button]:
    """Return the three places below: to go on, to go back, to play again."""
    undo = Button(Action.UNDO, is_dull=not can_undo(model))
    redo = Button(Action.REDO, is_dull=not model.undone)
    if model.replay is not None:
        # In a branch the way back to the replay has the second place.
        undo, redo = Button(Action.LEAVE_BRANCH), undo
    if model.request is not None:
        return Button(Action.ACCEPT), Button(Action.DECLINE), redo
    pointed = model.turn.pointed
    if pointed is not None:
        show = Button(Action.SHOW, is_dull=len(pointed) < LINE_LENGTH)
        return show, Button(Action.CANCEL_CALL), redo
    if model.lesson is not None:
        on = Action.NEXT_STEP if model.lesson.is_reached else Action.GIVE
        is_dull = on is Action.GIVE and model.turn.chosen is None
        return Button(on, is_dull=is_dull), Button(Action.LEAVE_LESSON), redo
    if model.is_computer_turn and model.pondering and model.pondering.can_hurry:
        return Button(Action.HURRY), undo, redo
    if _is_closing(model):
        return Button(Action.PASS), undo, redo
    return Button(Action.GIVE, is_dull=model.turn.chosen is None), undo, redo


def lines(model: Model) -> tuple[tuple[str, Text], ...]:
    """Return every line while a call is being made: all of them, always."""
    if model.turn.pointed is None:
        return ()
    return tuple(
        (format_line(line), text(f"line.{line.kind}", line=format_line(line)))
        for line in model.rules.lines
    )


def shown_line(model: Model) -> str:
    """Return the name of the line that the cells shown so far make, or nothing."""
    line = line_of(model.turn.pointed or ())
    return "" if line is None or line not in model.rules.lines else format_line(line)


def _is_closing(model: Model) -> bool:
    if model.rules.auto:
        return False
    is_last_staged = model.turn.staged is not None and not model.game.position.reserve
    return model.game.phase is Phase.CLOSE or is_last_staged
