"""A table in somebody else's page: assigned by the address, told about, locked."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from quarto.ai.levels import Level
from quarto.app.actions import Action, Order
from quarto.app.asked import OPTIONS
from quarto.app.effects import Effect, Erase, Store, Tell, Think
from quarto.app.embedding import message_of, message_text
from quarto.app.keeping import save_of
from quarto.app.locks import Lock
from quarto.app.messages import Acted, FieldChanged, Ordered
from quarto.app.model import Model
from quarto.app.opening import Found, opened
from quarto.app.parts import Dialog, Mode, Player
from quarto.app.settings import Language, PieceSet, Theme
from quarto.engine.match import Match
from quarto.engine.record import format_game, parse_game
from quarto.engine.rules import Rules
from quarto.locales import TEXTS
from quarto.saves.schema import format_save
from quarto.views.dialogs import dialog
from quarto.views.page import page
from quarto.views.strings import Strings
from tests.support.table import Table

POSITION = "..../..../..../0... 1 cs"
ROOT = Path(__file__).parents[3]
OWN = format_save(save_of(Table.with_record("cshf 0a1 5").model))


def framed(
    record: str | None = None, position: str | None = None, **query: str
) -> Table:
    """Sit down at a table in a frame, whose visitor has a game of his own."""
    found = Found(
        game=OWN, query=query, record=record, position=position, is_framed=True
    )
    model, effects = opened(found)
    table = Table(model)
    table.effects += effects
    return table


def told(table: Table) -> list[tuple[str, dict[str, object]]]:
    """Return what the page around was told."""
    return [(e.kind, dict(e.detail)) for e in table.effects if isinstance(e, Tell)]


def shown(table: Table) -> str:
    """Return the page and the dialog."""
    strings = Strings(TEXTS["en"])
    return page(table.scene, strings, "1") + dialog(table.scene, strings)


def kept(effects: list[Effect]) -> list[Effect]:
    """Return what was kept."""
    return [effect for effect in effects if isinstance(effect, Store)]


def test_options_set_the_table() -> None:
    """Language, look, players and rules, by the words of the attributes."""
    table = framed(
        lang="en",
        theme="dark",
        pieces="plan",
        coordinates="off",
        hints="off",
        mode="solo",
        level="player",
        rules="cs+squares",
        names="Ana, Bruno",
    )
    settings = table.model.settings
    assert (settings.language, settings.theme) == (Language.ENGLISH, Theme.DARK)
    assert (settings.pieces, settings.coordinates) == (PieceSet.PLAN, False)
    assert (table.model.mode, table.model.level) == (Mode.SOLO, Level.PLAYER)
    assert table.model.rules == Rules(traits=Rules().traits[:2], blocks=True)
    assert table.model.players == (Player("Ana"), Player(level=Level.PLAYER))
    assert table.model.notice is None


def test_names_of_two() -> None:
    """Two people, each with a name; one name is the first's."""
    assert framed(names="Ana,Bruno").model.players == (Player("Ana"), Player("Bruno"))
    assert framed(names="Ana").model.players == (Player("Ana"), Player())


def test_rounds_to_win_are_asked_for() -> None:
    """A match of so many rounds, whatever is laid on the table; elsewhere no limit."""
    assert framed(mode="two").model.match.target is None
    table = framed(rounds="3", mode="solo")
    assert table.model.match.target == 3
    table.send(Ordered(Order.RECORD, "cshf 0a1"))
    assert table.model.match == Match(1, 3)
    own, _ = opened(Found(query={"rounds": "2"}))
    assert (own.match.target, own.assigned) == (2, None)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("lang", "xx"),
        ("theme", "pink"),
        ("pieces", ""),
        ("coordinates", "no"),
        ("mode", "three"),
        ("level", "god"),
        ("rules", "shf+x"),
        ("names", "a,b,c"),
        ("lock", "new-game,doors"),
        ("rounds", "0"),
        ("rounds", "100"),
        ("rounds", "3.5"),
        ("rounds", "9" * 20),
    ],
)
def test_bad_option_is_told_and_ignored(option: str, value: str) -> None:
    """In words on the page, by its name to the page around; the table is usable."""
    table = framed(**{option: value, "embed": "on"})
    assert table.model.notice is not None
    key = "address.bad_rounds" if option == "rounds" else "address.bad"
    assert table.model.notice.key == key
    assert table.model.notice.gaps["options"] == f"{option}={value}"
    assert told(table)[-1] == ("error", {"reason": "option", "option": option})
    assert (table.record, table.model.locks) == ("cshf", frozenset())


