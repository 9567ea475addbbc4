"""A match in the browser: chosen by keys, played over reloads, its records copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import wait_for_engine
from tests.support.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import PageOpener

ROUND = "0a1 1b2 2c3 3d4!a1-d4"
CUT = """() => [...document.querySelectorAll("#dialog *")]
    .filter(element => element.checkVisibility({visibilityProperty: true})
        && !element.closest(".visually-hidden"))
    .filter(element => {
        const box = element.getBoundingClientRect();
        return box.left < -0.5 || box.right > innerWidth + 0.5
            || element.scrollWidth > element.clientWidth + 1
            && getComputedStyle(element).display !== "inline";
    }).map(element => element.className || element.tagName)"""
SMALL = """() => [...document.querySelectorAll("#dialog :is(button, .choice, select)")]
    .map(element => element.getBoundingClientRect())
    .filter(box => Math.min(box.width, box.height) < 44).length"""


def score(page: Page) -> list[str]:
    """Return the score beside the names."""
    return page.locator(".player-score").all_inner_texts()


def test_match_is_set_up_by_keys(open_page: PageOpener) -> None:
    """A preset by arrow keys, the rounds from the list, Enter; remembered next time."""
    page = open_page()
    page.focus('[data-action="new-game"]')
    page.keyboard.press("Enter")
    page.focus("#field-preset-classic")
    page.keyboard.press("ArrowDown")
    assert page.is_checked("#field-squares")
    page.focus("#field-target")
    page.keyboard.press("ArrowDown")
    page.focus("#field-name-0")
    page.keyboard.type("Zoé 🦊")
    page.keyboard.press("Enter")
    page.wait_for_selector("#dialog:not([open])", state="attached")
    assert "2 × 2 squares" in page.inner_text(".traits")
    page.reload()
    wait_for_engine(page, "ready")
    page.click('#page [data-action="new-game"]')
    assert page.is_checked("#field-preset-expert")
    assert page.input_value("#field-target") == "1"
    assert page.input_value("#field-name-0") == "Zoé 🦊"


def test_match_is_played_over_a_reload(open_page: PageOpener) -> None:
    """Score and records stay; a round that was broken off counts nowhere."""
    clipboard = ["clipboard-read", "clipboard-write"]
    page = open_page(init_script="0", permissions=clipboard)
    visitor = Visitor(page)
    visitor.play(ROUND)
    assert sorted(score(page)) == ["0", "1"]
    visitor.act("next-round")
    visitor.give("0")
    page.reload()
    wait_for_engine(page, "ready")
    assert sorted(score(page)) == ["0", "1"]
    visitor.act("rounds")
    page.click('#dialog [data-action="abandon"]')
    page.click('#dialog [data-action="confirm"]')
    assert visitor.outcome == ("abandoned", "")
    visitor.act("rounds")
    assert page.locator("[data-round]").count() == 2
    page.click('#dialog [data-action="copy"]')
    page.wait_for_selector("#dialog .copied:not(:empty)")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == f"cshf {ROUND}\ncshf 0 abandoned"
    assert sorted(score(page)) == ["0", "1"]


def test_match_that_is_won_leads_to_another(open_page: PageOpener) -> None:
    """The same players and rules, by a new lot."""
    page = open_page()
    visitor = Visitor(page)
    visitor.act("new-game")
    page.select_option("#field-target", "1")
    page.click('#dialog [data-action="start"]')
    visitor.play(ROUND)
    assert "wins the match" in page.inner_text(".onward")
    visitor.act("rematch")
    assert (score(page), visitor.board) == (["0", "0"], {})


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_choice_of_rules_fits(open_page: PageOpener, lang: str) -> None:
    """Nothing is cut off at the side, at twice the text size neither; targets suit."""
    page = open_page(lang=lang)
    for width, height in ((320, 568), (360, 640), (1366, 620)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.querySelector('[data-action=new-game]').click()")
        page.check("#field-clock-loses")
        assert page.evaluate(CUT) == [], width
        assert page.evaluate(SMALL) == 0, width
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert page.evaluate(CUT) == [], width
        page.evaluate("document.documentElement.style.fontSize = ''")
        page.keyboard.press("Escape")
        page.wait_for_selector("#dialog:not([open])", state="attached")
