"""Facts about reading a text from left to right."""

from __future__ import annotations

import pytest

from quarto import NotationError
from quarto.engine.errors import NotationReason
from quarto.engine.notation import parse_cell, parse_piece, parse_rules
from quarto.engine.scanner import LONGEST, Scanner


def test_reading_starts_at_the_first_token() -> None:
    """Leading blanks are skipped, and the end is seen behind trailing ones."""
    scanner = Scanner(" \t\n a1 \n")
    scanner.cell()
    scanner.finish()
    assert scanner.is_at_end


def test_letters_are_read_in_either_case() -> None:
    """What is read is the same in capitals."""
    assert (parse_piece("F"), parse_cell("D4")) == (parse_piece("f"), parse_cell("d4"))


def test_word_ends_at_a_blank_or_a_stop() -> None:
    """A word is looked at, in lower case, without being read."""
    scanner = Scanner("CS+Auto x")
    assert (scanner.word(), scanner.word(stops="+"), scanner.at) == ("cs+auto", "cs", 0)


def test_character_is_read_only_if_it_is_the_one_wanted() -> None:
    """A character that is not wanted stays to be read."""
    scanner = Scanner("-a1")
    assert [scanner.take("!"), scanner.take("-"), scanner.peek()] == [False, True, "a"]


def test_nothing_follows_the_end() -> None:
    """At the end there is no character, and no wanted one is found."""
    scanner = Scanner("7")
    scanner.piece()
    assert (scanner.peek(), scanner.take("7"), scanner.at) == ("", False, 1)


@pytest.mark.parametrize(
    "digit", ["\uff17", "\u0667", "\u00b2", "\u2460", "\U0001d7df"]
)
def test_digits_of_other_scripts_are_no_pieces(digit: str) -> None:
    """A digit that is not 0 to 9, whatever its number, is an error."""
    assert error_of(parse_piece, digit) == (1, NotationReason.PIECE)


@pytest.mark.parametrize("cell", ["\uff411", "\u04301", "a\uff11", "a\u0661"])
def test_letters_of_other_scripts_are_no_cells(cell: str) -> None:
    """A letter or digit that only looks like one of ours is an error."""
    column = 2 if cell[0] == "a" else 1
    assert error_of(parse_cell, cell) == (column, NotationReason.CELL)


@pytest.mark.parametrize(
    ("rules", "column", "reason"),
    [
        ("c\u017fhf", 2, NotationReason.TRAITS),
        ("cshf+cloc\u212a60", 6, NotationReason.OPTION),
        ("cshf+\u017ftrict", 6, NotationReason.OPTION),
        ("cshf+clock\u0666\u0660", 6, NotationReason.OPTION),
        ("cshf+clock6\u00b2", 6, NotationReason.OPTION),
        ("\u0130cshf", 1, NotationReason.TRAITS),
        ("c\u0130shf", 2, NotationReason.TRAITS),
    ],
)
def test_only_our_letters_have_two_cases(
    rules: str, column: int, reason: NotationReason
) -> None:
    """A letter that other alphabets lower into one of ours is an error all the same."""
    assert error_of(parse_rules, rules) == (column, reason)


@pytest.mark.parametrize("text", ["", " ", "\n\t  "])
def test_empty_text_is_an_error_at_its_end(text: str) -> None:
    """A text without a token has nothing to read, which shows behind its end."""
    assert error_of(Scanner, text) == (len(text) + 1, NotationReason.EMPTY)


def test_giant_text_is_refused() -> None:
    """A text longer than any record is refused at the column where it is too long."""
    text = "0" * (LONGEST + 1)
    assert error_of(Scanner, text) == (LONGEST + 1, NotationReason.TOO_LONG)


def test_long_text_is_read() -> None:
    """Blanks up to the limit do not matter."""
    assert parse_piece("7".rjust(LONGEST)) == 7


def test_error_has_text_column_and_reason() -> None:
    """An error keeps what was read, where it went wrong and why, and says so."""
    with pytest.raises(NotationError) as caught:
        parse_cell(" a9 ")
    error = caught.value
    assert (error.text, error.column, error.reason, error.illegal, str(error)) == (
        " a9 ",
        3,
        NotationReason.CELL,
        None,
        "column 3: cell",
    )


def error_of(reader: object, text: str) -> tuple[int, NotationReason]:
    """Return the column and the reason for which a text is refused."""
    assert callable(reader)
    with pytest.raises(NotationError) as caught:
        reader(text)
    return caught.value.column, caught.value.reason
