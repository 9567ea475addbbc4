"""What an answer is worth: whether it is right, why it is wrong, and what to draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarto.ai.threats import safe_gifts, threats
from quarto.app.problems import Answer, Kind, Problem
from quarto.app.problems.forced import defence, quiet_choices
from quarto.app.problems.made import shared_lines
from quarto.app.text import Text, text
from quarto.engine.lines import LINE_LENGTH, sorted_cells
from quarto.engine.notation import format_cell
from quarto.engine.plies import Give, Place
from quarto.engine.record import format_line

if TYPE_CHECKING:
    from quarto.ai.decision import Choice
    from quarto.engine.cells import Cell
    from quarto.engine.lines import Line
    from quarto.engine.pieces import Piece, Trait
    from quarto.engine.position import Position


@dataclass(frozen=True, slots=True)
class Judgement:
    """Whether an answer is right, and why; line: what makes it so, to be drawn."""

    is_right: bool
    why: Text
    line: Line | None = None


def lacking(problem: Problem, answer: Answer) -> Text | None:
    """Return what an answer lacks to be one."""
    match problem.kind:
        case Kind.QUARTO:
            is_whole = answer.cell is not None or len(answer.cells) == LINE_LENGTH
        case Kind.GIFT:
            is_whole = answer.gift is not None
        case Kind.SAFE | Kind.WIN:
            is_whole = answer.cell is not None and answer.gift is not None
    return None if is_whole else text(f"puzzle.lacks_{problem.kind}")


def judged(problem: Problem, answer: Answer) -> Judgement:
    """Return what a whole answer is worth; with nothing in it: there is no QUARTO."""
    cells = sorted_cells(answer.cells)
    if Answer(answer.cell, answer.gift, cells) == problem.answer:
        return reason(problem)
    if problem.kind is Kind.QUARTO:
        return _no_quarto(problem.position, answer)
    assert answer.gift is not None
    placed, gift = _placed(problem.position, answer.cell), answer.gift
    if gift not in safe_gifts(placed):
        return _at_once(placed, gift)
    after = placed.after(Give(gift))
    found = defence(after) if problem.kind is Kind.WIN else _forced(after)
    key = "puzzle.wrong_slow" if problem.kind is Kind.WIN else "puzzle.wrong_forced"
    if found is None or found.cell is None or found.gift is None:
        raise AssertionError(problem, answer)
    where = format_cell(found.cell)
    return Judgement(is_right=False, why=text(key, cell=where, piece=found.gift))


def reason(problem: Problem) -> Judgement:
    """Return why the right answer is right."""
    position, answer = problem.position, problem.answer
    match problem.kind:
        case Kind.QUARTO:
            return _quarto(position, answer)
        case Kind.GIFT:
            safe = safe_gifts(position)
            lost = len(position.reserve) - len(safe)
            why = text("puzzle.why_only", count=lost, later=len(safe) - 1)
            return Judgement(is_right=True, why=why, line=_waiting(position))
        case Kind.SAFE:
            count = len(position.empty_cells) * len(position.reserve)
            quiet = len(quiet_choices(position)) - 1
            why = text("puzzle.why_only", count=count - quiet - 1, later=quiet)
        case Kind.WIN:
            why = text("puzzle.why_win")
    return Judgement(
        is_right=True, why=why, line=_waiting(_placed(position, answer.cell))
    )


def values_text(values: tuple[tuple[Trait, int], ...]) -> tuple[str, ...]:
    """Return what four pieces share as the keys of sentences."""
    return tuple(f"shared.{trait:d}.{value}" for trait, value in values)


def _quarto(position: Position, answer: Answer) -> Judgement:
    """Return why there is a QUARTO, or none."""
    key = "puzzle.why_quarto"
    if answer.cell is not None:
        position = position.after(Place(answer.cell))
        line = position.winning_through(answer.cell)[0]
    elif answer.cells:
        (line,) = shared_lines(position)
    elif lapsed := shared_lines(position):
        key, line = "puzzle.why_lapsed", lapsed[0]
    else:
        return Judgement(is_right=True, why=text("puzzle.why_none"))
    values = values_text(position.shared(line))
    why = text(key, line=format_line(line), values=values)
    return Judgement(is_right=True, why=why, line=line)


def _no_quarto(position: Position, answer: Answer) -> Judgement:
    if answer.cell is not None:
        why = text("puzzle.wrong_cell", cell=format_cell(answer.cell))
    elif answer.cells:
        names = tuple(map(format_cell, sorted_cells(answer.cells)))
        verdict = position.judge(answer.cells)
        why = text("puzzle.wrong_call", cells=names, why=f"why.{verdict}")
    else:
        why = text("puzzle.wrong_none")
    return Judgement(is_right=False, why=why)


def _at_once(placed: Position, gift: Piece) -> Judgement:
    """Return which line the other completes with a gift."""
    threat = next(one for one in threats(placed) if one.is_met_by(gift))
    after = placed.after(Give(gift)).after(Place(threat.cell))
    values = values_text(after.shared(threat.line))
    line = format_line(threat.line)
    why = text("puzzle.wrong_at_once", line=line, values=values)
    return Judgement(is_right=False, why=why, line=threat.line)


def _forced(after: Position) -> Choice | None:
    """Return how the other wins, who has been given a piece; None if he does not."""
    # It takes long to import, and most answers need none of it.
    from quarto.ai.decision import finish  # noqa: PLC0415
    from quarto.ai.search import Solver  # noqa: PLC0415

    decision = finish(Solver(after.rules).decide(after))
    return decision.choice if decision.value > 0 else None


def _placed(position: Position, cell: Cell | None) -> Position:
    """Return the position after the placement, if there is one, before the gift."""
    return position if cell is None else position.after(Place(cell)).lapsed()


def _waiting(placed: Position) -> Line | None:
    """Return the line that most of the pieces left would complete."""
    best: Line | None = None
    most = 0
    for threat in threats(placed):
        count = sum(map(threat.is_met_by, placed.reserve))
        if count > most:
            best, most = threat.line, count
    return best
