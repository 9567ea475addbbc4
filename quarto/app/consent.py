"""What two people have to agree on: a draw, and taking back.

Taking back. What is only staged is put back at once. Else the unit is a commitment, a
gift or a pass: it is dropped with all that followed, and the placement before it lies
staged again. Against the computer one's own last commitment is taken back; two people
need each other's consent. A refused call is never taken back alone, so nobody can fish
for lines; a finished game, or one with a clock, is never taken back.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.app.effects import Focus
from quarto.app.focus import Update, moved_on
from quarto.app.parts import Mode, Request, RequestKind, Turn
from quarto.app.text import text
from quarto.app.turns import committed, obstacle, refused
from quarto.engine.match import other_player
from quarto.engine.plies import AgreeDraw, Give, Pass, Place

if TYPE_CHECKING:
    from quarto.app.model import Model
    from quarto.engine.match import PlayerNumber


def undo(model: Model) -> Update:
    """Take back: what is staged, or with consent the last commitment."""
    if model.request is not None:
        return refused(model, text("refuse.request"))
    if model.game.outcome is not None:
        return refused(model, text("refuse.over"))
    if model.turn != Turn():
        return replace(model, turn=Turn(), notice=None), ()
    if model.rules.clock is not None:
        return refused(model, text("refuse.no_undo_with_clock"))
    kept = _kept_plies(model)
    if kept is None:
        return refused(model, text("refuse.nothing_to_undo"))
    if model.mode is Mode.SOLO:
        return _taken_back(model, kept)
    by = _committer(model, kept)
    request = Request(RequestKind.UNDO, by)
    return replace(model, request=request, notice=None), (Focus("action", "accept"),)


def can_undo(model: Model) -> bool:
    """Whether there is anything that might be taken back."""
    if model.game.outcome is not None or model.request is not None:
        return False
    return model.turn != Turn() or _kept_plies(model) is not None


def redo(model: Model) -> Update:
    """Play again what was taken back last."""
    if not model.undone or model.request is not None:
        return refused(model, text("refuse.nothing_to_redo"))
    plies, *rest = model.undone
    # What lies staged after taking back is the first of these plies.
    after = committed(model, *plies)
    return moved_on(replace(after, undone=tuple(rest)))


def offer_draw(model: Model) -> Update:
    """Ask the opponent for a draw; the computer prefers to play on."""
    reason = obstacle(model)
    if reason is not None or model.actor is None:
        return refused(model, reason or text("refuse.over"))
    if model.mode is Mode.SOLO:
        computer = model.who(other_player(model.actor))
        return refused(model, text("notice.draw_declined", who=computer))
    request = Request(RequestKind.DRAW, model.actor)
    return (
        replace(model, request=request, notice=None, is_menu_open=False),
        (Focus("action", "accept"),),
    )


def accept(model: Model) -> Update:
    """Do what was asked for."""
    request = model.request
    if request is None:
        return refused(model, text("refuse.no_request"))
    if request.kind is RequestKind.DRAW:
        after = committed(model, AgreeDraw())
        return moved_on(after)
    return _taken_back(replace(model, request=None), _kept_plies(model) or 0)


def decline(model: Model) -> Update:
    """Refuse what was asked for."""
    request = model.request
    if request is None:
        return refused(model, text("refuse.no_request"))
    answerer = model.who(other_player(request.by))
    after = replace(model, request=None)
    notice = text(f"notice.{request.kind}_declined", who=answerer)
    return moved_on(after.with_notice(notice))


def _kept_plies(model: Model) -> int | None:
    """Return how many plies are left after taking back; None if nothing can be."""
    game = model.game
    if game.rules.clock is not None:
        return None
    plies = game.plies
    for number in reversed(range(len(plies))):
        if isinstance(plies[number], Give | Pass) and (
            model.mode is Mode.TWO or not _is_by_computer(model, number)
        ):
            follows_placement = number > 0 and isinstance(plies[number - 1], Place)
            return number - follows_placement
    return None


def _committer(model: Model, number: int) -> PlayerNumber:
    """Return who was to act when a ply was played."""
    game = model.game.replay(model.game.plies[:number])
    assert game.to_act is not None
    return model.match.player_in(game.to_act)


def _is_by_computer(model: Model, number: int) -> bool:
    return model.players[_committer(model, number)].level is not None


def _taken_back(model: Model, kept: int) -> Update:
    plies = model.game.plies
    dropped = plies[kept:]
    game = model.game.replay(plies[:kept])
    first = dropped[0]
    staged = first.cell if isinstance(first, Place) else None
    after = replace(
        model,
        game=game,
        turn=Turn(staged=staged),
        undone=(dropped, *model.undone),
        plan=(),
        notice=None,
    )
    return moved_on(after)
