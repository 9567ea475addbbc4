"""A table in somebody else's page: what it tells that page, and what it may be asked.

Told is what a comparison of before and after shows, in the notation of
`docs/notation.md`; seats are told, names never. Asked for are three things, with texts
that the engine's parsers read. A table that nobody assigned tells nothing and obeys
nobody: it is the visitor's own.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.app import table
from quarto.app.actions import Order
from quarto.app.effects import Effect, Tell
from quarto.app.messages import Ordered
from quarto.app.parts import Mode
from quarto.app.settings import member
from quarto.engine.errors import NoRecordError, NotationError
from quarto.engine.game import Game
from quarto.engine.lines import line_of, sorted_cells
from quarto.engine.match import Match
from quarto.engine.notation import (
    format_cell,
    format_piece,
    format_position,
    parse_position,
)
from quarto.engine.outcome import SECOND
from quarto.engine.plies import Call, Give, Pass, Place
from quarto.engine.record import format_game, format_line, parse_game
from quarto.saves.fields import data_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from quarto.app.focus import Update
    from quarto.app.model import Model
    from quarto.app.parts import Assigned
    from quarto.engine.outcome import Outcome, Seat
    from quarto.engine.plies import Ply

SOURCE, VERSION = "quarto", 1


def told(before: Model, after: Model) -> tuple[Effect, ...]:
    """Return what the page around the table is told of a change."""
    old, new = _game_on(before), _game_on(after)
    if after.assigned is None or new is old:
        return ()
    if after.laid != before.laid:
        return (ready(after),)
    if len(new.plies) < len(old.plies):
        return (_move("undo", old.to_act, None, new),)
    return tuple(_steps(old, new))


def ready(model: Model) -> Tell:
    """Return the news that another table has been laid."""
    game = _game_on(model)
    seat = None if game.to_act is None else game.to_act.value
    about = {"mode": model.mode.value, "level": model.level, "seat": seat}
    return Tell("ready", about | _state(game))


def fault(error: NotationError) -> Tell:
    """Return the news that a text could not be read."""
    why = error.illegal or error.reason
    return Tell("error", {"reason": why.value, "column": error.column})


def bad_options(faults: tuple[str, ...]) -> tuple[Tell, ...]:
    """Return the news that options of the address mean nothing, by their names."""
    names = [option.partition("=")[0] for option in faults]
    return tuple(Tell("error", {"reason": "option", "option": name}) for name in names)


def obey(model: Model, message: Ordered) -> Update:
    """Lay the table that the page around it asks for."""
    assigned = model.assigned
    if assigned is None:
        return model, ()
    try:
        game, match = _wanted(model, assigned, message)
    except NotationError as error:
        return model, (fault(error),)
    after = table.laid(replace(model, lesson=None, dialog=None, draft=None), game)
    # The keyboard stays where it is: in the page that asked.
    return replace(after, match=match), ()


def message_of(text: str) -> Ordered | None:
    """Read a message from the page around: JSON text; None where it is none of ours.

    >>> message_of('{"source": "quarto", "v": 1, "type": "reset"}')
    Ordered(order=<Order.RESET: 'reset'>, text='')
    """
    try:
        data = data_of(text)
    except ValueError:
        return None
    if not isinstance(data, dict) or data.get("source") != SOURCE:
        return None
    order, words = member(Order, data.get("type")), data.get("text", "")
    if order is None or data.get("v") != VERSION or not isinstance(words, str):
        return None
    return Ordered(order, words)


def message_text(tell: Tell) -> str:
    """Return the JSON text of a message to the page around."""
    head = {"source": SOURCE, "v": VERSION, "type": tell.kind}
    return json.dumps(head | dict(tell.detail))


def match_for(game: Game, mode: Mode, target: int | None = None) -> Match:
    """Return the match in which the visitor goes on with a game; alone, he acts first.

    target: rounds to win, or None.

    >>> match_for(parse_game("cshf 0"), Mode.SOLO)
    Match(lot=1, target=None, rounds=())
    """
    return Match(1 if mode is Mode.SOLO and game.to_act is SECOND else 0, target)


def _wanted(model: Model, assigned: Assigned, message: Ordered) -> tuple[Game, Match]:
    match message.order:
        case Order.RESET:
            return assigned.game, assigned.match
        case Order.POSITION:
            game = Game.from_position(parse_position(message.text))
        case Order.RECORD:
            game = parse_game(message.text)
    return game, match_for(game, model.mode, assigned.match.target)


def _game_on(model: Model) -> Game:
    """Return the game on the table, not what is played beside it."""
    if model.aside is not None:
        return model.aside.game
    return model.game if model.lesson is None else model.lesson.kept.game


def _steps(old: Game, new: Game) -> Iterator[Tell]:
    game = old
    for ply in new.plies[len(old.plies) :]:
        seat, game = game.to_act, game.play(ply)
        match ply:
            case Give() | Place() | Pass():
                yield _move(type(ply).__name__.lower(), seat, ply, game)
            case Call():
                yield _call(seat, ply, game)
            case _:
                # The endings are told below.
                pass
    if new.outcome is not None and old.outcome is None:
        yield _end(new.outcome, new)


def _move(kind: str, seat: Seat | None, ply: Ply | None, after: Game) -> Tell:
    piece = format_piece(ply.piece) if isinstance(ply, Give) else None
    cell = format_cell(ply.cell) if isinstance(ply, Place) else None
    if isinstance(ply, Place):
        laid = after.position.piece_at(ply.cell)
        piece = None if laid is None else format_piece(laid)
    about = {"ply": kind, "seat": _name(seat), "piece": piece, "cell": cell}
    return Tell("move", about | _state(after))


def _call(seat: Seat | None, call: Call, after: Game) -> Tell:
    line = line_of(call.cells)
    about = {
        "seat": _name(seat),
        "right": after.outcome is not None and after.outcome.winner is seat,
        "cells": [format_cell(cell) for cell in sorted_cells(call.cells)],
        "line": None if line is None else format_line(line),
    }
    return Tell("call", about | _state(after))


def _end(outcome: Outcome, game: Game) -> Tell:
    about = {
        "winner": _name(outcome.winner),
        "termination": outcome.termination.value,
        "line": None if outcome.line is None else format_line(outcome.line),
    }
    return Tell("end", about | _state(game))


def _state(game: Game) -> dict[str, object]:
    try:
        record = format_game(game)
    except NoRecordError:
        record = None
    return {"position": format_position(game.position), "record": record}


def _name(seat: Seat | None) -> str | None:
    return None if seat is None else seat.value
