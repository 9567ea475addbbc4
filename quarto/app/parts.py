"""What a model is made of: people, an unfinished turn, a clock, tables put aside."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarto.ai.levels import Level
    from quarto.app.locks import Lock
    from quarto.app.moments import Replay
    from quarto.engine.cells import Cell
    from quarto.engine.game import Game
    from quarto.engine.match import Match, PlayerNumber
    from quarto.engine.pieces import Piece
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


class Keeper(StrEnum):
    """Who keeps a copy of the game: local storage, and its mirror in the database."""

    LOCAL = "local"
    MIRROR = "mirror"


class Holding(StrEnum):
    """Whether this page may write the game.

    ELSEWHERE: another tab has it. NEWER: a newer version of the page has stored it.
    """

    OWN = "own"
    ELSEWHERE = "elsewhere"
    NEWER = "newer"


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
    """A table put aside. replay: what lay over it, to be come back to."""

    game: Game
    match: Match
    players: tuple[Player, Player]
    turn: Turn
    undone: tuple[tuple[Ply, ...], ...]
    replay: Replay | None = None


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
