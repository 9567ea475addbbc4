"""The same app on PyScript as it comes, to compare the start with.

The same page, versions and package; but the standard library and the package as
sources, the full list of packages, every plugin, no announced files.
"""

import html
import json
import shutil
from pathlib import Path

from tools import bundles, offline, page, runtimes
from tools.bytecode import RUNTIME, pack, package_sources
from tools.paths import CACHE
from tools.site import write
from tools.steps import step

STOCK = CACHE / "stock"
_FILES = {
    "interpreter": "./vendor/pyodide/pyodide.mjs",
    "files": {"./quarto.zip": "./*"},
}
_RUNTIME_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
_CORE = '<script type="module" src="./vendor/pyscript/core.js"></script>'


def build_stock() -> Path:
    """Return a folder with the app on stock PyScript."""
    with step("write the app on stock PyScript"):
        files: dict[str, bytes | Path] = {
            "app/boot.js": bundles.boot_script().encode(),
            "app/page.js": bundles.page_module("", starts=False).encode(),
            "app/style.css": page.style(),
        }
        files |= offline.icons()
        files[offline.MANIFEST] = offline.manifest(page.description()).encode()
        chunks = [*runtimes.CORE.glob("*.js"), runtimes.CORE / "core.css"]
        files |= {f"vendor/pyscript/{chunk.name}": chunk for chunk in chunks}
        files |= {f"vendor/pyodide/{name}": RUNTIME / name for name in _RUNTIME_FILES}
        files["index.html"] = _stock_page().encode()
        shutil.rmtree(STOCK, ignore_errors=True)
        write(STOCK, files)
        pack(STOCK / "quarto.zip", package_sources())
    return STOCK


def _stock_page() -> str:
    parts = page.parts([], page.Folders("app", ""))
    parts["config"] = html.escape(json.dumps(_FILES))
    # Stock PyScript makes a function from text, which our policy forbids.
    parts["policy"] = "object-src 'none'"
    text = page.fill(page.template(), parts)
    text = _without(text, "<mpy-config>", "</mpy-config>")
    text = text.replace("import quarto_prepared, ", "import ")
    return text.replace("</body>", f"{_CORE}</body>")


def _without(text: str, start: str, end: str) -> str:
    before, rest = text.split(start, 1)
    return before + rest.split(end, 1)[1]
