"""Our own scripts, joined into few files, and what the build writes into them.

Joined is all they are: put one after the other, unchanged but for the lines that
say where the build puts what they load. Each such line is looked for by its text
and has to be there once.
"""

import re

from tools import runtimes
from tools.paths import MODULES, ROOT
from tools.steps import StepError

# Classic scripts: they run where modules do not, and say what is wrong.
_BOOT = ("static/failures.js", "static/vault.js", "static/boot.js")
_PAGE = ("static/drag.js", "static/offline.js", "static/faults.js")
_START = "static/start.mjs"
_WRAPPER = "static/quarto-pyodide.mjs"
_PYODIDE = MODULES / "pyodide" / "pyodide.mjs"
_EXPORT = re.compile(r"export\{(\w+) as loadPyodide,(\w+) as version\};")
_MAP = re.compile(r"^//# sourceMappingURL=.*$", re.MULTILINE)
_IMPORT = (
    'import { loadPyodide as load, version } from "../vendor/pyodide/pyodide.mjs";\n'
)


def boot_script() -> str:
    """Return the script that runs right after the page's markup."""
    return _joined(*map(_own, _BOOT))


def page_module(runtime: str, *, starts: bool = True) -> str:
    """Return the module that makes the page live; runtime: the folder beside its own.

    Without the start, whatever starts Python is left to the page.
    """
    # A module keeps its names to itself, and Python looks for this one.
    morph = (
        runtimes.IDIOMORPH.read_text("utf-8") + "\nglobalThis.Idiomorph = Idiomorph;"
    )
    parts = [morph, *map(_own, _PAGE)]
    return _joined(*parts, _start(runtime)) if starts else _joined(*parts)


def python_module() -> str:
    """Return the interpreter's module: Pyodide's loader and our wrapper as one."""
    loader = _PYODIDE.read_text("utf-8")
    found = _EXPORT.findall(loader)
    if len(found) != 1:
        raise StepError(
            "pyodide.mjs does not end as it did", "Look at it and at tools/bundles.py."
        )
    load, version = found[0]
    wrapper = replaced(
        _own(_WRAPPER),
        {
            _IMPORT: f"const load = {load};\nconst version = {version};\n",
            "const INFO = {};": f"const INFO = {runtimes.runtime_info()};",
            '"../vendor/pyodide/pyodide.asm.mjs"': f'"./{runtimes.ENGINE}"',
            '"../vendor/pyodide/"': '"./"',
            '"../python.zip"': f'"./{runtimes.LIBRARY}"',
        },
    )
    return _joined(_EXPORT.sub("", loader), wrapper)


def replaced(text: str, changes: dict[str, str]) -> str:
    """Return a text with these parts changed; each has to be in it once."""
    for old, new in changes.items():
        if text.count(old) != 1:
            raise StepError(
                f"a script has {text.count(old)} times what the build changes once: "
                f"{old.strip()}",
                "Correct the script or the table in tools/.",
            )
        text = text.replace(old, new)
    return text


def _start(runtime: str) -> str:
    chunk, hooks = runtimes.core_chunk()
    return replaced(
        _own(_START),
        {
            '"../vendor/pyscript/core.js"': f'"../{runtime}/{chunk}"',
            'const HOOKS = "hooks";': f'const HOOKS = "{hooks}";',
            '"./quarto-pyodide.mjs"': f'"../{runtime}/{runtimes.PYTHON}"',
        },
    )


def _own(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def _joined(*texts: str) -> str:
    # Their maps are not in the site.
    lines = (
        re.sub(r"^//# sourceMappingURL=.*$", "", t, flags=re.MULTILINE) for t in texts
    )
    return "\n".join(line.strip() + "\n" for line in lines)
