"""Around the turns: resigning, new games and rounds."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.ai.levels import Level
from quarto.app.effects import DrawLot
from quarto.app.focus import Update, moved_on
from quarto.app.model import (
    Dialog,
    Draft,
    Mode,
    Model,
    Player,
    Turn,
)
from quarto.app.text import text
from quarto.app.turns import committed, obstacle, refused
from quarto.engine.game import Game
from quarto.engine.match import Match
from quarto.engine.plies import Resign
from quarto.engine.rules import Rules

if TYPE_CHECKING:
    from quarto.engine.match import PlayerNumber

DEFAULT_LEVEL = Level.BEGINNER


def ask_to_resign(model: Model) -> Update:
    """Have resigning confirmed: it cannot be taken back."""
    reason = obstacle(model)
    if reason is not None:
        return refused(model, reason)
    return replace(model, dialog=Dialog.RESIGN, is_menu_open=False), ()


def resign(model: Model) -> Update:
    """Give the game up."""
    after = committed(replace(model, dialog=None), Resign())
    return moved_on(after)


def open_new_game(model: Model) -> Update:
    """Offer a new game, filled in like the one on the table."""
    return replace(
        model, dialog=Dialog.NEW_GAME, draft=draft_of(model), is_menu_open=False
    ), ()


def draft_of(model: Model) -> Draft:
    """Return a new game that is like the present one."""
    rules = model.rules
    first, second = model.players
    return Draft(
        mode=model.mode,
        level=model.level or DEFAULT_LEVEL,
        names=(first.name, second.name),
        traits=frozenset(rules.traits),
        blocks=rules.blocks,
        auto=rules.auto,
        strict=rules.strict,
    )


def start(model: Model) -> Update:
    """Begin the game that was filled in, once the lot is drawn."""
    draft = model.draft
    if draft is None:
        return model, ()
    if not draft.traits:
        return replace(model, draft=replace(draft, error=text("refuse.no_trait"))), ()
    return model, (DrawLot(),)


def begin(model: Model, lot: PlayerNumber) -> Update:
    """Put a new game on the table: a new match, its first giver drawn by lot."""
    draft = model.draft or draft_of(model)
    rules = Rules(
        traits=tuple(draft.traits),
        blocks=draft.blocks,
        auto=draft.auto,
        strict=draft.strict,
    )
    after = replace(
        laid(model, Game.start(rules)),
        players=_players(draft),
        match=Match(lot),
        dialog=None,
        draft=None,
    )
    return moved_on(after.with_notice(text("notice.lot", who=after.who(lot))))


def next_round(model: Model) -> Update:
    """Play another round of the match; the first gift alternates."""
    if model.game.outcome is None:
        return refused(model, text("refuse.round_running"))
    after = replace(laid(model, Game.start(model.rules)), match=model.shown_match)
    giver = after.who(after.match.first_giver)
    return moved_on(after.with_notice(text("notice.alternates", who=giver)))


def open_linked(model: Model) -> Update:
    """Put the game of a link on the table, as a game of two people."""
    if model.linked is None:
        return model, ()
    after = replace(
        laid(model, model.linked),
        players=(Player(), Player()),
        match=Match(lot=0),
        dialog=None,
        linked=None,
    )
    return moved_on(after)


def laid(model: Model, game: Game) -> Model:
    """Return the model with another game on the table, and nothing left of the last."""
    return replace(
        model,
        game=game,
        laid=model.laid + 1,
        turn=Turn(),
        undone=(),
        plan=(),
        request=None,
        notice=None,
        is_menu_open=False,
    )


def _players(draft: Draft) -> tuple[Player, Player]:
    level = draft.level if draft.mode is Mode.SOLO else None
    # The computer bears no name of a person, and leaves the second name as it was.
    name = "" if level else draft.names[1].strip()
    return Player(draft.names[0].strip()), Player(name, level)
