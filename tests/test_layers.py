"""Imports point inwards: who may know whom, as one table.

The imports are read from the source, those for type checkers included: a name that a
layer may not know is no better for being known to mypy only.
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "quarto"
MODULES = sorted(PACKAGE.rglob("*.py"))
LONGEST = 250
# A language is one list of sentences; cut in two it would only be harder to compare.
CODE = [module for module in MODULES if "locales" not in module.parts]

ROOT = "quarto"
BROWSER = frozenset({"js", "pyodide", "pyodide_js", "pyscript", "polyscript"})
CHANCE = frozenset({"random", "secrets", "uuid"})
CLOCK = frozenset({"calendar", "datetime", "sched", "time", "timeit", "zoneinfo"})
TASKS = frozenset(
    {"asyncio", "concurrent", "multiprocessing", "queue", "signal", "threading"}
)
OUTSIDE = frozenset(
    {"argparse", "ctypes", "fileinput", "ftplib", "getpass", "glob", "http"}
    | {"importlib", "io", "logging", "mmap", "os", "pathlib", "pickle", "pkgutil"}
    | {"platform", "runpy", "select", "shelve", "shutil", "smtplib", "socket"}
    | {"socketserver", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "tkinter"}
    | {"urllib", "warnings", "webbrowser", "xmlrpc"}
)
PURE = CHANCE | CLOCK | TASKS | OUTSIDE


@dataclass(frozen=True)
class Layer:
    """What one folder or top-level module of the package may import.

    knows: the other layers; shuns: what of the standard library is not for it;
    has_browser: may import the browser's modules.
    """

    knows: frozenset[str] = frozenset()
    shuns: frozenset[str] = PURE
    has_browser: bool = False


LAYERS = {
    "engine": Layer(),
    # Chance is an argument here; the module is known for the argument's type.
    "ai": Layer(frozenset({"engine"}), shuns=PURE - {"random"}),
    "saves": Layer(frozenset({"engine"})),
    "locales": Layer(),
    "app": Layer(frozenset({"engine", "ai", "saves"}), shuns=PURE - {"random"}),
    "views": Layer(frozenset({"engine", "app"})),
    "web": Layer(
        frozenset({ROOT, "engine", "ai", "saves", "locales", "app", "views"}),
        shuns=frozenset(),
        has_browser=True,
    ),
    "__main__": Layer(frozenset({ROOT, "engine", "ai"}), shuns=frozenset()),
    ROOT: Layer(frozenset({"engine"})),
}
# Single modules that may do more than their layer.
LICENCES = {"app/runtime.py": frozenset({"asyncio"})}


def layer_of(path: str) -> str:
    """Return the layer of a module, given its path inside the package."""
    first, *rest = path.split("/")
    if rest:
        return first
    return ROOT if first == "__init__.py" else first.removesuffix(".py")


def imported(source: str, path: str) -> list[tuple[int, str]]:
    """Return line and full dotted name of everything that a source text imports."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                folders = [ROOT, *path.split("/")[:-1]]
                inside = folders[: len(folders) - node.level + 1]
                base = ".".join([*inside, *filter(None, [node.module])])
            found += [(node.lineno, f"{base}.{alias.name}") for alias in node.names]
        elif isinstance(node, ast.Name) and node.id == "__import__":
            found.append((node.lineno, "importlib"))
    return found


def is_allowed(name: str, path: str) -> bool:
    """Tell whether the module at a path may import a dotted name."""
    own = layer_of(path)
    layer = LAYERS[own]
    top, _, inner = name.partition(".")
    if top == ROOT:
        target = inner.split(".")[0]
        return (target if target in LAYERS else ROOT) in {own, *layer.knows}
    if top in BROWSER:
        return layer.has_browser
    shunned = layer.shuns - LICENCES.get(path, frozenset())
    return top in sys.stdlib_module_names and top not in shunned


