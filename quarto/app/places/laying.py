"""A game of the library comes on the table: to be looked at, or to be played on.

What lay there is never lost: it is put aside for a replay, and goes to the library
where a game is played on.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.app import clock, lesson, replay
from quarto.app.branch import kept_of
from quarto.app.focus import moved_on
from quarto.app.keeping import seated
from quarto.app.places.shelf import game_of
from quarto.app.table import laid
from quarto.app.text import text
from quarto.engine.errors import NotationError
from quarto.engine.match import Match
from quarto.saves.fields import SaveError
from quarto.saves.schema import EntryMark

if TYPE_CHECKING:
    from quarto.app.focus import Update
    from quarto.app.model import Model
    from quarto.app.places.games import Games
    from quarto.engine.game import Game
    from quarto.saves.library import Entry


def opened(model: Model, place: Games, entry: Entry) -> Update:
    """Open a game: as a replay if it is over, else on the table."""
    try:
        game, players = game_of(entry), seated(entry.players)
    except (NotationError, SaveError):
        return replace(model, place=place.saying(text("games.unreadable"))), ()
    key = _obstacle(model, game)
    if key:
        return replace(model, place=place.saying(text(key))), ()
    there = replace(model, place=None)
    if there.lesson is not None:
        there, _ = lesson.leave(there)
    aside = None if game.outcome is None else there.aside or kept_of(there)
    on_table = replace(
        laid(there, game),
        players=players,
        match=Match(entry.lot),
        aside=aside,
        draft=None,
    )
    if game.outcome is not None:
        return replay.begin(on_table)
    mark = EntryMark(entry.key, entry.title, entry.is_starred)
    after = clock.opened(replace(on_table, entry=mark))
    return moved_on(after.with_notice(text("games.laid")))


def _obstacle(model: Model, game: Game) -> str:
    """Return why the game cannot be opened now; nothing if it can."""
    if game.outcome is not None:
        is_timed = model.rules.clock is not None and model.game.outcome is None
        # A clock would have to begin anew: it cannot be put aside.
        return "games.clock_runs" if is_timed and model.game.plies else ""
    match = (model.aside or model).match
    is_open = match.target is not None and bool(match.rounds)
    is_open = is_open and model.shown_match.winner is None
    return "games.match_runs" if is_open else ""
