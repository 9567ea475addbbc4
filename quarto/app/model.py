"""Everything the page knows, as one frozen value.

The game is the engine's; a `Turn` holds what is not committed yet and may be changed
freely. Whose turn it is, and what may be done, is derived, never stored.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from quarto.app.places import PlaceName
from quarto.app.settings import Settings
from quarto.app.text import Text, Who
from quarto.engine.cells import Cell
from quarto.engine.game import Game
from quarto.engine.match import Match, PlayerNumber
from quarto.engine.pieces import Piece
from quarto.engine.rules import CLASSIC, Rules

if TYPE_CHECKING:
    from quarto.ai.decision import Advice
    from quarto.ai.levels import Level
    from quarto.app.afterwards import Sharing
    from quarto.app.draft import Draft
    from quarto.app.locks import Lock
    from quarto.app.messages import Pondering
    from quarto.app.moments import Replay
    from quarto.app.places import AnyPlace
    from quarto.engine.plies import Ply


class Mode(StrEnum):
    """Who sits at the table."""

    TWO = "two"
    SOLO = "solo"


class Dialog(StrEnum):
    """What may lie over the table."""

    NEW_GAME = "new-game"
    RULES = "rules"
    SETTINGS = "settings"
    RESIGN = "resign"
    LINK = "link"
    KEYS = "keys"
    ERASE = "erase"
    ABANDON = "abandon"
    ROUNDS = "rounds"
    PAUSE = "pause"
    SHARE = "share"


class RequestKind(StrEnum):
    """What needs the other player's consent."""

    DRAW = "draw"
    UNDO = "undo"


@dataclass(frozen=True, slots=True)
class Request:
    """A question of one player that the other has to answer."""

    kind: RequestKind
    by: PlayerNumber


@dataclass(frozen=True, slots=True)
class Player:
    """A name, empty for the default, and a level where the computer plays."""

    name: str = ""
    level: Level | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """What the player to act has begun and not committed.

    pointed: the cells shown so far while a call is being made, else None.
    """

    staged: Cell | None = None
    chosen: Piece | None = None
    pointed: tuple[Cell, ...] | None = None


@dataclass(frozen=True, slots=True)
class Timer:
    """How much of the turn's time is gone; it counts where the rules have a clock.

    used: seconds. since: when that was last reckoned, in seconds of a steady clock;
    None while it stands. is_paused: somebody wants it to stand, the board covered.
    """

    used: float = 0.0
    since: float | None = None
    is_paused: bool = False


@dataclass(frozen=True, slots=True)
class Kept:
    """A table put aside."""

    game: Game
    match: Match
    players: tuple[Player, Player]
    turn: Turn
    undone: tuple[tuple[Ply, ...], ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A step of the first lesson, and the table to come back to."""

    kept: Kept
    number: int = 0
    is_reached: bool = False


@dataclass(frozen=True, slots=True)
class Assigned:
    """A table that its address has set: what it goes back to, and what is locked.

    It begins anew at each visit: this device keeps nothing of it.
    """

    game: Game
    match: Match
    locks: frozenset[Lock] = frozenset()


@dataclass(frozen=True, slots=True)
class Model:
    """The page.

    undone: plies taken back, each entry one step of redo, the next one first.
    laid: raised whenever another game comes on the table.
    aside: the table to come back to, while a game is played that counts nowhere.
    assigned: what the address has set, where the table is not the visitor's own.
    ticket: raised by every change of the game; an answer with an old one is dropped.
    plan: what the computer has decided and not shown yet.
    pondering: what is known of a thought that takes its time.
    advice: the best choice of who has to place or give, once it is found.
    cursor_cell, cursor_piece: where the keyboard enters the board and the reserve.
    notice_number, spoken_number: grow, so that the same words are said again.
    heard: the answer to what was last asked aloud.
    chosen: the new game that was started last, to be offered again.
    place: what is shown instead of the table, if anything is; beside: what was last.
    is_hidden: nobody sees the page.
    keeps: whether this device stores anything.
    """

    settings: Settings = field(default_factory=Settings)
    players: tuple[Player, Player] = (Player(), Player())
    match: Match = Match(lot=0)
    game: Game = field(default_factory=lambda: Game.start(CLASSIC))
    turn: Turn = field(default_factory=Turn)
    timer: Timer = field(default_factory=Timer)
    undone: tuple[tuple[Ply, ...], ...] = ()
    request: Request | None = None
    laid: int = 0
    assigned: Assigned | None = None
    ticket: int = 0
    plan: tuple[Ply, ...] = ()
    pondering: Pondering | None = None
    advice: Advice | None = None
    dialog: Dialog | None = None
    draft: Draft | None = None
    chosen: Draft | None = None
    linked: Kept | None = None
    lesson: Lesson | None = None
    aside: Kept | None = None
    replay: Replay | None = None
    sharing: Sharing | None = None
    place: AnyPlace | None = None
    beside: PlaceName = PlaceName.ACTIVITIES
    is_menu_open: bool = False
    notice: Text | None = None
    notice_number: int = 0
    spoken: tuple[Text, ...] = ()
    spoken_number: int = 0
    heard: tuple[Text, ...] = ()
    cursor_cell: Cell = Cell(12)
    cursor_piece: Piece = Piece(0)
    counter: int = 0
    is_hidden: bool = False
    keeps: bool = True

    @property
    def rules(self) -> Rules:
        """The rules of the game on the table."""
        return self.game.rules

    @property
    def actor(self) -> PlayerNumber | None:
        """The player whose turn it is; None when the game is over."""
        seat = self.game.to_act
        return None if seat is None else self.match.player_in(seat)

    @property
    def is_computer_turn(self) -> bool:
        """Whether the computer has to act."""
        actor = self.actor
        if actor is None or self.replay is not None:
            return False
        return self.players[actor].level is not None

    @property
    def mode(self) -> Mode:
        """Whether the computer sits at the table."""
        is_solo = any(player.level is not None for player in self.players)
        return Mode.SOLO if is_solo else Mode.TWO

    @property
    def level(self) -> Level | None:
        """The level of the computer at the table."""
        return next((p.level for p in self.players if p.level is not None), None)

    @property
    def locks(self) -> frozenset[Lock]:
        """What is locked at this table."""
        return frozenset() if self.assigned is None else self.assigned.locks

    @property
    def is_paused(self) -> bool:
        """Whether a clock stands because somebody wants it to."""
        has_clock = self.rules.clock is not None and self.game.outcome is None
        return has_clock and self.timer.is_paused and self.lesson is None

    @property
    def shown_match(self) -> Match:
        """The match with the game on the table counted in, once it is over."""
        table = self.aside or self
        outcome = table.game.outcome
        return table.match if outcome is None else table.match.after(outcome)

    def who(self, number: PlayerNumber) -> Who:
        """Return a player as sentences name him."""
        player = self.players[number]
        return Who(number, player.name, player.level)

    def with_notice(self, notice: Text | None) -> Model:
        """Return the model with something to tell, or nothing."""
        number = self.notice_number + (notice is not None)
        return replace(self, notice=notice, notice_number=number)
