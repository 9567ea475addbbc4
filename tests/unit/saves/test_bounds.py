"""How much is kept, as docs/saves.md says it: these numbers are promises."""

from __future__ import annotations

from quarto.saves import device, fields, library, matches, puzzles, schema, tables
from quarto.saves.migrations import MIGRATIONS
from quarto.saves.schema import EntryMark


def test_bounds_are_those_documented() -> None:
    """A file that was written within them is read by every later version."""
    known = {
        "text": (fields.LONGEST_TEXT, 1_000_000),
        "brackets": (fields.MOST_BRACKETS, 200_000),
        "depth": (fields.DEEPEST, 500),
        "number": (fields.LARGEST_NUMBER, 9_007_199_254_740_990),
        "games": (library.MOST_GAMES, 2_000),
        "library": (library.LONGEST_FILE, 4_000_000),
        "device": (device.LONGEST_FILE, 8_000_000),
        "texts": (device.MOST_TEXTS, 100),
        "rounds": (matches.LONGEST_MATCH, 10_000),
        "record": (matches.LONGEST_RECORD, 1_000),
        "newest": (matches.NEWEST, 100),
        "name": (tables.LONGEST_NAME, 200),
        "key": (schema.LONGEST_KEY, 40),
        "sealed": (schema.SEALED_SINCE, 3),
        "review": (puzzles.MOST_TO_REVIEW, 100),
        "days": (puzzles.MOST_DAYS, 400),
        "puzzle": (puzzles.LONGEST_NAME, 40),
    }
    assert {name for name, (ours, said) in known.items() if ours != said} == set()


def test_game_is_nobodys_favourite_unasked() -> None:
    """Neither on the table nor in the library."""
    assert not EntryMark().is_starred
    assert EntryMark().is_named


def test_migrations_drop_what_they_replace() -> None:
    """Every version but the newest has one; the newest fields alone are left."""
    assert list(MIGRATIONS) == list(range(1, schema.VERSION))
    old: dict[str, object] = {"lot": 1, "winners": [0, None, 1], "zoo": 1}
    assert MIGRATIONS[1](old) == {
        "lot": 1,
        "zoo": 1,
        "used": 0,
        "rounds": [
            {"giver": 1, "winner": 0},
            {"giver": 0, "winner": None},
            {"giver": 1, "winner": 1},
        ],
    }
    rounds = MIGRATIONS[1](old | {"lot": 0})["rounds"]
    assert isinstance(rounds, list)
    assert [one["giver"] for one in rounds] == [0, 1, 0]
    assert MIGRATIONS[2]({"zoo": 1}) == {"zoo": 1, "entry": None, "beside": None}
