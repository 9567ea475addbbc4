"""The folder that build.py site makes."""

import gzip
import re
import zipfile
from html.parser import HTMLParser
from pathlib import Path

import pytest

from quarto.views.paper.document import PAGES
from tools import embedding, offline, page, paper, runtimes, site
from tools.paths import DIST, ROOT, ZIP
from tools.steps import StepError, digest
from tools.styles import spared

_HASHED = re.compile(r"(app|runtime)-[0-9a-f]{12}/")


@pytest.fixture(scope="module", autouse=True)
def dist() -> Path:
    """Build the site if it is not up to date."""
    return site.build_site()


def test_same_sources_give_same_bytes(tmp_path: Path) -> None:
    """What is in dist/ and its zip is what their sources give again."""
    files = site.contents()
    site.write_zip(tmp_path / "again.zip", files)
    assert (tmp_path / "again.zip").read_bytes() == ZIP.read_bytes()
    assert {name: digest(data) for name, data in files.items()} == _tree(DIST)


def test_zip_can_be_read_by_any_host() -> None:
    """What a host unpacks is readable by all, and no path leads elsewhere."""
    with zipfile.ZipFile(ZIP) as packed:
        entries = packed.infolist()
    assert {entry.filename for entry in entries} == set(_tree(DIST))
    assert {entry.external_attr >> 16 for entry in entries} == {0o100644}


def test_all_but_a_few_names_change_with_what_is_named() -> None:
    """Whatever a browser may keep for ever lies in a folder named after its content."""
    # What other pages and devices refer to has to keep its name.
    papers = {name for files in PAGES.values() for name in files.values()}
    public = {*embedding.files(), *offline.icons(), *papers}
    assert {n for n in _tree(DIST) if not _HASHED.match(n) and n not in public} == {
        ".nojekyll",
        "index.html",
        "licences.txt",
        "manifest.webmanifest",
        "sbom.cdx.json",
        "sw-off.js",
        "sw.js",
    }
    folders = {name.split("/")[0] for name in _tree(DIST) if _HASHED.match(name)}
    for folder in folders:
        files = {file.name: file.read_bytes() for file in (DIST / folder).iterdir()}
        assert site.hashed(folder.split("-")[0], files) == folder


def test_pages_on_paper_work_without_a_network() -> None:
    """The service worker keeps the rules and the class's sheets, and their style."""
    worker = (DIST / "sw.js").read_text("utf-8")
    names = {name for files in PAGES.values() for name in files.values()}
    assert all(f'["{name}", "sha256-' in worker for name in names)
    assert f'/{paper.STYLE}", "sha256-' in worker


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
    """The site takes at most 14 MB, and a visit to the game 5.7 MB over the wire."""
    files = {
        file.relative_to(DIST): file.read_bytes()
        for file in DIST.rglob("*")
        if file.is_file()
    }
    assert sum(map(len, files.values())) <= 14_000_000
    # Icons are for installing, the other style for the pages on paper.
    loaded = [
        data
        for file, data in files.items()
        if file.parts[0].startswith(("index", "app-", "runtime-"))
        and file.name != paper.STYLE
    ]
    assert sum(len(gzip.compress(data)) for data in loaded) <= 5_700_000


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
    texts = "\n".join((ROOT / name).read_text("utf-8") for name in names)
    assert linked == ["{{app}}/style.css"]
    assert next(DIST.glob("app-*/style.css")).read_text("utf-8") == spared(texts)


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
