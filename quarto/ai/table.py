"""What has been proved so far, kept over the moves of a game, and bounded.

A fact belongs to who gives: it is kept by the state just after his placement, before
the gift, so one look-up settles all the gifts of a placement:

    bits 16-31   the gifts with which he succeeds
    bits 0-15    the gifts with which he fails

What succeeding means depends on the question, so each question has facts of its own,
and one dictionary for each number of cells that were empty when it was asked. A fact
is written only when it is proved and never turns false: a search may be given up at
any pause, and facts of other positions under the same rules do no harm.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TypeAlias

PROVED = 1 << 16
# About 120 bytes each on CPython, less in the page.
USUAL_LIMIT = 500_000

Facts: TypeAlias = dict[int, int]


class Goal(IntEnum):
    """What who places is asked to reach: to avoid losing, or to force a win."""

    HOLD = 0
    WIN = 1

    @property
    def other(self) -> Goal:
        """The goal of the opponent, who fails where this one succeeds."""
        return Goal(1 - self)


class Table:
    """The facts of one choice of rules."""

    def __init__(self, limit: int = USUAL_LIMIT) -> None:
        """Begin with none; `limit` is the number of states to be kept."""
        self._limit = limit
        self._facts: tuple[list[Facts], ...] = tuple(
            [{} for _ in range(17)] for _ in Goal
        )
        self._all = [facts for kind in self._facts for facts in kind]

    def __len__(self) -> int:
        return sum(map(len, self._all))

    def facts(self, goal: Goal, cells: int) -> Facts:
        """Return the facts of a question asked with so many cells empty.

        It is the same dictionary for ever: the questions keep hold of it.
        """
        return self._facts[goal][cells]

    def make_room(self) -> None:
        """Forget the largest dictionary while there are too many facts.

        It is one of those with few cells left, whose facts are the cheapest to prove
        again. What is added between two calls comes on top of the limit.
        """
        while len(self) > self._limit:
            max(self._all, key=len).clear()
