"""The keyboard alone: every key that docs/keyboard.md names."""

from __future__ import annotations

from typing import TYPE_CHECKING

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


def test_game_with_keys_alone(open_page: PageOpener) -> None:
    """Choose, give, place, call, show, and start the next round."""
    page = open_page(path="#g=cshf_0a1_1b1_2c1")
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


def test_each_grid_is_one_tab_stop(open_page: PageOpener) -> None:
    """Tab leaves the board for the reserve, and Shift brings it back."""
    page = open_page(path="#g=cshf_0")
    tab_to(page, "a4")
    press(page, "ArrowDown", "Tab")
    assert focused(page) == "0"
    press(page, "Shift+Tab")
    assert focused(page) == "a3"


def test_escape_takes_the_word_back(open_page: PageOpener) -> None:
    """Before the cells are shown a call costs nothing."""
    page = open_page(path="#g=cshf_0a1_1")
    Visitor(page).act("call")
    assert page.locator('[data-action="show"]').count() == 1
    press(page, "Escape")
    assert (page.locator('[data-action="show"]').count(), focused(page)) == (0, "call")


def test_dialog_takes_the_keyboard_and_gives_it_back(open_page: PageOpener) -> None:
    """Focus stays inside while it is open; Escape closes it; Enter starts a game."""
    page = open_page()
    tab_to(page, "new-game")
    press(page, "Enter")
    page.wait_for_selector("dialog[open]")
    for _ in range(30):
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


def test_other_keys_are_left_to_the_browser(open_page: PageOpener) -> None:
    """The arrows scroll where no grid has the keyboard."""
    page = open_page(viewport=(320, 400))
    page.focus("[data-action=give]")
    press(page, "ArrowDown")
    page.wait_for_function("() => scrollY > 0")
