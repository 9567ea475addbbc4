"""Tables for spreadsheets, as RFC 4180 has them.

A mark at the beginning tells spreadsheets the encoding, or accents would be garbled.
Between fields stands what spreadsheets of the language expect there, or all of a line
would land in one cell: a comma, or a semicolon where numbers have commas in them.
What a spreadsheet would take for a formula is made harmless: a name may come from
anybody.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeAlias

from quarto.app.text import Text, text

if TYPE_CHECKING:
    from collections.abc import Callable

    Row: TypeAlias = tuple[str | int | Text, ...]

MARK = "\ufeff"
# What is not seen before a formula keeps no spreadsheet from finding it.
_UNSEEN = re.compile(
    r"[\s\x00-\x1f\x7f-\xa0\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]*"
)
END = "\r\n"
# Spreadsheets begin a formula with these, the last four being wide forms of others;
# some look for one after these as well.
SIGNS = ("=", "+", "-", "@", *"\uff1d\uff0b\uff0d\uff20")
STARTS = ("\t", "\r", "\n")
TO_BE_QUOTED = frozenset(',;\t"\r\n')


def csv_text(rows: tuple[Row, ...], say: Callable[[Text], str]) -> str:
    r"""Return a table as a file's text; say: puts a sentence into words.

    >>> csv_text((("Zoé, 1", 2), ("=A1", "")), lambda text: ";")
    '\ufeff"Zoé, 1";2\r\n\'=A1;\r\n'
    """
    separator = say(text("csv.separator"))
    lines = (separator.join(_field(one, say) for one in row) for row in rows)
    return MARK + "".join(line + END for line in lines)


def is_formula(words: str) -> bool:
    r"""Whether a spreadsheet may take words for a formula.

    >>> is_formula("=A1"), is_formula(" \u200b=A1"), is_formula("a=1")
    (True, True, False)
    """
    seen = _UNSEEN.sub("", words, count=1)
    return words.lstrip(" ").startswith(STARTS) or seen.startswith(SIGNS)


def _field(value: str | int | Text, say: Callable[[Text], str]) -> str:
    words = say(value) if isinstance(value, Text) else str(value)
    if is_formula(words):
        words = f"'{words}"
    if TO_BE_QUOTED.isdisjoint(words) and words == words.strip():
        return words
    doubled = words.replace('"', '""')
    return f'"{doubled}"'
