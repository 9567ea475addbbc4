"""Dragging, sounds, the lesson and the settings, as only a browser can show them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import wait_for_engine
from tests.support.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import PageOpener

# Settings are opened and closed, and the rules opened, in one go.
REOPEN = """() => new Promise((resolve) => {
    const use = (selector) => document.querySelector(selector).click();
    addEventListener("popstate", () => setTimeout(resolve), { once: true });
    use("#page [data-action=settings]");
    use("#dialog [data-action=close]");
    use("#page [data-action=rules]");
})"""


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Return the middle of an element."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, source: str, target: str) -> None:
    """Drag with the mouse, in steps."""
    page.mouse.move(*middle(page, source))
    page.mouse.down()
    page.mouse.move(*middle(page, target), steps=6)
    page.mouse.up()


def test_game_by_dragging(open_page: PageOpener) -> None:
    """Give, place, move what is staged, give on the button; dropped back is nothing."""
    page = open_page()
    visitor = Visitor(page)
    drag(page, '[data-piece="7"]', "[data-hand]")
    assert page.get_attribute('[data-piece="7"]', "aria-selected") == "true"
    drag(page, '[data-piece="7"]', '[data-action="give"]')
    assert visitor.hand == "7"
    drag(page, "[data-hand] .well", '[data-cell="b3"]')
    assert visitor.board == {"b3": "7"}
    drag(page, '[data-cell="b3"]', '[data-cell="c2"]')
    assert visitor.board == {"c2": "7"}
    drag(page, '[data-cell="c2"]', ".title")
    assert visitor.board == {"c2": "7"}
    assert page.locator(".dragged, [data-over], [data-lifted]").count() == 0
    visitor.piece("4")
    visitor.act("give")
    assert (visitor.board, visitor.hand) == ({"c2": "7"}, "4")


class Finger:
    """A finger on the glass, as the browser's own input: it would scroll, too."""

    def __init__(self, page: Page) -> None:
        """Get hold of the browser's input."""
        self._session = page.context.new_cdp_session(page)

    def at(self, what: str, *points: tuple[float, float]) -> None:
        """Touch, move or lift."""
        touches = [{"x": x, "y": y} for x, y in points]
        order = {"type": what, "touchPoints": touches}
        self._session.send("Input.dispatchTouchEvent", order)


@pytest.mark.chromium_only("real touches")
def test_finger_holds_the_piece_above_itself(open_page: PageOpener) -> None:
    """What lies under the piece is marked and gets it; the page does not scroll.

    A drag that is cancelled is nothing.
    """
    page = open_page(path="#g=cshf_7", viewport=(360, 560), has_touch=True)
    finger = Finger(page)
    x, y = middle(page, "[data-hand] .well")
    finger.at("touchStart", (x, y))
    x, y = middle(page, '[data-cell="b1"]')
    for step in (40, 20, 0):
        finger.at("touchMove", (x + step, y + 56))
    assert page.get_attribute("[data-over]", "data-cell") == "b1"
    finger.at("touchCancel")
    # When the browser takes the finger away, the piece is where it was.
    assert Visitor(page).board == {}
    assert page.locator(".dragged, [data-over], [data-lifted]").count() == 0
    finger.at("touchStart", middle(page, "[data-hand] .well"))
    for step in (40, 20, 0):
        finger.at("touchMove", (x + step, y + 56))
    finger.at("touchEnd")
    assert Visitor(page).board == {"b1": "7"}
    assert page.evaluate("scrollY") == 0


@pytest.mark.chromium_only("real touches")
def test_two_fingers_enlarge_the_page(open_page: PageOpener) -> None:
    """Also on a piece that could be dragged, which stays where it is."""
    page = open_page(
        path="#g=cshf_7", viewport=(360, 640), has_touch=True, is_mobile=True
    )
    finger = Finger(page)
    x, y = middle(page, "[data-hand] .well")
    for apart in range(10, 110, 10):
        what = "touchStart" if apart == 10 else "touchMove"
        finger.at(what, (x - apart, y), (x + apart, y))
    finger.at("touchEnd")
    page.wait_for_function("() => visualViewport.scale > 1.5")
    assert page.locator(".dragged, [data-over], [data-lifted]").count() == 0
    assert Visitor(page).hand == "7"


