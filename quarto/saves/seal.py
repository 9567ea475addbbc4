"""A checksum around an envelope: what was cut or changed on its way is found out.

It stands in the field `check`, last of all, and is the CRC-32 of the envelope without
it. It guards against accidents alone: whoever wants to can make a new one.
"""

from __future__ import annotations

import json
import re
from binascii import crc32
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

CHECK = "check"
# Halves of signs, which somebody may have typed and no file can hold.
_HALF = re.compile("[\ud800-\udfff]")


class Written(str):
    """A value that is JSON text already."""

    __slots__ = ()


def sealed(fields: Mapping[str, object]) -> str:
    """Return fields as JSON text, with their checksum.

    >>> sealed({"format": "x"})
    '{"format": "x", "check": "d3296dc3"}'
    """
    text = _text(fields)
    text = f'{text[:-1]}, "{CHECK}": "{checksum(text)}"}}'
    return (
        text
        if text.isascii()
        else _HALF.sub(lambda half: f"\\u{ord(half[0]):04x}", text)
    )


def is_whole(fields: Mapping[str, object]) -> bool:
    """Whether the checksum that came with fields is theirs.

    >>> is_whole({"format": "x", "check": "d3296dc3"}), is_whole({"format": "x"})
    (True, False)
    """
    rest = {name: value for name, value in fields.items() if name != CHECK}
    try:
        return fields.get(CHECK) == checksum(_text(rest))
    except RecursionError:
        # Writing takes more room than reading; nothing of ours is nested so deep.
        return False


def checksum(text: str) -> str:
    """Return eight hexadecimal digits that change with a text.

    >>> checksum("quarto")
    '023ffc1b'
    """
    # Halves of signs have no bytes of their own.
    return f"{crc32(text.encode('utf-8', 'surrogatepass')):08x}"


def json_text(value: object) -> str:
    """Return a value as JSON text, as it stands in an envelope."""
    return (
        value if isinstance(value, Written) else json.dumps(value, ensure_ascii=False)
    )


def _text(fields: Mapping[str, object]) -> str:
    parts = (f"{json_text(name)}: {json_text(value)}" for name, value in fields.items())
    return f"{{{', '.join(parts)}}}"
