"""What is counted of a game, by a slow and obvious second opinion."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hypothesis import given

from quarto.app.facts import Deeds, facts_of, total
from quarto.engine.notation import format_cell, format_piece
from quarto.engine.plies import Call, Give, Pass, Place
from quarto.engine.record import format_game
from tests.property.test_twin import agreement_of
from tests.support.strategies import games
from tests.support.twin import NAMES as CELLS
from tests.support.twin import PIECES, Twin

if TYPE_CHECKING:
    from quarto.engine.game import Game
    from quarto.engine.plies import Ply
    from tests.support.twin import Piece


class Teller:
    """Somebody who sits beside a game and keeps a list of what happened."""

    def __init__(self, game: Game) -> None:
        """Watch a whole game."""
        self.twin = Twin(agreement_of(game.rules))
        self.told: Counter[tuple[str, str]] = Counter()
        self._open_window(is_placer=False)
        for ply in game.plies:
            self._watch(ply)

    def _watch(self, ply: Ply) -> None:
        match ply:
            case Give(piece):
                self._close_window()
                self._tell(self._kind_of(PIECES[format_piece(piece)]))
                assert self.twin.play(("give", format_piece(piece)))
                self._open_window(is_placer=False)
            case Place(cell):
                self._close_window()
                assert self.twin.play(("place", format_cell(cell)))
                self._open_window(is_placer=True)
            case Call(cells):
                names = tuple(format_cell(cell) for cell in cells)
                if self.twin.verdict(names) == "right":
                    self._tell("called" if self.is_placer else "stolen")
                else:
                    self._tell("refused")
                    self._close_window()
                assert self.twin.play(("call", *names))
            case Pass():
                self._close_window()
                assert self.twin.play(("pass",))
                self._open_window(is_placer=False)
            case _:
                pass

    def _open_window(self, *, is_placer: bool) -> None:
        self.is_placer = is_placer
        is_silent = self.twin.agreement.auto
        self.sees_line = not is_silent and bool(self.twin.callable_lines())

    def _close_window(self) -> None:
        if self.sees_line:
            self._tell("missed")
        self.sees_line = False

    def _tell(self, what: str) -> None:
        self.told[self.twin.actor, what] += 1

    def _kind_of(self, piece: Piece) -> str:
        risks = [self._wins(one) for one in self.twin.reserve]
        if not any(risks):
            return "free"
        if all(risks):
            return "forced"
        return "risky" if self._wins(piece) else "safe"

    def _wins(self, piece: Piece) -> bool:
        """Tell whether a piece would complete a line somewhere, by trying."""
        board = self.twin.board
        for cell in (one for one in CELLS if one not in board):
            board[cell] = piece
            lines = [one for one in self.twin.agreement.lines if cell in one]
            is_won = any(self.twin.winning(line) for line in lines)
            del board[cell]
            if is_won:
                return True
        return False


@given(games())
def test_facts_are_what_somebody_would_count(game: Game) -> None:
    """Whatever the rules, however it was called, and wherever it ended."""
    teller = Teller(game)
    facts = facts_of(format_game(game))
    assert facts.placed == len(teller.twin.board)
    assert facts.deeds == tuple(
        Deeds(**{name: teller.told[seat, name] for name in Deeds._fields})
        for seat in ("first", "second")
    )


@given(games())
def test_numbers_of_a_game_add_up(game: Game) -> None:
    """Each gift is of one kind, each call right or wrong, and none wins twice."""
    deeds = facts_of(format_game(game)).deeds
    both = total(deeds)
    gifts = sum(isinstance(ply, Give) for ply in game.plies)
    calls = sum(isinstance(ply, Call) for ply in game.plies)
    assert both.safe + both.risky + both.forced + both.free == gifts
    assert both.called + both.stolen + both.refused == calls
    assert both.called + both.stolen <= 1
    # What somebody has stolen the other had missed.
    assert all(deeds[seat].stolen <= deeds[1 - seat].missed for seat in (0, 1))
