"""Quarto, the board game: engine, opponents, and the page that runs them.

The names below are the public ones; everything else may move.

>>> game = parse_game("cshf 0a1 1b2")
>>> format_position(game.position)
'..../..../.1../0... - cshf @b2'
"""

from quarto.engine.errors import IllegalPlyError, NotationError, QuartoError, RulesError
from quarto.engine.game import Game
from quarto.engine.notation import format_position, parse_position
from quarto.engine.outcome import FIRST, SECOND, Outcome, Seat, Termination
from quarto.engine.pieces import Trait
from quarto.engine.plies import (
    Abandon,
    AgreeDraw,
    Call,
    Give,
    Pass,
    Place,
    Resign,
    TimeOut,
)
from quarto.engine.position import Position
from quarto.engine.record import format_game, parse_game
from quarto.engine.rules import Clock, Rules

__version__ = "0.1.0"
__all__ = [
    "FIRST",
    "SECOND",
    "Abandon",
    "AgreeDraw",
    "Call",
    "Clock",
    "Game",
    "Give",
    "IllegalPlyError",
    "NotationError",
    "Outcome",
    "Pass",
    "Place",
    "Position",
    "QuartoError",
    "Resign",
    "Rules",
    "RulesError",
    "Seat",
    "Termination",
    "TimeOut",
    "Trait",
    "format_game",
    "format_position",
    "parse_game",
    "parse_position",
]
