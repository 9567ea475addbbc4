"""What can happen to the page: one value each, named for what a person did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from quarto.app.places.news import News

if TYPE_CHECKING:
    from quarto.ai.decision import Advice
    from quarto.ai.review_kinds import Review
    from quarto.app.actions import Action, Grid, Order
    from quarto.app.parts import Keeper
    from quarto.app.settings import Language
    from quarto.engine.cells import Cell
    from quarto.engine.game import Game
    from quarto.engine.match import PlayerNumber
    from quarto.engine.pieces import Piece
    from quarto.engine.plies import Ply


@dataclass(frozen=True, slots=True)
class CellActivated:
    """A cell was tapped, clicked or entered."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class PieceActivated:
    """A piece of the reserve was tapped, clicked or entered."""

    piece: Piece


@dataclass(frozen=True, slots=True)
class PieceChosen:
    """A piece of the reserve was brought to be given; sure: it needs no second step."""

    piece: Piece
    is_sure: bool = False


@dataclass(frozen=True, slots=True)
class Acted:
    """A control was used."""

    action: Action


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """A key of the page's own was pressed, in a grid or elsewhere."""

    key: str
    grid: Grid | None = None
    is_control: bool = False


@dataclass(frozen=True, slots=True)
class FieldChanged:
    """A form field has a new value: a box "on" or nothing, a file what is in it."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class LanguageChosen:
    """Another language was asked for."""

    language: Language


@dataclass(frozen=True, slots=True)
class LotDrawn:
    """Chance has named the player who gives first."""

    player: PlayerNumber


@dataclass(frozen=True, slots=True)
class Decided:
    """The computer has made up its mind."""

    ticket: int
    plies: tuple[Ply, ...]


@dataclass(frozen=True, slots=True)
class Advised:
    """The best choice for a person is known."""

    ticket: int
    advice: Advice


@dataclass(frozen=True, slots=True)
class Pondering:
    """An answer takes its time; can_hurry: there is one that will do."""

    ticket: int
    can_hurry: bool


@dataclass(frozen=True, slots=True)
class Reviewed:
    """So much is known of a game that is over."""

    game: Game
    review: Review


@dataclass(frozen=True, slots=True)
class StepDue:
    """It is time to show the next of the computer's plies."""

    ticket: int


@dataclass(frozen=True, slots=True)
class Resumed:
    """An error of the page's own was told, and somebody wants to go on."""


@dataclass(frozen=True, slots=True)
class Ticked:
    """The time is `now`, in seconds of a clock that never goes back.

    It is told before whatever somebody does, and when an `Alarm` is due.
    """

    now: float


@dataclass(frozen=True, slots=True)
class Hidden:
    """The page has gone out of sight, or come back."""

    is_hidden: bool


@dataclass(frozen=True, slots=True)
class Copied:
    """A text lies in the clipboard, or the browser refused."""

    is_done: bool


@dataclass(frozen=True, slots=True)
class StorageChanged:
    """A keeper refuses to write, or does so again."""

    keeper: Keeper
    works: bool


@dataclass(frozen=True, slots=True)
class Returned:
    """The game is this tab's own from now on; here are both copies as they are."""

    local: str | None
    mirror: str | None


@dataclass(frozen=True, slots=True)
class Lost:
    """Another tab has taken the game."""


@dataclass(frozen=True, slots=True)
class Ordered:
    """The page around this one asks for a table."""

    order: Order
    text: str = ""


# What the world reports, nobody at the table having done it.
Thought: TypeAlias = Decided | Advised | Pondering | Reviewed | StepDue | Resumed
Report: TypeAlias = (
    LotDrawn
    | Thought
    | Ticked
    | Hidden
    | Copied
    | StorageChanged
    | Returned
    | Lost
    | Ordered
)
Message: TypeAlias = (
    CellActivated
    | PieceActivated
    | PieceChosen
    | Acted
    | KeyPressed
    | FieldChanged
    | News
    | LanguageChosen
    | Report
)
