"""How much is done, counted and not timed: the same on every machine."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType


def work_of(act: Callable[[], object]) -> int:
    """Return how many lines of the package are run by something."""
    count = 0

    def trace(frame: FrameType, event: str, _argument: Any) -> Any:  # noqa: ANN401  # as sys has it
        nonlocal count
        if "quarto" not in frame.f_code.co_filename:
            return None
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        act()
    finally:
        sys.settrace(before)
    return count
