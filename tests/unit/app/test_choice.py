"""A new game is filled in by presets or rule by rule, and remembered."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import product

import pytest

from quarto.ai.levels import Level
from quarto.app.choice import (
    PRESETS,
    SECONDS,
    Preset,
    choice_of,
    format_choice,
    preset_of,
    rules_of,
    with_rules,
)
from quarto.app.draft import ClockUse, Draft
from quarto.app.effects import Store
from quarto.app.keeping import CHOICE_KEY
from quarto.app.locks import Lock
from quarto.app.messages import FieldChanged, LotDrawn
from quarto.app.model import Model
from quarto.app.opening import Found, opened
from quarto.app.parts import Assigned, Mode, Player
from quarto.engine.match import Match
from quarto.engine.rules import CLASSIC, Clock, Rules
from quarto.locales import TEXTS
from quarto.views.dialogs import dialog
from quarto.views.strings import Strings
from tests.support.table import Table
from tests.support.words import CLOCKS, EVERY_RULES

DRAFT = with_rules(
    Draft(
        mode=Mode.SOLO,
        level=Level.PLAYER,
        names=("Zoé <b>", "Ωmega"),
        traits=frozenset(),
        blocks=False,
        auto=False,
        strict=False,
        target=5,
    ),
    Rules(blocks=True, clock=Clock(45)),
)


def stored(table: Table) -> list[str]:
    """Return what was kept of new games."""
    return [
        effect.text
        for effect in table.effects
        if isinstance(effect, Store) and effect.key == CHOICE_KEY
    ]


def test_every_rule_can_be_filled_in_and_kept() -> None:
    """All choices of traits with all rules and clocks."""
    for rules, clock in product(EVERY_RULES, CLOCKS):
        wanted = replace(rules, clock=clock)
        draft = with_rules(DRAFT, wanted)
        assert rules_of(draft) == wanted
        assert choice_of(format_choice(draft)) == draft


@pytest.mark.parametrize("preset", Preset)
def test_preset_fills_in_its_rules(preset: Preset) -> None:
    """And it is the one that is shown as chosen, until a rule is changed."""
    table = Table().act("new-game").send(FieldChanged("preset", preset))
    draft = table.model.draft
    assert draft is not None
    assert (rules_of(draft), preset_of(draft)) == (PRESETS[preset], preset)
    html = dialog(table.scene, Strings(TEXTS["en"]))
    assert f'name="preset" value="{preset}" checked=""' in html
    changed = table.send(FieldChanged("strict", "on")).model.draft
    assert changed is not None
    assert preset_of(changed) is None
    assert TEXTS["en"]["preset.own"] in dialog(table.scene, Strings(TEXTS["en"]))


def test_presets_differ() -> None:
    """Each is a choice of its own, and the usual game is one of them."""
    assert len(set(PRESETS.values())) == len(Preset)
    assert CLASSIC in PRESETS.values()


def test_clock_is_filled_in_with_its_seconds() -> None:
    """What is offered is taken, anything else changes nothing."""
    table = Table().act("new-game").send(FieldChanged("clock", "warns"))
    for value in ("90", "9", "601", "x", ""):
        table.send(FieldChanged("seconds", value))
    table.send(FieldChanged("clock", "chess"))
    table.act("start").send(LotDrawn(0))
    assert table.model.rules == Rules(clock=Clock(90, warns_only=True))


def test_every_offered_length_is_a_clock() -> None:
    """From ten seconds to ten minutes."""
    assert [Clock(seconds).seconds for seconds in SECONDS] == list(SECONDS)
    assert (SECONDS[0], SECONDS[-1]) == (10, 600)


def test_odd_length_of_an_address_stays_choosable() -> None:
    """The list holds it beside the usual ones."""
    table = Table.with_record("cshf+clock37 0").act("new-game")
    html = dialog(table.scene, Strings(TEXTS["en"]))
    assert '<option value="37" selected="">37 s</option>' in html


def test_last_choice_is_remembered() -> None:
    """It is stored when the game starts, and fills the form in at the next visit."""
    table = Table().act("new-game")
    table.send(FieldChanged("preset", "expert"), FieldChanged("target", "3"))
    table.send(FieldChanged("name-0", "Ana"))
    assert stored(table) == []
    table.act("start").send(LotDrawn(0))
    (text,) = stored(table)
    model, _ = opened(Found(choice=text, record="cs 0"))
    draft = Table(model).act("new-game").model.draft
    assert draft is not None
    assert (rules_of(draft), draft.target, draft.names) == (
        PRESETS[Preset.EXPERT],
        3,
        ("Ana", ""),
    )


def test_closed_form_is_not_remembered() -> None:
    """Only what was started is."""
    table = Table().act("new-game").send(FieldChanged("preset", "expert")).act("close")
    assert (stored(table), table.model.chosen) == ([], None)


def test_table_of_somebody_else_shows_its_own_rules() -> None:
    """What the visitor chose elsewhere is neither shown nor changed there."""
    assigned = Assigned(Table().model.game, Match(0))
    model = Model(chosen=DRAFT, assigned=assigned, players=(Player("Eva"), Player()))
    table = Table(model).act("new-game")
    assert table.model.draft is not None
    assert (table.model.draft.names, table.model.draft.blocks) == (("Eva", ""), False)
    table.act("start").send(LotDrawn(0))
    assert stored(table) == []


@pytest.mark.parametrize("name", ["preset", "clock", "seconds", "squares"])
def test_locked_rules_cannot_be_filled_in(name: str) -> None:
    """Neither one by one nor all at once."""
    start = Table().model
    assigned = Assigned(start.game, start.match, frozenset({Lock.RULES}))
    table = Table(replace(start, assigned=assigned)).act("new-game")
    table.send(FieldChanged(name, "expert"))
    assert table.notice == "refuse.locked"
    assert f'name="{name}"' not in dialog(table.scene, Strings(TEXTS["fr"]))


GOOD = json.loads(format_choice(DRAFT))


@pytest.mark.parametrize(
    "text",
    [
        None,
        "",
        "{",
        "[]",
        *(
            json.dumps(GOOD | wrong)
            for wrong in (
                {"mode": "three"},
                {"rules": "pink"},
                {"rules": 7},
                {"names": ["Ana"]},
                {"names": "Ana"},
                {"names": [1, 2]},
            )
        ),
    ],
)
def test_what_means_nothing_is_as_good_as_none(text: str | None) -> None:
    """A damaged choice is cheap to make again."""
    assert choice_of(text) is None


def test_parts_that_mean_nothing_are_the_usual_ones() -> None:
    """A level of a newer version, a target or seconds out of range."""
    text = json.dumps(GOOD | {"level": "god", "target": 0, "rules": "cs", "seconds": 1})
    choice = choice_of(text)
    assert choice is not None
    assert (choice.level, choice.target, choice.clock, choice.seconds) == (
        Level.BEGINNER,
        None,
        ClockUse.OFF,
        60,
    )
