"""A class's file is read as it was written, or refused as one."""

from __future__ import annotations

import json

import pytest

from quarto.engine.league import MOST, League, Result
from quarto.saves.fields import SaveError, SaveReason
from quarto.saves.leagues import SavedLeague, format_league, parse_league

NAMES = ("Zoé <b>", "Ana", "李")
LEAGUE = League(NAMES, (Result((0, 1), 1), Result((0, 2), None)))
SAVED = SavedLeague(LEAGUE, (1, 2))


def changed(**fields: object) -> str:
    """Return the text of the class with some fields replaced."""
    return json.dumps(json.loads(format_league(SAVED)) | fields)


def result(pair: object, winner: object) -> dict[str, object]:
    """Return a result as it is stored."""
    return {"pair": pair, "winner": winner}


@pytest.mark.parametrize(
    "saved",
    [
        SAVED,
        SavedLeague(LEAGUE),
        SavedLeague(League()),
        SavedLeague(League(("a", "b"), (Result((0, 1), 0),))),
        SavedLeague(League(tuple(f"n{n}" for n in range(MOST))), (MOST - 2, MOST - 1)),
    ],
)
def test_class_is_read_as_it_was_written(saved: SavedLeague) -> None:
    """Names, results, and who plays; a name is written as it is."""
    text = format_league(saved)
    assert parse_league(text) == saved
    assert all(name in text for name in saved.league.names)


def test_names_lose_their_blanks() -> None:
    """Before they are cut, and after."""
    read = parse_league(changed(names=["  Zoé\t", " " * 300 + "Ana", "Luc\n"]))
    assert read.league.names == ("Zoé", "Ana", "Luc")


@pytest.mark.parametrize(
    ("text", "field"),
    [
        (changed(version=0.5), "version"),
        (changed(names=None), "names"),
        (changed(names=["alone"]), "names"),
        (changed(names=["n"] * (MOST + 1)), "names"),
        (changed(names=["a", "b", 7]), "names"),
        (changed(names=["a", "b", "  "]), "names"),
        (changed(names=["a", "b", "\u202e"]), "names"),
        (changed(results=None), "results"),
        (changed(results=[7]), "results"),
        (changed(results=[result([0, 1], 1)] * 2), "results"),
        (changed(results=[result([0, 1], 2)]), "results"),
        (changed(results=[result([0, 1], "1")]), "results"),
        (changed(results=[result([0, 1], winner=True)]), "results"),
        (changed(results=[result([0, 3], 0)]), "results"),
        (changed(results=[result([1, 0], 0)]), "results"),
        (changed(results=[result([1, 1], 1)]), "results"),
        (changed(results=[result([-1, 1], 1)]), "results"),
        (changed(results=[result([0, 1, 2], 1)]), "results"),
        (changed(results=[result([0], 0)]), "results"),
        (changed(results=[result([0, "1"], 0)]), "results"),
        (changed(results=[result([False, True], 0)]), "results"),
        (changed(results=[result("01", 0)]), "results"),
        (changed(playing=[0, 1]), "playing"),
        (changed(playing=[1, 3]), "playing"),
        (changed(playing=[2, 1]), "playing"),
        (changed(playing=[1, 1]), "playing"),
        (changed(playing=0), "playing"),
    ],
)
def test_class_that_is_not_whole_is_refused(text: str, field: str) -> None:
    """Each fault names its field."""
    with pytest.raises(SaveError) as caught:
        parse_league(text)
    assert (caught.value.reason, caught.value.field) == (SaveReason.DAMAGED, field)


def test_later_class_is_said_to_be_one() -> None:
    """It may be whole, and is not for this version to judge."""
    with pytest.raises(SaveError, match="newer version"):
        parse_league(changed(version=2))
    assert json.loads(format_league(SAVED))["version"] == 1


def test_endless_results_are_refused_at_once() -> None:
    """Before any of them is looked at: the first would be refused otherwise."""
    with pytest.raises(SaveError) as caught:
        parse_league(changed(names=[], results=[7] * (MOST * MOST + 1)))
    assert caught.value.__cause__ is None
    assert caught.value.field == "results"
