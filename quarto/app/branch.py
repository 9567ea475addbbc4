"""What might have been: a branch that is played on from a moment of a replay.

It is played by hand, for both sides, with the functions of the table: they are handed
a model in which the branch is the game, and what comes of it is folded back. The table
that lies under the replay stays as it is.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.app import consent
from quarto.app.effects import Play
from quarto.app.moments import Branch, Replay
from quarto.app.parts import Kept, Player, Timer
from quarto.app.sounds import sound
from quarto.app.speech import spoken
from quarto.app.text import text
from quarto.app.turns import refused
from quarto.engine.game import Game
from quarto.engine.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable

    from quarto.app.focus import Update
    from quarto.app.model import Model


def shown(model: Model) -> Model:
    """Return the model with the moment shown, or the branch, in place of the game."""
    replay = model.replay
    assert replay is not None
    branch = replay.branch or Branch(replay.game)
    return replace(
        model,
        game=branch.game,
        players=replay.players,
        turn=branch.turn,
        undone=branch.undone,
        match=Match(replay.giver),
        aside=model.aside or kept_of(model),
        timer=Timer(),
        request=None,
    )


def by_hand(model: Model, play: Callable[[Model], Update]) -> Update:
    """Do something on the table, or in the branch that is shown in its place."""
    replay = model.replay
    assert replay is not None
    if replay.branch is None:
        return refused(model, text("refuse.replay"))
    table = shown(model)
    after, effects = play(table)
    said, heard = spoken(table, after), sound(table, after)
    if said is not None:
        number = after.spoken_number + 1
        after = replace(after, spoken=said, spoken_number=number)
    if heard is not None:
        effects = (*effects, Play(heard))
    branch = Branch(after.game, after.turn, after.undone)
    return _folded(model, after, replace(replay, branch=branch)), effects


def asked(model: Model, ask: Callable[[Model], Update]) -> Update:
    """Ask about what is shown, which changes nothing of it."""
    assert model.replay is not None
    after, effects = ask(shown(model))
    return _folded(model, after, model.replay), effects


def undo(table: Model) -> Update:
    """Take back in a branch: nobody has to be asked."""
    persons = (Player(), Player())
    after, effects = consent.undo(replace(table, players=persons))
    if after.request is not None:
        after, effects = consent.accept(after)
    return replace(after, players=table.players), effects


def kept_of(model: Model) -> Kept:
    """Return the table as it is put aside."""
    return Kept(model.game, model.match, model.players, model.turn, model.undone)


def _folded(model: Model, after: Model, replay: Replay) -> Model:
    """Return what came of it, with the table that lies under the replay."""
    return replace(
        after,
        game=model.game,
        players=model.players,
        turn=model.turn,
        undone=model.undone,
        match=model.match,
        aside=model.aside,
        timer=model.timer,
        request=model.request,
        plan=model.plan,
        ticket=model.ticket,
        replay=replay,
    )


def without_clock(game: Game) -> Game:
    """Return a game as it would be by the same rules without a clock."""
    rules = replace(game.rules, clock=None)
    origin = replace(game.origin, rules=rules)
    return Game.from_position(origin).replay(game.plies)
