"""Work in the background, none of whose errors is lost.

What a task raises lies in it until somebody asks, which for these nobody does: each is
handed to the event loop, which tells of it like of any other error (`faults`).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Coroutine

# The loop itself holds none of them.
_RUNNING: set[asyncio.Task[None]] = set()


def begin(work: Coroutine[None, None, None]) -> asyncio.Task[None]:
    """Start work that ends by itself, or is cancelled."""
    task = asyncio.ensure_future(work)
    _RUNNING.add(task)
    task.add_done_callback(_ended)
    return task


def _ended(task: asyncio.Task[None]) -> None:
    _RUNNING.discard(task)
    error = None if task.cancelled() else task.exception()
    if error is not None:
        asyncio.get_event_loop().call_exception_handler({"exception": error})
