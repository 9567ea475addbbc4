"""The running game is kept, and no storage is needed to play."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from tests.browser.conftest import wait_for_engine
from tests.support.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from tests.browser.conftest import PageOpener

TABLE = """() => [...document.querySelectorAll("#page .table, #page .bar")]
    .map(part => part.innerHTML).join("")"""
STORED = "localStorage.getItem('quarto.game')"
# The page puts a stand-in for the database in its place, for PyScript.
BLOCKED = """for (const name of ["localStorage", "sessionStorage", "indexedDB"])
    Object.defineProperty(globalThis, name, {
        get() { throw new DOMException("no"); },
        configurable: true,
    });
"""


def shown(page: Page) -> str:
    """Return the table as it is drawn, but for where the keyboard was."""
    table: str = page.evaluate(TABLE)
    return re.sub(r' tabindex="-?\d"', "", table)


def test_reload_shows_what_was_there(open_page: PageOpener) -> None:
    """In the middle of a turn: board, hand, staged piece, chosen gift, prompt."""
    page = open_page(path="#g=cs+squares_0a1_5b2_2")
    visitor = Visitor(page)
    visitor.cell("c3")
    visitor.piece("f")
    before = shown(page)
    page.reload()
    wait_for_engine(page, "ready")
    assert shown(page) == before
    visitor.act("give")
    assert (visitor.board["c3"], visitor.hand) == ("2", "f")
    language_changes_in_mid_game_and_is_kept(page)


def language_changes_in_mid_game_and_is_kept(page: Page) -> None:
    """Change it: the page speaks the other one at once, and after a reload."""
    visitor = Visitor(page)
    visitor.cell("d4")
    board = visitor.board
    page.click('[data-action="language"]')
    assert page.get_attribute("html", "lang") == "fr"
    assert visitor.prompt == "Joueur 1 choisit une pièce pour Joueur 2"
    assert visitor.board == board
    page.reload()
    wait_for_engine(page, "ready")
    assert page.get_attribute("html", "lang") == "fr"
    assert visitor.prompt == "Joueur 1 choisit une pièce pour Joueur 2"


def test_damaged_entry_is_set_aside(open_page: PageOpener) -> None:
    """The page says so and works, and what was there can still be found.

    What is written after it has format, version, counter and record.
    """
    page = open_page(storage={"quarto.game": '{"format": "quarto-game", "ver'})
    visitor = Visitor(page)
    assert "damaged" in visitor.notice
    assert page.evaluate("localStorage.getItem('quarto.damaged')").startswith("{")
    visitor.give("7")
    assert visitor.hand == "7"
    save = json.loads(page.evaluate(STORED))
    assert (save["format"], save["version"], save["record"]) == (
        "quarto-game",
        3,
        "cshf 7",
    )
    assert save["counter"] > 0


def test_game_without_storage(open_page: PageOpener) -> None:
    """Where the browser keeps nothing the page works, and says so."""
    page = open_page(init_script=BLOCKED)
    visitor = Visitor(page)
    assert "keeps nothing" in visitor.notice
    visitor.play("0a1 1b2 2c3 3d4!a1-d4")
    assert visitor.outcome[0] == "called"
    assert "keeps nothing" in page.inner_text("footer")


def test_game_in_a_sandboxed_frame(open_page: PageOpener) -> None:
    """With scripts alone allowed, and files that any origin may read."""

    def readable(route: Route) -> None:
        answer = route.fetch()
        headers = answer.headers | {"Access-Control-Allow-Origin": "*"}
        route.fulfill(response=answer, headers=headers)

    def host(route: Route) -> None:
        frame = '<iframe src="./" sandbox="allow-scripts" width="1300" height="600">'
        route.fulfill(content_type="text/html", body=frame)

    # A frame with an origin of its own is refused storage, loudly.
    page = open_page(
        path="host.html",
        routes={"**/*": readable, "**/host.html": host},
        engine="",
        expects_errors=True,
    )
    frame = page.frame_locator("iframe")
    frame.locator("html[data-engine=ready]").wait_for(state="attached", timeout=60_000)
    frame.locator('[data-piece="7"]').click()
    frame.locator('[data-action="give"]').click()
    frame.locator('[data-hand="7"]').wait_for()


def test_address_with_a_bad_record_is_told(open_page: PageOpener) -> None:
    """In words and with the place; the page works."""
    page = open_page(lang="fr", path="#g=cshf_0a1_0")
    visitor = Visitor(page)
    assert "colonne 10" in visitor.notice
    assert "réserve" in visitor.notice
    visitor.give("0")
    assert visitor.hand == "0"
