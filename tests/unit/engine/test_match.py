"""Facts about a match."""

from __future__ import annotations

import pytest

from quarto import FIRST, SECOND, Outcome, QuartoError, Seat, Termination
from quarto.engine.match import (
    PLAYERS,
    Match,
    MatchOverError,
    PlayerNumber,
    Round,
)

DRAW = Outcome(None, Termination.FULL)


def won(seat: Seat) -> Outcome:
    """Return a round won from a seat."""
    return Outcome(seat, Termination.CALLED)


@pytest.mark.parametrize("lot", PLAYERS)
def test_lot_decides_who_gives_first(lot: PlayerNumber) -> None:
    """In round 1 the player drawn by lot sits where the first gift is made."""
    match = Match(lot=lot)
    assert (match.first_giver, match.player_in(FIRST)) == (lot, lot)
    assert match.player_in(SECOND) != lot


@pytest.mark.parametrize("outcome", [won(FIRST), won(SECOND), DRAW])
def test_first_gift_alternates(outcome: Outcome) -> None:
    """Whoever won, and after draws too, the other gives first in the next round."""
    match = Match(lot=1)
    givers = [match.first_giver]
    for _ in range(3):
        match = match.after(outcome)
        givers.append(match.first_giver)
    assert givers == [1, 0, 1, 0]


def test_win_goes_to_the_player_in_the_seat() -> None:
    """A win counts for who sat there in that round: seats change, players do not."""
    match = Match(lot=0).after(won(FIRST)).after(won(FIRST)).after(won(SECOND))
    assert (match.winners, match.score) == ((0, 1, 1), (1, 2))


def test_draw_counts_for_nobody() -> None:
    """A draw gives nothing to either, and is counted."""
    match = Match(lot=0).after(DRAW)
    assert (match.score, match.draws, match.winners) == ((0, 0), 1, (None,))


def test_round_keeps_its_text_and_its_end() -> None:
    """Who gave first, who won, and the record with the position it began in."""
    match = Match(lot=1).after(won(SECOND), "cs 0", "....").after(DRAW)
    assert match.rounds == (
        Round(1, 0, Termination.CALLED, "cs 0", "...."),
        Round(0, None, Termination.FULL),
    )
    assert match.draws == 1


def test_broken_off_round_counts_nowhere() -> None:
    """It is no draw, and the same player gives first again; the list has it."""
    broken = Outcome(None, Termination.ABANDONED)
    match = Match(lot=1).after(broken, "cshf 0 abandoned")
    assert (match.score, match.draws, match.first_giver) == ((0, 0), 0, 1)
    assert match.rounds == (Round(1, None, Termination.ABANDONED, "cshf 0 abandoned"),)
    assert match.after(won(FIRST)).first_giver == 0


@pytest.mark.parametrize("player", PLAYERS)
def test_target_decides_the_match(player: PlayerNumber) -> None:
    """Who has won the agreed number of rounds, player 0 too, has won the match."""
    match = Match(lot=player, target=1)
    assert match.winner is None
    assert match.after(won(FIRST)).winner == player


def test_draws_do_not_reach_the_target() -> None:
    """No number of draws decides a match."""
    assert Match(lot=0, target=1).after(DRAW).after(DRAW).winner is None


def test_match_without_target_stays_open() -> None:
    """Without a target nobody wins the match, however long it is."""
    match = Match(lot=0, rounds=(Round(0, 0, Termination.CALLED),) * 50)
    assert match.winner is None


def test_decided_match_takes_no_further_round() -> None:
    """A round after the last is refused, and the match is as before."""
    match = Match(lot=0, target=1).after(won(FIRST))
    with pytest.raises(MatchOverError):
        match.after(DRAW)
    assert match == Match(0, 1, (Round(0, 0, Termination.CALLED),))
    assert issubclass(MatchOverError, QuartoError)


@pytest.mark.parametrize("target", [0, -1])
def test_target_must_be_reachable(target: int) -> None:
    """A match is won by at least one round."""
    with pytest.raises(ValueError, match=str(target)):
        Match(lot=0, target=target)
