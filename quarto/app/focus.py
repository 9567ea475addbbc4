"""Where the keyboard belongs: where the next action is.

A grid's tab stop follows the keyboard, so that leaving and coming back finds it again.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from quarto.app.effects import Effect, Focus
from quarto.engine.game import Phase
from quarto.engine.notation import format_cell, format_piece

if TYPE_CHECKING:
    from quarto.app.model import Model

Update: TypeAlias = "tuple[Model, tuple[Effect, ...]]"


def on_board(model: Model) -> Update:
    """Go to the board, where the keyboard was last."""
    return model, (Focus("cell", format_cell(model.cursor_cell)),)


def in_reserve(model: Model) -> Update:
    """Go to a piece that may be given; stay where the reserve is empty."""
    reserve = model.game.position.reserve
    if not reserve:
        return model, ()
    piece = model.cursor_piece if model.cursor_piece in reserve else reserve[0]
    return replace(model, cursor_piece=piece), (Focus("piece", format_piece(piece)),)


def moved_on(model: Model) -> Update:
    """Go where the next action is, after something was committed."""
    match model.game.phase:
        case Phase.OVER:
            return model, (Focus("outcome", ""),)
        case Phase.PLACE:
            return on_board(model)
        case Phase.GIVE:
            return in_reserve(model)
        case Phase.CLOSE:
            return model, (Focus("action", "call"),)
