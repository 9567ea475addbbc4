"""My games: found, opened, named, starred, deleted, handed out and taken in."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from quarto.app import opening
from quarto.app.actions import Action
from quarto.app.effects import Download, Focus
from quarto.app.keeping import GAME_KEY, save_of
from quarto.app.messages import Acted, FieldChanged, LotDrawn, StorageChanged
from quarto.app.model import Model
from quarto.app.opening import Found
from quarto.app.parts import Keeper, Player
from quarto.app.places.games import PAGE, Games
from quarto.app.places.news import (
    Breathed,
    Did,
    Gathered,
    Measured,
    Reshelved,
    Shelved,
)
from quarto.app.places.shelf import folded, is_sound
from quarto.app.vaulted import (
    Adopt,
    Breathe,
    Browse,
    Gather,
    Measure,
    Mirror,
    Reshelve,
    SetGamesAside,
)
from quarto.engine.outcome import Termination
from quarto.engine.record import format_plies
from quarto.locales import TEXTS
from quarto.locales.places import PLACES
from quarto.saves.device import Device, format_device, parse_device
from quarto.saves.library import (
    MOST_GAMES,
    Entry,
    format_entry,
    format_library,
    parse_library,
)
from quarto.saves.schema import EntryMark, format_save, parse_save
from quarto.saves.tables import SavedPlayer
from quarto.views.page import page
from quarto.views.strings import Strings
from tests.support.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable

OVER = Entry(
    record="cshf 0a1 1b2 2c3 3d4!a1-d4",
    origin="",
    lot=0,
    players=(SavedPlayer("Zoé", None), SavedPlayer("", "expert")),
    end=Termination.CALLED,
    winner=0,
    date="2026-12-01T18:30:05",
)
OPEN = Entry(
    record="cs .b2 2",
    origin="..../..../..../0... 1 cs",
    lot=1,
    players=(SavedPlayer("Noël", None), SavedPlayer("Ida", None)),
    end=None,
    winner=None,
    date="2026-11-30T08:00:00",
    title="Finale",
)
MANY = [
    replace(OVER, date=f"2025-01-{n // 60 + 1:02}T10:{n % 60:02}:00") for n in range(70)
]
STRINGS = {name: Strings({**TEXTS[name], **PLACES[name]}) for name in ("en", "fr")}


def visited(
    entries: Iterable[Entry] = (OVER, OPEN), model: Model | None = None
) -> Table:
    """Return a table whose visitor looks at a library that has been read."""
    table = Table(model).send(Acted(Action.GAMES))
    games = sorted(((e.key, format_entry(e)) for e in entries), reverse=True)
    table.send(Shelved(tuple(games), len(games), is_last=True), Measured(10**6, 10**9))
    table.effects.clear()
    return table


def library(table: Table) -> Games:
    """Return the library as it is."""
    assert isinstance(table.model.place, Games)
    return table.model.place


def said(table: Table) -> str:
    """Return the key of the last answer."""
    return library(table).said[0].key


def did(table: Table, what: str, entry: Entry | None = None) -> Table:
    """Use one of the library's controls."""
    return table.send(Did(what, "" if entry is None else entry.key))


def opened(table: Table, words: str) -> Table:
    """Choose a file, and let the page look through it."""
    table.send(FieldChanged("games-file", words))
    while library(table).arriving is not None:
        table.send(Breathed())
    return table


def html(table: Table, language: str = "en") -> str:
    """Return the page."""
    return page(table.scene, STRINGS[language], "1")


def test_library_is_read_when_somebody_comes() -> None:
    """The newest games first; the rest follows, and nothing waits for it."""
    table = Table().send(Acted(Action.GAMES))
    assert [e for e in table.effects if not isinstance(e, Focus)] == [
        Browse(),
    ]
    new, old = ((e.key, format_entry(e)) for e in (OVER, OPEN))
    table.send(Shelved((new,), 2, is_last=False))
    assert "Reading the games: 1 of 2" in html(table)
    table.send(Shelved((old,), 2, is_last=True))
    assert list(library(table).entries.values()) == [OVER, OPEN]


@pytest.mark.parametrize(
    ("query", "titles"),
    [
        ("", [OVER, OPEN]),
        ("zoe", [OVER]),
        ("ZOÉ", [OVER]),
        ("noel ida", [OPEN]),
        ("final", [OPEN]),
        ("2026-12-01", [OVER]),
        ("30/11/2026", [OPEN]),
        ("zoe ida", []),
        ("<b>", []),
    ],
)
def test_games_are_found(query: str, titles: list[Entry]) -> None:
    """By names, title and date, whatever the accents."""
    table = visited().send(FieldChanged("games-search", query))
    assert list(library(table).found.values()) == titles


