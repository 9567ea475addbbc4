"""The states that a game went through, and what is known of their worth.

A state comes with every gift and every placement. Its worth is bounded from both
sides, as seen by the seat FIRST: whoever makes a ply cannot gain by it, so what is
known of one state bounds those before and after it, and few have to be searched. Lines
that were left open count as lapsed here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

from quarto.ai.threats import winning_cells
from quarto.engine.cells import FULL_BOARD
from quarto.engine.outcome import FIRST, Termination
from quarto.engine.plies import Give, Place

if TYPE_CHECKING:
    from quarto.ai.decision import Choice
    from quarto.engine.game import Game
    from quarto.engine.outcome import Seat
    from quarto.engine.position import Position

LOST, DRAWN, WON = -1, 0, 1
_EVEN = frozenset({Termination.FULL, Termination.AGREED})


@dataclass(slots=True)
class State:
    """A position between two decisions, and what is known of it.

    number: of the ply that led to it, 0 for the start. seat: who has to place or to
    give. low, high: bounds of its worth to FIRST. choice: one worth `kept` to `seat`.
    """

    number: int
    position: Position
    seat: Seat
    low: int = LOST
    high: int = WON
    choice: Choice | None = None
    kept: int = LOST

    @property
    def is_known(self) -> bool:
        """Whether its worth is settled."""
        return self.low == self.high

    def bounds_for(self, seat: Seat) -> tuple[int, int]:
        """Return the bounds of its worth to a seat."""
        return (self.low, self.high) if seat is FIRST else (-self.high, -self.low)

    def learn(self, seat: Seat, low: int, high: int) -> None:
        """Take note of bounds of its worth to a seat."""
        if seat is not FIRST:
            low, high = -high, -low
        self.low, self.high = max(self.low, low), min(self.high, high)

    def keep(self, choice: Choice, worth: int) -> None:
        """Take note of a choice that is worth so much, or more, to who makes it."""
        self.learn(self.seat, worth, WON)
        self.choice, self.kept = choice, worth


@dataclass(slots=True)
class Track:
    """The states of a game in their order.

    games: the game at each of its moments, the start first.
    at: for each moment, the index of its state.
    """

    games: tuple[Game, ...]
    states: list[State] = field(default_factory=list)
    at: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Find the states, and what is known of them without any search."""
        for number, game in enumerate(self.games):
            if number == 0 or isinstance(game.plies[-1], Give | Place):
                self.states.append(_state(number, game, self.games))
            self.at.append(len(self.states) - 1)

    def spread(self) -> None:
        """Let what is known of each state bound the others."""
        pairs = tuple(pairwise(self.states))
        for before, after in (*pairs, *reversed(pairs)):
            _bound(before, after)

    def value(self, number: int) -> int | None:
        """Return what a moment is worth to FIRST, calls and all, as far as it is known.

        What a line left open is worth is known without any search: it wins, for who may
        call it now or for the other, who may after him.
        """
        game, state = self.games[number], self.states[self.at[number]]
        if game.outcome is not None and game.outcome.winner is not None:
            return WON if game.outcome.winner is FIRST else LOST
        if game.outcome is None and has_open_line(game):
            is_first = game.to_act is FIRST
            return WON if is_first is not game.is_call_used else LOST
        if game.outcome is not None and game.outcome.termination in _EVEN:
            return DRAWN
        return state.low if state.is_known else None


def has_open_line(game: Game) -> bool:
    """Whether a line lies there that may be called, now or in the other's window."""
    position = game.position
    return position.last is not None and bool(position.winning_through(position.last))


def _state(number: int, game: Game, games: tuple[Game, ...]) -> State:
    position = game.position.lapsed()
    # Who acts is told by the pieces, also where the game is over at that moment.
    seat = game.to_act or games[number - 1].to_act or FIRST
    state = State(number, position, seat)
    if game.outcome is not None and game.outcome.line is not None:
        # The program saw the line: it has won for who placed.
        state.learn(seat, WON, WON)
    elif position.occupied == FULL_BOARD:
        state.learn(FIRST, DRAWN, DRAWN)
    elif not position.occupied and position.hand is None:
        # All the pieces are the same gift, and no first gift loses.
        state.learn(FIRST, DRAWN, DRAWN)
    elif winning_cells(position):
        state.learn(seat, WON, WON)
    return state


def _bound(before: State, after: State) -> None:
    """Let two states bound each other: who acted in the first has gained nothing."""
    seat = before.seat
    after.learn(seat, LOST, before.bounds_for(seat)[1])
    before.learn(seat, after.bounds_for(seat)[0], WON)
