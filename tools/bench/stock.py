"""The same app on PyScript as it comes, to compare the start with.

The same page, versions and package; but the standard library and the package as
sources, the full list of packages, every plugin, no announced files.
"""

import html
import json
import shutil
from pathlib import Path

from tools import page, runtimes
from tools.bytecode import RUNTIME, pack, package_sources
from tools.paths import CACHE, DIST
from tools.site import write
from tools.steps import step

STOCK = CACHE / "stock"
_FILES = {
    "interpreter": "./vendor/pyodide/pyodide.mjs",
    "files": {"./quarto.zip": "./*"},
}
_RUNTIME_FILES = ("python_stdlib.zip", "pyodide-lock.json")


def build_stock() -> Path:
    """Return a folder with the app on stock PyScript."""
    with step("write the app on stock PyScript"):
        files: dict[str, bytes | Path] = {
            file.relative_to(DIST).as_posix(): file
            for folder in ("static", "vendor")
            for file in (DIST / folder).rglob("*")
            if file.is_file()
        }
        chunks = [*runtimes.CORE.glob("*.js"), runtimes.CORE / "core.css"]
        files |= {f"vendor/pyscript/{chunk.name}": chunk for chunk in chunks}
        files |= {f"vendor/pyodide/{name}": RUNTIME / name for name in _RUNTIME_FILES}
        files["index.html"] = _stock_page().encode()
        shutil.rmtree(STOCK, ignore_errors=True)
        write(STOCK, files)
        pack(STOCK / "quarto.zip", package_sources())
    return STOCK


def _stock_page() -> str:
    parts = page.parts([])
    parts["config"] = html.escape(json.dumps(_FILES))
    # Stock PyScript makes a function from text, which our policy forbids.
    parts["policy"] = "object-src 'none'"
    text = page.fill(page.template(), parts)
    text = _without(text, "<mpy-config>", "</mpy-config>")
    text = text.replace("import quarto_prepared, ", "import ")
    return text.replace("./static/start.mjs", "./vendor/pyscript/core.js")


def _without(text: str, start: str, end: str) -> str:
    before, rest = text.split(start, 1)
    return before + rest.split(end, 1)[1]
