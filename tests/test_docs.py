"""The documents are true: examples run, links lead somewhere, names are the page's."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path

import pytest

import quarto
from quarto.app.actions import Action

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
ALL = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)


@ALL
def test_examples_run(path: Path) -> None:
    """Every example in a document gives what the document says."""
    results = doctest.testfile(str(path), module_relative=False)
    assert results.failed == 0


def test_some_examples_exist() -> None:
    """The notation is shown with examples that run."""
    path = ROOT / "docs" / "notation.md"
    assert doctest.testfile(str(path), module_relative=False).attempted > 0


@ALL
def test_links_lead_somewhere(path: Path) -> None:
    """A relative link names a file of the repository."""
    targets = re.findall(r"\]\(([^)#]+)[^)]*\)", path.read_text(encoding="utf-8"))
    local = [target for target in targets if "://" not in target]
    assert [target for target in local if not (path.parent / target).exists()] == []


def test_every_control_is_documented() -> None:
    """docs/notation.md names each data-action."""
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    assert [action for action in Action if f"`{action}`" not in text] == []


def test_version_is_one() -> None:
    """The package and its project file agree."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == quarto.__version__
