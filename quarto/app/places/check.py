"""A position of the real board, and whether a call on it would be right, and why."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from quarto.app.locks import TRAIT_FIELDS
from quarto.app.text import Text, text
from quarto.engine.lines import LINE_LENGTH, line_of, sorted_cells
from quarto.engine.notation import format_cell
from quarto.engine.pieces import PIECES, Piece, Trait
from quarto.engine.position import SPREAD, Position, Verdict
from quarto.engine.record import format_line
from quarto.engine.rules import Rules

if TYPE_CHECKING:
    from quarto.engine.cells import Cell

CELL_COUNT = 16


class Step(StrEnum):
    """What a tap on the board means."""

    PIECES = "pieces"
    LAST = "last"
    CALL = "call"


@dataclass(frozen=True, slots=True)
class Check:
    """The board as set up so far.

    pieces: by cell. last: where the last piece was placed. chosen: the piece to be set
    down next. pointed: the cells of the call. traits, blocks: what counts.
    """

    pieces: tuple[Piece | None, ...] = (None,) * CELL_COUNT
    last: Cell | None = None
    chosen: Piece | None = None
    step: Step = Step.PIECES
    pointed: tuple[Cell, ...] = ()
    traits: frozenset[Trait] = frozenset(Trait)
    blocks: bool = False

    @property
    def position(self) -> Position:
        """The position that the engine judges."""
        rules = Rules(tuple(sorted(self.traits)), blocks=self.blocks)
        planes = 0
        for cell, piece in enumerate(self.pieces):
            planes |= 0 if piece is None else SPREAD[piece] << cell
        return Position(rules, planes, None, self.last)

    @property
    def free(self) -> frozenset[Piece]:
        """The pieces that are not on the board."""
        return frozenset(piece for piece in PIECES if piece not in self.pieces)


def tapped(check: Check, cell: Cell) -> Check:
    """Return the check after a tap on a cell: what it means depends on the step."""
    match check.step:
        case Step.PIECES:
            return _set_down(check, cell)
        case Step.LAST:
            return check if check.pieces[cell] is None else replace(check, last=cell)
        case Step.CALL:
            return replace(check, pointed=pointing(check.pointed, cell))


def chosen(check: Check, piece: Piece) -> Check:
    """Return the check with a piece in hand, or without it if it was there."""
    if piece not in check.free:
        return check
    now = None if piece == check.chosen else piece
    return replace(check, chosen=now, step=Step.PIECES)


def counting(check: Check, name: str, *, is_on: bool) -> Check:
    """Return the check where a trait, or squares, count or not; one trait has to."""
    if name == "squares":
        return replace(check, blocks=is_on)
    trait = TRAIT_FIELDS[name]
    traits = check.traits | {trait} if is_on else check.traits - {trait}
    return replace(check, traits=traits) if traits else check


def judged(check: Check) -> Text:
    """Return whether the call is right, and why."""
    if check.last is None:
        return text("check.last_first")
    if len(check.pointed) < LINE_LENGTH:
        return text("check.four", count=len(check.pointed))
    position, cells = check.position, sorted_cells(check.pointed)
    line = line_of(cells)
    verdict = position.judge(cells)
    if line is None or verdict is Verdict.NO_LINE:
        key = "check.no_line" if line is None else "check.no_squares"
        return text(key, cells=tuple(map(format_cell, cells)))
    values = tuple(f"shared.{t:d}.{value}" for t, value in position.shared(line))
    name, last = format_line(line), format_cell(check.last)
    return text(f"check.{verdict}", line=name, values=values, cell=last)


def _set_down(check: Check, cell: Cell) -> Check:
    """Set the piece in hand down, the one that lay there going back; or lift one."""
    pieces = list(check.pieces)
    lifted = pieces[cell]
    pieces[cell] = check.chosen
    if check.chosen is not None:
        after = replace(check, pieces=tuple(pieces), chosen=None, last=cell)
    elif lifted is not None:
        last = None if check.last == cell else check.last
        after = replace(check, pieces=tuple(pieces), chosen=lifted, last=last)
    else:
        after = check
    return after


def pointing(pointed: tuple[Cell, ...], cell: Cell) -> tuple[Cell, ...]:
    """Return the cells shown after a tap; a fifth takes the place of the first."""
    if cell in pointed:
        return tuple(one for one in pointed if one != cell)
    return (*pointed, cell)[-LINE_LENGTH:]