def test_assigned_table_leaves_the_own_game_alone() -> None:
    """What is kept is not shown, and nothing is written, whatever is done."""
    table = framed(position=POSITION).cell("b2").give("2")
    table.send(FieldChanged("theme", "dark"))
    assert table.model.settings.theme is Theme.DARK
    assert kept(table.effects) == []


def test_plain_frame_is_the_visitors_own_table() -> None:
    """It goes on with the own game, tells nothing and obeys nobody."""
    table = framed()
    assert table.record == "cshf 0a1 5"
    table.cell("b2").give("3").send(Ordered(Order.RESET))
    assert (table.record, told(table)) == ("cshf 0a1 5b2 3", [])
    assert kept(table.effects) != []


def test_page_of_its_own_keeps_the_running_game() -> None:
    """Options make only the first game of a browser that keeps none."""
    model, _ = opened(Found(game=OWN, query={"rules": "cs", "names": "Ana"}))
    assert (format_game(model.game), model.assigned) == ("cshf 0a1 5", None)
    model, _ = opened(Found(query={"rules": "cs", "names": "Ana"}))
    assert (format_game(model.game), model.players[0].name) == ("cs", "Ana")


def test_lock_makes_an_assigned_table_anywhere() -> None:
    """A locked link leads to the table that was assigned, not to one's own."""
    query = {"rules": "c", "lock": "new-game"}
    model, _ = opened(Found(game=OWN, query=query))
    assert (format_game(model.game), set(model.locks)) == ("c", {Lock.NEW_GAME})


def test_whole_game_is_told() -> None:
    """Ready, every ply, the call and the end, with seats and without names."""
    table = framed(names="Ana,Bruno")
    table.give("0").cell("a1").give("1").cell("b2").give("2").cell("c3").give("3")
    table.show("a1", "b2", "c3", "d4").cell("d4").show("d4", "a1", "b2", "c3")
    news = told(table)
    assert [kind for kind, _ in news] == (
        ["ready", *7 * ["move"], "call", "move", "call", "end"]
    )
    start = {"position": "..../..../..../.... - cshf", "record": "cshf"}
    about = {"mode": "two", "level": None, "seat": "first"}
    assert news[0] == ("ready", about | start)
    ply = {"ply": "place", "seat": "second", "piece": "0", "cell": "a1"}
    state = {"position": "..../..../..../0... - cshf @a1", "record": "cshf 0a1"}
    assert news[2] == ("move", ply | state)
    wrong, right, end = (detail for kind, detail in news if kind in {"call", "end"})
    assert (wrong["right"], wrong["line"], wrong["seat"]) == (False, "a1-d4", "first")
    assert (right["right"], right["seat"]) == (True, "first")
    assert right["cells"] == ["a1", "b2", "c3", "d4"]
    assert (end["winner"], end["termination"], end["line"]) == (
        "first",
        "called",
        "a1-d4",
    )
    assert end["record"] == "cshf 0a1 1b2 2c3 3?a1-d4d4!a1-d4"
    assert not any(name in str(news) for name in ("Ana", "Bruno"))


def test_taking_back_is_told() -> None:
    """With what is left; playing it again is told like the first time."""
    table = framed(mode="two", rules="cs")
    table.give("0").act("undo", "accept", "redo")
    kinds = [(detail["ply"], detail["record"]) for _, detail in told(table)[1:]]
    assert kinds == [("give", "cs 0"), ("undo", "cs"), ("give", "cs 0")]


