"""What takes too long for the test command: long runs, many runs, cruel runs.

Each is a program of its own, in `.venv`. It ends with an error if it finds a fault.
"""

from collections.abc import Callable, Sequence

from tools.browsers import ensure_chromium
from tools.check import set_up
from tools.environment import (
    ensure_packages,
    ensure_python,
    requirements,
    test_requirements,
)
from tools.site import build_site
from tools.steps import StepError, run

_ADVICE = "Read the report above."


Soak = Callable[[int, Sequence[str]], None]


def _soak(module: str, *, needs_site: bool = True) -> Soak:
    def hold(count: int, words: Sequence[str]) -> None:
        if words:
            problem = f"soak {module} understands no words after --"
            raise StepError(problem, "Leave them out.")
        ensure_packages("test", test_requirements())
        if needs_site:
            ensure_chromium()
            build_site()
        often = (str(count),) if count else ()
        _run(module, *often)

    return hold


def _tests(module: str, *, needs_browsers: bool = False) -> Soak:
    def hold(count: int, words: Sequence[str]) -> None:
        if needs_browsers:
            set_up()
        else:
            ensure_packages("test", test_requirements())
            ensure_packages("soak", requirements("soak"))
        _run(module, str(count), *words)

    return hold


def _run(module: str, *words: str) -> None:
    command = ("-m", f"tools.soak.{module}", *words)
    run([ensure_python(), *command], advice=_ADVICE, quiet=False)


SOAKS: dict[str, Soak] = {
    "coverage": _tests("coverage"),
    "fuzz": _soak("fuzz", needs_site=False),
    "games": _soak("games"),
    "kills": _soak("kills"),
    "mutation": _tests("mutation"),
    "suite": _tests("suite", needs_browsers=True),
    "wander": _soak("wander"),
}