def test_lesson_keys_and_back_leave_the_game(open_page: PageOpener) -> None:
    """What is looked at beside a game leads back to it."""
    page = open_page(path="#g=cshf_0a1_1")
    keys_are_shown_and_say_their_answer(page)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog:not([open])", state="attached")
    lesson_is_played_and_the_game_comes_back(page)
    back_closes_a_dialog(page)


def lesson_is_played_and_the_game_comes_back(page: Page) -> None:
    """Take five steps on the real board, and find the table as it was."""
    visitor = Visitor(page)
    visitor.act("lesson")
    visitor.piece("d")
    visitor.act("next-step")
    visitor.cell("d1")
    visitor.act("next-step")
    visitor.show("a1-d1")
    visitor.act("next-step")
    visitor.give("6")
    visitor.act("next-step")
    visitor.show("a1-d1")
    visitor.act("next-step")
    assert (visitor.board, visitor.hand) == ({"a1": "0"}, "1")


def test_settings_are_seen_at_once_and_kept(open_page: PageOpener) -> None:
    """Pieces from above, bits on them, no coordinates; also before Python next time."""
    page = open_page()
    Visitor(page).act("settings")
    page.check("[name=pieces][value=plan]")
    page.check("[name=overlay][value=bits]")
    page.uncheck("[name=coordinates]")
    page.check("[name=theme][value=contrast]")
    page.click('#dialog [data-action="close"] >> nth=0')
    assert page.inner_text('[data-piece="d"] .tag') == "1101"
    page.reload(wait_until="commit")
    page.wait_for_selector("html[data-pieces=plan][data-coordinates=off]")
    assert page.get_attribute("html", "data-theme") == "contrast"
    wait_for_engine(page, "ready")
    assert page.inner_text('[data-piece="d"] .tag') == "1101"
    everything_is_erased(page)


def everything_is_erased(page: Page) -> None:
    """Confirm it: the page begins as on a first visit, and nothing of it is left."""
    visitor = Visitor(page)
    visitor.give("0")
    visitor.cell("a1")
    visitor.act("settings")
    page.check("[name=theme][value=dark]")
    page.click('#dialog [data-action="erase"]')
    page.click('#dialog [data-action="confirm"]')
    page.wait_for_function("() => document.documentElement.dataset.theme === 'auto'")
    wait_for_engine(page, "ready")
    assert page.evaluate("Object.keys(localStorage)") == []
    assert visitor.board == {}


def keys_are_shown_and_say_their_answer(page: Page) -> None:
    """Open the list by `?`; a button there says what its letter says."""
    page.keyboard.press("l")
    # No element of the page has the keyboard yet: a key reaches the page all the same.
    page.focus("[data-cell=a4]")
    page.keyboard.press("m")
    assert "light round tall hollow" in page.inner_text("#live")
    page.keyboard.press("?")
    page.click('#dialog [data-action="hear-last"]')
    assert "A1 light round tall solid" in page.inner_text("#dialog [role=status]")


def back_closes_a_dialog(page: Page) -> None:
    """Go back from a dialog, and close one by hand, which leaves no entry behind."""
    visitor = Visitor(page)
    # With the entry of the dialog before, which Back has left ahead.
    length = page.evaluate("history.length")
    visitor.act("rules")
    page.go_back()
    page.wait_for_selector("dialog:not([open])", state="attached")
    assert page.url.endswith("/sub/path/")
    visitor.act("settings")
    page.click('#dialog [data-action="close"] >> nth=0')
    page.wait_for_selector("dialog:not([open])", state="attached")
    assert page.evaluate("[history.state, history.length]") == [None, length]
    # One that opens before the browser has come back from another stays open.
    page.evaluate(REOPEN)
    page.wait_for_selector("#dialog[data-dialog=rules]")
    page.go_back()
    page.wait_for_selector("dialog:not([open])", state="attached")
