"""Makes dist/, a folder for any static host under any path.

The same sources give the same bytes. The folder is made aside and put in place
whole; nothing is made anew that is still up to date.
"""

import shutil
from pathlib import Path

from tools import bytecode, page, runtimes
from tools.node import ensure_modules
from tools.paths import CACHE, DIST, ROOT
from tools.steps import (
    StepError,
    digest,
    files_under,
    is_fresh,
    mark_fresh,
    say,
    step,
)

_STATIC = ROOT / "static"
_WRAPPER = "static/quarto-pyodide.mjs"
_INFO_PLACE = "const INFO = {};"
# What scripts ask for one after the other, in the order of need; announced in the
# page's head so that it all comes at once.
_HINTED = (
    "static/start.mjs",
    "vendor/pyscript/core.js",
    "vendor/pyscript/core-*.js",
    "vendor/pyscript/error-*.js",
    "static/quarto-pyodide.mjs",
    "vendor/pyodide/pyodide.mjs",
    "vendor/pyodide/pyodide.asm.mjs",
    "vendor/pyodide/pyodide.asm.wasm",
    "python.zip",
    "quarto.zip",
)


def build_site() -> Path:
    """Return dist/, made anew if anything that it is made of has changed."""
    ensure_modules()
    stamp = _stamp()
    if is_fresh("site", stamp, DIST / "index.html"):
        say("ok      dist/ is up to date")
        return DIST
    files = contents()
    with step("write dist/"):
        made = CACHE / "site-new"
        write(made, files)
        _write_page(made, page.render(hints(made)))
        swap(made, DIST)
    mark_fresh("site", stamp)
    return DIST


def contents() -> dict[str, bytes | Path]:
    """Return the files of the site but its page, by their places."""
    files: dict[str, bytes | Path] = {
        file.relative_to(ROOT).as_posix(): file
        for file in files_under(_STATIC)
        if file.suffix != ".css"
    }
    files[page.STYLE] = page.style()
    files |= runtimes.vendored()
    files["python.zip"] = bytecode.ensure_stdlib()
    files["quarto.zip"] = bytecode.ensure_package()
    files[_WRAPPER] = _wrapper().encode()
    files["licences.txt"] = runtimes.licences().encode()
    # Otherwise one large host leaves out files by the first letter of their names.
    files[".nojekyll"] = b""
    return files


def write(folder: Path, files: dict[str, bytes | Path]) -> None:
    """Fill a new folder with these files."""
    shutil.rmtree(folder, ignore_errors=True)
    for name, source in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(source if isinstance(source, bytes) else source.read_bytes())


def swap(made: Path, place: Path) -> None:
    """Put a finished folder where an older one may be."""
    old = CACHE / "site-old"
    shutil.rmtree(old, ignore_errors=True)
    if place.exists():
        place.rename(old)
    made.rename(place)
    shutil.rmtree(old, ignore_errors=True)


def hints(folder: Path) -> list[page.Hint]:
    """Return what the page announces, in the order of need."""
    found = [file for name in _HINTED for file in sorted(folder.glob(name))]
    return [
        page.Hint(file.relative_to(folder).as_posix(), file.stat().st_size)
        for file in found
    ]


def _write_page(folder: Path, text: str) -> None:
    missing = [name for name in page.addresses(text) if not (folder / name).is_file()]
    if missing:
        raise StepError(
            f"index.html names files that the site lacks: {', '.join(missing)}",
            "Add them to static/, or correct index.html.",
        )
    (folder / "index.html").write_text(text, "utf-8", newline="\n")


def _wrapper() -> str:
    text = (ROOT / _WRAPPER).read_text("utf-8")
    if _INFO_PLACE not in text:
        raise StepError(
            f"{_WRAPPER} has no place for Pyodide's description",
            f"It must hold the line {_INFO_PLACE}",
        )
    return text.replace(_INFO_PLACE, f"const INFO = {runtimes.runtime_info()};")


def _stamp() -> str:
    sources = ["quarto", "static", "tools", "index.html", "pyscript.toml"]
    return digest([ROOT / name for name in [*sources, "package-lock.json"]])
