"""What is kept of puzzles: those to be seen again, and the days that are solved."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.app.problems.keys import key_of
from quarto.saves.puzzles import MOST_DAYS, MOST_TO_REVIEW

if TYPE_CHECKING:
    from quarto.app.problems.keys import Key
    from quarto.saves.puzzles import SavedPuzzles


def failed(saved: SavedPuzzles, name: str) -> SavedPuzzles:
    """Return what is kept with a puzzle to review, once; the oldest goes if needed."""
    if name in saved.review:
        return saved
    return replace(saved, review=(*saved.review, name)[-MOST_TO_REVIEW:])


def solved(saved: SavedPuzzles, key: Key) -> SavedPuzzles:
    """Return what is kept once a puzzle is solved: it needs no review any more."""
    review = tuple(name for name in saved.review if name != key.name)
    days = {*saved.days, key.day} - {""}
    return replace(saved, review=review, days=tuple(sorted(days)[-MOST_DAYS:]))


def keys_to_review(saved: SavedPuzzles) -> tuple[Key, ...]:
    """Return the puzzles to review, the newest first, without names of other times."""
    keys = (key_of(name) for name in reversed(saved.review))
    return tuple(key for key in keys if key is not None)
