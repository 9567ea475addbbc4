"""The replay of a game that is over: its moments, one by one.

It lies over the table, which stays as it is. From a moment a branch is played by hand
(`branch`), or the moment is laid on the table itself, as a game beside the match. What
mattered in the game is looked up meanwhile (`reviewing`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.app.actions import Action
from quarto.app.again import can_try, give_back, play_on, try_again
from quarto.app.branch import shown, without_clock
from quarto.app.effects import Reveal
from quarto.app.focus import Update, moved_on
from quarto.app.matches import with_record
from quarto.app.moments import Branch, ReplayScene, led, replay_of, said
from quarto.app.reviewing import sides, values, where, with_review
from quarto.app.text import text
from quarto.app.turns import obstacle, refused
from quarto.engine.errors import NotationError
from quarto.engine.notation import parse_position
from quarto.engine.record import parse_game

if TYPE_CHECKING:
    from quarto.app.model import Model
    from quarto.engine.game import Game
    from quarto.engine.match import PlayerNumber, Round


def act(model: Model, action: Action) -> Update:
    """Use one of the controls of the replay."""
    match action:
        case Action.REPLAY:
            return begin(model)
        case Action.LEAVE_REPLAY:
            return leave(model)
        case Action.WHAT_IF:
            return what_if(model)
        case Action.LEAVE_BRANCH:
            return leave_branch(model)
        case Action.PLAY_ON:
            return play_on(model)
        case Action.TRY_AGAIN:
            return try_again(model)
        case Action.EARLIER | Action.LATER:
            return jump(model, is_later=action is Action.LATER)
        case Action.GIVE_BACK:
            return give_back(model)
        case _:
            return step(model, action)


def begin(model: Model) -> Update:
    """Look at the game on the table, once it is over."""
    if model.game.outcome is None:
        return refused(model, text("refuse.replay_later"))
    return _opened(model, model.game, model.match.first_giver)


def begin_round(model: Model, number: str) -> Update:
    """Look at a round of the match that is over, by its number from 0."""
    rounds = with_record(model).rounds
    chosen = [one for index, one in enumerate(rounds) if str(index) == number]
    if not chosen:
        return model, ()
    reason = None if model.actor is None else obstacle(model)
    if model.actor is not None and model.rules.clock is not None:
        reason = text("refuse.clock_runs")
    if reason is not None:
        return replace(model, heard=(reason,)), ()
    try:
        game = _game_of(chosen[0])
    except NotationError:
        return replace(model, heard=(text("rounds.unreadable"),)), ()
    return _opened(model, game, chosen[0].giver)


def go(model: Model, number: str) -> Update:
    """Show a moment by its number; what is none changes nothing."""
    is_number = number.isdecimal() and len(number) < len("1000")
    return _at(model, int(number)) if is_number else (model, ())


def step(model: Model, action: Action) -> Update:
    """Go to the first moment, back, forward, or to the last."""
    replay = model.replay
    if replay is None:
        return model, ()
    to = {
        Action.FIRST: 0,
        Action.BACK: replay.moment - 1,
        Action.FORWARD: replay.moment + 1,
        Action.LAST: len(replay.games) - 1,
    }
    return _at(model, to[action])


def jump(model: Model, *, is_later: bool) -> Update:
    """Go to the next moment that mattered, or to the one before; stay if none is."""
    replay = model.replay
    if replay is None:
        return model, ()
    numbers = [remark.number for remark in replay.remarks]
    if is_later:
        found = [number for number in numbers if number > replay.moment][:1]
    else:
        found = [number for number in numbers if number < replay.moment][-1:]
    return _at(model, found[0]) if found else (model, ())


def what_if(model: Model) -> Update:
    """Begin a branch at the moment shown."""
    replay = model.replay
    if replay is None or replay.game.outcome is not None:
        return refused(model, text("refuse.over_there"))
    branch = Branch(without_clock(replay.game))
    after = replace(model, replay=replace(replay, branch=branch), notice=None)
    _, effects = moved_on(shown(after))
    return after, effects


def leave_branch(model: Model) -> Update:
    """Come back to the moment from which the branch was played."""
    if model.replay is None:
        return model, ()
    after = replace(model, replay=replace(model.replay, branch=None), notice=None)
    return said(after), led(after)


def leave(model: Model) -> Update:
    """Go back to the table."""
    return moved_on(replace(model, replay=None, notice=None))


def replay_scene(model: Model) -> ReplayScene:
    """Return the replay to be shown."""
    replay = model.replay
    assert replay is not None
    return ReplayScene(
        entries=replay.entries,
        moment=replay.moment,
        is_branch=replay.branch is not None,
        can_go_on=replay.game.outcome is None,
        can_try=can_try(replay),
        values=values(replay),
        remarks={remark.number: remark for remark in replay.remarks},
        where=where(model),
        sides=sides(model),
    )


def _opened(model: Model, game: Game, giver: PlayerNumber) -> Update:
    opened = replay_of(game, giver, model.players, len(game.plies))
    replay = with_review(model, opened)
    after = replace(
        model, replay=replay, dialog=None, is_menu_open=False, notice=None, heard=()
    )
    return said(after), led(after)


def _at(model: Model, number: int) -> Update:
    replay = model.replay
    if replay is None or replay.branch is not None:
        return model, ()
    number = min(max(number, 0), len(replay.games) - 1)
    if number == replay.moment:
        return model, ()
    after = replace(model, replay=replace(replay, moment=number), notice=None)
    return said(after), (Reveal("moment", str(number)),)


def _game_of(one: Round) -> Game:
    origin = parse_position(one.origin) if one.origin else None
    return parse_game(one.record, origin)
