"""Steps of a build: each says what it is and how long it took, once.

A step that fails raises `StepError` with what went wrong and what to try.
"""

import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from tools.paths import CACHE, ROOT

_STAMPS = CACHE / "stamps"
_TAIL = 40


class StepError(Exception):
    """A step that could not be done."""

    def __init__(self, problem: str, advice: str) -> None:
        """Keep what went wrong and what to try."""
        super().__init__(problem)
        self.problem = problem
        self.advice = advice


@contextmanager
def step(name: str) -> Iterator[None]:
    """Print one line for the enclosed work: its name, its end and its time."""
    start = time.monotonic()
    try:
        yield
    except BaseException:
        say(f"FAILED  {name} ({time.monotonic() - start:.1f} s)")
        raise
    say(f"ok      {name} ({time.monotonic() - start:.1f} s)")


def say(line: str) -> None:
    """Print a line now, in order with what child processes print."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def run(
    command: Sequence[str | Path],
    *,
    advice: str,
    env: Mapping[str, str] | None = None,
    quiet: bool = True,
) -> None:
    """Run a command in the checkout; show its output only if it fails, or not quiet."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(  # noqa: S603  # our own commands, no shell
            words,
            cwd=ROOT,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        problem = f"{Path(words[0]).name} could not be run: {error}"
        raise StepError(problem, advice) from error
    if done.returncode:
        for line in (done.stdout or "").splitlines()[-_TAIL:]:
            say(f"    {line}")
        name = " ".join([Path(words[0]).name, *words[1:4]])
        raise StepError(f"{name} ended with code {done.returncode}", advice)


def digest(*parts: str | bytes | Path | Iterable[Path]) -> str:
    """Return one hash over texts, bytes and the contents of files and folders."""
    total = hashlib.sha256()
    for part in parts:
        if isinstance(part, str | bytes):
            _add(total, part.encode() if isinstance(part, str) else part)
        else:
            for path in [part] if isinstance(part, Path) else part:
                for file in files_under(path):
                    _add(total, file.relative_to(ROOT).as_posix().encode())
                    _add(total, file.read_bytes())
    return total.hexdigest()


def files_under(path: Path) -> list[Path]:
    """Return the file, or the folder's files without Python's caches, sorted."""
    if path.is_file():
        return [path]
    files = (file for file in path.rglob("*") if file.is_file())
    return sorted(file for file in files if "__pycache__" not in file.parts)


def is_fresh(name: str, stamp: str, *products: Path) -> bool:
    """Tell whether the named work was done with this stamp and is still there."""
    mark = _STAMPS / f"{name}.json"
    if not mark.is_file() or not all(product.exists() for product in products):
        return False
    kept: object = json.loads(mark.read_text("utf-8"))
    return kept == stamp


def mark_fresh(name: str, stamp: str) -> None:
    """Remember that the named work is done with this stamp."""
    _STAMPS.mkdir(parents=True, exist_ok=True)
    (_STAMPS / f"{name}.json").write_text(json.dumps(stamp), "utf-8")


def _add(total: "hashlib._Hash", data: bytes) -> None:
    # Lengths keep "ab" + "c" apart from "a" + "bc".
    total.update(len(data).to_bytes(8, "big"))
    total.update(data)
