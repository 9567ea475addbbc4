"""Rules, positions, pieces and cells as text: one canonical form each.

`parse_x(format_x(value)) == value`. Reading ignores letter case and extra blanks,
writing is strict. `docs/notation.md` has the grammar.
"""

from __future__ import annotations

from quarto.engine.cells import CELLS, SIDE, Cell, cell_at, column_of, row_of
from quarto.engine.errors import NotationReason, RulesError
from quarto.engine.pieces import Piece, Trait
from quarto.engine.position import SPREAD, Position
from quarto.engine.rules import Clock, Rules
from quarto.engine.scanner import COLUMNS, HEX, ROWS, Scanner

TRAIT_LETTERS = "cshf"
# In the order in which they are written; the clock comes last and has a number.
OPTIONS = (("squares", "blocks"), ("auto", "auto"), ("strict", "strict"))
CLOCK = "clock"
WARN = "warn"
DIGITS = "0123456789"


def format_piece(piece: Piece) -> str:
    """Return a piece's hex digit."""
    return HEX[piece]


def format_cell(cell: Cell) -> str:
    """Return a cell's name.

    >>> format_cell(Cell(10))
    'c3'
    """
    return COLUMNS[column_of(cell)] + ROWS[row_of(cell)]


def parse_piece(text: str) -> Piece:
    """Read a piece; NotationError if it is none."""
    scanner = Scanner(text)
    piece = scanner.piece()
    scanner.finish()
    return piece


def parse_cell(text: str) -> Cell:
    """Read a cell; NotationError if it is none."""
    scanner = Scanner(text)
    cell = scanner.cell()
    scanner.finish()
    return cell


def format_rules(rules: Rules) -> str:
    """Return rules as text.

    >>> format_rules(Rules(blocks=True, clock=Clock(60, warns_only=True)))
    'cshf+squares+clock60warn'
    """
    words = ["".join(TRAIT_LETTERS[trait] for trait in rules.traits)]
    words += [word for word, field in OPTIONS if getattr(rules, field)]
    if rules.clock is not None:
        words.append(
            f"{CLOCK}{rules.clock.seconds}{WARN if rules.clock.warns_only else ''}"
        )
    return "+".join(words)


def parse_rules(text: str) -> Rules:
    """Read rules; NotationError if they are none."""
    scanner = Scanner(text)
    rules = read_rules(scanner)
    scanner.finish()
    return rules


def read_rules(scanner: Scanner) -> Rules:
    """Read rules up to the next blank."""
    traits = _read_traits(scanner)
    flags: dict[str, bool] = {}
    clock = None
    due = 0
    words = [word for word, _ in OPTIONS]
    while scanner.take("+"):
        word = scanner.word(stops="+")
        if word not in words:
            clock = _clock_of(scanner, word, clock)
        elif clock is not None or word in words[:due]:
            scanner.fail(NotationReason.OPTION_ORDER)
        else:
            due = words.index(word) + 1
            flags[OPTIONS[due - 1][1]] = True
        scanner.at += len(word)
    return Rules(traits=traits, clock=clock, **flags)


def format_position(position: Position) -> str:
    """Return a position as text.

    >>> format_position(Position(Rules()))
    '..../..../..../.... - cshf'
    """
    hand = "-" if position.hand is None else format_piece(position.hand)
    text = f"{format_board(position)} {hand} {format_rules(position.rules)}"
    if position.last is None:
        return text
    return f"{text} @{format_cell(position.last)}"


def format_board(position: Position) -> str:
    """Return the four rows of a board, row 4 first."""
    pieces = [position.piece_at(cell) for cell in CELLS]
    texts = ["." if piece is None else format_piece(piece) for piece in pieces]
    rows = ["".join(texts[start : start + SIDE]) for start in range(0, 16, SIDE)]
    return "/".join(reversed(rows))


def parse_position(text: str) -> Position:
    """Read a position; NotationError, with the column, if it is none.

    >>> parse_position(".0../..../.e../8.f. a cshf").placed
    4
    """
    scanner = Scanner(text)
    seen: set[Piece] = set()
    planes = _read_board(scanner, seen)
    scanner.next_token()
    hand = None if scanner.take("-") else _read_new_piece(scanner, seen)
    _end_token(scanner)
    scanner.next_token()
    rules = read_rules(scanner)
    position = Position(rules, planes, hand, _read_last(scanner, planes, rules))
    scanner.finish()
    return position


def _read_traits(scanner: Scanner) -> tuple[Trait, ...]:
    letters = scanner.word(stops="+")
    if not letters:
        scanner.fail(NotationReason.NO_TRAIT)
    due = 0
    traits = []
    for letter in letters:
        place = TRAIT_LETTERS.find(letter, due)
        if place < 0:
            scanner.fail(NotationReason.TRAITS)
        traits.append(Trait(place))
        due = place + 1
        scanner.at += 1
    return tuple(traits)


def _clock_of(scanner: Scanner, word: str, before: Clock | None) -> Clock:
    number = word.removeprefix(CLOCK).removesuffix(WARN)
    is_number = number and not number.strip(DIGITS) and number[0] != "0"
    if not word.startswith(CLOCK) or not is_number:
        scanner.fail(NotationReason.OPTION)
    if before is not None:
        scanner.fail(NotationReason.OPTION_ORDER)
    try:
        # A number of many digits is out of range; do not even convert it.
        return Clock(int(number[:4]), word.endswith(WARN))
    except RulesError:
        scanner.fail(NotationReason.CLOCK_RANGE)


def _read_board(scanner: Scanner, seen: set[Piece]) -> int:
    planes = 0
    for row in reversed(range(SIDE)):
        for column in range(SIDE):
            if scanner.is_at_blank or scanner.peek() == "/":
                scanner.fail(NotationReason.ROW_LENGTH)
            if not scanner.take("."):
                piece = _read_new_piece(scanner, seen)
                planes |= SPREAD[piece] << cell_at(column, row)
        if row and scanner.is_at_blank:
            scanner.fail(NotationReason.ROWS)
        if row and not scanner.take("/"):
            scanner.fail(NotationReason.ROW_LENGTH)
    if scanner.peek() == "/":
        scanner.fail(NotationReason.ROWS)
    if not scanner.is_at_blank:
        scanner.fail(NotationReason.ROW_LENGTH)
    return planes


def _read_new_piece(scanner: Scanner, seen: set[Piece]) -> Piece:
    start = scanner.at
    piece = scanner.piece()
    if piece in seen:
        scanner.fail(NotationReason.PIECE_TWICE, start)
    seen.add(piece)
    return piece


def _end_token(scanner: Scanner) -> None:
    if not scanner.is_at_blank:
        scanner.fail(NotationReason.TRAILING)


def _read_last(scanner: Scanner, planes: int, rules: Rules) -> Cell | None:
    scanner.skip_blanks()
    if scanner.is_at_end:
        return None
    start = scanner.at
    if not scanner.take("@"):
        scanner.fail(NotationReason.TRAILING)
    cell = scanner.cell()
    _end_token(scanner)
    if rules.auto:
        scanner.fail(NotationReason.LAST_MARK, start)
    if not Position(rules, planes).occupied >> cell & 1:
        scanner.fail(NotationReason.LAST_EMPTY, start)
    return cell
