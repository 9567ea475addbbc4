"""What crosses to another interpreter and back is what was asked and answered."""

from __future__ import annotations

import json
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
from quarto.ai.review_kinds import Finding, Kind, Review
from quarto.ai.review_text import format_review
from quarto.engine.cells import CELLS
from quarto.engine.outcome import Seat
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


@pytest.mark.parametrize(
    "advice",
    [
        {"cell": "a4", "gift": "0", "value": 0},
        {"cell": "b4", "gift": "4", "value": 0},
        {"cell": "b4", "gift": "e", "value": 0},
        {"cell": "b4", "gift": "0", "value": 2},
        {"cell": "b4", "gift": "0", "value": "0"},
        {"cell": "b4", "gift": "0"},
    ],
)
def test_advice_that_nobody_can_take_is_none(advice: dict[str, object]) -> None:
    """A cell that is taken, a piece that is gone or in hand, a worth of nothing."""
    good = {"cell": "b4", "gift": "0", "value": 1}
    question = Question(SET_UP, None, 0)
    read = parse_answer(question, json.dumps(good))
    assert read == Advice(Choice(CELLS[13], PIECES[0]), 1)
    with pytest.raises(ValueError, match=r"."):
        parse_answer(question, json.dumps(advice))


@pytest.mark.parametrize(
    "fields", [{"seed": True}, {"seed": "1"}, {"level": "master"}, {"record": 7}]
)
def test_nonsense_is_no_question(fields: dict[str, object]) -> None:
    """Nor is a text that lacks something."""
    known = json.loads(format_question(Question(SET_UP, Level.EXPERT, 1)))
    with pytest.raises(ValueError, match=r"."):
        parse_question(json.dumps(known | fields))
    for name in known:
        rest = {key: value for key, value in known.items() if key != name}
        with pytest.raises(ValueError, match=name):
            parse_question(json.dumps(rest)[:-1] + f', "not {name}": 0}}')
    with pytest.raises(ValueError, match="7"):
        parse_question("7")


def test_each_question_has_its_kind_of_answer() -> None:
    """Plies for a level, advice for a person, a review of what is over."""
    game = parse_game("cshf 0a1 1")
    asked = {Level.BEGINNER: tuple, None: Advice}
    for level, kind in asked.items():
        assert isinstance(finish(answers(Question(game, level, 3), Mind())), kind)
    over = Question(parse_game("cshf 0a1 1 draw"), Level.BEGINNER, 3)
    review = finish(answers(over, Mind()))
    assert isinstance(review, Review)
    assert parse_answer(over, format_answer(over, review)) == review


def test_wrong_call_of_a_review_was_a_call() -> None:
    """A finding about a call belongs to a ply that was one."""
    over = Question(parse_game("cshf 0a1 1b2?a1-d4 draw"), None, 3)
    called = Finding(Kind.WRONG_CALL, 5, Seat.FIRST)
    text = format_review(Review((None,) * 7, (called,), 0))
    with pytest.raises(ValueError, match="wrong_call"):
        parse_answer(over, text.replace('"number": 5', '"number": 4'))
    assert parse_answer(over, text) == Review((None,) * 7, (called,), 0)


def test_person_is_advised() -> None:
    """Who asks without a level gets the best choice and its value."""
    answer = finish(answers(Question(SET_UP, None, 0), Mind()))
    assert isinstance(answer, Advice)
    assert answer.value == 0
