"""Every way in which a text can be wrong, and the column at which it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from quarto import (
    IllegalPlyError,
    NotationError,
    QuartoError,
    parse_game,
    parse_position,
)
from quarto.engine.errors import IllegalReason, NotationReason
from quarto.engine.notation import parse_cell, parse_piece, parse_rules
from quarto.engine.position import Verdict
from tests.support.words import give

if TYPE_CHECKING:
    from collections.abc import Callable

EMPTY_BOARD = "..../..../..../...."
LINE = "cshf 0a1 1b2 2c3 3d4"
DRAWN = "2c3 1b1 da1 3a3 aa2 6b4 0d4 cb3 7c1 ed3 4c2 ba4 9c4 5d2 8d1 fb2"

PIECES_AND_CELLS: list[tuple[Callable[[str], object], str, NotationReason, int]] = [
    (parse_piece, "", NotationReason.EMPTY, 1),
    (parse_piece, "g", NotationReason.PIECE, 1),
    (parse_piece, "-", NotationReason.PIECE, 1),
    (parse_piece, ".", NotationReason.PIECE, 1),
    (parse_piece, "00", NotationReason.TRAILING, 2),
    (parse_piece, "0 1", NotationReason.TRAILING, 3),
    (parse_cell, "  ", NotationReason.EMPTY, 3),
    (parse_cell, "a", NotationReason.CELL, 1),
    (parse_cell, "a 1", NotationReason.CELL, 1),
    (parse_cell, "e1", NotationReason.CELL, 1),
    (parse_cell, "1a", NotationReason.CELL, 1),
    (parse_cell, "a0", NotationReason.CELL, 2),
    (parse_cell, "a5", NotationReason.CELL, 2),
    (parse_cell, "a11", NotationReason.TRAILING, 3),
]
RULES: list[tuple[Callable[[str], object], str, NotationReason, int]] = [
    (parse_rules, "", NotationReason.EMPTY, 1),
    (parse_rules, "+auto", NotationReason.NO_TRAIT, 1),
    (parse_rules, " +auto", NotationReason.NO_TRAIT, 2),
    (parse_rules, "x", NotationReason.TRAITS, 1),
    (parse_rules, "cc", NotationReason.TRAITS, 2),
    (parse_rules, "sc", NotationReason.TRAITS, 2),
    (parse_rules, "cshfx", NotationReason.TRAITS, 5),
    (parse_rules, "cshf+", NotationReason.OPTION, 6),
    (parse_rules, "cshf++auto", NotationReason.OPTION, 6),
    (parse_rules, "cshf+blocks", NotationReason.OPTION, 6),
    (parse_rules, "cshf+autos", NotationReason.OPTION, 6),
    (parse_rules, "cshf+auto+", NotationReason.OPTION, 11),
    (parse_rules, "cshf+clock", NotationReason.OPTION, 6),
    (parse_rules, "cshf+clockwarn", NotationReason.OPTION, 6),
    (parse_rules, "cshf+clock060", NotationReason.OPTION, 6),
    (parse_rules, "cshf+clock-60", NotationReason.OPTION, 6),
    (parse_rules, "cshf+clock6.5", NotationReason.OPTION, 6),
    (parse_rules, "cshf+clock60warnwarn", NotationReason.OPTION, 6),
    (parse_rules, "cshf+clock0", NotationReason.OPTION, 6),
    (parse_rules, "cshf+auto+auto", NotationReason.OPTION_ORDER, 11),
    (parse_rules, "cshf+auto+squares", NotationReason.OPTION_ORDER, 11),
    (parse_rules, "cshf+clock60+auto", NotationReason.OPTION_ORDER, 14),
    (parse_rules, "cshf+clock60+clock60", NotationReason.OPTION_ORDER, 14),
    (parse_rules, "cshf+clock9", NotationReason.CLOCK_RANGE, 6),
    (parse_rules, "cshf+clock601", NotationReason.CLOCK_RANGE, 6),
    (parse_rules, "cshf+clock6000", NotationReason.CLOCK_RANGE, 6),
    (parse_rules, "cshf+clock" + "6" * 3000, NotationReason.CLOCK_RANGE, 6),
    (parse_rules, "cshf +auto", NotationReason.TRAILING, 6),
]
POSITIONS: list[tuple[Callable[[str], object], str, NotationReason, int]] = [
    (parse_position, "", NotationReason.EMPTY, 1),
    (parse_position, "....", NotationReason.ROWS, 5),
    (parse_position, "..../..../....", NotationReason.ROWS, 15),
    (parse_position, "..../..../..../", NotationReason.ROW_LENGTH, 16),
    (parse_position, f"{EMPTY_BOARD}/....", NotationReason.ROWS, 20),
    (parse_position, "...", NotationReason.ROW_LENGTH, 4),
    (parse_position, "...../..../..../...", NotationReason.ROW_LENGTH, 5),
    (parse_position, ".../..../..../....", NotationReason.ROW_LENGTH, 4),
    (parse_position, f"{EMPTY_BOARD}. - cshf", NotationReason.ROW_LENGTH, 20),
    (parse_position, "..../..../..../...g - cshf", NotationReason.PIECE, 19),
    (parse_position, "0.../..../..../...0 - cshf", NotationReason.PIECE_TWICE, 19),
    (parse_position, "0.../..../..../.... 0 cshf", NotationReason.PIECE_TWICE, 21),
    (parse_position, EMPTY_BOARD, NotationReason.MISSING, 20),
    (parse_position, f"{EMPTY_BOARD} -", NotationReason.MISSING, 22),
    (parse_position, f"{EMPTY_BOARD} x cshf", NotationReason.PIECE, 21),
    (parse_position, f"{EMPTY_BOARD} 01 cshf", NotationReason.TRAILING, 22),
    (parse_position, f"{EMPTY_BOARD} - +auto", NotationReason.NO_TRAIT, 23),
    (parse_position, f"{EMPTY_BOARD} - fc", NotationReason.TRAITS, 24),
    (parse_position, f"{EMPTY_BOARD} - cshf x", NotationReason.TRAILING, 28),
    (parse_position, f"{EMPTY_BOARD} - cshf @", NotationReason.CELL, 29),
    (parse_position, f"{EMPTY_BOARD} - cshf @e1", NotationReason.CELL, 29),
    (parse_position, f"{EMPTY_BOARD} - cshf @a1", NotationReason.LAST_EMPTY, 28),
    (parse_position, f"{EMPTY_BOARD} - cshf @a1x", NotationReason.TRAILING, 31),
    (
        parse_position,
        "0.../..../..../.... - cshf @a4 @a4",
        NotationReason.TRAILING,
        32,
    ),
    (
        parse_position,
        "0.../..../..../.... - cshf+auto @a4",
        NotationReason.LAST_MARK,
        33,
    ),
]


def parse_set_up(text: str) -> object:
    """Read a record that begins in a position with one piece."""
    return parse_game(text, parse_position("..../..../..../0... 1 cshf"))


RECORDS: list[tuple[Callable[[str], object], str, NotationReason, int]] = [
    (parse_game, "", NotationReason.EMPTY, 1),
    (parse_game, "0a1", NotationReason.TRAITS, 1),
    (parse_game, "cshf+clock5 0a1", NotationReason.CLOCK_RANGE, 6),
    (parse_game, "cshf x", NotationReason.STEP, 6),
    (parse_set_up, "cs 7", NotationReason.OTHER_RULES, 1),
    (parse_game, "cshf !a1-d4", NotationReason.STEP, 6),
    (parse_game, "cshf 0x", NotationReason.STEP, 7),
    (parse_game, "cshf 0a", NotationReason.STEP, 7),
    (parse_game, "cshf 0a1x", NotationReason.STEP, 9),
    (parse_game, "cshf drawn", NotationReason.STEP, 7),
    (parse_game, "cshf resign", NotationReason.STEP, 6),
    (parse_game, "cshf 0a1resigns", NotationReason.STEP, 9),
    (parse_game, "cshf 0!", NotationReason.LINE, 8),
    (parse_game, "cshf 0?a1", NotationReason.LINE, 10),
    (parse_game, "cshf 0?a1-", NotationReason.LINE, 11),
    (parse_game, "cshf 0?a1-c4", NotationReason.LINE, 8),
    (parse_game, "cshf 0?d4-a1", NotationReason.LINE, 8),
    (parse_game, "cshf 0?d1-a4", NotationReason.LINE, 8),
    (parse_game, "cshf 0?a2-b1", NotationReason.LINE, 8),
    (parse_game, "cshf 0?a1b2c3", NotationReason.LINE, 14),
    (parse_game, "cshf 0?a1b2c3d4", NotationReason.LINE, 8),
    (parse_game, "cshf 0?a1a1b2c4", NotationReason.LINE, 8),
    (parse_game, "cshf 0?a1b2c4b3", NotationReason.LINE, 8),
    (parse_game, "cshf 0!a1-d4", NotationReason.CALL_IS_WRONG, 7),
    (parse_game, f"{LINE}?a1-d4", NotationReason.CALL_IS_RIGHT, 21),
    (parse_game, "cshf 0a1 0", NotationReason.ILLEGAL, 10),
    (parse_game, "cshf " + " " * 4000, NotationReason.TOO_LONG, 4001),
]
CASES = PIECES_AND_CELLS + RULES + POSITIONS + RECORDS
ILLEGAL: list[tuple[str, int, IllegalReason]] = [
    ("cshf resigns 0", 14, IllegalReason.GAME_OVER),
    ("cshf draw draw", 11, IllegalReason.GAME_OVER),
    (f"cshf {DRAWN}---", 71, IllegalReason.GAME_OVER),
    (f"{LINE}!a1-d4!a1-d4", 27, IllegalReason.GAME_OVER),
    ("cshf 0a1 0", 10, IllegalReason.PIECE_GONE),
    ("cshf 0 1", 8, IllegalReason.ALREADY_GIVEN),
    ("cshf 0a1b1", 9, IllegalReason.NOTHING_IN_HAND),
    ("cshf 0a1 1a1", 11, IllegalReason.CELL_TAKEN),
    (f"{LINE}?a1-a4?a1-a4", 27, IllegalReason.ALREADY_CALLED),
    ("cshf+auto 0?a1-d4", 12, IllegalReason.PROGRAM_CALLS),
    ("cshf+auto 0a1-", 14, IllegalReason.PROGRAM_CALLS),
    ("cshf 0a1-", 9, IllegalReason.NOT_THE_LAST),
    ("cshf time", 6, IllegalReason.NO_CLOCK),
]


@pytest.mark.parametrize(("reader", "text", "reason", "column"), CASES)
def test_faulty_text_is_refused(
    reader: Callable[[str], object], text: str, reason: NotationReason, column: int
) -> None:
    """A text that cannot be read raises its reason at the column where it shows."""
    with pytest.raises(NotationError) as caught:
        reader(text)
    error = caught.value
    assert (error.text, error.reason, error.column) == (text, reason, column)


def test_every_reason_is_reached() -> None:
    """The cases above leave no reason out."""
    assert {reason for _, _, reason, _ in CASES} == set(NotationReason)


@pytest.mark.parametrize(("record", "column", "reason"), ILLEGAL)
def test_illegal_record_tells_why(
    record: str, column: int, reason: IllegalReason
) -> None:
    """A record of plies that the rules forbid has the engine's own reason."""
    with pytest.raises(NotationError) as caught:
        parse_game(record)
    error = caught.value
    assert (error.reason, error.column, error.illegal) == (
        NotationReason.ILLEGAL,
        column,
        reason,
    )


