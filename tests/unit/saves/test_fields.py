"""The one door for JSON, and the kinds of fields: what is just inside, just outside."""

from __future__ import annotations

import math

import pytest

from quarto.saves.fields import (
    DEEPEST,
    LARGEST_NUMBER,
    LONGEST_TEXT,
    MOST_BRACKETS,
    SaveError,
    SaveReason,
    data_of,
    fields_of,
    number,
    player_number,
    seconds,
)


def nested(depth: int) -> str:
    """Return lists in lists, so deep."""
    return "[" * depth + "]" * depth


def test_text_of_the_longest_length_is_read() -> None:
    """One more sign is too long; another bound may be given."""
    text = '{"format": "x"}'
    full = text + " " * (LONGEST_TEXT - len(text))
    assert fields_of(full, "x") == {"format": "x"}
    assert fields_of(text, "x", len(text)) == {"format": "x"}
    with pytest.raises(SaveError, match="not_ours"):
        fields_of(text, "x", len(text) - 1)


def test_text_is_read_as_deep_as_said() -> None:
    """One level more is refused, however the levels are made."""
    assert data_of(nested(DEEPEST)) is not None
    for text in (nested(DEEPEST + 1), '{"a":' * 501 + "1" + "}" * 501):
        with pytest.raises(ValueError, match=str(2 * DEEPEST + 2)):
            data_of(text)


@pytest.mark.parametrize("words", ["[" * 600, r"\"" + "{" * 600, "]" * 600])
def test_brackets_inside_words_nest_nothing(words: str) -> None:
    """Nor do those side by side."""
    text = f'["{words}"]'
    assert data_of(text) == [words.replace("\\", "")]
    assert data_of(f"[{','.join(['[]'] * 600)}]") == [[]] * 600


def test_brackets_are_counted() -> None:
    """As many as may be are read, and no more."""
    fits = f"[{','.join(['[]'] * (MOST_BRACKETS // 2 - 1))}]"
    assert isinstance(data_of(fits), list)
    with pytest.raises(ValueError, match=str(MOST_BRACKETS + 1)):
        data_of(fits + "]")


@pytest.mark.parametrize("value", [0, 1, LARGEST_NUMBER])
def test_number_is_whole_and_can_be_counted(value: int) -> None:
    """The next one would not be the same everywhere."""
    assert number({"n": value}, "n") == value


@pytest.mark.parametrize("value", [-1, LARGEST_NUMBER + 1, 1.0, "1", True, None])
def test_other_numbers_are_refused(value: object) -> None:
    """The field is named."""
    with pytest.raises(SaveError, match="damaged n") as caught:
        number({"n": value}, "n")
    assert (caught.value.reason, caught.value.field) == (SaveReason.DAMAGED, "n")


@pytest.mark.parametrize("value", [0, 0.5, 60, 60.0])
def test_seconds_are_a_length_of_time(value: float) -> None:
    """From none at all to the longest."""
    read = seconds({"s": value}, "s", 60)
    assert (read, type(read)) == (value, float)


@pytest.mark.parametrize("value", [-0.1, 60.1, math.nan, math.inf, True, "1", None])
def test_other_seconds_are_refused(value: object) -> None:
    """The field is named."""
    with pytest.raises(SaveError, match="damaged s"):
        seconds({"s": value}, "s", 60)


@pytest.mark.parametrize("value", [2, -1, True, False, "0", None, [0]])
def test_there_are_two_players(value: object) -> None:
    """Nothing but their numbers names them."""
    assert [player_number(one, "p") for one in (0, 1)] == [0, 1]
    with pytest.raises(SaveError, match="damaged p"):
        player_number(value, "p")


def test_error_says_what_it_knows() -> None:
    """The reason alone where no field is known."""
    assert str(SaveError(SaveReason.NEWER)) == "newer"
    assert str(SaveError(SaveReason.DAMAGED, "lot")) == "damaged lot"
