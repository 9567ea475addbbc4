"""What the players agreed on before the game: one value, no branches elsewhere.

The same object serves board, computer, help, saves and links, so they cannot differ.
"""

from __future__ import annotations

from dataclasses import dataclass

from quarto.engine.errors import RulesError, RulesReason
from quarto.engine.lines import COUNTED, THROUGH, Line
from quarto.engine.pieces import Trait

SHORTEST_TURN = 10
LONGEST_TURN = 600


@dataclass(frozen=True, slots=True)
class Clock:
    """Seconds for placing and giving together; on zero the round is lost.

    With `warns_only` nothing is lost: the players are told, and the game goes on.
    """

    seconds: int
    warns_only: bool = False

    def __post_init__(self) -> None:
        """Refuse a turn that is too short or too long."""
        if not SHORTEST_TURN <= self.seconds <= LONGEST_TURN:
            raise RulesError(RulesReason.CLOCK_RANGE)


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game.

    traits: those that count, in any order (kept in the order of `Trait`), at least one.
    blocks: squares of 2 x 2 cells count as lines too.
    auto: the program sees the lines; nobody calls.
    strict: a wrong call loses.
    clock: the tournament clock, or none.

    >>> Rules(traits=(Trait.FILL, Trait.COLOR)).traits
    (<Trait.COLOR: 0>, <Trait.FILL: 3>)
    """

    traits: tuple[Trait, ...] = tuple(Trait)
    blocks: bool = False
    auto: bool = False
    strict: bool = False
    clock: Clock | None = None

    def __post_init__(self) -> None:
        """Put the traits in order; refuse none at all, and what is no trait."""
        if not self.traits:
            raise RulesError(RulesReason.NO_TRAIT)
        if not set(self.traits) <= set(Trait):
            raise RulesError(RulesReason.UNKNOWN_TRAIT)
        traits = tuple(trait for trait in Trait if trait in self.traits)
        object.__setattr__(self, "traits", traits)

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines that count: 10, or 19 with blocks."""
        return COUNTED[self.blocks]

    @property
    def lines_through(self) -> tuple[tuple[Line, ...], ...]:
        """For each cell, the lines that count and hold it."""
        return THROUGH[self.blocks]


CLASSIC = Rules()
