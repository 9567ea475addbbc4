"""Proves the openings and writes them beside their reader; `build.py openings`.

It takes about an hour of one core. What is proved is kept at once: a run that was
stopped goes on where it was, and in the end the file is the same.
"""

import sys
from collections.abc import Iterable, Mapping

from quarto.ai.openings import FILE, Section, encode
from quarto.engine.notation import format_rules
from quarto.engine.pieces import Trait
from quarto.engine.rules import Rules
from tools.openings.book import make
from tools.openings.journal import Entry, Journal
from tools.paths import CACHE, ROOT
from tools.steps import StepError, say, step

BOOK = ROOT / "quarto" / "ai" / FILE
JOURNALS = CACHE / "openings"
LARGEST = 64 * 1024
# Which of the traits count makes no difference, only how many.
ALL_RULES = tuple(
    Rules(traits=tuple(Trait)[:count], blocks=blocks)
    for count in range(1, len(Trait) + 1)
    for blocks in (False, True)
)


def main() -> int:
    """Make the book; return the program's exit code."""
    JOURNALS.mkdir(parents=True, exist_ok=True)
    try:
        sections = _proved()
        data = _encoded(sections)
    except StepError as error:
        say(f"\nFailed: {error.problem}\nTry:    {error.advice}")
        return 1
    BOOK.write_bytes(data)
    count = sum(map(len, sections.values()))
    say(f"\n{count} positions, {len(data)} bytes: {BOOK.relative_to(ROOT)}")
    return 0


def _proved() -> dict[Section, dict[int, int]]:
    sections: dict[Section, dict[int, int]] = {}
    for rules in ALL_RULES:
        name = format_rules(rules)
        with step(f"openings of {name}"):
            journal = Journal.open(JOURNALS / f"{name}.txt")
            sections |= _sections(rules, make(rules, journal))
    return sections


def _encoded(sections: Mapping[Section, Mapping[int, int]]) -> bytes:
    data = encode(sections)
    if len(data) > LARGEST:
        raise StepError(
            f"the openings take {len(data)} bytes, more than {LARGEST}",
            "Leave out what the page's search answers soon: tools/openings/.",
        )
    return data


def _sections(rules: Rules, entries: Iterable[Entry]) -> dict[Section, dict[int, int]]:
    sections: dict[Section, dict[int, int]] = {}
    for entry in entries:
        section = Section(
            len(rules.traits), rules.blocks, entry.placed, won=entry.value > 0
        )
        choice = entry.cell << 4 | entry.kind
        sections.setdefault(section, {})[entry.number] = choice
    return sections


if __name__ == "__main__":
    sys.exit(main())
