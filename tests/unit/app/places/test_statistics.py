"""Statistics: what counts, how it is added up, and how it is handed out."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from quarto.app.actions import Action
from quarto.app.effects import Download, Print
from quarto.app.messages import Acted
from quarto.app.model import Model
from quarto.app.parts import Assigned
from quarto.app.places.csv import csv_text
from quarto.app.places.news import Breathed, Did, Shelved
from quarto.app.places.statistics import LAST, PORTION, Statistics
from quarto.app.places.tallies import counted
from quarto.app.vaulted import Breathe, Browse
from quarto.engine.match import Match
from quarto.engine.outcome import Termination
from quarto.engine.record import parse_game
from quarto.locales import TEXTS
from quarto.locales.places import PLACES
from quarto.saves.library import Entry, format_entry
from quarto.saves.tables import SavedPlayer
from quarto.views.page import page
from quarto.views.strings import Strings
from tests.support.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from quarto.engine.match import PlayerNumber

LINE = "cshf 0a1 1b2 2c3 3d4"
ANA, BEN = SavedPlayer("Ana", None), SavedPlayer("Ben", None)
STRINGS = {name: Strings({**TEXTS[name], **PLACES[name]}) for name in ("en", "fr")}


def level(name: str) -> SavedPlayer:
    """Return the computer of a level."""
    return SavedPlayer("", name)


def entry(
    record: str,
    first: SavedPlayer = ANA,
    second: SavedPlayer = BEN,
    lot: PlayerNumber = 0,
) -> Entry:
    """Return a game of the library, as it would be kept; `first` is player 0."""
    outcome = parse_game(record).outcome
    seat = None if outcome is None else outcome.winner
    return Entry(
        record=record,
        origin="",
        lot=lot,
        players=(first, second),
        end=None if outcome is None else outcome.termination,
        winner=None if seat is None else Match(lot).player_in(seat),
        date="2026-12-01T18:30:05",
    )


def dated(entries: Iterable[Entry]) -> list[Entry]:
    """Return games that came one a minute, in this order."""
    return [
        replace(one, date=f"2026-12-01T{n // 60:02}:{n % 60:02}:00")
        for n, one in enumerate(entries)
    ]


def visited(entries: Iterable[Entry], model: Model | None = None) -> Table:
    """Return a table whose visitor looks at the numbers of these games."""
    table = Table(model).send(Acted(Action.STATISTICS))
    games = sorted(((e.key, format_entry(e)) for e in entries), reverse=True)
    table.send(Shelved(tuple(games), len(games), is_last=True))
    while not place(table).is_ready:
        table.send(Breathed())
    table.effects.clear()
    return table


def place(table: Table) -> Statistics:
    """Return the place as it is."""
    assert isinstance(table.model.place, Statistics)
    return table.model.place


def figures(table: Table, name: str) -> dict[str, tuple[int | None, ...]]:
    """Return the numbers of a table by the names of its lines."""
    tally = next((one for one in place(table).tallies if one.name == name), None)
    items = () if tally is None else tally.items
    return {item.name: item.figures for item in items}


def html(table: Table, language: str = "en") -> str:
    """Return the page."""
    return page(table.scene, STRINGS[language], "1")


MIXED = dated(
    [
        # Ana gives first and wins, then leaves a line that the computer steals.
        entry(f"{LINE}!a1-d4", ANA, level("first")),
        entry(f"{LINE} f!a1-d4", ANA, level("expert")),
        # The computer gives first and resigns; and a draw by agreement.
        entry("cshf+squares 0a1 1 resigns", level("expert"), BEN),
        entry("c+auto 0a1 draw", level("expert"), BEN, lot=1),
        # Two people: who gave first wins, loses, and loses.
        entry(f"{LINE}!a1-d4", lot=1),
        entry("cshf 0a1 1 draw", lot=1),
        entry(f"{LINE} f!a1-d4"),
        # They count nowhere.
        entry("cshf 0a1 1"),
        entry("cshf 0a1 abandoned", ANA, level("first")),
        entry("cshf 0a1 resigns", ANA, level("of tomorrow")),
        entry("cshf 0a1 resigns", level("first"), level("expert")),
        replace(entry("cshf 0a1 resigns"), origin="..../..../..../.... - cshf"),
    ]
)
COUNTING = MIXED[:7]


def test_results_are_added_up() -> None:
    """By level and by rules for the player; for two people by who gave first."""
    table = visited(MIXED)
    assert len(place(table).games) == len(COUNTING)
    assert figures(table, "levels") == {"first": (1, 0, 0), "expert": (1, 1, 1)}
    assert figures(table, "rules") == {
        "traits_4": (1, 0, 1),
        "traits_1-auto": (0, 1, 0),
        "traits_4-squares": (1, 0, 0),
    }
    assert figures(table, "people") == {"traits_4": (1, 1, 1)}


def test_lines_gifts_and_lengths_are_added_up() -> None:
    """What the player and the computer did, apart from what two people did."""
    table = visited(MIXED)
    assert figures(table, "lines") == {
        "player": (1, 0, 1, 0),
        "computer": (0, 1, 0, 0),
        "two": (1, 1, 1, 0),
    }
    assert figures(table, "gifts") == {
        "computer": (0, 2, 0, 0),
        "two": (0, 2, 0, 0),
    }
    lengths = figures(table, "lengths")
    assert (lengths["1"], lengths["4"], lengths["16"]) == ((3,), (4,), (0,))


def test_games_are_chosen() -> None:
    """By the opponent, and the newest alone."""
    table = visited(MIXED).send(Did("against", "expert"))
    assert figures(table, "levels") == {"expert": (1, 1, 1)}
    assert figures(table, "people") == {}
    table.send(Did("against", "two"))
    assert (figures(table, "levels"), figures(table, "people")) == (
        {},
        {"traits_4": (1, 1, 1)},
    )
    # Nobody has ever played against this one.
    table.send(Did("against", "strong"))
    assert place(table).against == "two"
    many = dated([entry("cshf 0 resigns")] * 5 + [entry("cshf 0 draw")] * (LAST - 1))
    table = visited(many).send(Did("span", "last"))
    assert figures(table, "people") == {"traits_4": (1, LAST - 1, 0)}


@pytest.mark.parametrize("seed", range(5))
def test_totals_add_up(seed: int) -> None:
    """Whatever games there are, each is counted once in every table."""
    chance = random.Random(seed)
    games = dated(chance.choices(MIXED, k=60))
    counting = [one for one in games if counted(one) is not None]
    table = visited(games)
    ways = [figures(table, name).values() for name in ("levels", "rules")]
    solo = [sum(sum(f or 0 for f in its) for its in way) for way in ways]
    people = sum(sum(f or 0 for f in its) for its in figures(table, "people").values())
    lengths = sum(f or 0 for (f,) in figures(table, "lengths").values())
    assert solo[0] == solo[1]
    assert solo[0] + people == lengths == len(counting)
    # Opponent by opponent it is the same.
    parts = []
    for name in place(table).opponents:
        table.send(Did("against", name))
        parts.append(len(place(table).chosen))
    assert sum(parts) == len(counting)


def test_games_are_gone_through_in_portions() -> None:
    """The page may answer meanwhile, and says how far it is."""
    many = dated([entry("cshf 0 resigns")] * (2 * PORTION + 1))
    shelf = [(one.key, format_entry(one)) for one in many]
    table = Table().send(Acted(Action.STATISTICS))
    assert table.effects[0] == Browse()
    table.send(Shelved(tuple(shelf[:1]), len(shelf), is_last=False))
    assert f"Reading the games: 1 of {len(shelf)}" in html(table)
    # Nothing is gone through, or asked for, before all have been read.
    table.send(Breathed(), Did("csv"))
    assert place(table).checked == 0
    table.send(Shelved(tuple(shelf[1:]), len(shelf), is_last=True))
    assert table.effects[-1] == Breathe()
    assert f"Going through the games: {PORTION} of {len(shelf)}" in html(table)
    table.send(Breathed())
    assert place(table).tallies == ()
    table.send(Breathed())
    assert figures(table, "people") == {"traits_4": (len(shelf), 0, 0)}
    assert sum(effect == Breathe() for effect in table.effects) == 2


def test_what_cannot_be_read_stops_nothing() -> None:
    """Neither a damaged text nor a record that is no game."""
    film = replace(entry("cshf 0 resigns"), record="cshf 0a1 0a2")
    table = Table().send(Acted(Action.STATISTICS))
    games = ((film.key, format_entry(film)), ("2026-damaged", "film"))
    table.send(Shelved(games, 2, is_last=True))
    assert place(table).is_ready
    assert 'data-counted="0"' in html(table)


def test_nothing_kept_leads_to_the_table() -> None:
    """In words, with a way to play."""
    table = visited([entry("cshf 0a1 1")])
    assert "No finished game is kept here yet." in html(table)
    assert table.act("leave").model.place is None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_number_stands_in_a_table(language: str) -> None:
    """What is drawn is hidden from who hears the page; the tables are not."""
    words = html(visited(MIXED), language)
    assert words.count("<table") == len(place(visited(MIXED)).tallies)
    assert words.count('class="tally-bar" aria-hidden="true"') > 0
    assert words.count('class="tally-bar"') == words.count(
        'class="tally-bar" aria-hidden="true"'
    )
    # Nobody's name is in it.
    assert "Ana" not in words
    assert ("Left out: 5" if language == "en" else "À part\u00a0: 5") in words


def test_numbers_are_handed_out() -> None:
    """On paper, for spreadsheets and for programs."""
    table = visited(MIXED).send(Did("print"), Did("csv"), Did("json"))
    printed, sheet, file = table.effects
    assert printed == Print()
    assert isinstance(sheet, Download)
    assert isinstance(sheet.content, tuple)
    english = csv_text(sheet.content, STRINGS["en"].say)
    assert "Expert,1,1,1\r\n" in english
    assert '2026-12-01 00:02:00,Expert,"four traits, squares",Computer,Won,1\r\n' in (
        english
    )
    french = csv_text(sheet.content, STRINGS["fr"].say)
    assert "Niveau;Gagnées;Nulles;Perdues\r\n" in french
    assert isinstance(file, Download)
    assert isinstance(file.content, str)
    told = json.loads(file.content)
    assert told["tables"]["levels"]["expert"] == {"won": 1, "drawn": 1, "lost": 1}
    assert len(told["games"]) == len(COUNTING)
    stolen = told["games"][-2]
    assert (stolen["first"], stolen["result"]) == ("player", "lost")
    assert stolen["deeds"]["computer"]["stolen"] == 1
    assert "Ana" not in file.content + english


def test_assigned_table_shows_nothing_of_the_device() -> None:
    """Nothing is read, and nothing that comes is taken."""
    model = Model()
    assigned = replace(model, assigned=Assigned(model.game, model.match))
    table = Table(assigned).send(Acted(Action.STATISTICS))
    assert Browse() not in table.effects
    one = MIXED[0]
    table.send(Shelved(((one.key, format_entry(one)),), 1, is_last=True))
    assert place(table).games == ()
    assert "the games of this device are not shown" in html(table)


def test_ways_a_game_ends_are_those_that_count() -> None:
    """Every end but breaking off is a result."""
    one = entry("cshf 0 resigns")
    ends = {end for end in Termination if counted(replace(one, end=end)) is not None}
    assert ends == set(Termination) - {Termination.ABANDONED}