def test_words_are_looked_for_without_accents() -> None:
    """In any script."""
    assert (folded("ÉTÉ"), folded("Ångström")) == ("ete", "angstrom")


def test_long_library_is_drawn_by_parts() -> None:
    """Thirty more each time."""
    table = visited(MANY)
    for lines in (PAGE, 2 * PAGE, len(MANY)):
        assert html(table).count("data-kept-game") == lines
        did(table, "more")
    assert 'data-do="more:"' not in html(table)


def test_game_that_is_over_is_looked_at() -> None:
    """As a replay, with its own players; the table lies aside and comes back."""
    table = visited(model=Table.with_record("cshf 7b2 8").model)
    did(table, "open", OVER)
    assert table.model.replay is not None
    assert table.scene.seats[0].who.name == "Zoé"
    assert [e for e in table.effects if isinstance(e, Mirror)] == []
    table.act("leave-replay", "give-back")
    assert table.record == "cshf 7b2 8"


def test_game_that_is_not_over_is_played_on() -> None:
    """The one on the table goes to the library first."""
    table = visited(model=Table.with_record("cshf 7b2 8").model)
    did(table, "open", OPEN)
    assert (table.model.place, table.notice) == (None, "games.laid")
    assert format_plies(table.model.game) == OPEN.record
    assert table.model.entry == EntryMark(OPEN.key, "Finale")
    (mirror,) = [e for e in table.effects if isinstance(e, Mirror)]
    assert [entry.record for entry in mirror.entries] == ["cshf 7b2 8"]


@pytest.mark.parametrize(
    "entry",
    [
        replace(OVER, record="cshf 0a1 0"),
        replace(OVER, record="markup <b>"),
        replace(OVER, end=None, winner=None),
        replace(OVER, winner=1),
        replace(OVER, origin="x"),
        replace(OVER, players=(SavedPlayer("", None), SavedPlayer("", "oracle"))),
    ],
)
def test_game_that_cannot_be_read_stays_where_it_is(entry: Entry) -> None:
    """It gets its sentence, and nothing else changes."""
    table = did(visited([entry]), "open", entry)
    assert (said(table), table.effects) == ("games.unreadable", [])


def test_clock_and_match_keep_their_table() -> None:
    """They could not go on as they were."""
    timed = visited(model=Table.with_record("cshf+clock60 0a1 1").model)
    assert said(did(timed, "open", OVER)) == "games.clock_runs"
    match = Table().send(FieldChanged("x", "")).act("new-game")
    match.send(FieldChanged("target", "3"), Acted(Action.START))
    match.send(LotDrawn(0))
    match.give("0").act("resign", "confirm", "next-round")
    assert said(did(visited(model=match.model), "open", OPEN)) == "games.match_runs"


def test_game_is_named_and_starred() -> None:
    """Kept at once, and known to the table where the game lies there."""
    table = did(visited(), "open", OPEN).send(Acted(Action.GAMES))
    games = tuple((e.key, format_entry(e)) for e in (OVER, OPEN))
    table.send(Shelved(games, 2, is_last=True))
    table.effects.clear()
    did(table, "pick", OPEN).send(FieldChanged("game-title", "  Le  <i>retour</i> "))
    did(table, "name", OPEN)
    named = replace(OPEN, title="Le <i>retour</i>")
    did(table, "star", OPEN)
    starred = replace(named, is_starred=True)
    kept = [e for e in table.effects if isinstance(e, Reshelve)]
    assert kept == [Reshelve((named,)), Reshelve((starred,))]
    assert table.model.entry == EntryMark(OPEN.key, named.title, is_starred=True)
    assert "&lt;i&gt;" in html(table)
    assert "<i>" not in html(table)


def test_deleted_game_comes_back() -> None:
    """Until something else is deleted or the place is left."""
    table = did(visited(), "delete", OVER)
    assert list(library(table).entries) == [OPEN.key]
    assert table.effects == [Reshelve((), (OVER.key,)), Focus("do", "undo:")]
    did(table, "undo")
    assert list(library(table).entries.values()) == [OVER, OPEN]
    assert table.effects[2] == Reshelve((OVER,))


