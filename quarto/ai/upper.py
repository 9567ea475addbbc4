"""The upper part of a proof: questions that pause, and say how they succeed.

Here every gift is weighed for itself, and each fact is kept as soon as it is known, so
the search may be given up at any pause.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, TypeAlias

from quarto.ai.state import EMPTY_CELLS, LINES, OTHERS, Placements
from quarto.ai.table import PROVED, Goal

if TYPE_CHECKING:
    from quarto.ai.setting import Pausing, Question, Search, Setting, Steps

# Takes a state after a placement, the pieces left, the safe gifts among them, one of
# those, and the opponent's placements.
_Weighing: TypeAlias = Callable[[int, int, int, int, Placements], int | None]


def upper(setting: Setting, goal: Goal, cells_left: int, below: Pausing) -> Search:
    """Return the question of a goal, asking the generator `below` of the opponent."""
    layout, tally = setting.layout, setting.tally
    facts = setting.table.facts(goal, cells_left)
    weigh = _weighing(setting, goal, cells_left)

    def search(state: int, hand: int) -> Steps:
        tally[0] += 1
        rest, row = state & OTHERS[hand], layout.placing[hand]
        found = []
        for cell, near, replies in layout.placements[state & EMPTY_CELLS]:
            after = state & row[cell]
            if after < LINES:
                if goal is Goal.HOLD:
                    return cell, layout.gifts[rest][0]
                continue
            left = rest & layout.safe[(after & near) + layout.ones & layout.guards]
            known = facts.get(after, 0)
            if known >> 16 & left:
                return cell, layout.gifts[known >> 16 & left][0]
            for gift in layout.gifts[left & ~known]:
                order = weigh(after, rest, left, gift, replies)
                if order is None:
                    facts[after] = facts.get(after, 0) | 1 << gift
                else:
                    found.append((order, cell, gift, after))
        found.sort()
        for _, cell, gift, after in found:
            answer = yield from below(after, gift)
            if not answer:
                facts[after] = facts.get(after, 0) | PROVED << gift
                return cell, gift
            facts[after] = facts.get(after, 0) | 1 << gift
        return None

    return search


def _weighing(setting: Setting, goal: Goal, cells_left: int) -> _Weighing:
    """Return what sorts cells and gifts of an upper level; None: known to fail.

    With tactics `ahead`, by the number of cells with safe gifts that the opponent would
    have, those known to fail left out. Otherwise the placement's weight is the gift's.
    """
    layout, weight = setting.layout, setting.weights()
    others, placing, safe = OTHERS, layout.placing, layout.safe
    ones, guards = layout.ones, layout.guards
    recall = setting.table.facts(goal.other, cells_left - 1).get

    def by_placement(
        _after: int, _rest: int, left: int, _gift: int, _replies: Placements
    ) -> int:
        return weight[left]

    def by_replies(
        after: int, rest: int, _left: int, gift: int, replies: Placements
    ) -> int | None:
        spare, row = rest & others[gift], placing[gift]
        options = 0
        for spot, near, _ in replies:
            reply = after & row[spot]
            left = spare & safe[(reply & near) + ones & guards]
            if left:
                known = recall(reply)
                if known is not None:
                    if known >> 16 & left:
                        return None
                    left &= ~known
                options += left.bit_count()
        return options

    return by_replies if setting.tactics.ahead else by_placement


def pausing(question: Question, make_room: Callable[[], None]) -> Pausing:
    """Return a question answered in one go as one that pauses, once, afterwards.

    The pause is when facts may be forgotten: no question below is half answered.
    """

    def steps(state: int, hand: int) -> Generator[None, None, bool]:
        answer = question(state, hand)
        make_room()
        yield
        return answer

    return steps
