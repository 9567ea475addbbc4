"""What somebody asks to hear: the turn, the hand, a row, what is left.

Pieces are listed, never counted by what they share: that is for the player to see.
"""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from typing import TYPE_CHECKING

from quarto.app import clock
from quarto.app.speech import prompt
from quarto.app.text import Text, text
from quarto.engine.cells import CELLS, Cell, column_of, row_of
from quarto.engine.lines import STRAIGHT_LINES, LineKind
from quarto.engine.notation import format_cell
from quarto.engine.plies import Place

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from quarto.app.focus import Update
    from quarto.app.model import Model


def told(model: Model, ask: Callable[[Model], tuple[Text, ...]]) -> Update:
    """Say an answer, again even if it was just said."""
    answer = ask(model)
    number = model.spoken_number + 1
    return replace(model, spoken=answer, heard=answer, spoken_number=number), ()


def turn(model: Model) -> tuple[Text, ...]:
    """Return whose turn it is and what to do."""
    return (prompt(model),)


def hand(model: Model) -> tuple[Text, ...]:
    """Return the piece in hand."""
    piece = model.game.position.hand
    if piece is None:
        return (text("hear.no_hand"),)
    return (text("hear.hand", piece=piece),)


def last(model: Model) -> tuple[Text, ...]:
    """Return where the last piece was placed."""
    cells = [ply.cell for ply in model.game.plies if isinstance(ply, Place)]
    if not cells:
        return (text("refuse.nothing_placed"),)
    return (text("hear.last"), *_contents(model, cells[-1:]))


def row(model: Model) -> tuple[Text, ...]:
    """Return the row of the keyboard's cell, from a to d."""
    here = row_of(model.cursor_cell)
    cells = [cell for cell in CELLS if row_of(cell) == here]
    return (text("hear.row", number=here + 1), *_contents(model, cells))


def column(model: Model) -> tuple[Text, ...]:
    """Return the column of the keyboard's cell, from 1 to 4."""
    here = column_of(model.cursor_cell)
    cells = [cell for cell in CELLS if column_of(cell) == here]
    return (text("hear.column", name="ABCD"[here]), *_contents(model, cells))


def diagonals(model: Model) -> tuple[Text, ...]:
    """Return both diagonals."""
    lines = [line for line in STRAIGHT_LINES if line.kind is LineKind.DIAGONAL]
    return tuple(
        part
        for line in lines
        for part in (text("hear.diagonal"), *_contents(model, line.cells))
    )


def rest(model: Model) -> tuple[Text, ...]:
    """Return the pieces that are left in the reserve."""
    reserve = model.game.position.reserve
    return (
        text("hear.rest", count=len(reserve)),
        *(text("hear.piece", piece=piece) for piece in reserve),
    )


def time(model: Model) -> tuple[Text, ...]:
    """Return the seconds left of this turn."""
    if clock.clock_on(model) is None:
        return (text("refuse.no_clock"),)
    return (text("clock.left", count=ceil(clock.left(model))),)


def _contents(model: Model, cells: Iterable[Cell]) -> tuple[Text, ...]:
    position, staged = model.game.position, model.turn.staged
    found = []
    for cell in cells:
        piece = position.hand if cell == staged else position.piece_at(cell)
        name = format_cell(cell)
        if piece is None:
            found.append(text("hear.empty", cell=name))
        else:
            found.append(text("hear.cell", cell=name, piece=piece))
    return tuple(found)
