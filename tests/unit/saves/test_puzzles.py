"""What is kept of the puzzles is read as it was written, or refused as one."""

from __future__ import annotations

import json

import pytest

from quarto.saves.fields import SaveError, SaveReason
from quarto.saves.puzzles import (
    LONGEST_NAME,
    MOST_DAYS,
    MOST_TO_REVIEW,
    SavedPuzzles,
    format_puzzles,
    parse_puzzles,
)

SAVED = SavedPuzzles(("b-7", "a-3"), ("2026-12-01",))


def names(count: int) -> tuple[str, ...]:
    """Return so many names, each as long as may be."""
    return tuple(f"{number:0{LONGEST_NAME}}" for number in range(count))


@pytest.mark.parametrize(
    "saved",
    [
        SavedPuzzles(),
        SAVED,
        SavedPuzzles(("a",)),
        SavedPuzzles(names(MOST_TO_REVIEW), names(MOST_DAYS)),
    ],
)
def test_puzzles_are_read_as_they_were_written(saved: SavedPuzzles) -> None:
    """None, some, and as many as may be, in their order."""
    assert parse_puzzles(format_puzzles(saved)) == saved


@pytest.mark.parametrize(
    ("fields", "reason", "field"),
    [
        ({"version": 2}, SaveReason.NEWER, "version"),
        ({"version": "1"}, SaveReason.DAMAGED, "version"),
        ({"review": None}, SaveReason.DAMAGED, "review"),
        ({"review": "ab"}, SaveReason.DAMAGED, "review"),
        ({"review": names(MOST_TO_REVIEW + 1)}, SaveReason.DAMAGED, "review"),
        ({"review": ["x" * (LONGEST_NAME + 1)]}, SaveReason.DAMAGED, "review"),
        ({"review": [""]}, SaveReason.DAMAGED, "review"),
        ({"review": [7]}, SaveReason.DAMAGED, "review"),
        ({"review": ["a", "b", "a"]}, SaveReason.DAMAGED, "review"),
        ({"days": names(MOST_DAYS + 1)}, SaveReason.DAMAGED, "days"),
        ({"days": {}}, SaveReason.DAMAGED, "days"),
    ],
)
def test_puzzles_that_are_not_whole_are_refused(
    fields: dict[str, object], reason: SaveReason, field: str
) -> None:
    """Each fault has its reason and its field."""
    known = json.loads(format_puzzles(SAVED))
    with pytest.raises(SaveError) as caught:
        parse_puzzles(json.dumps(known | fields))
    assert (caught.value.reason, caught.value.field) == (reason, field)
    assert known["version"] == 1