def test_next_round_is_a_new_table() -> None:
    """It is told as ready, and no ply as taken back."""
    table = framed(record="cshf 0a1 1b2 2c3 3d4!a1-d4").act("next-round")
    assert [kind for kind, _ in told(table)] == ["ready", "ready"]


def test_lesson_is_not_told() -> None:
    """It is played beside the table, which lies as it was."""
    table = framed(rules="cs").act("lesson").piece("d").act("next-step", "leave-lesson")
    assert [kind for kind, _ in told(table)] == ["ready"]


def test_position_has_no_record() -> None:
    """A table that was set up tells its position."""
    table = framed(position=POSITION)
    assert told(table)[0][1]["record"] is None
    assert told(table)[0][1]["position"] == "..../..../..../0... 1 cs"


def test_bad_text_of_the_address_is_told() -> None:
    """Reason and column, to the visitor and to the page around."""
    table = framed(record="cshf 0a1 0")
    assert table.notice == "link.bad"
    assert told(table)[1] == ("error", {"reason": "piece_gone", "column": 10})


@pytest.mark.parametrize(
    ("order", "words", "record"),
    [
        (Order.RECORD, "CS 0a1  5", "cs 0a1 5"),
        (Order.RESET, "", "cshf 0a1 1"),
    ],
)
def test_orders_lay_a_table(order: Order, words: str, record: str) -> None:
    """A record is read by the engine; a reset goes back to the address's game."""
    table = framed(record="cshf 0a1 1").cell("b2").give("2").act("lesson", "settings")
    table.send(Ordered(order, words))
    assert (table.record, table.model.dialog) == (record, None)
    assert told(table)[-1][0] == "ready"
    assert told(table)[-1][1]["record"] == record


def test_visitor_acts_first_in_what_was_set_up() -> None:
    """Whatever seat that is; then the computer is asked."""
    table = framed(mode="solo", record="cs 0")
    assert table.model.actor == 0
    table.send(Ordered(Order.POSITION, "..../..../..../0... 1 cs"))
    assert table.model.actor == 0
    table.cell("b2").give("2")
    thinks = [effect for effect in table.effects if isinstance(effect, Think)]
    assert thinks == [Think(table.model.ticket, table.model.game, Level.BEGINNER)]


def test_bad_order_changes_nothing() -> None:
    """The page around is told why, and where."""
    table = framed(record="cs 0a1 5")
    before = table.model
    table.send(Ordered(Order.POSITION, "..../..../..../00.. - cs"))
    assert table.model is before
    assert told(table)[-1] == ("error", {"reason": "piece_twice", "column": 17})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "7",
        '"quarto"',
        '{"source": "other", "v": 1, "type": "reset"}',
        '{"source": "quarto", "v": 2, "type": "reset"}',
        '{"source": "quarto", "v": 1, "type": "eval", "text": "1"}',
        '{"source": "quarto", "v": 1, "type": ["reset"]}',
        '{"source": "quarto", "v": 1, "type": "record", "text": 7}',
        "[" * 100_000,
    ],
)
def test_foreign_message_is_none_of_ours(text: str) -> None:
    """Anything but the documented types is passed over."""
    assert message_of(text) is None


def test_messages_are_plain_json() -> None:
    """Source, version, type, and the detail beside them."""
    tell = Tell("error", {"reason": "cell", "column": 3})
    assert message_text(tell) == (
        '{"source": "quarto", "v": 1, "type": "error", "reason": "cell", "column": 3}'
    )
    text = '{"source": "quarto", "v": 1, "type": "record", "text": "cs"}'
    assert message_of(text) == Ordered(Order.RECORD, "cs")


