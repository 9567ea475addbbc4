"""The puzzles that somebody wants to see again, and the days solved, as stored text."""

from __future__ import annotations

import json
from dataclasses import dataclass

from quarto.saves.fields import SaveError, SaveReason, damaged, fields_of, number

FORMAT = "quarto-puzzles"
VERSION = 1
# What grows has a bound; then the oldest goes.
MOST_TO_REVIEW, MOST_DAYS = 100, 400
LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class SavedPuzzles:
    """Names of puzzles to review, the oldest first, and days whose puzzle is solved."""

    review: tuple[str, ...] = ()
    days: tuple[str, ...] = ()


def format_puzzles(saved: SavedPuzzles) -> str:
    """Return the envelope as JSON text."""
    fields = {"format": FORMAT, "version": VERSION}
    rest = {"review": list(saved.review), "days": list(saved.days)}
    return json.dumps(fields | rest)


def parse_puzzles(text: str) -> SavedPuzzles:
    """Read an envelope; SaveError if it is none, or of a later version."""
    fields = fields_of(text, FORMAT)
    if number(fields, "version") > VERSION:
        raise SaveError(SaveReason.NEWER, "version")
    review = _names(fields.get("review"), "review", MOST_TO_REVIEW)
    return SavedPuzzles(review, _names(fields.get("days"), "days", MOST_DAYS))


def _names(value: object, name: str, most: int) -> tuple[str, ...]:
    if not isinstance(value, list) or len(value) > most:
        raise damaged(name)
    if not all(isinstance(one, str) and 0 < len(one) <= LONGEST_NAME for one in value):
        raise damaged(name)
    if len(set(value)) != len(value):
        raise damaged(name)
    return tuple(value)
