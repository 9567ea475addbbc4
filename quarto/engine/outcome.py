"""How a game ends, and the two seats that may win it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarto.engine.lines import Line


class Seat(StrEnum):
    """A side of one game: FIRST gives first, SECOND places first."""

    FIRST = "first"
    SECOND = "second"

    @property
    def other(self) -> Seat:
        """The opponent's seat."""
        return Seat.SECOND if self is Seat.FIRST else Seat.FIRST


FIRST, SECOND = Seat.FIRST, Seat.SECOND


class Termination(StrEnum):
    """Why a game is over."""

    CALLED = "called"
    SEEN = "seen"
    FULL = "full"
    RESIGNED = "resigned"
    AGREED = "agreed"
    TIME = "time"
    WRONG_CALL = "wrong_call"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won, if anybody; why the game is over; the line that won, if one did."""

    winner: Seat | None
    termination: Termination
    line: Line | None = None
