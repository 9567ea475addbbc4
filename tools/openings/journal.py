"""What is proved of positions, kept so that a stopped run goes on where it was."""

from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from quarto.engine.cells import Cell


class Entry(NamedTuple):
    """What is proved of a position: its value, and a choice that keeps it.

    cell and kind: in the position that stands for it.
    """

    placed: int
    number: int
    value: int
    cell: Cell
    kind: int


@dataclass
class Journal:
    """What was proved so far, in a text file that may be cut off at any time."""

    file: Path
    entries: dict[tuple[int, int], Entry]

    @classmethod
    def open(cls, file: Path) -> "Journal":
        """Read what is there; a last line without its end is dropped."""
        entries = {}
        if file.exists():
            text = file.read_text("ascii")
            whole = text[: text.rfind("\n") + 1]
            if whole != text:
                file.write_text(whole, "ascii")
            for line in whole.splitlines():
                entry = _parse(line)
                entries[entry.placed, entry.number] = entry
        return cls(file, entries)

    def add(self, entry: Entry) -> None:
        """Keep an entry, at once."""
        self.entries[entry.placed, entry.number] = entry
        with self.file.open("a", encoding="ascii") as file:
            file.write(" ".join(str(value) for value in entry) + "\n")


def _parse(line: str) -> Entry:
    placed, number, value, cell, kind = (int(word) for word in line.split())
    return Entry(placed, number, value, Cell(cell), kind)