@pytest.mark.parametrize(
    ("record", "column", "verdict"),
    [
        ("cshf 0a1!a1b2c3c4", 9, Verdict.NO_LINE),
        ("cshf 0a1 1b2!a1-b2", 13, Verdict.NO_LINE),
        ("cshf 0a1!a1-d4", 9, Verdict.INCOMPLETE),
        ("cshf 0a1 1b2 2c3 fd4!a1-d4", 21, Verdict.NOTHING_SHARED),
        (f"{LINE} 8a2!a1-d4", 25, Verdict.LAPSED),
    ],
)
def test_call_that_is_not_right_tells_why(
    record: str, column: int, verdict: Verdict
) -> None:
    """A record that claims a wrong call to be right is told what the call is worth."""
    with pytest.raises(NotationError) as caught:
        parse_game(record)
    error = caught.value
    assert (error.reason, error.column, error.illegal) == (
        NotationReason.CALL_IS_WRONG,
        column,
        verdict,
    )


def test_errors_have_a_common_base() -> None:
    """Whatever this package refuses is a QuartoError; bad text is a ValueError too."""
    assert issubclass(IllegalPlyError, QuartoError)
    assert issubclass(NotationError, QuartoError)
    assert issubclass(NotationError, ValueError)


def test_illegal_ply_error_names_ply_and_reason() -> None:
    """The text of an error is for programmers: what was tried, and why not."""
    ply = give("0")
    error = IllegalPlyError(ply, IllegalReason.PIECE_GONE)
    assert str(error) == "Give(piece=0): piece_gone"


def test_detail_is_part_of_the_text() -> None:
    """The engine's own reason stands behind that of the reader."""
    with pytest.raises(NotationError, match=r"^column 10: illegal \(piece_gone\)$"):
        parse_game("cshf 0a1 0")
