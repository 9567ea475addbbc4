"""The two grids, by the names that other programs rely on."""

import re

import pytest

from quarto.locales import TEXTS
from quarto.views.page import page
from quarto.views.strings import Strings
from tests.support.table import Table


def drawn(record: str, language: str = "en") -> str:
    """Return the page of a game."""
    return page(Table.with_record(record).scene, Strings(TEXTS[language]), "1")


def test_every_cell_and_piece_has_its_name_once() -> None:
    """Sixteen cells and sixteen places, each exactly once."""
    html = drawn("cshf 0a1 1")
    cells = [column + row for row in "4321" for column in "abcd"]
    assert re.findall(r'data-cell="(..)"', html) == cells
    assert re.findall(r'data-piece="(.)"', html) == list("0123456789abcdef")


def test_cells_and_hand_say_what_they_hold() -> None:
    """A piece or nothing."""
    html = drawn("cshf 0a1 7")
    assert re.findall(r'data-cell="a1" data-holds="(.?)"', html) == ["0"]
    assert re.findall(r'data-cell="b1" data-holds="(.?)"', html) == [""]
    assert re.findall(r'data-hand="(.?)"', html) == ["7"]
    gone = re.findall(r'data-piece="(.)" data-state="gone"', html)
    assert gone == ["0", "7"]


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "A1, dark square tall hollow, last placement"),
        ("fr", "A1, foncée carrée haute creuse, dernier coup"),
    ],
)
def test_cells_are_named_in_a_fixed_order(language: str, label: str) -> None:
    """Cell, then colour, shape, height and fill, then what happened there."""
    assert f'aria-label="{label}"' in drawn("cshf da1 1", language)


def test_nothing_is_disabled() -> None:
    """What cannot be used can still be read and answers in words."""
    assert " disabled" not in drawn("cshf 0a1 7")


def test_call_button_is_the_same_at_every_moment_of_a_turn() -> None:
    """Before placing, staged, chosen, after a line: one look, one text."""
    table = Table.with_record("cshf 0a1 1b1 2c1 7")
    looks = set()
    for act in (
        lambda: None,
        lambda: table.cell("d1"),
        lambda: table.piece("9"),
        lambda: table.cell("a2"),
        lambda: table.act("give"),
        lambda: table.cell("b4"),
    ):
        act()
        html = page(table.scene, Strings(TEXTS["en"]), "1")
        looks.update(re.findall(r'<button[^>]*data-action="call".*?</button>', html))
    assert len(looks) == 1
