"""Going beside the table and back: meanwhile the game lies as it was."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

from quarto.app.actions import Action, Grid
from quarto.app.effects import Alarm, DrawSeed, Focus, Play, Recall
from quarto.app.messages import (
    Acted,
    FieldChanged,
    KeyPressed,
    LanguageChosen,
    PieceActivated,
    PieceChosen,
    StepDue,
    Ticked,
)
from quarto.app.model import Model
from quarto.app.opening import Found, opened
from quarto.app.parts import Dialog
from quarto.app.places import PlaceName
from quarto.app.places.news import Did
from quarto.app.settings import Language, Settings, Theme
from quarto.app.vaulted import Browse
from quarto.engine.game import Game
from quarto.engine.notation import parse_rules
from quarto.engine.pieces import Piece
from tests.support.table import Table

LOUD = Model(settings=Settings(sound=True))
STARTED = """
import sys
import quarto.app.opening, quarto.app.runtime, quarto.views.page, quarto.views.dialogs
from quarto.app.model import Model
from quarto.app.scene import scene_of
from quarto.locales import TEXTS
from quarto.views.strings import Strings
quarto.views.page.page(scene_of(Model()), Strings(TEXTS["fr"]), "1")
quarto.app.opening.opened(quarto.app.opening.Found())
print(*sorted(name for name in sys.modules if "places" in name))
"""
AT_ONCE = ["quarto.app.places", "quarto.app.places.news"]


def test_start_imports_no_place() -> None:
    """Whoever only plays waits for none of it."""
    ran = subprocess.run(  # noqa: S603  # our own text
        [sys.executable, "-c", STARTED], capture_output=True, text=True, check=True
    )
    assert ran.stdout.split() == AT_ONCE


@pytest.mark.parametrize("name", PlaceName)
def test_game_lies_as_it_was(name: PlaceName) -> None:
    """Taps and letters concern the place alone; back at the table nothing changed."""
    table = Table.with_record("cshf 0a1 1b2 2", LOUD)
    table.send(Acted(Action.CALL))
    before = table.model
    table.effects.clear()
    table.send(Acted(Action(name)))
    assert table.scene.place is not None
    assert Focus("place", "") in table.effects
    for key in "qu?":
        table.send(KeyPressed(key))
    assert table.model.dialog is Dialog.KEYS
    table.send(Acted(Action.HEAR_HAND), Acted(Action.CLOSE), Acted(Action.CLOSE))
    table.send(PieceActivated(Piece(9)), PieceChosen(Piece(9)), Did("nothing"))
    table.send(Acted(Action.GIVE), Acted(Action.UNDO), Acted(Action.NEW_GAME))
    assert table.model.place is not None
    assert table.model.heard == ()
    table.send(Acted(Action.LEAVE), Did("another"))
    after = table.model
    assert (after.place, after.game) == (None, before.game)
    assert after.turn == replace(before.turn, pointed=None)
    assert not [one for one in table.effects if isinstance(one, Play)]


def test_settings_and_language_are_everywhere() -> None:
    """They work in a place as at the table, and so does the menu."""
    table = Table().send(Acted(Action.SHEET), Acted(Action.SETTINGS))
    table.send(FieldChanged("theme", "dark"), Acted(Action.CLOSE))
    table.send(LanguageChosen(Language.ENGLISH), Acted(Action.MENU))
    assert table.model.settings.theme is Theme.DARK
    assert table.model.settings.language is Language.ENGLISH
    assert Focus("action", "rules") in table.effects
    table.send(KeyPressed("Escape"))
    assert not table.model.is_menu_open
    assert table.model.place is not None
    table.send(KeyPressed("ArrowRight", Grid.BOARD))
    assert Focus("cell", "b4") in table.effects


def test_lesson_leads_back_to_the_table() -> None:
    """It is played there."""
    table = Table().send(Acted(Action.CLASS), Acted(Action.RULES))
    table.send(Acted(Action.LESSON))
    assert table.model.place is None
    assert table.model.lesson is not None


def test_clock_stands_until_somebody_is_back() -> None:
    """Neither cheated nor punished: the board is covered, and the time stays."""
    model = Model(game=Game.start(parse_rules("cshf+clock60")))
    table = Table(model).send(Ticked(1.0), Ticked(2.0), Acted(Action.ACTIVITIES))
    used = table.model.timer.used
    table.send(Ticked(100.0), Ticked(200.0))
    assert table.model.timer.used == used
    assert table.scene.clock is None
    table.send(Acted(Action.LEAVE), Ticked(300.0))
    assert table.scene.dialog is Dialog.PAUSE
    assert table.model.timer.used == used
    table.send(Acted(Action.CLOSE), Ticked(301.0), Ticked(302.0))
    assert table.model.timer.used == used + 1


def test_sheets_clock_ends_with_the_visit() -> None:
    """Nobody is told the time of a clock that is not there."""
    table = Table().send(Acted(Action.SHEET), Did("turn"), Acted(Action.LEAVE))
    assert [one for one in table.effects if isinstance(one, Alarm)][-1] == Alarm(None)


def test_computer_goes_on_without_a_word() -> None:
    """What it does meanwhile moves and sounds nothing."""
    table = Table(LOUD).send(Acted(Action.ACTIVITIES))
    table.effects.clear()
    table.send(StepDue(table.model.ticket), StepDue(99))
    assert table.effects == []


@pytest.mark.parametrize("name", PlaceName)
def test_address_leads_there(name: PlaceName) -> None:
    """With what is asked besides; another word is a fault, and the table is shown."""
    query = {"place": name.value, "projector": "on", "lang": "en"}
    model, effects = opened(Found(query=query))
    assert model.place is not None
    assert model.place.name is name
    assert model.settings.projects
    needs = {one for one in effects if isinstance(one, DrawSeed | Recall | Browse)}
    assert needs
    lost, _ = opened(Found(query={"place": "moon", "projector": "maybe"}))
    assert (lost.place, lost.settings.projects) == (None, False)
    assert lost.notice is not None
