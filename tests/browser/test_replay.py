"""The replay in the browser: by keys and pointers, branches and back, in all sizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.support.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import PageOpener

LONG = "#g=cshf_0a1_1b2_2c3_fd1_8a3_9b4_7c1_ed2_6a2_resigns"
MOMENTS = 19
CUT = """() => [...document.querySelectorAll(".replay *")]
    .filter(one => one.closest(".moments") === null && one.checkVisibility())
    .filter(one => {
        const box = one.getBoundingClientRect();
        return box.left < -0.5 || box.right > innerWidth + 0.5
            || box.bottom > innerHeight + 0.5;
    }).map(one => one.className || one.tagName)"""
SMALL = """() => [...document.querySelectorAll(".replay :is(button, input)")]
    .filter(one => one.checkVisibility())
    .map(one => one.getBoundingClientRect())
    .filter(box => box.height < 43.9 || box.width < 43.9).length"""
CURRENT_IS_SEEN = """() => {
    const list = document.querySelector(".moments").getBoundingClientRect();
    const shown = document.querySelector("[aria-current=true].moment");
    const box = shown.getBoundingClientRect();
    return box.top >= list.top - 1 && box.bottom <= list.bottom + 1;
}"""
# How many elements are touched by going one moment back.
TOUCHED = """async () => {
    let touched = new Set();
    const seen = new MutationObserver(list => list.forEach(one =>
        touched.add(one.target)));
    seen.observe(document.getElementById("page"),
        {subtree: true, attributes: true, childList: true, characterData: true});
    document.querySelector("[data-action=back]").click();
    await new Promise(requestAnimationFrame);
    return touched.size;
}"""


# Keeps all that is said from now on.
HEAR = """() => {
    window.heard = "";
    const note = () => { heard += document.getElementById("live").textContent; };
    new MutationObserver(note).observe(document.body,
        {subtree: true, childList: true, characterData: true});
}"""


def shown(page: Page) -> str | None:
    """Return the number of the moment shown."""
    return page.get_attribute(".moment[aria-current=true]", "data-moment")


def replay(page: Page) -> Visitor:
    """Look at the game of the link, from its end."""
    page.click(".onward [data-action=replay]")
    page.wait_for_selector(".moments")
    return Visitor(page)


def test_replay_is_walked_through_by_keys_and_pointers(open_page: PageOpener) -> None:
    """The list, the board, the slider, the buttons and the entries all lead there.

    From one moment to the next only what differs is drawn: not the list again.
    """
    page = open_page(path=LONG)
    visitor = replay(page)
    page.keyboard.press("ArrowLeft")
    assert shown(page) == str(MOMENTS - 1)
    page.keyboard.press("Home")
    assert (shown(page), visitor.board) == ("0", {})
    page.evaluate(HEAR)
    page.keyboard.press("ArrowDown")
    assert visitor.hand == "0"
    # The review may have had its say since.
    heard = "() => heard.includes('gave the light round tall solid piece')"
    page.wait_for_function(heard)
    page.click('[data-moment="4"]')
    assert visitor.board == {"a1": "0", "b2": "1"}
    page.focus("[name=moment]")
    page.keyboard.press("ArrowRight")
    assert shown(page) == "5"
    visitor.act("last")
    assert page.input_value("[name=moment]") == str(MOMENTS)
    page.wait_for_function(CURRENT_IS_SEEN)
    page.focus("[data-cell=a4]")
    page.keyboard.press("ArrowLeft")
    assert shown(page) == str(MOMENTS - 1)
    page.keyboard.press("Control+ArrowRight")
    assert page.evaluate("document.activeElement.dataset.cell") == "b4"
    assert shown(page) == str(MOMENTS - 1)
    # What the review has found meanwhile may be drawn along with one of them.
    assert min(page.evaluate(TOUCHED) for _ in range(4)) < 24


def test_branch_returns_and_moment_is_played_on(open_page: PageOpener) -> None:
    """By hand from a moment, back by one button; then as a game, and back again."""
    page = open_page(path=LONG)
    visitor = replay(page)
    page.click('[data-moment="4"]')
    visitor.act("what-if")
    visitor.give("f")
    visitor.cell("d4")
    assert visitor.board == {"a1": "0", "b2": "1", "d4": "f"}
    visitor.act("leave-branch")
    assert (shown(page), visitor.board) == ("4", {"a1": "0", "b2": "1"})
    page.wait_for_function(CURRENT_IS_SEEN)
    visitor.act("play-on")
    assert "counts nowhere" in visitor.notice
    visitor.give("f")
    page.evaluate("document.querySelector('[data-action=resign]').click()")
    page.click("#dialog [data-action=confirm]")
    assert visitor.outcome[0] == "resigned"
    visitor.act("give-back")
    assert len(visitor.board) == 9


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_replay_fits(open_page: PageOpener, lang: str) -> None:
    """Nothing is cut off and nothing scrolls but the list; targets suit a finger."""
    page = open_page(lang=lang, path=LONG)
    for width, height in ((360, 640), (1366, 620), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.querySelector('.onward [data-action=replay]').click()")
        assert page.evaluate(CUT) == [], width
        assert page.evaluate(SMALL) == 0, width
        page.wait_for_function(CURRENT_IS_SEEN)
        moments = page.evaluate("document.querySelector('.moments').clientHeight")
        assert moments >= 60, width
        Visitor(page).act("leave-replay")
