"""The one file that build.py single makes."""

import re

import pytest

from tools import bundles, single
from tools.paths import SINGLE
from tools.steps import StepError


@pytest.fixture(scope="module")
def text() -> str:
    """Build the file if it is not up to date; give its text."""
    return single.build_single().read_text("utf-8")


def test_same_sources_give_same_bytes(text: str) -> None:
    """What lies there is what its sources give again."""
    assert single.contents() == text.encode()


def test_nothing_is_done_twice(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second build of the same sources packs nothing."""
    assert text
    monkeypatch.setattr(single, "contents", pytest.fail)
    assert single.build_single() == SINGLE


def test_file_is_small_enough(text: str) -> None:
    """It fits into a mail: at most 7.5 MB."""
    assert len(text.encode()) <= single.LARGEST


def test_file_names_no_other_place(text: str) -> None:
    """Every address in its markup is in the file itself."""
    addresses = re.findall(r'\s(?:src|href|action)="([^"]*)"', text)
    assert addresses
    assert all(address.startswith(("#", "?", "data:")) for address in addresses)


def test_policy_allows_no_request(text: str) -> None:
    """Nothing may be fetched, and no script run but the file's own."""
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', text)
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules["default-src"] == "'none'"
    assert rules.keys().isdisjoint({"connect-src", "font-src", "frame-src"})
    assert "unsafe-inline" not in policy
    assert "http" not in policy


def test_large_file_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """What would not fit is not written."""
    before = single.build_single().read_bytes()
    monkeypatch.setattr(single, "is_fresh", lambda *_: False)
    monkeypatch.setattr(single, "contents", lambda: before)
    monkeypatch.setattr(single, "LARGEST", 1000)
    with pytest.raises(StepError, match="more than 1000"):
        single.build_single()
    assert SINGLE.read_bytes() == before


@pytest.mark.parametrize("text", ["a </Script> b", "<!-- a", "</style>"])
def test_script_that_would_end_early_is_an_error(text: str) -> None:
    """A script that cannot stand in the page stops the build."""
    with pytest.raises(StepError, match="would end it"):
        single._inline(text)


def test_other_runtime_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """A module in which the build finds nothing to rewrite stops it."""
    monkeypatch.setattr(bundles, "python_module", lambda: "export {};")
    with pytest.raises(StepError, match="0 times"):
        single.parts()
