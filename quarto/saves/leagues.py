"""A class's round robin as stored text, which is also the file that is handed out."""

from __future__ import annotations

import json
from dataclasses import dataclass

from quarto.engine.league import FEWEST, MOST, League, Pair
from quarto.saves.fields import SaveError, SaveReason, damaged, fields_of, number
from quarto.saves.tables import plain_name

FORMAT = "quarto-class"
VERSION = 1
PAIR_LENGTH = 2


@dataclass(frozen=True, slots=True)
class SavedLeague:
    """The league, and the pair that plays at the table, if one does."""

    league: League
    playing: Pair | None = None


def format_league(saved: SavedLeague) -> str:
    """Return the envelope as JSON text."""
    results = [
        {"pair": list(one.pair), "winner": one.winner} for one in saved.league.results
    ]
    fields = {
        "format": FORMAT,
        "version": VERSION,
        "names": list(saved.league.names),
        "results": results,
        "playing": None if saved.playing is None else list(saved.playing),
    }
    return json.dumps(fields, ensure_ascii=False)


def parse_league(text: str) -> SavedLeague:
    """Read an envelope; SaveError if it is none, or of a later version."""
    fields = fields_of(text, FORMAT)
    if number(fields, "version") > VERSION:
        raise SaveError(SaveReason.NEWER, "version")
    league = League(_names(fields.get("names")))
    results = fields.get("results")
    if not isinstance(results, list) or len(results) > MOST * MOST:
        raise damaged("results")
    for one in results:
        league = _with_result(league, one)
    playing = fields.get("playing")
    pair = None if playing is None else _pair(playing, "playing")
    if pair is not None and (pair[1] >= len(league.names) or league.result_of(pair)):
        raise damaged("playing")
    return SavedLeague(league, pair)


def _names(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not (value == [] or FEWEST <= len(value) <= MOST):
        raise damaged("names")
    if not all(isinstance(name, str) for name in value):
        raise damaged("names")
    names = tuple(plain_name(name.strip()).strip() for name in value)
    if not all(names):
        raise damaged("names")
    return names


def _with_result(league: League, value: object) -> League:
    if not isinstance(value, dict):
        raise damaged("results")
    pair, winner = _pair(value.get("pair"), "results"), value.get("winner")
    if not isinstance(winner, int | None) or isinstance(winner, bool):
        raise damaged("results")
    if league.result_of(pair) is not None:
        raise damaged("results")
    try:
        return league.with_result(pair, winner)
    except ValueError as error:
        raise damaged("results") from error


def _pair(value: object, name: str) -> Pair:
    if not isinstance(value, list) or len(value) != PAIR_LENGTH:
        raise damaged(name)
    if not all(isinstance(n, int) and not isinstance(n, bool) for n in value):
        raise damaged(name)
    first, second = value
    if not 0 <= first < second:
        raise damaged(name)
    return first, second
