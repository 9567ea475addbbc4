"""The problems that take long to find: a file beside this module, and its reader.

The file is made by `tools/puzzles` and proved there. Each problem lies in it once for
all that are the same game, as `quarto.ai.symmetry` numbers positions.

    file     sections, one after the other
    section  kind | blocks << 2 | level << 3    one byte: the kind's place in `Kind`
             pieces placed                      one byte
             entries                            two bytes, the lower first
             entry ...
    entry    number less the one before         seven bits a byte, the lowest first;
                                                the highest bit says that more follow
             cell << 4 | gift                   one byte, but not of a GIFT

In the position that a number stands for, piece 0 is in hand: of a GIFT that is the
answer, given back. All four traits count, and a gift is the piece of that code.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple, Protocol, cast

from quarto.ai.numbers import groups, joined
from quarto.ai.symmetry import position_of
from quarto.app.problems import Answer, Kind, Problem
from quarto.app.problems.looks import looks_of
from quarto.engine.cells import Cell
from quarto.engine.pieces import Piece
from quarto.engine.position import Position
from quarto.engine.rules import CLASSIC, Rules

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

FILE = "problems.bin"
_MODULE = "shipped.py"
_LEVEL = 3
RULES = {False: CLASSIC, True: Rules(CLASSIC.traits, blocks=True)}


class _Loader(Protocol):
    """What loads modules, and files that lie beside them."""

    def get_data(self, path: str) -> bytes:
        """Return the bytes of a file."""


class Section(NamedTuple):
    """What the entries of a section have in common."""

    kind: Kind
    blocks: bool
    level: int
    placed: int


class Entry(NamedTuple):
    """A position by its number, and cell << 4 | gift; 0 of a GIFT."""

    number: int
    choice: int


def encode(sections: Mapping[Section, Sequence[Entry]]) -> bytes:
    """Return sections as a file."""
    made = bytearray()
    kinds = list(Kind)
    for section, entries in sorted(sections.items()):
        mark = kinds.index(section.kind) | section.blocks << 2
        made += bytes((mark | section.level << _LEVEL, section.placed))
        made += len(entries).to_bytes(2, "little")
        before = 0
        for entry in sorted(entries):
            made += bytes(groups(entry.number - before))
            if section.kind is not Kind.GIFT:
                made.append(entry.choice)
            before = entry.number
    return bytes(made)


def decode(data: bytes) -> dict[Section, tuple[Entry, ...]]:
    """Return the sections of a file; `encode` undone."""
    sections: dict[Section, tuple[Entry, ...]] = {}
    rest, kinds = iter(data), list(Kind)
    for mark in rest:
        kind = kinds[mark & 3]
        section = Section(kind, bool(mark & 4), mark >> _LEVEL, next(rest))
        count = next(rest) | next(rest) << 8
        entries: list[Entry] = []
        number = 0
        for _ in range(count):
            number += joined(rest)
            entries.append(Entry(number, 0 if kind is Kind.GIFT else next(rest)))
        sections[section] = tuple(entries)
    return sections


@cache
def sections() -> dict[Section, tuple[Entry, ...]]:
    """Return what is shipped."""
    return decode(_loader().get_data(f"{__file__.rpartition(_MODULE)[0]}{FILE}"))


def entries_of(kind: Kind, level: int, *, blocks: bool) -> list[tuple[Section, Entry]]:
    """Return every entry of a kind and level, always in the same order."""
    return [
        (section, entry)
        for section, entries in sections().items()
        if (section.kind, section.level, section.blocks) == (kind, level, blocks)
        for entry in entries
    ]


def problem_in(section: Section, entry: Entry) -> Problem:
    """Return the problem of an entry, as it stands in the file."""
    rules = RULES[section.blocks]
    position = position_of(entry.number, section.placed, rules)
    cell, gift = Cell(entry.choice >> 4), Piece(entry.choice & 0xF)
    answer = Answer(cell, gift)
    if section.kind is Kind.GIFT:
        answer = Answer(gift=position.hand)
        position = Position(rules, position.planes)
    looks = looks_of(section.kind, position)
    return Problem(section.kind, position, answer, looks, section.level)


def _loader() -> _Loader:
    """Return what has loaded this module, from a folder or from a zip."""
    assert __spec__ is not None
    return cast("_Loader", __spec__.loader)
