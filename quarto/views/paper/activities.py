"""The activities of the sheet to print: the same seed gives the same ones."""

from __future__ import annotations

from dataclasses import dataclass

from quarto.app.places.puzzles import (
    LAPSED,
    NONE,
    SLANTED,
    STRAIGHT,
    Board,
    Common,
    Odd,
    Portrait,
    board,
    common,
    odd_one,
    portrait,
    shuffled,
)
from quarto.engine.pieces import PIECES, Trait

SEED = 1991
KINDS = (STRAIGHT, NONE, LAPSED, SLANTED)
# How many values the groups of pieces have in common.
SHARED = (1, 2, 0, 1)


@dataclass(frozen=True, slots=True)
class Activities:
    """What stands on the sheet."""

    odd: tuple[Odd, ...]
    common: tuple[Common, ...]
    portraits: tuple[Portrait, ...]
    boards: tuple[Board, ...]


def activities(seed: int = SEED) -> Activities:
    """Return a sheet of activities."""
    pieces = shuffled(f"{seed} portrait", PIECES)
    return Activities(
        odd=tuple(
            odd_one(f"{seed} odd {trait:d}", trait)
            for trait in shuffled(f"{seed} odd", Trait)
        ),
        common=tuple(
            common(f"{seed} common {place}", number)
            for place, number in enumerate(SHARED)
        ),
        portraits=(
            portrait(pieces[0], tuple(Trait)),
            portrait(pieces[1], (Trait.FILL, Trait.SHAPE, Trait.COLOR)),
            portrait(pieces[2], tuple(reversed(Trait))),
        ),
        boards=tuple(board(f"{seed} {kind}", kind) for kind in KINDS),
    )
