"""What moves when the page changes: derived by comparing two scenes.

A motion never holds anything up: the page already shows the new scene, and the piece
only comes from where it was. Whether a line was completed makes no difference.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarto.engine.notation import format_cell, format_piece

if TYPE_CHECKING:
    from quarto.app.scene import Scene

GIFT_MS = 280
PLACE_MS = 150
HAND = "[data-hand] .well"


@dataclass(frozen=True, slots=True)
class Slide:
    """A piece comes from one element to another; both are selectors of the page."""

    source: str
    target: str
    milliseconds: int


def slides(before: Scene, after: Scene) -> tuple[Slide, ...]:
    """Return what slides: a gift to its owner, a piece from hand to cell, or back."""
    if before.is_covered or after.is_covered or _jumps(before, after):
        return ()
    if after.hand is not None and after.hand != before.hand and _grew_by_gift(after):
        place = f'[data-piece="{format_piece(after.hand)}"]'
        return (Slide(place, HAND, GIFT_MS),)
    return tuple(
        Slide(HAND, f'[data-cell="{format_cell(new.cell)}"]', PLACE_MS)
        for old, new in zip(before.cells, after.cells, strict=True)
        if old.piece is None and new.piece is not None and new.piece == before.hand
    )


def _jumps(before: Scene, after: Scene) -> bool:
    """Whether what is shown is another moment than the next: nothing is on its way."""
    old, new = before.replay, after.replay
    if old is None or new is None:
        return old is not new
    is_walk = new.moment in (old.moment, old.moment + 1)
    return not is_walk or old.is_branch is not new.is_branch


def _grew_by_gift(scene: Scene) -> bool:
    # A piece taken back lies staged again: it is in hand, but nobody gave it now.
    return not scene.is_staging
