"""Names of puzzles, days of the calendar, and what is kept."""

from __future__ import annotations

import json
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarto.app.places.to_review import failed, keys_to_review, solved
from quarto.app.problems import LEVELS, MEDIUM, Kind
from quarto.app.problems.chance import Chance
from quarto.app.problems.days import FIRST_DAY, LAST_DAY, day_of, number_of
from quarto.app.problems.finding import problem_of
from quarto.app.problems.keys import LONGEST_NAME, NUMBERS, Key, key_of
from quarto.saves.fields import SaveError, SaveReason
from quarto.saves.puzzles import (
    MOST_DAYS,
    MOST_TO_REVIEW,
    SavedPuzzles,
    format_puzzles,
    parse_puzzles,
)

FIRST = date(2000, 1, 1)
NAMES = st.text(min_size=1, max_size=40)


@given(st.dates(FIRST, date(2999, 12, 31)))
def test_days_are_those_of_the_calendar(day: date) -> None:
    """Python's calendar, which the page's core does without, says the same."""
    number = (day - FIRST).days
    assert number_of(day.isoformat()) == number
    assert day_of(number) == day.isoformat()


def test_days_have_ends() -> None:
    """Whoever goes on for ever stays on the first or the last day."""
    assert (day_of(-1), day_of(10**7)) == (FIRST_DAY, LAST_DAY)


@given(
    st.builds(
        Key,
        st.sampled_from(Kind),
        st.sampled_from(LEVELS),
        st.booleans(),
        st.integers(0, NUMBERS - 1),
    )
)
def test_name_is_read_as_it_was_written(key: Key) -> None:
    """A key survives the way into an address and back."""
    assert key_of(key.name) == key
    assert len(key.name) <= LONGEST_NAME


BAD = """
gift gift-4 gift-0 odd-1 gift-1- gift-1-1234567 gift-1-x gift-1-² 2026-02-29 2026-13-01
1999-12-31 3000-01-01 2026-1-1 2026-12-01x <b> gift-1-squares-squares-1
"""


@pytest.mark.parametrize("name", ["", "a" * 9999, *BAD.split()])
def test_bad_name_is_none(name: str) -> None:
    """Nothing is guessed."""
    assert key_of(name) is None


@given(st.text())
def test_any_text_is_read_without_an_error(name: str) -> None:
    """What comes from an address is anything at all."""
    key = key_of(name)
    assert key is None or key_of(key.name) == key


def test_a_day_has_one_puzzle() -> None:
    """The same for everyone on that date; kinds in turn, with squares and without."""
    days = [FIRST + timedelta(9000 + n) for n in range(16)]
    keys = [key_of(day.isoformat()) for day in days]
    assert [key and key.kind for key in keys] == list(Kind) * 4
    assert {key and key.level for key in keys} == {MEDIUM}
    assert len({key and (key.kind, key.blocks) for key in keys}) == 8
    assert len({key and key.number for key in keys}) == 16
    key = key_of("2026-12-01")
    assert key is not None
    assert key.name == key.day == "2026-12-01"
    assert problem_of(key) == problem_of(key)


def test_chance_is_the_same_everywhere() -> None:
    """What is promised for names rests on these numbers."""
    chance = Chance("2026-12-01")
    assert [chance.below(1000) for _ in range(5)] == [509, 22, 754, 142, 915]
    assert sorted(Chance("a").shuffled(range(9))) == list(range(9))


@given(st.lists(NAMES, unique=True, max_size=20), st.lists(NAMES, unique=True))
def test_envelope_is_read_as_it_was_written(review: list[str], days: list[str]) -> None:
    """Any names survive the way into text and back."""
    saved = SavedPuzzles(tuple(review), tuple(days[:MOST_DAYS]))
    assert parse_puzzles(format_puzzles(saved)) == saved


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"format": "quarto-sheet"}, SaveReason.NOT_OURS),
        ({"version": 2}, SaveReason.NEWER),
        ({"version": None}, SaveReason.DAMAGED),
        ({"review": None}, SaveReason.DAMAGED),
        ({"review": [1]}, SaveReason.DAMAGED),
        ({"review": ["a", "a"]}, SaveReason.DAMAGED),
        ({"review": ["a" * 41]}, SaveReason.DAMAGED),
        ({"review": [""]}, SaveReason.DAMAGED),
        ({"days": {}}, SaveReason.DAMAGED),
        ({"days": [str(n) for n in range(MOST_DAYS + 1)]}, SaveReason.DAMAGED),
    ],
)
def test_bad_envelope_is_refused(fields: dict[str, object], reason: SaveReason) -> None:
    """With its reason, whole."""
    good = {"format": "quarto-puzzles", "version": 1, "review": [], "days": []}
    with pytest.raises(SaveError) as error:
        parse_puzzles(json.dumps(good | fields))
    assert error.value.reason is reason


def test_what_is_kept_has_a_bound() -> None:
    """The oldest goes; what was solved needs no review."""
    saved = SavedPuzzles()
    for number in range(MOST_TO_REVIEW + 5):
        saved = failed(saved, f"gift-1-{number}")
        saved = failed(saved, f"gift-1-{number}")
    assert len(saved.review) == MOST_TO_REVIEW
    assert keys_to_review(saved)[0].number == MOST_TO_REVIEW + 4
    for number in range(MOST_DAYS + 5):
        key = key_of(day_of(9000 + number))
        assert key is not None
        saved = solved(saved, key)
    assert len(saved.days) == MOST_DAYS
    assert saved.days[-1] == day_of(9000 + MOST_DAYS + 4)
    assert parse_puzzles(format_puzzles(saved)) == saved
    after = solved(saved, Key(Kind.GIFT, 1, number=50))
    assert len(after.review) == MOST_TO_REVIEW - 1


def test_names_of_other_times_are_left_out() -> None:
    """A list from elsewhere shows what means something here."""
    saved = SavedPuzzles(("gift-9", "2026-12-01", "what"))
    assert [key.name for key in keys_to_review(saved)] == ["2026-12-01"]
