"""The places beside the table, used to their ends: by keys, and by touch on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import wait_for_engine
from tests.browser.test_axe import AXE, faults
from tests.support.files import handed_out

if TYPE_CHECKING:
    from playwright.sync_api import FilePayload, Page

    from tests.browser.conftest import PageOpener

PHONE = (360, 640)
WIDE = "document.documentElement.scrollWidth > innerWidth"
CUT = """() => [...document.querySelectorAll(".beside *")]
    .filter(element => element.checkVisibility({visibilityProperty: true})
        && !element.closest(".visually-hidden, .scrolls, svg"))
    .filter(element => element.getBoundingClientRect().right > innerWidth + 0.5)
    .map(element => element.className || element.tagName)"""
SMALL = """() => [...document.querySelectorAll(
        ".bar button, .beside :is(button, select, textarea, input[type=text])")]
    .filter(element => element.checkVisibility())
    .map(element => [element.outerHTML.slice(0, 80), element.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < 43.5)
    .map(([html]) => html)"""
SPILLS = """() => [...document.querySelectorAll(".beside :is(button, .choice, .total)")]
    .filter(element => element.checkVisibility())
    .filter(element => element.scrollWidth > element.clientWidth + 1)
    .map(element => element.innerText)"""
PARTS = ".task, .score-card, .card"
# As older spreadsheets write it: not in UTF-8.
NAMES_FILE: FilePayload = {
    "name": "6A.csv",
    "mimeType": "text/csv",
    "buffer": "No;Prénom\r\n1;Zoé\r\n2;Max\r\n".encode("cp1252"),
}


def look(page: Page) -> None:
    """Fail if anything is cut, too small for a finger, or found by axe."""
    page.wait_for_selector(PARTS)
    assert page.evaluate(WIDE) is False
    assert page.evaluate(CUT) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate(SPILLS) == []
    assert faults(page) == []


def press(page: Page, does: str) -> None:
    """Reach a control of a place by keyboard, and press it."""
    page.focus(f'[data-do="{does}"]')
    page.keyboard.press("Enter")


def go(page: Page, place: str) -> None:
    """Reach a place by keyboard; its title has the keyboard then."""
    page.focus(f'#page [data-action="{place}"]')
    page.keyboard.press("Enter")
    page.wait_for_selector(f'[data-beside="{place}"] [data-place]:focus')


def solve_by_keys(page: Page) -> None:
    """Play tasks of the first lessons."""
    # Four questions leave one piece; whoever asks them can name it.
    press(page, "grade:3")
    for trait in range(4):
        press(page, f"ask:{trait}")
    answers = [
        "Yes." in page.inner_text(f'[data-do="ask:{trait}"]') for trait in range(4)
    ]
    code = sum(bit << 3 - trait for trait, bit in enumerate(answers))
    press(page, f"piece:{code:x}")
    page.wait_for_selector(".task[data-solved]")
    assert page.inner_text(".said").startswith("Yes, this is it")
    press(page, "kind:common")
    press(page, "check:")
    assert "First choose" in page.inner_text(".said")
    press(page, "kind:quarto")
    page.focus('[data-cell][tabindex="0"]')
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert page.locator("[data-pointed]").count() == 2
    press(page, "show:")
    assert "four cells" in page.inner_text(".said")
    press(page, "another:")
    page.wait_for_selector("[data-task]:focus")


def fill_in_by_keys(page: Page) -> None:
    """Type a round into the score sheet, and set a position up."""
    page.focus("#field-sheet-name-0")
    page.keyboard.type("Zoé 🦊")
    press(page, "won:0")
    page.focus('[data-piece="0"]')
    for _ in range(4):
        page.keyboard.press("Enter")
        place = page.evaluate("document.activeElement.dataset.piece")
        page.focus('[data-cell][tabindex="0"]')
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowRight")
        page.focus(f'[data-piece="{place}"]')
        page.keyboard.press("ArrowRight")
    assert page.locator('.check-card [data-holds]:not([data-holds=""])').count() >= 3
    press(page, "step:call")
    press(page, "judge:")
    assert "four cells" in page.inner_text(".check-card .said")


def test_places_are_used_by_keys(open_page: PageOpener) -> None:
    """Every kind of task, a sheet with a call judged, a class; Back is the table."""
    page = open_page()
    table = page.get_attribute("[data-prompt]", "class")
    page.focus('#page [data-action="beside"]')
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-beside="activities"] [data-place]:focus')
    assert page.url.endswith("?place=activities")
    solve_by_keys(page)
    go(page, "sheet")
    fill_in_by_keys(page)
    go(page, "class")
    page.focus("#field-class-names")
    page.keyboard.type("Ana\nLuc\nEva")
    press(page, "names:")
    page.focus("#field-result-0-1")
    page.keyboard.press("ArrowDown")
    page.wait_for_selector('[data-standing="0"] td:has-text("1")')
    page.reload()
    wait_for_engine(page, "ready")
    page.wait_for_selector(".standings")
    assert page.input_value("#field-result-0-1") == "0"
    page.go_back()
    page.wait_for_selector("[data-prompt]")
    assert page.get_attribute("[data-prompt]", "class") == table
    assert "place=" not in page.url


@pytest.mark.chromium_only("a phone")
def test_places_are_used_by_touch(open_page: PageOpener) -> None:
    """In French on a phone: nothing cut, nothing small, and no fault for axe."""
    page = open_page(
        lang="fr",
        viewport=PHONE,
        path="?place=activities",
        init_script=AXE.read_text("utf-8"),
        has_touch=True,
    )
    for kind in ("search", "odd", "common", "quarto"):
        page.tap(f'[data-do="kind:{kind}"]')
        page.wait_for_selector(f'[data-task="{kind}"]')
        look(page)
    page.tap('[data-do="none:"]')
    page.wait_for_selector(".said:not(:empty)")
    page.tap('[data-action="sheet"]')
    page.fill("#field-sheet-name-1", "نور الهدى")
    page.tap('[data-do="won:1"]')
    for piece, cell in (("0", "a1"), ("1", "b1"), ("2", "c1"), ("4", "d1")):
        page.tap(f'[data-piece="{piece}"]')
        page.tap(f'[data-cell="{cell}"]')
    page.tap('[data-do="step:call"]')
    for cell in ("d1", "a1", "c1", "b1"):
        page.tap(f'[data-cell="{cell}"]')
    page.tap('[data-do="judge:"]')
    assert "juste" in page.inner_text(".check-card .said")
    look(page)
    page.tap('[data-action="class"]')
    page.fill("#field-class-names", "\n".join(["É" * 250, "נועה", *"abcdefghij"]))
    page.tap('[data-do="names:"]')
    page.select_option("#field-result-0-1", "1")
    page.wait_for_selector('[data-standing="1"]')
    look(page)


def test_pairs_follow_each_other(open_page: PageOpener) -> None:
    """A pair plays here, its result is entered, its names go; files go and come."""
    page = open_page(path="?place=class&projector=on")
    page.wait_for_selector("html[data-projector=on]")
    page.fill("#field-class-names", "Ana\nLuc")
    page.click('[data-do="names:"]')
    page.click('[data-do="play:0-1"]')
    page.wait_for_selector(".player-name:has-text('Ana')")
    for action in ("resign", "confirm"):
        page.evaluate(f"""document.querySelector('[data-action="{action}"]').click()""")
    page.wait_for_selector("[data-outcome=resigned]")
    # The menu leads back to where somebody was.
    page.evaluate("""document.querySelector('[data-action="beside"]').click()""")
    page.click('[data-do="enter:"]')
    page.wait_for_selector(".game:not([data-game=''])")
    with handed_out(page) as saved:
        page.click('[data-do="json:"]')
    assert saved.name == "quarto-class.json"
    page.click('[data-do="clear:"]')
    page.wait_for_selector(".standings", state="detached")
    page.set_input_files("#field-class-file", NAMES_FILE)
    page.wait_for_selector('[data-do="names:"]:focus')
    assert page.input_value("#field-class-names") == "Zoé\nMax"
    page.set_input_files("#field-class-file", saved.chosen)
    page.wait_for_selector(".game:not([data-game=''])")
    with handed_out(page) as table:
        page.click('[data-do="csv:"]')
    assert table.content.startswith(b"\xef\xbb\xbfRank,")
    page.click('#page [data-action="leave"]')
    names = page.locator(".player-name").all_inner_texts()
    assert names == ["Player 1", "Player 2"]
    assert "Ana" not in page.evaluate("localStorage['quarto.game']")
