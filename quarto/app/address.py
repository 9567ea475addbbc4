"""The address: options in the query, a record behind the `#`.

Split by hand: in a form a `+` would be a blank, and rules are full of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

RECORD, POSITION = "g", "p"
# Of an address that somebody has stuffed, as much as is looked at: more options than
# there are, and values in which the longest text fits with percent signs all over.
MOST_OPTIONS = 50
LONGEST_VALUE = 20_000


def options_of(part: str, decode: Callable[[str], str]) -> dict[str, str]:
    """Return the options of a query or fragment; of two alike, the first counts.

    decode: undoes percent signs; a text that it refuses has to be returned as it is.

    >>> options_of("?lang=fr&mode=solo", str)
    {'lang': 'fr', 'mode': 'solo'}
    """
    options: dict[str, str] = {}
    for pair in part.lstrip("?#").split("&", MOST_OPTIONS)[:MOST_OPTIONS]:
        name, equals, value = pair.partition("=")
        if equals:
            options.setdefault(name, decode(value[:LONGEST_VALUE]))
    return options


def record_of(fragment: str, decode: Callable[[str], str]) -> str | None:
    """Return the record that a fragment holds, or None.

    >>> record_of("#g=cshf+squares_0a1_1", str)
    'cshf+squares 0a1 1'
    """
    return _text_of(RECORD, fragment, decode)


def position_of(fragment: str, decode: Callable[[str], str]) -> str | None:
    """Return the position that a fragment holds, or None."""
    return _text_of(POSITION, fragment, decode)


def _text_of(name: str, fragment: str, decode: Callable[[str], str]) -> str | None:
    text = options_of(fragment, decode).get(name)
    return None if text is None else text.replace("_", " ")
