"""The worker: started when it is wanted, replaced when it is dead.

Where none can be had (a file opened from a stick, a sandboxed frame, a policy that
forbids it) the link never becomes ready, and nothing waits for it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from pyodide.ffi import JsException
from pyscript import config, create_named_worker, document, window
from pyscript.ffi import is_none

from quarto.web.tasks import begin

# What a worker that is alive takes at most to give a sign.
PATIENCE = 5.0
# Nobody is helped by starting one that dies time and again.
MOST_STARTS = 3
SCRIPT = "thinker.txt"


class LinkError(Exception):
    """The worker is dead, or does not answer."""


class Link:
    """The page's end of the worker."""

    def __init__(self) -> None:
        """Begin without one."""
        self._worker: Any = None
        self._starting: asyncio.Task[None] | None = None
        self._starts = 0

    @property
    def is_ready(self) -> bool:
        """Whether the worker answers."""
        return self._worker is not None

    def prepare(self) -> None:
        """Start the worker, if there is none and one can be had."""
        if self._worker is None and self._starting is None and _has_workers():
            self._starting = begin(self._start())

    def replace(self) -> None:
        """End the worker, and start another."""
        self._end()
        self.prepare()

    async def think(self, number: int, text: str) -> str:
        """Return the answer to a question, empty if it was given up.

        LinkError where the worker has raised or died; a dead one is found by `look`.
        """
        try:
            return str(await self._worker.think(number, text))
        except JsException as error:
            raise LinkError from error

    async def look(self, number: int) -> bool:
        """Return whether there is an answer that will do; LinkError without a sign."""
        try:
            return bool(await asyncio.wait_for(self._worker.look(number), PATIENCE))
        except (JsException, TimeoutError) as error:
            raise LinkError from error

    async def peek(self, number: int) -> str:
        """Return the answer so far, or nothing; LinkError without a sign."""
        try:
            return str(await asyncio.wait_for(self._worker.peek(number), PATIENCE))
        except (JsException, TimeoutError) as error:
            raise LinkError from error

    def hurry(self, number: int) -> None:
        """Ask for an answer that will do."""
        if self._worker is not None:
            begin(_sent(self._worker.hurry(number)))

    def drop(self, number: int) -> None:
        """Give a question up."""
        if self._worker is not None:
            begin(_sent(self._worker.drop(number)))

    @property
    def _name(self) -> str:
        return f"thinker-{self._starts}"

    async def _start(self) -> None:
        if self._starts == MOST_STARTS:
            return
        self._starts += 1
        package = next(iter(config["files"]))
        settings = {
            "interpreter": config["interpreter"],
            "files": config["files"],
            "sync_main_only": True,
        }
        script = f"{package.rpartition('/')[0]}/{SCRIPT}"
        try:
            self._worker = await create_named_worker(script, self._name, settings)
            _tell(is_ready=True)
        except JsException:
            self._worker = None
        finally:
            self._starting = None

    def _end(self) -> None:
        self._worker = None
        _tell(is_ready=False)
        if self._starting is not None:
            self._starting.cancel()
            self._starting = None
        element = document.querySelector(f'script[name="{self._name}"]')
        if not is_none(element):
            element.xworker.terminate()
            element.remove()


async def _sent(saying: Any) -> None:
    """Wait for nothing; whether the worker is dead, `look` and `peek` find out."""
    with suppress(JsException):
        await saying


def _tell(*, is_ready: bool) -> None:
    """Say in the page who thinks, for whoever looks into it."""
    document.documentElement.dataset.thinker = "worker" if is_ready else "page"


def _has_workers() -> bool:
    """Whether the page comes from a place from which a worker can load anything."""
    return str(window.location.protocol).startswith("http") and window.origin != "null"
