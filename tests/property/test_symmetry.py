"""What does not change when the board is turned or the pieces are relabelled."""

from __future__ import annotations

from itertools import permutations, product
from typing import TYPE_CHECKING, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarto import Game, Rules
from quarto.engine.cells import CELLS, Cell
from quarto.engine.lines import COUNTED
from quarto.engine.pieces import PIECES
from quarto.engine.plies import Call, Give, Place
from tests.support.strategies import games, tried

if TYPE_CHECKING:
    from quarto.engine.plies import Ply

Symmetry: TypeAlias = tuple[Cell, ...]


def symmetries(*, blocks: bool) -> list[Symmetry]:
    """Return every rearrangement of the cells that makes lines of all lines.

    Found by trying: one cell after the other is given a new place, where it must have
    as many lines, alone and together with each cell before it, as in its old place.
    """
    lines = {frozenset(line.cells) for line in COUNTED[blocks]}
    shared = {
        (a, b): sum(a in line and b in line for line in lines)
        for a in CELLS
        for b in CELLS
    }
    found: list[Symmetry] = [()]
    for cell in CELLS:
        found = [
            (*partial, target)
            for partial in found
            for target in CELLS
            if target not in partial
            and shared[cell, cell] == shared[target, target]
            and all(
                shared[cell, CELLS[old]] == shared[target, new]
                for old, new in enumerate(partial)
            )
        ]
    return [
        cells
        for cells in found
        if {frozenset(cells[cell] for cell in line) for line in lines} == lines
    ]


@pytest.mark.parametrize(
    ("blocks", "number", "orbits"),
    [(False, 32, 2), (True, 8, 3)],
    ids=["lines", "blocks"],
)
def test_board_has_its_symmetries(number: int, orbits: int, *, blocks: bool) -> None:
    """32 rearrangements keep the lines, 8 with blocks; 2 or 3 first cells differ."""
    found = symmetries(blocks=blocks)
    kinds = {frozenset(symmetry[cell] for symmetry in found) for cell in CELLS}
    assert (len(found), len(kinds)) == (number, orbits)


def relabellings() -> list[tuple[int, ...]]:
    """Return the pieces' codes after each exchange of traits and of their values."""
    return [
        tuple(
            sum(1 << new for old, new in enumerate(order) if (code ^ flip) >> old & 1)
            for code in range(16)
        )
        for order, flip in product(permutations(range(4)), range(16))
    ]


def test_pieces_have_their_relabellings() -> None:
    """There are 384 ways to exchange traits and values."""
    assert len(set(relabellings())) == 384


@given(games(), st.sampled_from(relabellings()), st.data())
def test_symmetric_game_has_the_same_end(
    game: Game, labels: tuple[int, ...], data: st.DataObject
) -> None:
    """Turned boards and relabelled pieces change nothing, if all traits count."""
    agreed = Rules(blocks=game.rules.blocks, clock=game.rules.clock)
    symmetry = data.draw(st.sampled_from(SYMMETRIES[agreed.blocks]))
    plain, turned = Game.start(agreed), Game.start(agreed)
    for ply in game.plies:
        plain, turned = tried(plain, ply), tried(turned, turn(ply, labels, symmetry))
        assert (plain.to_act, plain.phase) == (turned.to_act, turned.phase)
    assert result_of(plain) == result_of(turned)


SYMMETRIES = {blocks: symmetries(blocks=blocks) for blocks in (False, True)}


def turn(ply: Ply, labels: tuple[int, ...], symmetry: Symmetry) -> Ply:
    """Return the same ply on a turned board with relabelled pieces."""
    match ply:
        case Give(piece):
            return Give(PIECES[labels[piece]])
        case Place(cell):
            return Place(symmetry[cell])
        case Call(cells):
            return Call(tuple(symmetry[cell] for cell in cells))
    return ply


def result_of(game: Game) -> tuple[object, object]:
    """Return who won and why."""
    if game.outcome is None:
        return None, None
    return game.outcome.winner, game.outcome.termination
