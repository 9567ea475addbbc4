"""Tables for spreadsheets, as RFC 4180 has them.

A mark at the beginning tells spreadsheets the encoding, or accents would be garbled.
What a spreadsheet would take for a formula is made harmless: a name may come from
anybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from quarto.app.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable

    Row: TypeAlias = tuple[str | int | Text, ...]

MARK = "\ufeff"
END = "\r\n"
# Spreadsheets begin a formula with these, the last four being wide forms of others.
FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", *"\uff1d\uff0b\uff0d\uff20")
TO_BE_QUOTED = frozenset(',"\r\n')


def csv_text(rows: tuple[Row, ...], say: Callable[[Text], str]) -> str:
    r"""Return a table as a file's text; say: puts a sentence into words.

    >>> csv_text((("Zoé, 1", 2), ("=A1", "")), str)
    '\ufeff"Zoé, 1",2\r\n\'=A1,\r\n'
    """
    lines = (",".join(_field(one, say) for one in row) for row in rows)
    return MARK + "".join(line + END for line in lines)


def _field(value: str | int | Text, say: Callable[[Text], str]) -> str:
    words = say(value) if isinstance(value, Text) else str(value)
    if words.lstrip(" ").startswith(FORMULA):
        words = f"'{words}"
    if TO_BE_QUOTED.isdisjoint(words) and words == words.strip():
        return words
    doubled = words.replace('"', '""')
    return f'"{doubled}"'
