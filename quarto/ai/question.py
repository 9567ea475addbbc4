"""What the page asks of the computer, and its answer, as values and as text.

What is asked about a game that is over is its review. As text, because the computer
may think in another interpreter. Games cross as their records, so nothing that is not
a game can.
"""

from __future__ import annotations

import json
from collections.abc import Generator
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from quarto.ai.decision import Advice, Choice
from quarto.ai.levels import Level
from quarto.ai.playing import Plies, think
from quarto.ai.review_kinds import Kind, Review
from quarto.ai.review_text import data_of, format_review, parse_review
from quarto.engine.notation import (
    format_cell,
    format_piece,
    format_position,
    parse_cell,
    parse_piece,
    parse_position,
)
from quarto.engine.plies import Call
from quarto.engine.record import format_plies, parse_game

if TYPE_CHECKING:
    from quarto.ai.playing import Mind
    from quarto.engine.game import Game

# The plies of a level, advice for a person, or the review of a game that is over.
Answer: TypeAlias = Plies | Advice | Review
# What is yielded is an answer that will do, or what a review has found so far; None is
# a pause.
Answering: TypeAlias = Generator[Answer | None, None, Answer]


@dataclass(frozen=True, slots=True)
class Question:
    """What to do in a game, or what mattered in it, once it is over.

    level: who asks; None for a person who wants advice. seed: of chance.
    """

    game: Game
    level: Level | None
    seed: int


def answers(question: Question, mind: Mind) -> Answering:
    """Return the search for the answer."""
    game, rng = question.game, Random(question.seed)  # noqa: S311  # no secret
    if game.outcome is not None:
        from quarto.ai.review import review  # noqa: PLC0415  # as below

        return review(game, mind.solver(game.rules), rng)
    if question.level is not None:
        return think(game, question.level, mind, rng)
    # Levels that never search are answered without it: it takes long to import.
    from quarto.ai.expert import advise  # noqa: PLC0415

    return advise(game, mind.solver(game.rules), rng)


def format_question(question: Question) -> str:
    """Return a question as text."""
    game = question.game
    return json.dumps(
        {
            "origin": format_position(game.origin),
            "record": format_plies(game),
            "level": question.level,
            "seed": question.seed,
        }
    )


def parse_question(text: str) -> Question:
    """Return the question of a text; ValueError where it is none."""
    data = data_of(text)
    try:
        level, seed = data["level"], data["seed"]
        game = parse_game(str(data["record"]), parse_position(str(data["origin"])))
    except (KeyError, TypeError) as error:
        raise ValueError(text) from error
    if type(seed) is not int:
        raise ValueError(seed)
    return Question(game, None if level is None else Level(level), seed)


def format_answer(question: Question, answer: Answer) -> str:
    """Return an answer as text."""
    if isinstance(answer, Review):
        return format_review(answer)
    if isinstance(answer, Advice):
        cell, gift = answer.choice.cell, answer.choice.gift
        return json.dumps(
            {
                "cell": None if cell is None else format_cell(cell),
                "gift": None if gift is None else format_piece(gift),
                "value": answer.value,
            }
        )
    game = question.game
    return json.dumps({"record": format_plies(game.replay((*game.plies, *answer)))})


def parse_answer(question: Question, text: str) -> Answer:
    """Return the answer of a text.

    ValueError where it is none, or not one to this question.
    """
    if question.game.outcome is not None:
        return _review(question.game, text)
    data = data_of(text)
    try:
        if question.level is None:
            return _advice(data, question.game)
        game = parse_game(str(data["record"]), question.game.origin)
    except (KeyError, TypeError) as error:
        raise ValueError(text) from error
    known = len(question.game.plies)
    if game.plies[:known] != question.game.plies or len(game.plies) == known:
        raise ValueError(text)
    return game.plies[known:]


def _review(game: Game, text: str) -> Review:
    review = parse_review(text, moments=len(game.plies) + 1)
    for one in review.findings:
        refused = game.plies[one.number - 1]
        if one.kind is Kind.WRONG_CALL and not isinstance(refused, Call):
            raise ValueError(text)
    return review


def _advice(data: dict[str, str | int | None], game: Game) -> Advice:
    cell, gift, value = data["cell"], data["gift"], data["value"]
    if value not in {-1, 0, 1, None}:
        raise ValueError(value)
    choice = Choice(
        None if cell is None else parse_cell(str(cell)),
        None if gift is None else parse_piece(str(gift)),
    )
    position = game.position
    if choice.cell not in {None, *position.empty_cells}:
        raise ValueError(choice.cell)
    if choice.gift not in {None, *position.reserve}:
        raise ValueError(choice.gift)
    return Advice(choice, None if value is None else int(value))
