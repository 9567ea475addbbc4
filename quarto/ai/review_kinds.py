"""What a review finds in a game that is over, as values.

A finding is a moment that matters. It holds what has to be said of it and nothing of
how: seats, cells, pieces and the line, which nobody need be kept from seeing any more.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from quarto.ai.decision import Choice
    from quarto.engine.lines import Line
    from quarto.engine.outcome import Seat
    from quarto.engine.pieces import Trait

Shared: TypeAlias = "tuple[tuple[Trait, int], ...]"


class Kind(StrEnum):
    """Why a moment matters."""

    # A line was completed, and who completed it did not call.
    STOLEN = "stolen"
    TWICE = "twice"
    MISSED = "missed"
    # A call that was refused.
    WRONG_CALL = "wrong_call"
    # The piece in hand would have completed a line.
    WIN_AT_ONCE = "win_at_once"
    # A win could have been forced; after this it could no more.
    WIN = "win"
    # The game could be held; after this it was lost.
    GIFT_AT_ONCE = "gift_at_once"
    GIFT = "gift"
    PLACEMENT = "placement"
    RESIGNED = "resigned"


@dataclass(frozen=True, slots=True)
class Finding:
    """A moment that matters.

    number: of the ply, from 1; the moment after it is the one to be shown. who: the
    seat that made it. line: the line that it is about, with what it shares, or would.
    better: what would have been better; kept: the least that it was worth to `who`,
    or None where the game was lost or where that is not known. safe: how many pieces
    would have completed no line. is_last: after it the loser could not hold any more.
    """

    kind: Kind
    number: int
    who: Seat
    line: Line | None = None
    shared: Shared = ()
    better: Choice | None = None
    kept: int | None = None
    safe: int = 0
    is_last: bool = False


@dataclass(frozen=True, slots=True)
class Review:
    """What is known of a game.

    values: of each moment, the start first: 1 if the seat FIRST wins, -1 if SECOND
    does, 0 for a draw, if both play perfectly and call every line; None where that is
    not known. findings: in their order. left: moments still to be looked at.
    """

    values: tuple[int | None, ...]
    findings: tuple[Finding, ...]
    left: int
