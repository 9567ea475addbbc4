"""Pairs of a class: by their names in the page, at the table, and in files."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.app import table
from quarto.app.parts import Player
from quarto.app.text import Text, text
from quarto.engine.game import Game
from quarto.engine.league import Result
from quarto.engine.match import Match
from quarto.engine.outcome import Termination

if TYPE_CHECKING:
    from quarto.app.model import Model
    from quarto.app.parts import Kept
    from quarto.app.places.csv import Row
    from quarto.engine.league import League, Pair

RESULT_FIELD = "result-"


def pair_of(name: str) -> Pair | None:
    """Return the pair of a field or control; None where the text is none.

    >>> pair_of("0-11"), pair_of("x")
    ((0, 11), None)
    """
    first, dash, second = name.partition("-")
    # Longer ones are no numbers of anybody.
    is_pair = first.isdecimal() and second.isdecimal() and len(name) <= len("10-11")
    if not (dash and is_pair):
        return None
    return int(first), int(second)


def over_at(model: Model, league: League, playing: Pair | None) -> Result | None:
    """Return what the pair that was sent to the table has to enter, if anything."""
    there = model.aside or model
    outcome = there.game.outcome
    if playing is None or outcome is None:
        return None
    if outcome.termination is Termination.ABANDONED or not _sits(
        there, league, playing
    ):
        return None
    seat = outcome.winner
    return Result(
        playing, None if seat is None else playing[there.match.player_in(seat)]
    )


def without_pair(model: Model, league: League, playing: Pair) -> Model:
    """Return the page with nothing of a pair at the table; their game is played out."""
    there = model.aside or model
    is_running = bool(there.game.plies) and there.game.outcome is None
    if is_running or model.lesson is not None or not _sits(there, league, playing):
        return model
    clean = table.laid(model, Game.start(model.rules))
    chosen = None if model.chosen is None else replace(model.chosen, names=("", ""))
    nobody = (Player(), Player())
    return replace(clean, players=nobody, match=Match(0), chosen=chosen)


def _sits(there: Model | Kept, league: League, playing: Pair) -> bool:
    names = tuple(league.names[number] for number in playing)
    return tuple(player.name for player in there.players) == names


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
