"""What is told of an error: enough to correct it, and nobody's names or words."""

from __future__ import annotations

import traceback
from dataclasses import replace

import pytest

from quarto.ai.levels import Level
from quarto.app.faults import MOST_LINES, fault_of, resumed, trace_lines
from quarto.app.messages import FieldChanged
from quarto.app.model import Model
from quarto.app.parts import Assigned, Dialog, Holding, Keeper, Player, Timer
from quarto.app.runtime import action_name
from quarto.saves.schema import parse_save
from tests.support.table import Table

TYPED = "Zoé\nMartin"
ACTIONS = ("Acted give", "CellActivated")


def model_of_secrets() -> Model:
    """Return a table where somebody is named and something was typed."""
    table = Table.with_record("cshf 0a1 1b2 2")
    players = (Player(TYPED), Player("", Level.EXPERT))
    return replace(table.model, players=players, dialog=Dialog.SHARE)


def raised(error: Exception) -> str:
    """Return the traceback of an error, as Python writes it."""
    try:
        raise error
    except type(error) as caught:
        return "".join(traceback.format_exception(caught))


def test_report_says_what_is_shown_and_what_came_last() -> None:
    """The place, what lies over it, the record, who plays, what is kept."""
    model = replace(model_of_secrets(), broken=frozenset({Keeper.MIRROR}))
    lines = fault_of(model, ACTIONS, raised(TypeError("no len()"))).lines
    assert lines[:5] == (
        "shown: table, dialog share",
        "game: cshf 0a1 1b2 2",
        "players: person, expert",
        "storage: own, mirror",
        "messages: Acted give, CellActivated",
    )
    assert lines[5].startswith("test_faults.py:")
    assert lines[-1] == "TypeError: no len()"


@pytest.mark.parametrize(
    "error",
    [
        ValueError(TYPED),
        KeyError(TYPED),
        AssertionError(FieldChanged("name-0", TYPED)),
        OSError(2, TYPED, TYPED),
        ExceptionGroup(TYPED, [ValueError(TYPED)]),
    ],
    ids=lambda error: type(error).__name__,
)
def test_report_holds_neither_names_nor_what_was_typed(error: Exception) -> None:
    """Neither the table's, nor those that an error quotes."""
    actions = (action_name(FieldChanged("name-0", TYPED)),)
    lines = fault_of(model_of_secrets(), actions, raised(error)).lines
    told = "\n".join(lines)
    assert "Zoé" not in told
    assert "Martin" not in told
    assert "test_faults.py" in told


def test_places_are_told_without_the_folders_around_them() -> None:
    """They may bear a name; chained errors are all told."""
    trace = (
        "Traceback (most recent call last):\n"
        '  File "/home/pyodide/quarto.zip/quarto/app/update.py", line 3, in update\n'
        "KeyError: 'Zoé'\n\n"
        "During handling of the above exception, another exception occurred:\n\n"
        "Traceback (most recent call last):\n"
        '  File "C:\\Users\\Zoé\\quarto\\web\\start.py", line 5, in <lambda>\n'
        '  File "<exec>", line 1\n'
        "pyodide.ffi.JsException: SyntaxError: Zoé is not valid JSON\n"
    )
    assert trace_lines(trace) == (
        "quarto/app/update.py:3 update",
        "KeyError",
        "quarto\\web\\start.py:5 <lambda>",
        "<exec>:1",
        "pyodide.ffi.JsException: SyntaxError",
    )


def test_deep_recursion_is_told_in_few_lines() -> None:
    """The end of it, where the error was."""
    frame = '  File "quarto/a.py", line 1, in f\n'
    lines = trace_lines(frame * 5000 + "RecursionError: maximum depth\n")
    assert len(lines) == MOST_LINES
    assert lines[-1] == "RecursionError: maximum depth"


@pytest.mark.parametrize("trace", ["", "Martin", "Traceback:\nMartin\n  nothing"])
def test_what_is_no_traceback_is_not_told(trace: str) -> None:
    """Nothing of it is known to be harmless."""
    assert trace_lines(trace) == ()


def test_table_is_handed_out_as_a_file() -> None:
    """The visitor's own, whatever lies over it; it can be opened again."""
    model = Table(replace(model_of_secrets(), dialog=None)).act("lesson").model
    assert model.lesson is not None
    save = parse_save(fault_of(model, (), "").game)
    assert [one.name for one in save.players] == ["Zoé Martin", ""]
    assert len(save.game.plies) == 5


@pytest.mark.parametrize(
    ("change", "is_kept"),
    [
        ({}, True),
        ({"broken": frozenset({Keeper.LOCAL})}, True),
        ({"broken": frozenset(Keeper)}, False),
        ({"holding": Holding.NEWER}, False),
        ({"holding": Holding.ELSEWHERE, "broken": frozenset(Keeper)}, True),
        ({"assigned": Assigned(Model().game, Model().match)}, False),
    ],
)
def test_what_is_safe_is_said(change: dict[str, object], *, is_kept: bool) -> None:
    """Whether this device keeps the table."""
    model = replace(Model(), **change)  # type: ignore[arg-type]  # fields of a model
    assert fault_of(model, (), "").is_kept is is_kept


def test_table_that_is_broken_itself_is_told_as_far_as_possible() -> None:
    """A line that cannot be made is left out; the others are there."""
    model = replace(Model(), game=None)  # type: ignore[arg-type]  # that is the error
    fault = fault_of(model, ACTIONS, raised(ZeroDivisionError()))
    assert fault.game == ""
    assert fault.lines[-1] == "ZeroDivisionError"
    assert "messages: Acted give, CellActivated" in fault.lines


def test_time_since_the_error_costs_nothing() -> None:
    """The clock counts from when somebody goes on."""
    model = replace(Model(), timer=Timer(used=3.0, since=10.0))
    after, _ = resumed(model)
    assert (after.timer.used, after.timer.since) == (3.0, None)
    assert after.ticket == model.ticket + 1
