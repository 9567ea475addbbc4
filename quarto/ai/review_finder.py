"""Which moments of a game matter, by what is known of its states so far.

What the board alone tells (lines completed, pieces that complete one) is looked up
once; what a ply has cost follows from the bounds of the states before and after it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from quarto.ai.decision import Choice
from quarto.ai.review_kinds import Finding, Kind
from quarto.ai.review_states import DRAWN, LOST, WON, has_open_line
from quarto.ai.threats import safe_gifts, threats, winning_cells
from quarto.engine.lines import line_of
from quarto.engine.outcome import FIRST, Termination
from quarto.engine.plies import Call, Give, Pass, Place, Resign

if TYPE_CHECKING:
    from collections.abc import Iterator

    from quarto.ai.review_kinds import Shared
    from quarto.ai.review_states import State, Track
    from quarto.engine.cells import Cell
    from quarto.engine.lines import Line
    from quarto.engine.outcome import Seat
    from quarto.engine.pieces import Piece
    from quarto.engine.position import Position


class Seen(NamedTuple):
    """What the board tells of a ply.

    completed: the line that a placement completed; wins: cells where the piece in hand
    would complete one, before a placement or after a gift. line, shared: one of those
    lines. safe: pieces that would complete none, before a gift or after a placement.
    """

    completed: Line | None = None
    wins: tuple[Cell, ...] = ()
    line: Line | None = None
    shared: Shared = ()
    safe: tuple[Piece, ...] = ()


class Finder:
    """Finds what matters in one game."""

    def __init__(self, track: Track) -> None:
        """Look at every ply's board, once."""
        self._track = track
        self._plies = track.games[-1].plies
        self._is_last: bool
        self._seen = [self._look(number) for number in range(1, len(track.games))]

    def findings(self, *, is_last: bool) -> tuple[Finding, ...]:
        """Return what is found by what is known of the states now.

        is_last: nothing more will be known of them.
        """
        self._is_last = is_last
        found = [one for n in range(1, len(self._track.games)) for one in self._at(n)]
        return tuple(self._with_last(found))

    def _at(self, number: int) -> Iterator[Finding]:
        match self._plies[number - 1]:
            case Place():
                yield from self._placed(number)
            case Give():
                yield from self._given(number)
            case Call(cells):
                yield from self._called(number, cells)
            case Resign():
                yield from self._resigned(number)

    def _placed(self, number: int) -> Iterator[Finding]:
        seen, who = self._seen[number - 1], self._who(number)
        before, after = self._states(number)
        if seen.completed is not None:
            kind, full = self._fate(number, seen.completed)
            if kind is not None:
                shared = self._track.games[number].position.shared(full)
                yield Finding(kind, number, who, full, shared, kept=WON)
            return
        low, high = before.bounds_for(who)[0], after.bounds_for(who)[1]
        if seen.line and seen.wins:
            if high == WON and (after.is_known or not self._is_last):
                return  # it is won all the same, or may be
            cells = [cell for cell in seen.line.cells if cell in seen.wins]
            better, kind = Choice(cells[0], None), Kind.WIN_AT_ONCE
            yield Finding(kind, number, who, seen.line, seen.shared, better, WON)
        elif high < low:
            line, shared = (None, ()) if seen.safe else (seen.line, seen.shared)
            kind = Kind.PLACEMENT if high == LOST else Kind.WIN
            yield Finding(kind, number, who, line, shared, _better(before, low), low)

    def _given(self, number: int) -> Iterator[Finding]:
        seen, who = self._seen[number - 1], self._who(number)
        before, after = self._states(number)
        if self._is_left_to_other(number):
            return
        low, high = before.bounds_for(who)[0], after.bounds_for(who)[1]
        kept = low if high < low else None
        better = _better(before, low) if kept is not None else None
        if seen.wins and seen.safe:
            better = better or Choice(None, seen.safe[0])
            line, shared, safe = seen.line, seen.shared, len(seen.safe)
            kind = Kind.GIFT_AT_ONCE
            yield Finding(kind, number, who, line, shared, better, kept, safe)
        elif kept is not None:
            kind = Kind.GIFT if high == LOST else Kind.WIN
            yield Finding(kind, number, who, better=better, kept=kept)

    def _called(self, number: int, cells: tuple[Cell, ...]) -> Iterator[Finding]:
        game = self._track.games[number]
        if game.outcome is None or game.outcome.termination is Termination.WRONG_CALL:
            line = line_of(cells)
            shown = line if line in game.rules.lines else None
            yield Finding(Kind.WRONG_CALL, number, self._who(number), shown)

    def _resigned(self, number: int) -> Iterator[Finding]:
        before, who = self._track.games[number - 1], self._who(number)
        if has_open_line(before):
            return  # it is the line that was missed
        state = self._track.states[self._track.at[number - 1]]
        low = state.bounds_for(who)[0]
        if low >= DRAWN:
            better = _better(state, low)
            yield Finding(Kind.RESIGNED, number, who, better=better, kept=low)

    def _fate(self, number: int, line: Line) -> tuple[Kind | None, Line]:
        """Return what became of a line that a placement completed."""
        passed = False
        for later, ply in enumerate(self._plies[number:], start=number + 1):
            outcome = self._track.games[later].outcome
            if isinstance(ply, Call) and outcome is not None and outcome.line:
                return (Kind.STOLEN if passed else None), outcome.line
            if isinstance(ply, Place) or (passed and isinstance(ply, Pass)):
                break
            passed = passed or isinstance(ply, Give | Pass)
        outcome = self._track.games[number].outcome
        if outcome is not None:
            return None, line  # the program saw it
        return (Kind.TWICE if passed else Kind.MISSED), line

    def _is_left_to_other(self, number: int) -> bool:
        """Whether a gift leaves a line that the other then calls, or never answers."""
        before, later = self._track.games[number - 1], self._plies[number:]
        return has_open_line(before) and not any(isinstance(p, Place) for p in later)

    def _with_last(self, found: list[Finding]) -> Iterator[Finding]:
        """Return the findings, with the last safe moment of the loser as such."""
        outcome = self._track.games[-1].outcome
        loser = None
        if outcome is not None and outcome.winner is not None:
            loser = outcome.winner.other
        costly = [f for f in found if f.who is loser and f.kept is not None]
        for one in found:
            is_last = bool(costly) and one is costly[-1] and self._is_lost_after(one)
            yield replace(one, is_last=is_last) if is_last else one

    def _is_lost_after(self, one: Finding) -> bool:
        """Whether a finding's ply lost, and nothing gave a chance after it."""
        if one.kind not in {Kind.PLACEMENT, Kind.GIFT, Kind.GIFT_AT_ONCE}:
            return False
        lost = LOST if one.who is FIRST else WON
        moments = range(one.number, len(self._track.games))
        return all(self._track.value(number) == lost for number in moments)

    def _states(self, number: int) -> tuple[State, State]:
        track = self._track
        return track.states[track.at[number - 1]], track.states[track.at[number]]

    def _who(self, number: int) -> Seat:
        return self._track.games[number - 1].to_act or FIRST

    def _look(self, number: int) -> Seen:
        ply = self._plies[number - 1]
        if not isinstance(ply, Give | Place):
            return Seen()
        before, after = (state.position for state in self._states(number))
        if isinstance(ply, Give):
            wins = winning_cells(after)
            line, shared = self._line(number, after, None) if wins else (None, ())
            return Seen(None, wins, line, shared, safe_gifts(before))
        completed = after.winning_through(ply.cell)
        if completed:
            return Seen(completed[0])
        wins, safe = winning_cells(before), safe_gifts(after)
        if wins:
            return Seen(None, wins, *_lines(before, before.hand)[0], safe)
        if safe or not after.reserve:
            return Seen(safe=safe)
        return Seen(None, (), *self._line(number, after, ply.cell))

    def _line(
        self, number: int, position: Position, cell: Cell | None
    ) -> tuple[Line, Shared]:
        """Return a line that may be completed next: the one that was, if any.

        cell: one that it should rather run through.
        """
        found = _lines(position, position.hand)
        for later, ply in enumerate(self._plies[number:], start=number + 1):
            if isinstance(ply, Place):
                done = self._track.games[later].position.winning_through(ply.cell)
                found = [one for one in found if one[0] in done] or found
                break
        near = [one for one in found if cell is None or cell in one[0].cells]
        return (near or found)[0]


def _lines(position: Position, hand: Piece | None) -> list[tuple[Line, Shared]]:
    """Return the lines that a piece in hand, or one of the reserve, would complete."""
    pieces = position.reserve if hand is None else (hand,)
    shared: dict[Line, Shared] = {}
    for threat in threats(position):
        if any(threat.is_met_by(piece) for piece in pieces):
            known = shared.get(threat.line, ())
            shared[threat.line] = (*known, (threat.trait, threat.value))
    return list(shared.items())


def _better(state: State, kept: int) -> Choice | None:
    """Return a choice that would have kept so much, if one is known."""
    return state.choice if state.kept >= kept else None
