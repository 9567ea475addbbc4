"""The moments of a game that is over: one for each ply, in words and in notation.

Nothing here looks for a line: the only one that is named is a line that was called, or
that ended the game.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from quarto.app.effects import Examine, Focus, Reveal
from quarto.app.parts import Turn
from quarto.app.text import Text, text, who_of
from quarto.engine.game import Game
from quarto.engine.lines import line_of
from quarto.engine.match import Match
from quarto.engine.notation import format_cell
from quarto.engine.outcome import FIRST
from quarto.engine.plies import Call, Give, Pass, Place
from quarto.engine.position import Position
from quarto.engine.record import format_line, format_plies

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from quarto.ai.review_kinds import Kind, Review
    from quarto.app.effects import Effect
    from quarto.app.model import Model
    from quarto.app.parts import Player
    from quarto.app.text import Who
    from quarto.engine.cells import Cell
    from quarto.engine.lines import Line
    from quarto.engine.match import PlayerNumber
    from quarto.engine.pieces import Piece
    from quarto.engine.plies import Ply


@dataclass(frozen=True, slots=True, eq=False)
class Entry:
    """A moment as the list of moves shows it: what was done last.

    It is equal to itself alone, so that what is drawn of it can be found again.
    notation: empty for the start. piece: the one given or placed, if one was.
    """

    number: int
    words: Text
    notation: str = ""
    piece: Piece | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Remark:
    """What is to be said of a moment that mattered. Equal to itself alone, as an entry.

    line: the one to be drawn; better: where the piece had better been placed. retry:
    the moment from which it can be tried again, by this player.
    """

    number: int
    kind: Kind
    words: tuple[Text, ...]
    line: Line | None
    better: Cell | None
    retry: int
    player: PlayerNumber


@dataclass(frozen=True, slots=True)
class Branch:
    """What is played by hand from a moment on."""

    game: Game
    turn: Turn = Turn()
    undone: tuple[tuple[Ply, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Replay:
    """A game being looked at.

    giver: the player who gave first; players: those of that game, whoever sits at the
    table that it lies over. games: the game at each moment; entries: the same in words.
    moment: the number of the one shown. review: what is known of it by now; remarks:
    the moments that mattered, in words.
    """

    giver: PlayerNumber
    players: tuple[Player, Player]
    games: tuple[Game, ...]
    entries: tuple[Entry, ...]
    moment: int
    branch: Branch | None = None
    review: Review | None = None
    remarks: tuple[Remark, ...] = ()

    @property
    def question(self) -> Examine | None:
        """What is still to be asked about the game, once it is over."""
        is_known = self.review is not None and not self.review.left
        game = self.games[-1]
        return None if is_known or game.outcome is None else Examine(game)

    @property
    def remark(self) -> Remark | None:
        """What is to be said of the moment shown."""
        return next((one for one in self.remarks if one.number == self.moment), None)

    @property
    def game(self) -> Game:
        """The game at the moment shown."""
        return self.games[self.moment]

    def who(self, number: PlayerNumber) -> Who:
        """Return one of its players as sentences name him."""
        return who_of(self.players, number)


@dataclass(frozen=True, slots=True)
class ReplayScene:
    """The replay as shown. can_go_on: the game was not over at this moment.

    can_try: it may be tried again against the expert.
    values: what each moment was worth to the player named first, None where that is
    not known. remarks: by the number of their moment. where: the moment in
    words. sides: for whom the strip goes up.
    """

    entries: tuple[Entry, ...]
    moment: int
    is_branch: bool
    can_go_on: bool
    can_try: bool
    values: tuple[int | None, ...]
    remarks: Mapping[int, Remark]
    where: Text
    sides: Text


def games_of(game: Game) -> tuple[Game, ...]:
    """Return the game at each of its moments, the start first."""
    games = [Game.from_position(game.origin)]
    for ply in game.plies:
        games.append(games[-1].play(ply))
    return tuple(games)


def replay_of(
    game: Game, giver: PlayerNumber, players: tuple[Player, Player], moment: int
) -> Replay:
    """Return a game to be looked at; giver: who gave first, or would have."""
    games = games_of(game)
    entries = tuple(_entries(players, games, Match(giver)))
    return Replay(giver, players, games, entries, moment)


def said(model: Model) -> Model:
    """Have the moment said: the table's game, by which speech goes, stays the same."""
    replay = model.replay
    assert replay is not None
    remark = replay.remark
    more = () if remark is None else remark.words
    words = (replay.entries[replay.moment].words, *more)
    return replace(model, spoken=words, spoken_number=model.spoken_number + 1)


def led(model: Model) -> tuple[Effect, ...]:
    """Return what leads the keyboard to the list, and the list to the moment."""
    assert model.replay is not None
    return Focus("moments", ""), Reveal("moment", str(model.replay.moment))


def _entries(
    players: tuple[Player, Player], games: tuple[Game, ...], match: Match
) -> Iterator[Entry]:
    start = games[0]
    key = "replay.start" if start.origin == Position(start.rules) else "replay.set_up"
    first = who_of(players, match.player_in(start.to_act or FIRST))
    yield Entry(0, text(key, who=first))
    notation = format_plies(start)
    for number, after in enumerate(games[1:], start=1):
        before, ply = games[number - 1], after.plies[-1]
        who = who_of(players, match.player_in(before.to_act or FIRST))
        whole = format_plies(after)
        added, notation = whole[len(notation) :].strip(), whole
        yield Entry(number, _words(after, ply, who), added, _piece(after, ply))


def _piece(after: Game, ply: Ply) -> Piece | None:
    match ply:
        case Give(piece):
            return piece
        case Place(cell):
            return after.position.piece_at(cell)
        case _:
            return None


def _words(after: Game, ply: Ply, who: Who) -> Text:
    match ply:
        case Give(piece):
            return text("spoken.gave", who=who, piece=piece)
        case Place(cell):
            placed = after.position.piece_at(cell)
            assert placed is not None
            return text("spoken.placed", who=who, cell=format_cell(cell), placed=placed)
        case Call(cells):
            return _call(after, cells, who)
        case Pass():
            return text("replay.passed", who=who)
        case _:
            assert after.outcome is not None
            return text(f"result.{after.outcome.termination}_detail", who=who)


def _call(after: Game, cells: tuple[Cell, ...], who: Who) -> Text:
    called = None if after.outcome is None else after.outcome.line
    if called is not None:
        return text("replay.called", who=who, line=format_line(called))
    line = line_of(cells)
    if line is not None:
        return text("replay.refused", who=who, line=format_line(line))
    names = tuple(format_cell(cell) for cell in cells)
    return text("replay.no_line", who=who, cells=names)
