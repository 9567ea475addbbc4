"""Markup is escaped whatever it holds."""

import pytest

from quarto.app.model import Model
from quarto.app.parts import Player
from quarto.app.scene import scene_of
from quarto.locales import TEXTS
from quarto.views.dialogs import dialog
from quarto.views.markup import el, render
from quarto.views.page import page
from quarto.views.strings import Strings
from tests.support.table import Table

NASTY = '<img src=x onerror="alert(1)">&amp;\'"'


def test_text_and_attributes_are_escaped() -> None:
    """No text can become markup."""
    assert render(el("p", {"title": NASTY}, NASTY)) == (
        '<p title="&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;amp;\'&quot;">'
        "&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;amp;'&quot;</p>"
    )


def test_void_elements_are_not_closed() -> None:
    """An input has no end tag, an empty paragraph has one."""
    assert render(el("input"), el("p")) == "<input><p></p>"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_names_are_text_everywhere(language: str) -> None:
    """A name that looks like markup is shown as it was typed."""
    model = Model(players=(Player(NASTY), Player("{who} {0} %s")))
    table = Table.with_record("cshf 0a1 1", model).act("new-game")
    strings = Strings(TEXTS[language])
    html = page(scene_of(table.model), strings, "1") + dialog(table.scene, strings)
    assert "<img" not in html
    assert "{who} {0} %s" in html
