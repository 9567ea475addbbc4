"""Days of the calendar as texts and as numbers, so that one follows the other."""

from __future__ import annotations

import re

_DAY = re.compile(r"(2\d{3})-(\d{2})-(\d{2})", re.ASCII)
_LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_FEBRUARY = 2
_FIRST_YEAR, _LAST_YEAR = 2000, 2999
FIRST_DAY, LAST_DAY = "2000-01-01", "2999-12-31"


def number_of(day: str) -> int | None:
    """Return how many days lie between the first and this one; None if it is none.

    >>> number_of("2000-01-31"), number_of("2001-02-29"), number_of("1999-12-31")
    (30, None, None)
    """
    found = _DAY.fullmatch(day)
    if found is None:
        return None
    year, month, date = (int(part) for part in found.groups())
    if not 1 <= month <= len(_LENGTHS) or not 1 <= date <= _length(year, month):
        return None
    before = sum(_length(year, earlier) for earlier in range(1, month))
    return _days_before(year) + before + date - 1


def day_of(number: int) -> str:
    """Return the day of a number, never before the first or after the last.

    >>> day_of(number_of("2024-02-28") + 1), day_of(-5)
    ('2024-02-29', '2000-01-01')
    """
    if number <= 0:
        return FIRST_DAY
    year = _FIRST_YEAR + number // 366
    while year <= _LAST_YEAR and _days_before(year + 1) <= number:
        year += 1
    if year > _LAST_YEAR:
        return LAST_DAY
    rest, month = number - _days_before(year), 1
    while rest >= _length(year, month):
        rest -= _length(year, month)
        month += 1
    return f"{year:04}-{month:02}-{rest + 1:02}"


def _days_before(year: int) -> int:
    """Return the days from the first one to a year."""
    past = year - 1
    leaps = past // 4 - past // 100 + past // 400 - 484
    return 365 * (year - _FIRST_YEAR) + leaps


def _length(year: int, month: int) -> int:
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return _LENGTHS[month - 1] + (is_leap and month == _FEBRUARY)
