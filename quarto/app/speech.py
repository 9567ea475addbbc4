"""What is said aloud: derived by comparing two models, never commanded.

One merged message a half-turn, for those who hear the page. It is built from plies,
gifts and results alone, so it is the same whether a line lies there or not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app import lesson
from quarto.app.text import Text, text
from quarto.engine.game import Game, Phase
from quarto.engine.match import other_player
from quarto.engine.notation import format_cell
from quarto.engine.outcome import Seat, Termination
from quarto.engine.plies import Give, Pass, Place
from quarto.engine.record import format_line

if TYPE_CHECKING:
    from quarto.app.model import Model
    from quarto.app.text import Gap
    from quarto.engine.cells import Cell


def spoken(before: Model, after: Model) -> tuple[Text, ...] | None:
    """Return what a change of the game says; None if it says nothing."""
    if after.game is before.game or after.plan:
        return None
    if len(after.game.plies) <= len(before.game.plies):
        # Taken back, or another game: nothing was done on the table.
        return (prompt(after),)
    if after.game.outcome is not None and after.lesson is None:
        return (*_half_turn(after), result_title(after), *result_detail(after))
    return (*_half_turn(after), prompt(after))


def prompt(model: Model) -> Text:
    """Return the one sentence that says whose turn it is and what to do."""
    replay = model.replay
    if replay is not None and replay.branch is None:
        return replay.entries[replay.moment].words
    if model.lesson is not None:
        return lesson.prompt(model.lesson)
    if model.actor is None:
        return result_title(model)
    who, other = model.who(model.actor), model.who(other_player(model.actor))
    if model.request is not None:
        by = model.request.by
        asked, asker = model.who(other_player(by)), model.who(by)
        return text(f"prompt.request_{model.request.kind}", who=asked, other=asker)
    if model.is_computer_turn:
        return text("prompt.thinking", who=who)
    if model.turn.pointed is not None:
        return text("prompt.call", who=who)
    staged = model.turn.staged is not None
    is_last = staged and not model.game.position.reserve
    if model.game.phase is Phase.CLOSE or (is_last and not model.rules.auto):
        return text("prompt.close", who=who)
    if is_last:
        return text("prompt.confirm", who=who)
    if model.game.phase is Phase.PLACE and not staged:
        return text("prompt.place", who=who)
    return text("prompt.give", who=who, other=other)


def result_title(model: Model) -> Text:
    """Return who won, or that nobody did."""
    outcome = model.game.outcome
    if outcome is None or outcome.winner is None:
        is_abandoned = (
            outcome is not None and outcome.termination is Termination.ABANDONED
        )
        return text("result.abandoned" if is_abandoned else "result.draw")
    return text("result.wins", who=model.who(model.match.player_in(outcome.winner)))


def result_detail(model: Model) -> tuple[Text, ...]:
    """Return why: the line with what its pieces share, or another end."""
    outcome = model.game.outcome
    if outcome is None:
        return ()
    if outcome.line is not None:
        shared = model.game.position.shared(outcome.line)
        values = tuple(f"shared.{trait:d}.{value}" for trait, value in shared)
        return (text("result.line", line=format_line(outcome.line), values=values),)
    if outcome.winner is None:
        return (text(f"result.{outcome.termination}_detail"),)
    loser = model.who(model.match.player_in(outcome.winner.other))
    return (text(f"result.{outcome.termination}_detail", who=loser),)


def _half_turn(model: Model) -> tuple[Text, ...]:
    """Return what was just done on the table: placed and gave, in one sentence."""
    game = model.game
    who = model.who(model.match.player_in(_seat_of_placer(game)))
    acts = [ply for ply in game.plies if isinstance(ply, Place | Give | Pass)]
    match acts[-2:]:
        case [Place(cell), Give(piece)]:
            gaps = _placement(game, cell)
            return (text("spoken.placed_gave", who=who, piece=piece, **gaps),)
        case [*_, Give(piece)]:
            return (text("spoken.gave", who=who, piece=piece),)
        case [*_, Place(cell)]:
            return (text("spoken.placed", who=who, **_placement(game, cell)),)
        case _:
            return ()


def _placement(game: Game, cell: Cell) -> dict[str, Gap]:
    piece = game.position.piece_at(cell)
    assert piece is not None
    return {"cell": format_cell(cell), "placed": piece}


def _seat_of_placer(game: Game) -> Seat:
    """Return the seat of the last placement; FIRST, who gives first, before any."""
    return Seat.SECOND if game.position.placed % 2 else Seat.FIRST
