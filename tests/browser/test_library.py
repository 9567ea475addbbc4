"""My games, in a browser: kept by themselves, and used with the keyboard alone."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from quarto.engine.outcome import Termination
from quarto.saves.library import Entry, format_library
from quarto.saves.tables import SavedPlayer
from tests.browser.conftest import wait_for_engine
from tests.support.files import handed_out
from tests.support.profile import wait_until_kept
from tests.support.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import FilePayload, Page

    from tests.browser.conftest import PageOpener

GAMES = "[data-kept-game]"
FINISHED = '[data-kept-game="called"]'
# The page is left before anything that it wrote to the database is done.
LEFT = """() => {
    const never = {get: () => ({}), put: () => ({}), delete: () => ({})};
    const open = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (names, mode, options) {
        if (mode !== "readwrite") return open.call(this, names, mode, options);
        return {objectStore: () => never, abort: () => null};
    };
}"""


def played(open_page: PageOpener) -> Page:
    """Open a page, play a round to its end, put another one away, and begin anew."""
    page = open_page()
    visitor = Visitor(page)
    visitor.play("0a1 1b2 2c3 3d4!a1-d4")
    page.click('[data-action="next-round"]')
    visitor.play("4a1 5")
    page.click('#page [data-action="new-game"]')
    page.click('#dialog [data-action="start"]')
    wait_until_kept(page)
    return page


def there(page: Page) -> None:
    """Go to the library, and wait until all of it has been read."""
    page.goto(f"{page.url.partition('?')[0]}?place=games")
    wait_for_engine(page, "ready")
    expect(page.locator("[data-games]")).to_contain_text("Games:")


def test_games_are_kept_and_used_by_keyboard(open_page: PageOpener) -> None:
    """Opened, named, starred, deleted, taken back, played on: without a mouse."""
    page = played(open_page)
    there(page)
    states = [one.get_attribute("data-kept-game") for one in page.locator(GAMES).all()]
    assert sorted(states, key=str) == ["called", "open"]
    game = page.locator('[data-kept-game="open"]')
    game.locator(".pick").press("Enter")
    expect(game.locator(".pick")).to_have_attribute("aria-expanded", "true")
    page.locator("[name=game-title]").fill("Été <b>")
    page.locator('[data-do^="name:"]').press("Enter")
    expect(game.locator("strong")).to_have_text("Été <b>")
    game.locator(".star").press(" ")
    expect(game.locator(".star")).to_have_attribute("aria-pressed", "true")
    page.locator('[data-do^="delete:"]').press("Enter")
    expect(page.locator(GAMES)).to_have_count(1)
    expect(page.locator('[data-do="undo:"]')).to_be_focused()
    page.evaluate(LEFT)
    page.keyboard.press("Enter")
    expect(page.locator(GAMES)).to_have_count(2)
    # All of it is there, however soon the page is left.
    there(page)
    expect(game.locator("strong")).to_have_text("Été <b>")
    assert page.evaluate("localStorage.getItem('quarto-journal')") is None
    game.locator(".pick").press("Enter")
    page.locator('[data-do^="open:"]').press("Enter")
    visitor = Visitor(page)
    assert (visitor.board, visitor.hand) == ({"a1": "4"}, "5")
    # So is a game that another one takes the place of.
    visitor.cell("b2")
    visitor.give("6")
    page.evaluate(LEFT)
    page.click('#page [data-action="new-game"]')
    page.click('#dialog [data-action="start"]')
    there(page)
    expect(page.locator(GAMES)).to_have_count(2)
    game.locator(".pick").press("Enter")
    page.locator('[data-do^="open:"]').press("Enter")
    assert visitor.board == {"a1": "4", "b2": "5"}
    # One that is over comes once, though the table that is mended has it, too.
    page.evaluate(LEFT)
    visitor.act("resign")
    page.click('#dialog [data-action="confirm"]')
    there(page)
    expect(page.locator('[data-kept-game="resigned"]')).to_have_count(1)
    expect(page.locator(GAMES)).to_have_count(2)


def test_finished_game_is_a_replay(open_page: PageOpener) -> None:
    """And the table lies as it was when somebody comes back."""
    page = played(open_page)
    Visitor(page).give("7")
    there(page)
    page.locator(f"{FINISHED} .pick").click()
    page.locator('[data-do^="open:"]').click()
    expect(page.locator("[data-moments]")).to_be_visible()
    page.click('[data-action="leave-replay"]')
    page.click('[data-action="give-back"]')
    assert Visitor(page).hand == "7"


def test_library_goes_from_device_to_device(open_page: PageOpener) -> None:
    """As one file, which doubles nothing where it is opened again."""
    page = played(open_page)
    there(page)
    with handed_out(page) as file:
        page.click('.card [data-do="json-all:"]')
    assert len(json.loads(file.text)["games"]) == 2
    other = open_page(init_script="0")
    there(other)
    expect(other.locator(GAMES)).to_have_count(0)
    said = other.locator(".beside > .said")
    for words in ("New games: 2", "are here already"):
        other.set_input_files("[name=games-file]", file.chosen)
        expect(said).to_contain_text(words)
        expect(other.locator(GAMES)).to_have_count(2)
    film = {"name": "film.json", "mimeType": "text/plain", "buffer": b"x" * 10_000_000}
    other.set_input_files("[name=games-file]", film)  # type: ignore[arg-type]  # a file as it is described
    expect(said).to_contain_text("too large")


def test_what_is_at_hand_is_never_out_of_date(open_page: PageOpener) -> None:
    """The first games, read beforehand, are those that are kept; each comes once."""
    page = open_page(path="?place=games")
    page.set_input_files("[name=games-file]", many_games(20))
    count = page.locator("[data-games]")
    expect(count).to_have_attribute("data-games", "20")
    page.evaluate("quartoVault.shelf.prepare(12)")
    assert page.evaluate("quartoVault.shelf.known().keys.length") == 12
    come_again(page)
    expect(count).to_contain_text("Games: 20")
    expect(page.locator(GAMES)).to_have_count(20)
    page.locator(".pick").first.click()
    page.locator('[data-do^="delete:"]').click()
    expect(count).to_have_attribute("data-games", "19")
    assert page.evaluate("quartoVault.shelf.known()") is None
    come_again(page)
    expect(count).to_contain_text("Games: 19")


def come_again(page: Page) -> None:
    """Leave the library, and come back to it."""
    for name in ("leave", "beside"):
        page.click(f'#page [data-action="{name}"]')


def many_games(count: int) -> FilePayload:
    """Return a file of so many games, a day each."""
    game = Entry(
        record="cshf 0a1 1b2 2c3 3d4!a1-d4",
        origin="",
        lot=0,
        players=(SavedPlayer("", None), SavedPlayer("", None)),
        end=Termination.CALLED,
        winner=0,
    )
    games = (
        replace(game, date=f"2026-01-{day:02}T10:00:00") for day in range(1, count + 1)
    )
    text = format_library(games)
    return {
        "name": "games.json",
        "mimeType": "application/json",
        "buffer": text.encode(),
    }
