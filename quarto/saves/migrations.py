"""How an envelope of an older version becomes one of the next.

`MIGRATIONS[n]` turns the fields of version n into those of version n + 1. An entry is
never changed once released: the golden save of that version must go on loading.
Version 1 is the first, so the table is still empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

MIGRATIONS: dict[int, Callable[[dict[str, object]], dict[str, object]]] = {}
