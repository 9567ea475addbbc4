"""Patches: as few and as small as the change, and together the whole change."""

from random import Random

import pytest

from quarto.engine.notation import format_cell, format_piece
from quarto.locales import TEXTS
from quarto.views.markup import Element, el, render
from quarto.views.page import page_tree
from quarto.views.patch import patches
from quarto.views.strings import Strings
from tests.support.table import Table

STRINGS = Strings(TEXTS["en"])


def drawn(table: Table) -> Element:
    """Return the page of a table."""
    return page_tree(table.scene, STRINGS, "1")


def patched(tree: Element, path: tuple[int, ...], html: str) -> Element:
    """Return a tree with the element at the end of a path exchanged for a mark."""
    if not path:
        return el("patched", None, html)
    children = list(tree.children)
    child = children[path[0]]
    assert isinstance(child, Element)
    children[path[0]] = patched(child, path[1:], html)
    return Element(tree.tag, tree.attributes, tuple(children))


def told(tree: Element, marks: dict[str, str]) -> str:
    """Return the HTML of a tree, marks exchanged for what they stand for."""
    html = render(tree)
    for mark, text in marks.items():
        html = html.replace(f"<patched>{mark}</patched>", text)
    return html


def test_equal_drawings_need_nothing() -> None:
    """Drawn twice, the same scene is the same page."""
    table = Table.with_record("cshf 0a1 1")
    assert patches(drawn(table), drawn(table)) == ()


def test_other_attributes_draw_the_element_anew() -> None:
    """Its parent and neighbours stay."""
    old = el("p", None, el("b", {"id": "x"}), el("i"))
    new = el("p", None, el("b", {"id": "y"}), el("i"))
    assert [(p.path, p.html) for p in patches(old, new)] == [((0,), '<b id="y"></b>')]


def test_staging_touches_few_elements() -> None:
    """A tap on a cell draws a handful of elements anew, none of them a grid."""
    table = Table.with_record("cshf 0a1 1")
    before = drawn(table)
    found = patches(before, drawn(table.cell("c3")))
    assert 0 < len(found) < 12
    assert not any("data-cell" in p.html and p.html.startswith("<div") for p in found)


@pytest.mark.parametrize("seed", range(6))
def test_patches_make_the_whole_change(seed: int) -> None:
    """Through a random game, old page plus patches is the new page."""
    rng = Random(seed)
    table = Table()
    while table.model.game.outcome is None:
        before = drawn(table)
        position = table.model.game.position
        if position.hand is not None and table.model.turn.staged is None:
            table.cell(format_cell(rng.choice(position.empty_cells)))
        elif position.reserve:
            table.piece(format_piece(rng.choice(position.reserve)))
            table.act("give")
        else:
            table.act("pass")
        after = drawn(table)
        tree, marks = before, {}
        for number, patch in enumerate(patches(before, after)):
            tree = patched(tree, patch.path, f"mark {number}.")
            marks[f"mark {number}."] = patch.html
        assert told(tree, marks) == render(after)
