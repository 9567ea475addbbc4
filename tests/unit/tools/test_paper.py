"""The pages on paper in the site: what they may load, and what the game is spared."""

import ast
import re

import pytest

from quarto.views.paper import document
from tools import bytecode, page, paper
from tools.paths import ROOT
from tools.steps import StepError


class _Everything(dict[str, bytes]):
    """A site that has whatever the pages need."""

    def __init__(self) -> None:
        names = ("index.html", "icons/icon.svg", f"app/{paper.STYLE}")
        super().__init__(dict.fromkeys(names, b""))


def test_pages_are_those_of_the_views() -> None:
    """Every page in every language, and nothing else."""
    names = {name for files in document.PAGES.values() for name in files.values()}
    assert set(paper.pages("app", _Everything())) == names


def test_missing_file_is_an_error() -> None:
    """A page that names what is not in the site stops the build."""
    site = _Everything()
    del site["icons/icon.svg"]
    with pytest.raises(StepError, match=r"icons/icon\.svg"):
        paper.pages("app", site)


def test_policy_allows_no_more_than_the_games() -> None:
    """Hosts that send the game's policy as a header let these pages through."""
    game, own = (
        {rule.split()[0]: set(rule.split()[1:]) for rule in policy.split("; ")}
        for policy in (page.POLICY, paper.POLICY)
    )
    assert all(own[name] <= game[name] for name in own)
    assert "script-src" not in own


def test_page_of_the_game_carries_none_of_it() -> None:
    """Neither their views nor their sentences are in the page's package."""
    sources = {n: t for n, t in bytecode.package_sources().items() if n[-3:] == ".py"}
    assert sources
    assert [name for name in sources if "/paper/" in name] == []
    imports = [
        name
        for name, text in sources.items()
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ImportFrom) and ".paper" in (node.module or "")
    ]
    assert imports == []


def test_style_uses_known_properties() -> None:
    """Every custom property that the pages' own style reads is set in the whole."""
    own = (ROOT / "static" / "css" / "paper.css").read_text("utf-8")
    known = set(re.findall(r"(--[\w-]+):", paper.style().decode()))
    assert set(re.findall(r"var\((--[\w-]+)", own)) <= known


def test_style_names_no_colour() -> None:
    """Tones come from the themes alone."""
    own = (ROOT / "static" / "css" / "paper.css").read_text("utf-8")
    assert re.findall(r"#[0-9a-f]{3,8}\b|rgb\(", own) == []
