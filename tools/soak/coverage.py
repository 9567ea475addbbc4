"""What of the engine, the computer and the saves their own tests run.

Lines and branches of each package are counted apart, and each has to be as good as
said. What is not run is named, to be looked at: a test for the number proves nothing.
"""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from typing import Any

from tools.paths import CACHE, ROOT
from tools.steps import say

_LEAST = 95.0
_PACKAGES = ("quarto/engine", "quarto/ai", "quarto/saves")
_TESTS = ("tests/unit/engine", "tests/unit/ai", "tests/unit/saves", "tests/property")
# It counts lines itself, by the means that measuring needs.
_COUNTS_ITSELF = "tests/property/test_hostile.py"
_COUNTED = {"covered_lines", "num_statements", "covered_branches", "num_branches"}
_DATA = CACHE / "coverage"
_REPORT = CACHE / "coverage.json"


def main(words: list[str]) -> None:
    """Measure, and exit with an error below the least. words: how often, then tests."""
    tests = words[1:] or [*_TESTS, f"--ignore={_COUNTS_ITSELF}"]
    data = f"--data-file={_DATA}"
    source = f"--source={','.join(_PACKAGES)}"
    _DATA.parent.mkdir(exist_ok=True)
    _run("run", data, "--branch", source, "-m", "pytest", "-q", *tests)
    _run("json", data, "-q", "-o", str(_REPORT))
    files = json.loads(_REPORT.read_text("utf-8"))["files"]
    table = shares(files)
    for name in _PACKAGES:
        lines, branches = table[name]
        say(f"{name:<14} lines {lines:6.2f} %   branches {branches:6.2f} %")
    for place in missing(files):
        say(f"  {place}")
    if min(min(pair) for pair in table.values()) < _LEAST:
        say(f"Below {_LEAST} %.")
        sys.exit(1)


def shares(files: Mapping[str, Any]) -> dict[str, tuple[float, float]]:
    """Return how many in a hundred lines and branches of each package were run."""
    table = {}
    for package in _PACKAGES:
        sums: Counter[str] = Counter()
        for name, file in files.items():
            if name.replace("\\", "/").startswith(f"{package}/"):
                sums.update({k: v for k, v in file["summary"].items() if k in _COUNTED})
        count = sums["num_statements"]
        lines = _share(sums["covered_lines"], count) if count else 0.0
        branches = _share(sums["covered_branches"], sums["num_branches"])
        # A package without branches has run them all; one without lines is not there.
        table[package] = (lines, branches) if lines else (0.0, 0.0)
    return table


def missing(files: Mapping[str, Any]) -> list[str]:
    """Return each file's lines and branches that were not run."""
    places = []
    for name, file in sorted(files.items()):
        lines = ", ".join(map(str, file["missing_lines"]))
        pairs = (f"{a}->{'end' if b < 0 else b}" for a, b in file["missing_branches"])
        rest = ", ".join(pairs)
        if lines or rest:
            places.append(f"{name}: lines {lines or 'none'}; branches {rest or 'none'}")
    return places


def _share(part: int, whole: int) -> float:
    return 100 * part / whole if whole else 100.0


def _run(*words: str) -> None:
    command = [sys.executable, "-m", "coverage", *words]
    done = subprocess.run(command, cwd=ROOT, check=False)  # noqa: S603  # our own words
    if done.returncode:
        sys.exit(done.returncode)


if __name__ == "__main__":
    main(sys.argv[1:])
