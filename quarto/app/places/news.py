"""What can happen in a place beside the table and not at the table itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Did:
    """A control of a place was used; value: what it is about, if anything."""

    what: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class SeedDrawn:
    """Chance has given a number from which everything else follows."""

    seed: int


@dataclass(frozen=True, slots=True)
class Recalled:
    """What this device keeps under a key; None for nothing."""

    key: str
    text: str | None


News: TypeAlias = Did | SeedDrawn | Recalled
