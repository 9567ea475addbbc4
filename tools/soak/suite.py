"""The tests of the test command again and again: one that fails now and then is found.

All of them run each time, so that the report tells a flake from a fault.
"""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from xml.etree import ElementTree as ET

from tools.check import AT_ONCE
from tools.paths import CACHE, ROOT
from tools.steps import say

_RUNS = 10
_REPORT = CACHE / "suite.xml"
# What pytest returns when all passed, and when some failed.
_ENDED = {0, 1}


def main(words: list[str]) -> None:
    """Run the tests so often; exit with an error if any failed. Words go to pytest."""
    runs = int(words[0]) if words and int(words[0]) else _RUNS
    failed: Counter[str] = Counter()
    for number in range(1, runs + 1):
        names = _once(words[1:])
        failed.update(names)
        say(f"run {number} of {runs}: {len(names)} failed\n")
    for line in report(failed, runs):
        say(line)
    if failed:
        sys.exit(1)


def failures(text: str) -> set[str]:
    """Return the tests that a report in the format of JUnit says did not pass."""
    cases = ET.fromstring(text).iter("testcase")  # noqa: S314  # pytest's own report
    return {
        f"{case.get('classname')}::{case.get('name')}"
        for case in cases
        if case.find("failure") is not None or case.find("error") is not None
    }


def report(failed: Counter[str], runs: int) -> Iterable[str]:
    """Return what is to be said: who failed how often, the steadiest first."""
    if not failed:
        return [f"{runs} runs, and no test failed in any"]
    return [
        f"{'FAULT' if times == runs else 'FLAKE'} {times} of {runs}: {name}"
        for name, times in sorted(failed.items(), key=lambda one: (-one[1], one[0]))
    ]


def _once(words: Iterable[str]) -> set[str]:
    _REPORT.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", *AT_ONCE, f"--junitxml={_REPORT}"]
    done = subprocess.run([*command, *words], cwd=ROOT, check=False)  # noqa: S603
    if done.returncode not in _ENDED or not Path(_REPORT).is_file():
        sys.exit(f"pytest ended with code {done.returncode}")
    return failures(_REPORT.read_text("utf-8"))


if __name__ == "__main__":
    main(sys.argv[1:])
