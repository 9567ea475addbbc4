"""Errors of the page's own, told by static/faults.js, wherever in Python they come up.

The script asks here for what only Python knows. What an event handler raises reaches it
through the browser, what the loop's timers and tasks raise through `_raised`, and what
a message does through the runtime (`tell`).
"""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

from pyodide.ffi import create_proxy
from pyscript import window

from quarto import __version__
from quarto.app.messages import Resumed

if TYPE_CHECKING:
    from quarto.app.runtime import Runtime


def listen(runtime: Runtime) -> None:
    """Answer the script, and hand it what the event loop meets."""
    faults = window.quartoFaults
    # They live as long as the page.
    faults.ask = create_proxy(lambda trace: _told(runtime, str(trace)))
    faults.goOn = create_proxy(lambda: runtime.send(Resumed()))
    asyncio.get_event_loop().set_exception_handler(_raised)


def tell(error: BaseException) -> None:
    """Tell of an error."""
    import traceback  # noqa: PLC0415  # no start needs it

    window.quartoFaults.tell("".join(traceback.format_exception(error)))


def _raised(_loop: object, context: dict[str, Any]) -> None:
    error = context.get("exception")
    if isinstance(error, BaseException):
        tell(error)
    else:
        window.quartoFaults.tell(str(context.get("message", "")))


def _told(runtime: Runtime, trace: str) -> str:
    """Return what is told of an error, as JSON."""
    import sys  # noqa: PLC0415  # no start needs it

    from quarto.app.faults import fault_of  # noqa: PLC0415

    assert runtime.model is not None
    fault = fault_of(runtime.model, runtime.actions, trace)
    version = f"Quarto {__version__}, Python {sys.version.split()[0]}"
    answer = {
        "lines": (version, *fault.lines),
        "game": fault.game,
        "isKept": fault.is_kept,
    }
    return json.dumps(answer)
