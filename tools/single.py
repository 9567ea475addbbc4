"""Makes quarto.html: the whole site in one file, which a double click opens.

Its parts lie in the file, packed, under addresses that exist nowhere (single.js finds
them there); its policy forbids every request. The same sources give the same bytes.
Every rewriting is counted, so that a new PyScript cannot slip through half rewritten.
"""

import base64
import gzip
import hashlib
import io
import re
import zipfile
from pathlib import Path

from tools import bundles, bytecode, page, runtimes, site
from tools.node import ensure_modules
from tools.paths import CACHE, ROOT, SINGLE
from tools.steps import StepError, is_fresh, mark_fresh, say, step

LARGEST = 7_500_000
_BASE = "https://quarto.invalid/"
_FOLDERS = page.Folders("single-app", "single-runtime")
_MODULE, _WASM, _DATA = "text/javascript", "application/wasm", "application/zip"
_LOADER = ROOT / "static" / "single.js"
_ICON = ROOT / "static" / "icons" / "icon.svg"
_ENDS_EARLY = re.compile(r"</(?:script|style)|<!--", re.IGNORECASE)
# The page of the rules is another file, which this one travels without.
_ALONE = "\n.all-rules {\n  display: none;\n}\n"
# What a file that nobody serves cannot have: an app to install, and its icons.
_SITE_ONLY = re.compile(r' *<link rel="(?:manifest|apple-touch-icon)"[^>]*>\n')


def build_single() -> Path:
    """Return dist-single/quarto.html, made anew if a source has changed."""
    ensure_modules()
    stamp = site.source_stamp()
    if is_fresh("single", stamp, SINGLE):
        say(f"ok      {SINGLE.name} is up to date")
        return SINGLE
    with step(f"write {SINGLE.name}"):
        text = contents()
        if len(text) > LARGEST:
            raise StepError(
                f"{SINGLE.name} has {len(text)} bytes, more than {LARGEST}",
                "Look at what has grown: tools/stdlib.py, the package, the runtimes.",
            )
        made = CACHE / SINGLE.name
        made.write_bytes(text)
        SINGLE.parent.mkdir(exist_ok=True)
        made.replace(SINGLE)
    mark_fresh("single", stamp)
    return SINGLE


def contents() -> bytes:
    """Return the file."""
    found = parts()
    packed = {name: _packed(data) for name, (_, data) in found.items()}
    # Whoever reads the file knows it; it only names the one script made at run time.
    nonce = hashlib.sha256("".join(packed.values()).encode()).hexdigest()[:24]
    loader = bundles.replaced(
        _LOADER.read_text("utf-8"),
        {
            'const BASE = "";': f'const BASE = "{_BASE}";',
            'const NONCE = "";': f'const NONCE = "{nonce}";',
            'const START = "";': f'const START = "{_BASE}{_FOLDERS.app}/{site.PAGE}";',
        },
    )
    elements = [
        f'<script type="text/plain" data-type="{kind}" '
        f'data-part="{name}">{packed[name]}</script>'
        for name, (kind, _) in found.items()
    ]
    tail = "\n".join([*elements, f"<script>{_inline(loader)}</script>"])
    return _page(loader, nonce).replace("</body>", tail + "\n</body>").encode()


def parts() -> dict[str, tuple[str, bytes]]:
    """Return what the page loads, by place: its type and its bytes."""
    chunk, _ = runtimes.core_chunk()
    runtime = runtimes.vendored()
    return {
        f"{_FOLDERS.app}/{site.PAGE}": (_MODULE, _page_module().encode()),
        _at(chunk): (_MODULE, runtime[chunk]),
        _at(runtimes.PYTHON): (_MODULE, _python_module().encode()),
        _at(runtimes.ENGINE): (_MODULE, runtime[runtimes.ENGINE]),
        _at(runtimes.PROGRAM): (_WASM, runtime[runtimes.PROGRAM]),
        _at(runtimes.LIBRARY): (_DATA, _stored(bytecode.ensure_stdlib())),
        f"{_FOLDERS.app}/{site.PACKAGE}": (_DATA, _stored(bytecode.ensure_package())),
    }


