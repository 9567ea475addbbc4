"""The checkout's own Python environment, `.venv`, and what is installed in it."""

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from tools.paths import ROOT, VENV
from tools.steps import StepError, digest, is_fresh, mark_fresh, run, step

_SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
_NETWORK = "Check the network, or delete .venv and try again."


def program(name: str) -> Path:
    """Return the path of a program of the environment, which may not exist yet."""
    return _SCRIPTS / (f"{name}.exe" if os.name == "nt" else name)


def ensure_python() -> Path:
    """Create the environment if it is missing, and return its Python."""
    python = program("python")
    if python.exists() and _runs(python):
        return python
    with step("create .venv"):
        try:
            _create()
        except StepError:
            # Debian keeps the module that fills an environment in its own package.
            major, minor = sys.version_info[:2]
            if not install_system_packages(f"python{major}.{minor}-venv"):
                raise
            _create()
    return python


def ensure_packages(name: str, requirements: Sequence[str]) -> None:
    """Install these pinned packages into the environment, once."""
    python = ensure_python()
    stamp = digest(sys.version, *requirements)
    if is_fresh(f"packages-{name}", stamp, python):
        return
    with step(f"install {name} packages"):
        options = ("-m", "pip", "install", "--quiet", "--no-input")
        run([python, *options, *requirements], advice=_NETWORK)
    mark_fresh(f"packages-{name}", stamp)


def test_requirements() -> tuple[str, ...]:
    """Return what pyproject.toml pins for the test command."""
    return requirements("test")


def requirements(group: str) -> tuple[str, ...]:
    """Return what pyproject.toml pins under the name of a group."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return tuple(project["dependency-groups"][group])


def install_system_packages(*names: str) -> bool:
    """Install Debian packages where root and apt-get are there; tell whether done."""
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    env = {"DEBIAN_FRONTEND": "noninteractive"}
    advice = f"Install {' '.join(names)} by hand."
    with step(f"apt-get install {' '.join(names)}"):
        try:
            run([apt, "update"], advice=advice, env=env)
            options = ["-y", "--no-install-recommends"]
            run([apt, "install", *options, *names], advice=advice, env=env)
        except StepError:
            return False
    return True


def _create() -> None:
    shutil.rmtree(VENV, ignore_errors=True)
    advice = "Install Python's venv module (python3-venv on Debian)."
    run([sys.executable, "-m", "venv", VENV], advice=advice)


def _runs(python: Path) -> bool:
    # A moved or copied environment points at a Python that is no longer there.
    command = [str(python), "-c", ""]
    try:
        done = subprocess.run(command, check=False)  # noqa: S603  # our own Python
    except OSError:
        return False
    return done.returncode == 0
