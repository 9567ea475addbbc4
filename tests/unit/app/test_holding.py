"""One page writes the game; another one shows it, says so, and can take it over."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quarto.ai.levels import Level
from quarto.app.actions import Action
from quarto.app.effects import Advise, Alarm, Effect, Focus, Store, Think
from quarto.app.holding import HARMLESS
from quarto.app.keeping import save_of
from quarto.app.keymap import LETTERS
from quarto.app.messages import (
    Acted,
    FieldChanged,
    KeyPressed,
    Lost,
    Message,
    Returned,
    StorageChanged,
    Ticked,
)
from quarto.app.model import Model
from quarto.app.opening import Found, opened
from quarto.app.parts import Holding, Keeper, Player
from quarto.app.places.news import Did
from quarto.app.vaulted import Mirror, TakeOver
from quarto.engine.record import format_game
from quarto.engine.rules import Clock, Rules
from quarto.saves.schema import format_save
from tests.support.table import Table

UNDO = next(key for key, does in LETTERS.items() if does not in HARMLESS)
ASKED = Focus("action", Action.TAKE_OVER)
SOLO = Model(players=(Player(), Player(level=Level.PLAYER)))


def kept(table: Table, *, later: int = 0) -> str:
    """Return a table as it is stored, perhaps by somebody who went on."""
    save = save_of(table.model)
    return format_save(replace(save, counter=save.counter + later))


def written(table: Table) -> list[Effect]:
    """Return what the table wants written."""
    return [one for one in table.effects if isinstance(one, Store | Mirror)]


def lost(record: str = "cshf 0a1 1", model: Model | None = None) -> Table:
    """Return a table whose game another tab has taken."""
    table = Table.with_record(record, model).send(Lost())
    table.effects.clear()
    return table


@pytest.mark.parametrize(
    "message",
    [
        Acted(Action.NEW_GAME),
        Acted(Action.GIVE),
        Acted(Action.UNDO),
        Acted(Action.ERASE),
        Acted(Action.LESSON),
        Acted(Action.SHEET),
        KeyPressed(UNDO),
        FieldChanged("pasted", "cshf"),
        Did("won", "0"),
    ],
)
def test_who_has_lost_the_game_changes_nothing(message: Message) -> None:
    """Whatever is tried leads to the way to take it over, and nothing is written."""
    table = lost()
    before = table.record
    table.send(message)
    assert (table.record, table.effects) == (before, [ASKED])


def test_board_of_a_lost_game_answers() -> None:
    """A tap on a cell or a piece, too."""
    table = lost().cell("b2").piece("4")
    assert (table.record, table.effects) == ("cshf 0a1 1", [ASKED, ASKED])
    assert table.scene.strip == "elsewhere"


def test_settings_and_rules_stay_open_to_everybody() -> None:
    """They are written by whoever chooses."""
    table = lost().act("settings").send(FieldChanged("theme", "dark"))
    assert [effect.key for effect in written(table)] == ["quarto.settings"]  # type: ignore[union-attr]  # each is a Store
    assert table.model.holding is Holding.ELSEWHERE


def test_computer_and_clock_stand_where_the_game_is_lost() -> None:
    """Nothing is thought about, and no time passes."""
    table = lost("cshf 0", SOLO)
    assert not [e for e in table.effects if isinstance(e, Think | Advise)]
    timed = Model(players=(Player(), Player()))
    clock = Table.with_record("cshf+clock60 0a1 1", timed)
    clock.send(Ticked(0.0), Lost(), Ticked(1.0), Ticked(2.0))
    assert clock.model.timer.used == 0
    assert Alarm(None) in clock.effects


def test_game_is_asked_for() -> None:
    """By the button of the line."""
    assert lost().act("take-over").effects == [TakeOver()]


def test_taken_game_is_the_newest() -> None:
    """As the other tab left it, in whichever copy; what lay here is not kept twice."""
    table = lost()
    newer = Table(replace(table.model, holding=Holding.OWN)).cell("b2").give("5")
    local, mirror = kept(table), kept(newer)
    table.send(Returned(local, mirror))
    assert (table.record, table.notice) == ("cshf 0a1 1b2 5", "holding.here")
    assert [e.entries for e in table.effects if isinstance(e, Mirror)][:1] == [()]
    table.cell("c3")
    assert table.model.turn.staged is not None


def test_unchanged_game_goes_on_in_silence() -> None:
    """After the page came back from the browser's memory."""
    table = lost()
    text = kept(table)
    table.send(Returned(text, text))
    assert (table.model.holding, table.effects, table.notice) == (Holding.OWN, [], None)


def test_mirror_that_comes_late_brings_its_game_back() -> None:
    """And what was begun meanwhile is put away, not lost."""
    table = Table(Model()).give("0").cell("a1").give("1")
    old = Table.with_record("cshf 5b2 6c3 7")
    table.send(Returned(kept(table), kept(old, later=50)))
    assert table.record == "cshf 5b2 6c3 7"
    (away,) = [e for e in table.effects if isinstance(e, Mirror) and e.entries]
    assert [entry.record for entry in away.entries] == ["cshf 0a1 1"]


def test_erased_elsewhere_is_erased_here() -> None:
    """Nothing comes back."""
    table = lost().send(Returned(None, None))
    assert (table.record, table.model.holding) == ("cshf", Holding.OWN)


def test_page_opens_without_the_game_of_another_tab() -> None:
    """It shows it as it was last kept, and writes nothing."""
    table = Table.with_record("cshf 0a1 1")
    model, effects = opened(Found(game=kept(table), is_elsewhere=True))
    assert (format_game(model.game), effects) == ("cshf 0a1 1", ())
    assert model.holding is Holding.ELSEWHERE


def test_assigned_table_knows_no_other_tab() -> None:
    """Nothing of it is kept, so nobody can take it."""
    model, _ = opened(Found(query={"lock": "settings"}, record="cshf 0"))
    table = Table(model).send(Lost(), Returned(None, None))
    assert (table.record, table.model.holding) == ("cshf 0", Holding.OWN)


def test_refused_copy_is_told_once() -> None:
    """The other one goes on; put away, the line does not come again by itself."""
    table = Table().send(StorageChanged(Keeper.LOCAL, works=False))
    assert (table.scene.strip, table.scene.keeps) == ("one_copy", True)
    table.act("dismiss").send(StorageChanged(Keeper.LOCAL, works=False))
    assert table.scene.strip == ""
    table.send(StorageChanged(Keeper.MIRROR, works=False))
    assert (table.scene.strip, table.scene.keeps) == ("no_copy", False)
    table.give("3")
    assert table.record == "cshf 3"
    table.send(*(StorageChanged(keeper, works=True) for keeper in Keeper))
    assert (table.scene.strip, table.scene.keeps) == ("", True)


def test_clock_is_covered_again_where_the_game_comes_back() -> None:
    """Nobody looks ahead while the clock stands."""
    model = Model(game=Table.with_record("cshf+clock60 0a1 1").model.game)
    assert model.rules == Rules(clock=Clock(60))
    table = Table(model).send(Lost())
    assert not table.scene.is_covered
    assert table.send(Returned(kept(table, later=1), None)).scene.is_covered
