"""The middle of a proof: questions answered in one go, with facts kept of them.

WIN and HOLD are one function here, and differ only where a board without lines is
reached. Whoever asks, what leaves the opponent least to choose from is tried first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.ai.state import EMPTY_CELLS, LINES, OTHERS
from quarto.ai.table import PROVED, Goal

if TYPE_CHECKING:
    from quarto.ai.setting import Question, Setting


def middle(setting: Setting, goal: Goal, cells_left: int, below: Question) -> Question:
    """Return a question answered in one go, with facts kept of it.

    The facts are looked at for all placements before any gift is tried.
    """
    layout, tally = setting.layout, setting.tally
    others, placing, placements = OTHERS, layout.placing, layout.placements
    safe, ones, guards, cells = layout.safe, layout.ones, layout.guards, EMPTY_CELLS
    gifts, lines, proved = layout.gifts, LINES, PROVED
    weight = setting.weights()
    facts = setting.table.facts(goal, cells_left)
    recall, holds = facts.get, goal is Goal.HOLD

    def succeeds(state: int, hand: int) -> bool:
        tally[0] += 1
        rest, row = state & others[hand], placing[hand]
        found = []
        for cell, near, _ in placements[state & cells]:
            after = state & row[cell]
            if after < lines:
                if holds:
                    return True
                continue
            left = rest & safe[(after & near) + ones & guards]
            if left:
                known = recall(after)
                if known is not None:
                    if known >> 16 & left:
                        return True
                    left &= ~known
                    if not left:
                        continue
                found.append((weight[left], after, left))
        found.sort()
        for _, after, left in found:
            failed = 0
            for gift in gifts[left]:
                if not below(after, gift):
                    facts[after] = recall(after, 0) | failed | proved << gift
                    return True
                failed |= 1 << gift
            facts[after] = recall(after, 0) | failed
        return False

    return succeeds
