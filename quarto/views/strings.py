"""Sentences in a reader's language: keys and gaps in, text out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.text import Text, Who
from quarto.engine.pieces import Piece, Trait, value_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from quarto.app.text import Gap


# A longer name would push a sentence over the board.
LONGEST_SHOWN = 24
# The first and last letters of scripts that run from right to left.
RIGHT_TO_LEFT = (("\u0590", "\u08ff"), ("\ufb1d", "\ufefc"))
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
# What joins or changes the sign before it must not be left at the end.
JOINERS = "\u200d\ufe0f"


def shown(name: str) -> str:
    """Return a name as sentences bear it: not too long, and running its own way.

    >>> shown("Zoé"), len(shown("a" * 200))
    ('Zoé', 24)
    >>> shown("נועם") == ISOLATE + "נועם" + END_ISOLATE
    True
    """
    if len(name) > LONGEST_SHOWN:
        name = name[: LONGEST_SHOWN - 1].rstrip(JOINERS) + "…"
    if any(first <= sign <= last for sign in name for first, last in RIGHT_TO_LEFT):
        return f"{ISOLATE}{name}{END_ISOLATE}"
    return name


def opening(words: str) -> str:
    """Return words as they stand at the beginning of a line.

    >>> opening("draws: 1")
    'Draws: 1'
    """
    return words[:1].upper() + words[1:]


class Strings:
    """The sentences of one language."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Take the sentences of a language by their keys."""
        self._texts = texts

    def __getitem__(self, key: str) -> str:
        """Return a sentence that has no gaps."""
        return self._texts[key]

    def get(self, key: str) -> str | None:
        """Return a sentence, or None where there is none."""
        return self._texts.get(key)

    def say(self, text: Text) -> str:
        """Return a sentence with its gaps filled.

        >>> from quarto.app.text import text
        >>> Strings({"taken": "{cell} is taken"}).say(text("taken", cell="b2"))
        'B2 is taken'
        """
        words: dict[str, str] = {}
        for name, gap in text.gaps.items():
            words |= self._filled(name, gap)
        return self._texts[text.key].format_map(words)

    def name(self, who: Who, *, starts: bool = False) -> str:
        """Return a person's name, or the default one; starts: begins a sentence."""
        if who.level is not None:
            return self["name.Computer" if starts else "name.computer"]
        return who.name or self[f"name.{who.number}"]

    def piece(self, piece: Piece, separator: str = " ") -> str:
        """Return a piece's four values in their fixed order.

        >>> values = ["light", "dark", "round", "square", "tall", "short"]
        >>> keys = [f"value.{trait}.{value}" for trait in range(3) for value in (0, 1)]
        >>> texts = dict(zip(keys, values)) | {"value.3.1": "hollow"}
        >>> Strings(texts).piece(Piece(0xD), ", ")
        'dark, square, tall, hollow'
        """
        return separator.join(
            self[f"value.{trait:d}.{value_of(piece, trait)}"] for trait in Trait
        )

    def letters(self, piece: Piece) -> str:
        """Return the first letters of a piece's four values, in their fixed order."""
        words = [self[f"value.{trait:d}.{value_of(piece, trait)}"] for trait in Trait]
        return "".join(word[0] for word in words).upper()

    def given_by(self, giver: Who) -> str:
        """Return who gave the piece in hand."""
        return self._texts["hand.from"].format(who=shown(self.name(giver)))

    def _filled(self, name: str, gap: Gap) -> dict[str, str]:
        """Return the words for a gap; its name tells what its value is."""
        match name, gap:
            case _, Who():
                start = name[0].upper() + name[1:]
                return {
                    name: shown(self.name(gap)),
                    start: shown(self.name(gap, starts=True)),
                }
            case (("piece" | "placed"), int()):
                piece = Piece(gap)
                return {
                    name: self.piece(piece),
                    f"{name}_list": self.piece(piece, ", "),
                }
            case "cell", str():
                return {name: gap.upper()}
            case "line", str():
                return {name: gap.upper().replace("-", "–")}
            case "lines", tuple():
                return {name: ", ".join(gap).upper().replace("-", "–")}
            case "cells", tuple():
                return {name: ", ".join(gap).upper()}
            case "values", tuple():
                return {name: ", ".join(self[key] for key in gap)}
            case "why", str():
                return {name: self[gap]}
            case _:
                return {name: str(gap)}
