"""What the search is compared with: alpha-beta with one table, from the textbook.

It works on the same states as the search and knows safe gifts as well, so the numbers
compare ways of searching, not ways of writing down a position.
"""

from enum import Enum

from quarto.ai.decision import hand_of
from quarto.ai.state import EMPTY_CELLS, OTHERS, Layout
from quarto.ai.threats import winning_cells
from quarto.engine.position import Position
from quarto.engine.rules import Rules


class Bound(Enum):
    """How a value in the table is to be read."""

    EXACT = 0
    AT_LEAST = 1
    AT_MOST = 2


class AlphaBeta:
    """Values positions, with a table of (state, piece in hand)."""

    def __init__(self, rules: Rules) -> None:
        """Begin with an empty table."""
        self._layout = Layout(rules)
        self._table: dict[tuple[int, int], tuple[int, Bound]] = {}
        self.nodes = 0

    def value(self, position: Position) -> int:
        """Return the value for who has the piece in hand: 1, 0 or -1."""
        if winning_cells(position):
            return 1
        state = self._layout.state_of(position)
        for _ in self._layout.prepare(state & EMPTY_CELLS):
            pass
        return self._search(state, hand_of(position), -1, 1)

    def _search(self, state: int, hand: int, low: int, high: int) -> int:
        self.nodes += 1
        known = self._table.get((state, hand))
        if known is not None:
            value, bound = known
            if bound is not Bound.AT_MOST:
                low = max(low, value)
            if bound is not Bound.AT_LEAST:
                high = min(high, value)
            if low >= high or bound is Bound.EXACT:
                return value
        value = self._best(state, hand, low, high)
        bound = Bound.EXACT
        if value <= low > -1:
            bound = Bound.AT_MOST
        elif value >= high < 1:
            bound = Bound.AT_LEAST
        self._table[state, hand] = value, bound
        return value

    def _best(self, state: int, hand: int, low: int, high: int) -> int:
        layout = self._layout
        rest = state & OTHERS[hand]
        if not rest:
            return 0
        best = -1
        for cell, near, _ in layout.placements[state & EMPTY_CELLS]:
            after = state & layout.placing[hand][cell]
            safe = rest & layout.safe[(after & near) + layout.ones & layout.guards]
            # What is not safe loses at once, which is the least that there is.
            for gift in layout.gifts[safe]:
                best = max(best, -self._search(after, gift, -high, -max(low, best)))
                if best >= high:
                    return best
        return best
