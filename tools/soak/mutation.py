"""Mutation testing: changes the engine, the computer and the saves a little at a time.

After each change the quick tests of that package have to fail. Those that do not, and
so let a mutant survive, are not strict enough; docs/mutants.md names the mutants that
nothing can tell from the original. A sample of 60 takes minutes, all of them hours.
"""

import multiprocessing
import os
import resource
import shutil
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from tools.paths import CACHE, ROOT
from tools.soak.mutants import Mutant, all_mutants, difference, mutated, sample
from tools.steps import say

_ROOM = CACHE / "mutation"
# What the tests of these packages are made of.
_COPIED = ("quarto", "tests", "tools", "docs", "pyproject.toml")
_SEED = 1
_SAMPLE = 60
_LIKE = ("-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist")
# What is imported before all of them is not pytest's to rewrite.
_WARMED = ("-W", "ignore::pytest.PytestAssertRewriteWarning")
# Those that take seconds each; others look at the same with more pieces on the board.
_SLOW = (
    "tests/unit/ai/test_search.py::test_solved_position_is_solved",
    "tests/unit/ai/test_levels.py::test_level_plays_whole_games",
    "tests/unit/ai/test_levels.py::test_lapsed_line_is_left_alone[expert]",
    "tests/unit/ai/test_levels.py::test_careful_level_never_gives_a_win_it_can_avoid[s",
    "tests/unit/ai/test_levels.py::test_careful_level_never_gives_a_win_it_can_avoid[e",
)
_PACKAGES = ("saves", "engine", "ai")
# What pytest returns when all passed, and when there was nothing to run.
_PASSED = {0, 5}
# A mutant may take so many times as long as the original, and so much more.
_PATIENCE, _GRACE_S = 2, 5
# Waiting is no work: what stands still ends too.
_STANDSTILL = 20
# Tests take a tenth of it. A mutant may ask for all that the machine has.
MEMORY = 2_000_000_000


def main(words: list[str]) -> None:
    """Try a sample of each package's mutants; words: how many, then the packages."""
    count = int(words[0]) if words else 0
    packages = words[1:] or _PACKAGES
    _copy()
    os.chdir(_ROOM)
    # Imported once, for the processes of all mutants.
    import hypothesis  # noqa: F401, PLC0415

    for package in packages:
        _try_package(package, count or _SAMPLE)


def _try_package(package: str, count: int) -> None:
    modules = sorted(Path("quarto", package).glob("*.py"))
    mutants = all_mutants(_ROOM, modules)
    chosen = sample(mutants, count, _SEED)
    found = Path("tests/unit", package).rglob("test_*.py")
    tests = sorted(path.as_posix() for path in found)
    before = _work()
    start = time.monotonic()
    if not _passes(tests, 0, writes=True):
        say(f"the tests of {package} fail as they are")
        sys.exit(1)
    most = int((_work() - before) * _PATIENCE + _GRACE_S)
    took = time.monotonic() - start
    say(f"\n{package}: {len(mutants)} mutants, {len(chosen)} of them tried")
    say(f"its tests take {took:.0f} s; a mutant may work for {most} s")
    ends: Counter[bool] = Counter()
    for number, mutant in enumerate(chosen, 1):
        survivor = _survivor(mutant, tests, most)
        ends[survivor is None] += 1
        if survivor is not None:
            say(f"SURVIVED {mutant.name}\n{survivor}")
        say(f"{number:>5} tried, {ends[True]} killed")
    killed = 100 * ends[True] / max(1, ends.total())
    say(f"{package}: {ends[True]} killed, {ends[False]} survived ({killed:.1f} %)")


def _survivor(mutant: Mutant, tests: list[str], most: int) -> str | None:
    """Run the tests on a mutant; return what it changes if they pass."""
    path = _ROOM / mutant.module
    original, times = path.read_text("utf-8"), path.stat()
    changed = mutated(original, mutant)
    path.write_text(changed, "utf-8", newline="\n")
    # Never of the age of what was compiled before.
    os.utime(path, (0, 0))
    # Most die of the tests of their own module, or of what it is a part of.
    own = [file for file in tests if _is_of(file, mutant)]
    rest = [file for file in tests if file not in own]
    is_alive = all(_passes(group, most) for group in (own, rest) if group)
    path.write_text(original, "utf-8", newline="\n")
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
    return difference(original, changed) if is_alive else None


def _is_of(file: str, mutant: Mutant) -> bool:
    return mutant.module.stem.startswith(Path(file).stem.removeprefix("test_"))


def _passes(tests: list[str], most: int, *, writes: bool = False) -> bool:
    """Whether the tests pass in a process of their own, with so much work at most."""
    arguments = (tests, most, writes)
    child = multiprocessing.get_context("fork").Process(target=_test, args=arguments)
    child.start()
    child.join(most * _STANDSTILL or None)
    if child.is_alive():
        child.kill()
        child.join()
    return child.exitcode in _PASSED


def _test(tests: list[str], most: int, writes: bool) -> None:  # noqa: FBT001  # see above
    sys.path[:] = [str(_ROOM), *(one for one in sys.path if Path(one) != ROOT)]
    sys.dont_write_bytecode = not writes
    for name in [name for name in sys.modules if name.partition(".")[0] == "quarto"]:
        del sys.modules[name]
    if most:
        limit(most)
    slow = [f"--deselect={test}" for test in _SLOW]
    with Path(os.devnull).open("w", encoding="utf-8") as nothing:
        os.dup2(nothing.fileno(), 1)
        os.dup2(nothing.fileno(), 2)
        code = pytest.main([*_LIKE, *_WARMED, *slow, *tests])
    os._exit(int(code))


def limit(work_s: int) -> None:
    """Let this process work for so many seconds, with little memory, and no longer.

    What asks for more memory fails; what works for longer is ended.
    """
    resource.setrlimit(resource.RLIMIT_CPU, (work_s, work_s))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _work() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _copy() -> None:
    shutil.rmtree(_ROOM, ignore_errors=True)
    _ROOM.mkdir(parents=True)
    unwanted = shutil.ignore_patterns("__pycache__")
    for name in _COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, _ROOM / name, ignore=unwanted)
        else:
            shutil.copy2(ROOT / name, _ROOM / name)


if __name__ == "__main__":
    main(sys.argv[1:])
