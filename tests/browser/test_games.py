"""Whole games, played on the page by its names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from quarto.engine.record import parse_game
from tests.support.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import PageOpener

FULL = "0d4 cb1 fd2 eb4 1b3 5a2 3b2 8c2 7c3 4c1 bc4 2a3 9a1 ad1 dd3 6a4"
GAMES = {
    "called by the placer": ("cshf", "0a1 1b2 2c3 3d4!a1-d4"),
    "stolen by the receiver": ("cshf", "0a1 1b2 2c3 3d4 8!a1-d4"),
    "refused, then won elsewhere": (
        "cshf",
        "0a1 fb1 1c1 2d1?a1-d1 3a2 4a3 5a4!a1-a4",
    ),
    "lapsed": ("cshf", "0a1 1b1 2c1 3d1 8a2 f?a1-d1"),
    "drawn after both last windows": ("cshf", f"{FULL}--"),
    "called in the last window": (
        "cshf",
        "ab3 8d2 2b4 dc1 6d3 5b2 1c3 cd4 0c4 9d1 fc2 3a2 4b1 ba1 7a3 ea4-!a4-d4",
    ),
    "a square of four cells": ("cshf+squares", "0a1 1b1 2a2 3b2!a1-b2"),
    "one trait": ("f", "0a1 1b2 2c3 4d4?a1-d4 6b1 8c1 ad1!a1-d1"),
    "a wrong call loses": ("cshf+strict", "0a1 1b2?a1-d1"),
}


def lay(page: Page, record: str) -> None:
    """Follow a link to a game; one that is under way is given up for it."""
    is_asked = page.locator("[data-outcome]").count() == 0 and Visitor(page).board
    page.evaluate("(hash) => { location.hash = hash; }", f"#g={record}")
    page.wait_for_function("() => location.hash === ''")
    if is_asked:
        page.click('#dialog[data-dialog=link] [data-action="confirm"]')


def test_games_on_the_page_are_the_engines(open_page: PageOpener) -> None:
    """Board, hand and outcome are those of the same record."""
    page = open_page()
    for name, (rules, steps) in GAMES.items():
        lay(page, rules)
        visitor = Visitor(page)
        visitor.play(steps)
        game = parse_game(f"{rules} {steps}")
        hand = game.position.hand
        assert visitor.hand == ("" if hand is None else f"{hand:x}"), name
        staged = page.locator("[data-staged]").count()
        assert len(visitor.board) == game.position.placed + min(staged, 1), name
        lines = page.locator("[data-line]").count()
        if game.outcome is None:
            assert page.locator("[data-outcome]").count() == 0, name
            continue
        winner = game.outcome.winner or ""
        assert visitor.outcome == (game.outcome.termination, winner), name
        assert lines == (0 if game.outcome.line is None else 4), name


@pytest.mark.chromium_only("a phone")
def test_taps_are_enough(open_page: PageOpener) -> None:
    """A game by touch alone, on a phone, in French."""
    page = open_page(lang="fr", viewport=(360, 640), has_touch=True, is_mobile=True)
    visitor = Visitor(page, touches=True)
    visitor.play("0a1 1b2 2c3 3d4!a1-d4")
    assert visitor.outcome[0] == "called"
    assert "QUARTO\u202f!" in page.inner_text("[data-outcome]")
    # The menu is shut by what it leads to; the keyboard is not left in it.
    visitor.act("menu")
    visitor.act("settings")
    page.keyboard.press("Escape")
    page.wait_for_selector("#dialog:not([open])", state="attached")
    page.wait_for_selector('[data-action="menu"]:focus')


def test_new_games_are_played_as_they_were_made(open_page: PageOpener) -> None:
    """By the rules of a link, and then by those that were chosen in the dialog."""
    page = open_page(path="#g=cshf+auto_0a1_1b2_2c3_3")
    program_sees_the_line(page)
    new_game_is_made_in_the_dialog(page)


def program_sees_the_line(page: Page) -> None:
    """Win by a second tap on the cell under `auto`; there is no call."""
    visitor = Visitor(page)
    assert page.locator('[data-action="call"]').count() == 0
    visitor.cell("d4")
    assert page.locator("[data-outcome]").count() == 0
    visitor.cell("d4")
    assert visitor.outcome == ("seen", "first")


def new_game_is_made_in_the_dialog(page: Page) -> None:
    """Choose names, traits and squares there, which are the game's and in view."""
    visitor = Visitor(page)
    visitor.act("new-game")
    page.fill("[name=name-0]", "Ana <b>")
    page.fill("[name=name-1]", "Bruno")
    page.uncheck("[name=auto]")
    for trait in ("shape", "height", "fill"):
        page.uncheck(f"[name=trait-{trait}]")
    page.check("[name=squares]")
    page.click('#dialog [data-action="start"]')
    assert page.locator(".chip").all_inner_texts() == ["colour", "2 × 2 squares"]
    assert page.locator(".player-name").all_inner_texts() == ["Ana <b>", "Bruno"]
    assert "gives first" in visitor.notice
    visitor.play("0a1 1b1 2a2 3b2!a1-b2")
    assert visitor.outcome[0] == "called"
    assert "four light pieces" in page.inner_text("[data-outcome]")


