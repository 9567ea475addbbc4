"""A match as fields: as much as is kept can be read again, and no more."""

from __future__ import annotations

import json

import pytest

from quarto.engine.match import Match, Round
from quarto.engine.outcome import Termination
from quarto.saves.fields import SaveError
from quarto.saves.matches import (
    LONGEST_MATCH,
    LONGEST_RECORD,
    NEWEST,
    match_fields,
    read_match,
    record_text,
    written_match,
)


def rounds_of(count: int) -> tuple[Round, ...]:
    """Return drawn rounds, each with a record of its own."""
    return tuple(Round(0, None, Termination.FULL, f"r{n}", "o") for n in range(count))


@pytest.mark.parametrize(("extra", "first"), [(0, 0), (1, 2), (2, 2), (3, 4)])
def test_longest_match_keeps_an_even_number_less(extra: int, first: int) -> None:
    """The oldest go in pairs, so that the same player gave first."""
    players = tuple(Round(n % 2, None) for n in range(LONGEST_MATCH + extra))  # type: ignore[arg-type]  # 0 or 1
    fields = match_fields(Match(0, None, players))
    read = read_match(fields)
    assert len(read.rounds) == LONGEST_MATCH + extra - first
    assert read.rounds[0].giver == 0


def test_rounds_written_once_are_those_of_their_match() -> None:
    """Whichever was written before, and whoever looks alike."""
    matches = [Match(1, 9, rounds_of(count)) for count in (0, 2, 2, 3, 0)]
    for match in (*matches, *matches):
        fields = written_match(match)
        text = fields.pop("rounds")
        assert isinstance(text, str)
        assert fields | {"rounds": json.loads(text)} == match_fields(match)
        assert written_match(match)["rounds"] is text


@pytest.mark.parametrize("count", [1, NEWEST, NEWEST + 1, NEWEST + 5])
def test_newest_rounds_keep_record_and_origin(count: int) -> None:
    """Those before them are known by their ends alone."""
    read = read_match(match_fields(Match(1, None, rounds_of(count))))
    older = max(0, count - NEWEST)
    assert [one.record for one in read.rounds] == [""] * older + [
        f"r{n}" for n in range(older, count)
    ]
    assert {one.origin for one in read.rounds[older:]} == {"o"}
    assert {one.origin for one in read.rounds[:older]} <= {""}
    assert {one.end for one in read.rounds} == {Termination.FULL}


def test_origin_without_a_record_says_nothing() -> None:
    """It is where a record begins; and nothing stands there for the empty board."""
    one = {"giver": 0, "winner": None, "end": None, "origin": "here"}
    fields: dict[str, object] = {"lot": 0, "target": None, "rounds": [one]}
    assert read_match(fields).rounds == (Round(0, None),)
    written = match_fields(Match(0, None, (Round(0, None, None, "r"),)))["rounds"]
    assert written == [
        {"giver": 0, "winner": None, "end": None, "origin": None, "record": "r"}
    ]


@pytest.mark.parametrize("text", ["x" * LONGEST_RECORD, "", "cs 0a1?a1-b2 ~"])
def test_record_text_is_taken_as_it_is(text: str) -> None:
    """Up to the longest; nothing is an empty one."""
    assert record_text(text, "r") == text
    assert record_text(None, "r") == ""


@pytest.mark.parametrize("value", ["x" * (LONGEST_RECORD + 1), "é", "a\nb", 7, b"x"])
def test_other_record_texts_are_refused(value: object) -> None:
    """No sign of them is in the notation."""
    with pytest.raises(SaveError, match="damaged r"):
        record_text(value, "r")


def test_match_that_is_won_is_no_match_under_way() -> None:
    """The round on the table would be one too many; a match for 0 is none."""
    won = match_fields(Match(0, 2, (Round(0, 1), Round(1, 1))))
    for fields in (won, won | {"target": 0}, won | {"target": -1}):
        with pytest.raises(SaveError, match="damaged target"):
            read_match(fields)
    assert read_match(won | {"target": 3}).target == 3
