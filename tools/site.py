"""Makes dist/, a folder for any static host under any path, and a zip of it.

The same sources give the same bytes. Nearly everything lies in two folders named
after what is in them, so that a browser may keep it for ever and never mixes two
versions: runtime-…, which changes with PyScript and Pyodide, and app-…, which
changes with the game. The folder is made aside and put in place whole; nothing is
made anew that is still up to date.
"""

import hashlib
import shutil
import zipfile
from collections.abc import Mapping
from pathlib import Path

from tools import bundles, bytecode, embedding, offline, page, paper, runtimes, sbom
from tools.node import ensure_modules
from tools.paths import CACHE, DIST, ROOT, ZIP
from tools.steps import (
    StepError,
    digest,
    is_fresh,
    mark_fresh,
    say,
    step,
)

BOOT = "boot.js"
PAGE = "page.js"
STYLE = "style.css"
PACKAGE = "quarto.dat"
THINKER = "thinker.txt"
_HASH_LENGTH = 12
_EPOCH = (1980, 1, 1, 0, 0, 0)
_UNIX = 3


def build_site() -> Path:
    """Return dist/, made anew if anything that it is made of has changed."""
    ensure_modules()
    stamp = source_stamp()
    if is_fresh("site", stamp, DIST / "index.html", ZIP):
        say("ok      dist/ is up to date")
        return DIST
    files = contents()
    with step(f"write {DIST.name}/ and {ZIP.name}"):
        made = CACHE / "site-new"
        write(made, files)
        write_zip(made.with_suffix(".zip"), files)
        swap(made, DIST)
        made.with_suffix(".zip").replace(ZIP)
    mark_fresh("site", stamp)
    return DIST


def contents() -> dict[str, bytes]:
    """Return the files of the site by their places."""
    runtime = runtimes.vendored()
    runtime[runtimes.PYTHON] = bundles.python_module().encode()
    runtime[runtimes.LIBRARY] = bytecode.ensure_stdlib().read_bytes()
    runtime_name = hashed("runtime", runtime)
    app = {
        BOOT: bundles.boot_script().encode(),
        PAGE: bundles.page_module(runtime_name).encode(),
        STYLE: page.style(),
        paper.STYLE: paper.style(),
        PACKAGE: bytecode.ensure_package().read_bytes(),
        THINKER: (ROOT / "static" / THINKER).read_bytes(),
    }
    folders = page.Folders(hashed("app", app), runtime_name)
    files = {f"{folders.runtime}/{name}": data for name, data in runtime.items()}
    files |= {f"{folders.app}/{name}": data for name, data in app.items()}
    files |= offline.icons()
    files[offline.MANIFEST] = offline.manifest(page.description()).encode()
    files["licences.txt"] = runtimes.licences().encode()
    files["index.html"] = _page(files, folders).encode()
    files |= paper.pages(folders.app, files)
    # What stands above is what works without a network.
    files[offline.WORKER] = offline.worker(files).encode()
    files[offline.SWITCH_OFF] = offline.switch_off()
    files |= embedding.files()
    # Otherwise one large host leaves out files by the first letter of their names.
    files[".nojekyll"] = b""
    files[sbom.FILE] = sbom.bill(files)
    return files


def hashed(name: str, files: Mapping[str, bytes]) -> str:
    """Return a folder's name that changes with anything in the folder."""
    total = hashlib.sha256()
    for path, data in sorted(files.items()):
        total.update(f"{path} {hashlib.sha256(data).hexdigest()}\n".encode())
    return f"{name}-{total.hexdigest()[:_HASH_LENGTH]}"


def write(folder: Path, files: Mapping[str, bytes | Path]) -> None:
    """Fill a new folder with these files."""
    shutil.rmtree(folder, ignore_errors=True)
    for name, source in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(source if isinstance(source, bytes) else source.read_bytes())


def write_zip(target: Path, files: Mapping[str, bytes]) -> None:
    """Write a zip of these files that depends on nothing but them."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, data in sorted(files.items()):
            entry = zipfile.ZipInfo(name, _EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            # Otherwise they are this system's; and a host must be able to read it.
            entry.create_system = _UNIX
            entry.external_attr = 0o100644 << 16
            packed.writestr(entry, data)


def swap(made: Path, place: Path) -> None:
    """Put a finished folder where an older one may be."""
    old = CACHE / "site-old"
    shutil.rmtree(old, ignore_errors=True)
    if place.exists():
        place.rename(old)
    made.rename(place)
    shutil.rmtree(old, ignore_errors=True)


def hints(files: Mapping[str, bytes], folders: page.Folders) -> list[page.Hint]:
    """Return what the page announces, in the order of need.

    Scripts ask for one after the other; announced in the page's head, it all comes
    at once.
    """
    chunk, _ = runtimes.core_chunk()
    runtime = (
        chunk,
        runtimes.PYTHON,
        runtimes.ENGINE,
        runtimes.PROGRAM,
        runtimes.LIBRARY,
    )
    paths = [
        f"{folders.app}/{PAGE}",
        *(f"{folders.runtime}/{name}" for name in runtime),
        f"{folders.app}/{PACKAGE}",
    ]
    return [page.Hint(path, len(files[path])) for path in paths]


def _page(files: Mapping[str, bytes], folders: page.Folders) -> str:
    text = page.render(hints(files, folders), folders)
    missing = [name for name in page.addresses(text) if name not in files]
    if missing:
        raise StepError(
            f"index.html names files that the site lacks: {', '.join(missing)}",
            "Add them to the site, or correct index.html.",
        )
    return text


def source_stamp() -> str:
    """Return one hash over everything that the site is made of."""
    sources = ["quarto", "static", "tools", "index.html", "pyscript.toml"]
    return digest([ROOT / name for name in [*sources, "package-lock.json"]])
