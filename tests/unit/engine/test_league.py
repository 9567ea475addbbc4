"""The round robin by hand: who meets whom, and how a table comes about."""

from __future__ import annotations

from itertools import combinations

import pytest

from quarto.engine.league import FEWEST, MOST, League, Result, Standing, pairings

FOUR = League(("a", "b", "c", "d"))


def played(league: League, *games: tuple[int, int, int | None]) -> League:
    """Return a league with these games: two numbers and the winner's."""
    for first, second, winner in games:
        league = league.with_result((first, second), winner)
    return league


def test_class_has_two_to_twelve() -> None:
    """As the page, its sheets and what is kept of it promise."""
    assert (FEWEST, MOST) == (2, 12)


def test_four_meet_in_three_rounds() -> None:
    """One stays, the others go round."""
    assert FOUR.rounds == (
        ((0, 3), (1, 2)),
        ((0, 2), (1, 3)),
        ((0, 1), (2, 3)),
    )
    assert [pairings(count) for count in range(3)] == [(), (), (((0, 1),),)]


@pytest.mark.parametrize("count", range(FEWEST, MOST + 1))
def test_everybody_meets_everybody(count: int) -> None:
    """Once; nobody twice in a round; the league ends with the last game."""
    met = [pair for pairs in pairings(count) for pair in pairs]
    assert sorted(met) == list(combinations(range(count), 2))
    league = League(tuple(map(str, range(count))))
    for pair in met:
        assert (league.is_complete, league.next_pair) == (False, pair)
        league = league.with_result(pair, None)
    assert (league.is_complete, league.next_pair) == (True, None)
    assert not League(("alone",)).is_complete
    assert not League().is_complete


def test_results_are_sorted_and_replaced() -> None:
    """By their pairs; a game that is played again counts once."""
    league = played(FOUR, (2, 3, 3), (0, 1, 1), (2, 3, None))
    assert league.results == (Result((0, 1), 1), Result((2, 3), None))
    assert league.result_of((2, 3)) == Result((2, 3), None)
    assert league.without((0, 1)).results == (Result((2, 3), None),)
    assert league.without((0, 2)) == league


@pytest.mark.parametrize(
    ("pair", "winner"), [((0, 4), 0), ((1, 0), 0), ((1, 1), 1), ((0, 1), 2)]
)
def test_nobody_else_plays_or_wins(pair: tuple[int, int], winner: int) -> None:
    """Neither who is not there, nor somebody against himself."""
    with pytest.raises(ValueError, match=r"\(|2"):
        FOUR.with_result(pair, winner)


def test_table_counts_games() -> None:
    """Points, games, draws and losses of each; among: games between equals."""
    league = played(FOUR, (0, 1, 0), (0, 2, 2), (1, 2, 1), (2, 3, None), (0, 3, 3))
    # All have one point, and so every game was among equals.
    assert league.standings == (
        Standing(3, 1, points=1, played=2, draws=1, losses=0, among=1),
        Standing(1, 2, points=1, played=2, draws=0, losses=1, among=1),
        Standing(2, 2, points=1, played=3, draws=1, losses=1, among=1),
        Standing(0, 4, points=1, played=3, draws=0, losses=2, among=1),
    )


def test_points_come_before_games_among_equals() -> None:
    """And these before losses: who beat his equal stands before him."""
    league = played(FOUR, (0, 1, 1), (0, 2, 0), (1, 3, 3), (2, 3, 3))
    table = [(one.number, one.rank, one.points, one.among) for one in league.standings]
    assert table == [(3, 1, 2, 0), (1, 2, 1, 1), (0, 3, 1, 0), (2, 4, 0, 0)]


def test_equals_share_a_rank_in_the_order_of_names() -> None:
    """The next one's rank leaves room for all of them."""
    league = played(FOUR, (1, 3, 3), (0, 2, 2))
    ranks = [(one.number, one.rank) for one in league.standings]
    assert ranks == [(2, 1), (3, 1), (0, 3), (1, 3)]
