"""Hints by degrees: what to look at, where, and the cell; the answer is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarto.ai.hints import hints
from quarto.ai.threats import threats
from quarto.app.problems import Kind, Problem
from quarto.app.problems.judge import reason
from quarto.app.problems.looks import near_lines
from quarto.app.text import Text, text
from quarto.engine.notation import format_cell
from quarto.engine.pieces import Trait, value_of
from quarto.engine.plies import Place
from quarto.engine.record import format_line

if TYPE_CHECKING:
    from quarto.ai.threats import Threat
    from quarto.engine.cells import Cell
    from quarto.engine.lines import Line
    from quarto.engine.position import Position


@dataclass(frozen=True, slots=True)
class Hint:
    """A sentence; line: what it names, to be drawn. cell: where to place."""

    said: Text
    line: Line | None = None
    cell: Cell | None = None


def hints_for(problem: Problem) -> tuple[Hint, ...]:
    """Return what may be told before the answer, the least first."""
    if problem.kind is Kind.QUARTO:
        return _quarto(problem)
    if problem.kind is Kind.GIFT:
        return _gift(problem)
    cell = problem.answer.cell
    assert cell is not None
    threat = _telling(problem.position, cell)
    told: tuple[Hint, ...] = ()
    if threat is not None:
        told = (_trait(threat.trait), _line(threat.line))
    return (*told, _cell(cell))


def _quarto(problem: Problem) -> tuple[Hint, ...]:
    position, answer = problem.position, problem.answer
    line = reason(problem).line
    if answer.cell is not None and line is not None:
        after = position.after(Place(answer.cell))
        trait, _ = after.shared(line)[0]
        return (_trait(trait), _line(line), _cell(answer.cell))
    if answer.cells and line is not None:
        trait, _ = position.shared(line)[0]
        return (_trait(trait), Hint(text("puzzle.hint_ring")), _line(line))
    names = tuple(format_line(one) for one in near_lines(position))
    return (
        Hint(text("puzzle.hint_count", count=len(names))),
        Hint(text("puzzle.hint_lines", lines=names)),
    )


def _gift(problem: Problem) -> tuple[Hint, ...]:
    dangers = hints(problem.position).dangers
    told: list[Hint] = []
    if dangers:
        values = tuple(f"value.{one.trait:d}.{one.value}" for one in dangers)
        told = [Hint(text("puzzle.hint_waiting", values=values))]
        told.append(_line(dangers[0].lines[0]))
    gift = problem.answer.gift
    assert gift is not None
    two = (Trait.COLOR, Trait.HEIGHT)
    values = tuple(f"value.{trait:d}.{value_of(gift, trait)}" for trait in two)
    return (*told, Hint(text("puzzle.hint_piece", values=values)))


def _telling(position: Position, cell: Cell) -> Threat | None:
    """Return what makes the right placement right: what it opens, or else closes."""
    opened = threats(position.after(Place(cell)).lapsed())
    closed = [threat for threat in threats(position) if threat.cell == cell]
    through = [threat for threat in opened if cell in threat.line.cells]
    return next(iter([*through, *closed, *opened]), None)


def _trait(trait: Trait) -> Hint:
    return Hint(text("puzzle.hint_trait", why=f"trait.{trait:d}"))


def _line(line: Line) -> Hint:
    return Hint(text("puzzle.hint_line", line=format_line(line)), line)


def _cell(cell: Cell) -> Hint:
    return Hint(text("puzzle.hint_cell", cell=format_cell(cell)), cell=cell)
