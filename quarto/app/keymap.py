"""Which key does what. Enter and Space press buttons by themselves.

In a grid the arrows go to the neighbour, Home and End to the ends of the row, with
Control to the ends of the grid; outside, Escape closes whatever lies open. Single
letters ask for what can be heard; they can be switched off, for some who speak to
their device would press them unawares.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.app.actions import Action, Grid
from quarto.app.afterwards import by_hand, shown
from quarto.app.effects import Focus
from quarto.app.turns import cancel_call
from quarto.engine.cells import SIDE, Cell
from quarto.engine.notation import format_cell, format_piece
from quarto.engine.pieces import Piece

if TYPE_CHECKING:
    from quarto.app.focus import Update
    from quarto.app.messages import KeyPressed
    from quarto.app.model import Model

ESCAPE = "Escape"
# Steps to the right and down, as seen on the screen.
ARROWS = {
    "ArrowLeft": (-1, 0),
    "ArrowRight": (1, 0),
    "ArrowUp": (0, -1),
    "ArrowDown": (0, 1),
}
ENDS = {"Home": 0, "End": SIDE - 1}
# The same in both languages; `docs/keyboard.md` and the page's own list show them.
LETTERS = {
    "o": Action.HEAR_TURN,
    "m": Action.HEAR_HAND,
    "l": Action.HEAR_LAST,
    "r": Action.HEAR_ROW,
    "c": Action.HEAR_COLUMN,
    "d": Action.HEAR_DIAGONALS,
    "n": Action.HEAR_REST,
    "t": Action.HEAR_TIME,
    "h": Action.HEAR_HELP,
    "q": Action.CALL,
    "u": Action.UNDO,
    "?": Action.KEYS,
}
GRID_KEYS = frozenset(ARROWS) | frozenset(ENDS)
STEPS = {
    "ArrowLeft": Action.BACK,
    "ArrowRight": Action.FORWARD,
    "Home": Action.FIRST,
    "End": Action.LAST,
}
LIST_STEPS = {"ArrowUp": Action.BACK, "ArrowDown": Action.FORWARD}
JUMPS = {"PageUp": Action.EARLIER, "PageDown": Action.LATER}
KEYS = {
    Grid.BOARD: GRID_KEYS,
    Grid.RESERVE: GRID_KEYS,
    Grid.MOMENTS: GRID_KEYS | frozenset(JUMPS),
}


def action_of(model: Model, message: KeyPressed) -> Action | None:
    """Return the control that a single letter stands for, unless they are off."""
    if not model.settings.has_letter_keys or message.is_control:
        return None
    return LETTERS.get(message.key.lower())


def step_of(model: Model, message: KeyPressed) -> Action | None:
    """Return where a key leads in a replay: from its list, or from the board.

    On the board, with Control they go to the neighbour all the same.
    """
    replay = model.replay
    if replay is None or replay.branch is not None:
        return None
    if message.grid is Grid.MOMENTS:
        return (STEPS | LIST_STEPS | JUMPS).get(message.key)
    is_on_board = message.grid is Grid.BOARD and not message.is_control
    return STEPS.get(message.key) if is_on_board else None


def press(model: Model, message: KeyPressed) -> Update:
    """Do what a key means; other keys mean nothing."""
    if message.key == ESCAPE:
        return _escape(model)
    if message.grid in (None, Grid.MOMENTS) or message.key not in GRID_KEYS:
        return model, ()
    if message.grid is Grid.BOARD:
        # The board's row 4 is on top, the reserve's first row is.
        column, row = model.cursor_cell % SIDE, SIDE - 1 - model.cursor_cell // SIDE
        column, row = _moved(column, row, message)
        cell = Cell((SIDE - 1 - row) * SIDE + column)
        return replace(model, cursor_cell=cell), (Focus("cell", format_cell(cell)),)
    column, row = _moved(model.cursor_piece % SIDE, model.cursor_piece // SIDE, message)
    piece = Piece(row * SIDE + column)
    return replace(model, cursor_piece=piece), (Focus("piece", format_piece(piece)),)


def _escape(model: Model) -> Update:
    if model.is_menu_open:
        return replace(model, is_menu_open=False), (Focus("action", "menu"),)
    if shown(model).turn.pointed is not None:
        return by_hand(model, cancel_call)
    return model, ()


def _moved(column: int, row: int, message: KeyPressed) -> tuple[int, int]:
    if message.key in ENDS:
        column = ENDS[message.key]
        return column, column if message.is_control else row
    right, down = ARROWS[message.key]
    return (
        min(max(column + right, 0), SIDE - 1),
        min(max(row + down, 0), SIDE - 1),
    )
