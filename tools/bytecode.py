"""The two zips of bytecode that the page loads: python.zip and quarto.zip.

Each has its modules in two pieces (quarto_shelf.py). quarto.zip has PyScript's own
Python package, too, compiled, which PyScript would write and compile at each start; and
what dataclasses would compile (quarto_prepared.py).

Both zips are made by the page's own Python, run by Node; made anew only when a
source, the table of tools/stdlib.py or the runtime changes.
"""

import ast
import json
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

from tools.node import node
from tools.paths import CACHE, MODULES, ROOT
from tools.quarto_shelf import FILE, LATER
from tools.stdlib import OURS, later_names, loose_names, trim
from tools.steps import digest, files_under, is_fresh, mark_fresh, run, step

RUNTIME = MODULES / "pyodide"
STDLIB = CACHE / "python.zip"
PACKAGE = CACHE / "quarto.zip"
_PYSCRIPT = MODULES / "@pyscript" / "core" / "src" / "stdlib" / "pyscript.js"
_PROGRAM = ROOT / "tools" / "compile_zip.py"
_SCRIPT = ROOT / "tools" / "compile.mjs"
_COMPILER = (
    _SCRIPT,
    _PROGRAM,
    ROOT / "tools" / "stdlib.py",
    *OURS.values(),
    Path(__file__),
)
_SHELF = ROOT / "tools" / "quarto_shelf.py"
_PREPARED = ROOT / "tools" / "quarto_prepared.py"
_SOURCES = "sources.zip"
# What the page begins with, and what that asks for by name.
_BEGINNING = {
    "pyscript.web",
    "pyscript.workers",
    "quarto.locales.en",
    "quarto.locales.fr",
    "quarto.web.start",
    "quarto_prepared",
}
# Folders of the package that only the build reads.
_PAPER = "paper"
# Modules, and the openings.
_KEPT = (".py", ".bin")


def ensure_stdlib() -> Path:
    """Return the compiled standard library, trimmed to what the page needs."""
    version = (RUNTIME / "package.json").read_bytes()
    stamp = digest(version, _COMPILER)
    if not is_fresh("stdlib", stamp, STDLIB):
        with step("compile the standard library"), _workroom() as room:
            trim(RUNTIME / "python_stdlib.zip", Path(room) / _SOURCES)
            _compile(
                Path(room),
                to=STDLIB,
                folder="/lib/python314.zip/",
                # Nobody reads the library's docstrings in the page.
                optimize=2,
                out=[loose_names(), later_names()],
            )
        mark_fresh("stdlib", stamp)
    return STDLIB


def ensure_package() -> Path:
    """Return the compiled package of the game."""
    sources = page_sources()
    stamp = digest(ensure_stdlib(), _COMPILER, *sources, *sources.values())
    if not is_fresh("package", stamp, PACKAGE):
        with step("compile the package"), _workroom() as room:
            pack(Path(room) / _SOURCES, sources)
            _compile(
                Path(room),
                to=PACKAGE,
                folder="/home/pyodide/quarto.zip/",
                # The tests have seen its asserts hold; in the page they are weight.
                optimize=2,
                library=str(STDLIB),
                prepare=_preparable(sources),
                out=[[_SHELF.name], _later(sources)],
            )
        mark_fresh("package", stamp)
    return PACKAGE


def page_sources() -> dict[str, bytes]:
    """Return the modules of quarto.zip by their names in it."""
    ours = {file.name: file.read_bytes() for file in (_SHELF, _PREPARED)}
    return {**package_sources(), **_pyscript_sources(), **ours}


def package_sources() -> dict[str, bytes]:
    """Return the package's files by their names in a zip.

    What only the build draws stays out of it.
    """
    files = files_under(ROOT / "quarto")
    kept = [f for f in files if f.suffix in _KEPT and f.parent.name != _PAPER]
    return {file.relative_to(ROOT).as_posix(): file.read_bytes() for file in kept}


def pack(target: Path, sources: Mapping[str, bytes]) -> None:
    """Write a zip of these files that depends on nothing but them."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, text in sources.items():
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, text)


def _pyscript_sources() -> dict[str, bytes]:
    """Return the modules of PyScript's Python package by their names in a zip."""
    text = _PYSCRIPT.read_text("utf-8")
    # A JavaScript module that exports one object, written as JSON.
    modules, _ = json.JSONDecoder().raw_decode(text, text.index("{"))
    return {
        f"pyscript/{name}": source.encode()
        for name, source in modules["pyscript"].items()
    }


def _workroom() -> "tempfile.TemporaryDirectory[str]":
    CACHE.mkdir(exist_ok=True)
    return tempfile.TemporaryDirectory(dir=CACHE)


def _preparable(sources: Mapping[str, bytes]) -> list[str]:
    """Return the modules that can be imported where there is no page."""
    return sorted(
        name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for name in sources
        if name.startswith("quarto/")
        and name.endswith(".py")
        and not name.startswith(("quarto/web/", "quarto/__main__"))
    )


def _later(sources: Mapping[str, bytes]) -> list[str]:
    """Return what the page's start does not import: files without their suffix."""
    modules = {
        name.removesuffix(".py").removesuffix("/__init__").replace("/", "."): name
        for name in sources
        if name.endswith(".py")
    }
    waiting, found = set(_BEGINNING), set[str]()
    while waiting:
        name = waiting.pop()
        found.add(name)
        imports = _imports(sources[modules[name]].decode(), name)
        waiting |= imports & modules.keys() - found
    return [
        modules[name].removesuffix(".py") for name in sorted(modules.keys() - found)
    ]


def _imports(source: str, module: str) -> set[str]:
    """Return all that a module's import brings with it, with packages around it."""
    names = {module}
    # What is in functions waits for a call, what is under an if for type checkers.
    for line in ast.parse(source).body:
        if isinstance(line, ast.Import):
            names |= {alias.name for alias in line.names}
        elif isinstance(line, ast.ImportFrom) and line.module:
            names.add(line.module)
            names |= {f"{line.module}.{alias.name}" for alias in line.names}
    parts = [name.split(".") for name in names]
    return {".".join(part[: n + 1]) for part in parts for n in range(len(part))}


def _compile(room: Path, to: Path, **job: object) -> None:
    """Run compile.mjs, which says what a job holds, on the room's sources."""
    made = room / "made.zip"
    job |= {
        "runtime": str(RUNTIME),
        "program": str(_PROGRAM),
        "from": str(room / _SOURCES),
        "to": str(made),
        "first": FILE,
        "later": LATER,
    }
    order = room / "job.json"
    order.write_text(json.dumps(job), "utf-8")
    run([node(), _SCRIPT, order], advice="Delete node_modules and try again.")
    made.replace(to)
