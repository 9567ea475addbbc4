"""Which files of the npm packages the page carries, and their licences.

PyScript's chunks refer to each other as "./name.js"; every such name must be known
here, as needed or as left out for a reason, so that a new version cannot bring or
miss a file unnoticed.
"""

import json
import re
from pathlib import Path

from tools.paths import MODULES, ROOT
from tools.steps import StepError

CORE = MODULES / "@pyscript" / "core" / "dist"
_REFERENCE = re.compile(r"""["'`]\./([\w.-]+\.js)["'`]""")
# By the names before the hash that the chunks carry.
_LEFT_OUT = {
    "codemirror": "the editor of code",
    "codemirror_commands": "the editor of code",
    "codemirror_lang-python-r": "the editor of code",
    "codemirror_language": "the editor of code",
    "codemirror_state": "the editor of code",
    "codemirror_view": "the editor of code",
    "deprecations-manager": "a plugin switched off in pyscript.toml",
    "donkey": "a plugin switched off in pyscript.toml",
    "py-editor": "a plugin switched off in pyscript.toml",
    "py-game": "a plugin switched off in pyscript.toml",
    "py-terminal": "a plugin switched off in pyscript.toml",
    "pyodide_graph": "for pages that install packages",
    "toml": "the page's settings are JSON",
    "zip": "for MicroPython",
}
IDIOMORPH = MODULES / "idiomorph" / "dist" / "idiomorph.min.js"
# Names in the site. Hosts know the type of ".js" better than that of ".mjs", and
# download managers leave ".dat" alone, which they do not with ".zip".
PYTHON = "python.js"
ENGINE = "pyodide.asm.js"
PROGRAM = "pyodide.asm.wasm"
LIBRARY = "python.dat"
_CODE_FROM_NPM = ("@pyscript/core", "idiomorph")
# What PyScript need not do, and what it does instead.
_SPARED = (
    (
        r"""import\(["']\./error-[\w-]+\.js["']\)""",
        "Promise.resolve({notOnDOM(){},notify(){}})",
    ),
    (r"from pathlib import Path as _Path", "import quarto_shelf as _Path"),
    (
        r"""\b\w+\("\.",\{pyscript:\{.*?\}\}\),(?=\w+\.push\("import pyscript as )""",
        "",
    ),
)
_NOTICES = ROOT / "tools" / "notices.txt"


def vendored() -> dict[str, bytes]:
    """Return the runtimes' files by their names in the site."""
    folder = MODULES / "pyodide"
    chunk, _ = core_chunk()
    return {
        chunk: _pyscript((CORE / chunk).read_text("utf-8")).encode(),
        ENGINE: _without_shared_memory((folder / "pyodide.asm.mjs").read_text("utf-8")),
        PROGRAM: (folder / PROGRAM).read_bytes(),
    }


def _without_shared_memory(text: str) -> bytes:
    """Return Pyodide's program without the memory that it shares with nobody.

    It makes some at every start, to sleep on, which a page's main thread may not do;
    browsers warn of it where the page is not isolated. Sleeping fails as it did.
    """
    shared = "new WebAssembly.Memory({shared:!0,initial:1,maximum:1}).buffer"
    if text.count(shared) != 1:
        raise StepError(
            "Pyodide's program makes its shared memory in another way",
            "Look at it and at tools/runtimes.py.",
        )
    return text.replace(shared, "new ArrayBuffer(4)").encode()


def core_chunk() -> tuple[str, str]:
    """Return the chunk that core.js stands for, and what it calls the hooks.

    core.js only gives its names another time: a request that the page can spare.
    """
    text = (CORE / "core.js").read_text("utf-8")
    chunks = [name for name in core_files(CORE) if name.startswith("core-")]
    hooks = re.findall(r"\b(\w+) as hooks\b", text)
    if len(chunks) != 1 or len(hooks) != 1 or not text.startswith("export{"):
        raise StepError(
            "core.js of PyScript is no longer a list of names of one chunk",
            "Look at it and at tools/runtimes.py.",
        )
    return chunks[0], hooks[0]


def core_files(folder: Path) -> list[str]:
    """Return the chunks that core.js leads to, without those left out.

    An unknown chunk is an error.
    """
    found: list[str] = []
    waiting = ["core.js"]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.append(name)
        text = (folder / name).read_text("utf-8")
        waiting.extend(other for other in _references(text) if _is_needed(other))
    return sorted(found)


def runtime_info() -> str:
    """Return, as JSON, how Pyodide describes itself in its list of packages."""
    lock = (MODULES / "pyodide" / "pyodide-lock.json").read_text("utf-8")
    return json.dumps(json.loads(lock)["info"], sort_keys=True)


def licences() -> str:
    """Return the notices of everything in the site that others wrote."""
    parts = [_NOTICES.read_text("utf-8")]
    for name in sorted(_bundled(_CODE_FROM_NPM)):
        text = _licence_text(MODULES / name)
        parts.append(f"{name} {_about(name)['version']}\n\n{text}")
    bar = "\n" + "-" * 78 + "\n\n"
    return bar.join(part.strip() + "\n" for part in parts)


def _pyscript(core: str) -> str:
    """Return PyScript without the work at each start that is done already.

    It fetches the plugin that shows errors, though that is switched off, to tell it to
    be still. And it has Python write the modules of its package one by one, which
    quarto.zip brings compiled (tools/bytecode.py).
    """
    for pattern, instead in _SPARED:
        core, count = re.subn(pattern, instead, core)
        if count != 1:
            raise StepError(
                f"PyScript has {count} times what the build changes once: {pattern}",
                "Look at it and at tools/runtimes.py.",
            )
    return core


def _references(text: str) -> list[str]:
    return sorted(set(_REFERENCE.findall(text)))


def _is_needed(chunk: str) -> bool:
    stem = chunk.removesuffix(".js")
    name = stem.rsplit("-", 1)[0] if "-" in stem else stem
    # A hash may hold a hyphen itself.
    known = {other for other in _LEFT_OUT if stem.startswith(f"{other}-")}
    if known:
        return False
    if name in {"core", "error"} or stem.startswith(("core-", "error-")):
        return True
    raise StepError(
        f"PyScript refers to {chunk}, which nobody has looked at",
        "Add it to the tables in tools/runtimes.py.",
    )


def _bundled(names: tuple[str, ...]) -> set[str]:
    """Return the packages and what they depend on: the chunks contain them all."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(_about(name).get("dependencies", {}))
    return found


def _about(name: str) -> dict[str, dict[str, str]]:
    text = (MODULES / name / "package.json").read_text("utf-8")
    about: dict[str, dict[str, str]] = json.loads(text)
    return about


def _licence_text(folder: Path) -> str:
    for file in sorted(folder.iterdir()):
        if file.name.lower().startswith(("license", "licence")):
            return file.read_text("utf-8")
    about = json.loads((folder / "package.json").read_text("utf-8"))
    return f"Licence: {about['license']}. Author: {about.get('author', 'not named')}."
