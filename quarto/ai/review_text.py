"""A review as text, to cross to another interpreter and back.

    {"values": "00?+-", "findings": [{"kind": "twice", "number": 4, ...}], "left": 3}

A value is that of a moment to the seat FIRST: `+` won, `0` a draw, `-` lost, `?` not
known. What is worth nothing, is not known or is not so is left out of a finding.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from quarto.ai.decision import Choice
from quarto.ai.review_kinds import Finding, Kind, Review
from quarto.engine.lines import ALL_LINES
from quarto.engine.notation import format_cell, format_piece, parse_cell, parse_piece
from quarto.engine.outcome import Seat
from quarto.engine.pieces import Trait
from quarto.engine.record import format_line

if TYPE_CHECKING:
    from quarto.engine.lines import Line

_SIGNS: dict[int | None, str] = {1: "+", 0: "0", -1: "-", None: "?"}
_VALUES = {sign: value for value, sign in _SIGNS.items()}
_LINES: dict[str, Line] = {format_line(line): line for line in ALL_LINES}


# More than a finding for every ply of the longest game would have.
MOST_BRACKETS = 500
# What a sentence says of each kind, which has to be there.
_LINED = frozenset({Kind.STOLEN, Kind.TWICE, Kind.MISSED})
_LINED |= {Kind.WIN_AT_ONCE, Kind.GIFT_AT_ONCE}
_WORTH = frozenset({Kind.GIFT, Kind.PLACEMENT, Kind.RESIGNED})


def data_of(text: str) -> Any:  # noqa: ANN401  # whatever was said
    """Return the data that a text of JSON holds; ValueError where there is none."""
    # What is nested by the thousand would be the end of the interpreter in a page.
    if text.count("[") + text.count("{") > MOST_BRACKETS:
        raise ValueError(len(text))
    return json.loads(text)


def format_review(review: Review) -> str:
    """Return a review as text."""
    return json.dumps(
        {
            "values": "".join(_SIGNS[value] for value in review.values),
            "findings": [_written(one) for one in review.findings],
            "left": review.left,
        }
    )


def parse_review(text: str, moments: int) -> Review:
    """Return the review of a text; ValueError where it is none of so many moments."""
    try:
        data = data_of(text)
        values = tuple(_VALUES[sign] for sign in data["values"])
        findings = tuple(_read(one) for one in data["findings"])
        left = int(data["left"])
    except (AttributeError, KeyError, OverflowError, TypeError) as error:
        raise ValueError(text) from error
    if len(values) != moments or not 0 <= left <= moments:
        raise ValueError(text)
    if not all(_is_sound(one, moments) for one in findings):
        raise ValueError(text)
    return Review(values, findings, left)


def _is_sound(one: Finding, moments: int) -> bool:
    """Whether a finding is one of such a game, and can be put into words."""
    if one.number not in range(1, moments) or one.kept not in {None, 0, 1}:
        return False
    if not all(value in {0, 1} for _, value in one.shared):
        return False
    if one.kind in _LINED and one.line is None:
        return False
    is_complete = one.kind is Kind.PLACEMENT and one.line is not None
    if one.kind in _WORTH and one.kept is None and not is_complete:
        return False
    has_cell = one.better is not None and one.better.cell is not None
    return has_cell or one.kind is not Kind.WIN_AT_ONCE


def _written(one: Finding) -> dict[str, object]:
    better = one.better or Choice(None, None)
    fields = {
        "kind": one.kind,
        "number": one.number,
        "who": one.who,
        "line": None if one.line is None else format_line(one.line),
        "shared": [[trait, value] for trait, value in one.shared] or None,
        "cell": None if better.cell is None else format_cell(better.cell),
        "gift": None if better.gift is None else format_piece(better.gift),
        "kept": one.kept,
        "safe": one.safe or None,
        "last": one.is_last or None,
    }
    return {name: value for name, value in fields.items() if value is not None}


def _read(data: dict[str, Any]) -> Finding:
    cell, gift, line = data.get("cell"), data.get("gift"), data.get("line")
    choice = Choice(
        None if cell is None else parse_cell(cell),
        None if gift is None else parse_piece(gift),
    )
    kept = data.get("kept")
    return Finding(
        kind=Kind(data["kind"]),
        number=int(data["number"]),
        who=Seat(data["who"]),
        line=None if line is None else _LINES[line],
        shared=tuple((Trait(t), int(value)) for t, value in data.get("shared", ())),
        better=None if choice == Choice(None, None) else choice,
        kept=None if kept is None else int(kept),
        safe=int(data.get("safe", 0)),
        is_last=bool(data.get("last", False)),
    )
