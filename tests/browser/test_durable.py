"""A game outlives its browser: two copies, one writer, and words where one fails."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import wait_for_engine
from tests.support.files import handed_out
from tests.support.profile import (
    PUT_MIRROR,
    Profile,
    copies,
    wait_until_kept,
    wait_until_mirrored,
)
from tests.support.visitor import Visitor

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page, Playwright

    from tests.browser.conftest import PageOpener

# Refuses every write of the game, in one copy or in both.
NO_LOCAL = """const put = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, value) {
    if (globalThis.isFull && key === "quarto.game")
        throw new DOMException("full", "QuotaExceededError");
    put.call(this, key, value);
};"""
NO_MIRROR = """const write = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (value, key) {
    if (globalThis.isFull && key === "game")
        throw new DOMException("full", "QuotaExceededError");
    return write.call(this, value, key);
};"""
RETURN = """() => {
    dispatchEvent(new PageTransitionEvent("pagehide", {persisted: true}));
    dispatchEvent(new PageTransitionEvent("pageshow", {persisted: true}));
}"""
DATABASES = "indexedDB.databases().then(all => all.map(({ name }) => name))"
LINE = "[data-strip]"
ELSEWHERE = '[data-strip="elsewhere"]'


def reloaded(page: Page) -> Visitor:
    """Load the page again; return whoever sits there."""
    page.reload()
    wait_for_engine(page, "ready")
    return Visitor(page)


@pytest.mark.chromium_only("a profile on the disk whose process can be killed")
def test_game_outlives_a_killed_browser(
    playwright: Playwright, site_url: str, tmp_path: Path
) -> None:
    """What the mirror has is there again, whole, however the browser ended."""
    profile = Profile(playwright, tmp_path / "profile", site_url)
    page = profile.open()
    Visitor(page).play("0a1 1b2 2c3 4d4 5")
    before = wait_until_kept(page)
    profile.kill()
    page = profile.open()
    assert (
        json.loads(copies(page)[0] or "")["record"]
        == before
        == "cshf 0a1 1b2 2c3 4d4 5"
    )
    Visitor(page).cell("a2")
    assert Visitor(page).board["a2"] == "5"
    profile.close()


def test_each_copy_brings_the_game_back(open_page: PageOpener) -> None:
    """The mirror alone, then local storage alone; and each is written again."""
    page = open_page()
    Visitor(page).play("0a1 1b2 2")
    wait_until_kept(page)
    page.evaluate("localStorage.clear()")
    visitor = reloaded(page)
    assert (visitor.board, visitor.hand) == ({"a1": "0", "b2": "1"}, "2")
    assert wait_until_kept(page) == "cshf 0a1 1b2 2"
    page.evaluate(PUT_MIRROR, None)
    visitor = reloaded(page)
    assert visitor.hand == "2"
    wait_until_kept(page)
    local, mirror = copies(page)
    assert local == mirror is not None


def test_game_beside_the_match_comes_back(open_page: PageOpener) -> None:
    """Drawn before Python is there; the menu leads back from it."""
    page = open_page()
    visitor = Visitor(page)
    visitor.play("0a1 1b2 2c3 3d4!a1-d4")
    visitor.act("replay")
    visitor.act("back")
    visitor.act("back")
    visitor.act("play-on")
    assert "counts nowhere" in visitor.notice
    visitor.cell("d1")
    wait_until_kept(page)
    page.reload(wait_until="commit")
    page.wait_for_selector('[data-cell="c3"][data-holds="2"]')
    wait_for_engine(page, "ready")
    assert visitor.board == {"a1": "0", "b2": "1", "c3": "2", "d1": "3"}
    assert "the menu leads back" in visitor.notice
    page.click('#menu [data-action="give-back"]')
    assert visitor.outcome[0] == "called"
    wait_until_kept(page)
    assert reloaded(page).outcome[0] == "called"


def test_damaged_copies_are_told_and_set_aside(open_page: PageOpener) -> None:
    """One: the other counts. Both: a fresh table, and what was there can be found."""
    page = open_page()
    Visitor(page).play("0a1 1b2 2")
    wait_until_kept(page)
    page.evaluate(PUT_MIRROR, '{"format": "quarto-game", "ver')
    visitor = reloaded(page)
    assert "The other one is on the table" in visitor.notice
    assert visitor.hand == "2"
    wait_until_kept(page)
    page.evaluate(PUT_MIRROR, "{")
    page.evaluate("localStorage.setItem('quarto.game', '[')")
    visitor = reloaded(page)
    assert "damaged" in visitor.notice
    assert visitor.board == {}
    visitor.give("7")
    assert wait_until_kept(page) == "cshf 7"
    assert page.evaluate("localStorage.getItem('quarto.damaged')") == "["
    # Nothing of what was there before goes when it happens again.
    page.evaluate(PUT_MIRROR, "}")
    page.evaluate("localStorage.setItem('quarto.game', ']')")
    assert "damaged" in reloaded(page).notice
    wait_until = "() => quartoVault.shelf.aside().then(found => found.texts.length > 2)"
    page.wait_for_function(wait_until)
    found = page.evaluate("quartoVault.shelf.aside().then(({ keys }) => keys)")
    assert found == ["game", "game-2", "game-3"]
    assert page.evaluate("localStorage.getItem('quarto.damaged')") == "["
    assert page.evaluate("localStorage.getItem('quarto.damaged-2')") == "]"


def test_game_of_a_newer_version_is_left_alone(open_page: PageOpener) -> None:
    """It is refused in words, and both copies stay as they are."""
    newer = '{"format": "quarto-game", "version": 99}'
    page = open_page(storage={"quarto.game": newer})
    visitor = Visitor(page)
    assert "newer version" in visitor.notice
    visitor.play("0a1 1")
    assert copies(page) == (newer, None)


def test_one_tab_plays_and_the_other_takes_over(open_page: PageOpener) -> None:
    """Never both: whoever has lost the game says so, changes nothing, can have it."""
    first = open_page()
    Visitor(first).play("0a1 1")
    wait_until_kept(first)
    second = first.context.new_page()
    second.goto(first.url, wait_until="commit")
    wait_for_engine(second, "ready")
    expect(second.locator(ELSEWHERE)).to_contain_text("another tab")
    visitor = Visitor(second)
    assert visitor.board == {"a1": "0"}
    visitor.cell("b2")
    expect(second.locator('[data-action="take-over"]')).to_be_focused()
    assert visitor.board == {"a1": "0"}
    # The first goes on meanwhile, and its turns come along.
    Visitor(first).cell("c3")
    Visitor(first).give("5")
    second.keyboard.press("Enter")
    expect(second.locator(LINE)).to_have_count(0)
    assert (visitor.board, visitor.hand) == ({"a1": "0", "c3": "1"}, "5")
    expect(first.locator(ELSEWHERE)).to_be_visible()
    visitor.cell("d4")
    visitor.give("6")
    kept = wait_until_kept(second)
    Visitor(first).cell("d3")
    assert json.loads(copies(first)[0] or "")["record"] == kept
    # When the second is closed the first has the game again, as it is by now.
    second.close()
    expect(first.locator(LINE)).to_have_count(0)
    assert Visitor(first).board == {"a1": "0", "c3": "1", "d4": "5"}


def test_page_from_the_browsers_memory_reads_anew(open_page: PageOpener) -> None:
    """It shows what another page has kept since, not what it last knew."""
    page = open_page()
    Visitor(page).play("0a1 1")
    wait_until_kept(page)
    visitor = Visitor(page)
    newer = page.evaluate("localStorage.getItem('quarto.game')").replace(
        '"version": 3', '"version": 2'
    )
    fields = json.loads(newer) | {"counter": 99, "record": "cshf 9d4 2"}
    page.evaluate(
        "text => localStorage.setItem('quarto.game', text)", json.dumps(fields)
    )
    page.evaluate(RETURN)
    expect(page.locator('[data-cell="d4"]')).to_have_attribute("data-holds", "9")
    assert (visitor.board, visitor.hand) == ({"d4": "9"}, "2")
    visitor.cell("a1")
    visitor.give("3")
    assert wait_until_kept(page) == "cshf 9d4 2a1 3"


@pytest.mark.parametrize("script", [NO_LOCAL, NO_MIRROR], ids=["local", "mirror"])
def test_full_device_is_told_once(open_page: PageOpener, script: str) -> None:
    """The game goes on, the other copy has it, and it can be saved as a file."""
    page = open_page(init_script=script)
    visitor = Visitor(page)
    visitor.give("0")
    wait_until_kept(page)
    page.evaluate("globalThis.isFull = true")
    visitor.cell("a1")
    visitor.give("1")
    expect(page.locator('[data-strip="one_copy"]')).to_contain_text("full")
    with handed_out(page) as file:
        page.click(f'{LINE} [data-save="json"]')
    assert json.loads(file.text)["record"] == "cshf 0a1 1"
    page.click('[data-action="dismiss"]')
    visitor.cell("b2")
    visitor.give("2")
    expect(page.locator(LINE)).to_have_count(0)
    if script == NO_LOCAL:
        # The only copy is written by and by: at most the last half-turn waits.
        wait_until_mirrored(page, "cshf 0a1 1b2 2")
    page.evaluate("globalThis.isFull = false")
    visitor = reloaded(page)
    assert (visitor.board, visitor.hand) == ({"a1": "0", "b2": "1"}, "2")


def test_assigned_table_leaves_no_trace(open_page: PageOpener) -> None:
    """Nothing of the visitor's own is read or written for it."""
    page = open_page(path="?lock=settings#g=cshf_0a1_1")
    Visitor(page).cell("b2")
    Visitor(page).give("2")
    assert page.evaluate("Object.keys(localStorage)") == []
    assert "quarto" not in page.evaluate(DATABASES)


def test_everything_is_erased(open_page: PageOpener) -> None:
    """Both copies and the library."""
    page = open_page()
    Visitor(page).play("0a1 1b2 2c3 3d4!a1-d4")
    wait_until_kept(page)
    page.click('[data-action="settings"]')
    page.click('#dialog [data-action="erase"]')
    with page.expect_navigation():
        page.click('#dialog [data-action="confirm"]')
    wait_for_engine(page, "ready")
    assert copies(page) == (None, None)
    page.goto(f"{page.url}?place=games")
    wait_for_engine(page, "ready")
    expect(page.locator("[data-beside=games]")).to_contain_text("No game is kept")
