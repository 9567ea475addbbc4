"""What a player may be told about the pieces left: which win at once, and why.

A line that is full says nothing here, called or not: only lines that lack one piece do.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarto.ai.threats import threats

if TYPE_CHECKING:
    from quarto.engine.lines import Line
    from quarto.engine.pieces import Piece, Trait
    from quarto.engine.position import Position


@dataclass(frozen=True, slots=True)
class Danger:
    """A trait value of pieces left, and the lines that such a piece completes."""

    trait: Trait
    value: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Hints:
    """The pieces left, by whether they win at once, and what makes them do so."""

    dangerous: tuple[Piece, ...]
    safe: tuple[Piece, ...]
    dangers: tuple[Danger, ...]


def hints(position: Position) -> Hints:
    """Return what to know before giving one of the pieces left.

    >>> from quarto.engine.notation import parse_position
    >>> found = hints(parse_position("..../..../..../012. - cs"))
    >>> len(found.dangerous), [len(danger.lines) for danger in found.dangers]
    (9, [1, 1])
    """
    reserve, open_threats = position.reserve, threats(position)
    dangerous = tuple(
        piece for piece in reserve if any(t.is_met_by(piece) for t in open_threats)
    )
    lines: dict[tuple[Trait, int], list[Line]] = {}
    for threat in open_threats:
        if any(threat.is_met_by(piece) for piece in reserve):
            lines.setdefault((threat.trait, threat.value), []).append(threat.line)
    return Hints(
        dangerous=dangerous,
        safe=tuple(piece for piece in reserve if piece not in dangerous),
        dangers=tuple(
            Danger(trait, value, tuple(lines[trait, value]))
            for trait, value in sorted(lines)
        ),
    )
