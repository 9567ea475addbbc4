"""The engine's own tests, run by the Python that runs in the page.

They need pytest and a whole standard library, which the page does not have: both are
handed to a second interpreter, made from the site's own Pyodide and package.
"""

from __future__ import annotations

import functools
import importlib.metadata
import io
import zipfile
from typing import TYPE_CHECKING

from tests.browser.conftest import place_of
from tools.paths import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Route

    from tests.browser.conftest import PageOpener

RUNNER = ("pytest", "pluggy", "iniconfig", "packaging", "pygments")
PYODIDE = ROOT / "node_modules" / "pyodide"
TESTS = ROOT / "tests"
# Paths relative to the repository that the engine's tests read.
NEEDED = (
    TESTS / "__init__.py",
    TESTS / "support",
    TESTS / "unit" / "engine",
    TESTS / "golden",
)
RUN = """async ([base, engine, game, archives]) => {
    const { loadPyodide } = await import(base + "pyodide.mjs");
    const lines = [];
    const python = await loadPyodide({
        indexURL: new URL("./", base + engine).href,
        createPyodideModule: async (settings) =>
            (await import(base + engine)).default(settings),
        stdLibURL: base + "whole.zip",
        stdout: line => lines.push(line),
    });
    const load = async (address) => (await fetch(base + address)).arrayBuffer();
    python.FS.writeFile("/quarto.zip", new Uint8Array(await load(game)));
    for (const [address, folder] of archives) {
        python.FS.mkdirTree(folder);
        python.unpackArchive(await load(address), "zip", {extractDir: folder});
    }
    const code = python.runPython(`
import os, sys
sys.path[:0] = ["/quarto.zip", "/all", "/site"]
os.chdir("/all")
import quarto_shelf, quarto_prepared
import pytest
int(pytest.main(["-q", "-p", "no:cacheprovider", "--import-mode=importlib",
                 "-c", "/dev/null", "--rootdir=/all", "tests/unit/engine"]))
`);
    return [code, lines.slice(-15).join("\\n")];
}"""


def test_engine_passes_its_tests_in_the_page(open_page: PageOpener, site: Path) -> None:
    """The same tests, the same answers, on Pyodide's Python."""
    answers = {
        "tests.zip": zipped(ROOT, NEEDED),
        "pyodide.mjs": (PYODIDE / "pyodide.mjs").read_bytes(),
        "runner.zip": runner(),
        "whole.zip": (PYODIDE / "python_stdlib.zip").read_bytes(),
        "pyodide-lock.json": (PYODIDE / "pyodide-lock.json").read_bytes(),
    }
    page = open_page(
        routes={
            f"**/{name}": functools.partial(answer, body=body)
            for name, body in answers.items()
        }
    )
    archives = [
        ["tests.zip", "/all"],
        ["runner.zip", "/site"],
    ]
    engine, game = (place_of(site, name) for name in ("pyodide.asm.js", "quarto.dat"))
    base = page.evaluate("document.baseURI")
    code, report = page.evaluate(RUN, [base, engine, game, archives])
    assert code == 0, report
    assert " passed" in report


def answer(route: Route, body: bytes) -> None:
    """Give a file to the page."""
    kind = "text/javascript" if route.request.url.endswith(".mjs") else None
    route.fulfill(body=body, content_type=kind)


def runner() -> bytes:
    """Return pytest and what it stands on, as this environment has them."""
    with io.BytesIO() as buffer:
        with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
            for name in RUNNER:
                for file in importlib.metadata.files(name) or ():
                    if file.suffix == ".py" and ".." not in file.parts:
                        archive.write(str(file.locate()), str(file))
            for name in RUNNER:
                meta = importlib.metadata.distribution(name).read_text("METADATA")
                version = importlib.metadata.version(name)
                folder = f"{name}-{version}.dist-info"
                archive.writestr(f"{folder}/METADATA", meta or "")
        return buffer.getvalue()


def zipped(base: Path, places: tuple[Path, ...]) -> bytes:
    """Return files and folders in an archive, by their paths below a base."""
    with io.BytesIO() as buffer:
        with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
            for place in places:
                for file in files_in(place):
                    archive.write(file, file.relative_to(base).as_posix())
        return buffer.getvalue()


def files_in(place: Path) -> Iterator[Path]:
    """Give a file, or the files of a folder."""
    if place.is_file():
        yield place
        return
    for file in sorted(place.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            yield file
