"""Handing games on, and opening those that come from outside."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarto.ai.levels import Level
from quarto.app.address import position_of, record_of
from quarto.app.afterwards import Sharing
from quarto.app.effects import Copy, Download, Draw, Send
from quarto.app.imports import game_of, read
from quarto.app.keeping import save_of
from quarto.app.messages import Copied, FieldChanged
from quarto.app.model import Model
from quarto.app.opening import Found, opened
from quarto.app.parts import Dialog, Kept, Mode, Player
from quarto.app.sharing import fragment_of
from quarto.app.text import Text
from quarto.engine.match import Match
from quarto.engine.notation import format_position, parse_position
from quarto.engine.record import format_plies, parse_game
from quarto.locales import TEXTS
from quarto.saves.schema import format_save
from quarto.views.strings import Strings
from tests.support.strategies import games
from tests.support.table import Table

if TYPE_CHECKING:
    from quarto.engine.game import Game

PAGE = "https://example.org/quarto/"
RUNNING = "cshf+squares 0a1 1b2 2"
WON = "cshf 0a1 1b2 2c3 3d4!a1-d4"
HOSTILE = '<img src=x onerror="alert(1)">&amp;'


def seated(record: str, **fields: object) -> Table:
    """Sit down at a game, with the sharing dialog open."""
    model = Model(sharing=Sharing(PAGE, can_send=True), **fields)  # type: ignore[arg-type]  # fields of any test
    return Table.with_record(record, model).act("share")


def link(table: Table) -> str:
    """Return the link shown."""
    assert table.scene.share is not None
    return table.scene.share.link


def opened_at(table: Table, text: str) -> Table:
    """Paste a text and open it."""
    return table.send(FieldChanged("pasted", text)).act("open-text")


def error(table: Table) -> str | None:
    """Return the key of what was wrong with a text."""
    found = None if table.scene.share is None else table.scene.share.error
    return None if found is None else found.key


def untouched(before: Model, after: Model) -> bool:
    """Whether nothing of the table has changed."""
    return (before.game, before.players, before.match, before.turn) == (
        after.game,
        after.players,
        after.match,
        after.turn,
    )


@given(games())
def test_every_game_goes_through_its_link(game: Game) -> None:
    """What is behind the address is read back as the same game."""
    fragment = fragment_of(game)
    assert game_of(record_of(fragment, str), position_of(fragment, str)) == game
    assert " " not in fragment


def test_set_up_game_goes_through_its_link() -> None:
    """Position and plies stand together, and are the same game again."""
    origin = parse_position("..../..../.1../0... 2 cshf @b2")
    for plies in ("cshf", "cshf .c3 3d4"):
        game = parse_game(plies, origin)
        fragment = fragment_of(game)
        assert game_of(record_of(fragment, str), position_of(fragment, str)) == game
        found = read(PAGE + fragment)
        assert isinstance(found, Kept)
        assert found.game == game


def test_link_is_that_of_the_game_or_of_the_position() -> None:
    """The whole game, or what is on the board, as somebody chooses."""
    table = seated(RUNNING)
    assert link(table) == f"{PAGE}#g=cshf+squares_0a1_1b2_2"
    table.send(FieldChanged("shared", "position"), FieldChanged("shared", "nonsense"))
    assert link(table) == f"{PAGE}#p=..../..../.1../0..._2_cshf+squares_@b2"


def test_moment_of_a_replay_is_shared_as_a_position() -> None:
    """The game is all of it, the position that of the moment."""
    table = Table.with_record(WON, Model(sharing=Sharing(PAGE))).act("replay")
    table.send(FieldChanged("moment", "2")).act("share")
    assert link(table) == f"{PAGE}#g=cshf_0a1_1b2_2c3_3d4!a1-d4"
    table.send(FieldChanged("shared", "position"))
    assert link(table) == f"{PAGE}#p=..../..../..../0..._-_cshf_@a1"


def test_link_is_copied_and_sent() -> None:
    """By the clipboard, or by whatever the device sends links with."""
    table = seated(RUNNING)
    table.effects.clear()
    table.act("copy-link", "send")
    assert table.effects == [Copy(link(table)), Send(link(table))]
    assert table.send(Copied(is_done=True)).model.heard[0].key == "share.copied"


def test_files_are_handed_out() -> None:
    """Text, JSON, and pictures of the position; another kind is none."""
    table = seated(RUNNING)
    table.effects.clear()
    for kind in ("txt", "json", "svg", "png", "exe"):
        table.send(FieldChanged("save", kind))
    words, envelope, *pictures = table.effects
    assert words == Download("quarto.txt", f"{RUNNING}\n")
    assert isinstance(envelope, Download)
    assert json.loads(str(envelope.content))["record"] == RUNNING
    position = table.model.game.position
    assert pictures == [Draw("quarto.svg", position), Draw("quarto.png", position)]


def test_file_brings_back_game_and_players() -> None:
    """Names, level and who gave first come with it; the match does not."""
    players = (Player(HOSTILE), Player(level=Level.PLAYER))
    table = seated(RUNNING, players=players, match=Match(1, target=3))
    table.effects.clear()
    table.send(FieldChanged("save", "json"))
    (envelope,) = table.effects
    assert isinstance(envelope, Download)
    other = seated("cshf")
    other.send(FieldChanged("file", str(envelope.content)))
    assert (other.model.game, other.model.players) == (table.model.game, players)
    assert other.model.match == Match(1)
    assert other.model.dialog is None


@pytest.mark.parametrize(
    "text",
    [
        RUNNING,
        f"  {RUNNING.upper()}\r\n",
        f"\ufeff{RUNNING}",
        f"{PAGE}?lang=fr#g={RUNNING.replace(' ', '_')}",
        f"#g={RUNNING.replace(' ', '%20').replace('+', '%2B')}",
    ],
)
def test_texts_of_all_kinds_are_opened(text: str) -> None:
    """Records and links, as people copy them."""
    table = opened_at(seated("cshf"), text)
    assert (table.record, table.model.dialog) == (RUNNING, None)


def test_position_and_set_up_game_are_opened() -> None:
    """As a position, and as the list of rounds copies a game that was set up."""
    position = "..../..../.1../0... 2 cshf @b2"
    table = opened_at(seated("cshf"), position)
    assert format_position(table.model.game.position) == position
    table = opened_at(seated("cshf"), f"{position} | cshf .c3 3")
    assert format_plies(table.model.game) == "cshf .c3 3"


def newer() -> str:
    """Return a file of a version that is not written yet."""
    envelope = {"format": "quarto-game", "version": 999}
    return json.dumps(envelope)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "import.empty"),
        ("cshf 0a1 0b2", "import.bad"),
        (f"{PAGE}#x=1", "import.bad"),
        (HOSTILE, "import.bad"),
        ("{", "import.damaged"),
        ('{"format": "quarto-game"', "import.damaged"),
        ("[" * 100_000, "import.bad"),
        ('{"a":' * 100_000, "import.damaged"),
        ("{}", "import.not_ours"),
        ("{" + "x" * 1_500_000, "import.not_ours"),
        ("0" * 1_500_000, "import.bad"),
        (newer(), "import.newer"),
    ],
    ids=range(12),
)
def test_what_is_no_game_is_told_and_changes_nothing(text: str, key: str) -> None:
    """Cut, edited, newer, huge, markup: each has its sentence in both languages."""
    table = seated(RUNNING)
    before = table.model
    opened_at(table, text)
    assert error(table) == key
    assert untouched(before, table.model)
    assert table.model.dialog is Dialog.SHARE
    assert table.scene.share is not None
    assert table.scene.share.error is not None
    for texts in TEXTS.values():
        assert Strings(texts).say(table.scene.share.error)


@given(st.text() | st.text('cshf0123abcd.!?-_#=&/|+@ {}[]"%', max_size=60))
def test_any_text_is_a_game_or_a_sentence(text: str) -> None:
    """Nothing that anybody may type or send ends in an error."""
    found = read(text)
    if isinstance(found, Text):
        assert all(Strings(texts).say(found) for texts in TEXTS.values())
    else:
        assert found.game.replay(found.game.plies) == found.game


@given(games(), st.data())
def test_any_cut_or_edited_file_is_a_game_or_a_sentence(
    game: Game, data: st.DataObject
) -> None:
    """A file that was damaged anywhere never harms."""
    table = Table(Model(game=game, sharing=Sharing(PAGE)))
    table.act("share").send(FieldChanged("save", "json"))
    envelope = table.effects[-1]
    assert isinstance(envelope, Download)
    text = str(envelope.content)
    at = data.draw(st.integers(0, len(text)))
    put = data.draw(st.text(max_size=3))
    assert isinstance(read(text), Kept)
    assert isinstance(read(text[:at] + put + text[at + len(put) :]), Kept | Text)
    assert isinstance(read(text[:at]), Kept | Text)


@pytest.mark.parametrize("way", ["address", "pasted", "file", "start"])
def test_no_way_in_overwrites_a_running_game(way: str) -> None:
    """The address of the open page, a text, a file, a new start: all ask first."""
    other = "#g=cs_5"
    table = seated("cshf 0a1 1")
    match way:
        case "address":
            table.send(FieldChanged("address", other))
        case "pasted":
            opened_at(table, other)
        case "file":
            table.send(FieldChanged("file", other))
        case _:
            save = format_save(save_of(table.model))
            table = Table(opened(Found(game=save, record="cs 5"))[0])
    assert (table.record, table.model.dialog) == ("cshf 0a1 1", Dialog.LINK)
    assert table.act("close").record == "cshf 0a1 1"


def test_link_in_the_middle_of_a_lesson_or_a_match_asks() -> None:
    """What would be lost is the game put aside, or the rounds that were won."""
    table = Table.with_record("cshf 0a1 1").act("lesson")
    table.send(FieldChanged("address", "#g=cs_5"))
    assert table.model.dialog is Dialog.LINK
    assert table.act("confirm").record == "cs 5"
    assert table.model.lesson is None
    table = Table.with_record(WON, Model(match=Match(0, target=2)))
    table.send(FieldChanged("address", "#g=cs_5"))
    assert table.model.dialog is Dialog.LINK


def test_address_without_a_game_changes_nothing() -> None:
    """Nor does one with a game that cannot be read, but it is told."""
    table = Table.with_record("cshf 0a1 1")
    before = table.model
    assert table.send(FieldChanged("address", "#top")).model == before
    table.send(FieldChanged("address", "#g=cshf_0a1_0"))
    assert table.notice == "link.bad"
    assert untouched(before, table.model)


def test_longer_link_of_the_same_game_goes_on_with_it() -> None:
    """Two play by sending links: names and match stay, nothing is asked."""
    players = (Player("Ana"), Player("Bo"))
    model = Model(players=players, match=Match(1, target=3))
    table = Table.with_record("cshf 0a1 1", model)
    table.send(FieldChanged("address", "#g=cshf_0a1_1b2_2"))
    assert (table.record, table.notice) == ("cshf 0a1 1b2 2", "link.newer")
    assert (table.model.players, table.model.match) == (players, model.match)
    assert table.model.dialog is None
    for old, key in (("#g=cshf_0a1_1b2_2", "link.same"), ("#g=cshf_0a1", "link.older")):
        table.send(FieldChanged("address", old))
        assert (table.record, table.notice) == ("cshf 0a1 1b2 2", key)


def test_link_says_whose_turn_it_is() -> None:
    """In the dialog, and at the table of whoever opens it."""
    table = seated("cshf 0a1 1")
    other = Table(opened(Found(record="cshf 0a1 1"))[0])
    assert other.scene.prompt.key == "prompt.place"
    second = seated("cshf 0a1 1", players=(Player("Ana"), Player("Bo")), match=Match(1))
    for shared in (table.cell("b2").scene.share, second.scene.share):
        assert shared is not None
        assert shared.to_act == other.scene.prompt
    over = seated(WON)
    assert over.scene.share is not None
    assert over.scene.share.to_act is None


def test_game_against_the_computer_is_not_continued_by_a_link() -> None:
    """There is nobody else who could have gone on: it is asked."""
    players = (Player(), Player(level=Level.PLAYER))
    table = Table.with_record("cshf 0a1 1", Model(players=players, match=Match(1)))
    assert table.model.mode is Mode.SOLO
    table.send(FieldChanged("address", "#g=cshf_0a1_1b2_2"))
    assert table.model.dialog is Dialog.LINK
