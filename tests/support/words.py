"""Plies and rules made from the names that people use."""

from __future__ import annotations

from itertools import combinations, product

from quarto import Call, Clock, Give, Place, Rules, Trait
from quarto.engine.notation import parse_cell, parse_piece

TRAIT_SETS = tuple(
    traits for size in (1, 2, 3, 4) for traits in combinations(Trait, size)
)
FLAGS = tuple(product((False, True), repeat=3))
# Every choice of traits with every choice of blocks, auto and strict.
EVERY_RULES = tuple(
    Rules(traits=traits, blocks=blocks, auto=auto, strict=strict)
    for traits in TRAIT_SETS
    for blocks, auto, strict in FLAGS
)
CLOCKS = (None, Clock(60), Clock(60, warns_only=True))


def give(piece: str) -> Give:
    """Return the gift of a piece, as in `give("7")`."""
    return Give(parse_piece(piece))


def place(cell: str) -> Place:
    """Return the placement on a cell, as in `place("a1")`."""
    return Place(parse_cell(cell))


def call(cells: str) -> Call:
    """Return the call of some cells, as in `call("a1 b2 c3 d4")`."""
    return Call(tuple(parse_cell(cell) for cell in cells.split()))
