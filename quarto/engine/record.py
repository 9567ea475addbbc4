"""Whole games as text: rules, one step a gift, perhaps an ending.

A record is read by playing it, so no record can hold a game that the rules forbid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.engine.errors import IllegalPlyError, NoRecordError, NotationReason
from quarto.engine.game import Game
from quarto.engine.lines import ALL_LINES, LINE_LENGTH, Line, line_of, sorted_cells
from quarto.engine.notation import (
    format_cell,
    format_piece,
    format_rules,
    read_rules,
)
from quarto.engine.outcome import Termination
from quarto.engine.plies import (
    Abandon,
    AgreeDraw,
    Call,
    Give,
    Pass,
    Place,
    Ply,
    Resign,
    TimeOut,
)
from quarto.engine.position import Position, Verdict
from quarto.engine.scanner import Scanner

if TYPE_CHECKING:
    from quarto.engine.cells import Cell

ENDINGS: dict[str, Ply] = {
    "resigns": Resign(),
    "draw": AgreeDraw(),
    "time": TimeOut(),
    "abandoned": Abandon(),
}
_WORDS = {ply: word for word, ply in ENDINGS.items()}
_BY_ENDS = {(line.cells[0], line.cells[-1]): line for line in ALL_LINES}
RIGHT, REFUSED, NO_CALL, SET_UP = "!", "?", "-", "."


def format_line(line: Line) -> str:
    """Return a line by its two ends, a block by two corners.

    >>> [format_line(line) for line in ALL_LINES[8:11]]
    ['a1-d4', 'a4-d1', 'a1-b2']
    """
    return f"{format_cell(line.cells[0])}-{format_cell(line.cells[-1])}"


def format_game(game: Game) -> str:
    """Return a game as a record; NoRecordError if it began in a set-up position.

    >>> from quarto.engine.rules import CLASSIC
    >>> format_game(Game.start(CLASSIC).play(Give(0)).play(Place(0)))
    'cshf 0a1'
    """
    if game.origin != Position(game.rules):
        raise NoRecordError
    return format_plies(game)


def format_plies(game: Game) -> str:
    """Return rules and plies, from wherever the game began.

    A first step without a gift, after a set-up position, begins with a dot.
    """
    text = format_rules(game.rules)
    final = len(game.plies) - 1
    for number, ply in enumerate(game.plies):
        if number == 0 and isinstance(ply, Place | Call | Pass):
            text += f" {SET_UP}"
        match ply:
            case Give(piece):
                text += f" {format_piece(piece)}"
            case Place(cell):
                text += format_cell(cell)
            case Call(cells):
                is_right = number == final and _is_called(game)
                text += _format_call(cells, is_right=is_right)
            case Pass():
                text += NO_CALL
            case _:
                text += f" {_WORDS[ply]}"
    return text


def parse_game(text: str, origin: Position | None = None) -> Game:
    """Read a record; NotationError, with the column, if it is none.

    origin: the set-up position in which it began, if not on the empty board; its
    rules are those of the record.

    >>> parse_game("cshf 0a1 1b2 resigns").outcome.winner
    <Seat.SECOND: 'second'>
    """
    scanner = Scanner(text)
    rules = read_rules(scanner)
    if origin is not None and origin.rules != rules:
        scanner.fail(NotationReason.OTHER_RULES, 0)
    game = Game.start(rules) if origin is None else Game.from_position(origin)
    scanner.skip_blanks()
    if origin is not None and scanner.take(SET_UP):
        game = _read_parts(scanner, game)
        scanner.skip_blanks()
    while not scanner.is_at_end:
        word = scanner.word()
        if word in ENDINGS:
            game = _play(scanner, game, ENDINGS[word], scanner.at)
            scanner.at += len(word)
        else:
            game = _read_step(scanner, game)
        scanner.skip_blanks()
    return game


def _is_called(game: Game) -> bool:
    outcome = game.outcome
    return outcome is not None and outcome.termination is Termination.CALLED


def _format_call(cells: tuple[Cell, ...], *, is_right: bool) -> str:
    line = line_of(cells)
    if line is not None:
        return (RIGHT if is_right else REFUSED) + format_line(line)
    # Four cells that make no line have no ends: all four are named.
    return REFUSED + "".join(format_cell(cell) for cell in sorted_cells(cells))


def _read_step(scanner: Scanner, game: Game) -> Game:
    start = scanner.at
    game = _play(scanner, game, Give(scanner.piece(NotationReason.STEP)), start)
    return _read_parts(scanner, game)


def _read_parts(scanner: Scanner, game: Game) -> Game:
    """Read what was done with a gift."""
    while not scanner.is_at_blank:
        start = scanner.at
        if scanner.take(RIGHT):
            game = _read_call(scanner, game, start, is_right=True)
        elif scanner.take(REFUSED):
            game = _read_call(scanner, game, start, is_right=False)
        elif scanner.take(NO_CALL):
            game = _play(scanner, game, Pass(), start)
        else:
            cell = scanner.cell(NotationReason.STEP)
            game = _play(scanner, game, Place(cell), start)
    return game


def _read_call(scanner: Scanner, game: Game, start: int, *, is_right: bool) -> Game:
    cells = _read_called_cells(scanner)
    verdict = game.position.judge(cells)
    after = _play(scanner, game, Call(cells), start)
    if is_right and verdict is not Verdict.RIGHT:
        scanner.fail(NotationReason.CALL_IS_WRONG, start, verdict)
    if not is_right and verdict is Verdict.RIGHT:
        scanner.fail(NotationReason.CALL_IS_RIGHT, start)
    return after


def _read_called_cells(scanner: Scanner) -> tuple[Cell, ...]:
    start = scanner.at
    cells: tuple[Cell, ...] = (scanner.cell(NotationReason.LINE),)
    if scanner.take("-"):
        line = _BY_ENDS.get((cells[0], scanner.cell(NotationReason.LINE)))
        if line is None:
            scanner.fail(NotationReason.LINE, start)
        return line.cells
    while len(cells) < LINE_LENGTH:
        cells += (scanner.cell(NotationReason.LINE),)
    is_canonical = cells == sorted_cells(cells) and line_of(cells) is None
    if not is_canonical or len(set(cells)) < LINE_LENGTH:
        scanner.fail(NotationReason.LINE, start)
    return cells


def _play(scanner: Scanner, game: Game, ply: Ply, start: int) -> Game:
    try:
        return game.play(ply)
    except IllegalPlyError as error:
        scanner.fail(NotationReason.ILLEGAL, start, error.reason)
