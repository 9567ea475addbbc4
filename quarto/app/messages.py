"""What can happen to the page: one value each, named for what a person did."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from quarto.app.places.news import News

if TYPE_CHECKING:
    from quarto.ai.decision import Advice
    from quarto.app.settings import Language
    from quarto.engine.cells import Cell
    from quarto.engine.match import PlayerNumber
    from quarto.engine.pieces import Piece
    from quarto.engine.plies import Ply


class Action(StrEnum):
    """A control; its value is the page's own name for it, `data-action`."""

    GIVE = "give"
    CALL = "call"
    SHOW = "show"
    CANCEL_CALL = "cancel-call"
    PASS = "pass"
    CONFIRM_PLACE = "confirm-place"
    UNDO = "undo"
    REDO = "redo"
    NEW_GAME = "new-game"
    START = "start"
    NEXT_ROUND = "next-round"
    RESIGN = "resign"
    OFFER_DRAW = "offer-draw"
    ACCEPT = "accept"
    DECLINE = "decline"
    CONFIRM = "confirm"
    CLOSE = "close"
    SETTINGS = "settings"
    RULES = "rules"
    MENU = "menu"
    KEYS = "keys"
    HEAR_TURN = "hear-turn"
    HEAR_HAND = "hear-hand"
    HEAR_LAST = "hear-last"
    HEAR_ROW = "hear-row"
    HEAR_COLUMN = "hear-column"
    HEAR_DIAGONALS = "hear-diagonals"
    HEAR_REST = "hear-rest"
    HEAR_TIME = "hear-time"
    ERASE = "erase"
    LESSON = "lesson"
    NEXT_STEP = "next-step"
    LEAVE_LESSON = "leave-lesson"
    PAUSE = "pause"
    ABANDON = "abandon"
    REMATCH = "rematch"
    ROUNDS = "rounds"
    COPY = "copy"
    HURRY = "hurry"
    HEAR_HELP = "hear-help"
    REPLAY = "replay"
    LEAVE_REPLAY = "leave-replay"
    FIRST = "first"
    BACK = "back"
    FORWARD = "forward"
    LAST = "last"
    WHAT_IF = "what-if"
    LEAVE_BRANCH = "leave-branch"
    PLAY_ON = "play-on"
    GIVE_BACK = "give-back"
    SHARE = "share"
    COPY_LINK = "copy-link"
    SEND = "send"
    OPEN_TEXT = "open-text"
    ACTIVITIES = "activities"
    SHEET = "sheet"
    CLASS = "class"
    LEAVE = "leave"
    BESIDE = "beside"


class Order(StrEnum):
    """What the page around this one may ask for; the value is the message's type."""

    POSITION = "position"
    RECORD = "record"
    RESET = "reset"


class Grid(StrEnum):
    """What the arrow keys walk through: two sets of sixteen, and a list of moves."""

    BOARD = "board"
    RESERVE = "reserve"
    MOMENTS = "moments"


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
class StepDue:
    """It is time to show the next of the computer's plies."""

    ticket: int


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
class StorageFailed:
    """The device refuses to keep anything."""


@dataclass(frozen=True, slots=True)
class Ordered:
    """The page around this one asks for a table."""

    order: Order
    text: str = ""


# What the world reports, nobody at the table having done it.
Thought: TypeAlias = Decided | Advised | Pondering | StepDue
Report: TypeAlias = (
    LotDrawn | Thought | Ticked | Hidden | Copied | StorageFailed | Ordered
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
