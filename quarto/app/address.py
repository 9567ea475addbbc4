"""The address: options in the query, a record behind the `#`.

Split by hand: in a form a `+` would be a blank, and rules are full of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

RECORD = "g"


def options_of(part: str, decode: Callable[[str], str]) -> dict[str, str]:
    """Return the options of a query or fragment; of two alike, the first counts.

    decode: undoes percent signs; a text that it refuses has to be returned as it is.

    >>> options_of("?lang=fr&mode=solo", str)
    {'lang': 'fr', 'mode': 'solo'}
    """
    options: dict[str, str] = {}
    for pair in part.lstrip("?#").split("&"):
        name, equals, value = pair.partition("=")
        if equals:
            options.setdefault(name, decode(value))
    return options


def record_of(fragment: str, decode: Callable[[str], str]) -> str | None:
    """Return the record that a fragment holds, or None.

    >>> record_of("#g=cshf+squares_0a1_1", str)
    'cshf+squares 0a1 1'
    """
    record = options_of(fragment, decode).get(RECORD)
    return None if record is None else record.replace("_", " ")
