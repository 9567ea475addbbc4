"""The puzzles that are shipped: found by chance, proved twice, and written."""

from collections import Counter

from quarto.app.problems.shipped import FILE, encode
from tools.paths import ROOT
from tools.puzzles.finder import SEED, find
from tools.puzzles.proof import faults
from tools.steps import StepError, say, step

TARGET = ROOT / "quarto" / "app" / "problems" / FILE
LARGEST = 16 * 1024


def make_puzzles(seed: int = SEED) -> None:
    """Find the puzzles that follow from a seed, prove all of them, and write them."""
    with step("find puzzles"):
        sections = find(seed)
    with step("prove them by another search"):
        wrong = faults(sections)
    if wrong:
        raise StepError(
            f"{len(wrong)} puzzles are not what they should be: {wrong[0]}",
            "One of the two searches is wrong: compare them, tools/puzzles/.",
        )
    data = encode(sections)
    if len(data) > LARGEST:
        raise StepError(
            f"the puzzles take {len(data)} bytes, more than {LARGEST}",
            "Ask for fewer of each: tools/puzzles/finder.py.",
        )
    TARGET.write_bytes(data)
    counts: Counter[str] = Counter()
    for section, entries in sections.items():
        counts[section.kind.value] += len(entries)
    for kind, count in sorted(counts.items()):
        say(f"        {kind}: {count}")
    total = counts.total()
    say(f"\n{total} puzzles, {len(data)} bytes: {TARGET.relative_to(ROOT)}")
