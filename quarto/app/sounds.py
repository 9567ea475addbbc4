"""What sounds when the page changes: derived by comparing two models.

A placement sounds the same whether it completes a line or not.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from quarto.app import clock
from quarto.engine.outcome import Termination
from quarto.engine.plies import Give, Place

if TYPE_CHECKING:
    from quarto.app.model import Model


class Sound(StrEnum):
    """A short sound; the shell knows its notes."""

    PLACE = "place"
    GIVE = "give"
    CALL = "call"
    END = "end"
    LOW = "low"


def sound(before: Model, after: Model) -> Sound | None:
    """Return the sound of a change, or None for silence."""
    if not after.settings.sound or len(after.game.plies) < len(before.game.plies):
        return None
    outcome = after.game.outcome
    if after.game is not before.game and outcome is not None:
        is_called = outcome.termination in {Termination.CALLED, Termination.SEEN}
        return Sound.CALL if is_called else Sound.END
    if after.game is before.game and clock.low(after) != clock.low(before):
        return Sound.LOW
    last = after.game.plies[-1] if after.game.plies else None
    if after.game is not before.game and isinstance(last, Give):
        return Sound.GIVE
    if after.game is not before.game and before.turn.staged is None:
        return Sound.PLACE if isinstance(last, Place) else None
    # What was staged sounded then; committing it is silent.
    is_moved = after.turn.staged not in (None, before.turn.staged)
    return Sound.PLACE if is_moved else None
