"""Games beside the match, begun at a moment of a replay.

They count nowhere. The table is put aside for them, and given back at their end; with
it comes the replay, where something was to be tried again.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.ai.levels import Level
from quarto.app.branch import kept_of
from quarto.app.focus import Update, moved_on
from quarto.app.keeping import saved, seated
from quarto.app.moments import led, replay_of, said
from quarto.app.parts import Player, Timer, Turn
from quarto.app.reviewing import with_review
from quarto.app.table import laid
from quarto.app.text import text
from quarto.app.turns import refused
from quarto.engine.match import Match
from quarto.engine.outcome import FIRST
from quarto.saves.beside import Back, Beside

if TYPE_CHECKING:
    from quarto.app.model import Model
    from quarto.app.moments import Replay


def play_on(model: Model) -> Update:
    """Begin a game at the moment shown, against the same players, beside the match."""
    replay = model.replay
    if replay is None or replay.game.outcome is not None:
        return refused(model, text("refuse.over_there"))
    if _is_running(model):
        return refused(model, text("refuse.round_running"))
    after = replace(
        laid(model, replay.game),
        aside=replace(model.aside or kept_of(model), replay=None),
        match=Match(replay.giver),
        players=replay.players,
    )
    return moved_on(after.with_notice(text("notice.play_on")))


def try_again(model: Model) -> Update:
    """Play from the moment shown against the expert; at its end, come back here.

    Where somebody erred it is tried from before that, in his seat.
    """
    replay = model.replay
    if replay is None or not can_try(replay):
        return refused(model, text("refuse.over_there"))
    if _is_running(model):
        return refused(model, text("refuse.round_running"))
    remark, match = replay.remark, Match(replay.giver)
    game = replay.game if remark is None else replay.games[remark.retry]
    player = match.player_in(game.to_act or FIRST) if remark is None else remark.player
    # Whoever played against the computer tries it in his own name from either seat.
    persons = [one for one in replay.players if one.level is None]
    name = (persons[0] if len(persons) == 1 else replay.players[player]).name
    seats = (Player(name), Player(level=Level.EXPERT))
    after = replace(
        laid(model, game),
        aside=replace(model.aside or kept_of(model), replay=replay),
        match=match,
        players=seats if player == 0 else (seats[1], seats[0]),
    )
    return moved_on(after.with_notice(text("notice.try_again")))


def can_try(replay: Replay) -> bool:
    """Whether there is something left to be tried at the moment shown."""
    return replay.remark is not None or replay.game.outcome is None


def give_back(model: Model) -> Update:
    """Put the table back that was put aside, and the replay over it, if one was."""
    kept = model.aside
    if kept is None:
        return model, ()
    after = replace(
        laid(model, kept.game),
        match=kept.match,
        players=kept.players,
        turn=kept.turn,
        undone=kept.undone,
    )
    if kept.replay is None:
        return moved_on(after)
    after = replace(after, replay=with_review(after, kept.replay))
    return said(after), led(after)


def beside_of(model: Model) -> Beside:
    """Return the game on the table, which is played beside the one put aside."""
    replay = None if model.aside is None else model.aside.replay
    back = None
    if replay is not None:
        seats = saved(replay.players)
        back = Back(replay.games[-1], replay.giver, seats, replay.moment)
    return Beside(
        model.game,
        model.match.first_giver,
        saved(model.players),
        model.turn.staged,
        model.turn.chosen,
        round(model.timer.used, 2),
        back,
    )


def resumed(model: Model, beside: Beside) -> Model:
    """Return the table put aside again, for the game that was played beside it.

    SaveError for a level of a newer version.
    """
    back, replay = beside.back, None
    if back is not None:
        replay = replay_of(back.game, back.lot, seated(back.players), back.moment)
    return replace(
        model,
        aside=replace(kept_of(model), replay=replay),
        game=beside.game,
        match=Match(beside.lot),
        players=seated(beside.players),
        turn=Turn(beside.staged, beside.chosen),
        timer=Timer(beside.used),
    ).with_notice(text("notice.beside"))


def _is_running(model: Model) -> bool:
    """Whether a round lies on the table that has begun and is not over."""
    return model.game.outcome is None and bool(model.game.plies)
