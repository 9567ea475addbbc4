"""The openings: what is proved of positions with at most four pieces placed.

The file beside this module was made by a compiled search (tools/openings). It has every
position that the program comes to place in if it follows the file itself and the
opponent does anything, once for all positions that are the same game.

    file     sections, one after the other
    section  traits | blocks << 3 | won << 4    one byte: how many traits count
             pieces placed                      one byte
             entries                            two bytes, the lower first
             entry ...
    entry    number less the one before         seven bits a byte, the lowest first;
                                                the highest bit says that more follow
             cell << 4 | kind                   one byte: a choice that keeps the value

Numbers, cells and kinds are those of `symmetry`. Values are 0, or 1 in sections `won`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple, Protocol, cast

from quarto.ai.numbers import groups, joined
from quarto.ai.symmetry import frames

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from quarto.engine.cells import Cell
    from quarto.engine.pieces import Piece
    from quarto.engine.position import Position

FILE = "openings.bin"
_MODULE = "openings.py"
MOST_PLACED = 4


class _Loader(Protocol):
    """What loads modules, and files that lie beside them."""

    def get_data(self, path: str) -> bytes:
        """Return the bytes of a file."""


class Section(NamedTuple):
    """What the positions of a section have in common."""

    traits: int
    blocks: bool
    placed: int
    won: bool


class Opening(NamedTuple):
    """A proved value, and a choice that keeps it."""

    value: int
    cell: Cell
    gift: Piece


def opening(position: Position, rng: Random) -> Opening | None:
    """Return what is proved of a position, or None if it is not in the file.

    rng: chance, where several choices are the same game.
    """
    found = _found(position)
    return rng.choice(found) if found else None


def opening_gift(position: Position, cell: Cell, rng: Random) -> Opening | None:
    """Return what is proved of placing on a cell, if that is what the file says."""
    found = [opening for opening in _found(position) if opening.cell == cell]
    return rng.choice(found) if found else None


def _found(position: Position) -> list[Opening]:
    """Return all choices that are the same game as the one in the file."""
    if position.hand is None or position.placed > MOST_PLACED:
        return []
    rules = position.rules
    counting = sum(trait.bit for trait in rules.traits)
    number, same = frames(position)
    for won in (False, True):
        section = Section(len(rules.traits), rules.blocks, position.placed, won)
        choice = _book().get(section, {}).get(number)
        if choice is not None:
            return [
                Opening(int(won), frame.cells[choice >> 4], gift)
                for frame in same
                for alike in (frame.piece(choice & 0xF),)
                for gift in position.reserve
                if not (gift ^ alike) & counting
            ]
    return []


def encode(sections: Mapping[Section, Mapping[int, int]]) -> bytes:
    """Return sections as a file: by section and number, cell << 4 | kind."""
    made = bytearray()
    for section, entries in sorted(sections.items()):
        kind = section.traits | section.blocks << 3 | section.won << 4
        made += bytes((kind, section.placed)) + len(entries).to_bytes(2, "little")
        before = 0
        for number, choice in sorted(entries.items()):
            made += bytes((*groups(number - before), choice))
            before = number
    return bytes(made)


def decode(data: bytes) -> dict[Section, dict[int, int]]:
    """Return the sections of a file; `encode` undone."""
    sections: dict[Section, dict[int, int]] = {}
    rest = iter(data)
    for kind in rest:
        section = Section(kind & 7, bool(kind & 8), next(rest), bool(kind & 16))
        count = next(rest) | next(rest) << 8
        entries: dict[int, int] = {}
        number = 0
        for _ in range(count):
            number += joined(rest)
            entries[number] = next(rest)
        sections[section] = entries
    return sections


@cache
def _book() -> dict[Section, dict[int, int]]:
    return decode(_loader().get_data(f"{__file__.rpartition(_MODULE)[0]}{FILE}"))


def _loader() -> _Loader:
    """Return what has loaded this module, from a folder or from a zip."""
    assert __spec__ is not None
    return cast("_Loader", __spec__.loader)
