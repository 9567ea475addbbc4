"""The kinds of tasks, and how hard each is in a grade."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from quarto.app.places.puzzles import (
    LAPSED,
    NONE,
    SLANTED,
    SQUARE,
    STRAIGHT,
    Board,
    Common,
    Odd,
    board,
    common,
    fitting,
    odd_one,
    shuffled,
)
from quarto.engine.pieces import PIECES, Piece, Trait, value_of
from quarto.engine.rules import CLASSIC, Rules

if TYPE_CHECKING:
    from quarto.app.places.puzzles import Pieces

GRADES = (1, 2, 3)


class Kind(StrEnum):
    """What is to be found."""

    SEARCH = "search"
    ODD = "odd"
    COMMON = "common"
    QUARTO = "quarto"


@dataclass(frozen=True, slots=True)
class Search:
    """Pieces, one of which is thought of. fades: what is ruled out is shown as such."""

    pieces: Pieces
    thought: Piece
    fades: bool


@dataclass(frozen=True, slots=True)
class Quarto:
    """A board; its rules say whether squares count."""

    board: Board


Task: TypeAlias = Search | Odd | Common | Quarto
# How many traits tell the pieces apart among which one is searched: 4, 8 or 16 pieces.
TOLD_APART = (2, 3, 4)
# How many pieces one stands out of, and how many other traits they all share.
GROUPS = ((4, 1), (4, 0), (6, 0))
# How many values may be shared; some more often than others.
SHARED = ((1, 1, 2), (0, 1, 2), (0, 1, 2))
SHOWN_KINDS = (
    (STRAIGHT, NONE),
    (STRAIGHT, SLANTED, LAPSED, NONE),
    (STRAIGHT, SLANTED, SQUARE, LAPSED, NONE),
)
SHOWN_PLACED = (7, 9, 11)
EXPERT = Rules(CLASSIC.traits, blocks=True)


def task_of(kind: Kind, grade: int, key: str) -> Task:
    """Return the task that a key stands for; its answer is the only right one."""
    place = grade - 1
    match kind:
        case Kind.SEARCH:
            return _search(key, TOLD_APART[place], fades=grade == GRADES[0])
        case Kind.ODD:
            trait = shuffled(f"{key} trait", Trait)[0]
            return odd_one(key, trait, *GROUPS[place])
        case Kind.COMMON:
            chances = tuple(enumerate(SHARED[place]))
            return common(key, shuffled(f"{key} number", chances)[0][1])
        case Kind.QUARTO:
            shown = shuffled(f"{key} kind", SHOWN_KINDS[place])[0]
            rules = EXPERT if grade == GRADES[-1] else CLASSIC
            return Quarto(board(key, shown, SHOWN_PLACED[place], rules))


def _search(key: str, count: int, *, fades: bool) -> Search:
    """Return pieces that differ in so many traits alone, and one of them."""
    same = shuffled(f"{key} same", Trait)[count:]
    model = shuffled(f"{key} model", PIECES)[0]
    pieces = fitting(PIECES, tuple((t, value_of(model, t)) for t in same))
    return Search(pieces, shuffled(f"{key} thought", pieces)[0], fades)
