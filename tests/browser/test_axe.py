"""No screen has a fault that axe-core can find, in both languages and all themes.

Its rule for the size of targets is off by default and switched on here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from quarto.app.settings import Theme
from tests.support.visitor import Visitor
from tools.paths import MODULES

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import PageOpener

AXE = MODULES / "axe-core" / "axe.min.js"
RUN = """async () => {
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa",
        "best-practice"];
    const rules = {"target-size": {enabled: true}};
    const { violations } = await axe.run(document, {runOnly: tags, rules});
    return violations.flatMap(({id, nodes}) => nodes.map(
        ({html, failureSummary}) => [id, html.slice(0, 160), failureSummary]));
}"""

STILL = """() => Promise.allSettled(
    document.getAnimations().map(animation => animation.finished))"""


def faults(page: Page) -> list[list[str]]:
    """Return what axe finds on the page as it is now."""
    page.evaluate(
        "() => Promise.allSettled(document.getAnimations().map(a => a.finished))"
    )
    found: list[list[str]] = page.evaluate(RUN)
    return found


def close(page: Page) -> None:
    """Close the open dialog."""
    page.click('#dialog [data-action="close"] >> nth=0')


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", [(1366, 620), (360, 640)], ids=str)
def test_no_screen_has_a_fault(
    open_page: PageOpener, lang: str, size: tuple[int, int]
) -> None:
    """The table at each moment, the menu, each dialog, the lesson, the end."""
    page = open_page(lang=lang, viewport=size, path="#g=cshf_0a1_4b2_f")
    visitor = Visitor(page)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = faults(page)
    visitor.cell("c3")
    visitor.piece("3")
    found += faults(page)
    visitor.act("call")
    found += faults(page)
    visitor.act("cancel-call")
    is_small = size[0] < 400
    for action in ("new-game", "rules", "settings", "keys", "resign"):
        if is_small:
            visitor.act("menu")
            found += faults(page) if action == "rules" else []
        visitor.act(action)
        found += faults(page)
        close(page)
    if is_small:
        visitor.act("menu")
    visitor.act("lesson")
    found += faults(page)
    visitor.act("leave-lesson")
    if is_small:
        visitor.act("menu")
    visitor.act("resign")
    page.click('#dialog [data-action="confirm"]')
    found += faults(page)
    assert found == []


@pytest.mark.parametrize("theme", [theme for theme in Theme if theme is not Theme.AUTO])
def test_no_theme_has_a_fault(open_page: PageOpener, theme: str) -> None:
    """Contrast above all: the table in a turn, a dialog, a won game."""
    page = open_page(path=f"?theme={theme}#g=cshf_0a1_1b1_2c1_3")
    visitor = Visitor(page)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    visitor.cell("d1")
    found = faults(page)
    visitor.act("settings")
    found += faults(page)
    close(page)
    visitor.show("a1-d1")
    found += faults(page)
    assert found == []
