"""How the match stands, as shown: players and score, the result, the rounds played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarto.app.actions import Action
from quarto.app.matches import round_text, with_record
from quarto.app.parts import Dialog
from quarto.app.text import Text, Who, text, who_of
from quarto.engine.cells import CELLS
from quarto.engine.lines import LineKind
from quarto.engine.match import PLAYERS, Match
from quarto.engine.outcome import FIRST

if TYPE_CHECKING:
    from quarto.app.model import Model
    from quarto.engine.lines import Line
    from quarto.engine.match import PlayerNumber, Round
    from quarto.engine.outcome import Seat, Termination


@dataclass(frozen=True, slots=True)
class SeatScene:
    """A player with his score."""

    who: Who
    score: int
    is_active: bool


@dataclass(frozen=True, slots=True)
class ResultScene:
    """How the game ended, and who gives first in the next.

    match_winner: who has won the match with it, if somebody has.
    counts: whether it counts in a match.
    of_class: whether it was played for the class, whose table waits for it.
    """

    termination: Termination
    winner: Seat | None
    next_giver: Who
    match_winner: Who | None
    counts: bool = True
    of_class: bool = False


@dataclass(frozen=True, slots=True)
class RoundScene:
    """A round that is over: who won and why, who gave first, and its record."""

    result: Text
    end: Termination | None
    giver: Who
    record: str


def giver_of_hand(model: Model) -> PlayerNumber | None:
    """Return who gave the piece in hand; None where no hand is held."""
    if model.game.position.hand is None:
        return None
    seat = model.game.to_act or FIRST
    return model.match.player_in(seat.other)


def score_of(model: Model) -> Match:
    """Return the match of those who sit here; of others than the match's, none."""
    table = model.aside or model
    return model.shown_match if table.players == model.players else Match(0)


def seats(model: Model) -> tuple[SeatScene, SeatScene]:
    """Return the players with the score, the game on the table counted in."""
    score = score_of(model).score
    first, second = (
        SeatScene(model.who(number), score[number], model.actor == number)
        for number in PLAYERS
    )
    return first, second


def result(model: Model) -> ResultScene | None:
    """Return how the game on the table ended, once it has."""
    outcome = model.game.outcome
    if outcome is None or model.lesson is not None:
        return None
    match = model.shown_match
    return ResultScene(
        termination=outcome.termination,
        winner=outcome.winner,
        next_giver=model.who(match.first_giver),
        match_winner=None if match.winner is None else model.who(match.winner),
        counts=model.aside is None,
        # Of a game of the class alone the names belong somewhere else.
        of_class=model.entry is not None and not model.entry.is_named,
    )


def way_back(model: Model) -> Action | None:
    """Return in whose words a game beside the match leads back; None where none is."""
    is_over_it = model.replay is not None or model.lesson is not None
    if model.aside is None or is_over_it:
        return None
    # To a replay it goes back as a branch does.
    return Action.GIVE_BACK if model.aside.replay is None else Action.LEAVE_BRANCH


def rounds(model: Model) -> tuple[RoundScene, ...]:
    """Return the rounds that are over, while their list is open."""
    if model.dialog is not Dialog.ROUNDS:
        return ()
    return tuple(_round(model, one) for one in with_record(model).rounds)


def _round(model: Model, one: Round) -> RoundScene:
    players = (model.aside or model).players
    if one.winner is not None:
        won = text("result.wins", who=who_of(players, one.winner))
    elif one.counts:
        won = text("result.draw")
    else:
        won = text("result.abandoned")
    return RoundScene(won, one.end, who_of(players, one.giver), round_text(one))


def shape(line: Line) -> str:
    """Return how a line runs, so that it can be drawn through its cells."""
    if line.kind is not LineKind.DIAGONAL:
        return line.kind.value
    return "rising" if line.cells[0] == CELLS[0] else "falling"
