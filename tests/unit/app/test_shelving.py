"""What leaves the table reaches the library: once, whole, and nothing else does."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.ai.levels import Level
from quarto.app.actions import Action
from quarto.app.messages import Acted, FieldChanged, LotDrawn, Message
from quarto.app.model import Model
from quarto.app.opening import Found, opened
from quarto.app.parts import Player
from quarto.app.vaulted import Mirror
from quarto.engine.match import Match
from quarto.engine.outcome import Termination
from quarto.saves.library import Entry
from quarto.saves.schema import NAMELESS, EntryMark
from quarto.saves.tables import SavedPlayer
from tests.support.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMED = Model(players=(Player("Zoé"), Player(level=Level.BEGINNER)), match=Match(1))


def shelved(table: Table) -> list[str]:
    """Return the records that the table has sent to the library."""
    return [entry.record for entry in entries(table)]


def entries(table: Table) -> Iterator[Entry]:
    """Return the games that the table has sent to the library."""
    for effect in table.effects:
        if isinstance(effect, Mirror):
            yield from effect.entries


def test_game_that_ends_is_kept() -> None:
    """With names, level, giver, end and winner; the date comes on the way."""
    persons = replace(NAMED, players=(Player("Zoé"), Player("Paul")))
    table = Table.with_record("cshf 0a1 1b2 2c3 3d4", persons)
    table.show("a1", "b2", "c3", "d4")
    assert list(entries(table)) == [
        Entry(
            record="cshf 0a1 1b2 2c3 3d4!a1-d4",
            origin="",
            lot=1,
            players=(SavedPlayer("Zoé", None), SavedPlayer("Paul", None)),
            end=Termination.CALLED,
            winner=1,
        )
    ]


def test_each_round_is_kept_once() -> None:
    """What follows it changes nothing of it."""
    table = Table.with_record("cshf 0a1 1b2").act("resign", "confirm", "next-round")
    table.give("7").cell("a1").act("settings", "close")
    assert shelved(table) == ["cshf 0a1 1b2 resigns"]


def test_game_that_is_put_away_is_kept() -> None:
    """From the second ply on; a single gift is no game."""
    table = Table.with_record("cshf 0a1").act("new-game", "start").send(LotDrawn(0))
    assert shelved(table) == ["cshf 0a1"]
    table.give("7").act("new-game", "start").send(LotDrawn(0))
    assert shelved(table) == ["cshf 0a1"]


def test_game_of_a_link_puts_the_running_one_away() -> None:
    """Once somebody has said so."""
    table = Table.with_record("cshf 0a1 1")
    table.act("share").send(*pasted("cshf 7"))
    assert shelved(table) == []
    table.act("confirm")
    assert (table.record, shelved(table)) == ("cshf 7", ["cshf 0a1 1"])


def pasted(words: str) -> tuple[Message, ...]:
    """Return the messages with which a text is opened."""
    return FieldChanged("pasted", words), Acted(Action.OPEN_TEXT)


def test_lessons_and_games_beside_the_match_are_not_kept() -> None:
    """And the table that lies under them is put away only when it is replaced."""
    table = Table.with_record("cshf 0a1 1").act("lesson")
    table.act("leave-lesson")
    assert shelved(table) == []
    over = Table.with_record("cshf 0a1 1b2").act("resign", "confirm")
    over.act("replay", "first", "play-on").give("3").cell("a1").give("4")
    over.act("give-back")
    assert shelved(over) == ["cshf 0a1 1b2 resigns"]


def test_assigned_table_keeps_no_game() -> None:
    """It is somebody else's."""
    model, _ = opened(Found(query={"lock": "settings"}, record="cshf 0a1 1"))
    table = Table(model).act("resign", "confirm")
    assert [e for e in table.effects if isinstance(e, Mirror)] == []


def test_game_from_the_library_takes_its_own_place() -> None:
    """With title and star; its former entry goes."""
    mark = EntryMark("2026-11-30T18:05:00-0a1b2c3d", "Été", is_starred=True)
    table = Table(replace(Table.with_record("cshf 0a1 1").model, entry=mark))
    table.act("resign", "confirm")
    (entry,) = entries(table)
    assert (entry.title, entry.is_starred) == ("Été", True)
    assert [e.gone for e in table.effects if isinstance(e, Mirror)] == [(mark.key,)]
    assert table.model.entry is None


def test_names_of_a_class_stay_with_the_class() -> None:
    """Its games are kept without them, round after round."""
    players = (Player("Ana"), Player("Bo"))
    table = Table(Model(players=players, entry=NAMELESS))
    table.give("0").cell("a1").give("1").act("resign", "confirm", "next-round")
    table.give("0").cell("a1").give("1").act("resign", "confirm")
    names = [one.name for entry in entries(table) for one in entry.players]
    assert names == [""] * 4
    table.act("new-game", "start").send(LotDrawn(0))
    assert table.model.entry is NAMELESS
