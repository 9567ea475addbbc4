"""What a search is asked, what it answers, and why it refuses."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from quarto.engine.cells import FULL_BOARD
from quarto.engine.errors import QuartoError

if TYPE_CHECKING:
    from quarto.engine.cells import Cell
    from quarto.engine.pieces import Piece
    from quarto.engine.position import Position

T = TypeVar("T")


class SearchReason(StrEnum):
    """Why there is nothing to search."""

    NOTHING_IN_HAND = "nothing_in_hand"
    ALREADY_GIVEN = "already_given"
    GAME_OVER = "game_over"
    IMPOSSIBLE = "impossible"
    OTHER_RULES = "other_rules"


class SearchError(QuartoError, ValueError):
    """A position that cannot be searched, or not by this solver."""

    def __init__(self, reason: SearchReason) -> None:
        """Keep the reason."""
        super().__init__(reason.value)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Choice:
    """What to do with a turn: where to place, then what to give.

    gift: None where none follows: the placement completes a line, or is the last.
    cell: None where nothing is placed: there is only a gift to choose, or, without a
    gift too, the line left open is called at once.
    """

    cell: Cell | None
    gift: Piece | None


@dataclass(frozen=True, slots=True)
class Decision:
    """The value of a position, and a choice that keeps it."""

    value: int
    choice: Choice


@dataclass(frozen=True, slots=True)
class Advice:
    """The best choice that was found, and its value; None: patience ended before."""

    choice: Choice
    value: int | None


CALL = Choice(None, None)

Deciding: TypeAlias = Generator[Choice | None, None, Decision]
Valuing: TypeAlias = Generator[None, None, dict[Choice, int]]


def hand_of(position: Position) -> Piece:
    """Return the piece in hand; SearchError if there is none."""
    if position.hand is None:
        is_over = position.occupied == FULL_BOARD
        reason = SearchReason.GAME_OVER if is_over else SearchReason.NOTHING_IN_HAND
        raise SearchError(reason)
    return position.hand


def finish(steps: Generator[object, None, T]) -> T:
    """Return what a search returns, without pausing."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
