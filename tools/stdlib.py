"""What of Python's standard library the page carries, and why.

An entry is a module, or a whole package if it ends in a stroke. The tests import
in the trimmed library everything that the page may import. Left out although others
import them where they are there, because that costs time at each start: ssl, bz2,
lzma, compression.
"""

import zipfile
from pathlib import Path

from tools.paths import ROOT
from tools.steps import StepError

# Imported before those kept in one piece can be (tools/quarto_shelf.py).
_LOOSE = "the interpreter starts with it"
# Not at every start: a piece of their own.
_HTTP = "pyodide.http imports it"
_SOME_DAY = "the page or its build may import it"
_LATER = (_HTTP, _SOME_DAY)
KEPT: dict[str, tuple[str, ...]] = {
    _LOOSE: (
        "__future__ _collections_abc _weakrefset abc codecs encodings/__init__",
        "encodings/aliases encodings/ascii encodings/latin_1 encodings/utf_8",
        "genericpath io os posixpath site _sitebuiltins stat zipimport",
    ),
    "Pyodide is made of it": ("_pyodide/ pyodide/",),
    "Pyodide imports it to run code and its event loop": (
        "_colorize _opcode_metadata _py_warnings annotationlib ast asyncio/ codeop",
        "collections/ concurrent/__init__ concurrent/futures/__init__",
        "concurrent/futures/_base contextlib contextvars copy copyreg dataclasses",
        "dis enum functools heapq importlib/__init__ importlib/_abc",
        "importlib/_bootstrap importlib/_bootstrap_external importlib/abc",
        "importlib/machinery importlib/util inspect json/ keyword linecache locale",
        "logging/__init__ opcode operator re/ reprlib selectors signal socket",
        "string/__init__ struct subprocess textwrap threading token tokenize",
        "traceback types typing warnings weakref",
    ),
    "PyScript displays and escapes with it": ("base64 html/",),
    _HTTP: ("ipaddress urllib/__init__ urllib/error urllib/parse urllib/response",),
    _SOME_DAY: (
        "_ast_unparse _strptime bisect calendar concurrent/futures/thread datetime",
        "decimal difflib encodings/cp437 fnmatch fractions glob hashlib hmac ntpath",
        "numbers pathlib/ pprint queue random secrets shutil statistics",
        "string/templatelib tempfile zipfile/",
    ),
}
_SHELF = "sitecustomize.py"
# What the page has of ours, by the names that Python and Pyodide know. Installing
# packages, which the page never does, needs a tenth of all that a start imports.
OURS = {
    "_colorize.py": ROOT / "tools" / "no_colours.py",
    "pyodide/_package_loader.py": ROOT / "tools" / "no_packages.py",
    _SHELF: ROOT / "tools" / "quarto_shelf.py",
}


def loose_names() -> list[str]:
    """Return the files that are imported before those kept in one piece can be."""
    return [*(f"{name}.py" for name in _names(_LOOSE)), _SHELF]


def later_names() -> list[str]:
    """Return the entries that no start imports."""
    return [name for group in _LATER for name in _names(group)]


def _names(group: str) -> list[str]:
    return [name for line in KEPT[group] for name in line.split()]


def trim(source: Path, target: Path) -> None:
    """Write the kept part of the standard library's zip of sources."""
    with zipfile.ZipFile(source) as whole, zipfile.ZipFile(target, "w") as part:
        names = whole.namelist()
        for entry in (name for group in KEPT for name in _names(group)):
            found = _files(entry, names)
            if not found:
                raise StepError(
                    f"the standard library has no {entry}",
                    "Correct the table in tools/stdlib.py.",
                )
            for name in found:
                if name not in OURS:
                    part.writestr(name, whole.read(name))
        for name, file in OURS.items():
            part.write(file, name)


def _files(entry: str, names: list[str]) -> list[str]:
    if entry.endswith("/"):
        return [n for n in names if n.startswith(entry) and n.endswith(".py")]
    return [name for name in names if name == f"{entry}.py"]
