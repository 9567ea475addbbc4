"""What the page wants done: data, performed by the shell, reported by message."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from quarto.app.parts import Keeper
from quarto.app.vaulted import Vaulted

if TYPE_CHECKING:
    from collections.abc import Mapping

    from quarto.ai.levels import Level
    from quarto.app.places.csv import Row
    from quarto.app.sounds import Sound
    from quarto.engine.game import Game
    from quarto.engine.position import Position


@dataclass(frozen=True, slots=True)
class Think:
    """Ask a level what to do; answered by `Decided` with the same ticket."""

    ticket: int
    game: Game
    level: Level


@dataclass(frozen=True, slots=True)
class Advise:
    """Ask for the best choice of a person; answered by `Advised` with the ticket."""

    ticket: int
    game: Game


@dataclass(frozen=True, slots=True)
class Examine:
    """Ask what mattered in a game that is over; answered by `Reviewed`, as it comes."""

    game: Game


@dataclass(frozen=True, slots=True)
class Cease:
    """Give up what is being thought about: nobody waits for it any more."""


@dataclass(frozen=True, slots=True)
class Hurry:
    """Ask for an answer that will do, now."""


@dataclass(frozen=True, slots=True)
class Prepare:
    """Have ready what a search needs: there will be one."""


@dataclass(frozen=True, slots=True)
class Wait:
    """Let some seconds pass; answered by `StepDue` with the same ticket."""

    ticket: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Alarm:
    """Tell the time after some seconds, by `Ticked`; None: not any more.

    There is one alarm; setting it puts it in the place of the one before.
    """

    seconds: float | None


@dataclass(frozen=True, slots=True)
class Copy:
    """Put a text into the clipboard; answered by `Copied`."""

    text: str


@dataclass(frozen=True, slots=True)
class DrawLot:
    """Draw the player who gives first; answered by `LotDrawn`."""


@dataclass(frozen=True, slots=True)
class DrawSeed:
    """Draw a number by chance; answered by `SeedDrawn`."""


@dataclass(frozen=True, slots=True)
class AskDay:
    """Ask for the date that this device goes by; answered by `DayTold`."""


@dataclass(frozen=True, slots=True)
class Recall:
    """Read what is kept under a key; answered by `Recalled`."""

    key: str


@dataclass(frozen=True, slots=True)
class Print:
    """Print the page, or let somebody choose how."""


@dataclass(frozen=True, slots=True)
class Download:
    """Hand out a file: a text, or a table for spreadsheets, whose words are said."""

    name: str
    content: str | tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Store:
    """Keep a text under a key; answered only by `StorageChanged`."""

    key: str
    text: str


@dataclass(frozen=True, slots=True)
class SetAside:
    """Move a stored text that cannot be read to another key."""

    key: str
    aside: str
    keeper: Keeper = Keeper.LOCAL


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
class Reveal:
    """Let an element of a list be seen, by its name and value."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Send:
    """Hand a link to whatever this device sends links with."""

    link: str


@dataclass(frozen=True, slots=True)
class Draw:
    """Let somebody keep a picture of a position; the file's name tells its kind."""

    name: str
    position: Position


@dataclass(frozen=True, slots=True)
class Tell:
    """Tell the page around this one, if there is one, what has happened."""

    kind: str
    detail: Mapping[str, object]


Effect: TypeAlias = (
    Think
    | Advise
    | Examine
    | Cease
    | Hurry
    | Prepare
    | Wait
    | Alarm
    | Copy
    | DrawLot
    | DrawSeed
    | AskDay
    | Recall
    | Print
    | Download
    | Store
    | SetAside
    | Vaulted
    | Erase
    | Play
    | Focus
    | Reveal
    | Send
    | Draw
    | Tell
)
