"""The openings: complete, true, and the same however a position is turned."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quarto import Give, Place, Position, Rules, Trait, parse_position
from quarto.ai import openings
from quarto.ai.decision import Choice, finish
from quarto.ai.openings import (
    MOST_PLACED,
    Section,
    decode,
    encode,
    opening,
    opening_gift,
)
from quarto.ai.search import Solver
from quarto.ai.symmetry import position_of
from quarto.ai.threats import safe_gifts

EVERY_RULES = [
    Rules(traits=tuple(Trait)[:count], blocks=blocks)
    for count in range(1, 5)
    for blocks in (False, True)
]
BOOK = openings._book()
ENTRIES = sorted((section, number) for section in BOOK for number in BOOK[section])
# What the page's own search proves again: with fewer pieces it takes minutes.
PROVABLE = [entry for entry in ENTRIES if entry[0].placed == MOST_PLACED]


def rules_of(section: Section) -> Rules:
    """Return the rules of a section, by the first of the traits."""
    return Rules(traits=tuple(Trait)[: section.traits], blocks=section.blocks)


@pytest.mark.parametrize("rules", EVERY_RULES, ids=str)
@pytest.mark.parametrize("first", [0, 1])
def test_whoever_follows_the_file_is_never_without_it(rules: Rules, first: int) -> None:
    """Against any play the position is known until more pieces are placed."""
    rng = Random(first)
    for _ in range(40):
        position = Position(rules).after(Give(rng.choice(Position(rules).reserve)))
        while position.placed <= MOST_PLACED:
            if position.placed % 2 == first:
                found = opening(position, rng)
                assert found is not None
                cell, gifts = found.cell, [found.gift]
            else:
                cell = rng.choice(position.empty_cells)
                gifts = list(safe_gifts(position.after(Place(cell))))
            placed = position.after(Place(cell))
            if placed.winning_through(cell) or not gifts:
                break
            position = placed.lapsed().after(Give(rng.choice(gifts)))


@pytest.mark.parametrize("entry", Random(5).sample(PROVABLE, 12), ids=str)
def test_sample_is_proved_again(entry: tuple[Section, int]) -> None:
    """The page's search, which is another, finds that the choice keeps the value.

    A win is proved whole; of a draw that the choice does not lose, since that no other
    wins takes seconds.
    """
    section, number = entry
    rules = rules_of(section)
    position, solver = position_of(number, section.placed, rules), Solver(rules)
    found = opening(position, Random(1))
    assert found is not None
    assert found.value == int(section.won)
    choice = Choice(found.cell, found.gift)
    assert finish(solver.keeps(position, choice, found.value))


@settings(deadline=None)
@given(st.sampled_from(ENTRIES), st.randoms(use_true_random=False))
def test_choice_is_legal_and_safe(entry: tuple[Section, int], rng: Random) -> None:
    """The cell is empty, and the piece to be given wins nowhere."""
    section, number = entry
    position = position_of(number, section.placed, rules_of(section))
    found = opening(position, rng)
    assert found is not None
    assert found.gift in safe_gifts(position.after(Place(found.cell)))


def test_gift_after_a_placement_belongs_to_it() -> None:
    """Between placing and giving, the file says what was to follow; else nothing."""
    position = Position(Rules(traits=(Trait.FILL,))).after(
        Give(Position(Rules()).reserve[5])
    )
    found = opening(position, Random(1))
    assert found is not None
    again = opening_gift(position, found.cell, Random(2))
    assert again is not None
    assert (again.cell, again.value) == (found.cell, 0)


def test_other_positions_are_not_in_the_file() -> None:
    """Nothing in hand, or too many pieces: nothing is known."""
    rng = Random(1)
    assert opening(Position(Rules()), rng) is None
    assert opening(parse_position("012./7.../f.../.... 8 cshf"), rng) is None


@given(
    st.dictionaries(
        st.builds(
            Section,
            st.integers(1, 4),
            st.booleans(),
            st.integers(0, 4),
            st.booleans(),
        ),
        st.dictionaries(st.integers(0, 2**32 - 1), st.integers(0, 255), max_size=40),
        max_size=6,
    )
)
def test_file_is_read_as_it_was_written(
    sections: dict[Section, dict[int, int]],
) -> None:
    """Sections of any numbers survive the way into bytes and back."""
    assert decode(encode(sections)) == sections


def test_file_is_small() -> None:
    """The page can afford it."""
    assert len(encode(BOOK)) <= 64 * 1024
