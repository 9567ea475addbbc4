"""The sixteen pieces and their four traits.

A piece is its code, a number of four bits, one a trait:

    bit    8       4       2       1
    trait  COLOR   SHAPE   HEIGHT  FILL
    0      light   round   tall    solid
    1      dark    square  short   hollow

There is no code for "no piece": an empty cell or hand is `None`, never 0.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NewType

Piece = NewType("Piece", int)
PIECES: tuple[Piece, ...] = tuple(Piece(code) for code in range(16))


class Trait(IntEnum):
    """One of the four dimensions of a piece, in the order they are always listed."""

    COLOR = 0
    SHAPE = 1
    HEIGHT = 2
    FILL = 3

    @property
    def bit(self) -> int:
        """The bit of a piece's code that holds this trait's value."""
        return 8 >> self


def value_of(piece: Piece, trait: Trait) -> int:
    """Return a piece's value of a trait, 0 or 1.

    >>> [value_of(Piece(0x7), trait) for trait in Trait]
    [0, 1, 1, 1]
    """
    return int(piece & trait.bit != 0)
