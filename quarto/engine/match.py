"""A match: rounds between two players, with a score.

Knows players only as number 0 and number 1. The lot for the first round is drawn by
the caller; then the first gift alternates. A win counts 1, a draw 0 to both.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from quarto.engine.errors import QuartoError
from quarto.engine.outcome import Outcome, Seat

PlayerNumber: TypeAlias = Literal[0, 1]


class MatchOverError(QuartoError):
    """A round was added to a match that somebody has won."""


@dataclass(frozen=True, slots=True)
class Match:
    """A series of rounds.

    lot: the player who gives first in round 1.
    target: rounds to win, at least 1, or None for an open end.
    winners: the winner of each round played, None for a draw.
    """

    lot: PlayerNumber
    target: int | None = None
    winners: tuple[PlayerNumber | None, ...] = ()

    def __post_init__(self) -> None:
        """Refuse a target that nobody could reach."""
        if self.target is not None and self.target < 1:
            raise ValueError(self.target)

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

    def after(self, outcome: Outcome) -> Match:
        """Return the match after a round; MatchOverError if it was decided.

        >>> from quarto.engine.game import Termination
        >>> Match(lot=1).after(Outcome(Seat.FIRST, Termination.CALLED)).score
        (0, 1)
        """
        if self.winner is not None:
            raise MatchOverError
        seat = outcome.winner
        winner = None if seat is None else self.player_in(seat)
        return replace(self, winners=(*self.winners, winner))


PLAYERS: tuple[PlayerNumber, PlayerNumber] = (0, 1)


def other_player(player: PlayerNumber) -> PlayerNumber:
    """Return the opponent."""
    return 1 if player == 0 else 0
