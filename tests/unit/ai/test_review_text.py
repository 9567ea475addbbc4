"""A review as text: whatever a worker says, only what can be said again is taken."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from quarto import Trait
from quarto.ai.decision import Choice
from quarto.ai.review_kinds import Finding, Kind, Review
from quarto.ai.review_text import (
    MOST_BRACKETS,
    data_of,
    format_review,
    parse_review,
)
from quarto.engine.cells import CELLS
from quarto.engine.lines import ALL_LINES
from quarto.engine.outcome import Seat
from quarto.engine.pieces import PIECES

LINE = ALL_LINES[0]
FINDING = Finding(
    Kind.GIFT, 2, Seat.FIRST, LINE, ((Trait.FILL, 1),), Choice(CELLS[3], PIECES[5]), 0
)


@pytest.mark.parametrize(
    "change",
    [
        {},
        {"number": 1},
        {"number": 3},
        {"kept": 1},
        {"shared": ()},
        {"better": Choice(None, PIECES[0])},
        {"better": None},
        {"safe": 1, "is_last": True},
        {"kind": Kind.PLACEMENT, "kept": None},
        {"kind": Kind.WIN, "line": None, "kept": None},
        {"kind": Kind.MISSED, "kept": None, "better": None},
        {"kind": Kind.WIN_AT_ONCE, "better": Choice(CELLS[0], None)},
    ],
)
def test_sound_finding_survives_the_way(change: dict[str, Any]) -> None:
    """Each has what a sentence needs that says it."""
    review = Review((None, 0, 1, -1), (replace(FINDING, **change),), 4)
    assert parse_review(format_review(review), 4) == review


@pytest.mark.parametrize(
    "change",
    [
        {"number": 0},
        {"number": 4},
        {"kept": 2},
        {"kept": -1},
        {"shared": ((Trait.FILL, 2),)},
        {"kept": None},
        {"kind": Kind.RESIGNED, "kept": None},
        {"kind": Kind.PLACEMENT, "kept": None, "line": None},
        {"kind": Kind.STOLEN, "line": None},
        {"kind": Kind.TWICE, "line": None},
        {"kind": Kind.MISSED, "line": None},
        {"kind": Kind.GIFT_AT_ONCE, "line": None},
        {"kind": Kind.WIN_AT_ONCE, "better": None},
        {"kind": Kind.WIN_AT_ONCE, "better": Choice(None, PIECES[0])},
    ],
)
def test_finding_that_cannot_be_said_is_refused(change: dict[str, Any]) -> None:
    """It is of no ply of this game, or lacks what its sentence would say."""
    review = Review((None, 0, 1, -1), (replace(FINDING, **change),), 0)
    with pytest.raises(ValueError, match=r"."):
        parse_review(format_review(review), 4)


@pytest.mark.parametrize(
    "fields",
    [
        {"left": -1},
        {"left": 5},
        {"left": "x"},
        {"values": "000"},
        {"values": "000x1"},
        {"findings": [{}]},
        {"findings": [{"kind": "gift", "number": 1, "who": "first", "line": "a1-b4"}]},
    ],
)
def test_review_of_other_moments_is_refused(fields: dict[str, object]) -> None:
    """As many values as moments, and no more left than there are."""
    known = json.loads(format_review(Review((0, 0, 0, 0), (), 4)))
    assert parse_review(json.dumps(known), 4).left == 4
    with pytest.raises(ValueError, match=r"."):
        parse_review(json.dumps(known | fields), 4)


def test_endless_review_is_refused_before_it_is_read() -> None:
    """As many brackets as may be are read; what is nested deep is not."""
    fits = "[" * 2 + "],[" * (MOST_BRACKETS - 2) + "]" * 2
    assert len(data_of(fits)) == MOST_BRACKETS - 1
    for text in (f"{fits[:-1]},{{}}]", "[" * 100_000, '{"a":' * 100_000):
        with pytest.raises(ValueError, match=r"^\d+$"):
            data_of(text)
