"""The computer's levels: what each does with its turn.

A level sees what a person at the table sees, and chance is an argument: the same game
and the same `random.Random` state give the same plies.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from quarto.ai.threats import safe_gifts, winning_cells
from quarto.engine.game import Game, Phase
from quarto.engine.plies import Call, Give, Pass, Place, Ply

if TYPE_CHECKING:
    from random import Random

    from quarto.engine.cells import Cell
    from quarto.engine.pieces import Piece


class Level(StrEnum):
    """Who plays.

    BEGINNER places and gives at random, but takes a win that it sees.
    PLAYER besides never gives a piece that wins at once, if it has another.
    """

    BEGINNER = "beginner"
    PLAYER = "player"


def choose(game: Game, level: Level, rng: Random) -> tuple[Ply, ...]:
    """Return what a level does, from now until its turn has passed.

    game: one that is not over; the level acts for the seat to act.
    """
    position = game.position
    if game.can_call and position.last is not None:
        lines = position.winning_through(position.last)
        if lines:
            return (Call(lines[0].cells),)
    match game.phase:
        case Phase.GIVE:
            return (Give(_gift(game, level, rng)),)
        case Phase.PLACE:
            return _turn(game, level, rng)
        case _:
            return (Pass(),)


def _turn(game: Game, level: Level, rng: Random) -> tuple[Ply, ...]:
    """Return a placement and what follows it: a call, a gift or a pass."""
    wins = winning_cells(game.position)
    cell = rng.choice(wins) if wins else _cell(game, level, rng)
    after = game.play(Place(cell))
    if after.outcome is not None:
        return (Place(cell),)
    return (Place(cell), *choose(after, level, rng))


def _cell(game: Game, level: Level, rng: Random) -> Cell:
    cells = game.position.empty_cells
    if level is Level.PLAYER:
        quiet = [cell for cell in cells if safe_gifts(game.position.after(Place(cell)))]
        cells = tuple(quiet) or cells
    return rng.choice(cells)


def _gift(game: Game, level: Level, rng: Random) -> Piece:
    pieces = game.position.reserve
    if level is Level.PLAYER:
        pieces = safe_gifts(game.position) or pieces
    return rng.choice(pieces)