def test_refused_change_is_told_and_undone() -> None:
    """What is shown is what is kept."""
    table = did(visited(), "delete", OVER).send(Reshelved(is_done=False))
    assert said(table) == "games.refused"
    assert Browse() in table.effects


def test_oldest_without_a_star_go_first_after_asking() -> None:
    """Nothing goes unasked, and what went comes back."""
    games = [
        replace(OVER, date=f"2025-01-01T{n // 60:02}:{n % 60:02}:00") for n in range(5)
    ]
    games[0] = replace(games[0], is_starred=True)
    table = visited(games)
    table.model = replace(
        table.model, place=replace(library(table), total=MOST_GAMES + 2)
    )
    assert 'data-do="room:"' in html(table)
    did(table, "room")
    gone = tuple(entry.key for entry in reversed(games[1:3]))
    assert table.effects[0] == Reshelve((), gone)
    full = visited(games).send(StorageChanged(Keeper.MIRROR, works=False))
    assert "The 4 oldest without a star may go" in html(full)


def test_what_cannot_be_read_is_set_aside() -> None:
    """The others are listed; it can be saved as it is."""
    newer = json.dumps({"format": "quarto-library-game", "version": 9})
    games = (("2", "{"), ("1", newer), (OPEN.key, format_entry(OPEN)))
    table = Table().send(Acted(Action.GAMES))
    table.send(Shelved(games, 3, is_last=True))
    assert table.effects[-2:] == [Measure(), SetGamesAside(("2",))]
    assert list(library(table).entries) == [OPEN.key]
    assert "newer version: 1" in html(table)
    did(table, "aside").send(Gathered((), (("2", "{"),)))
    assert table.effects[-1:] == [Download("quarto-damaged.txt", "# 2\n{\n")]


def test_games_are_handed_out() -> None:
    """One or those found, as text and as a file that is taken in again."""
    table = did(did(visited(), "text", OPEN), "json-all")
    text, file = (e for e in table.effects if isinstance(e, Download))
    assert text == Download(
        "quarto-game.txt",
        "# 2026-11-30 08:00:00 · Noël – Ida · * · Finale\n"
        "..../..../..../0... 1 cs | cs .b2 2\n",
    )
    assert file.name == "quarto-games.json"
    assert parse_library(str(file.content)) == (OVER, OPEN)


def test_file_is_merged_without_doubling() -> None:
    """All of it was looked through before any of it is taken."""
    table = opened(visited([OVER]), format_library((OVER, OPEN)))
    assert list(library(table).entries.values()) == [OVER, OPEN]
    assert table.effects[-1] == Reshelve((OPEN,))
    assert said(opened(table, format_library((OVER, OPEN)))) == "games.nothing_new"


def test_single_game_comes_to_the_library() -> None:
    """From the file that sharing makes; it gets its date on the way."""
    game = format_save(save_of(Table.with_record("cshf 0a1 1").model))
    table = opened(visited(()), game)
    assert [entry.record for entry in library(table).entries.values()] == ["cshf 0a1 1"]
    assert Browse() in table.send(Reshelved(is_done=True)).effects


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("", "games.file_empty"),
        ("x" * 8_000_001, "games.file_not_ours"),
        ("{", "games.file_damaged"),
        ("[]", "games.file_not_ours"),
        ('{"format": "chess"}', "games.file_not_ours"),
        ('{"format": "quarto-library", "version": 9}', "games.file_newer"),
        ('{"format": "quarto-device", "version": 9}', "games.file_newer"),
        (format_library((OVER, OPEN))[:-9], "games.file_damaged"),
        (
            format_library((OVER, replace(OPEN, record="cs .b2 1"))),
            "games.file_damaged",
        ),
        (format_library((OPEN, replace(OVER, winner=None))), "games.file_damaged"),
        (format_library([OPEN] * 10_000), "games.file_more"),
        (
            format_library([replace(OPEN, title="<script>" * 9, lot=0)]).replace(
                "0,", "3,"
            ),
            "games.file_damaged",
        ),
    ],
)
def test_bad_file_gets_its_sentence(words: str, key: str) -> None:
    """And nothing else changes."""
    table = opened(visited(), words)
    assert (said(table), list(library(table).entries.values())) == (key, [OVER, OPEN])
    assert not [e for e in table.effects if isinstance(e, Reshelve | Adopt)]


