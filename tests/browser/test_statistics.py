"""Statistics of games that were played here: by keys, by touch, in both languages."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import wait_for_engine
from tests.browser.test_axe import AXE, colour_faults
from tests.browser.test_places import PHONE, go, look, press
from tests.support.files import handed_out
from tests.support.profile import wait_until_kept
from tests.support.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import PageOpener

LAPTOP = (1366, 620)
NUMBERS = '[data-tally="people"] [data-item="traits_4"] td'


def play_two(page: Page) -> None:
    """Play two rounds: who gave first sees the line, then the other steals one."""
    visitor = Visitor(page)
    visitor.play("0a1 1b2 2c3 3d4!a1-d4")
    page.click('[data-action="next-round"]')
    visitor.play("0a1 1b2 2c3 3d4 4!a1-d4")
    wait_until_kept(page)


def test_statistics_are_used_by_keys(open_page: PageOpener) -> None:
    """Nothing at first, then what was played; chosen, and gone with a game."""
    page = open_page(viewport=LAPTOP, init_script=AXE.read_text("utf-8"))
    page.goto(f"{page.url.partition('?')[0]}?place=statistics")
    wait_for_engine(page, "ready")
    expect(page.locator('[data-counted="0"]')).to_be_visible()
    page.focus('.beside .primary[data-action="leave"]')
    page.keyboard.press("Enter")
    play_two(page)
    page.goto(f"{page.url.partition('?')[0]}?place=class")
    wait_for_engine(page, "ready")
    go(page, "statistics")
    expect(page.locator(NUMBERS)).to_have_text(["1", "0", "1"])
    look(page)
    assert colour_faults(page) == []
    press(page, "span:last")
    press(page, "against:two")
    expect(page.locator("[data-counted]")).to_have_text(
        "The last 20 · Two people · Games counted: 2"
    )
    # A game that is deleted is counted no more.
    go(page, "games")
    page.locator(".pick").first.press("Enter")
    page.locator('[data-do^="delete:"]').press("Enter")
    wait_until_kept(page)
    go(page, "statistics")
    expect(page.locator("[data-counted]")).to_contain_text("Games counted: 1")


@pytest.mark.chromium_only("a phone")
def test_statistics_fit_a_phone(open_page: PageOpener) -> None:
    """In French, by touch: nothing is cut, and the numbers are handed out."""
    page = open_page(
        lang="fr",
        viewport=PHONE,
        init_script=AXE.read_text("utf-8"),
        has_touch=True,
    )
    play_two(page)
    page.goto(f"{page.url.partition('?')[0]}?place=statistics&lang=fr")
    wait_for_engine(page, "ready")
    page.tap('[data-do="against:two"]')
    expect(page.locator(NUMBERS)).to_have_text(["1", "0", "1"])
    look(page)
    with handed_out(page) as file:
        page.tap('[data-do="csv:"]')
    assert "Règles;Premier;Nulles;Second" in file.text
    with handed_out(page) as file:
        page.tap('[data-do="json:"]')
    told = json.loads(file.text)
    lines = {"called": 1, "stolen": 1, "missed": 1, "refused": 0}
    assert told["tables"]["lines"]["two"] == lines
