"""Reads millions of texts that somebody has spoilt, and reports what was not promised.

Every case follows from the seed and its number, so that each can be had again. A
finding is named once, by who read, what was raised, and where.
"""

import random
import sys
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field

from tools.soak.hostile.mutations import mutated
from tools.soak.hostile.pages import PAGES
from tools.soak.hostile.readers import READERS, Reader
from tools.steps import say

_CASES = 1_000_000
_SEED = 1
# Whole pages take hundreds of times as long as a text.
_PAGE_EVERY = 400
# Processor time that one text may take, far beyond what any does.
_LONGEST = 2.0
_SHOWN = 300
_SAID_EVERY = 50_000


@dataclass
class Report:
    """What was read, and what came of it."""

    cases: Counter[str] = field(default_factory=Counter)
    findings: dict[tuple[str, ...], str] = field(default_factory=dict)
    slowest: float = 0.0

    def note(self, reader: Reader, number: int, text: str, error: Exception) -> None:
        """Keep a finding, unless it is known."""
        frame = traceback.extract_tb(error.__traceback__)[-1]
        key = reader.name, type(error).__name__, frame.filename, str(frame.lineno)
        if key in self.findings:
            return
        place = f"{frame.filename}:{frame.lineno}"
        words = f"{reader.name}, case {number}: {type(error).__name__} in {place}"
        self.findings[key] = f"{words}: {str(error)[:_SHOWN]}\n  {text[:_SHOWN]!r}"
        say(f"FOUND {self.findings[key]}")


def fuzz(cases: int, seed: int) -> Report:
    """Read so many texts; the report says what was found."""
    report = Report()
    for number in range(cases):
        reader, text = case(number, seed)
        start = time.process_time()
        try:
            reader.read(text)
        except Exception as error:  # noqa: BLE001  # any of them is a finding
            report.note(reader, number, text, error)
        took = time.process_time() - start
        report.cases[reader.name] += 1
        report.slowest = max(report.slowest, took)
        if took > _LONGEST:
            report.note(reader, number, text, TimeoutError(f"{took:.1f} s"))
        if (number + 1) % _SAID_EVERY == 0:
            say(f"{number + 1} cases, {len(report.findings)} findings")
    return report


def case(number: int, seed: int) -> tuple[Reader, str]:
    """Return the reader and the text of a case."""
    rng = random.Random(f"{seed} {number}")  # noqa: S311  # no secret
    readers = PAGES if number % _PAGE_EVERY == 0 else READERS
    reader = rng.choice(readers)
    texts = reader.whole()
    others = texts if rng.randrange(3) else rng.choice(READERS).whole()
    return reader, mutated(rng, rng.choice(texts), rng.choice(others))


def main(words: list[str]) -> None:
    """Read as many texts as asked for; exit with an error if anything was found."""
    cases = int(words[0]) if words else _CASES
    seed = int(words[1]) if words[1:] else _SEED
    report = fuzz(cases, seed)
    for name, count in sorted(report.cases.items()):
        say(f"{name:>20} {count:>9}")
    say(f"seed {seed}: {cases} cases, {len(report.findings)} findings")
    say(f"slowest case: {report.slowest:.2f} s of the processor")
    if report.findings:
        sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
