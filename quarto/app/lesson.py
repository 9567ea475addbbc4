"""The first lesson: five steps played on the real board, in about a minute.

The game on the table is put aside and comes back untouched. A step is a game under way
and a goal; missing the goal begins the step again and says why.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from quarto.app.focus import Update, moved_on
from quarto.app.parts import Kept, Lesson, Player, Turn
from quarto.app.text import Text, text
from quarto.engine.cells import Cell
from quarto.engine.match import Match
from quarto.engine.outcome import Termination
from quarto.engine.pieces import Piece, Trait, value_of
from quarto.engine.record import parse_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from quarto.app.model import Model

WANTED = Piece(0xD)
GAP = Cell(3)
GIVEN = Piece(0x2)


@dataclass(frozen=True, slots=True)
class Step:
    """One step: its name in the texts, the game it starts from, what is to be done.

    is_reached, is_missed: asked of the model after everything that is done.
    """

    name: str
    record: str
    is_reached: Callable[[Model], bool]
    is_missed: Callable[[Model], bool]


def _has_found(model: Model) -> bool:
    return WANTED in (model.turn.chosen, model.game.position.hand)


def _has_chosen_another(model: Model) -> bool:
    return model.turn.chosen is not None or model.game.position.hand is not None


def _has_filled_the_gap(model: Model) -> bool:
    return model.turn.staged == GAP or bool(model.game.position.occupied >> GAP & 1)


def _has_staged(model: Model) -> bool:
    return model.turn.staged is not None


def _has_called(model: Model) -> bool:
    outcome = model.game.outcome
    return outcome is not None and outcome.termination is Termination.CALLED


def _has_let_go(model: Model) -> bool:
    """Whether the window for the call is gone."""
    return model.game.is_call_used or model.game.position.hand is not None


def _has_given(model: Model) -> bool:
    return model.game.position.hand is not None


def _has_given_short(model: Model) -> bool:
    hand = model.game.position.hand
    return hand is not None and value_of(hand, Trait.HEIGHT) == 1


def _has_placed(model: Model) -> bool:
    return model.game.is_call_used or model.game.position.hand != GIVEN


# Three tall pieces that share nothing else stand in row 1, and a fourth tall one waits.
STEPS = (
    Step("pieces", "cshf", _has_found, _has_chosen_another),
    Step("line", "cshf 0a1 5b1 9c1 c", _has_filled_the_gap, _has_staged),
    Step("call", "cshf 0a1 5b1 9c1 cd1", _has_called, _has_let_go),
    Step("give", "cshf 0a1 5b1 9c1 2b3", _has_given_short, _has_given),
    Step("steal", "cshf 0a1 5b1 9c1 cd1 2", _has_called, _has_placed),
)


def begin(model: Model) -> Update:
    """Put the game aside and start the first step."""
    kept = Kept(model.game, model.match, model.players, model.turn, model.undone)
    if model.lesson is not None:
        kept = model.lesson.kept
    return _at(model, Lesson(kept))


def next_step(model: Model) -> Update:
    """Go on to the next step; after the last, back to the table."""
    lesson = model.lesson
    if lesson is None:
        return model, ()
    if lesson.number + 1 == len(STEPS):
        after, effects = leave(model)
        return after.with_notice(text("lesson.finished")), effects
    return _at(model, Lesson(lesson.kept, lesson.number + 1))


def leave(model: Model) -> Update:
    """Put the game back on the table."""
    if model.lesson is None:
        return model, ()
    kept = model.lesson.kept
    after = replace(
        model,
        game=kept.game,
        match=kept.match,
        players=kept.players,
        turn=kept.turn,
        undone=kept.undone,
        lesson=None,
        notice=None,
    )
    return moved_on(after)


def followed(model: Model) -> Model:
    """Return the model with the goal reached or the step begun again, if it was."""
    lesson = model.lesson
    if lesson is None or lesson.is_reached:
        return model
    step = STEPS[lesson.number]
    if step.is_reached(model):
        reached = replace(lesson, is_reached=True)
        return replace(model, lesson=reached).with_notice(text("lesson.well_done"))
    if not step.is_missed(model):
        return model
    again, _ = _at(model, lesson)
    return again.with_notice(text(f"lesson.{step.name}_missed"))


def prompt(lesson: Lesson) -> Text:
    """Return what the step asks for."""
    return text(f"lesson.{STEPS[lesson.number].name}")


def detail(lesson: Lesson) -> Text:
    """Return how it is done, with the number of the step."""
    name = STEPS[lesson.number].name
    return text(f"lesson.{name}_how", number=lesson.number + 1, count=len(STEPS))


def _at(model: Model, lesson: Lesson) -> Update:
    after = replace(
        model,
        game=parse_game(STEPS[lesson.number].record),
        match=Match(lot=0),
        players=(Player(), Player()),
        turn=Turn(),
        undone=(),
        plan=(),
        request=None,
        replay=None,
        notice=None,
        dialog=None,
        is_menu_open=False,
        lesson=lesson,
    )
    return moved_on(after)
