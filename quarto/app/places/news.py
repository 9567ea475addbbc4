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
class DayTold:
    """The date, as `2026-12-01`, by the calendar of whoever looks."""

    day: str


@dataclass(frozen=True, slots=True)
class Recalled:
    """What this device keeps under a key; None for nothing."""

    key: str
    text: str | None


@dataclass(frozen=True, slots=True)
class Shelved:
    """A part of the library, the newest games first, each with its key.

    total: how many there are; is_last: nothing more is to come.
    """

    games: tuple[tuple[str, str], ...]
    total: int
    is_last: bool


@dataclass(frozen=True, slots=True)
class Reshelved:
    """What was put into the library and taken out is so, or the device refused."""

    is_done: bool


@dataclass(frozen=True, slots=True)
class Measured:
    """How many bytes this page uses, and how many are free; None where unknown."""

    used: int | None
    free: int | None


@dataclass(frozen=True, slots=True)
class Breathed:
    """The page has answered whatever was asked meanwhile."""


@dataclass(frozen=True, slots=True)
class Gathered:
    """Every text that is kept by its key, and what had to be set aside."""

    texts: tuple[tuple[str, str], ...]
    aside: tuple[tuple[str, str], ...]


News: TypeAlias = (
    Did
    | SeedDrawn
    | DayTold
    | Recalled
    | Shelved
    | Reshelved
    | Measured
    | Gathered
    | Breathed
)
