"""The computer's turn: thought in one go, shown ply by ply.

Its waits are constant, whatever it found, so that no time tells of a line. An answer
with an old ticket belongs to a game that is no longer on the table and falls away.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.app.effects import Effect, Think, Wait
from quarto.app.messages import Decided, StepDue
from quarto.app.model import Turn

if TYPE_CHECKING:
    from quarto.app.focus import Update
    from quarto.app.model import Model

BEFORE_FIRST_PLY = 0.6
BETWEEN_PLIES = 0.9


def thought(model: Model) -> tuple[Effect, ...]:
    """Return the request for the computer's turn, if it is its turn."""
    actor = model.actor
    if actor is None or model.plan or model.request is not None:
        return ()
    level = model.players[actor].level
    return () if level is None else (Think(model.ticket, model.game, level),)


def act(model: Model, message: Decided | StepDue) -> Update:
    """Go on with the computer's turn."""
    if isinstance(message, Decided):
        return decide(model, message)
    return step(model, message)


def decide(model: Model, message: Decided) -> Update:
    """Keep what the computer decided; its first ply comes after a while."""
    if message.ticket != model.ticket:
        return model, ()
    wait = Wait(model.ticket, BEFORE_FIRST_PLY)
    return replace(model, plan=message.plies), (wait,)


def step(model: Model, message: StepDue) -> Update:
    """Show the next of the decided plies."""
    if message.ticket != model.ticket or not model.plan:
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
