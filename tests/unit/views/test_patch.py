"""Patches: as few and as small as the change, and together the whole change."""

import re
from html import unescape
from random import Random

import pytest

from quarto.engine.notation import format_cell, format_piece
from quarto.locales import TEXTS
from quarto.views.markup import Element, el, render
from quarto.views.page import page_tree
from quarto.views.patch import Patch, Redrawn, Renamed, Reworded, patches
from quarto.views.strings import Strings
from tests.support.table import Table

STRINGS = Strings(TEXTS["en"])


def drawn(table: Table) -> Element:
    """Return the page of a table."""
    return page_tree(table.scene, STRINGS, "1")


def applied(tree: Element, patch: Patch, path: tuple[int, ...]) -> Element:
    """Return a tree after a patch, as the page's elements would be."""
    if path:
        children = list(tree.children)
        child = children[path[0]]
        assert isinstance(child, Element)
        children[path[0]] = applied(child, patch, path[1:])
        return Element(tree.tag, tree.attributes, tuple(children))
    match patch:
        case Renamed(attributes=changed):
            return Element(tree.tag, {**tree.attributes, **changed}, tree.children)
        case Reworded(text=text):
            return Element(tree.tag, tree.attributes, (text,))
        case Redrawn(html=html):
            return el("redrawn", None, html)


def told(tree: Element) -> str:
    """Return the HTML of a tree; what was redrawn is HTML already."""
    redrawn = re.compile("<redrawn>(.*?)</redrawn>", re.DOTALL)
    return redrawn.sub(lambda found: unescape(found[1]), render(tree))


def in_order(html: str) -> str:
    """Return HTML with the attributes of each element in alphabetic order."""
    return re.sub(
        r"(?<=<)(\w+)((?: [\w-]+=\"[^\"]*\")+)",
        lambda tag: tag[1] + "".join(sorted(re.findall(r' [\w-]+="[^"]*"', tag[2]))),
        html,
    )


def test_equal_drawings_need_nothing() -> None:
    """Drawn twice, the same scene is the same page."""
    table = Table.with_record("cshf 0a1 1")
    assert patches(drawn(table), drawn(table)) == ()


def test_other_attributes_draw_the_element_anew() -> None:
    """Its parent and neighbours stay; what went is told as None."""
    old = el("p", None, el("b", {"id": "x", "lang": "fr"}), el("i"))
    new = el("p", None, el("b", {"id": "y", "title": "z"}), el("i"))
    changed = {"id": "y", "lang": None, "title": "z"}
    assert patches(old, new) == (Renamed((0,), changed),)


def test_mixed_text_is_drawn_whole() -> None:
    """Beside text elements have no number."""
    old = el("p", None, "a", el("b"))
    new = el("p", None, "c", el("b"))
    assert patches(old, new) == (Redrawn((), "<p>c<b></b></p>"),)


def test_staging_touches_few_elements() -> None:
    """A tap on a cell draws a handful of elements anew, none of them a grid."""
    table = Table.with_record("cshf 0a1 1")
    before = drawn(table)
    found = patches(before, drawn(table.cell("c3")))
    assert 0 < len(found) < 16
    redrawn = [patch for patch in found if isinstance(patch, Redrawn)]
    # The cell gets a piece; everything else changes its words or attributes.
    assert [patch.html[:7] for patch in redrawn] == ["<button"]


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
        tree = before
        for patch in patches(before, after):
            tree = applied(tree, patch, patch.path)
        # Attributes come in another order; sorted, both say the same.
        assert in_order(told(tree)) == in_order(render(after))
