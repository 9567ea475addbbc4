"""The pages on paper: no fault, no overflow, and as many printed pages as they say.

They run no script, so one visit to each, in a small and a large window, is enough.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from quarto.views.paper.document import PAGES
from tests.browser.test_axe import AXE, faults
from tests.support.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import PageOpener

# The most sheets of paper that the rules take, and the class's sheets.
MOST = {"rules": 2, "class": 5}
SHEETS = ("rules", "pieces", "score", "activities", "answers")
FORMATS = ("A4", "Letter")
NAMES = [(kind, lang) for kind, names in PAGES.items() for lang in names]
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def printed(page: Page, paper: str) -> int:
    """Return on how many pages the browser prints this one."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper)))


@pytest.mark.parametrize(("kind", "lang"), NAMES, ids=["-".join(one) for one in NAMES])
def test_page_has_no_fault(open_page: PageOpener, kind: str, lang: str) -> None:
    """Nothing for axe to find by day and by night; nothing to scroll sideways."""
    page = open_page(path=PAGES[kind][lang], lang=lang, engine="", viewport=(360, 640))
    page.wait_for_load_state()
    assert page.get_attribute("html", "lang") == lang
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = faults(page)
    for width in (320, 360, 1366):
        page.set_viewport_size({"width": width, "height": 640})
        assert page.evaluate(OVERFLOW) <= 0
    page.emulate_media(color_scheme="dark")
    assert found + faults(page) == []


@pytest.mark.chromium_only("pages of paper")
@pytest.mark.parametrize(("kind", "lang"), NAMES, ids=["-".join(one) for one in NAMES])
def test_page_prints_on_so_many_pages(
    open_page: PageOpener, kind: str, lang: str
) -> None:
    """The rules on two, each of the class's sheets on its own, chosen or all."""
    page = open_page(path=PAGES[kind][lang], engine="")
    page.wait_for_load_state()
    assert [printed(page, paper) for paper in FORMATS] == [MOST[kind]] * 2
    if kind == "class":
        for sheet in SHEETS:
            page.click(f'a[href="#sheet-{sheet}"]')
            assert printed(page, "A4") == 1
            page.emulate_media(media="print")
            assert page.locator(".sheet:visible").count() == 1
            page.emulate_media(media="null")
        page.click('a[href="#print"] >> nth=-1')
        assert printed(page, "A4") == MOST[kind]


def test_game_leads_to_the_rules(open_page: PageOpener) -> None:
    """From the dialog of the rules, in the page's language, beside the game."""
    page = open_page(lang="fr", path="#g=cshf_0a1_4")
    Visitor(page).act("rules")
    with page.expect_popup() as opened:
        page.click("#dialog .all-rules")
    rules = opened.value
    rules.wait_for_selector("#call")
    assert rules.url.endswith(PAGES["rules"]["fr"])
    assert page.get_attribute('[data-cell="a1"]', "data-holds") == "0"
    rules.close()
