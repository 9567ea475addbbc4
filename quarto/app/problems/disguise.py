"""The same problem in other clothes: the board turned, the traits renamed.

What is worth what stays as it is: `quarto.ai.symmetry` says why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.ai.symmetry import symmetries
from quarto.app.problems import Answer, Problem
from quarto.engine.cells import CELLS, Cell
from quarto.engine.pieces import PIECES, Piece, Trait
from quarto.engine.position import SPREAD, Position

if TYPE_CHECKING:
    from quarto.ai.symmetry import Symmetry
    from quarto.app.problems.chance import Chance


def disguised(problem: Problem, chance: Chance) -> Problem:
    """Return the problem as chance turns and renames it.

    All four traits count in it; a line that may be called goes with its cells.
    """
    rules = problem.position.rules
    turn = chance.one_of(symmetries(blocks=rules.blocks))
    bits = [trait.bit for trait in chance.shuffled(Trait)]
    flipped = chance.below(len(PIECES))
    pieces = tuple(Piece(_renamed(piece, bits) ^ flipped) for piece in PIECES)
    position, answer = problem.position, problem.answer
    cells = _places_of(turn)
    planes = 0
    for cell in CELLS:
        piece = position.piece_at(cell)
        planes |= 0 if piece is None else SPREAD[pieces[piece]] << cells[cell]
    return Problem(
        problem.kind,
        Position(
            rules,
            planes,
            None if position.hand is None else pieces[position.hand],
            None if position.last is None else cells[position.last],
        ),
        Answer(
            None if answer.cell is None else cells[answer.cell],
            None if answer.gift is None else pieces[answer.gift],
            tuple(cells[cell] for cell in answer.cells),
        ),
        problem.looks,
        problem.level,
    )


def _renamed(piece: Piece, bits: list[int]) -> int:
    return sum(bit for trait, bit in zip(Trait, bits, strict=True) if piece & trait.bit)


def _places_of(turn: Symmetry) -> dict[Cell, Cell]:
    """Return where each cell goes; a symmetry says where each comes from."""
    return {old: CELLS[new] for new, old in enumerate(turn)}
