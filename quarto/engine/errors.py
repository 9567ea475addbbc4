"""What can go wrong, with fields: what, why, where.

Nothing has changed when one of these is raised. The text is for programmers; people
read a sentence of their own language, chosen by the reason.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarto.engine.plies import Ply
    from quarto.engine.position import Verdict


class QuartoError(Exception):
    """Whatever this package refuses."""


class RulesReason(StrEnum):
    """Why no rules can be made of some values."""

    NO_TRAIT = "no_trait"
    UNKNOWN_TRAIT = "unknown_trait"
    CLOCK_RANGE = "clock_range"


class RulesError(QuartoError, ValueError):
    """Values that make no rules."""

    def __init__(self, reason: RulesReason) -> None:
        """Keep the reason."""
        super().__init__(reason.value)
        self.reason = reason


class IllegalReason(StrEnum):
    """Why a ply is not legal now."""

    GAME_OVER = "game_over"
    PIECE_GONE = "piece_gone"
    ALREADY_GIVEN = "already_given"
    NOTHING_IN_HAND = "nothing_in_hand"
    CELL_TAKEN = "cell_taken"
    NO_SUCH_PIECE = "no_such_piece"
    NO_SUCH_CELL = "no_such_cell"
    NOTHING_GIVEN = "nothing_given"
    NOT_FOUR_CELLS = "not_four_cells"
    ALREADY_CALLED = "already_called"
    PROGRAM_CALLS = "program_calls"
    NOT_THE_LAST = "not_the_last"
    NO_CLOCK = "no_clock"


class IllegalPlyError(QuartoError):
    """A ply that the rules do not allow now."""

    def __init__(self, ply: Ply, reason: IllegalReason) -> None:
        """Keep the ply and the reason."""
        super().__init__(f"{ply}: {reason.value}")
        self.ply = ply
        self.reason = reason


class NoRecordError(QuartoError):
    """A game from a position that was set up: a record starts from the empty board."""


class NotationReason(StrEnum):
    """Why a text cannot be read."""

    EMPTY = "empty"
    PIECE = "piece"
    CELL = "cell"
    LINE = "line"
    NO_TRAIT = "no_trait"
    TRAITS = "traits"
    OPTION = "option"
    OPTION_ORDER = "option_order"
    CLOCK_RANGE = "clock_range"
    ROWS = "rows"
    ROW_LENGTH = "row_length"
    PIECE_TWICE = "piece_twice"
    MISSING = "missing"
    TRAILING = "trailing"
    LAST_EMPTY = "last_empty"
    LAST_MARK = "last_mark"
    STEP = "step"
    ILLEGAL = "illegal"
    CALL_IS_WRONG = "call_is_wrong"
    CALL_IS_RIGHT = "call_is_right"
    TOO_LONG = "too_long"
    OTHER_RULES = "other_rules"


class NotationError(QuartoError, ValueError):
    """A text that is no record, position, rules, cell or piece.

    text: what was read; column: where it went wrong, from 1; reason: why;
    illegal: the engine's own reason where a record's ply is not legal, or what its
    call is worth where it is claimed to be right.
    """

    def __init__(
        self,
        text: str,
        column: int,
        reason: NotationReason,
        illegal: IllegalReason | Verdict | None = None,
    ) -> None:
        """Keep text, column and reasons."""
        why = reason.value if illegal is None else f"{reason.value} ({illegal.value})"
        super().__init__(f"column {column}: {why}")
        self.text = text
        self.column = column
        self.reason = reason
        self.illegal = illegal
