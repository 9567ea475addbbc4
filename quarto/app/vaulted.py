"""What is asked of the vault: the mirror of the game, the library, and who may write.

As every effect it is data, performed by the shell and reported by message.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from quarto.saves.library import Entry


@dataclass(frozen=True, slots=True)
class Mirror:
    """Keep the game in the mirror too, and with it what comes to the library.

    entries: games without a date, which they get on their way. gone: keys of those
    whose place they take. is_again: the library may have the entries already, from
    another moment; then it takes none. Answered by `StorageChanged` where that fails.
    """

    counter: int
    text: str
    entries: tuple[Entry, ...] = ()
    gone: tuple[str, ...] = ()
    is_again: bool = False


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Make the game this tab's own; answered by `Returned`."""


@dataclass(frozen=True, slots=True)
class Browse:
    """Read the library; answered by `Shelved`, once for each part of it."""


@dataclass(frozen=True, slots=True)
class Reshelve:
    """Put games into the library and take others out; answered by `Reshelved`."""

    entries: tuple[Entry, ...]
    gone: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SetGamesAside:
    """Move games of the library that cannot be read out of the way, unchanged."""

    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Measure:
    """Find out how much room is used and free; answered by `Measured`."""


@dataclass(frozen=True, slots=True)
class Breathe:
    """Let the page answer before more is done; answered by `Breathed`."""


@dataclass(frozen=True, slots=True)
class Gather:
    """Collect every text that is kept; answered by `Gathered`."""


@dataclass(frozen=True, slots=True)
class Adopt:
    """Keep these texts in the place of one's own, then load the page again."""

    texts: tuple[tuple[str, str], ...]


Vaulted: TypeAlias = (
    Mirror
    | TakeOver
    | Browse
    | Reshelve
    | SetGamesAside
    | Measure
    | Breathe
    | Gather
    | Adopt
)
