"""What all questions of one solver share, and what a question is."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from quarto.ai.state import Layout, counts

if TYPE_CHECKING:
    from quarto.ai.table import Table

# A question takes a state and the piece in hand, which completes no line, and tells
# whether who places it reaches a goal: in one go, or as a generator, to be run.
Question: TypeAlias = Callable[[int, int], bool]
Pausing: TypeAlias = Callable[[int, int], Generator[None, None, object]]
# A search is a question that says how: by a cell and a gift, or None.
Found: TypeAlias = tuple[int, int]
Steps: TypeAlias = Generator[None, None, Found | None]
Search: TypeAlias = Callable[[int, int], Steps]


@dataclass(frozen=True, slots=True)
class Tactics:
    """What makes proofs short: all of it, but where its worth is measured.

    threats: the last plies are answered by looking at threats.
    small: with four or five cells left nothing is remembered.
    fewest: placements that leave the fewest safe gifts come first.
    ahead: with many cells left, what leaves the opponent fewest choices comes first.
    """

    threats: bool = True
    small: bool = True
    fewest: bool = True
    ahead: bool = True


ALL_TACTICS = Tactics()


@dataclass(frozen=True, slots=True)
class Setting:
    """Layout, facts and tactics; `tally` has one number, of the questions asked."""

    layout: Layout
    table: Table
    tactics: Tactics
    tally: list[int] = field(default_factory=lambda: [0])

    def weights(self) -> list[int]:
        """Return, by a mask of safe gifts, what sorts the placements leaving them."""
        return counts() if self.tactics.fewest else [0] * len(counts())
