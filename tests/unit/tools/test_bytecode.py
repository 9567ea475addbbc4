"""The compiled zips, and what was left in the standard library."""

import ast
import importlib
import json
import marshal
import re
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType

import pytest

from tools import bytecode, compile_zip, no_colours, no_packages, quarto_shelf
from tools.node import ensure_modules, node
from tools.stdlib import OURS
from tools.steps import digest

# What tests and later versions of the game may import, beside what it imports now.
_ALLOWED = """
    abc asyncio base64 bisect collections collections.abc contextlib copy dataclasses
    datetime enum functools hashlib heapq html inspect io itertools json math operator
    pathlib random re string struct textwrap time traceback types typing urllib.parse
    warnings weakref zlib pyodide.code pyodide.ffi pyodide.http pyodide.webloop
"""
# Runs on the command line alone.
_HEADLESS = {"quarto/__main__.py"}
# What the page brings, and no library.
_OURS = {"quarto", "pyscript", "_pyscript", "polyscript", "js", "jsffi", "pyodide_js"}
_IMPORTER = """
import { loadPyodide } from "%(runtime)s";
const python = await loadPyodide({ stdLibURL: "%(library)s" });
for (const name of %(names)s) python.pyimport(name);
python.runPython(`
import datetime, traceback
datetime.datetime.now().isoformat()
try:
    1 / 0
except ZeroDivisionError as error:
    lines = traceback.format_exception(error)
assert lines[-1] == "ZeroDivisionError: division by zero\\\\n", lines
`);
"""


@pytest.fixture(scope="module")
def stdlib() -> Path:
    """Compile the standard library if it is not up to date."""
    ensure_modules()
    return bytecode.ensure_stdlib()


