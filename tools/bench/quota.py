"""Holds this program, and every browser it starts, to a share of one processor.

DevTools' throttling slows a page's main thread and leaves its workers alone; a quota of
the system's scheduler slows everything. It takes Linux and the right to make a control
group, which is mostly root's.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.steps import StepError

_ROOT = Path("/sys/fs/cgroup")
_NAME = "quarto-bench"
_PERIOD_US = 100_000


@contextmanager
def held_to(share: float) -> Iterator[None]:
    """Run what is enclosed on so much of one processor; 1 and more is all there is."""
    if share >= 1:
        yield
        return
    # The older layout has a folder for each kind of resource.
    parent = _ROOT / "cpu" if (_ROOT / "cpu").is_dir() else _ROOT
    group = parent / _NAME
    quota = round(share * _PERIOD_US)
    try:
        group.mkdir(exist_ok=True)
        if parent == _ROOT:
            (group / "cpu.max").write_text(f"{quota} {_PERIOD_US}", "ascii")
        else:
            (group / "cpu.cfs_period_us").write_text(str(_PERIOD_US), "ascii")
            (group / "cpu.cfs_quota_us").write_text(str(quota), "ascii")
        _move(group)
    except OSError as error:
        raise StepError(
            f"this program could not be held to a share of a processor: {error}",
            "Run it as root on Linux, or without --throttle.",
        ) from error
    try:
        yield
    finally:
        _move(parent)
        group.rmdir()


def _move(group: Path) -> None:
    (group / "cgroup.procs").write_text(str(os.getpid()), "ascii")
