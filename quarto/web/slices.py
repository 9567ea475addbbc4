"""A search run in slices, so that whoever runs it stays able to answer."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarto.ai.question import Answer, Answering


class Slices:
    """One search under way.

    best: an answer that will do, once there is one.
    """

    def __init__(self, steps: Answering, seconds: float) -> None:
        """Take a search, and how long a slice of it may be."""
        self._steps = steps
        self._seconds = seconds
        self._is_hurried = False
        self._is_dropped = False
        self.best: Answer | None = None

    def hurry(self) -> None:
        """Ask for an answer that will do, as soon as there is one."""
        self._is_hurried = True

    def drop(self) -> None:
        """Give the search up; nobody waits for it any more."""
        self._is_dropped = True

    async def run(self) -> Answer | None:
        """Return the answer, after many slices; None if it was given up."""
        while not self._is_dropped:
            end = perf_counter() + self._seconds
            while perf_counter() < end:
                if self._is_hurried and self.best is not None:
                    return self.best
                try:
                    found = next(self._steps)
                except StopIteration as stop:
                    answer: Answer = stop.value
                    return answer
                self.best = found or self.best
            await asyncio.sleep(0)
        return None
