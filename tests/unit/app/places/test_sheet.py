"""The score sheet for a wooden box: rounds, its clock, the judge, what is kept."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quarto.app.actions import Action
from quarto.app.effects import Alarm, Download, Play, Print, Recall, SetAside, Store
from quarto.app.locks import Lock
from quarto.app.messages import (
    Acted,
    CellActivated,
    FieldChanged,
    PieceActivated,
    Ticked,
)
from quarto.app.model import Model
from quarto.app.parts import Assigned
from quarto.app.places.check import Check, judged
from quarto.app.places.csv import MARK, csv_text
from quarto.app.places.news import Did, Recalled
from quarto.app.places.sheet import ASIDE_KEY, KEY, Sheet
from quarto.app.settings import Language, Settings
from quarto.app.sounds import Sound
from quarto.engine.cells import CELLS
from quarto.engine.lines import ALL_LINES, Line
from quarto.engine.match import Match
from quarto.engine.notation import parse_cell, parse_position
from quarto.engine.pieces import PIECES, Piece
from quarto.engine.position import Verdict
from quarto.locales import TEXTS
from quarto.locales.places import PLACES
from quarto.views.page import page
from quarto.views.strings import Strings
from tests.support.table import Table

STRINGS = {name: Strings({**TEXTS[name], **PLACES[name]}) for name in TEXTS}
LONG = "é" * 300


def sat_down(kept: str | None = None, model: Model | None = None) -> Table:
    """Return the page after somebody went to the sheet."""
    table = Table(model).send(Acted(Action.SHEET))
    assert Recall(KEY) in table.effects
    return table.send(Recalled(KEY, kept))


def place_of(table: Table) -> Sheet:
    """Return the sheet that is shown."""
    place = table.model.place
    assert isinstance(place, Sheet)
    return place


def stored(table: Table) -> str:
    """Return what was kept last."""
    texts = [e.text for e in table.effects if isinstance(e, Store) and e.key == KEY]
    return texts[-1]


def test_rounds_are_typed_and_taken_back() -> None:
    """The first gift alternates, a draw counts for nobody, undo goes step by step."""
    table = sat_down().send(
        FieldChanged("sheet-name-0", "Zoé"), Did("lot", "1"), Did("won", "0")
    )
    table.send(Did("drawn"), Did("won", "1"), Did("won", "1"))
    match = place_of(table).match
    assert (match.score, match.draws) == ((1, 2), 1)
    assert [one.giver for one in match.rounds] == [1, 0, 1, 0]
    table.send(Did("undo"))
    assert place_of(table).match.score == (1, 1)
    table.send(Did("anew"))
    assert place_of(table).match == Match(lot=1)
    table.send(Did("undo"))
    assert place_of(table).match.score == (1, 1)
    table.send(*[Did("undo")] * 4)
    assert place_of(table).said[0].key == "sheet.nothing_to_undo"


def test_sheet_is_kept_and_comes_back() -> None:
    """Names up to the stated length, rounds, seconds; at the table nothing changes."""
    table = sat_down().send(
        FieldChanged("sheet-name-1", LONG), Did("won", "1"), Did("drawn")
    )
    table.send(FieldChanged("sheet-seconds", "30"), FieldChanged("sheet-seconds", "1"))
    again = place_of(sat_down(stored(table)))
    assert again.names == ("", LONG[:200])
    assert (again.match.score, again.match.draws) == ((0, 1), 1)
    assert again.clock.seconds == 30
    game = table.model.game
    table.send(Acted(Action.LEAVE))
    assert (table.model.place, table.model.game) == (None, game)


def test_table_of_somebody_else_keeps_nothing() -> None:
    """Where the address has set the table, a sheet is neither read nor written."""
    model = Model()
    locked = frozenset({Lock.UNDO})
    assigned = replace(model, assigned=Assigned(model.game, model.match, locked))
    kept = stored(sat_down().send(Did("won", "1")))
    table = sat_down(kept, assigned).send(Did("won", "0"))
    assert place_of(table).match.score == (1, 0)
    assert not [e for e in table.effects if isinstance(e, Store)]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": "other"}, "not_ours"),
        ({"version": 99}, "newer"),
        ({"names": ["a"]}, "damaged"),
        ({"names": ["a", 1]}, "damaged"),
        ({"seconds": 3}, "damaged"),
        ({"used": -1}, "damaged"),
        ({"used": 601}, "damaged"),
        ({"rounds": [{}]}, "damaged"),
    ],
)
def test_what_cannot_be_read_is_set_aside(
    change: dict[str, object], reason: str
) -> None:
    """It is told, kept elsewhere, and the sheet is empty."""
    fields = json.loads(stored(sat_down().send(Did("won", "1"))))
    table = sat_down(json.dumps(fields | change))
    assert place_of(table).said[0].key == f"kept.{reason}"
    assert SetAside(KEY, ASIDE_KEY) in table.effects
    assert place_of(table).match == Match(lot=0)


def test_clock_counts_warns_and_stands() -> None:
    """Bounded ticks, two warnings, zero; a new turn begins anew; a pause holds it."""
    table = sat_down(model=Model(settings=Settings(sound=True)))
    table.send(Did("turn"), Ticked(100.0))
    assert Alarm(0.0) in table.effects
    said = []
    for second in range(1, 61):
        table.send(Ticked(100.0 + second))
        said.append(place_of(table).said_number)
    assert place_of(table).said[0].key == "sheet.time_out"
    assert place_of(table).clock.is_running is False
    assert max(said) == 3
    assert table.effects.count(Play(Sound.LOW)) == 3
    table.send(Did("turn"), Ticked(200.0), Ticked(5000.0))
    assert place_of(table).clock.left == 57
    table.send(Did("stand"), Ticked(5001.0))
    assert place_of(table).clock.left == 57
    table.send(Did("stand"), Ticked(6000.0), Ticked(6001.0))
    assert place_of(table).clock.left == 56
    assert table.scene.clock is not None
    table.send(Acted(Action.LEAVE))
    assert table.effects[-2:].count(Alarm(None)) or Alarm(None) in table.effects


def test_time_of_a_turn_comes_back() -> None:
    """Standing, to the second or to the last five; older sheets have a whole turn."""
    table = sat_down().send(Did("turn"), *(Ticked(float(n)) for n in range(14)))
    running = stored(table)
    table.send(Did("stand"))
    for kept, left in ((running, 50), (stored(table), 47)):
        clock = place_of(sat_down(kept)).clock
        assert (clock.left, clock.is_running) == (left, False)
    fields = json.loads(running)
    del fields["used"]
    assert place_of(sat_down(json.dumps(fields))).clock.left == 60


def set_up(position: str) -> Check:
    """Return a check of a position in the notation."""
    found = parse_position(position)
    pieces = tuple(found.piece_at(cell) for cell in CELLS)
    rules = found.rules
    return Check(
        pieces, found.last, traits=frozenset(rules.traits), blocks=rules.blocks
    )


@pytest.mark.parametrize(
    ("position", "cells", "key"),
    [
        ("..../..../..../0124 - cshf @d1", "d1 b1 a1 c1", "right"),
        ("..../..../..../0124 - s @d1", "a1 b1 c1 d1", "nothing_shared"),
        ("..../..../..../012. - cshf @c1", "a1 b1 c1 d1", "incomplete"),
        ("..../..../3.../0124 - cshf @a2", "a1 b1 c1 d1", "lapsed"),
        ("..../..../01../24.. - cshf @b2", "a1 b1 a2 b2", "no_squares"),
        ("..../..../01../24.. - cshf+squares @b2", "a1 b1 a2 b2", "right"),
        ("..../..../01../24.. - cshf @b2", "a1 b1 a2 c3", "no_line"),
        ("..../..../01../24.. - cshf @b2", "a1 b1 a2", "four"),
        ("..../..../01../24.. - cshf", "a1 b1 a2 b2", "last_first"),
    ],
)
def test_calls_are_judged_with_their_reason(
    position: str, cells: str, key: str
) -> None:
    """Every verdict of the engine has its sentence, and so has what is missing."""
    pointed = tuple(parse_cell(cell) for cell in cells.split())
    said = judged(replace(set_up(position), pointed=pointed))
    assert said.key == f"check.{key}"
    for strings in STRINGS.values():
        assert "{" not in strings.say(said)


@settings(deadline=None, max_examples=40)
@given(st.permutations(PIECES), st.integers(4, 16), st.sampled_from(ALL_LINES))
def test_judge_is_the_engine(order: list[Piece], count: int, line: Line) -> None:
    """Set up by taps, a position is judged as the engine judges it."""
    table = sat_down()
    for number in range(count):
        table.send(PieceActivated(order[number]), CellActivated(CELLS[number]))
    cells = line.cells
    table.send(Did("step", "call"), *(CellActivated(cell) for cell in cells))
    table.send(Did("judge"))
    check = place_of(table).check
    assert check.last == count - 1
    is_right = check.position.judge(cells) is Verdict.RIGHT
    assert (place_of(table).verdict[0].key == "check.right") == is_right


def test_pieces_are_moved_and_taken_up() -> None:
    """A piece goes down, is lifted, and goes elsewhere; another takes its cell."""
    a1, b1 = CELLS[0], CELLS[1]
    table = sat_down().send(PieceActivated(Piece(7)), CellActivated(a1))
    assert place_of(table).check.last == a1
    table.send(CellActivated(a1))
    assert (place_of(table).check.chosen, place_of(table).check.last) == (7, None)
    table.send(CellActivated(b1), PieceActivated(Piece(7)))
    assert (place_of(table).check.chosen, place_of(table).check.last) == (None, b1)
    table.send(PieceActivated(Piece(3)), CellActivated(b1))
    assert 7 in place_of(table).check.free
    table.send(FieldChanged("squares", "on"), FieldChanged("trait-color", ""))
    table.send(Did("empty"))
    check = place_of(table).check
    assert (check.blocks, len(check.traits), check.last) == (True, 3, None)


def test_sheet_is_printed_and_exported() -> None:
    """A line for each round; what a spreadsheet would calculate is made harmless."""
    table = sat_down().send(
        FieldChanged("sheet-name-0", '=1+1;"x"'),
        FieldChanged("sheet-name-1", "Zoé, 3e"),
        Did("won", "1"),
        Did("drawn"),
        Did("print"),
        Did("csv"),
    )
    assert Print() in table.effects
    (file,) = (e for e in table.effects if isinstance(e, Download))
    assert not isinstance(file.content, str)
    text = csv_text(file.content, STRINGS["en"].say)
    assert text.startswith(MARK)
    lines = text.removeprefix(MARK).split("\r\n")
    assert lines[0] == 'Round,Gives first,Winner,"\'=1+1;""x""","Zoé, 3e"'
    assert lines[1:] == [
        '1,"\'=1+1;""x""","Zoé, 3e",0,1',
        '2,"Zoé, 3e",draw,0,0',
        "Total,,,0,1",
        "Draws,,1,,",
        "",
    ]


def test_spreadsheet_has_whole_names() -> None:
    """Neither cut nor marked, as sentences bear them; the default one where none is."""
    for name in (LONG, "نور الهدى", ""):
        table = sat_down().send(FieldChanged("sheet-name-0", name), Did("csv"))
        (file,) = (e for e in table.effects if isinstance(e, Download))
        assert not isinstance(file.content, str)
        first = csv_text(file.content, STRINGS["fr"].say).split("\r\n")[0]
        assert first.split(";")[3] == (name[:200] or "Joueur 1")


@pytest.mark.parametrize("language", Language)
def test_sheet_is_drawn(language: Language) -> None:
    """Names of any script and length are isolated; long ones end in dots."""
    table = sat_down(model=Model(settings=Settings(language=language)))
    table.send(
        FieldChanged("sheet-name-0", "نور <b>"), FieldChanged("sheet-name-1", LONG)
    )
    table.send(Did("won", "0"), Did("won", "1"), Did("judge"))
    drawn = page(table.scene, STRINGS[language], "1")
    assert "نور &lt;b&gt;</bdi>" in drawn
    assert f"{'é' * 40}…</bdi>" in drawn
    assert "{" not in drawn
