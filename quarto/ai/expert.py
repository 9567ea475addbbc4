"""Perfect play: the openings, then exact search, then what is hardest to answer.

Every value is kept: a won game is won, a game that can be held is not lost. Among
choices of equal value the one is taken that leaves a person most ways to go wrong, as
far as checking it costs little; where several are alike, chance decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from quarto.ai.decision import Advice, Choice
from quarto.ai.openings import opening, opening_gift
from quarto.ai.threats import safe_gifts, winning_cells
from quarto.engine.plies import Give, Place

if TYPE_CHECKING:
    from collections.abc import Generator
    from random import Random

    from quarto.ai.decision import Deciding, Decision
    from quarto.ai.search import Solver
    from quarto.engine.game import Game
    from quarto.engine.pieces import Piece
    from quarto.engine.position import Position

# What is yielded can be played; None is a pause.
Choosing: TypeAlias = "Generator[Choice | None, None, Choice]"
Advising: TypeAlias = "Generator[Advice | None, None, Advice]"

# Questions asked to find a choice that is as good and harder to answer: with six and
# more pieces placed some are checked for it, with fewer each would take too long.
_TEMPTING = 3_000
_FEWEST_TEMPTING = 6
# Questions asked for a win, or, with few pieces placed outside the openings, for a
# choice that does not lose: some seconds. Somebody who waits for longer is not helped.
PATIENCE = 2_000_000


def expert_choice(game: Game, solver: Solver, rng: Random) -> Choosing:
    """Return the search for what to place and give, or only to give.

    game: one in which somebody has to place or to give. A line left open counts as
    lapsed: who wants to call has called.
    """
    advice = yield from _choices(advise(game, solver, rng))
    position = game.position.lapsed()
    if (
        advice.choice.cell is None
        or advice.choice.gift is None
        or advice.value is None
        or advice.value < 0
        or position.placed < _FEWEST_TEMPTING
    ):
        return advice.choice
    return (yield from _tempting(position, solver, rng, advice))


def advise(game: Game, solver: Solver, rng: Random) -> Advising:
    """Return the search for the best choice and its value; `expert_choice` varies it.

    What is yielded does not lose; its value is not known yet.
    """
    position = game.position.lapsed()
    if position.hand is None:
        return _gift(game, position, solver, rng)
    return _turn(position, solver, rng)


def _turn(position: Position, solver: Solver, rng: Random) -> Advising:
    wins = winning_cells(position)
    if wins:
        return Advice(Choice(rng.choice(wins), None), 1)
    known = opening(position, rng)
    if known is not None:
        return Advice(Choice(known.cell, known.gift), known.value)
    likely = _likely(position, rng)
    return (yield from _patient(solver, solver.decide(position), likely))


def _gift(game: Game, position: Position, solver: Solver, rng: Random) -> Advising:
    if position.placed == 0:
        return Advice(Choice(None, rng.choice(position.reserve)), 0)
    # Between a placement and its gift the openings know what was to follow.
    last = game.plies[-1] if game.plies else None
    if isinstance(last, Place):
        known = opening_gift(game.undo().position, last.cell, rng)
        if known is not None:
            return Advice(Choice(None, known.gift), known.value)
    likely = Choice(None, rng.choice(safe_gifts(position) or position.reserve))
    return (yield from _patient(solver, solver.decide_gift(position), likely))


def _patient(solver: Solver, steps: Deciding, likely: Choice) -> Advising:
    """Return the best that is found while patience lasts."""
    end, best = solver.nodes + PATIENCE, Advice(likely, None)
    while solver.nodes < end:
        try:
            found = next(steps)
        except StopIteration as stop:
            decision: Decision = stop.value
            return Advice(decision.choice, decision.value)
        if found is None:
            yield None
        else:
            best = Advice(found, None)
            yield best
    return best


def _choices(steps: Advising) -> Generator[Choice | None, None, Advice]:
    """Run a search for advice, and yield what can be played."""
    while True:
        try:
            found = next(steps)
        except StopIteration as stop:
            advice: Advice = stop.value
            return advice
        yield None if found is None else found.choice


def _tempting(
    position: Position, solver: Solver, rng: Random, advice: Advice
) -> Choosing:
    """Return a choice of the same value that leaves many ways to go wrong."""
    assert advice.value is not None
    end = solver.nodes + _TEMPTING
    for choice in _by_temptation(position, rng):
        steps = solver.keeps(position, choice, advice.value)
        while solver.nodes < end:
            try:
                next(steps)
            except StopIteration as stop:
                if stop.value:
                    return choice
                break
            yield None
        else:
            break
    return advice.choice


def _by_temptation(position: Position, rng: Random) -> list[Choice]:
    """Return safe choices, first those after which most gifts would lose at once."""
    found = []
    for cell in position.empty_cells:
        after = position.after(Place(cell)).lapsed()
        for gift in safe_gifts(after):
            losing = _losing_replies(after.after(Give(gift)))
            found.append((-losing, rng.random(), Choice(cell, gift)))
    found.sort(key=lambda entry: entry[:2])
    return [choice for _, _, choice in found]


def _losing_replies(position: Position) -> int:
    """Return how many placements with a gift would let the other win at once."""
    return sum(
        len(after.reserve) - len(safe_gifts(after))
        for cell in position.empty_cells
        for after in (position.after(Place(cell)),)
    )


def _likely(position: Position, rng: Random) -> Choice:
    """Return a choice that does not lose at once, if there is one, unproved."""
    gifts: tuple[Piece | None, ...] = position.reserve or (None,)
    choices = [
        Choice(cell, gift)
        for cell in position.empty_cells
        for gift in safe_gifts(position.after(Place(cell)))
    ]
    return rng.choice(choices or [Choice(position.empty_cells[0], gifts[0])])
