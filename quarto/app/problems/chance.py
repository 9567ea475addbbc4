"""Chance from a number alone: the same everywhere, in every version of Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

T = TypeVar("T")
_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_FIRST, _SECOND = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
_PRIME = 0x100000001B3


class Chance:
    """Numbers that follow from a text (splitmix64)."""

    def __init__(self, key: str) -> None:
        """Begin where the key says."""
        state = len(key)
        for byte in key.encode():
            state = (state ^ byte) * _PRIME & _MASK
        self._state = state

    def below(self, limit: int) -> int:
        """Return a number from 0 to less than a limit.

        >>> first, second = Chance("a"), Chance("a")
        >>> [first.below(6) for _ in range(9)] == [second.below(6) for _ in range(9)]
        True
        """
        self._state = number = self._state + _STEP & _MASK
        number = (number ^ number >> 30) * _FIRST & _MASK
        number = (number ^ number >> 27) * _SECOND & _MASK
        # Of so many bits the rest shows no preference that anybody could see.
        return (number ^ number >> 31) % limit

    def one_of(self, things: Sequence[T]) -> T:
        """Return one of some things."""
        return things[self.below(len(things))]

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """Return things in another order."""
        return self.some_of(mixed := list(things), len(mixed))

    def some_of(self, things: Iterable[T], number: int) -> list[T]:
        """Return so many of some things, in any order."""
        mixed = list(things)
        for first in range(min(number, len(mixed) - 1)):
            other = first + self.below(len(mixed) - first)
            mixed[first], mixed[other] = mixed[other], mixed[first]
        return mixed[:number]
