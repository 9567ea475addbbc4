"""Exact search: what a position is worth, and a choice that keeps it.

Values are those of who has the piece in hand: 1 he wins, 0 a draw, -1 he loses, if
both play perfectly and call every line. Who may call has called: a line that lapsed is
full and never wins, and a line that may still be called wins at once.

Every search is a generator. Each `next` takes a few milliseconds at most, so a caller
can look at its clock in between, answer something else, or give up: what was proved
until then stays proved.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from quarto.ai.delay import longest_defence
from quarto.ai.proof import Prover
from quarto.ai.setting import ALL_TACTICS, Setting, Tactics
from quarto.ai.state import ALL_PIECES, CELL_SHIFT, EMPTY_CELLS, Layout
from quarto.ai.table import USUAL_LIMIT, Goal, Table
from quarto.ai.threats import safe_gifts, winning_cells
from quarto.engine.cells import FULL_BOARD, Cell
from quarto.engine.errors import QuartoError
from quarto.engine.pieces import PIECES, Piece
from quarto.engine.plies import Place

if TYPE_CHECKING:
    from quarto.engine.position import Position
    from quarto.engine.rules import Rules

T = TypeVar("T")


class SearchReason(StrEnum):
    """Why there is nothing to search."""

    NOTHING_IN_HAND = "nothing_in_hand"
    GAME_OVER = "game_over"
    IMPOSSIBLE = "impossible"
    OTHER_RULES = "other_rules"


class SearchError(QuartoError, ValueError):
    """A position that cannot be searched, or not by this solver."""

    def __init__(self, reason: SearchReason) -> None:
        """Keep the reason."""
        super().__init__(reason.value)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Choice:
    """What to do with a turn: where to place, then what to give.

    gift: None where none follows: the placement completes a line, or is the last.
    cell: None too where nothing need be placed: the line left open is called at once.
    """

    cell: Cell | None
    gift: Piece | None


@dataclass(frozen=True, slots=True)
class Decision:
    """The value of a position, and a choice that keeps it."""

    value: int
    choice: Choice


CALL = Choice(None, None)

Deciding: TypeAlias = Generator[Choice | None, None, Decision]
Valuing: TypeAlias = Generator[None, None, dict[Choice, int]]


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

    def decide(self, position: Position) -> Deciding:
        """Return the search for a decision; SearchError at once if there can be none.

        It yields None for a pause and, once, a choice that certainly does not lose, as
        soon as it is known; then it returns the exact value and a choice that keeps it.

        >>> from quarto.engine.notation import parse_position
        >>> position = parse_position("..../..../..../012. 3 cshf")
        >>> finish(Solver(position.rules).decide(position))
        Decision(value=1, choice=Choice(cell=3, gift=None))
        """
        return self._decide(position, self._state_of(position))

    def values(self, position: Position) -> Valuing:
        """Return the search for the value of every choice, for who makes it.

        A line left open is taken to have lapsed. It yields None for pauses only.
        """
        return self._values(position, self._state_of(position))

    def _state_of(self, position: Position) -> int:
        hand, rules = hand_of(position), position.rules
        if (rules.traits, rules.blocks) != self._rules:
            raise SearchError(SearchReason.OTHER_RULES)
        state = self._layout.state_of(position)
        empty = state >> CELL_SHIFT & FULL_BOARD
        # A piece that lies twice, or lies and is in hand, leaves too many unplaced.
        is_sound = (state & ALL_PIECES).bit_count() == empty.bit_count()
        if hand not in PIECES or not state >> hand & 1 or not is_sound:
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


def hand_of(position: Position) -> Piece:
    """Return the piece in hand; SearchError if there is none."""
    if position.hand is None:
        is_over = position.occupied == FULL_BOARD
        reason = SearchReason.GAME_OVER if is_over else SearchReason.NOTHING_IN_HAND
        raise SearchError(reason)
    return position.hand


def finish(steps: Generator[object, None, T]) -> T:
    """Return what a search returns, without pausing."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result


def _choice(found: tuple[int, int]) -> Choice:
    return Choice(Cell(found[0]), Piece(found[1]))
