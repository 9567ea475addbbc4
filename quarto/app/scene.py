"""What the views may see: the table as shown, and nothing that a player must find.

A scene holds no line but the one with which a game ended. Views draw scenes, never
models, so they cannot give away a line that nobody has called.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarto.app import lesson
from quarto.app.model import Dialog, Draft, Model, Player, giver_of_hand
from quarto.app.offers import Button, main_button, other_buttons
from quarto.app.speech import prompt, result_detail
from quarto.app.text import Text, Who, text
from quarto.engine.cells import CELLS, Cell
from quarto.engine.game import Phase
from quarto.engine.lines import LineKind, line_of
from quarto.engine.match import PLAYERS, other_player
from quarto.engine.notation import format_cell
from quarto.engine.pieces import PIECES, Piece
from quarto.engine.plies import Place
from quarto.engine.record import format_line

if TYPE_CHECKING:
    from quarto.app.locks import Lock
    from quarto.app.settings import Settings
    from quarto.engine.lines import Line
    from quarto.engine.outcome import Seat, Termination
    from quarto.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class CellScene:
    """One cell: what lies there and how it is marked.

    pointed: its number among the cells shown in a call, from 1; else None.
    won: the shape of the line that won, on its cells; else None.
    """

    cell: Cell
    piece: Piece | None
    is_staged: bool
    is_last: bool
    pointed: int | None
    won: str | None
    has_cursor: bool


@dataclass(frozen=True, slots=True)
class PlaceScene:
    """One of the sixteen places of the reserve."""

    piece: Piece
    is_free: bool
    is_chosen: bool
    has_cursor: bool


@dataclass(frozen=True, slots=True)
class SeatScene:
    """A player with his score."""

    who: Who
    score: int
    is_active: bool


@dataclass(frozen=True, slots=True)
class ResultScene:
    """How the game ended, and who gives first in the next."""

    termination: Termination
    winner: Seat | None
    next_giver: Who


@dataclass(frozen=True, slots=True)
class Scene:
    """The page as it is to be drawn.

    lines: the names and words of all lines, while a call is being made.
    shown_line: the name of the one that the cells shown so far make, or empty.
    """

    settings: Settings
    rules: Rules
    seats: tuple[SeatScene, SeatScene]
    draws: int
    cells: tuple[CellScene, ...]
    places: tuple[PlaceScene, ...]
    hand: Piece | None
    hand_giver: Who | None
    is_staging: bool
    lines: tuple[tuple[str, Text], ...]
    shown_line: str
    prompt: Text
    detail: tuple[Text, ...]
    main: Button
    buttons: tuple[Button, Button, Button]
    result: ResultScene | None
    notice: Text | None
    notice_number: int
    spoken: tuple[Text, ...]
    spoken_number: int
    heard: tuple[Text, ...]
    players: tuple[Player, Player]
    dialog: Dialog | None
    draft: Draft | None
    is_menu_open: bool
    keeps: bool
    is_assigned: bool
    locks: frozenset[Lock]


def scene_of(model: Model) -> Scene:
    """Return what is to be drawn of a model."""
    giver = giver_of_hand(model)
    return Scene(
        settings=model.settings,
        rules=model.rules,
        seats=_seats(model),
        draws=model.shown_match.draws,
        cells=_cells(model),
        places=_places(model),
        hand=model.game.position.hand,
        hand_giver=None if giver is None else model.who(giver),
        is_staging=model.turn.staged is not None,
        lines=_lines(model),
        shown_line=_shown_line(model),
        prompt=prompt(model),
        detail=_detail(model),
        main=main_button(model),
        buttons=other_buttons(model),
        result=_result(model),
        notice=model.notice,
        notice_number=model.notice_number,
        spoken=model.spoken,
        spoken_number=model.spoken_number,
        heard=model.heard,
        players=model.players,
        dialog=model.dialog,
        draft=model.draft,
        is_menu_open=model.is_menu_open,
        keeps=model.keeps,
        is_assigned=model.assigned is not None,
        locks=model.locks,
    )


def _lines(model: Model) -> tuple[tuple[str, Text], ...]:
    """Return every line while a call is being made: all of them, always."""
    if model.turn.pointed is None:
        return ()
    return tuple(
        (format_line(line), text(f"line.{line.kind}", line=format_line(line)))
        for line in model.rules.lines
    )


def _shown_line(model: Model) -> str:
    line = line_of(model.turn.pointed or ())
    return "" if line is None or line not in model.rules.lines else format_line(line)


def _seats(model: Model) -> tuple[SeatScene, SeatScene]:
    score = model.shown_match.score
    first, second = (
        SeatScene(model.who(number), score[number], model.actor == number)
        for number in PLAYERS
    )
    return first, second


def _cells(model: Model) -> tuple[CellScene, ...]:
    position, turn, outcome = model.game.position, model.turn, model.game.outcome
    order = {cell: number for number, cell in enumerate(turn.pointed or (), start=1)}
    line = None if outcome is None else outcome.line
    won = {} if line is None else dict.fromkeys(line.cells, _shape(line))
    placements = [ply.cell for ply in model.game.plies if isinstance(ply, Place)]
    last = placements[-1] if placements else None
    return tuple(
        CellScene(
            cell=cell,
            piece=position.hand if cell == turn.staged else position.piece_at(cell),
            is_staged=cell == turn.staged,
            is_last=cell == last and turn.staged is None,
            pointed=order.get(cell),
            won=won.get(cell),
            has_cursor=cell == model.cursor_cell,
        )
        for cell in CELLS
    )


def _shape(line: Line) -> str:
    """Return how a line runs, so that it can be drawn through its cells."""
    if line.kind is not LineKind.DIAGONAL:
        return line.kind.value
    return "rising" if line.cells[0] == CELLS[0] else "falling"


def _places(model: Model) -> tuple[PlaceScene, ...]:
    reserve = model.game.position.reserve
    return tuple(
        PlaceScene(
            piece=piece,
            is_free=piece in reserve,
            is_chosen=piece == model.turn.chosen,
            has_cursor=piece == model.cursor_piece,
        )
        for piece in PIECES
    )


def _detail(model: Model) -> tuple[Text, ...]:
    """Return what stands under the prompt: the piece in words, or how to go on."""
    turn, hand = model.turn, model.game.position.hand
    if model.lesson is not None and turn.pointed is None:
        return (lesson.detail(model.lesson),)
    if model.actor is None:
        return result_detail(model)
    if model.request is not None or model.is_computer_turn:
        return ()
    if turn.pointed is not None:
        return (text("detail.call", count=len(turn.pointed)),)
    if turn.chosen is not None:
        return (text("detail.chosen", piece=turn.chosen),)
    if turn.staged is not None:
        key = "detail.staged_auto" if model.rules.auto else "detail.staged"
        return (text(key, cell=format_cell(turn.staged)),)
    if hand is not None:
        other = model.who(other_player(model.actor))
        return (text("detail.hand", piece=hand, other=other),)
    key = "detail.close" if model.game.phase is Phase.CLOSE else "detail.give"
    return (text(key),)


def _result(model: Model) -> ResultScene | None:
    outcome = model.game.outcome
    if outcome is None or model.lesson is not None:
        return None
    giver = model.who(model.shown_match.first_giver)
    return ResultScene(outcome.termination, outcome.winner, giver)
