"""Statistics as files: a table for spreadsheets, and everything for programs.

Neither bears anybody's name.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from quarto.app.facts import facts_of
from quarto.app.places.tallies import (
    COMPUTER,
    GIVERS,
    PLAYER,
    RESULTS,
    family_of,
    text_of_family,
)
from quarto.app.text import text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from quarto.app.places.csv import Row
    from quarto.app.places.tallies import Counted, Tally
    from quarto.app.text import Text

CSV_FILE, JSON_FILE = "quarto-statistics.csv", "quarto-statistics.json"
FORMAT, VERSION = "quarto-statistics", 1
_HEADS = ("date", "against", "family_head", "gave", "result", "placed")


def rows(tallies: Iterable[Tally], games: Iterable[Counted]) -> tuple[Row, ...]:
    """Return every table, and the games they are of, with an empty line between."""
    found: list[Row] = []
    for tally in tallies:
        found += [(text(f"stats.{tally.name}"),), _head(tally)]
        found += [(one.label, *map(_cell, one.figures)) for one in tally.items]
        found.append(())
    found.append(tuple(text(f"stats.{name}") for name in _HEADS))
    found += [_game(game) for game in games]
    return tuple(found)


def json_text(tallies: Iterable[Tally], games: Iterable[Counted]) -> str:
    """Return the same for programs, with what each seat did in each game."""
    tables = {
        tally.name: {
            one.name: dict(zip(tally.columns, one.figures, strict=True))
            for one in tally.items
        }
        for tally in tallies
    }
    told = [_fields(game) for game in games]
    fields = {"format": FORMAT, "version": VERSION, "tables": tables, "games": told}
    return f"{json.dumps(fields, indent=1)}\n"


def _head(tally: Tally) -> Row:
    corner = text(f"stats.{tally.name}_of")
    return (corner, *(text(f"stats.{column}") for column in tally.columns))


def _cell(figure: int | None) -> str | int:
    return "" if figure is None else figure


def _game(game: Counted) -> Row:
    return (
        game.date.replace("T", " "),
        text("stats.two" if game.level is None else f"new.{game.level}"),
        text_of_family(family_of(game.rules) or ()),
        _giver(game),
        text(f"stats.{_result(game)}"),
        facts_of(game.record).placed,
    )


def _giver(game: Counted) -> Text | str:
    if game.level is None:
        return ""
    return text(f"stats.{COMPUTER if game.hero else PLAYER}")


def _result(game: Counted) -> str:
    return (GIVERS if game.level is None else RESULTS)[game.result]


def _fields(game: Counted) -> dict[str, object]:
    facts = facts_of(game.record)
    sides = (GIVERS[0], GIVERS[2])
    if game.level is not None:
        sides = (COMPUTER, PLAYER) if game.hero else (PLAYER, COMPUTER)
    return {
        "date": game.date,
        "against": game.against,
        "rules": game.rules,
        "first": None if game.level is None else sides[0],
        "result": _result(game),
        "placed": facts.placed,
        "deeds": {
            side: deeds._asdict()
            for side, deeds in zip(sides, facts.deeds, strict=True)
        },
    }
