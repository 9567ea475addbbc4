"""The test command: environment, site, then style, types and behaviour."""

from collections.abc import Sequence

from tools.browsers import (
    ENGINE,
    FIREFOX,
    ensure_chromium,
    ensure_firefox,
    ensure_webkit,
)
from tools.environment import ensure_packages, ensure_python, test_requirements
from tools.single import build_single
from tools.site import build_site
from tools.steps import StepError, run, step

_CHECKS = (
    (
        "format",
        ("ruff", "format", "--check", "."),
        "Run .venv's ruff format, and look at what it changed.",
    ),
    (
        "lint",
        ("ruff", "check", "."),
        "Correct what is named above; .venv's ruff check --fix does some of it.",
    ),
    ("types", ("mypy",), "Correct the types named above."),
)

# One process a processor, each with browsers of its own; words may ask for others.
AT_ONCE = ("--numprocesses=auto", "--maxprocesses=4", "--dist=worksteal")
# Chromium itself may fall (tools/browsers.py): that alone is tried again, never a
# failure of ours.
_FALLEN = ("--reruns=4", "--only-rerun=(Target|Page) crashed")


def check(
    words: Sequence[str], *, in_firefox: bool = False, in_webkit: bool = False
) -> None:
    """Run every check; the words go to pytest. Ends at the first that fails.

    All browser tests run in Firefox if wished. Those of WebKitGTK run where it is
    here, and are made to be if wished.
    """
    set_up(in_firefox=in_firefox, in_webkit=in_webkit)
    python = ensure_python()
    for name, module, advice in _CHECKS:
        with step(name):
            run([python, "-m", *module], advice=advice)
    advice = "Read the failures above; one test runs with: build.py test FILE -k NAME"
    env = {ENGINE: FIREFOX.name} if in_firefox else {}
    with step("tests"):
        command = [str(python), "-m", "pytest", *AT_ONCE, *_FALLEN, *words]
        run(command, advice=advice, env=env, quiet=False)


def set_up(*, in_firefox: bool = False, in_webkit: bool = False) -> None:
    """See that everything is there that the tests need."""
    ensure_packages("test", test_requirements())
    ensure_chromium()
    if ensure_firefox() is None and in_firefox:
        advice = f"Install it by hand, or name one in {FIREFOX.variable}."
        raise StepError("no Firefox was found, and none could be installed", advice)
    if in_webkit:
        ensure_webkit()
    # Before the tests, which run beside each other and would each build them.
    build_site()
    build_single()
