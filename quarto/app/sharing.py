"""What is handed on: a game or a position as a link, a text, a file, a picture.

All of it is behind the `#` of the address or in files: nothing is sent to anybody.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from quarto.app.afterwards import GAME, POSITION, Sharing
from quarto.app.effects import Copy, Download, Draw, Send
from quarto.app.keeping import saved
from quarto.app.parts import Player, Turn
from quarto.app.speech import prompt
from quarto.engine.match import Match
from quarto.engine.notation import format_position
from quarto.engine.record import format_plies
from quarto.saves.schema import Save, format_save
from quarto.saves.tables import origin_of

if TYPE_CHECKING:
    from quarto.app.focus import Update
    from quarto.app.model import Model
    from quarto.app.parts import Kept
    from quarto.app.text import Text
    from quarto.engine.game import Game

FILE = "quarto"
PERSONS = (Player(), Player())


@dataclass(frozen=True, slots=True)
class ShareScene:
    """What is offered to be shared, while the dialog is open.

    words: the same as a text. to_act: what whoever opens it has to do; None at the end.
    """

    link: str
    words: str
    what: str
    can_send: bool
    to_act: Text | None
    error: Text | None


def share_scene(table: Model) -> ShareScene:
    """Return what is to be shown in the dialog."""
    sharing = table.sharing or Sharing()
    game = shared_game(table)
    is_over = game.outcome is not None or sharing.what == POSITION
    return ShareScene(
        link=link_of(table),
        words=words_of(table),
        what=sharing.what,
        can_send=sharing.can_send,
        to_act=None if is_over else _prompt_there(table, game),
        error=sharing.error,
    )


def shared_game(table: Model | Kept) -> Game:
    """Return the game to be shared: all of it, whatever moment of it is shown."""
    replay = table.replay
    if replay is not None and replay.branch is None:
        return replay.games[-1]
    return table.game


def fragment_of(game: Game) -> str:
    """Return a game as it stands behind an address.

    >>> from quarto.engine.record import parse_game
    >>> fragment_of(parse_game("cshf+squares 0a1 1"))
    '#g=cshf+squares_0a1_1'
    """
    record, origin = _packed(format_plies(game)), origin_of(game)
    if not origin:
        return f"#g={record}"
    return f"#p={_packed(origin)}&g={record}" if game.plies else f"#p={_packed(origin)}"


def link_of(table: Model) -> str:
    """Return the link of the game, or of the position that is shown."""
    sharing = table.sharing or Sharing()
    if sharing.what == POSITION:
        position = format_position(table.game.position)
        return f"{sharing.address}#p={_packed(position)}"
    return sharing.address + fragment_of(shared_game(table))


def words_of(table: Model) -> str:
    """Return the same as a line of text."""
    if table.sharing is not None and table.sharing.what == POSITION:
        return format_position(table.game.position)
    game = shared_game(table)
    origin = origin_of(game)
    return f"{origin} | {format_plies(game)}" if origin else format_plies(game)


def choose(model: Model, what: str) -> Update:
    """Share the whole game, or the position alone."""
    sharing = model.sharing or Sharing()
    is_known = what in {GAME, POSITION}
    what = what if is_known else sharing.what
    return replace(model, sharing=replace(sharing, what=what), heard=()), ()


def copy_link(table: Model) -> Update:
    """Copy the link."""
    return table, (Copy(link_of(table)),)


def send(table: Model) -> Update:
    """Hand the link to the device."""
    return table, (Send(link_of(table)),)


def save(table: Model, kind: str) -> Update:
    """Let somebody keep it as a file of a kind; an unknown kind is none."""
    name = f"{FILE}.{kind}"
    match kind:
        case "txt":
            return table, (Download(name, f"{words_of(table)}\n"),)
        case "json":
            return table, (Download(name, envelope(table)),)
        case "svg" | "png":
            return table, (Draw(name, table.game.position),)
        case _:
            return table, ()


def _prompt_there(table: Model, game: Game) -> Text:
    """Return what whoever opens the link is asked for: names do not go with it."""
    there = replace(table, game=game, match=Match(0), players=PERSONS, turn=Turn())
    return prompt(replace(there, replay=None, request=None))


def envelope(table: Model | Kept) -> str:
    """Return the game as it is stored, without the match around it."""
    match = replace(table.match, lot=table.match.first_giver, target=None, rounds=())
    return format_save(Save(0, shared_game(table), match, saved(table.players)))


def _packed(words: str) -> str:
    return words.replace(" ", "_")
