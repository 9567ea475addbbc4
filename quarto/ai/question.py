"""What the page asks of the computer, and its answer, as values and as text.

As text, because the computer may think in another interpreter. Games cross as their
records, so nothing that is not a game can.
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
from quarto.engine.notation import (
    format_cell,
    format_piece,
    format_position,
    parse_cell,
    parse_piece,
    parse_position,
)
from quarto.engine.record import format_plies, parse_game

if TYPE_CHECKING:
    from quarto.ai.playing import Mind
    from quarto.engine.game import Game

# The plies of a level, or advice for a person.
Answer: TypeAlias = Plies | Advice
# What is yielded is an answer that will do; None is a pause.
Answering: TypeAlias = Generator[Answer | None, None, Answer]


@dataclass(frozen=True, slots=True)
class Question:
    """What to do in a game that is not over.

    level: who asks; None for a person who wants advice. seed: of the level's chance.
    """

    game: Game
    level: Level | None
    seed: int


def answers(question: Question, mind: Mind) -> Answering:
    """Return the search for the answer."""
    game, rng = question.game, Random(question.seed)  # noqa: S311  # no secret
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
    """Return the question of a text; `format_question` undone."""
    data = json.loads(text)
    level = data["level"]
    return Question(
        parse_game(data["record"], parse_position(data["origin"])),
        None if level is None else Level(level),
        data["seed"],
    )


def format_answer(question: Question, answer: Answer) -> str:
    """Return an answer as text."""
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
    data = json.loads(text)
    try:
        if question.level is None:
            return _advice(data)
        game = parse_game(str(data["record"]), question.game.origin)
    except (KeyError, TypeError) as error:
        raise ValueError(text) from error
    known = len(question.game.plies)
    if game.plies[:known] != question.game.plies or len(game.plies) == known:
        raise ValueError(text)
    return game.plies[known:]


def _advice(data: dict[str, str | int | None]) -> Advice:
    cell, gift, value = data["cell"], data["gift"], data["value"]
    if value not in {-1, 0, 1, None}:
        raise ValueError(value)
    choice = Choice(
        None if cell is None else parse_cell(str(cell)),
        None if gift is None else parse_piece(str(gift)),
    )
    return Advice(choice, None if value is None else int(value))
