"""Facts about pieces, cells, rules and positions as text."""

from __future__ import annotations

import pytest

from quarto import (
    Clock,
    NotationError,
    Position,
    Rules,
    Trait,
    format_position,
    parse_position,
)
from quarto.engine.cells import CELLS
from quarto.engine.errors import NotationReason
from quarto.engine.notation import (
    format_board,
    format_cell,
    format_piece,
    format_rules,
    parse_cell,
    parse_piece,
    parse_rules,
)
from quarto.engine.pieces import PIECES
from tests.support.words import CLOCKS, EVERY_RULES


def test_pieces_are_hex_digits() -> None:
    """The 16 pieces are written 0 to f and read back."""
    texts = [format_piece(piece) for piece in PIECES]
    assert "".join(texts) == "0123456789abcdef"
    assert tuple(map(parse_piece, texts)) == PIECES


def test_cells_are_column_and_row() -> None:
    """The 16 cells are written a1 to d4 and read back."""
    assert tuple(parse_cell(format_cell(cell)) for cell in CELLS) == CELLS


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("cshf", Rules()),
        ("h", Rules(traits=(Trait.HEIGHT,))),
        ("cf+auto", Rules(traits=(Trait.COLOR, Trait.FILL), auto=True)),
        (
            "cs+squares+strict",
            Rules(traits=(Trait.COLOR, Trait.SHAPE), blocks=True, strict=True),
        ),
        (
            "cshf+squares+auto+strict+clock10",
            Rules(blocks=True, auto=True, strict=True, clock=Clock(10)),
        ),
        ("cshf+clock600warn", Rules(clock=Clock(600, warns_only=True))),
    ],
)
def test_rules_are_read_and_written(text: str, rules: Rules) -> None:
    """Rules are their traits and options, each in the one order."""
    assert (parse_rules(text), format_rules(rules)) == (rules, text)


@pytest.mark.parametrize("rules", EVERY_RULES, ids=format_rules)
def test_any_rules_survive_writing(rules: Rules) -> None:
    """Every choice of rules, with each kind of clock, is read back as written."""
    choices = [
        Rules(rules.traits, rules.blocks, rules.auto, rules.strict, clock)
        for clock in CLOCKS
    ]
    assert [parse_rules(format_rules(choice)) for choice in choices] == choices


@pytest.mark.parametrize("text", [" CSHF+Squares+CLOCK60Warn ", "\tcshf\n"])
def test_rules_are_read_in_either_case(text: str) -> None:
    """Letter case and blanks around rules mean nothing."""
    assert parse_rules(text) == parse_rules(text.strip().lower())


@pytest.mark.parametrize(
    "text",
    [
        "..../..../..../.... - cshf",
        "..../..../..../.... 0 cshf",
        "..../..../..../0... - cshf @a1",
        ".0../..../.e../8.f. a cshf",
        ".0../..../.e../8.f. a cshf @b2",
        "2b07/4681/f5ac/d39e - cshf+squares+strict+clock60",
        "0123/..../..../.... - hf+auto",
    ],
)
def test_positions_are_read_and_written(text: str) -> None:
    """A position is its rows from the top, hand, rules and what may be called."""
    assert format_position(parse_position(text)) == text


def test_rows_are_read_from_the_top() -> None:
    """The first row of the text is row 4, its first cell a4."""
    position = parse_position("0.../..../..../...f - cshf")
    pieces = [position.piece_at(parse_cell(cell)) for cell in ("a4", "d1")]
    assert pieces == [parse_piece("0"), parse_piece("f")]


def test_position_is_read_leniently() -> None:
    """Letter case and blanks between tokens mean nothing."""
    assert parse_position(
        "  .0../..../.E../8.F.   A\tCSHF+Squares \n @B2 "
    ) == parse_position(".0../..../.e../8.f. a cshf+squares @b2")


def test_mark_is_what_makes_the_difference() -> None:
    """The same board with and without the mark are two positions."""
    board = "0123/..../..../.... 7 cshf"
    assert parse_position(board) == parse_position(f"{board} @a4").lapsed()
    assert parse_position(board) != parse_position(f"{board} @a4")


def test_won_board_can_be_read_where_the_program_sees_lines() -> None:
    """Under auto a board with a line is that of a game that has just been won."""
    position = parse_position("0123/..../..../.... - cshf+auto")
    assert position.last is None


def test_board_is_written_without_the_rest() -> None:
    """The board alone is four rows of dots."""
    assert format_board(Position(Rules())) == "..../..../..../...."


@pytest.mark.parametrize("later", range(4))
@pytest.mark.parametrize("earlier", range(4))
def test_traits_stand_in_one_order_and_once(later: int, earlier: int) -> None:
    """Rules have one text: any letter that is not after the one before is refused."""
    text = "cshf"[earlier] + "cshf"[later]
    if earlier < later:
        assert parse_rules(text).traits == (Trait(earlier), Trait(later))
        return
    with pytest.raises(NotationError) as caught:
        parse_rules(text)
    assert (caught.value.reason, caught.value.column) == (NotationReason.TRAITS, 2)


@pytest.mark.parametrize("later", range(3))
@pytest.mark.parametrize("earlier", range(3))
def test_options_stand_in_one_order_and_once(later: int, earlier: int) -> None:
    """The same for what may be added to the traits."""
    words = ("+squares", "+auto", "+strict")
    text = f"c{words[earlier]}{words[later]}"
    if earlier < later:
        assert format_rules(parse_rules(text)) == text
        return
    with pytest.raises(NotationError) as caught:
        parse_rules(text)
    assert caught.value.reason is NotationReason.OPTION_ORDER
