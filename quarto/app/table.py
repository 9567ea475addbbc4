"""Around the turns: resigning and new games."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.app.choice import DEFAULT_LEVEL, rules_of, with_rules
from quarto.app.draft import Draft
from quarto.app.effects import DrawLot
from quarto.app.focus import Update, moved_on
from quarto.app.parts import Dialog, Mode, Player, Turn
from quarto.app.text import text
from quarto.app.turns import committed, obstacle, refused
from quarto.engine.game import Game
from quarto.engine.match import Match
from quarto.engine.plies import Resign

if TYPE_CHECKING:
    from quarto.app.model import Model
    from quarto.engine.match import PlayerNumber


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
    """Return the new game to begin with: the one chosen last, else the present one.

    At somebody else's table it is never the visitor's own.
    """
    is_own = model.assigned is None and model.chosen is not None
    return model.chosen if is_own and model.chosen is not None else like(model)


def like(model: Model) -> Draft:
    """Return a new game that is like the present one."""
    first, second = model.players
    draft = Draft(
        mode=model.mode,
        level=model.level or DEFAULT_LEVEL,
        names=(first.name, second.name),
        traits=frozenset(),
        blocks=False,
        auto=False,
        strict=False,
        target=(model.aside or model).match.target,
    )
    return with_rules(draft, model.rules)


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
    draft = model.draft or like(model)
    after = replace(
        laid(model, Game.start(rules_of(draft))),
        players=_players(draft),
        match=Match(lot, draft.target),
        dialog=None,
        draft=None,
        chosen=model.draft or model.chosen,
    )
    return moved_on(after.with_notice(text("notice.lot", who=after.who(lot))))


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
        aside=None,
        replay=None,
        notice=None,
        is_menu_open=False,
    )


def _players(draft: Draft) -> tuple[Player, Player]:
    level = draft.level if draft.mode is Mode.SOLO else None
    # The computer bears no name of a person, and leaves the second name as it was.
    name = "" if level else draft.names[1].strip()
    return Player(draft.names[0].strip()), Player(name, level)
