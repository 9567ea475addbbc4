"""The computer thinks: in a worker where there is one, and never in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.support.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from tests.browser.conftest import PageOpener

EXPERT = "?mode=solo&level=expert&names=Ana"
# Four pieces lie there that no opening leads to, and Ana has to give: whatever she
# gives, the search for a win takes seconds.
LONG = f"{EXPERT}#p=..../.f4./..../d.a. - cshf".replace(" ", "_")
THINKING_MS = 40_000
IS_THINKING = ".prompt-box[data-pondering]"
# Does so when it is asked a question; else it lives.
USELESS = """
async def think(number, text):
    {does}
async def look(number): return False
async def peek(number): return ""
hurry = drop = look
__export__ = ["drop", "hurry", "look", "peek", "think"]
"""
END_WORKER = "document.querySelector('script[name^=thinker]').xworker.terminate()"


def wait_for_worker(page: Page) -> None:
    """Wait until the worker thinks for the page."""
    page.wait_for_selector(
        "html[data-thinker=worker]", state="attached", timeout=THINKING_MS
    )


def wait_for_turn(page: Page, placed: int) -> None:
    """Wait until the computer has placed and given."""
    page.wait_for_function(
        """placed => document.querySelector("[data-hand]").dataset.hand
            && document.querySelectorAll('[data-cell]:not([data-holds=""])').length
                === placed""",
        arg=placed,
        timeout=THINKING_MS,
    )


def test_expert_answers_from_a_worker(open_page: PageOpener) -> None:
    """The worker comes after the board is live, and plays a turn from the openings."""
    page = open_page(path=f"{EXPERT}#g=cshf")
    wait_for_worker(page)
    visitor = Visitor(page)
    visitor.give("5")
    wait_for_turn(page, placed=1)
    assert visitor.prompt.startswith("Ana")


def test_dead_worker_is_replaced(open_page: PageOpener) -> None:
    """The game goes on, and there is another worker after it."""
    page = open_page(path=f"{EXPERT}#g=cshf")
    wait_for_worker(page)
    page.evaluate(END_WORKER)
    Visitor(page).give("5")
    wait_for_turn(page, placed=1)
    wait_for_worker(page)


@pytest.mark.parametrize("does", ["while True: pass", "return 'nonsense'", "1 / 0"])
def test_worker_that_is_no_use_is_done_without(
    open_page: PageOpener, does: str
) -> None:
    """It hangs, talks nonsense or raises, and so do all: the page thinks itself."""

    def serve(route: Route) -> None:
        route.fulfill(body=USELESS.format(does=does), content_type="text/plain")

    page = open_page(
        path=f"{EXPERT}#g=cshf",
        routes={"**/thinker.txt": serve},
        # Firefox notes that a hanging worker was ended; the page hears nothing of it.
        expects_errors=True,
    )
    wait_for_worker(page)
    Visitor(page).give("5")
    wait_for_turn(page, placed=1)
    assert page.locator("dialog[open]").count() == 0


def test_thought_is_told_and_can_be_hurried(open_page: PageOpener) -> None:
    """After a while the page says that it thinks; a control makes it play."""
    page = open_page(path=LONG)
    visitor = Visitor(page)
    visitor.give("1")
    page.wait_for_selector(IS_THINKING, timeout=THINKING_MS)
    page.click('[data-action="hurry"]', timeout=THINKING_MS)
    wait_for_turn(page, placed=5)
    assert page.locator(IS_THINKING).count() == 0


def test_taking_back_in_mid_thought_is_safe(open_page: PageOpener) -> None:
    """The gift comes back at once; the thought of another gift is that of this one."""
    page = open_page(path=LONG)
    visitor = Visitor(page)
    visitor.give("1")
    page.wait_for_selector(IS_THINKING, timeout=THINKING_MS)
    visitor.act("undo")
    assert page.locator(IS_THINKING).count() == 0
    assert visitor.hand == ""
    visitor.give("0")
    page.click('[data-action="hurry"]', timeout=THINKING_MS)
    wait_for_turn(page, placed=5)
    assert "0" in visitor.board.values()
    assert "1" not in visitor.board.values()


@pytest.mark.chromium_only("long tasks are told by Chromium alone")
def test_page_is_free_while_the_worker_thinks(open_page: PageOpener) -> None:
    """No task of the page is long enough to be felt."""
    page = open_page(path=LONG)
    wait_for_worker(page)
    visitor = Visitor(page)
    visitor.give("1")
    page.wait_for_selector(IS_THINKING, timeout=THINKING_MS)
    page.evaluate(
        """() => { globalThis.long = [];
            new PerformanceObserver(list => long.push(...list.getEntries()))
                .observe({type: "longtask"}); }"""
    )
    visitor.act("settings")
    page.click('dialog [data-action="close"]')
    page.click('[data-action="hurry"]', timeout=THINKING_MS)
    wait_for_turn(page, placed=5)
    # Rare ones of a busy machine say nothing: thinking here would make dozens.
    assert page.evaluate("() => long.length") < 10


def test_help_follows_what_is_placed(open_page: PageOpener) -> None:
    """Switched on in the settings it stays; it is there in words and in the reserve."""
    page = open_page(path="#g=cshf_0a1_1b1_2c1_fa3_8b4_9c3_c")
    visitor = Visitor(page)
    assert page.locator(".hints").count() == 0
    visitor.act("settings")
    page.check('input[name="hints"][value="best"]')
    page.click('dialog [data-action="close"]')
    assert page.locator('[data-piece][data-safe=""]').count() == 2
    page.wait_for_function(
        "() => document.querySelector('.hints').innerText.startsWith('Best: place')",
        timeout=THINKING_MS,
    )
    visitor.cell("d1")
    page.wait_for_function(
        "() => document.querySelector('.hints').innerText.startsWith('Best: give')",
        timeout=THINKING_MS,
    )
    page.reload()
    page.wait_for_selector(".hints")
