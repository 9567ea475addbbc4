"""What the page wants done: data, performed by the shell, reported by message."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

    from quarto.ai.levels import Level
    from quarto.app.sounds import Sound
    from quarto.engine.game import Game


@dataclass(frozen=True, slots=True)
class Think:
    """Ask a level what to do; answered by `Decided` with the same ticket."""

    ticket: int
    game: Game
    level: Level


@dataclass(frozen=True, slots=True)
class Wait:
    """Let some seconds pass; answered by `StepDue` with the same ticket."""

    ticket: int
    seconds: float


@dataclass(frozen=True, slots=True)
class DrawLot:
    """Draw the player who gives first; answered by `LotDrawn`."""


@dataclass(frozen=True, slots=True)
class Store:
    """Keep a text under a key; answered only by `StorageFailed`."""

    key: str
    text: str


@dataclass(frozen=True, slots=True)
class SetAside:
    """Move a stored text that cannot be read to another key."""

    key: str
    aside: str


@dataclass(frozen=True, slots=True)
class Erase:
    """Forget everything that this page has stored here."""


@dataclass(frozen=True, slots=True)
class Play:
    """Let a sound be heard."""

    sound: Sound


@dataclass(frozen=True, slots=True)
class Focus:
    """Move the keyboard to the element that bears this name and value."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Tell:
    """Tell the page around this one, if there is one, what has happened."""

    kind: str
    detail: Mapping[str, object]


Effect: TypeAlias = (
    Think | Wait | DrawLot | Store | SetAside | Erase | Play | Focus | Tell
)
