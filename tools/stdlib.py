"""What of Python's standard library the page carries, and why.

An entry is a module, or a whole package if it ends in a stroke. The tests import
in the trimmed library everything that the page may import. Left out although others
import them where they are there, because that costs time at each start: ssl, bz2,
lzma, compression.
"""

import zipfile
from pathlib import Path

from tools.steps import StepError

KEPT: dict[str, tuple[str, ...]] = {
    "the interpreter starts with it": (
        "__future__ _collections_abc _weakrefset abc codecs encodings/__init__",
        "encodings/aliases encodings/ascii encodings/latin_1 encodings/utf_8",
        "genericpath io ntpath os posixpath site _sitebuiltins stat zipimport",
    ),
    "Pyodide is made of it": ("_pyodide/ pyodide/",),
    "Pyodide imports it to run code and its event loop": (
        "_ast_unparse _colorize _opcode_metadata _py_warnings annotationlib ast",
        "asyncio/ base64 bisect codeop collections/ concurrent/__init__",
        "concurrent/futures/__init__ concurrent/futures/_base",
        "concurrent/futures/thread contextlib contextvars copy copyreg dataclasses",
        "dis enum functools heapq importlib/__init__ importlib/_abc",
        "importlib/_bootstrap importlib/_bootstrap_external importlib/abc",
        "importlib/machinery importlib/util inspect json/ keyword linecache locale",
        "logging/__init__ opcode operator pathlib/ queue random re/ reprlib",
        "selectors signal socket string/ struct subprocess textwrap threading",
        "token tokenize traceback types typing warnings weakref",
    ),
    "pyodide.http imports it": (
        "ipaddress urllib/__init__ urllib/error urllib/parse urllib/response",
    ),
    "Pyodide unpacks the package's zip with it": (
        "encodings/cp437 fnmatch glob shutil tempfile zipfile/",
    ),
    "PyScript displays and escapes with it": ("html/",),
    "the game may import it": (
        "_strptime calendar datetime difflib fractions hashlib numbers pprint",
        "secrets hmac statistics decimal",
    ),
}


def kept_names() -> tuple[str, ...]:
    """Return every entry of the table."""
    return tuple(
        name for lines in KEPT.values() for line in lines for name in line.split()
    )


def trim(source: Path, target: Path) -> None:
    """Write the kept part of the standard library's zip of sources."""
    with zipfile.ZipFile(source) as whole, zipfile.ZipFile(target, "w") as part:
        names = whole.namelist()
        for entry in kept_names():
            found = _files(entry, names)
            if not found:
                raise StepError(
                    f"the standard library has no {entry}",
                    "Correct the table in tools/stdlib.py.",
                )
            for name in found:
                part.writestr(name, whole.read(name))


def _files(entry: str, names: list[str]) -> list[str]:
    if entry.endswith("/"):
        return [n for n in names if n.startswith(entry) and n.endswith(".py")]
    return [name for name in names if name == f"{entry}.py"]