def test_game_against_the_computer_comes_to_an_end(open_page: PageOpener) -> None:
    """It answers every gift, its placement and its gift seen one after the other."""
    page = open_page(path="?mode=solo&level=player")
    visitor = Visitor(page)
    page.clock.install()
    human = "li.player:first-child[data-active=true]"
    for _ in range(17):
        page.clock.run_for(2000)
        page.wait_for_selector(f"{human}, [data-outcome]", state="attached")
        if page.locator("[data-outcome]").count():
            break
        if visitor.hand:
            page.locator('[data-cell][data-holds=""]').first.click()
        free = page.locator('[data-piece][data-state="free"]')
        if free.count():
            free.first.click()
            visitor.act("give")
        else:
            visitor.act("pass")
    assert visitor.outcome[0] in {"called", "full"}


def test_game_under_way_is_taken_back_and_answers(open_page: PageOpener) -> None:
    """Two people agree; then it can be played again. Wrong taps change nothing."""
    page = open_page(path="#g=cshf_0a1_1")
    out_of_turn_is_answered_in_words(page)
    visitor = Visitor(page)
    visitor.act("undo")
    assert "take back" in visitor.prompt
    visitor.act("accept")
    assert page.get_attribute('[data-cell="a1"]', "data-staged") is not None
    assert visitor.hand == "0"
    visitor.act("redo")
    assert (visitor.board, visitor.hand) == ({"a1": "0"}, "1")


def out_of_turn_is_answered_in_words(page: Page) -> None:
    """Tap wrongly: each has its sentence, and changes nothing."""
    visitor = Visitor(page)
    visitor.cell("a1")
    assert visitor.notice == "A1 is taken: choose an empty cell."
    visitor.piece("5")
    assert visitor.notice == "First place the piece in hand on a cell."
    visitor.piece("0")
    assert visitor.board == {"a1": "0"}


def test_nothing_moves_from_start_to_end(open_page: PageOpener) -> None:
    """No layout shift while loading, playing, calling wrongly and winning."""
    page = open_page(
        path="#g=cshf",
        init_script="""globalThis.shifts = [];
        new PerformanceObserver(list => list.getEntries().forEach(entry =>
            shifts.push(entry.value))).observe({type: "layout-shift", buffered: true});
        """,
    )
    Visitor(page).play("0a1 fb1 1c1 2d1?a1-d1 3a2 4a3 5a4!a1-a4")
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert page.evaluate("shifts.reduce((sum, shift) => sum + shift, 0)") == 0


def test_everything_fits(open_page: PageOpener) -> None:
    """A laptop shows it all at once; on a phone the table ends above the edge."""
    page = open_page(lang="fr")
    height = "document.documentElement.scrollHeight"
    bottom = "document.querySelector('.traits').getBoundingClientRect().bottom"
    for steps in ("0 resigns", "1a1 2", "0a1 1b2 2c3 3d4?a1-a4"):
        page.set_viewport_size({"width": 1366, "height": 620})
        lay(page, f"cshf {steps}".replace(" ", "_"))
        assert page.evaluate(height) <= 620, steps
        page.set_viewport_size({"width": 360, "height": 640})
        assert page.evaluate(bottom) <= 640, steps
        page.set_viewport_size({"width": 320, "height": 568})
        # What was sliding when the page was turned comes to its place first.
        page.wait_for_function("() => document.documentElement.scrollWidth <= 320")
