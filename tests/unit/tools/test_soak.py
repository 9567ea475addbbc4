"""What the long runs make of what they read: shares, reports, samples of mutants."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tools import cli, soak
from tools.paths import ROOT
from tools.soak.coverage import missing, shares
from tools.soak.mutants import Mutant, difference, is_style, sample, spans_never_run
from tools.soak.suite import failures, report
from tools.steps import StepError

SOURCE = """
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from x import y
def f(a: int | None = 1 | 2, *, b: str) -> int | str:
    c: int | None = 3
    return isinstance(a, int | None)
"""


def covered(lines: int, branches: int) -> dict[str, object]:
    """Return a file of ten lines and four branches, so many of them run."""
    summary = {
        "covered_lines": lines,
        "num_statements": 10,
        "covered_branches": branches,
        "num_branches": 4,
        "percent_covered": 1.0,
    }
    gone = {"missing_lines": [3, 9], "missing_branches": [[4, 6], [8, -1]]}
    return {"summary": summary} | gone


def test_shares_are_those_of_each_package() -> None:
    """Its files are added up, others are not, and one that is missing has none."""
    files = {
        "quarto/engine/a.py": covered(10, 4),
        "quarto\\engine\\b.py": covered(5, 1),
        "quarto/ai/a.py": covered(9, 0),
        "quarto/engine_room/a.py": covered(0, 0),
    }
    assert shares(files) == {
        "quarto/engine": (75.0, 62.5),
        "quarto/ai": (90.0, 0.0),
        "quarto/saves": (0.0, 0.0),
    }


def test_what_was_not_run_is_named() -> None:
    """Lines, and branches by both their ends; a file that was run is not."""
    whole: dict[str, object] = {"missing_lines": [], "missing_branches": []}
    assert missing({"b.py": covered(1, 1), "a.py": whole}) == [
        "b.py: lines 3, 9; branches 4->6, 8->end"
    ]


def test_failures_and_errors_are_found() -> None:
    """What was skipped or passed is neither."""
    cases = "".join(
        f'<testcase classname="tests.a" name="{name}">{inside}</testcase>'
        for name, inside in {
            "good": "",
            "bad[x]": '<failure message="no"/>',
            "ill": '<error message="no"/>',
            "left out": '<skipped message="no"/>',
        }.items()
    )
    text = f"<testsuites><testsuite>{cases}</testsuite></testsuites>"
    assert failures(text) == {"tests.a::bad[x]", "tests.a::ill"}


def test_report_tells_flakes_from_faults() -> None:
    """What always fails comes first."""
    assert list(report(Counter({"a": 1, "c": 3, "b": 1}), 3)) == [
        "FAULT 3 of 3: c",
        "FLAKE 1 of 3: a",
        "FLAKE 1 of 3: b",
    ]
    assert list(report(Counter(), 3)) == ["3 runs, and no test failed in any"]


def test_what_is_never_run_is_left_alone() -> None:
    """Annotations and imports for type checkers; defaults and calls are run."""
    lines = SOURCE.splitlines()
    found = [
        "".join(lines[first[0] - 1 : last[0]])[first[1] :]
        if first[0] != last[0]
        else lines[first[0] - 1][first[1] : last[1]]
        for first, last in spans_never_run(SOURCE)
    ]
    assert sorted(found) == [
        "if TYPE_CHECKING:    from x import y",
        "int | None",
        "int | None",
        "int | str",
        "str",
    ]


@pytest.mark.parametrize(
    ("operator", "expected"),
    [
        ("core/ReplaceComparisonOperator_Eq_Is", True),
        ("core/ReplaceComparisonOperator_Lt_IsNot", True),
        ("core/ReplaceComparisonOperator_Is_Eq", True),
        ("core/ReplaceComparisonOperator_IsNot_NotEq", True),
        ("core/ReplaceComparisonOperator_Is_NotEq", False),
        ("core/ReplaceComparisonOperator_Eq_NotEq", False),
        ("core/NumberReplacer", False),
    ],
)
def test_identity_is_style(operator: str, *, expected: bool) -> None:
    """Values that are equal are mostly the same here, and types know the rest."""
    assert is_style(operator) is expected


def test_sample_is_spread_over_places() -> None:
    """Each tenth of a module gives one; a place counts once however much is there."""
    path = Path("m.py")
    mutants = [
        Mutant(path, (line, 0), f"core/{name}", 0)
        for line in range(100)
        for name in ("a", "b", "c")[: 1 + line % 3]
    ]
    chosen = sample(mutants, 10, 1)
    assert [one.start[0] // 10 for one in chosen] == list(range(10))
    assert chosen == sample(mutants, 10, 1) != sample(mutants, 10, 2)
    assert [one.start[0] for one in sample(mutants, 100, 1)] == list(range(100))
    assert sample(mutants, len(mutants), 1) == mutants


def test_difference_is_the_lines_changed() -> None:
    """Nothing around them, and no names of files."""
    assert difference("a\nb\nc", "a\nB\nc") == "@@ -2 +2 @@\n-b\n+B"


@pytest.mark.skipif(sys.platform == "win32", reason="limits are of Unix")
@pytest.mark.parametrize(
    ("work_s", "work", "end"),
    [
        # A minute, as the imports alone may use up a second of a slow machine.
        (60, "bytearray(MEMORY // 4)", ""),
        (60, "bytearray(MEMORY)", "MemoryError"),
        (1, "exec('while True: pass')", "killed"),
    ],
)
def test_mutant_has_limits(work_s: int, work: str, end: str) -> None:
    """What asks for too much memory or time fails; what tests need is there."""
    program = f"from tools.soak.mutation import MEMORY, limit; limit({work_s}); {work}"
    command = [sys.executable, "-c", program]
    done = subprocess.run(  # noqa: S603  # our own
        command, cwd=ROOT, capture_output=True, text=True, check=False
    )
    last = (done.stderr.splitlines() or [""])[-1]
    assert ("killed" if done.returncode < 0 else last) == end


def test_words_after_the_dashes_reach_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """They choose tests or packages; options for pytest may be among them."""
    seen: list[object] = []
    monkeypatch.setitem(soak.SOAKS, "suite", lambda *words: seen.append(words))
    assert cli.main(["soak", "suite", "--count", "2", "--", "tests/unit", "-x"]) == 0
    assert cli.main(["soak", "suite"]) == 0
    assert seen == [(2, ["tests/unit", "-x"]), (0, [])]
    with pytest.raises(StepError, match="understands no words"):
        soak.SOAKS["kills"](1, ["tests/unit"])
