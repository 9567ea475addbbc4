"""The test command: environment, site, then style, types and behaviour."""

from collections.abc import Sequence

from tools.browsers import ensure_chromium, ensure_firefox
from tools.environment import ensure_packages, ensure_python, test_requirements
from tools.site import build_site
from tools.steps import run, step

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


def check(words: Sequence[str]) -> None:
    """Run every check; the words go to pytest. Ends at the first that fails."""
    ensure_packages("test", test_requirements())
    python = ensure_python()
    ensure_chromium()
    ensure_firefox()
    build_site()
    for name, command, advice in _CHECKS:
        with step(name):
            run([python, "-m", *command], advice=advice)
    advice = "Read the failures above; one test runs with: build.py test FILE -k NAME"
    with step("tests"):
        run([python, "-m", "pytest", *words], advice=advice, quiet=False)
