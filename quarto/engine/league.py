"""A round robin: everybody meets everybody once. Pairings, results, the table.

Knows people only by their numbers, in the order of their names. A win gives 1 point, a
draw none to either, as in a match; draws are counted apart.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import TypeAlias

Pair: TypeAlias = tuple[int, int]

FEWEST, MOST = 2, 12


@dataclass(frozen=True, slots=True)
class Result:
    """How two people's game ended; winner: None for a draw."""

    pair: Pair
    winner: int | None


@dataclass(frozen=True, slots=True)
class Standing:
    """What one of them has reached; rank: from 1, the same for those who are equal.

    among: points from the games between those who have as many points.
    """

    number: int
    rank: int
    points: int
    played: int
    draws: int
    losses: int
    among: int


@dataclass(frozen=True, slots=True)
class League:
    """Names and the results so far, at most one for each pair."""

    names: tuple[str, ...] = ()
    results: tuple[Result, ...] = ()

    @property
    def rounds(self) -> tuple[tuple[Pair, ...], ...]:
        """The pairs of each round; who is in none of them has a rest."""
        return pairings(len(self.names))

    @property
    def is_complete(self) -> bool:
        """Whether everybody has met everybody."""
        count = len(self.names)
        return count >= FEWEST and len(self.results) == count * (count - 1) // 2

    @property
    def next_pair(self) -> Pair | None:
        """The first pair of the first round that has not met; None when all have."""
        pairs = (pair for pairs in self.rounds for pair in pairs)
        return next((pair for pair in pairs if self.result_of(pair) is None), None)

    def result_of(self, pair: Pair) -> Result | None:
        """Return how a pair's game ended; None where it was not played."""
        return next((one for one in self.results if one.pair == pair), None)

    def with_result(self, pair: Pair, winner: int | None) -> League:
        """Return the league with a result in the place of the one before.

        Raises ValueError where nobody of that number plays, or the winner did not.
        """
        if pair not in combinations(range(len(self.names)), 2):
            raise ValueError(pair)
        if winner is not None and winner not in pair:
            raise ValueError(winner)
        others = self.without(pair).results
        results = sorted((*others, Result(pair, winner)), key=lambda one: one.pair)
        return replace(self, results=tuple(results))

    def without(self, pair: Pair) -> League:
        """Return the league as if a pair had not met."""
        rest = tuple(one for one in self.results if one.pair != pair)
        return replace(self, results=rest)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The table: by points, then points among equals, then fewest losses.

        Who is equal in all of it shares a rank, in the order of the names.
        """
        points = [self._points(number) for number in range(len(self.names))]
        unranked = [self._standing(number, points) for number in range(len(points))]
        ordered = sorted(unranked, key=lambda one: (_merits(one), one.number))
        merits = [_merits(one) for one in ordered]
        return tuple(
            replace(one, rank=merits.index(_merits(one)) + 1) for one in ordered
        )

    def _points(self, number: int) -> int:
        return sum(one.winner == number for one in self.results)

    def _standing(self, number: int, points: list[int]) -> Standing:
        own = [one for one in self.results if number in one.pair]
        among = sum(
            one.winner == number and points[one.pair[0]] == points[one.pair[1]]
            for one in own
        )
        lost = [one for one in own if one.winner not in (None, number)]
        return Standing(
            number=number,
            rank=0,
            points=points[number],
            played=len(own),
            draws=sum(one.winner is None for one in own),
            losses=len(lost),
            among=among,
        )


def pairings(count: int) -> tuple[tuple[Pair, ...], ...]:
    """Return rounds in which everybody meets everybody once, by the circle method.

    One stays, the others go round; with an odd number, whoever meets the empty chair
    has a rest.

    >>> pairings(3)
    (((1, 2),), ((0, 2),), ((0, 1),))
    """
    if count < FEWEST:
        return ()
    size = count + count % 2
    chairs = list(range(size))
    rounds = []
    for _ in range(size - 1):
        met = zip(chairs[: size // 2], reversed(chairs[size // 2 :]), strict=True)
        pairs = ((min(pair), max(pair)) for pair in met)
        rounds.append(tuple(sorted(pair for pair in pairs if pair[1] < count)))
        chairs = [chairs[0], chairs[-1], *chairs[1:-1]]
    return tuple(rounds)


def _merits(one: Standing) -> tuple[int, int, int]:
    return -one.points, -one.among, one.losses
