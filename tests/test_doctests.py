"""The examples in the docstrings are true."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def name_of(path: Path) -> str:
    """Return the dotted name of a module."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


# The browser's layer can be imported in the browser only.
NAMES = [
    name
    for name in map(name_of, sorted((ROOT / "quarto").rglob("*.py")))
    if not f"{name}.".startswith("quarto.web.")
]


def examples_of(name: str) -> list[doctest.DocTest]:
    """Return the examples of a module, one test for each docstring that has some."""
    found = doctest.DocTestFinder().find(importlib.import_module(name))
    return [test for test in found if test.examples]


@pytest.mark.parametrize("name", NAMES)
def test_examples_are_true(name: str) -> None:
    """What a docstring shows is what Python answers."""
    runner = doctest.DocTestRunner(verbose=False)
    report: list[str] = []
    for test in examples_of(name):
        runner.run(test, out=report.append)
    assert report == []


def test_engine_has_examples() -> None:
    """The search for examples finds those that are known to be there."""
    with_examples = {name for name in NAMES if examples_of(name)}
    assert with_examples >= {"quarto", "quarto.engine.game", "quarto.engine.record"}
