"""The player to act: staging, choosing, giving, calling, showing, passing.

Nothing here asks whether a line is there, except where four cells have been shown.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.app.effects import Focus
from quarto.app.focus import Update, in_reserve, moved_on, on_board
from quarto.app.parts import Turn
from quarto.app.text import Text, text
from quarto.engine.errors import IllegalPlyError
from quarto.engine.game import Phase
from quarto.engine.lines import LINE_LENGTH, sorted_cells
from quarto.engine.notation import format_cell
from quarto.engine.plies import Call, Give, Pass, Place, Ply
from quarto.engine.position import Verdict
from quarto.engine.record import format_line

if TYPE_CHECKING:
    from quarto.app.model import Model
    from quarto.engine.cells import Cell
    from quarto.engine.pieces import Piece


def refused(model: Model, reason: Text) -> Update:
    """Return the model unchanged but for the reason why nothing was done."""
    return model.with_notice(reason), ()


def obstacle(model: Model) -> Text | None:
    """Return why nobody at the table may act now, if so."""
    if model.actor is None:
        return text("refuse.over")
    if model.is_paused:
        return text("refuse.paused")
    if model.request is not None:
        return text("refuse.request")
    if model.is_computer_turn:
        return text("refuse.not_your_turn", who=model.who(model.actor))
    return None


def committed(model: Model, *plies: Ply) -> Model:
    """Return the model after plies that cannot be changed freely any more.

    A ply that ends the game is the last: what was to follow it falls away.
    """
    game = model.game
    for ply in plies:
        if game.outcome is None:
            game = game.play(ply)
    return replace(
        model, game=game, turn=Turn(), undone=(), plan=(), request=None, notice=None
    )


def activate_cell(model: Model, cell: Cell) -> Update:
    """Stage the piece in hand on a cell, move it there, or point at the cell."""
    model = replace(model, cursor_cell=cell)
    reason = obstacle(model)
    if reason is not None:
        return refused(model, reason)
    if model.turn.pointed is not None:
        return _point(model, model.turn.pointed, cell)
    if model.game.phase is Phase.GIVE:
        return refused(model, text("refuse.give_first"))
    if model.game.phase is Phase.CLOSE:
        return refused(model, text("refuse.board_full"))
    if cell not in model.game.position.empty_cells:
        return refused(model, text("refuse.cell_taken", cell=format_cell(cell)))
    if model.turn.staged == cell and model.rules.auto:
        return confirm_place(model)
    turn = replace(model.turn, staged=cell)
    return in_reserve(replace(model, turn=turn, notice=None))


def confirm_place(model: Model) -> Update:
    """Commit the staged placement, where the program sees the lines."""
    reason = obstacle(model)
    if reason is not None:
        return refused(model, reason)
    if model.turn.staged is None or not model.rules.auto:
        return refused(model, text("refuse.place_first"))
    chosen = model.turn.chosen
    after = committed(model, Place(model.turn.staged))
    if after.game.outcome is None:
        after = replace(after, turn=Turn(chosen=chosen))
    return moved_on(after)


def activate_piece(model: Model, piece: Piece) -> Update:
    """Choose a piece as the gift; give it when it is chosen already."""
    if model.turn.chosen == piece:
        return give(replace(model, cursor_piece=piece))
    return choose_piece(model, piece)


def choose_piece(model: Model, piece: Piece, *, is_sure: bool = False) -> Update:
    """Choose a piece as the gift; give it at once where no second step is wanted."""
    model = replace(model, cursor_piece=piece)
    reason = obstacle(model) or _gift_obstacle(model)
    if reason is not None:
        return refused(model, reason)
    if piece not in model.game.position.reserve:
        return refused(model, text("refuse.piece_gone", piece=piece))
    turn = replace(model.turn, chosen=piece)
    model = replace(model, turn=turn, notice=None)
    # The costliest slip is a gift: it takes a second step, unless somebody is sure.
    needs_second_step = model.settings.confirms_gift and not is_sure
    return (model, ()) if needs_second_step else give(model)


def give(model: Model) -> Update:
    """Commit what is staged, and give the chosen piece."""
    reason = obstacle(model) or _gift_obstacle(model)
    if reason is not None:
        return refused(model, reason)
    if model.turn.chosen is None:
        return refused(model, text("refuse.choose_first"))
    after = committed(model, *_staged(model), Give(model.turn.chosen))
    return moved_on(after)


def call(model: Model) -> Update:
    """Begin a call: commit what is staged, then ask for the four cells."""
    reason = obstacle(model)
    if reason is not None:
        return refused(model, reason)
    if model.turn.pointed is not None:
        return refused(model, text("refuse.four_cells"))
    chosen = model.turn.chosen
    # Committing starts a fresh history; a call alone must not cost the redo steps.
    if model.turn.staged is not None:
        model = committed(model, Place(model.turn.staged))
    if not model.game.can_call:
        key = "refuse.already_called" if model.game.plies else "refuse.nothing_placed"
        return refused(model, text(key))
    turn = Turn(chosen=chosen, pointed=())
    return on_board(replace(model, turn=turn, notice=None))


def point_at(model: Model, name: str) -> Update:
    """Point at a whole line, by its name; an unknown one points at nothing."""
    if model.turn.pointed is None:
        return model, ()
    lines = {format_line(line): line.cells for line in model.rules.lines}
    turn = replace(model.turn, pointed=lines.get(name, ()))
    return replace(model, turn=turn, notice=None), ()


def show(model: Model) -> Update:
    """Show the four cells pointed at: the call is made, right or wrong."""
    pointed = model.turn.pointed
    if pointed is None or len(pointed) != LINE_LENGTH:
        return refused(model, text("refuse.four_cells"))
    verdict = model.game.position.judge(pointed)
    chosen = model.turn.chosen
    after = committed(model, Call(pointed))
    if after.game.outcome is None and verdict is not Verdict.RIGHT:
        after = replace(after, turn=Turn(chosen=chosen))
        after = after.with_notice(text(f"wrong.{verdict}", cells=_names(pointed)))
    return moved_on(after)


def cancel_call(model: Model) -> Update:
    """Take the word back before four cells were shown; the placement stays."""
    turn = replace(model.turn, pointed=None)
    return replace(model, turn=turn, notice=None), (Focus("action", "call"),)


def no_call(model: Model) -> Update:
    """Say "no call" after the sixteenth placement."""
    reason = obstacle(model)
    if reason is not None:
        return refused(model, reason)
    try:
        after = committed(model, *_staged(model), Pass())
    except IllegalPlyError:
        return refused(model, text("refuse.must_give"))
    return moved_on(after)


def _names(cells: tuple[Cell, ...]) -> tuple[str, ...]:
    return tuple(format_cell(cell) for cell in sorted_cells(cells))


def _staged(model: Model) -> tuple[Ply, ...]:
    staged = model.turn.staged
    return () if staged is None else (Place(staged),)


def _gift_obstacle(model: Model) -> Text | None:
    if model.turn.pointed is not None:
        return text("refuse.four_cells")
    if model.game.phase is Phase.PLACE and model.turn.staged is None:
        return text("refuse.place_first")
    if not model.game.position.reserve:
        return text("refuse.board_full")
    return None


def _point(model: Model, pointed: tuple[Cell, ...], cell: Cell) -> Update:
    if cell in pointed:
        pointed = tuple(other for other in pointed if other != cell)
    elif len(pointed) < LINE_LENGTH:
        pointed = (*pointed, cell)
    else:
        return refused(model, text("refuse.only_four"))
    turn = replace(model.turn, pointed=pointed)
    return replace(model, turn=turn, notice=None), ()
