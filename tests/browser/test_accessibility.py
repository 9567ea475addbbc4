"""The page as it is heard: played by roles and names alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.support.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import PageOpener


class Listener:
    """Somebody who knows only what the accessibility tree says."""

    def __init__(self, page: Page) -> None:
        """Listen to an open page."""
        self.page = page

    def button(self, name: str) -> Locator:
        """Return a button by its name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def in_grid(self, grid: str, name: str) -> Locator:
        """Return a cell of a grid by its name."""
        cells = self.page.get_by_role("grid", name=grid)
        return cells.get_by_role("gridcell", name=name, exact=True)

    @property
    def status(self) -> str:
        """What was said politely."""
        return self.page.locator("#live").inner_text()


def test_whole_game_by_roles_and_names(open_page: PageOpener) -> None:
    """Choose, give, place, call, show: each found by what it is called.

    What is refused is said, and after every step something has the keyboard.
    """
    page = open_page(path="#g=cshf_0a1_5b1_9c1")
    listener = Listener(page)
    listener.in_grid("Reserve", "dark square tall solid").click()
    chosen = "dark square tall solid, chosen as the gift"
    assert listener.in_grid("Reserve", chosen).get_attribute("aria-selected") == "true"
    listener.button("Give").click()
    assert listener.status.startswith(
        "Player 2 placed the dark round tall hollow piece in C1 and gave the dark "
        "square tall solid piece. Player 1, place the piece"
    )
    refusals_are_said_at_once_and_again(page)
    listener.in_grid("Board", "D1, empty").click()
    placed = listener.in_grid("Board", "D1, dark square tall solid, placed for now")
    assert placed.count() == 1
    listener.button("QUARTO!").click()
    page.get_by_role("combobox", name="All lines…").select_option("Row A1–D1")
    listener.button("Show").click()
    assert "Player 1 wins! QUARTO! A1–D1: four tall pieces." in listener.status
    assert page.get_by_role("heading", name="Player 1 wins!").count() == 1
    won = "D1, dark square tall solid, last placement, in the winning line"
    assert listener.in_grid("Board", won).count() == 1
    page.click('[data-action="next-round"]')
    keyboard_is_never_lost(page)


def refusals_are_said_at_once_and_again(page: Page) -> None:
    """Be refused twice: the region changes, so that it is read twice."""
    visitor = Visitor(page)
    said = []
    for _ in range(2):
        visitor.cell("a1")
        said.append(page.locator(".notice[role=alert]").text_content())
    assert said[0] != said[1]
    assert {str(text).strip() for text in said} == {
        "A1 is taken: choose an empty cell."
    }


def keyboard_is_never_lost(page: Page) -> None:
    """Find it on something of the page after every step, in a game and in dialogs."""
    where = "document.activeElement.tagName"
    page.focus('[data-piece="7"]')
    for keys in ("Enter", "Enter", "Enter", "Enter", "Enter"):
        page.keyboard.press(keys)
        assert page.evaluate(where) != "BODY"
    page.focus('[data-action="resign"]')
    page.keyboard.press("Enter")
    page.click('#dialog [data-action="confirm"]')
    page.wait_for_selector("[data-outcome]")
    assert page.evaluate(where) == "H2"
    page.focus('[data-action="next-round"]')
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.dataset.piece") is not None


def test_structure_is_told(open_page: PageOpener) -> None:
    """Four rows of four, each cell with a name that tells what lies there.

    One banner, one main, one footer; foreign words bear their language.
    """
    page = open_page(lang="fr", path="#g=cshf_da1_1")
    for name in ("Plateau", "Réserve"):
        grid = page.get_by_role("grid", name=name)
        assert grid.get_by_role("row").count() == 4
        assert grid.get_by_role("gridcell").count() == 16
    tree = page.get_by_role("grid", name="Plateau").aria_snapshot()
    assert "A1, foncée carrée haute creuse, dernier coup" in tree
    assert "B3, vide" in tree
    for role in ("banner", "main", "contentinfo", "navigation"):
        assert page.get_by_role(role).count() == 1
    assert page.get_attribute("html", "lang") == "fr"
    link = page.get_by_role("link", name="English")
    assert link.get_attribute("lang") == "en"