def _page(loader: str, nonce: str) -> str:
    """Return index.html with style, first script and icon in it."""
    boot = bundles.replaced(
        bundles.boot_script(),
        {
            # Here it is how the page is meant to be opened.
            'location.protocol === "file:" ? "opened-as-file" : missingFeature()': (
                "missingFeature()"
            ),
        },
    )
    style = page.style().decode() + _ALONE
    icon = base64.b64encode(_ICON.read_bytes()).decode()
    app = _FOLDERS.app
    text = bundles.replaced(
        _SITE_ONLY.sub("", page.render([], _FOLDERS)),
        {
            f'content="{page.POLICY}"': (
                f'content="{_policy(style, [boot, loader], nonce)}"'
            ),
            "./icons/icon.svg": f"data:image/svg+xml;base64,{icon}",
            f'<link rel="stylesheet" href="./{app}/{site.STYLE}" />': (
                f"<style>{_inline(style)}</style>"
            ),
            f'<script src="./{app}/{site.BOOT}" data-patience="20"></script>': (
                f'<script data-patience="20">{_inline(boot)}</script>'
            ),
            f'<script type="module" src="./{app}/{site.PAGE}"></script>': "",
            f"./{_FOLDERS.runtime}/{runtimes.PYTHON}": _BASE + _at(runtimes.PYTHON),
            f"./{app}/{site.PACKAGE}": f"{_BASE}{app}/{site.PACKAGE}",
        },
    )
    left = page.addresses(text)
    if left:
        raise StepError(
            f"the one file would still ask for {', '.join(left)}",
            "Put it into the file, in tools/single.py.",
        )
    return text


def _policy(style: str, scripts: list[str], nonce: str) -> str:
    hashes = " ".join(map(_hash, scripts))
    return (
        "default-src 'none'; "
        f"script-src {hashes} 'nonce-{nonce}' blob: 'wasm-unsafe-eval'; "
        f"style-src {_hash(style)}; "
        "worker-src blob:; "
        "img-src data:; "
        "base-uri 'none'; "
        "form-action 'none'"
    )


def _page_module() -> str:
    """Return the page's module, which names the others by their addresses here."""
    chunk, _ = runtimes.core_chunk()
    names = (chunk, runtimes.PYTHON)
    return bundles.replaced(
        bundles.page_module(_FOLDERS.runtime),
        {f'"../{_at(name)}"': f'"{_BASE}{_at(name)}"' for name in names},
    )


def _python_module() -> str:
    """Return the interpreter's module, which here lies beside nothing."""
    folder = f'"{_BASE}{_FOLDERS.runtime}/"'
    return bundles.replaced(
        bundles.python_module(),
        {
            "new URL(path, import.meta.url)": f"new URL(path, {folder})",
            f'"./{runtimes.ENGINE}"': f'"{_BASE}{_at(runtimes.ENGINE)}"',
        },
    )


def _at(name: str) -> str:
    return f"{_FOLDERS.runtime}/{name}"


def _stored(archive: Path) -> bytes:
    """Return a zip with its files as they are: packed as one they take less room."""
    made = io.BytesIO()
    with zipfile.ZipFile(archive) as old, zipfile.ZipFile(made, "w") as new:
        for entry in old.infolist():
            data = old.read(entry)
            entry.compress_type = zipfile.ZIP_STORED
            new.writestr(entry, data)
    return made.getvalue()


def _packed(data: bytes) -> str:
    return base64.b64encode(gzip.compress(data, 9, mtime=0)).decode()


def _hash(text: str) -> str:
    total = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(total).decode()}'"


def _inline(text: str) -> str:
    """Return a script or style that may stand in the page, or stop the build."""
    found = _ENDS_EARLY.search(text)
    if found:
        raise StepError(
            f"a script or style holds {found[0]}, which would end it in the page",
            "Write it in another way.",
        )
    return text
