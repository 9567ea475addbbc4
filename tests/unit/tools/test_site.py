"""The folder that build.py site makes."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tools import page, runtimes, site
from tools.paths import DIST, ROOT
from tools.steps import StepError, digest


@pytest.fixture(scope="module", autouse=True)
def dist() -> Path:
    """Build the site if it is not up to date."""
    return site.build_site()


def test_same_sources_give_same_bytes(tmp_path: Path) -> None:
    """What is in dist/ is what its sources give again."""
    site.write(tmp_path, site.contents())
    text = page.render(site.hints(tmp_path))
    (tmp_path / "index.html").write_text(text, "utf-8", newline="\n")
    assert _tree(tmp_path) == _tree(DIST)


def test_nothing_is_done_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second build of the same sources renders no page."""
    monkeypatch.setattr(page, "render", pytest.fail)
    assert site.build_site() == DIST


def test_site_names_no_other_place() -> None:
    """The page's addresses are relative: it works under any path."""
    parser = _Addresses()
    parser.feed((DIST / "index.html").read_text("utf-8"))
    assert parser.found
    assert all(address.startswith(("./", "#", "?")) for address in parser.found)


def test_site_is_small_enough() -> None:
    """The site takes at most 14 MB."""
    sizes = [file.stat().st_size for file in DIST.rglob("*") if file.is_file()]
    assert sum(sizes) <= 14_000_000


def test_licences_name_what_is_carried() -> None:
    """Everything that others wrote has its notice."""
    text = (DIST / "licences.txt").read_text("utf-8")
    names = ("Pyodide", "Python 3.14", "@pyscript/core", "polyscript", "idiomorph")
    assert [name for name in names if name not in text] == []


def test_unknown_chunk_of_pyscript_is_an_error(tmp_path: Path) -> None:
    """A chunk that a new PyScript refers to has to be looked at first."""
    (tmp_path / "core.js").write_text('import("./surprise-Ab12.js")', "utf-8")
    with pytest.raises(StepError, match="surprise"):
        runtimes.core_files(tmp_path)


def test_references_of_chunks_are_followed(tmp_path: Path) -> None:
    """Needed chunks are found through others; those left out are not."""
    (tmp_path / "core.js").write_text('export*from"./core-A.js"', "utf-8")
    text = 'import("./error-B-c.js");import("./py-editor-D.js")'
    (tmp_path / "core-A.js").write_text(text, "utf-8")
    (tmp_path / "error-B-c.js").write_text("", "utf-8")
    assert runtimes.core_files(tmp_path) == ["core-A.js", "core.js", "error-B-c.js"]


def test_style_sheets_become_one() -> None:
    """The page links to one style sheet, which has them all in their order."""
    names = re.findall(
        r'stylesheet" href="./([^"]+)"', page.TEMPLATE.read_text("utf-8")
    )
    linked = re.findall(r'stylesheet" href="./([^"]+)"', page.template())
    texts = [(ROOT / name).read_text("utf-8") for name in names]
    assert linked == [page.STYLE]
    assert (DIST / page.STYLE).read_text("utf-8") == "\n".join(texts)


def test_place_that_nothing_fills_is_an_error() -> None:
    """A place of the template without a value stops the build."""
    with pytest.raises(StepError, match="nowhere"):
        page.fill("<p>{{nowhere}}</p>", {})


def _tree(folder: Path) -> dict[str, str]:
    return {
        file.relative_to(folder).as_posix(): digest(file.read_bytes())
        for file in folder.rglob("*")
        if file.is_file()
    }


class _Addresses(HTMLParser):
    """Collects the addresses of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep what this element refers to."""
        del tag
        names = ("href", "src", "action")
        self.found.extend(value for name, value in attrs if name in names and value)
