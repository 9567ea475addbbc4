"""The computer's turn, shown ply by ply, and what it tells a person who asks.

Its waits are constant, whatever it found, so that no time tells of a line. An answer
with an old ticket belongs to a game that is no longer on the table and falls away.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.ai.levels import is_quick
from quarto.app.effects import (
    Advise,
    Cease,
    Effect,
    Examine,
    Hurry,
    Prepare,
    Think,
    Wait,
)
from quarto.app.helping import helped_game, wants_advice
from quarto.app.messages import Advised, Decided, Pondering, Resumed, Reviewed
from quarto.app.parts import Holding, Turn

if TYPE_CHECKING:
    from quarto.app.focus import Update
    from quarto.app.messages import Thought
    from quarto.app.model import Model

BEFORE_FIRST_PLY = 0.6
BETWEEN_PLIES = 0.9


def forgotten(before: Model, after: Model) -> Model:
    """Return the model without what was thought about another moment of the game."""
    if (before.ticket, before.turn.staged) == (after.ticket, after.turn.staged):
        return after
    # What somebody has placed may be moved, so each place has an answer of its own.
    ticket = after.ticket + (after.ticket == before.ticket)
    return replace(after, ticket=ticket, pondering=None, advice=None)


def questions(before: Model, after: Model) -> tuple[Effect, ...]:
    """Return what is to be asked of the computer, or no more, after a change."""
    effects = () if _will_search(before) else prepared(after)
    asked, question = _question(before), _question(after)
    if question is not None and question != asked:
        return (*effects, question)
    is_answered = bool(after.plan) or after.advice is not None
    if asked is not None and question is None and not is_answered:
        return (*effects, Cease())
    return effects


def prepared(model: Model) -> tuple[Effect, ...]:
    """Return what makes ready for a search, if one is to be expected."""
    return (Prepare(),) if _will_search(model) else ()


def _question(model: Model) -> Think | Advise | Examine | None:
    """Return what is being asked of the computer at this moment."""
    if model.replay is not None:
        return model.replay.question
    actor = model.actor
    if actor is None or model.plan or model.request is not None:
        return None
    if model.holding is Holding.ELSEWHERE:
        return None
    level = model.players[actor].level
    if level is not None:
        return Think(model.ticket, model.game, level)
    if wants_advice(model) and model.advice is None:
        return Advise(model.ticket, helped_game(model))
    return None


def _will_search(model: Model) -> bool:
    """Whether a search is to be expected at this table."""
    level = model.level
    return wants_advice(model) or (level is not None and not is_quick(level))


def act(model: Model, message: Thought) -> Update:
    """Go on with what the computer thinks and does."""
    if isinstance(message, Reviewed):
        # As the replay: everybody waits for the start.
        from quarto.app import reviewing  # noqa: PLC0415

        return reviewing.reviewed(model, message)
    if isinstance(message, Resumed):
        from quarto.app import faults  # noqa: PLC0415  # no start needs it

        return faults.resumed(model)
    if message.ticket != model.ticket:
        return model, ()
    match message:
        case Decided():
            return decide(model, message)
        case Advised():
            return replace(model, advice=message.advice, pondering=None), ()
        case Pondering():
            return replace(model, pondering=message), ()
        case _:
            return step(model)


def hurry(model: Model) -> Update:
    """Have the computer answer with what it has."""
    return model, (Hurry(),)


def decide(model: Model, message: Decided) -> Update:
    """Keep what the computer decided; its first ply comes after a while."""
    wait = Wait(model.ticket, BEFORE_FIRST_PLY)
    return replace(model, plan=message.plies, pondering=None), (wait,)


def step(model: Model) -> Update:
    """Show the next of the decided plies."""
    if not model.plan:
        return model, ()
    ply, *rest = model.plan
    after = replace(
        model,
        game=model.game.play(ply),
        plan=tuple(rest),
        ticket=model.ticket + 1,
        turn=Turn(),
        undone=(),
        notice=None,
    )
    if rest:
        return after, (Wait(after.ticket, BETWEEN_PLIES),)
    return after, ()
