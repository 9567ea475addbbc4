"""What stands under the prompt: the piece in words, or how to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app import afterwards, lesson
from quarto.app.speech import result_detail
from quarto.app.text import Text, text
from quarto.engine.game import Phase
from quarto.engine.match import other_player
from quarto.engine.notation import format_cell

if TYPE_CHECKING:
    from quarto.app.model import Model


def detail(model: Model) -> tuple[Text, ...]:
    """Return the sentences; none where nothing has to be added."""
    turn, hand, replay = model.turn, model.game.position.hand, model.replay
    if replay is not None and replay.branch is None:
        return afterwards.told(model)
    if model.lesson is not None and turn.pointed is None:
        return (lesson.detail(model.lesson),)
    if model.actor is None:
        return result_detail(model)
    if model.request is not None:
        return ()
    if model.is_computer_turn:
        can_hurry = model.pondering is not None and model.pondering.can_hurry
        return (text("detail.can_hurry"),) if can_hurry else ()
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
