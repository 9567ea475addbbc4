"""A slow and obvious second opinion on what positions are worth.

Every choice is played out to the end on the engine's own positions. Affordable with
five empty cells or fewer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from quarto import Give, Place, Position, Rules
from quarto.engine.cells import CELLS
from quarto.engine.pieces import PIECES

if TYPE_CHECKING:
    from random import Random

    from quarto.engine.cells import Cell
    from quarto.engine.pieces import Piece

# A win at once; one a turn of each player later is worth one less.
WIN = 100

Pair: TypeAlias = "tuple[Cell, Piece | None]"


def scores(position: Position) -> dict[Pair, int]:
    """Return the score of every cell and gift for who has the piece in hand.

    Above 0 he wins, the sooner the more; below 0 he loses, the later the more; 0 is a
    draw. Lines on the board have lapsed.
    """
    found: dict[Pair, int] = {}
    for cell in position.empty_cells:
        after = position.after(Place(cell))
        if after.winning_through(cell):
            found[cell, None] = WIN
        elif not after.reserve:
            found[cell, None] = 0
        for gift in () if (cell, None) in found else after.reserve:
            found[cell, gift] = later(-max(scores(after.after(Give(gift))).values()))
    return found


def later(score: int) -> int:
    """Return what a score is worth a turn before: it is one nearer to a draw."""
    return score - sign(score)


def sign(score: int) -> int:
    """Return the value, 1, 0 or -1, that a score stands for."""
    return (score > 0) - (score < 0)


def random_position(rng: Random, rules: Rules, placed: int) -> Position:
    """Return a position with a piece in hand; lines on its board have lapsed."""
    position = Position(rules)
    pieces = rng.sample(PIECES, placed + 1)
    for piece, cell in zip(pieces, rng.sample(CELLS, placed), strict=False):
        position = position.after(Give(piece)).after(Place(cell))
    return position.after(Give(pieces[-1])).lapsed()
