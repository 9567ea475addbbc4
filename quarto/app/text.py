"""What is to be said, before any language: a key and what fills its gaps.

The name of a gap tells how its value is put into words: `piece` and `placed` are
pieces, `cell` and `cells` names of cells, `line` and `lines` lines' texts, `values` and
`why` keys of other sentences; a `Who` is a person at the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

    from quarto.ai.levels import Level
    from quarto.app.parts import Player
    from quarto.engine.match import PlayerNumber


@dataclass(frozen=True, slots=True)
class Who:
    """A person at the table, or the computer. An empty name stands for the default."""

    number: PlayerNumber
    name: str
    level: Level | None


def who_of(players: tuple[Player, Player], number: PlayerNumber) -> Who:
    """Return one of two players as sentences name him."""
    player = players[number]
    return Who(number, player.name, player.level)


Gap: TypeAlias = str | int | Who | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence to be said in the reader's language."""

    key: str
    gaps: Mapping[str, Gap]


def text(key: str, **gaps: Gap) -> Text:
    """Return a sentence to be said.

    >>> text("refuse.cell_taken", cell="b2").gaps["cell"]
    'b2'
    """
    return Text(key, gaps)
