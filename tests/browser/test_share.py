"""Handing games on in the browser: links, codes, files, pictures; and opening them."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING

import segno
from PIL import Image

from quarto.engine.notation import parse_position
from quarto.saves.seal import sealed
from quarto.views.picture import WIDTH, height_of
from tests.browser.conftest import wait_for_engine
from tests.support.files import handed_out
from tests.support.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import FilePayload, Page

    from tests.browser.conftest import PageOpener

RUNNING = "cshf 0a1 1b2 2"
SCALE = 2.5
# The modules of the code as drawn, row by row, from the runs of its path.
MODULES = """() => [...document.querySelector(".qr-dark").getAttribute("d")
    .matchAll(/M(\\d+) (\\d+)h(\\d+)/g)].map(run => run.slice(1).map(Number))"""

# The browser has gone back from the dialog, and told the page all of it.
WENT_BACK = """() => history.state === null && new Promise(done =>
    requestAnimationFrame(() => setTimeout(() => done(true))))"""


def decline(page: Page) -> None:
    """Say no to the game of a link; it is not asked about again."""
    page.click("#dialog .dialog-foot [data-action=close]")
    page.wait_for_function(WENT_BACK)
    assert page.locator("#dialog[open]").count() == 0


def share(page: Page) -> None:
    """Open the dialog."""
    page.evaluate("document.querySelector('#page [data-action=share]').click()")
    page.wait_for_selector("#dialog[open] .qr")


def saved(page: Page, kind: str) -> bytes:
    """Return the file of a kind, as the browser was given it."""
    with handed_out(page) as handed:
        page.click(f'[data-save="{kind}"]')
    assert handed.name == f"quarto.{kind}"
    return handed.content


def file(text: str) -> FilePayload:
    """Return a text as a chosen file."""
    kind = "application/json"
    return {"name": "game.json", "mimeType": kind, "buffer": text.encode()}


def test_link_and_code_bring_the_game_to_another_browser(open_page: PageOpener) -> None:
    """The code is the link's, and whoever opens it goes on, in another language."""
    page = open_page(path=f"#g={RUNNING.replace(' ', '_')}")
    share(page)
    link = page.inner_text("#dialog .link-text")
    assert link.endswith("#g=cshf_0a1_1b2_2")
    drawn = {
        (row - 4, column - 4 + step)
        for column, row, length in page.evaluate(MODULES)
        for step in range(length)
    }
    theirs = segno.make(link, error="m", mode="byte", boost_error=False, micro=False)
    side = len(theirs.matrix)
    finder = {(row, column) for row in range(7) for column in range(7)}
    same = {(r, c) for r, c in finder if theirs.matrix[r][c]}
    assert drawn & finder == same
    assert max(max(module) for module in drawn) == side - 1
    other = open_page(lang="fr", init_script="0", path=link.partition("/sub/path/")[2])
    assert Visitor(other).hand == "2"
    assert Visitor(other).prompt.endswith("pose la pièce")
    assert "#" not in other.url
    page.keyboard.press("Escape")
    page.wait_for_selector("#dialog:not([open])", state="attached")
    links_are_followed_in_an_open_page(page)


def test_link_in_a_second_tab_keeps_the_game_of_the_first(
    open_page: PageOpener,
) -> None:
    """It asks; "no" leaves the game, in both tabs and after a reload."""
    page = open_page(init_script="0")
    Visitor(page).give("3")
    tab = page.context.new_page()
    tab.goto(page.url + "#g=cs_5", wait_until="commit")
    wait_for_engine(tab, "ready")
    assert tab.get_attribute("#dialog", "data-dialog") == "link"
    decline(tab)
    assert Visitor(tab).hand == "3"
    page.reload()
    wait_for_engine(page, "ready")
    assert Visitor(page).hand == "3"


def links_are_followed_in_an_open_page(page: Page) -> None:
    """Follow one that goes on by a turn, and one to another game, which is asked."""
    visitor = Visitor(page)
    page.evaluate("location.hash = '#g=cshf_0a1_1b2_2c3_3'")
    page.wait_for_selector('[data-hand="3"]')
    assert visitor.notice == "The link goes on with this game."
    page.evaluate("location.hash = '#g=cs_5'")
    page.wait_for_selector("#dialog[data-dialog=link]")
    decline(page)
    assert (visitor.hand, page.evaluate("location.hash")) == ("3", "")


def test_files_are_kept_and_opened(open_page: PageOpener) -> None:
    """A game as JSON comes back; what is none is told, and nothing else changes."""
    page = open_page(path=f"#g={RUNNING.replace(' ', '_')}")
    share(page)
    pictures_are_of_the_position(page)
    assert saved(page, "txt").decode() == f"{RUNNING}\n"
    envelope = saved(page, "json").decode()
    assert json.loads(envelope)["record"] == RUNNING
    error = page.locator("#dialog .field-error")
    for text in (envelope[:-9], "x" * 10_000_000, '{"a": "<b>"}'):
        page.set_input_files("#field-file", file(text))
        error.filter(has_text=".").wait_for()
        page.fill("#field-pasted", " ")
        error.filter(has_text=".").wait_for(state="detached")
    fields = json.loads(envelope) | {"record": RUNNING.replace("b2 2", "b2 3")}
    del fields["check"]
    page.set_input_files("#field-file", file(sealed(fields)))
    page.wait_for_selector("#dialog[data-dialog=link]")
    page.click("#dialog [data-action=confirm]")
    page.wait_for_selector('[data-hand="3"]')


def pictures_are_of_the_position(page: Page) -> None:
    """Save both: the SVG stands alone, the PNG has the right size and colour."""
    assert b"<svg" in saved(page, "svg")
    position = parse_position("..../..../.1../0... 2 cshf @b2")
    with Image.open(io.BytesIO(saved(page, "png"))) as png:
        size = (round(WIDTH * SCALE), round(height_of(position) * SCALE))
        assert (png.format, png.size) == ("PNG", size)
        assert png.convert("RGB").getpixel((size[0] // 2, 20)) == (0x6F, 0x43, 0x23)