def forbidden(source: str, path: str) -> list[str]:
    """Return what a source text at a path imports and may not, with line numbers."""
    return [
        f"{path}:{line} imports {name}"
        for line, name in imported(source, path)
        if not is_allowed(name, path)
    ]


def inside(module: Path) -> str:
    """Return a module's path inside the package."""
    return module.relative_to(PACKAGE).as_posix()


@pytest.mark.parametrize("module", MODULES, ids=inside)
def test_imports_point_inwards(module: Path) -> None:
    """A module imports only what its layer may know."""
    assert forbidden(module.read_text(encoding="utf-8"), inside(module)) == []


@pytest.mark.parametrize("module", CODE, ids=inside)
def test_modules_are_short(module: Path) -> None:
    """A module is one noun, and short enough to be read in one go."""
    lines = module.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= LONGEST


def test_every_module_has_a_layer() -> None:
    """No folder and no top-level module of the package is outside the table."""
    assert {layer_of(inside(module)) for module in MODULES} <= set(LAYERS)


def test_every_licence_is_used() -> None:
    """A module with a licence of its own exists once its folder does."""
    folders = {path.split("/")[0] for path in map(inside, MODULES)}
    licensed = [path for path in LICENCES if path.split("/")[0] in folders]
    assert [path for path in licensed if not (PACKAGE / path).exists()] == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/game.py", "import random"),
        ("engine/game.py", "import os.path"),
        ("engine/game.py", "from time import monotonic"),
        ("engine/game.py", "from quarto.ai import search"),
        ("engine/game.py", "from quarto import ai"),
        ("engine/game.py", "from quarto import Game"),
        ("engine/game.py", "from ..ai import search"),
        ("engine/game.py", "from .. import ai"),
        ("engine/game.py", "if TYPE_CHECKING:\n    import quarto.app.model"),
        ("engine/game.py", "def play():\n    import asyncio"),
        ("engine/game.py", "__import__('random')"),
        ("engine/game.py", "import numpy"),
        ("engine/game.py", "from js import document"),
        ("ai/search.py", "from quarto.app.model import Model"),
        ("ai/search.py", "from time import monotonic"),
        ("saves/codec.py", "from quarto.ai.levels import Level"),
        ("locales/fr.py", "from quarto.engine.pieces import Trait"),
        ("app/update.py", "import asyncio"),
        ("app/update.py", "from quarto.locales import fr"),
        ("app/update.py", "from quarto.views import page"),
        ("app/runtime.py", "from pyscript import document"),
        ("views/page.py", "from quarto.locales import fr"),
        ("views/page.py", "from quarto.ai.levels import Level"),
        ("views/page.py", "from pyodide.ffi import create_proxy"),
        ("__main__.py", "from quarto.app.model import Model"),
        ("__main__.py", "import js"),
        ("__init__.py", "from quarto.ai.search import solve"),
    ],
)
def test_forbidden_arrow_is_caught(path: str, source: str) -> None:
    """The scan finds an arrow that the table forbids, however it is written."""
    assert len(forbidden(source, path)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/game.py", "from __future__ import annotations"),
        ("engine/game.py", "from collections.abc import Iterable"),
        ("engine/game.py", "from quarto.engine.cells import CELLS"),
        ("engine/game.py", "from .cells import CELLS"),
        ("engine/game.py", "from . import cells"),
        ("ai/levels.py", "from random import Random"),
        ("app/runtime.py", "import asyncio"),
        ("views/page.py", "from quarto.app.model import Model"),
        ("web/start.py", "from quarto.locales import fr"),
        ("web/start.py", "from pyscript import document"),
        ("web/start.py", "import asyncio"),
        ("__main__.py", "import sys"),
        ("__main__.py", "from quarto import parse_position"),
        ("__init__.py", "from quarto.engine.game import Game"),
    ],
)
def test_allowed_arrow_passes(path: str, source: str) -> None:
    """The scan lets pass what the table allows."""
    assert forbidden(source, path) == []
