"""The game in one file, opened as a file, without a network."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import START_MS, Watch, wait_for_engine
from tests.support.visitor import Visitor
from tools.server import serving
from tools.single import build_single

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

OWN = ("file:", "blob:", "data:")


@pytest.fixture(scope="session")
def single() -> Path:
    """Build the file if it is not up to date."""
    return build_single()


@pytest.mark.parametrize("name", ["chromium", "firefox"])
def test_game_in_one_file(
    request: pytest.FixtureRequest, single: Path, tmp_path: Path, name: str
) -> None:
    """It opens from any folder, plays, keeps the game and asks for nothing."""
    browser: Browser = request.getfixturevalue(name)
    folder = tmp_path / "clé USB #1"
    folder.mkdir()
    file = folder / single.name
    shutil.copy(single, file)
    # Firefox, driven from outside, cannot be told to be offline.
    context = browser.new_context(locale="en", offline=name == "chromium")
    page = context.new_page()
    watch = Watch()
    watch.follow(page)
    page.goto(file.as_uri(), wait_until="commit")
    wait_for_engine(page, "ready")
    visitor = Visitor(page)
    visitor.play("0a1 1b2 2c3 3")
    page.reload()
    wait_for_engine(page, "ready")
    assert (visitor.hand, visitor.board) == ("3", {"a1": "0", "b2": "1", "c3": "2"})
    visitor.cell("d4")
    visitor.show("a1-d4")
    assert visitor.outcome == ("called", "first")
    assert not [url for url in watch.requests if not url.startswith(OWN)]
    assert watch.errors == []
    context.close()


def test_one_file_in_a_sandbox(
    browser: Browser, site: Path, single: Path, tmp_path: Path
) -> None:
    """As the source of an embedded game it needs no headers of its host."""
    shutil.copy(single, tmp_path)
    shutil.copy(site / "embed.js", tmp_path)
    (tmp_path / "host.html").write_text(
        '<!doctype html><script src="embed.js"></script>'
        '<quarto-game src="quarto.html" sandbox record="cs 0a1 1"></quarto-game>',
        "utf-8",
    )
    context = browser.new_context()
    page = context.new_page()
    with serving(tmp_path) as url:
        page.goto(url + "host.html")
        page.get_by_role("button").click()
        frame = page.frame_locator("quarto-game iframe")
        frame.locator("html[data-engine=ready]").wait_for(
            state="attached", timeout=START_MS
        )
        expect(frame.locator("[data-hand]")).to_have_attribute("data-hand", "1")
    context.close()


def test_damaged_file_says_so(browser: Browser, single: Path, tmp_path: Path) -> None:
    """A part that cannot be unpacked ends in the failure panel, not in silence."""
    text = single.read_text("utf-8")
    start = text.index("quarto.dat")
    damaged = text[: start + 4000] + text[start + 8000 :]
    file = tmp_path / "quarto.html"
    file.write_text(damaged, "utf-8")
    context = browser.new_context(locale="en")
    page = context.new_page()
    page.goto(file.as_uri(), wait_until="commit")
    wait_for_engine(page, "failed")
    expect(page.locator(".boot-failure")).to_be_visible()
    context.close()
