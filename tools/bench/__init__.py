"""Measures what the project promises: start, page, engine and search.

Each is a program of its own. Those that need a browser run in `.venv`, where its
driver is installed.
"""

import sys
from collections.abc import Callable
from typing import Protocol

from tools.browsers import ensure_chromium
from tools.environment import ensure_packages, ensure_python, test_requirements
from tools.site import build_site
from tools.steps import run

_ADVICE = "Read the error above."


class Bench(Protocol):
    """One measurement that build.py bench offers."""

    def __call__(self, *, runs: int, throttle: float | None) -> None:
        """Measure so often, on a processor slowed so many times."""


def _in_browser(module: str, usual_throttle: float) -> Callable[..., None]:
    def measure(*, runs: int, throttle: float | None) -> None:
        ensure_packages("test", test_requirements())
        ensure_chromium()
        build_site()
        words = ("-m", f"tools.bench.{module}", str(runs))
        slow = str(throttle or usual_throttle)
        run([ensure_python(), *words, slow], advice=_ADVICE, quiet=False)

    return measure


def _here(module: str) -> Callable[..., None]:
    def measure(*, runs: int, throttle: float | None) -> None:
        del throttle  # nothing slows this Python down
        words = ("-m", f"tools.bench.{module}", str(runs))
        run([sys.executable, *words], advice=_ADVICE, quiet=False)

    return measure


BENCHES: dict[str, Bench] = {
    "ai": _here("ai"),
    "boot": _in_browser("boot", 0),
    "engine": _here("engine"),
    "levels": _here("levels"),
    "library": _in_browser("library", 4),
    "page": _in_browser("page", 2),
    "thinking": _in_browser("thinking", 1),
    "review": _in_browser("review", 1),
    "worker": _in_browser("worker", 1),
}
