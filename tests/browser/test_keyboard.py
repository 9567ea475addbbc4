"""The keyboard alone: every key that docs/keyboard.md names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import IN_FIREFOX
from tests.support.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import PageOpener

FOCUSED = """() => {
    const data = document.activeElement.dataset;
    return data.cell || data.piece || data.action || document.activeElement.tagName;
}"""


def focused(page: Page) -> str:
    """Return the name of what has the keyboard."""
    name: str = page.evaluate(FOCUSED)
    return name


def tab_to(page: Page, name: str, key: str = "Tab") -> None:
    """Press Tab until something has the keyboard."""
    for _ in range(25):
        if focused(page) == name:
            return
        page.keyboard.press(key)
    raise AssertionError(name)


def press(page: Page, *keys: str) -> None:
    """Press keys one after the other."""
    for key in keys:
        page.keyboard.press(key)


def test_everything_with_keys_alone(open_page: PageOpener) -> None:
    """A game to its end, its grids and calls, a dialog, and what is no key of ours."""
    page = open_page(path="#g=cshf_0a1_1b1_2c1")
    game_is_played(page)
    each_grid_is_one_tab_stop(page)
    escape_takes_the_word_back(page)
    dialog_takes_the_keyboard_and_gives_it_back(page)
    other_keys_are_left_to_the_browser(page)


def game_is_played(page: Page) -> None:
    """Choose, give, place, call, show, and start the next round."""
    visitor = Visitor(page)
    tab_to(page, "0")
    # Piece 7 is one row down and at its end; the second Enter gives it.
    press(page, "ArrowDown", "End", "Enter", "Enter")
    assert (visitor.hand, focused(page)) == ("7", "a4")
    press(page, "Control+End", "Space")
    assert visitor.board["d1"] == "7"
    tab_to(page, "call")
    press(page, "Enter")
    assert focused(page) == "d1"
    press(page, "Enter", "ArrowLeft", "Enter", "ArrowLeft", "Enter", "Home", "Enter")
    tab_to(page, "show")
    press(page, "Enter")
    assert visitor.outcome == ("called", "first")
    assert focused(page) == "H2"
    tab_to(page, "next-round")
    press(page, "Space")
    assert visitor.board == {}


def each_grid_is_one_tab_stop(page: Page) -> None:
    """Leave the board for the reserve by Tab, and come back with Shift."""
    press(page, "Control+Home", "Enter", "Enter")
    assert (Visitor(page).hand, focused(page)) == ("0", "a1")
    press(page, "ArrowUp", "Tab")
    assert focused(page) == "0"
    press(page, "Shift+Tab")
    assert focused(page) == "a2"


def escape_takes_the_word_back(page: Page) -> None:
    """Take back a call before its cells are shown, which costs nothing."""
    visitor = Visitor(page)
    visitor.cell("a1")
    visitor.give("1")
    visitor.act("call")
    assert page.locator('[data-action="show"]').count() == 1
    press(page, "Escape")
    assert (page.locator('[data-action="show"]').count(), focused(page)) == (0, "call")


def dialog_takes_the_keyboard_and_gives_it_back(page: Page) -> None:
    """Stay inside while it is open; close it by Escape; start a game by Enter."""
    # Backwards: past the last control the keyboard would leave the page.
    tab_to(page, "new-game", "Shift+Tab")
    press(page, "Enter")
    page.wait_for_selector("dialog[open]")
    # Firefox, driven, presses none of the page's buttons by Enter any more once Tab has
    # been to its own controls.
    for _ in range(5 if IN_FIREFOX else 30):
        press(page, "Tab")
        inside = "document.querySelector('dialog').contains(document.activeElement)"
        assert page.evaluate(f"{inside} || document.activeElement === document.body")
    press(page, "Escape")
    page.wait_for_selector("dialog:not([open])", state="attached")
    assert focused(page) == "new-game"
    press(page, "Enter")
    page.fill("[name=name-0]", "Ana")
    press(page, "Enter")
    page.wait_for_selector("dialog:not([open])", state="attached")
    assert "Ana" in page.inner_text(".players")


def other_keys_are_left_to_the_browser(page: Page) -> None:
    """Scroll by arrows where no grid has the keyboard."""
    page.set_viewport_size({"width": 320, "height": 400})
    page.focus("[data-action=give]")
    press(page, "ArrowDown")
    page.wait_for_function("() => scrollY > 0")
