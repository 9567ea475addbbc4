"""Positions that are the same game have one number, others have another."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quarto import Give, Place, Position, Rules, Trait
from quarto.ai.symmetry import frames, kind_of, position_of, symmetries
from quarto.engine.cells import CELLS
from quarto.engine.lines import COUNTED
from quarto.engine.pieces import PIECES, Piece

if TYPE_CHECKING:
    from random import Random

RULES = st.builds(
    Rules,
    traits=st.sets(st.sampled_from(Trait), min_size=1).map(
        lambda traits: tuple(sorted(traits))
    ),
    blocks=st.booleans(),
)


@st.composite
def openings(draw: st.DrawFn) -> Position:
    """Return a position with at most four pieces placed and one in hand."""
    position = Position(draw(RULES))
    pieces = draw(st.permutations(PIECES))
    cells = draw(st.permutations(CELLS))
    placed = draw(st.integers(0, 4))
    for piece, cell in zip(pieces[:placed], cells, strict=False):
        position = position.after(Give(piece)).after(Place(cell))
    return position.lapsed().after(Give(pieces[placed]))


def renamed(position: Position, rng: Random) -> Position:
    """Return the same game with the board turned and the traits renamed."""
    rules = position.rules
    cells = rng.choice(symmetries(blocks=rules.blocks))
    counting = list(rules.traits)
    names = dict(zip(counting, rng.sample(counting, len(counting)), strict=True))
    flips = sum(trait.bit for trait in counting if rng.random() < 1 / 2)

    def named(piece: Piece) -> Piece:
        bits = sum(names.get(t, t).bit for t in Trait if piece & t.bit)
        return Piece(bits ^ flips)

    turned = Position(rules)
    for new, old in enumerate(cells):
        piece = position.piece_at(old)
        if piece is not None:
            turned = turned.after(Give(named(piece))).after(Place(CELLS[new]))
    assert position.hand is not None
    return turned.lapsed().after(Give(named(position.hand)))


@pytest.mark.parametrize("blocks", [False, True])
def test_symmetries_keep_the_lines(blocks: bool) -> None:  # noqa: FBT001
    """Each is a rearrangement after which every line is a line."""
    lines = {frozenset(line.cells) for line in COUNTED[blocks]}
    found = symmetries(blocks=blocks)
    assert len(set(found)) == (8 if blocks else 32)
    for cells in found:
        assert sorted(cells) == list(CELLS)
        assert {frozenset(cells[c] for c in line) for line in lines} == lines


@settings(deadline=None)
@given(openings(), st.randoms(use_true_random=False))
def test_same_game_has_the_same_number(position: Position, rng: Random) -> None:
    """Turning the board and renaming traits that count changes no number."""
    assert frames(renamed(position, rng))[0] == frames(position)[0]


@settings(deadline=None)
@given(openings())
def test_number_stands_for_a_position_with_that_number(position: Position) -> None:
    """What a number is turned into has it again, and holds as many pieces."""
    number, _ = frames(position)
    back = position_of(number, position.placed, position.rules)
    assert frames(back)[0] == number
    assert (back.placed, back.hand) == (position.placed, 0)


@settings(deadline=None)
@given(openings())
def test_frame_leads_from_one_position_to_the_other(position: Position) -> None:
    """Every frame places each piece, by its kind, where it lies."""
    rules = position.rules
    number, found = frames(position)
    there = position_of(number, position.placed, rules)
    counting = sum(trait.bit for trait in rules.traits)
    for frame in found:
        for new, old in enumerate(frame.cells):
            piece, kind = position.piece_at(old), there.piece_at(CELLS[new])
            if piece is None or kind is None:
                assert piece is kind is None
            else:
                assert not (frame.piece(kind_of(kind, rules)) ^ piece) & counting


def test_distinct_games_are_counted() -> None:
    """With one piece placed there are as many games as counted by hand.

    2 kinds of cells (3 with squares), and the piece may differ in 1 to 4 traits.
    """
    for blocks, orbits in ((False, 2), (True, 3)):
        numbers = {
            frames(
                Position(Rules(blocks=blocks))
                .after(Give(first))
                .after(Place(cell))
                .lapsed()
                .after(Give(second))
            )[0]
            for first, second in permutations(PIECES[:8] + PIECES[15:], 2)
            for cell in CELLS
        }
        assert len(numbers) == 4 * orbits
