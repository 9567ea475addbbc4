"""Games from outside: by a link, pasted, or in a file.

Nothing that comes from there is trusted: the engine's parsers read it, and what they
refuse is told in words while everything else stays. A game under way is replaced only
when somebody says so; the same game with more turns goes on where it stood.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from quarto.app.address import position_of, record_of
from quarto.app.afterwards import Sharing
from quarto.app.focus import Update, moved_on
from quarto.app.keeping import seated
from quarto.app.parts import Dialog, Kept, Mode, Turn
from quarto.app.sharing import PERSONS
from quarto.app.table import laid
from quarto.app.text import Text, text
from quarto.engine.errors import NotationError
from quarto.engine.game import Game
from quarto.engine.match import Match
from quarto.engine.notation import parse_position
from quarto.engine.record import parse_game
from quarto.saves.fields import SaveError
from quarto.saves.schema import parse_save

if TYPE_CHECKING:
    from quarto.app.model import Model
    from quarto.saves.schema import Save

_PERCENT = re.compile("%([0-9A-Fa-f]{2})")
Progress = Literal["newer", "older", "same"]


def read(words: str) -> Kept | Text:
    """Read a game: a link, a record, a position, or a file; else say what is wrong."""
    words = words.strip("\ufeff \t\r\n")
    if not words:
        return text("import.empty")
    try:
        if words.startswith("{"):
            return _table_of(parse_save(words))
        return Kept(_game_in(words), Match(0), PERSONS, Turn(), ())
    except SaveError as error:
        return text(f"import.{error.reason}")
    except NotationError as error:
        why = error.illegal or error.reason
        return text("import.bad", column=error.column, why=f"why.{why}")


def game_of(record: str | None, position: str | None) -> Game:
    """Return the game of a record, or that begins in a position; NotationError."""
    if record is None:
        return Game.from_position(parse_position(position or ""))
    origin = None if position is None else parse_position(position)
    return parse_game(record, origin)


def offered(model: Model, table: Kept) -> Model:
    """Return the model with a table from outside: laid, or asked about, or known."""
    match _progress(model, table.game):
        case "newer":
            after = replace(model, game=table.game, turn=Turn(), undone=(), dialog=None)
            return after.with_notice(text("link.newer"))
        case "older" | "same" as known:
            return replace(model, dialog=None).with_notice(text(f"link.{known}"))
        case _ if is_under_way(model):
            return replace(model, linked=table, dialog=Dialog.LINK, is_menu_open=False)
        case _:
            return opened(model, table)


def opened(model: Model, table: Kept) -> Model:
    """Return the model with a table from outside in the place of its own."""
    return replace(
        laid(model, table.game),
        match=table.match,
        players=table.players,
        turn=table.turn,
        lesson=None,
        place=None,
        dialog=None,
        draft=None,
        linked=None,
    )


def open_linked(model: Model) -> Update:
    """Lay the table that was asked about."""
    if model.linked is None:
        return model, ()
    return moved_on(opened(model, model.linked))


def follow(model: Model, fragment: str) -> Update:
    """Open what the address holds by now, if it holds a game."""
    record, position = _of_fragment(fragment)
    is_empty = record is None and position is None
    # A table that its address has set is what it was when the page opened.
    if is_empty or model.assigned is not None:
        return model, ()
    try:
        game = game_of(record, position)
    except NotationError as error:
        return unreadable(model, error), ()
    return moved_on(offered(model, Kept(game, Match(0), PERSONS, Turn(), ())))


def unreadable(model: Model, error: NotationError) -> Model:
    """Return the model with the reason why an address cannot be read."""
    why = error.illegal or error.reason
    return model.with_notice(text("link.bad", column=error.column, why=f"why.{why}"))


def paste(model: Model, words: str) -> Update:
    """Take note of what is being pasted or typed."""
    sharing = replace(model.sharing or Sharing(), pasted=words, error=None)
    return replace(model, sharing=sharing), ()


def open_text(model: Model) -> Update:
    """Open what was pasted."""
    return open_words(model, (model.sharing or Sharing()).pasted)


def open_words(model: Model, words: str) -> Update:
    """Open a text, or tell why it is no game."""
    sharing, found = model.sharing or Sharing(), read(words)
    if isinstance(found, Text):
        return replace(model, sharing=replace(sharing, error=found)), ()
    done = replace(model, sharing=replace(sharing, pasted="", error=None))
    return moved_on(offered(done, found))


def is_under_way(model: Model) -> bool:
    """Whether the table holds something that would be lost."""
    match = model.shown_match
    is_played = bool(model.game.plies) and model.game.outcome is None
    is_match_open = bool(match.rounds) and match.target is not None
    return (
        is_played
        or (is_match_open and match.winner is None)
        or model.lesson is not None
    )


def _progress(model: Model, game: Game) -> Progress | None:
    """Return what a game is to the one on the table, if it is the same one."""
    now = model.game
    is_table = model.lesson is None and model.aside is None
    if not (is_table and now.plies and game.plies and now.origin == game.origin):
        return None
    shorter = min(len(now.plies), len(game.plies))
    if now.plies[:shorter] != game.plies[:shorter]:
        return None
    if len(now.plies) == len(game.plies):
        return "same"
    if len(now.plies) > len(game.plies):
        return "older"
    # Against the computer it is not somebody else who has gone on.
    return "newer" if model.mode is Mode.TWO else None


def _game_in(words: str) -> Game:
    if "#" in words:
        return game_of(*_of_fragment(words.rpartition("#")[2]))
    before, bar, after = words.partition("|")
    if bar:
        return game_of(after, before)
    return game_of(None, words) if "/" in words else game_of(words, None)


def _of_fragment(fragment: str) -> tuple[str | None, str | None]:
    return record_of(fragment, _decoded), position_of(fragment, _decoded)


def _decoded(part: str) -> str:
    """Undo percent signs: records and positions are all of plain characters."""
    return _PERCENT.sub(lambda found: chr(int(found[1], 16)), part)


def _table_of(save: Save) -> Kept:
    turn = Turn(staged=save.staged, chosen=save.chosen)
    # A file holds a game and no match; whatever else somebody wrote stays outside.
    match = Match(save.match.first_giver)
    return Kept(save.game, match, seated(save.players), turn, ())
