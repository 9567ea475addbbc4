"""Who thinks for the page: the worker, or slices of the page's own time.

One question at a time: a new one gives the one before up. A level that never searches
answers at once. While the worker starts, and where it has died, the page thinks itself;
it does so too where no worker can be had. A review, which takes longer, goes over to
the worker once that is there.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from quarto.ai.decision import Advice, finish
from quarto.ai.levels import is_quick
from quarto.ai.playing import Mind
from quarto.ai.question import (
    Question,
    answers,
    format_question,
    parse_answer,
)
from quarto.ai.review_kinds import Review
from quarto.app.messages import Advised, Decided, Pondering, Reviewed
from quarto.web.link import Link, LinkError
from quarto.web.slices import Slices
from quarto.web.tasks import begin

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from quarto.ai.question import Answer
    from quarto.app.messages import Message
    from quarto.engine.game import Game

    Watching = Callable[[], Coroutine[None, None, None]]

# Short enough for the page to answer at once in between.
SLICE = 0.008
# Who waits no longer than this is told nothing.
PROGRESS = 0.5
# Between two looks at what a review has found.
FINDINGS = 0.15


class Thinker:
    """Answers questions by message, in its own time."""

    def __init__(self, send: Callable[[Message], None]) -> None:
        """Send answers, and signs that there will be one."""
        self._send = send
        self._mind = Mind()
        self._link = Link()
        self._number = 0
        self._slices: Slices | None = None
        self._task: asyncio.Task[None] | None = None

    def prepare(self) -> None:
        """Have a worker ready, if there is reason to expect a search."""
        self._link.prepare()

    def ask(self, ticket: int, question: Question) -> None:
        """Answer a question by a message with its ticket; give the one before up."""
        self.drop()
        if question.level is None or not is_quick(question.level):
            self._link.prepare()
        self._task = begin(self._answer(ticket, question))

    def review(self, game: Game) -> None:
        """Find what mattered in a game that is over; tell it as it comes."""
        self.drop()
        self._task = begin(self._review(Question(game, None, seed=0)))

    def hurry(self) -> None:
        """Answer as soon as there is something that will do."""
        self._link.hurry(self._number)
        if self._slices is not None:
            self._slices.hurry()

    def drop(self) -> None:
        """Give up what is being thought about."""
        if self._task is not None:
            self._link.drop(self._number)
            self._task.cancel()
            self._task = None
        self._number += 1

    async def _answer(self, ticket: int, question: Question) -> None:
        # Later, so that the page first shows what was done before it.
        await asyncio.sleep(0)
        if question.level is not None and is_quick(question.level):
            answer: Answer | None = finish(answers(question, self._mind))
        else:
            answer = await self._found(question, lambda: self._watch(ticket))
        self._task = None
        if isinstance(answer, Advice):
            self._send(Advised(ticket, answer))
        elif answer is not None and not isinstance(answer, Review):
            self._send(Decided(ticket, answer))

    async def _review(self, question: Question) -> None:
        await asyncio.sleep(0)
        found = await self._found(question, lambda: self._watch_review(question))
        self._task = None
        if isinstance(found, Review):
            self._send(Reviewed(question.game, found))

    async def _found(self, question: Question, watching: Watching) -> Answer | None:
        watch = asyncio.ensure_future(watching())
        try:
            while True:
                if self._link.is_ready:
                    try:
                        return await self._by_worker(question, watch)
                    except LinkError:
                        self._link.replace()
                        watch.cancel()
                        watch = asyncio.ensure_future(watching())
                self._slices = Slices(answers(question, self._mind), SLICE)
                answer = await self._slices.run()
                if answer is not None:
                    return answer
                # Given up here, for there is a worker by now.
                self._slices = None
        finally:
            self._slices = None
            watch.cancel()

    async def _by_worker(
        self, question: Question, watch: asyncio.Task[None]
    ) -> Answer | None:
        """Return the worker's answer; LinkError where it dies, or talks nonsense."""
        text = format_question(question)
        thinking = asyncio.ensure_future(self._link.think(self._number, text))
        try:
            await asyncio.wait((thinking, watch), return_when=asyncio.FIRST_COMPLETED)
            if not thinking.done():
                # The watch ends early only where there was no sign of life.
                raise LinkError
            answer = thinking.result()
            return parse_answer(question, answer) if answer else None
        except ValueError as error:
            raise LinkError from error
        finally:
            thinking.cancel()

    async def _watch(self, ticket: int) -> None:
        """Tell now and then that there is no answer yet; end if there will be none."""
        try:
            while True:
                await asyncio.sleep(PROGRESS)
                if self._slices is not None:
                    has_any = self._slices.best is not None
                elif self._link.is_ready:
                    has_any = await self._link.look(self._number)
                else:
                    return
                self._send(Pondering(ticket, can_hurry=has_any))
        except LinkError:
            return

    async def _watch_review(self, question: Question) -> None:
        """Tell what is found, as it comes; end if nothing will come any more."""
        try:
            while True:
                await asyncio.sleep(FINDINGS)
                found: Answer | None = None
                if self._slices is not None:
                    found = self._slices.best
                    if self._link.is_ready:
                        self._slices.drop()
                elif self._link.is_ready:
                    text = await self._link.peek(self._number)
                    found = parse_answer(question, text) if text else None
                else:
                    return
                if isinstance(found, Review):
                    self._send(Reviewed(question.game, found))
                    # Not before: its start would hold the first findings up.
                    self._link.prepare()
        except (LinkError, ValueError):
            return
