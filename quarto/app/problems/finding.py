"""From a key to its problem: made on the spot, or one of those shipped, disguised."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.problems import HARD, Kind
from quarto.app.problems.chance import Chance
from quarto.app.problems.disguise import disguised
from quarto.app.problems.made import gift, quarto
from quarto.app.problems.shipped import RULES, entries_of, problem_in

if TYPE_CHECKING:
    from quarto.app.problems import Problem
    from quarto.app.problems.keys import Key

# Larger than any number of entries, and prime: numbers that follow each other lead to
# entries that lie apart, and to all of them before the first comes again.
_STRIDE = 7919


def problem_of(key: Key) -> Problem:
    """Return the problem that a key stands for: the same one every time."""
    words = f"{key.kind} {key.level} {key.blocks} {key.number}"
    if key.kind is Kind.QUARTO:
        return quarto(words, key.level, RULES[key.blocks])
    if key.kind is Kind.GIFT and key.level != HARD:
        return gift(words, key.level, RULES[key.blocks])
    entries = entries_of(key.kind, key.level, blocks=key.blocks)
    shipped = problem_in(*entries[key.number * _STRIDE % len(entries)])
    return disguised(shipped, Chance(words))
