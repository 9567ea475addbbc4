"""What can be asked aloud: lists of pieces, never what they share."""

import pytest

from quarto.app.actions import Grid
from quarto.app.keymap import LETTERS
from quarto.app.messages import KeyPressed
from quarto.app.settings import with_field
from quarto.locales import TEXTS
from quarto.views.strings import Strings
from tests.support.table import Table

RECORD = "cshf 0a1 fb1 1c2 9"


def answer(table: Table, language: str = "en") -> str:
    """Return what was said last."""
    strings = Strings(TEXTS[language])
    return " ".join(strings.say(text) for text in table.model.spoken)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("o", "Player 1, place the piece"),
        ("m", "In hand: dark round tall hollow."),
        ("l", "Last placement: C2 light round tall hollow;"),
        (
            "r",
            (
                "Row 1: A1 light round tall solid; B1 dark square short hollow; "
                "C1 empty; D1 empty;"
            ),
        ),
        (
            "c",
            "Column B: B1 dark square short hollow; B2 empty; B3 empty; B4 empty;",
        ),
    ],
)
def test_letter_says_its_answer(key: str, said: str) -> None:
    """Each asks for one thing, at the cell that has the keyboard."""
    table = Table.with_record(RECORD).cell("b1")
    table.send(KeyPressed(key, Grid.BOARD))
    assert answer(table) == said


def test_both_diagonals_and_the_rest_are_listed() -> None:
    """Eight cells, and every piece that may still be given."""
    table = Table.with_record(RECORD).act("hear-diagonals")
    assert answer(table).count("empty") == 6
    table.act("hear-rest")
    assert answer(table).startswith("Left in the reserve, 12: light round short solid;")


def test_staged_piece_is_read_where_it_lies() -> None:
    """What somebody is about to do is part of the row."""
    table = Table.with_record(RECORD).cell("d1").act("hear-row")
    assert "D1 dark round tall hollow" in answer(table)


def test_same_answer_is_said_again() -> None:
    """The number grows, so that the words are read once more."""
    table = Table().act("hear-turn")
    before = table.model.spoken_number
    assert table.act("hear-turn").model.spoken_number == before + 1


def test_nothing_to_say_is_said() -> None:
    """No hand, no placement yet."""
    assert answer(Table().act("hear-hand")) == "No piece is in hand."
    assert answer(Table().act("hear-last")) == "Nothing has been placed yet."


@pytest.mark.parametrize("key", LETTERS)
def test_letters_can_be_switched_off(key: str) -> None:
    """Then a letter means nothing."""
    table = Table.with_record(RECORD)
    settings = with_field(table.model.settings, "has_letter_keys", value=False)
    table = Table(table.model.__class__(game=table.model.game, settings=settings))
    before = table.model
    assert table.send(KeyPressed(key)).model == before


def test_line_is_shown_by_its_name() -> None:
    """A second way to show one: all ten, with squares nineteen."""
    table = Table.with_record("cshf 0a1 1b1 2c1 7").cell("d1").act("call")
    assert len(table.scene.lines) == 10
    table.line("a1-d1")
    assert table.scene.shown_line == "a1-d1"
    assert table.act("show").model.game.outcome is not None
    squares = Table.with_record("cshf+squares 0a1 1").act("call")
    assert len(squares.scene.lines) == 19


def test_unknown_line_points_at_nothing() -> None:
    """Nor does any line before a call is made."""
    table = Table.with_record("cshf 0a1 1").act("call").line("x")
    assert table.model.turn.pointed == ()
    assert Table().line("a1-d1").model.turn.pointed is None


def test_gift_takes_one_step_where_somebody_is_sure() -> None:
    """With the confirm step off, a tap on a piece gives it."""
    table = Table()
    settings = with_field(table.model.settings, "confirms_gift", value=False)
    table = Table(table.model.__class__(settings=settings))
    assert table.piece("7").record == "cshf 7"
