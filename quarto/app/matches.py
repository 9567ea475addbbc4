"""Around a match: rounds one after the other, breaking off, another match, the list."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.app.effects import Copy, DrawLot
from quarto.app.focus import Update, moved_on
from quarto.app.parts import Dialog
from quarto.app.table import laid
from quarto.app.text import text
from quarto.app.turns import committed, refused
from quarto.engine.game import Game
from quarto.engine.plies import Abandon
from quarto.engine.record import format_plies
from quarto.saves.tables import origin_of

if TYPE_CHECKING:
    from quarto.app.model import Model
    from quarto.engine.match import Match, Round


def next_round(model: Model) -> Update:
    """Play another round of the match; the first gift alternates."""
    if model.game.outcome is None:
        return refused(model, text("refuse.round_running"))
    match = with_record(model)
    if match.winner is not None:
        return refused(model, text("refuse.match_over"))
    is_again = match.first_giver == model.match.first_giver
    after = replace(laid(model, Game.start(model.rules)), match=match)
    key = "notice.again" if is_again else "notice.alternates"
    return moved_on(after.with_notice(text(key, who=after.who(match.first_giver))))


def rematch(model: Model) -> Update:
    """Begin another match like this one, once the lot is drawn."""
    return replace(model, draft=None), (DrawLot(),)


def ask_to_abandon(model: Model) -> Update:
    """Have breaking off confirmed: it cannot be taken back."""
    if model.game.outcome is not None:
        return refused(model, text("refuse.over"))
    return replace(model, dialog=Dialog.ABANDON, is_menu_open=False), ()


def abandon(model: Model) -> Update:
    """Break the round off: nobody wins, and it counts nowhere."""
    return moved_on(committed(replace(model, dialog=None), Abandon()))


def with_record(model: Model) -> Match:
    """Return the match with the game on the table, once it is over, and its record."""
    table = model.aside or model
    game, outcome = table.game, table.game.outcome
    if outcome is None:
        return table.match
    return table.match.after(outcome, format_plies(game), origin_of(game))


def copy(model: Model) -> Update:
    """Copy the records of all rounds that are over, a round on each line."""
    texts = [round_text(one) for one in with_record(model).rounds if one.record]
    if not texts:
        return replace(model, heard=(text("rounds.none"),)), ()
    return model, (Copy("\n".join(texts)),)


def copied(model: Model, *, is_done: bool) -> Update:
    """Tell whether the records, or the link, lie in the clipboard."""
    key = "rounds.copied" if is_done else "rounds.not_copied"
    if model.dialog is Dialog.SHARE:
        key = "share.copied" if is_done else "share.not_copied"
    return replace(model, heard=(text(key),)), ()


def round_text(one: Round) -> str:
    """Return a round as it is copied; before it, where it was set up.

    >>> from quarto.engine.match import Round
    >>> round_text(Round(0, 1, record="cshf 0 resigns"))
    'cshf 0 resigns'
    """
    return f"{one.origin} | {one.record}" if one.origin else one.record
