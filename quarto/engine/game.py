"""A game: rules, the plies so far, and what they led to.

A game is a value; playing a ply returns another game, and undoing drops a ply. It
adds to a position what only history tells: whose turn it is, whether this window's
one call is used up, and how the game ended.

Windows. Who placed may call until his gift; who received may call until his own
placement; then the line has lapsed. After the sixteenth placement nothing is left to
give: the placer calls or passes, then the other calls or passes, then it is a draw.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, assert_never

from quarto.engine.cells import CELLS, FULL_BOARD, Cell
from quarto.engine.errors import IllegalPlyError, IllegalReason
from quarto.engine.lines import LINE_LENGTH, line_of, sorted_cells
from quarto.engine.outcome import Outcome, Seat, Termination
from quarto.engine.plies import (
    Abandon,
    AgreeDraw,
    Call,
    Ending,
    Give,
    Pass,
    Place,
    Ply,
    Resign,
    TimeOut,
)
from quarto.engine.position import Position, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable

    from quarto.engine.rules import Rules


class Phase(StrEnum):
    """What the seat to act is there to do; calling comes on top."""

    GIVE = "give"
    PLACE = "place"
    # The sixteenth piece lies: call, or say that there is nothing to call.
    CLOSE = "close"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Game:
    """Plies and what they led to. Made with `Game.start` or `Game.from_position`.

    origin: where the plies start, the empty board unless somebody set one up.
    """

    origin: Position
    plies: tuple[Ply, ...]
    position: Position
    outcome: Outcome | None = None
    is_call_used: bool = False
    passes: int = 0

    @classmethod
    def start(cls, rules: Rules) -> Game:
        """Return a game before its first gift.

        >>> from quarto.engine.rules import CLASSIC
        >>> Game.start(CLASSIC).play(Give(7)).play(Place(5)).to_act
        <Seat.SECOND: 'second'>
        """
        return cls.from_position(Position(rules))

    @classmethod
    def from_position(cls, position: Position) -> Game:
        """Return a game that begins in a position that somebody has set up."""
        return cls(position, (), position)

    def replay(self, plies: Iterable[Ply]) -> Game:
        """Return the game that these plies make from the same origin.

        Raises IllegalPlyError at the first that is not legal.
        """
        game = Game.from_position(self.origin)
        for ply in plies:
            game = game.play(ply)
        return game

    @property
    def rules(self) -> Rules:
        """What the players agreed on."""
        return self.position.rules

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is; None when the game is over.

        SECOND makes the odd placements. The turn passes with the gift and with the
        first pass, never with the placement.
        """
        if self.outcome is not None:
            return None
        return self._actor()

    @property
    def phase(self) -> Phase:
        """What the seat to act has to do."""
        if self.outcome is not None:
            return Phase.OVER
        if self.position.hand is not None:
            return Phase.PLACE
        if self.position.occupied == FULL_BOARD:
            return Phase.CLOSE
        return Phase.GIVE

    @property
    def can_call(self) -> bool:
        """Whether a call would be heard now, right or wrong. Tells nothing of lines."""
        return self._call_obstacle() is None

    def legal_plies(self) -> tuple[Give | Place | Pass, ...]:
        """Return the gifts, placements or pass now legal, sorted.

        Calls and endings are left out: which of them make sense is no matter of rules.
        """
        match self.phase:
            case Phase.GIVE:
                return tuple(Give(piece) for piece in self.position.reserve)
            case Phase.PLACE:
                return tuple(Place(cell) for cell in self.position.empty_cells)
            case Phase.CLOSE:
                return (Pass(),)
            case Phase.OVER:
                return ()

    def play(self, ply: Ply) -> Game:
        """Return the game after a ply.

        Raises IllegalPlyError, with nothing changed, where the rules forbid it.
        """
        if self.outcome is not None:
            raise IllegalPlyError(ply, IllegalReason.GAME_OVER)
        match ply:
            case Give():
                return Game(self.origin, (*self.plies, ply), self.position.after(ply))
            case Place():
                return self._place(ply)
            case Call():
                return self._call(ply)
            case Pass():
                return self._pass(ply)
            case Resign() | AgreeDraw() | TimeOut() | Abandon():
                return self._end(ply)
            case _:
                assert_never(ply)

    def undo(self) -> Game:
        """Return the game without its last ply; the start stays the start."""
        return self.replay(self.plies[:-1])

    def _actor(self) -> Seat:
        position = self.position
        half_turns = position.placed + (position.hand is not None) + self.passes
        return Seat.SECOND if half_turns % 2 else Seat.FIRST

    def _place(self, ply: Place) -> Game:
        position = self.position.after(ply)
        plies = (*self.plies, ply)
        if not self.rules.auto:
            return Game(self.origin, plies, position)
        outcome = None
        lines = position.winning_through(ply.cell)
        if lines:
            outcome = Outcome(self._actor(), Termination.SEEN, lines[0])
        elif position.occupied == FULL_BOARD:
            outcome = Outcome(None, Termination.FULL)
        return Game(self.origin, plies, position, outcome)

    def _call_obstacle(self) -> IllegalReason | None:
        if self.outcome is not None:
            return IllegalReason.GAME_OVER
        if self.rules.auto:
            return IllegalReason.PROGRAM_CALLS
        if self.position.hand is None and not self.position.occupied:
            return IllegalReason.NOTHING_GIVEN
        return IllegalReason.ALREADY_CALLED if self.is_call_used else None

    def _call(self, ply: Call) -> Game:
        obstacle = self._call_obstacle()
        if obstacle is not None:
            raise IllegalPlyError(ply, obstacle)
        if not _are_four_cells(ply.cells):
            raise IllegalPlyError(ply, IllegalReason.NOT_FOUR_CELLS)
        # The order in which the cells were shown is no part of the game.
        shown = Call(sorted_cells(ply.cells))
        plies, position = (*self.plies, shown), self.position
        if position.judge(shown.cells) is Verdict.RIGHT:
            won = Outcome(self._actor(), Termination.CALLED, line_of(shown.cells))
            return Game(
                self.origin, plies, position, won, self.is_call_used, self.passes
            )
        outcome = None
        if self.rules.strict:
            outcome = Outcome(self._actor().other, Termination.WRONG_CALL)
        # The placer's window is followed by the receiver's; after that nobody may.
        if position.hand is not None or self.passes:
            position = position.lapsed()
        return Game(
            self.origin, plies, position, outcome, is_call_used=True, passes=self.passes
        )

    def _pass(self, ply: Pass) -> Game:
        if self.rules.auto:
            raise IllegalPlyError(ply, IllegalReason.PROGRAM_CALLS)
        if self.phase is not Phase.CLOSE:
            raise IllegalPlyError(ply, IllegalReason.NOT_THE_LAST)
        plies = (*self.plies, ply)
        if self.passes:
            draw = Outcome(None, Termination.FULL)
            return Game(self.origin, plies, self.position.lapsed(), draw, passes=2)
        return Game(self.origin, plies, self.position, passes=1)

    def _end(self, ply: Ending) -> Game:
        actor = self._actor()
        match ply:
            case Resign():
                outcome = Outcome(actor.other, Termination.RESIGNED)
            case AgreeDraw():
                outcome = Outcome(None, Termination.AGREED)
            case TimeOut():
                clock = self.rules.clock
                if clock is None or clock.warns_only:
                    raise IllegalPlyError(ply, IllegalReason.NO_CLOCK)
                outcome = Outcome(actor.other, Termination.TIME)
            case Abandon():
                outcome = Outcome(None, Termination.ABANDONED)
        return Game(
            self.origin,
            (*self.plies, ply),
            self.position,
            outcome,
            self.is_call_used,
            self.passes,
        )


def _are_four_cells(cells: tuple[Cell, ...]) -> bool:
    return len(cells) == LINE_LENGTH == len(set(cells) & set(CELLS))
