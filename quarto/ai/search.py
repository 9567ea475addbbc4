"""Exact search: what a position is worth, and a choice that keeps it.

Values are those of who has the piece in hand: 1 he wins, 0 a draw, -1 he loses, if
both play perfectly and call every line. Who may call has called: a line that lapsed is
full and never wins, and a line that may still be called wins at once.

Every search is a generator. Each `next` takes a few milliseconds at most, so a caller
can look at its clock in between, answer something else, or give up: what was proved
until then stays proved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.ai.decision import (
    CALL,
    Choice,
    Decision,
    SearchError,
    SearchReason,
    hand_of,
)
from quarto.ai.delay import longest_defence
from quarto.ai.proof import Prover
from quarto.ai.setting import ALL_TACTICS, Setting, Tactics
from quarto.ai.state import ALL_PIECES, CELL_SHIFT, EMPTY_CELLS, Layout
from quarto.ai.table import USUAL_LIMIT, Goal, Table
from quarto.ai.threats import safe_gifts, winning_cells
from quarto.engine.cells import FULL_BOARD, Cell
from quarto.engine.pieces import PIECES, Piece
from quarto.engine.plies import Place

if TYPE_CHECKING:
    from collections.abc import Generator

    from quarto.ai.decision import Deciding, Valuing
    from quarto.engine.position import Position
    from quarto.engine.rules import Rules


class Solver:
    """Searches positions under one choice of rules, and remembers what it proved."""

    def __init__(
        self, rules: Rules, limit: int = USUAL_LIMIT, tactics: Tactics = ALL_TACTICS
    ) -> None:
        """Begin with nothing proved; `limit` bounds the states to remember."""
        self._rules = rules.traits, rules.blocks
        self._layout = Layout(rules)
        self.table = Table(limit)
        self._setting = Setting(self._layout, self.table, tactics)
        self._prover = Prover(self._setting)

    @property
    def nodes(self) -> int:
        """How many questions were asked so far, the last plies' among them."""
        return self._setting.tally[0]

    @property
    def prepared(self) -> int:
        """How many sets of empty cells are prepared; it only grows.

        Each takes less than a kilobyte; all the turns of a game share theirs.
        """
        return len(self._layout.placements)

    def decide(self, position: Position) -> Deciding:
        """Return the search for a decision; SearchError at once if there can be none.

        It yields None for a pause and, once, a choice that certainly does not lose, as
        soon as it is known; then it returns the exact value and a choice that keeps it.

        >>> from quarto.ai.decision import finish
        >>> from quarto.engine.notation import parse_position
        >>> position = parse_position("..../..../..../012. 3 cshf")
        >>> finish(Solver(position.rules).decide(position))
        Decision(value=1, choice=Choice(cell=3, gift=None))
        """
        return self._decide(position, self._state_of(position, hand_of(position)))

    def decide_gift(self, position: Position) -> Deciding:
        """Return the search for a gift where nothing is in hand; as `decide` does it.

        The value is that of who gives; a line left open is taken to have lapsed.
        """
        if position.hand is not None:
            raise SearchError(SearchReason.ALREADY_GIVEN)
        if not position.reserve:
            raise SearchError(SearchReason.GAME_OVER)
        return self._decide_gift(position, self._state_of(position, None))

    def reaches(
        self, goal: Goal, position: Position
    ) -> Generator[None, None, Choice | None]:
        """Return, after pauses, a choice that reaches a goal, if there is one.

        A line left open is taken to have lapsed. The board is not full.
        """
        hand, is_holding = position.hand, goal is Goal.HOLD
        state, is_last = self._state_of(position, hand), len(position.empty_cells) == 1
        yield from self._layout.prepare(state & EMPTY_CELLS)
        if hand is None:
            safe = self._layout.gifts[sum(1 << gift for gift in safe_gifts(position))]
            if is_last:
                return _gift(safe[0]) if safe and is_holding else None
            gift = yield from self._refuted(goal.other, state, safe)
            return None if gift is None else _gift(gift)
        wins = winning_cells(position)
        if wins or is_last:
            cells = wins or position.empty_cells
            return Choice(cells[0], None) if wins or is_holding else None
        found = yield from self._prover.ask(goal, state, hand)
        return None if found is None else _choice(found)

    def keeps(
        self, position: Position, choice: Choice, value: int
    ) -> Generator[None, None, bool]:
        """Return, after pauses, whether a cell and gift are worth so much, or more.

        value: 0 or 1. The piece in hand completes no line on that cell.
        """
        cell, gift = choice.cell, choice.gift
        assert cell is not None
        assert gift is not None
        hand = hand_of(position)
        state = self._state_of(position, hand)
        if gift not in safe_gifts(position.after(Place(cell))):
            return False
        yield from self._layout.prepare(state & EMPTY_CELLS)
        after = state & self._layout.placing[hand][cell]
        if (after & EMPTY_CELLS).bit_count() == 1:
            return value == 0
        goal = Goal.HOLD if value else Goal.WIN
        return (yield from self._prover.ask(goal, after, gift)) is None

    def values(self, position: Position) -> Valuing:
        """Return the search for the value of every choice, for who makes it.

        A line left open is taken to have lapsed. It yields None for pauses only.
        """
        return self._values(position, self._state_of(position, hand_of(position)))

    def _state_of(self, position: Position, hand: Piece | None) -> int:
        rules = position.rules
        if (rules.traits, rules.blocks) != self._rules:
            raise SearchError(SearchReason.OTHER_RULES)
        state = self._layout.state_of(position)
        empty = state >> CELL_SHIFT & FULL_BOARD
        # A piece that lies twice, or lies and is in hand, leaves too many unplaced.
        is_sound = (state & ALL_PIECES).bit_count() == empty.bit_count()
        if not is_sound or (hand is not None and not _is_unplaced(hand, state)):
            raise SearchError(SearchReason.IMPOSSIBLE)
        return state

    def _decide(self, position: Position, state: int) -> Deciding:
        if position.last is not None and position.winning_through(position.last):
            return Decision(1, CALL)
        wins = winning_cells(position)
        if wins:
            return Decision(1, Choice(wins[0], None))
        if position.placed == len(PIECES) - 1:
            return Decision(0, Choice(position.empty_cells[0], None))
        hand = hand_of(position)
        yield from self._layout.prepare(state & EMPTY_CELLS)
        holding = yield from self._prover.ask(Goal.HOLD, state, hand)
        if holding is None:
            delaying = yield from longest_defence(self._layout, state, hand)
            return Decision(-1, _choice(delaying))
        yield _choice(holding)
        winning = yield from self._prover.ask(Goal.WIN, state, hand)
        if winning is None:
            return Decision(0, _choice(holding))
        return Decision(1, _choice(winning))

    def _decide_gift(self, position: Position, state: int) -> Deciding:
        safe = self._layout.gifts[sum(1 << gift for gift in safe_gifts(position))]
        if not safe:
            return Decision(-1, Choice(None, position.reserve[0]))
        yield from self._layout.prepare(state & EMPTY_CELLS)
        if (state & EMPTY_CELLS).bit_count() == 1:
            return Decision(0, _gift(safe[0]))
        holding = yield from self._refuted(Goal.WIN, state, safe)
        if holding is None:
            return Decision(-1, _gift(safe[0]))
        yield _gift(holding)
        winning = yield from self._refuted(Goal.HOLD, state, safe)
        if winning is None:
            return Decision(0, _gift(holding))
        return Decision(1, _gift(winning))

    def _refuted(
        self, goal: Goal, state: int, gifts: tuple[int, ...]
    ) -> Generator[None, None, int | None]:
        """Return a gift with which the opponent does not reach a goal, if any."""
        for gift in gifts:
            if (yield from self._prover.ask(goal, state, gift)) is None:
                return gift
        return None

    def _values(self, position: Position, state: int) -> Valuing:
        hand = hand_of(position)
        yield from self._layout.prepare(state & EMPTY_CELLS)
        found: dict[Choice, int] = {}
        wins = winning_cells(position)
        for cell in position.empty_cells:
            if cell in wins:
                found[Choice(cell, None)] = 1
            elif position.placed == len(PIECES) - 1:
                found[Choice(cell, None)] = 0
            else:
                after = state & self._layout.placing[hand][cell]
                yield from self._gift_values(position, cell, after, found)
        return found

    def _gift_values(
        self, position: Position, cell: Cell, after: int, found: dict[Choice, int]
    ) -> Generator[None, None, None]:
        placed = position.after(Place(cell))
        safe = safe_gifts(placed)
        # Gifts that differ in nothing that counts are worth the same.
        worth: dict[int, int] = {}
        for gift in placed.reserve:
            kind = gift & self._layout.counting
            if gift not in safe:
                worth[kind] = -1
            elif kind not in worth:
                worth[kind] = yield from self._worth(after, gift)
            found[Choice(cell, gift)] = worth[kind]

    def _worth(self, after: int, gift: Piece) -> Generator[None, None, int]:
        """Return the value, for the giver, of a state and a gift that wins nowhere."""
        if (after & EMPTY_CELLS).bit_count() == 1:
            return 0
        if (yield from self._prover.ask(Goal.HOLD, after, gift)) is None:
            return 1
        wins = yield from self._prover.ask(Goal.WIN, after, gift)
        return 0 if wins is None else -1


def _is_unplaced(piece: Piece, state: int) -> bool:
    return piece in PIECES and bool(state >> piece & 1)


def _gift(piece: int) -> Choice:
    return Choice(None, Piece(piece))


def _choice(found: tuple[int, int]) -> Choice:
    return Choice(Cell(found[0]), Piece(found[1]))
