"""Puzzles, solved by keys and by touch; what is not found waits in its list."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from quarto.app.problems import Kind, Problem
from quarto.app.problems.finding import problem_of
from quarto.app.problems.keys import key_of
from quarto.engine.notation import format_cell, format_piece
from tests.browser.conftest import wait_for_engine
from tests.browser.test_axe import AXE, faults
from tests.browser.test_places import CUT, PHONE, SMALL, WIDE, press

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import PageOpener

BOTTOM = "Math.max(...['.board', '.puzzle-desk'].map(one => document.querySelector(one)"
BOTTOM += ".getBoundingClientRect().bottom))"
SAID = ".question .said:not(:empty)"


def problem_called(name: str) -> Problem:
    """Return the problem of a name, as the page has it."""
    key = key_of(name)
    assert key is not None
    return problem_of(key)


def enter(page: Page, selector: str) -> None:
    """Reach a cell or a piece by keyboard and press Enter."""
    page.focus(selector)
    page.keyboard.press("Enter")


def test_puzzles_are_solved_by_keys(open_page: PageOpener) -> None:
    """An address leads to one; a wrong try, hints, the right answer, and the list."""
    name = "win-2-squares-5"
    problem = problem_called(name)
    answer = problem.answer
    assert answer.cell is not None
    assert answer.gift is not None
    wrong = next(piece for piece in problem.position.reserve if piece != answer.gift)
    page = open_page(path=f"?place=puzzles&puzzle={name}")
    page.wait_for_selector(f'[data-puzzle="{name}"]')
    enter(page, f'[data-cell="{format_cell(answer.cell)}"]')
    enter(page, f'[data-piece="{format_piece(wrong)}"]')
    press(page, "check:")
    page.wait_for_selector(SAID)
    press(page, "hint:")
    assert page.inner_text(SAID).startswith("Trait:")
    enter(page, f'[data-piece="{format_piece(answer.gift)}"]')
    press(page, "list:")
    page.wait_for_selector(f'[data-do="open:{name}"]')
    press(page, "check:")
    page.wait_for_selector(".puzzle[data-done]")
    assert page.inner_text(SAID).startswith("Right!")
    assert page.locator(f'[data-do="open:{name}"]').count() == 0
    press(page, "another:")
    page.wait_for_selector("[data-task]:focus")
    press(page, "show:")
    page.wait_for_selector(".puzzle[data-done]")
    page.reload()
    wait_for_engine(page, "ready")
    page.wait_for_selector(f'[data-puzzle="{name}"]')
    assert page.inner_text('[data-do="list:"]') == "To review: 1"


@pytest.mark.chromium_only("a phone")
def test_puzzles_fit_a_phone(open_page: PageOpener) -> None:
    """In French: question, board and answer without scrolling, nothing small."""
    page = open_page(
        lang="fr",
        viewport=PHONE,
        path="?place=puzzles",
        init_script=AXE.read_text("utf-8"),
        has_touch=True,
    )
    page.wait_for_selector("[data-puzzle^='20']")
    for kind in Kind:
        page.tap(f'[data-do="kind:{kind}"]')
        page.wait_for_selector(f'[data-task="{kind}"]')
        page.evaluate("scrollTo(0, 0)")
        assert page.evaluate(BOTTOM) <= PHONE[1]
        assert page.evaluate(WIDE) is False
        assert page.evaluate(CUT) == []
        assert page.evaluate(SMALL) == []
        assert faults(page) == []
    page.tap('[data-do="show:"]')
    page.wait_for_selector(".puzzle[data-done]")
    assert page.evaluate(BOTTOM) <= PHONE[1]
    assert faults(page) == []
