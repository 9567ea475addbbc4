"""Whatever becomes of the worker, the page gets an answer, and a legal one."""

from __future__ import annotations

import asyncio
import importlib
import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

from quarto import Game, parse_position
from quarto.ai.levels import Level
from quarto.ai.question import Question
from quarto.app.messages import Decided

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from quarto.app.messages import Message

GAME = Game.from_position(parse_position("4.6./1a.b/.7.c/.8f3 e cshf+squares"))
QUESTION = Question(GAME, Level.EXPERT, 1)
NONSENSE = [
    "nonsense",
    "null",
    "7",
    "[]",
    "{}",
    '{"record": 5}',
    '{"record": "cshf 0a1 1"}',
    '{"plies": [["a9", "0"]]}',
    "\x00",
    "[" * 100_000,
    '{"record": ' + "9" * 5000 + "}",
    '{"record": "' + "0a1 " * 50_000 + '"}',
    "\ud800",
]


class JsError(Exception):
    """What the browser raises in Python."""


@pytest.fixture
def web(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Any]]:
    """Import modules of the page with nothing behind the browser's names."""
    before = set(sys.modules)
    for name in ("pyodide", "pyodide.ffi", "pyscript", "pyscript.ffi"):
        module: Any = ModuleType(name)
        for word in ("config", "create_named_worker", "document", "window"):
            setattr(module, word, None)
        module.JsException = JsError
        module.is_none = lambda value: value is None
        monkeypatch.setitem(sys.modules, name, module)
    yield importlib.import_module
    for name in set(sys.modules) - before:
        if name.startswith("quarto.web"):
            del sys.modules[name]


class Worker:
    """One that does with a question what a test says."""

    def __init__(self, answer: str | Exception | None) -> None:
        """Answer so, raise that, or for None never do anything."""
        self._answer = answer

    async def think(self, _number: int, _text: str) -> str:
        """Answer."""
        if self._answer is None:
            await asyncio.Event().wait()
        if isinstance(self._answer, Exception):
            raise self._answer
        return str(self._answer)

    async def look(self, _number: int) -> bool:
        """Give a sign, unless nothing ever comes of it."""
        if self._answer is None:
            await asyncio.Event().wait()
        return False

    peek = look

    async def drop(self, _number: int) -> None:
        """Raise, as a dead one may."""
        raise JsError


def asked(web: Callable[[str], Any], worker: Worker) -> tuple[list[Message], int]:
    """Ask a question while this worker is there; return what came of it.

    With it how often another worker was asked for.
    """
    thinking, linking = web("quarto.web.thinker"), web("quarto.web.link")
    told: list[Message] = []
    replaced = 0

    class Link(linking.Link):  # type: ignore[misc, name-defined]  # of a module at hand
        def prepare(self) -> None:
            pass

        def replace(self) -> None:
            nonlocal replaced
            replaced += 1
            self._worker = None

    async def run() -> None:
        thinking.Link = Link
        thinking.PROGRESS = 0.01
        linking.PATIENCE = 0.05
        thinker = thinking.Thinker(told.append)
        thinker._link._worker = worker  # as if it had started
        thinker.ask(5, QUESTION)
        await thinker._task  # nothing else ends with it

    asyncio.run(run())
    return told, replaced


@pytest.mark.parametrize(
    "answer", [JsError(), None, *NONSENSE], ids=lambda one: repr(one)[:20]
)
def test_page_answers_in_the_place_of_a_worker(
    web: Callable[[str], Any], answer: str | Exception | None
) -> None:
    """It dies, hangs or talks nonsense: another one is asked for, and nobody waits."""
    told, replaced = asked(web, Worker(answer))
    decided = told[-1]
    assert isinstance(decided, Decided)
    assert decided.ticket == 5
    game = GAME
    for ply in decided.plies:
        game = game.play(ply)
    assert replaced == 1


def test_question_that_is_dropped_is_answered_by_nobody(
    web: Callable[[str], Any],
) -> None:
    """A worker that raises then is no error of the page's."""
    linking = web("quarto.web.link")
    errors: list[dict[str, Any]] = []

    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: errors.append(context)
        )
        link = linking.Link()
        link._worker = Worker("")  # as if it had started
        link.drop(1)
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    asyncio.run(run())
    assert errors == []


def test_error_of_a_task_is_handed_on(web: Callable[[str], Any]) -> None:
    """Not of one that was cancelled."""
    begin = web("quarto.web.tasks").begin
    errors: list[object] = []

    async def wrong() -> None:
        raise LookupError

    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: errors.append(context["exception"])
        )
        begin(wrong())
        begin(asyncio.Event().wait()).cancel()
        for _ in range(3):
            await asyncio.sleep(0)

    asyncio.run(run())
    assert [type(error) for error in errors] == [LookupError]
