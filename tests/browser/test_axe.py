"""No screen has a fault that axe-core can find, in both languages and all themes.

Its rule for the size of targets is off by default and switched on here. A theme changes
colours and nothing else (test_looks.py sees to that), so that only the rules about
colours run in each of them, on the page that is open anyway.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from quarto.app.settings import Theme
from tests.support.visitor import Visitor
from tools.paths import MODULES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playwright.sync_api import Page

    from tests.browser.conftest import PageOpener

AXE = MODULES / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
    await Promise.allSettled(document.getAnimations().map(a => a.finished));
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa",
        "best-practice"];
    const open = document.querySelector("dialog[open]");
    const { violations } = await axe.run(rules.length && open || document, {
        runOnly: rules.length ? {type: "rule", values: rules} : tags,
        rules: rules.length ? {} : {"target-size": {enabled: true}},
        resultTypes: ["violations"],
    });
    return violations.flatMap(({id, nodes}) => nodes.map(
        ({html, failureSummary}) => [id, html.slice(0, 160), failureSummary]));
}"""
COLOURS = ["color-contrast", "link-in-text-block"]
WEAR = "(theme) => { document.documentElement.dataset.theme = theme; }"
PROJECT = "(value) => { document.documentElement.dataset.projector = value; }"
# What the system prefers, and the theme that is chosen.
LOOKS: tuple[tuple[dict[str, str], str], ...] = (
    ({}, Theme.DARK),
    ({}, Theme.CONTRAST),
    ({"color_scheme": "dark"}, Theme.CONTRAST),
    ({"forced_colors": "active"}, Theme.WOOD),
)


def faults(page: Page) -> list[list[str]]:
    """Return what axe finds on the page as it is now."""
    found: list[list[str]] = page.evaluate(RUN, [])
    return found


def colour_faults(page: Page) -> list[list[str]]:
    """Return what axe finds about the colours of the other themes."""
    found: list[list[str]] = []
    for preferences, theme in LOOKS:
        prefer(page, preferences)
        page.evaluate(WEAR, theme)
        found += [[theme, *fault] for fault in page.evaluate(RUN, COLOURS)]
    prefer(page, {})
    page.evaluate(WEAR, Theme.WOOD)
    return found


def prefer(page: Page, preferences: Mapping[str, str]) -> None:
    """Let the system prefer this, and nothing else."""
    kinds = ("color_scheme", "forced_colors")
    page.emulate_media(**{kind: preferences.get(kind, "null") for kind in kinds})  # type: ignore[arg-type]  # plain names


def close(page: Page) -> None:
    """Close the open dialog."""
    page.click('#dialog [data-action="close"] >> nth=0')


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", [(1366, 620), (360, 640)], ids=str)
def test_no_screen_has_a_fault(
    open_page: PageOpener, lang: str, size: tuple[int, int]
) -> None:
    """The table at each moment, large too, the menu, each dialog, lesson and end."""
    page = open_page(lang=lang, viewport=size, path="?theme=wood#g=cshf_0a1_1b1_2c1_3")
    visitor = Visitor(page)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    is_small = size[0] < 400
    found: list[list[str]] = []

    def look() -> None:
        # Colours are the same at any size.
        found.extend(faults(page))
        found.extend([] if is_small else colour_faults(page))

    look()
    visitor.cell("c3")
    visitor.piece("f")
    look()
    page.evaluate(PROJECT, "on")
    look()
    page.evaluate(PROJECT, "off")
    visitor.act("call")
    visitor.cell("a1")
    look()
    visitor.act("cancel-call")
    for action in ("new-game", "rules", "share", "settings", "keys", "resign"):
        if is_small:
            visitor.act("menu")
        if is_small and action == "rules":
            look()
        visitor.act(action)
        look()
        close(page)
    if is_small:
        visitor.act("menu")
    visitor.act("lesson")
    look()
    visitor.act("leave-lesson")
    visitor.act("undo")
    visitor.cell("d1")
    visitor.show("a1-d1")
    look()
    page.evaluate("document.querySelector('#page [data-action=resign]').click()")
    page.click('#dialog [data-action="confirm"]')
    look()
    visitor.act("replay")
    visitor.act("back")
    look()
    assert found == []