def test_full_library_takes_no_file() -> None:
    """It is not filled beyond its bound by somebody's file."""
    days = (
        f"20{y:02}-{m:02}-{d:02}T00:00:00"
        for y in range(30)
        for m in range(1, 13)
        for d in range(1, 8)
    )
    full = [
        replace(OVER, date=day) for _, day in zip(range(MOST_GAMES), days, strict=False)
    ]
    table = opened(visited(full), format_library((OPEN,)))
    assert said(table) == "games.file_too_many"


def test_large_file_is_looked_through_in_portions() -> None:
    """Each is short, so that the page answers in between."""
    table = visited(()).send(FieldChanged("games-file", format_library(MANY)))
    steps = 0
    while library(table).arriving is not None:
        assert isinstance(table.effects[-1], Breathe)
        table.send(Breathed())
        steps += 1
    assert steps > 5
    assert said(table) == "games.arrived"


def test_whole_device_goes_into_one_file_and_back() -> None:
    """Settings, table, sheet and class after a question; the games of both stay."""
    there = Table.with_record("cshf 9d4 2", Model(players=(Player("Eva"), Player())))
    texts = (
        (GAME_KEY, format_save(save_of(there.model))),
        ("quarto.settings", '{"theme": "dark"}'),
        ("quarto.board", "x"),
        ("quarto.class-damaged", "x"),
        ("quarto.damaged-2", "x"),
    )
    saving = did(visited([OPEN]), "everything")
    assert saving.effects[-1] == Gather()
    saving.send(Gathered(texts, ()))
    file = saving.effects[-1]
    assert isinstance(file, Download)
    assert parse_device(str(file.content)) == Device(dict(texts), (OPEN,), {})
    here = opened(
        visited([OVER], Table.with_record("cshf 1a1 3").model), str(file.content)
    )
    assert library(here).device is not None
    assert not [e for e in here.effects if isinstance(e, Adopt)]
    assert "Take over everything" in html(here)
    did(here, "adopt")
    shelve, adopt = here.effects[-2:]
    assert isinstance(shelve, Reshelve)
    assert [entry.record for entry in shelve.entries] == [OPEN.record, "cshf 1a1 3"]
    assert isinstance(adopt, Adopt)
    taken = dict(adopt.texts)
    assert set(taken) == {GAME_KEY, "quarto.settings"}
    assert parse_save(taken[GAME_KEY]).counter == here.model.counter + 1


def test_whole_device_may_be_refused() -> None:
    """Then nothing has changed."""
    file = format_device(Device({}, (OPEN,), {}))
    table = did(opened(visited([OVER]), file), "refuse")
    assert library(table).device is None
    assert list(library(table).entries.values()) == [OVER]


def test_library_of_an_assigned_table_is_closed() -> None:
    """Nothing is read, written or shown."""
    model, _ = opening.opened(Found(query={"lock": "settings", "place": "games"}))
    table = Table(model).send(Did("everything"), FieldChanged("games-file", "{}"))
    assert table.effects == []
    assert "nothing of it is kept" in html(table)


def test_list_tells_nothing_of_lines() -> None:
    """Of a game that is not over it says only that."""
    line = replace(OPEN, record="cshf 0a1 1b1 2c1 3d1 4", origin="", title="")
    none = replace(line, record="cshf 0a1 1b1 2c1 f d1 4".replace("f d1", "fd1"))
    one, other = (
        html(visited([entry])).replace(entry.key, "") for entry in (line, none)
    )
    assert one == other


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_state_can_be_drawn(language: str) -> None:
    """In both languages, with names of any kind."""
    odd = replace(OVER, players=(SavedPlayer("<b>", None), SavedPlayer("", "oracle")))
    table = visited(
        [odd, OPEN, replace(OPEN, end=Termination.ABANDONED, date=OVER.date)]
    )
    drawn = html(did(did(table, "pick", odd), "delete", OPEN), language)
    assert ("&lt;b&gt;" in drawn, "<b>" in drawn) == (True, False)
    empty = html(visited(()), language)
    assert STRINGS[language]["games.none"] in empty


def test_thousands_of_games_are_soon_found() -> None:
    """A search looks at texts alone, and replays nothing."""
    many = [
        replace(OVER, date=f"2025-01-01T00:{n // 60 % 60:02}:{n % 60:02}")
        for n in range(2000)
    ]
    assert all(is_sound(entry) for entry in many[:2])
    table = visited(many)
    start = time.process_time()
    table.send(FieldChanged("games-search", "zoe"))
    html(table)
    assert time.process_time() - start < 5
