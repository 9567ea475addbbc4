"""The name of a problem: what an address, a list and a teacher know it by.

    2026-12-01               the one of a day
    gift-2                   any of a kind and level: the first
    gift-2-squares-123456    one of a kind and level, with squares, by its number

A name always means the same problem; `docs/puzzles.md` tells what may change that.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from quarto.app.problems import LEVELS, MEDIUM, Kind
from quarto.app.problems.chance import Chance
from quarto.app.problems.days import number_of

NUMBERS = 1_000_000
_SQUARES = "squares"
_NAME = re.compile(r"([a-z]+)-(\d)(-squares)?(?:-(\d{1,6}))?", re.ASCII)
# No name is longer than one with everything in it.
LONGEST_NAME = len("quarto-1-squares-123456")


@dataclass(frozen=True, slots=True)
class Key:
    """What a problem follows from; day: empty but for the one of a day."""

    kind: Kind
    level: int
    blocks: bool = False
    number: int = 0
    day: str = ""

    @property
    def name(self) -> str:
        """The key as text; `key_of` undone.

        >>> Key(Kind.GIFT, 2, blocks=True, number=7).name
        'gift-2-squares-7'
        """
        if self.day:
            return self.day
        parts = [self.kind.value, str(self.level)]
        return "-".join([*parts, *[_SQUARES] * self.blocks, str(self.number)])

    def next(self, number: int) -> Key:
        """Return the key of another problem like this one."""
        return Key(self.kind, self.level, self.blocks, number % NUMBERS)


def key_of(name: str) -> Key | None:
    """Return the key that a text names, or None.

    >>> key_of("gift-2-squares-7").name, key_of("gift-9"), key_of("2026-12-01").level
    ('gift-2-squares-7', None, 2)
    """
    name = name.strip().lower()
    day = number_of(name)
    if day is not None:
        return _of_day(name, day)
    found = _NAME.fullmatch(name)
    if found is None:
        return None
    kind, level, squares, number = found.groups()
    if kind not in set(Kind) or int(level) not in LEVELS:
        return None
    return Key(Kind(kind), int(level), squares is not None, int(number or 0))


def _of_day(name: str, day: int) -> Key:
    """Return the key of a day: kinds in turn, middling, every other round squares."""
    kinds = list(Kind)
    rounds, turn = divmod(day, len(kinds))
    number = Chance(f"day {name}").below(NUMBERS)
    return Key(kinds[turn], MEDIUM, rounds % 2 == 1, number, name)
