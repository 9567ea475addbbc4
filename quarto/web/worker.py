"""The other end of `link`: the computer's mind in an interpreter of its own.

What is exported is called from the page and takes and returns texts, and numbers that
say which question is meant.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from quarto.ai.playing import Mind
from quarto.ai.question import answers, format_answer, parse_question
from quarto.web.slices import Slices

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from quarto.ai.question import Question

# What the page waits for at most until this end hears it.
SLICE = 0.015

_MIND = Mind()
_RUNNING: dict[int, tuple[Question, Slices]] = {}
# Off while all this was imported (tools/quarto_shelf.py), which stays.
gc.freeze()
gc.enable()


def think(number: int, text: str) -> Awaitable[str]:
    """Return the answer to a question, to be awaited; empty if it was given up.

    The question is known at once: what is said of it may come right after it.
    """
    question = parse_question(text)
    running = Slices(answers(question, _MIND), SLICE)
    _RUNNING[number] = question, running
    return _answer(number, question, running)


async def _answer(number: int, question: Question, running: Slices) -> str:
    try:
        answer = await running.run()
    finally:
        del _RUNNING[number]
    return "" if answer is None else format_answer(question, answer)


def look(number: int) -> bool:
    """Tell whether there is an answer that will do: a sign of life as well."""
    return number in _RUNNING and _RUNNING[number][1].best is not None


def peek(number: int) -> str:
    """Return the answer so far, empty if there is none: a sign of life as well."""
    question, running = _RUNNING.get(number, (None, None))
    if question is None or running is None or running.best is None:
        return ""
    return format_answer(question, running.best)


def hurry(number: int) -> None:
    """Ask for an answer that will do."""
    if number in _RUNNING:
        _RUNNING[number][1].hurry()


def drop(number: int) -> None:
    """Give a question up."""
    if number in _RUNNING:
        _RUNNING[number][1].drop()
