"""The problems that are found quickly enough to be made in the page.

Boards are drawn by chance until one is what is asked for. What is to be found is put
there first, where waiting for it would take long.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from quarto.ai.threats import safe_gifts, winning_cells
from quarto.app.problems import EASY, HARD, MEDIUM, Answer, Kind, Problem
from quarto.app.problems.chance import Chance
from quarto.app.problems.forced import wins
from quarto.app.problems.looks import level_of, looks_of
from quarto.engine.cells import CELLS
from quarto.engine.lines import LINE_LENGTH
from quarto.engine.pieces import PIECES, Trait, value_of
from quarto.engine.plies import Give
from quarto.engine.position import SPREAD, Position

if TYPE_CHECKING:
    from quarto.engine.cells import Cell
    from quarto.engine.lines import Line
    from quarto.engine.pieces import Piece
    from quarto.engine.rules import Rules

    Laid = dict[Cell, Piece]

CELL, LINE, NONE, LAPSED = "cell", "line", "none", "lapsed"
# What there is to be found in a QUARTO, some more often than others.
TRUTHS = {
    EASY: (CELL, CELL, CELL, LINE, NONE, NONE),
    MEDIUM: (CELL, CELL, CELL, LINE, LINE, NONE, NONE, LAPSED),
    HARD: (CELL, CELL, CELL, LINE, LINE, NONE, NONE, LAPSED),
}
PLACED = {EASY: (6, 7, 8), MEDIUM: (8, 9, 10), HARD: (10, 11, 12)}
# With fewer pieces the proof would take long.
GIFT_PLACED = (10, 11)
_EVERY_VALUE = 0xFF
# By piece, a bit for each of its values.
VALUES = tuple(
    sum(1 << 2 * trait + value_of(piece, trait) for trait in Trait) for piece in PIECES
)


def quarto(key: str, level: int, rules: Rules) -> Problem:
    """Return a QUARTO to be found, or a board that has none."""
    truth = Chance(key).one_of(TRUTHS[level])
    for number in count():
        chance = Chance(f"{key} {number}")
        position = _with_hand(chance, truth, chance.one_of(PLACED[level]), rules)
        if position is None:
            continue
        looks = looks_of(Kind.QUARTO, position)
        answer = _answer_in(position, truth)
        if answer is not None and level_of(Kind.QUARTO, looks) == level:
            return Problem(Kind.QUARTO, position, answer, looks, level)
    raise AssertionError(key)


def gift(key: str, level: int, rules: Rules) -> Problem:
    """Return a GIFT where all pieces but one complete a line at once."""
    chance = Chance(key)
    while True:
        laid = some_laid(chance, chance.one_of(GIFT_PLACED))
        values = waiting(laid, rules)
        if values is None:
            continue
        left = (piece for piece in PIECES if piece not in laid.values())
        safe = [piece for piece in left if not VALUES[piece] & values]
        if len(safe) != 1:
            continue
        position = position_with(laid, rules)
        looks = looks_of(Kind.GIFT, position)
        is_fit = level_of(Kind.GIFT, looks) == level
        if is_fit and not wins(position.after(Give(safe[0]))):
            return Problem(Kind.GIFT, position, Answer(gift=safe[0]), looks, level)


def some_laid(chance: Chance, placed: int) -> Laid:
    """Return so many pieces on so many cells."""
    cells, pieces = chance.some_of(CELLS, placed), chance.some_of(PIECES, placed)
    return dict(zip(cells, pieces, strict=True))


def waiting(laid: Laid, rules: Rules) -> int | None:
    """Return the values that lines lacking one piece wait for, as bits.

    None where a full line shares a value already. Most boards drawn are thrown away, so
    this is quick: it tells the same as `quarto.ai.threats`.
    """
    found = 0
    for line in rules.lines:
        on_line = [laid[cell] for cell in line.cells if cell in laid]
        if len(on_line) < LINE_LENGTH - 1:
            continue
        shared = _EVERY_VALUE
        for piece in on_line:
            shared &= VALUES[piece]
        if shared and len(on_line) == LINE_LENGTH:
            return None
        found |= shared
    return found


def position_with(laid: Laid, rules: Rules) -> Position:
    """Return the position with these pieces, nothing in hand and nothing to call."""
    planes = 0
    for cell, piece in laid.items():
        planes |= SPREAD[piece] << cell
    return Position(rules, planes)


def shared_lines(position: Position) -> tuple[Line, ...]:
    """Return the full lines that share a value, lapsed or not."""
    return tuple(line for line in position.rules.lines if position.shared(line))


def _with_hand(
    chance: Chance, truth: str, placed: int, rules: Rules
) -> Position | None:
    """Return a board that may hold this truth, with a hand and a last placement."""
    cells, pieces = chance.shuffled(CELLS), chance.shuffled(PIECES)
    laid: Laid = {}
    if truth is not NONE:
        line = chance.one_of(rules.lines)
        trait = chance.one_of(rules.traits)
        first = pieces[0]
        alike = [p for p in pieces if value_of(p, trait) == value_of(first, trait)]
        on_line = chance.shuffled(line.cells)
        if truth is CELL:
            on_line.pop()
        laid = dict(zip(on_line, alike[1:], strict=False))
        cells = [cell for cell in cells if cell not in line.cells]
        pieces = [first, *(p for p in pieces[1:] if p not in laid.values())]
    hand, others = pieces[0], pieces[1:]
    more = dict(zip(cells[: placed - len(laid)], others, strict=False))
    last = chance.one_of(list(more if truth in {LAPSED, NONE} else laid | more))
    if truth is LINE:
        last = chance.one_of(list(laid))
    position = position_with(laid | more, rules)
    if truth is not CELL:
        quiet = safe_gifts(position)
        if not quiet:
            return None
        hand = chance.one_of(quiet)
    return Position(rules, position.planes, hand, last)


def _answer_in(position: Position, truth: str) -> Answer | None:
    """Return the only answer if the board is what it was meant to be, else None."""
    lines, cells = shared_lines(position), winning_cells(position)
    match truth, lines, cells:
        case "cell", (), (cell,):
            return Answer(cell)
        case "line", (line,), () if position.last in line.cells:
            return Answer(cells=line.cells)
        case "none", (), ():
            return Answer()
        case "lapsed", (line,), () if position.last not in line.cells:
            return Answer()
        case _:
            return None
