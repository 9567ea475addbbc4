"""A match: rounds between two players, with a score.

Knows players only as number 0 and number 1. The lot for the first round is drawn by
the caller; then the first gift alternates. A win counts 1, a draw 0 to both. A round
that was broken off counts nowhere: the same player gives first again.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from quarto.engine.errors import QuartoError
from quarto.engine.outcome import Outcome, Seat, Termination

PlayerNumber: TypeAlias = Literal[0, 1]


class MatchOverError(QuartoError):
    """A round was added to a match that somebody has won."""


@dataclass(frozen=True, slots=True)
class Round:
    """A round that is over.

    giver: the player who gave first. winner: None for a draw, or where it was broken
    off. end: why it is over; None where that is not known any more.
    record: its rules and plies as text, or empty; origin: the position in which it was
    set up, as text, or empty for the empty board.
    """

    giver: PlayerNumber
    winner: PlayerNumber | None
    end: Termination | None = None
    record: str = ""
    origin: str = ""

    @property
    def counts(self) -> bool:
        """Whether it was played to an end."""
        return self.end is not Termination.ABANDONED


@dataclass(frozen=True, slots=True)
class Match:
    """A series of rounds.

    lot: the player who gives first in round 1.
    target: rounds to win, at least 1, or None for an open end.
    rounds: those that are over, in their order.
    winners: the winner of each round that counts, None for a draw; all else is counted
    from there, many times a turn, so it is found once.
    """

    lot: PlayerNumber
    target: int | None = None
    rounds: tuple[Round, ...] = ()
    winners: tuple[PlayerNumber | None, ...] = field(
        init=False, repr=False, compare=False
    )

    def __post_init__(self) -> None:
        """Refuse a target that nobody could reach."""
        if self.target is not None and self.target < 1:
            raise ValueError(self.target)
        winners = tuple(one.winner for one in self.rounds if one.counts)
        object.__setattr__(self, "winners", winners)

    @property
    def first_giver(self) -> PlayerNumber:
        """The player who gives first in the round now to be played."""
        return self.lot if len(self.winners) % 2 == 0 else other_player(self.lot)

    @property
    def score(self) -> tuple[int, int]:
        """Rounds won by each player."""
        return self.winners.count(0), self.winners.count(1)

    @property
    def draws(self) -> int:
        """Rounds that nobody won."""
        return self.winners.count(None)

    @property
    def winner(self) -> PlayerNumber | None:
        """The player who has reached the target, if there is one."""
        for player in PLAYERS:
            if self.target is not None and self.score[player] >= self.target:
                return player
        return None

    def player_in(self, seat: Seat) -> PlayerNumber:
        """Return who sits in a seat in the round now to be played."""
        giver = self.first_giver
        return giver if seat is Seat.FIRST else other_player(giver)

    def after(self, outcome: Outcome, record: str = "", origin: str = "") -> Match:
        """Return the match after a round; MatchOverError if it was decided.

        record, origin: the round as text, to be kept with it.

        >>> Match(lot=1).after(Outcome(Seat.FIRST, Termination.CALLED)).score
        (0, 1)
        """
        if self.winner is not None:
            raise MatchOverError
        seat = outcome.winner
        winner = None if seat is None else self.player_in(seat)
        end = outcome.termination
        over = Round(self.first_giver, winner, end, record, origin)
        return replace(self, rounds=(*self.rounds, over))


PLAYERS: tuple[PlayerNumber, PlayerNumber] = (0, 1)


def other_player(player: PlayerNumber) -> PlayerNumber:
    """Return the opponent."""
    return 1 if player == 0 else 0
