"""Where everything loses: the choice that puts the loss off longest.

Nothing is proved here. Plies are simply played out, a turn of the opponent deeper each
time, while that is cheap; a person may well miss a win that is a turn further away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from quarto.ai.state import ALL_PIECES, EMPTY_CELLS, OTHERS, Layout

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

# Placements looked at before the search for a longer defence ends: a few tenths of a
# second. Losses seen from few cells are always played out to the end.
_BUDGET = 60_000

# A cell, the state after the placement, and one gift.
Step: TypeAlias = tuple[int, int, int]


class _Delay:
    """Plays out turns of one layout, and counts the placements it looks at."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self.spent = 0

    def steps(self, state: int, hand: int) -> Iterator[Step]:
        """Return each cell with each safe gift after it."""
        layout = self._layout
        rest = state & OTHERS[hand]
        for cell, near, _ in layout.placements[state & EMPTY_CELLS]:
            self.spent += 1
            after = state & layout.placing[hand][cell]
            safe = layout.safe[(after & near) + layout.ones & layout.guards]
            for gift in layout.gifts[rest & safe]:
                yield cell, after, gift

    def lasts(self, after: int, gift: int, turns: int) -> Generator[None, None, bool]:
        """Return, after pauses, whether the opponent needs more turns to win."""
        for _, state, hand in self.steps(after, gift):
            yield
            if not self._survives(state, hand, turns - 1):
                return False
        return True

    def _survives(self, state: int, hand: int, turns: int) -> bool:
        """Whether who places has not lost after so many more turns of the opponent."""
        return not state & OTHERS[hand] & ALL_PIECES or any(
            not self._wins(after, gift, turns)
            for _, after, gift in self.steps(state, hand)
        )

    def _wins(self, state: int, hand: int, turns: int) -> bool:
        """Whether who places wins in so many turns; with this piece he does not."""
        return turns > 1 and any(
            not self._survives(after, gift, turns - 1)
            for _, after, gift in self.steps(state, hand)
        )


def longest_defence(
    layout: Layout, state: int, hand: int
) -> Generator[None, None, tuple[int, int]]:
    """Return a cell and gift for a lost position, after pauses.

    A gift that loses at once is chosen only where there is no other; then one that
    loses a turn later, and so on.
    """
    delay = _Delay(layout)
    defences = list(delay.steps(state, hand))
    if not defences:
        cell = layout.placements[state & EMPTY_CELLS][0][0]
        return cell, layout.gifts[state & OTHERS[hand] & ALL_PIECES][0]
    turns = 2
    while len(defences) > 1:
        lasting: list[Step] = []
        for step in defences:
            if delay.spent > _BUDGET:
                return _choice((lasting or [step])[0])
            if (yield from delay.lasts(step[1], step[2], turns)):
                lasting.append(step)
        if not lasting:
            break
        defences, turns = lasting, turns + 1
    return _choice(defences[0])


def _choice(step: Step) -> tuple[int, int]:
    cell, _, gift = step
    return cell, gift
