"""The review of a game that is over: what each moment was worth, and which mattered.

It goes back from the end, where states cost nothing, and tells what it has found after
each. What the openings do not know and a bounded search does not settle stays unknown.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import accumulate
from typing import TYPE_CHECKING, TypeAlias

from quarto.ai.decision import Choice
from quarto.ai.openings import opening
from quarto.ai.review_finder import Finder
from quarto.ai.review_kinds import Review
from quarto.ai.review_states import DRAWN, LOST, WON, Track
from quarto.ai.table import Goal
from quarto.engine.game import Game

if TYPE_CHECKING:
    from random import Random

    from quarto.ai.review_states import State
    from quarto.ai.search import Solver

# What is yielded is known so far; None is a pause.
Reviewing: TypeAlias = Generator[Review | None, None, Review]

# Questions asked for a whole game, and for one state: some seconds of the page.
BUDGET = 200_000
_MOST = 100_000
# With fewer pieces placed hardly anything is settled by so few questions.
_FEWEST = {Goal.HOLD: 4, Goal.WIN: 5}


def review(game: Game, solver: Solver, rng: Random) -> Reviewing:
    """Return the search for what matters in a game, which may be of any length.

    rng: chance, where several choices of the openings are the same game.
    """
    start = Game.from_position(game.origin)
    games = tuple(accumulate(game.plies, Game.play, initial=start))
    track = Track(games)
    track.spread()
    finder, end = Finder(track), solver.nodes + BUDGET
    left = len(track.states)
    yield _review(track, finder, left)
    for index in _order(track):
        yield from _settled(track.states[index], solver, rng, end)
        track.spread()
        left -= 1
        yield _review(track, finder, left)
    return _review(track, finder, 0)


def _order(track: Track) -> list[int]:
    """Return the states from the last to the first, a gift after its placement.

    Most gifts are settled by what is known before and after them.
    """

    def rank(index: int) -> float:
        is_gift = track.states[index].position.hand is None
        return index - 1.5 if is_gift else index

    return sorted(range(len(track.states)), key=rank, reverse=True)


def _review(track: Track, finder: Finder, left: int) -> Review:
    values = tuple(track.value(number) for number in range(len(track.games)))
    return Review(values, finder.findings(is_last=not left), left)


def _settled(
    state: State, solver: Solver, rng: Random, end: int
) -> Generator[None, None, None]:
    """Find out what a state is worth, if that is known or found with some effort."""
    position = state.position
    if state.is_known:
        return
    known = opening(position, rng)
    if known is not None:
        state.learn(state.seat, LOST, known.value)
        state.keep(Choice(known.cell, known.gift), known.value)
        return
    end = min(end, solver.nodes + _MOST)
    if state.bounds_for(state.seat)[0] == LOST:
        yield from _asked(state, Goal.HOLD, solver, end)
    if not state.is_known:
        yield from _asked(state, Goal.WIN, solver, end)


def _asked(
    state: State, goal: Goal, solver: Solver, end: int
) -> Generator[None, None, None]:
    """Ask whether a goal can be reached, while the questions last."""
    if state.position.placed < _FEWEST[goal]:
        return
    steps = solver.reaches(goal, state.position)
    worth = WON if goal is Goal.WIN else DRAWN
    while solver.nodes < end:
        try:
            next(steps)
        except StopIteration as stop:
            choice = stop.value
            if choice is None:
                state.learn(state.seat, LOST, worth - 1)
            else:
                state.keep(choice, worth)
            return
        yield None
