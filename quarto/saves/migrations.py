"""How an envelope of an older version becomes one of the next.

`MIGRATIONS[n]` turns the fields of version n into those of version n + 1. An entry is
never changed once released: the golden save of that version must go on loading. It
does not judge what it moves; the reader of the newest version does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def _with_rounds(fields: dict[str, object]) -> dict[str, object]:
    """Version 2 keeps each round, not its winner alone, and the turn's time used."""
    rest = {name: value for name, value in fields.items() if name != "winners"}
    winners, lot = fields.get("winners"), fields.get("lot")
    if not isinstance(winners, list):
        return rest | {"rounds": winners}
    givers = (lot, 1 if lot == 0 else 0)
    rounds = [
        {"giver": givers[number % 2], "winner": winner}
        for number, winner in enumerate(winners)
    ]
    return rest | {"rounds": rounds, "used": 0}


def _with_entry(fields: dict[str, object]) -> dict[str, object]:
    """Version 3 knows more of what lies on the table and beside it, and is sealed."""
    return fields | {"entry": None, "beside": None}


MIGRATIONS: dict[int, Callable[[dict[str, object]], dict[str, object]]] = {
    1: _with_rounds,
    2: _with_entry,
}
