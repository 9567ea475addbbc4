"""The sentences of a page on paper, with the engine's facts in their gaps."""

from __future__ import annotations

from itertools import count, takewhile
from typing import TYPE_CHECKING

from quarto.engine.cells import SIDE
from quarto.engine.lines import ALL_LINES, BLOCKS, STRAIGHT_LINES
from quarto.engine.notation import format_cell
from quarto.engine.pieces import PIECES, Trait
from quarto.engine.rules import LONGEST_TURN, SHORTEST_TURN
from quarto.views.paper.moments import BLOCK, GAP, LAPSED, WON
from quarto.views.strings import Strings

if TYPE_CHECKING:
    from collections.abc import Mapping

    from quarto.engine.cells import Cell
    from quarto.engine.pieces import Piece
    from quarto.views.paper.moments import Moment

MINUTE = 60


class Words:
    """What a page says in one language, and what the game itself says in it."""

    def __init__(
        self, language: str, own: Mapping[str, str], game: Mapping[str, str]
    ) -> None:
        """Fill the gaps of the page's own sentences."""
        self.language = language
        self.game = Strings(game)
        facts = facts_in(self.game)
        self._own = {key: text.format_map(facts) for key, text in own.items()}

    def __getitem__(self, key: str) -> str:
        """Return a sentence of the page."""
        return self._own[key]

    def numbered(self, name: str, mark: str = ".") -> tuple[str, ...]:
        """Return the keys name.1, name.2 … as far as there are any."""
        keys = (f"{name}{mark}{number}" for number in count(1))
        return tuple(takewhile(self._own.__contains__, keys))

    def piece(self, piece: Piece) -> str:
        """Return a piece's four values."""
        return self.game.piece(piece, ", ")


def facts_in(game: Strings) -> dict[str, str]:
    """Return what fills the gaps: the engine's numbers, cells and lines of pictures."""
    return {
        "side": str(SIDE),
        "pieces": str(len(PIECES)),
        "lines": str(len(STRAIGHT_LINES)),
        "blocks": str(len(BLOCKS)),
        "all": str(len(ALL_LINES)),
        # Some of the traits, but not all and not none.
        "subsets": str(2 ** len(Trait) - 2),
        "questions": str(len(Trait)),
        "shortest": str(SHORTEST_TURN),
        "longest": str(LONGEST_TURN // MINUTE),
        "won_last": _cell(WON.ringed),
        "won_shared": _shared(WON, game),
        "lapsed_last": _cell(LAPSED.ringed),
        "lapsed_shared": _shared(LAPSED, game),
        "block_cells": ", ".join(map(_cell, BLOCK.line.cells)),
        "block_shared": _shared(BLOCK, game),
        "no_call": game["action.pass"],
        "projector": game["settings.projects"],
        "erase": game["action.erase"],
        "beginner": game["new.beginner"],
        "gap": _cell(GAP.ringed),
    }


def _cell(cell: Cell) -> str:
    return format_cell(cell).upper()


def _shared(moment: Moment, game: Strings) -> str:
    values = moment.position.shared(moment.line)
    return ", ".join(game[f"shared.{trait:d}.{value}"] for trait, value in values)
