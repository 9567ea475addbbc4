"""What crosses to another interpreter and back is what was asked and answered."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarto import Game, parse_game, parse_position
from quarto.ai.decision import Advice, Choice, finish
from quarto.ai.levels import Level
from quarto.ai.playing import Mind, choose
from quarto.ai.question import (
    Question,
    answers,
    format_answer,
    format_question,
    parse_answer,
    parse_question,
)
from quarto.engine.cells import CELLS
from quarto.engine.pieces import PIECES
from tests.support.strategies import games

SET_UP = Game.from_position(parse_position("4.6./1a.b/.7.c/.8f3 e cshf+squares"))


@given(games(), st.sampled_from([None, *Level]), st.integers(0, 2**32 - 1))
def test_question_survives_the_way(game: Game, level: Level | None, seed: int) -> None:
    """Any game, from its first gift to its end."""
    question = Question(game, level, seed)
    assert parse_question(format_question(question)) == question


def test_question_of_a_set_up_position_survives_the_way() -> None:
    """A game need not have begun on the empty board."""
    question = Question(SET_UP, Level.EXPERT, 1)
    assert parse_question(format_question(question)) == question


@given(games(), st.integers(0, 99))
def test_plies_survive_the_way(game: Game, seed: int) -> None:
    """A turn of a level, whatever it holds."""
    if game.outcome is not None:
        return
    question = Question(game, Level.PLAYER, seed)
    plies = choose(game, Level.PLAYER, Random(seed))
    assert parse_answer(question, format_answer(question, plies)) == plies


@pytest.mark.parametrize("value", [1, 0, -1, None])
@pytest.mark.parametrize(
    "choice",
    [Choice(CELLS[6], PIECES[9]), Choice(None, PIECES[0]), Choice(CELLS[0], None)],
    ids=str,
)
def test_advice_survives_the_way(choice: Choice, value: int | None) -> None:
    """Every kind of choice, with each value or none."""
    question = Question(SET_UP, None, 0)
    advice = Advice(choice, value)
    assert parse_answer(question, format_answer(question, advice)) == advice


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"record": 5}',
        '{"record": "cshf 0a1"}',
        '{"record": "cshf 0a1 1"}',
        '{"record": "cshf 5a1 1"}',
        '{"record": "cshf 0a1 1a1"}',
    ],
)
def test_nonsense_is_no_answer(text: str) -> None:
    """A worker that has lost its mind is found out."""
    question = Question(parse_game("cshf 0a1 1"), Level.PLAYER, 0)
    with pytest.raises(ValueError):  # noqa: PT011  # every kind of nonsense
        parse_answer(question, text)


@pytest.mark.parametrize(
    "text", ["{}", "7", '{"cell": "e9", "gift": "0", "value": 0}', "null"]
)
def test_nonsense_is_no_advice(text: str) -> None:
    """The same for advice."""
    with pytest.raises(ValueError):  # noqa: PT011  # every kind of nonsense
        parse_answer(Question(SET_UP, None, 0), text)


def test_person_is_advised() -> None:
    """Who asks without a level gets the best choice and its value."""
    answer = finish(answers(Question(SET_UP, None, 0), Mind()))
    assert isinstance(answer, Advice)
    assert answer.value == 0
