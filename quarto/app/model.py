"""Everything the page knows, as one frozen value.

The game is the engine's; a `Turn` holds what is not committed yet and may be changed
freely. Whose turn it is, and what may be done, is derived, never stored.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from quarto.app.parts import (
    Assigned,
    Holding,
    Keeper,
    Kept,
    Lesson,
    Mode,
    Player,
    Request,
    Timer,
    Turn,
)
from quarto.app.places import PlaceName
from quarto.app.settings import Settings
from quarto.app.text import Text, Who, who_of
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
    from quarto.app.messages import Pondering, Reviewed
    from quarto.app.moments import Replay
    from quarto.app.parts import Dialog
    from quarto.app.places import AnyPlace
    from quarto.engine.plies import Ply
    from quarto.saves.schema import EntryMark


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
    reviews: what is known of games that were looked at, the last one first.
    cursor_cell, cursor_piece: where the keyboard enters the board and the reserve.
    notice_number, spoken_number: grow, so that the same words are said again.
    heard: the answer to what was last asked aloud.
    chosen: the new game that was started last, to be offered again.
    place: what is shown instead of the table, if anything is; beside: what was last.
    is_hidden: nobody sees the page.
    holding: whether this page may write what is kept.
    broken: the keepers that refuse; is_warned: somebody is being told so.
    entry: what the library knows of the game on the table, if it comes from there.
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
    reviews: tuple[Reviewed, ...] = ()
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
    holding: Holding = Holding.OWN
    broken: frozenset[Keeper] = frozenset()
    is_warned: bool = False
    entry: EntryMark | None = None

    @property
    def keeps(self) -> bool:
        """Whether this device keeps the game."""
        is_newer = self.holding is Holding.NEWER
        return len(self.broken) < len(Keeper) and not is_newer

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
        is_ours = self.holding is not Holding.ELSEWHERE
        if actor is None or self.replay is not None or not is_ours:
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
        is_ours = self.holding is not Holding.ELSEWHERE
        return has_clock and is_ours and self.timer.is_paused and self.lesson is None

    @property
    def shown_match(self) -> Match:
        """The match with the game on the table counted in, once it is over."""
        table = self.aside or self
        outcome = table.game.outcome
        return table.match if outcome is None else table.match.after(outcome)

    def who(self, number: PlayerNumber) -> Who:
        """Return a player as sentences name him."""
        return who_of(self.players, number)

    def with_notice(self, notice: Text | None) -> Model:
        """Return the model with something to tell, or nothing."""
        number = self.notice_number + (notice is not None)
        return replace(self, notice=notice, notice_number=number)
