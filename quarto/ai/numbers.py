"""Whole numbers in few bytes: groups of seven bits, as the stored files hold them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_SEVEN_BITS = 0x7F
_MORE = 0x80


def groups(number: int) -> Iterable[int]:
    """Return a number in groups of seven bits, the lowest first.

    >>> bytes(groups(300)).hex()
    'ac02'
    """
    while number > _SEVEN_BITS:
        yield number & _SEVEN_BITS | _MORE
        number >>= 7
    yield number


def joined(rest: Iterator[int]) -> int:
    """Return the next number of such groups.

    >>> joined(iter(bytes.fromhex("ac02")))
    300
    """
    number = shift = 0
    for group in rest:
        number |= (group & _SEVEN_BITS) << shift
        if not group & _MORE:
            break
        shift += 7
    return number
