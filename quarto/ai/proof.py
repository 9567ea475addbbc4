"""Proofs that who places can force a win, or can avoid losing, and by what.

    WIN    succeeds if some cell and gift make the opponent fail to HOLD
    HOLD   succeeds if some cell and gift make the opponent fail to WIN

A position is worth 1 if WIN succeeds, -1 if HOLD fails, and 0 otherwise. A question has
but two answers, so there are no values to compare and no bounds to hand down.

    empty cells   1   2   3   4   5   6   7   8   9  ...  16
    WIN           |  frontier    |   middle  |  upper ...
    HOLD          | frontier | small |middle |  upper ...

Each number of empty cells has functions of its own, made once, which ask those of one
cell less. From `_PAUSING` cells up they are generators that pause after each question
below; such a question takes a millisecond or less as a rule. Recursion is as deep as
there are empty cells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.ai.frontier import always, last_hold, last_win, never, small_hold
from quarto.ai.middle import middle
from quarto.ai.state import EMPTY_CELLS
from quarto.ai.table import Goal
from quarto.ai.upper import pausing, upper

if TYPE_CHECKING:
    from quarto.ai.setting import Question, Search, Setting, Steps

_SMALL = (4, 5)
_PAUSING = 8
_MOST_CELLS = 16


class Prover:
    """Both questions for every number of empty cells."""

    def __init__(self, setting: Setting) -> None:
        """Make the questions, from the last plies up."""
        self._setting = setting
        self._plain: dict[tuple[Goal, int], Question] = {
            (Goal.HOLD, 1): always,
            (Goal.WIN, 1): never,
        }
        for cells in range(2, _PAUSING):
            for goal in Goal:
                self._plain[goal, cells] = self._question(goal, cells)
        # The position asked about may be any: each number has a search as well.
        self._searches: dict[tuple[Goal, int], Search] = {}
        for cells in range(2, _MOST_CELLS + 1):
            for goal in Goal:
                self._searches[goal, cells] = self._search(goal, cells)

    def ask(self, goal: Goal, state: int, hand: int) -> Steps:
        """Return the search for a cell and gift that reach a goal, to be run.

        At least two cells are empty, and the piece in hand completes no line.
        """
        cells = (state & EMPTY_CELLS).bit_count()
        return self._searches[goal, cells](state, hand)

    def _question(self, goal: Goal, cells: int) -> Question:
        setting = self._setting
        if setting.tactics.threats:
            match goal, cells:
                case Goal.WIN, 2:
                    return never
                case Goal.WIN, 3 | 4:
                    return last_win(setting)
                case Goal.HOLD, 2 | 3:
                    return last_hold(setting)
        below = self._plain[goal.other, cells - 1]
        if setting.tactics.small and goal is Goal.HOLD and cells in _SMALL:
            return small_hold(setting, below)
        return middle(setting, goal, cells, below)

    def _search(self, goal: Goal, cells: int) -> Search:
        asked = goal.other, cells - 1
        if cells > _PAUSING:
            return upper(self._setting, goal, cells, self._searches[asked])
        below = pausing(self._plain[asked], self._setting.table.make_room)
        return upper(self._setting, goal, cells, below)
