"""Pairs of a class: by their names in the page, at the table, and in files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.text import Text, text
from quarto.engine.league import Result
from quarto.engine.outcome import Termination

if TYPE_CHECKING:
    from quarto.app.model import Model
    from quarto.app.places.csv import Row
    from quarto.engine.league import League, Pair

RESULT_FIELD = "result-"


def pair_of(name: str) -> Pair | None:
    """Return the pair of a field or control; None where the text is none.

    >>> pair_of("0-11"), pair_of("x")
    ((0, 11), None)
    """
    first, dash, second = name.partition("-")
    if not (dash and first.isdecimal() and second.isdecimal()):
        return None
    return int(first), int(second)


def over_at(model: Model, league: League, playing: Pair | None) -> Result | None:
    """Return what the pair that was sent to the table has to enter, if anything."""
    there = model.aside or model
    outcome = there.game.outcome
    if playing is None or outcome is None:
        return None
    names = tuple(league.names[number] for number in playing)
    sit_there = tuple(player.name for player in there.players) == names
    if outcome.termination is Termination.ABANDONED or not sit_there:
        return None
    seat = outcome.winner
    return Result(
        playing, None if seat is None else playing[there.match.player_in(seat)]
    )


def rows(league: League) -> tuple[Row, ...]:
    """Return the table, then all games, for spreadsheets."""
    heads = ("rank", "name", "points", "played", "draws", "losses", "among")
    standings = [
        (o.rank, league.names[o.number], o.points, o.played, o.draws, o.losses, o.among)
        for o in league.standings
    ]
    games = [
        (number, league.names[pair[0]], league.names[pair[1]], _ending(league, pair))
        for number, pairs in enumerate(league.rounds, start=1)
        for pair in pairs
    ]
    return (
        tuple(text(f"class.{name}") for name in heads),
        *standings,
        ("",),
        tuple(text(f"class.{n}") for n in ("round", "first", "second", "winner")),
        *games,
    )


def _ending(league: League, pair: Pair) -> str | Text:
    result = league.result_of(pair)
    if result is None:
        return ""
    return text("class.drawn") if result.winner is None else league.names[result.winner]
