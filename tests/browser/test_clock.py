"""The clock in a browser whose time is the test's: it runs, warns, stands, is kept."""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from typing import TYPE_CHECKING

import pytest

from quarto.app.parts import Timer
from quarto.views.paper.document import PAGES
from tests.browser.conftest import wait_for_engine
from tests.browser.test_axe import AXE, faults
from tests.browser.test_looks import BOXES, DESK, drawn, show, sized
from tests.support.table import Table
from tests.support.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.conftest import PageOpener

GAME = "#g=cshf+clock60_0a1_1"
# Watches what is changed in the page, and counts what is not the clock's text.
WATCH = """() => {
    window.strays = 0;
    window.changes = 0;
    new MutationObserver((records) => {
        for (const { target } of records) {
            const element = target.nodeType === 1 ? target : target.parentElement;
            window.changes += 1;
            if (!element.closest("[data-clock]")) window.strays += 1;
        }
    }).observe(document.getElementById("page"), {
        subtree: true, childList: true, attributes: true, characterData: true,
    });
}"""


@pytest.fixture
def page(open_page: PageOpener) -> Page:
    """Open a game with a clock in a page whose time can be moved, and uncover it."""
    # Time is taken over before the game loads, on a page that has no clock.
    opened = open_page(path=PAGES["rules"]["en"], engine="")
    opened.clock.install()
    opened.goto(open_page.url + GAME)
    wait_for_engine(opened, "ready")
    opened.evaluate("window.began = performance.now()")
    go_on(opened)
    return opened


def go_on(page: Page) -> None:
    """End the pause with which a game with a clock opens."""
    page.click('#dialog[data-dialog="pause"] .primary')
    page.wait_for_selector('#page [data-clock="running"]')


def shown(page: Page, where: str = "#page") -> str:
    """Return the time left, as it is written."""
    return page.inner_text(f"{where} [data-clock]")


def now(page: Page) -> float:
    """Return the page's time in seconds; it runs by itself, too."""
    return float(page.evaluate("performance.now()")) / 1000


def paused(page: Page) -> float:
    """Pause, and return how many seconds the clock has run at most."""
    Visitor(page).act("pause")
    return float(page.evaluate("performance.now() - window.began")) / 1000


def is_right(page: Page, since: tuple[float, float], where: str = "#page") -> bool:
    """Tell whether a minute that began between two times is shown as it should be.

    However slow the machine is: the figures may be a tick behind, never ahead.
    """
    earliest, latest = since
    before = now(page)
    text = shown(page, where)
    least, most = 60 - (now(page) - earliest), 61 - (before - latest)
    return written(least) <= text <= written(min(most, 60))


def written(seconds: float) -> str:
    """Return some seconds as the clock writes them."""
    whole = ceil(seconds)
    return f"{whole // 60}:{whole % 60:02}"


def test_time_runs_out(page: Page) -> None:
    """Each second is seen, two warnings are heard, and at zero the round is lost."""
    visitor = Visitor(page)
    earliest = -paused(page) + now(page)
    go_on(page)
    since = earliest, now(page)
    assert is_right(page, since)
    page.clock.run_for(3_100)
    assert is_right(page, since)
    page.clock.run_for(47_000)
    assert is_right(page, since)
    assert page.inner_text("#live").strip() == "10 seconds left."
    page.clock.run_for(5_000)
    assert visitor.notice == "5 seconds left."
    page.clock.run_for(6_000)
    assert visitor.outcome == ("time", "second")
    assert page.locator("[data-clock]").count() == 0


def test_nobody_is_disturbed_and_no_screen_has_a_fault(page: Page) -> None:
    """A tick changes the figures alone; little time, the match over it, the pause."""
    page.evaluate(WATCH)
    page.clock.run_for(5_000)
    assert page.evaluate("[changes > 3, strays]") == [True, 0]
    assert page.get_attribute("#page [data-clock]", "aria-live") == "off"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    page.clock.run_for(46_000)
    visitor = Visitor(page)
    found = faults(page)
    visitor.act("rounds")
    found += faults(page)
    page.keyboard.press("Escape")
    visitor.act("pause")
    found += faults(page)
    assert found == []


def test_reload_and_sleep_neither_cheat_nor_punish(page: Page) -> None:
    """The time used is kept; a night between two ticks is none."""
    page.clock.run_for(20_000)
    page.clock.fast_forward("08:00:00")
    before = shown(page)
    assert "0:30" <= before <= "0:38"
    page.reload()
    wait_for_engine(page, "ready")
    assert "0:30" <= shown(page, "#dialog") <= before
    assert Visitor(page).board == {}
    go_on(page)
    assert Visitor(page).board == {"a1": "0"}
    page.clock.run_for(2_000)
    assert "0:20" <= shown(page) < before


def test_pause_covers_and_dialogs_do_not_stop(page: Page) -> None:
    """Escape goes on; behind the settings the clock runs and is seen there."""
    visitor = Visitor(page)
    used = paused(page)
    assert (visitor.board, visitor.hand) == ({}, "")
    page.clock.run_for(30_000)
    earliest = now(page) - used
    page.keyboard.press("Escape")
    page.wait_for_selector('#page [data-clock="running"]')
    since = earliest, now(page)
    assert (visitor.board, visitor.hand) == ({"a1": "0"}, "1")
    page.keyboard.press("t")
    assert page.inner_text("#live").strip().endswith(" seconds left.")
    page.click('#page [data-action="settings"]')
    page.clock.run_for(4_100)
    assert is_right(page, since, "#dialog")
    page.click("#dialog #field-language-fr")
    page.keyboard.press("Escape")
    assert is_right(page, since)


SIZES = ((1366, 620), (1024, 768), (1280, 720), (1920, 1080), (360, 640), (844, 390))


def timed(record: str, used: float) -> Table:
    """Return a table on which a clock runs."""
    table = Table.with_record(record)
    table.model = replace(table.model, timer=Timer(used, since=0.0))
    return table


@pytest.mark.parametrize("theme", ["wood", "contrast"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_table_fits_and_nothing_moves(
    chromium: Browser, width: int, height: int, theme: str
) -> None:
    """The clock has its place beside whatever the prompt says."""
    page = chromium.new_page()
    sized(page, width, height)
    middle = "cshf+clock60 0a1 1b2 ec3 b"
    tables = (
        timed(middle, 18),
        timed(middle, 56).cell("d1").piece("2"),
        timed(middle, 18).cell("a1"),
        timed("cshf+clock60 0a1 1b2 2c3 3d4", 18).act("call").cell("a1", "b2"),
    )
    seen = []
    for table in tables:
        show(page, drawn(table), data_theme=theme)
        seen.append(page.evaluate(BOXES, DESK))
    page.close()
    assert seen == [seen[0]] * len(seen)
    assert max(y + high for _, y, _, high in seen[0]) <= height
