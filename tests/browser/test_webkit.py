"""In WebKitGTK, the nearest to Safari that runs here: start, play, keep, one file."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from tests.support.webkit import WebKitPage, is_here, webkit
from tools.single import build_single

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.skipif(
    not is_here(),
    reason="no WebKitGTK here: on Debian, `python build.py test --webkit` gets it",
)
FREE = '[data-piece][data-state="free"]'
EMPTY = '[data-cell][data-holds=""]'
HUMAN = "document.querySelector('li.player:first-child[data-active=true]')"
OVER = "document.querySelector('[data-outcome]')"


@pytest.fixture(scope="module")
def page() -> Iterator[WebKitPage]:
    """Start one browser for these tests."""
    with webkit() as driver:
        yield WebKitPage(driver)


def test_game_of_some_turns_against_the_computer(
    page: WebKitPage, site_url: str
) -> None:
    """It starts, and the computer answers; what lies there is kept over a reload."""
    page.open(f"{site_url}?lang=en&mode=solo&level=beginner")
    for _ in range(3):
        page.wait(f"{HUMAN} || {OVER}")
        if page.ask(OVER):
            break
        if page.hand:
            page.click(EMPTY)
        page.give(FREE)
    page.wait(f"{HUMAN} || {OVER}")
    before = page.board, page.hand
    assert len(str(before)) > len("({}, )")
    page.open(site_url)
    assert (page.board, page.hand) == before


def test_two_people_call_a_line(page: WebKitPage, site_url: str) -> None:
    """Placing, giving, calling and showing."""
    page.open(f"{site_url}?lang=en&theme=wood#g=cshf_0a1_1b1_2c1_3")
    # A game under way may be there, which is never replaced unasked.
    if page.ask("document.getElementById('dialog').open"):
        page.click('#dialog [data-action="confirm"]')
    page.click('[data-cell="d1"]')
    page.click('[data-action="call"]')
    for column in "abcd":
        page.click(f'[data-cell="{column}1"]')
    page.click('[data-action="show"]')
    page.wait(OVER)
    assert page.ask(f"{OVER}.dataset.outcome") == "called"


def test_one_file_without_a_server(page: WebKitPage, tmp_path: Path) -> None:
    """A double click is enough here, too."""
    folder = tmp_path / "clé USB"
    folder.mkdir()
    file = folder / "quarto.html"
    shutil.copy(build_single(), file)
    page.open(f"{file.as_uri()}?lang=en")
    page.give('[data-piece="7"]')
    page.wait("document.querySelector('[data-hand=\"7\"]')")
    page.click('[data-cell="b2"]')
    page.wait("document.querySelector('[data-cell=b2][data-holds=\"7\"]')")
    assert page.board == {"b2": "7"}
