"""The review in the browser: found in the worker, shown on the board, tried again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.support.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import PageOpener

# Late in it a row of dark pieces is completed, and neither calls it.
BLUNDERED = "#g=cshf_1c1_eb4_5a2_ba3_fd3_aa4_0d2_8c3_4b2_3c2_db3_cd4_9c4_2d1_7b1!b1-b4"
MISSED = 26
REVIEW_MS = 60_000
CUT = """() => [...document.querySelectorAll(".replay *, .prompt-box *")]
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
BELOW_FOOT = """() => document.documentElement.scrollHeight - scrollY
    - document.querySelector(".foot").getBoundingClientRect().bottom"""
# The bar of the moment shown, and the slider's frame around it.
STRAYED = """() => {
    const field = document.querySelector(".slider");
    const bar = [...document.querySelectorAll(".worths rect")][field.value];
    const box = field.getBoundingClientRect(), thumb = 14;
    const middle = box.left + thumb / 2
        + (box.width - thumb) * field.value / field.max;
    const own = bar.getBoundingClientRect();
    return Math.abs((own.left + own.right) / 2 - middle);
}"""


def replay(page: Page) -> Visitor:
    """Look at the game of the link."""
    page.evaluate("document.querySelector('.onward [data-action=replay]').click()")
    page.wait_for_selector(".moments")
    return Visitor(page)


def wait_for_findings(page: Page) -> None:
    """Wait until the missed line is found."""
    page.wait_for_selector(
        f'[data-moment="{MISSED}"][data-finding=twice]',
        state="attached",
        timeout=REVIEW_MS,
    )


def test_moment_that_mattered_is_shown(open_page: PageOpener) -> None:
    """By a key from the list; the sentence, the line on the board, and the strip."""
    page = open_page(path=BLUNDERED)
    visitor = replay(page)
    wait_for_findings(page)
    expect(page.locator(f".worths rect >> nth={MISSED}")).to_have_attribute(
        "data-marked", ""
    )
    page.keyboard.press("PageUp")
    page.keyboard.press("PageUp")
    expect(page.locator(".moment[aria-current]")).to_have_attribute(
        "data-moment", str(MISSED)
    )
    assert "completed A4–D4 and did not call it" in page.inner_text(".detail")
    assert "missed it too" in page.inner_text("#live")
    assert page.locator('[data-line="row"]').count() == 4
    assert "in the line shown" in str(
        page.get_attribute("[data-cell=a4]", "aria-label")
    )
    visitor.act("forward")
    assert page.locator("[data-line]").count() == 0
    page.click('#page [data-action="language"]')
    visitor.act("back")
    assert "achève A4–D4 sans l’annoncer" in page.inner_text(".detail")
    page.wait_for_selector("html[data-thinker=worker]", state="attached")


def test_leaving_in_mid_review_is_safe(open_page: PageOpener) -> None:
    """Leave at once, come back, try again against the expert, and return."""
    page = open_page(path=BLUNDERED)
    visitor = replay(page)
    visitor.act("leave-replay")
    assert page.locator(".moments").count() == 0
    replay(page)
    wait_for_findings(page)
    page.keyboard.press("PageUp")
    page.keyboard.press("PageUp")
    visitor.act("try-again")
    visitor.show("a4-d4")
    assert visitor.outcome[0] == "called"
    visitor.act("give-back")
    expect(page.locator(".moment[aria-current]")).to_have_attribute(
        "data-moment", str(MISSED)
    )
    assert page.locator("[data-finding]").count() > 0


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_review_fits(open_page: PageOpener, lang: str) -> None:
    """With the longest sentence too; the frame is where the bar is."""
    page = open_page(lang=lang, path=BLUNDERED)
    replay(page)
    wait_for_findings(page)
    for width, height in ((360, 640), (1366, 620)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(SMALL) == 0, width
        for entry in page.locator("[data-finding]").all():
            entry.evaluate("entry => entry.click()")
            assert page.evaluate(CUT) == [], width
            assert page.evaluate(STRAYED) < 1, width
        # What is there for readers alone makes no page longer than its foot.
        assert page.evaluate(BELOW_FOOT) < 20, width