@pytest.mark.parametrize(
    ("lock", "actions"),
    [
        (Lock.NEW_GAME, ["new-game"]),
        (Lock.SETTINGS, ["settings", "erase"]),
        (Lock.UNDO, ["undo", "redo"]),
        (Lock.LESSON, ["lesson"]),
    ],
)
def test_locked_control_is_absent_and_refused(lock: Lock, actions: list[str]) -> None:
    """It is not on the page, and using it all the same only says why not."""
    free, table = framed(mode="two"), framed(lock=lock.value)
    before = table.model
    for action in actions:
        if action != "erase":
            assert f'data-action="{action}"' in shown(free)
        assert f'data-action="{action}"' not in shown(table)
        table.act(action)
        assert table.notice == "refuse.locked"
    assert table.model == replace(
        before, notice=table.model.notice, notice_number=len(actions)
    )


def test_key_of_a_locked_control_is_refused() -> None:
    """The list of keys does not name it either."""
    table = framed(lock="undo").act("keys")
    assert 'data-action="undo"' not in shown(table)
    assert 'data-action="hear-turn"' in shown(table)


def test_locked_rules_are_not_in_the_form() -> None:
    """A new game has the rules that the address gives; names may be changed."""
    table = framed(rules="c+squares", lock="rules").act("new-game")
    assert 'name="squares"' not in shown(table)
    assert 'name="name-0"' in shown(table)
    table.send(FieldChanged("squares", ""), FieldChanged("trait-shape", "on"))
    assert table.notice == "refuse.locked"
    assert table.model.draft is not None
    assert table.model.draft.blocks
    assert len(table.model.draft.traits) == 1


def test_locked_settings_refuse_their_fields() -> None:
    """All but the language, which is the reader's."""
    table = framed(lock="settings")
    table.send(FieldChanged("theme", "dark"))
    assert table.model.settings.theme is Theme.AUTO
    table.send(FieldChanged("language", "en"))
    assert table.model.settings.language is Language.ENGLISH


def test_lock_of_everything_leaves_the_game() -> None:
    """With every word together a game is played to its end, and another round."""
    table = framed(lock=",".join(Lock))
    table.give("0").cell("a1").give("1").cell("b2").give("2").cell("c3").give("3")
    table.cell("d4").show("a1", "b2", "c3", "d4").act("next-round")
    assert (table.record, table.model.match.lot) == ("cshf", Match(0).lot)
    assert not any(isinstance(effect, Erase) for effect in table.effects)


def test_link_asks_no_question_at_an_assigned_table() -> None:
    """The own game is not in the way of the address's."""
    table = framed(record="cs 0a1 5")
    assert (table.record, table.model.dialog) == ("cs 0a1 5", None)
    own, _ = opened(Found(game=OWN, record="cs 0a1 5"))
    assert own.dialog is Dialog.LINK


def test_footer_says_that_nothing_is_kept() -> None:
    """An assigned table begins anew at each visit."""
    assert TEXTS["en"]["page.assigned"] in shown(framed(mode="two"))
    assert TEXTS["en"]["page.assigned"] not in shown(Table(Model()))


def test_reset_keeps_the_players() -> None:
    """Whoever sits there goes on."""
    table = framed(record="cs 0a1 5", names="Ana,Bruno").send(Ordered(Order.RESET))
    assert table.model.players == (Player("Ana"), Player("Bruno"))
    assert table.model.game == parse_game("cs 0a1 5")
    assert table.send(Acted(Action.RULES)).model.dialog is Dialog.RULES


def test_script_hands_on_every_option() -> None:
    """The attributes of embed.js are the options of the address."""
    script = (ROOT / "static" / "embed.js").read_text("utf-8")
    (words,) = re.findall(r'const OPTIONS = "([^"]*)"', script)
    assert {*words.split(), "embed"} == OPTIONS


def test_docs_name_every_word() -> None:
    """Options, locks and orders stand in docs/embedding.md."""
    text = (ROOT / "docs" / "embedding.md").read_text("utf-8")
    words = {*OPTIONS - {"embed"}, *Lock, *(order.value for order in Order)}
    assert [word for word in words if f"`{word}`" not in text.replace('"', "`")] == []
