"""Exact search against plain minimax, and against itself with less of its cunning."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarto import Position, Rules
from quarto.ai.decision import Choice, finish
from quarto.ai.search import Solver
from quarto.ai.setting import ALL_TACTICS, Tactics
from quarto.engine.notation import format_position, format_rules
from tests.support.minimax import WIN, random_position, scores, sign
from tests.support.words import EVERY_RULES

if TYPE_CHECKING:
    from collections.abc import Generator

# With five cells empty the twin takes a while; with fewer, next to no time.
PLACED = (11, 12, 12, 12, 13, 13, 13, 14, 14, 15)
both = st.sampled_from([Rules(), Rules(blocks=True)])
WITH_LESS = [
    *(replace(ALL_TACTICS, **{field.name: False}) for field in fields(Tactics)),
    Tactics(*(False for _ in fields(Tactics))),
]


@pytest.mark.parametrize("rules", EVERY_RULES, ids=format_rules)
def test_search_and_minimax_agree(rules: Rules) -> None:
    """Value, choice and the values of all choices are those of plain minimax.

    The choice is one that wins at once if any does, and loses last if all lose.
    """
    rng, solver = Random(format_rules(rules)), Solver(rules)
    for placed in PLACED:
        position = random_position(rng, rules, placed)
        told = {Choice(*pair): score for pair, score in scores(position).items()}
        best = max(told.values())
        values = {choice: sign(score) for choice, score in told.items()}
        decision = finish(solver.decide(position))
        score = told[decision.choice]
        assert decision.value == sign(best) == sign(score), format_position(position)
        if best <= 0 or best == WIN:
            assert score == best, format_position(position)
        assert finish(solver.values(position)) == values, format_position(position)


@pytest.mark.parametrize("tactics", WITH_LESS, ids=str)
@pytest.mark.parametrize("blocks", [False, True])
def test_tactics_change_no_value(tactics: Tactics, *, blocks: bool) -> None:
    """What is left out makes proofs longer, never wrong."""
    rng, rules = Random(3), Rules(blocks=blocks)
    less, all_of_it = Solver(rules, tactics=tactics), Solver(rules)
    for placed in (8, 9, 9, 10, 10, 10, 11, 11, 11):
        position = random_position(rng, rules, placed)
        values = [finish(solver.decide(position)).value for solver in (less, all_of_it)]
        assert values[0] == values[1], format_position(position)


@given(st.integers(0, 999), st.integers(0, 60), both)
def test_search_given_up_anywhere_leaves_facts_true(
    seed: int, pauses: int, rules: Rules
) -> None:
    """After any number of pauses a search may be dropped, and others still be right."""
    position = random_position(Random(seed), rules, 8)
    solver = Solver(position.rules)
    run_some(solver.decide(position), pauses)
    run_some(solver.values(position), pauses)
    assert finish(solver.decide(position)).value == value_of(position)


@given(st.integers(0, 999), both)
def test_two_searches_may_take_turns(seed: int, rules: Rules) -> None:
    """Two searches of one solver, a step of each in turn, are both right."""
    rng = Random(seed)
    positions = [random_position(rng, rules, placed) for placed in (8, 9)]
    solver = Solver(rules, limit=200)
    waiting = {position: solver.decide(position) for position in positions}
    values = {}
    while waiting:
        for position, steps in list(waiting.items()):
            try:
                next(steps)
            except StopIteration as end:
                values[position] = end.value.value
                del waiting[position]
    assert values == {position: value_of(position) for position in positions}


@given(st.integers(0, 999), both)
def test_first_choice_never_loses(seed: int, rules: Rules) -> None:
    """What is offered before the value is known is worth 0 at least."""
    position = random_position(Random(seed), rules, 10)
    solver = Solver(position.rules)
    values = finish(solver.values(position))
    offered = [choice for choice in Solver(position.rules).decide(position) if choice]
    assert [choice for choice in offered if values[choice] < 0] == []
    assert len(offered) <= 1


def run_some(steps: Generator[object, None, object], pauses: int) -> None:
    """Run a search for so many pauses, or to its end, and drop it."""
    for _ in zip(range(pauses), steps, strict=False):
        pass


def value_of(position: Position) -> int:
    """Return the value of a position by a solver that has proved nothing else."""
    return finish(Solver(position.rules).decide(position)).value