def test_trimmed_library_has_what_the_page_needs(stdlib: Path, tmp_path: Path) -> None:
    """In the trimmed library, all that the page may import can be imported."""
    script = tmp_path / "importer.mjs"
    words = {
        "runtime": (bytecode.RUNTIME / "pyodide.mjs").as_uri(),
        "library": stdlib.as_posix(),
        "names": json.dumps(sorted(_imported() | set(_ALLOWED.split()))),
    }
    script.write_text(_IMPORTER % words, "utf-8")
    done = subprocess.run(  # noqa: S603  # our own script
        [node(), script], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_zips_hold_bytecode_and_no_clock(stdlib: Path) -> None:
    """Both zips hold only bytecode, dated alike wherever they are made."""
    for path in (stdlib, bytecode.ensure_package()):
        with zipfile.ZipFile(path) as packed:
            entries = packed.infolist()
        assert {entry.date_time for entry in entries} == {(1980, 1, 1, 0, 0, 0)}
        assert {Path(entry.filename).suffix for entry in entries} <= {".pyc", ".bin"}


@pytest.mark.parametrize("pack", [bytecode.ensure_stdlib, bytecode.ensure_package])
def test_modules_are_kept_in_two_pieces(pack: Callable[[], Path]) -> None:
    """Every module is there once: loose, or in the piece for the start, or later."""
    with zipfile.ZipFile(pack()) as packed:
        paths, first = marshal.loads(packed.read(quarto_shelf.FILE))  # noqa: S302  # just made
        later = marshal.loads(packed.read(quarto_shelf.LATER))  # noqa: S302  # just made
        names = packed.namelist()
    assert first
    assert later
    assert first.keys() | later.keys() == paths.keys()
    assert not first.keys() & later.keys()
    assert not {f"{path}c" for path in paths.values()} & set(names)
    if pack is bytecode.ensure_package:
        wanted = {name for name in bytecode.page_sources() if name.endswith(".py")}
        assert set(paths.values()) == wanted - {"quarto_shelf.py"}


def test_start_needs_the_first_piece_alone() -> None:
    """What the start imports is told from what it may import some day."""
    later = bytecode._later(bytecode.page_sources())
    assert "quarto/web/later" not in later
    assert "quarto/app/__init__" not in later
    assert {"quarto/web/thinker", "quarto/ai/search", "quarto/views/qr"} <= set(later)


def test_kept_module_is_imported_like_any(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Packages, modules in them, where they come from, and what comes later."""
    sources = {
        "shelved": ("shelved/__init__.py", "from shelved import one"),
        "shelved.one": ("shelved/one.py", "value = 1"),
        "shelved.two": ("shelved/two.py", "value = 2"),
    }
    paths = {name: path for name, (path, _) in sources.items()}
    codes = {
        name: marshal.dumps(compile(text, path, "exec"))
        for name, (path, text) in sources.items()
    }
    later = {"shelved.two": codes.pop("shelved.two")}
    archive = tmp_path / "some.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        packed.writestr(quarto_shelf.LATER, marshal.dumps(later))
    shelf = quarto_shelf.Shelf(archive.as_posix(), paths, codes)
    monkeypatch.setattr(sys, "meta_path", [shelf, *sys.meta_path])
    one = importlib.import_module("shelved.one")
    assert (one.value, one.__file__) == (1, f"{archive.as_posix()}/shelved/one.py")
    assert sys.modules["shelved"].__path__ is not None
    assert importlib.import_module("shelved.two").value == 2
    assert shelf.find_spec("shelved.three") is None


def test_stand_ins_have_all_that_is_asked_of_them() -> None:
    """What Pyodide's program and its modules take of the modules that we replace."""
    program = (bytecode.RUNTIME / "pyodide.asm.mjs").read_text("utf-8")
    # What installs asks for more; it has nothing to install.
    asked = set(re.findall(r"\bAPI\.package_loader\.(\w+)", program))
    assert {"SITE_PACKAGES", "DSO_DIR", "init_loaded_packages"} <= asked
    assert asked <= set(dir(no_packages))
    with zipfile.ZipFile(bytecode.RUNTIME / "python_stdlib.zip") as whole:
        traceback = whole.read("traceback.py").decode()
        known = set(whole.namelist())
    assert set(re.findall(r"\b_colorize\.(\w+)", traceback)) <= set(dir(no_colours))
    # The one name that Python itself looks for, and that no library has.
    assert set(OURS) - known == {"sitecustomize.py"}


def test_compiling_twice_gives_the_same_bytes(
    stdlib: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The package compiled again, elsewhere, is the same byte for byte."""
    del stdlib
    kept = digest(bytecode.ensure_package().read_bytes())
    again = tmp_path / "quarto.zip"
    monkeypatch.setattr(bytecode, "PACKAGE", again)
    monkeypatch.setattr(bytecode, "mark_fresh", lambda *_: None)
    assert digest(bytecode.ensure_package().read_bytes()) == kept
    assert again.exists()


def test_lines_survive_without_their_columns() -> None:
    """Each instruction of a long module still knows its line, and no column."""
    code = compile(Path(ast.__file__).read_text("utf-8"), "ast.py", "exec")
    before, after = list(_codes(code)), list(_codes(compile_zip._without_columns(code)))
    assert [_lines(one) for one in before] == [_lines(one) for one in after]
    assert {place[2] for one in after for place in one.co_positions()} == {None}


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from _codes(part)


def _lines(code: CodeType) -> list[int | None]:
    return [line for start, end, line in code.co_lines() for _ in range(start, end, 2)]


def _imported() -> set[str]:
    """Return the modules that the package and PyScript's own import."""
    sources = bytecode.page_sources()
    trees = [
        ast.parse(text)
        for name, text in sources.items()
        if name.endswith(".py") and name not in _HEADLESS
    ]
    names: set[str] = set()
    for tree in trees:
        for part in _running(tree):
            if isinstance(part, ast.Import):
                names |= {alias.name for alias in part.names}
            elif isinstance(part, ast.ImportFrom) and not part.level and part.module:
                names.add(part.module)
    return {name for name in names if name.split(".")[0] not in _OURS}


def _running(node: ast.AST) -> Iterator[ast.AST]:
    """Give every node but those for type checkers alone."""
    yield node
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and "TYPE_CHECKING" in ast.dump(child.test)):
            yield from _running(child)
