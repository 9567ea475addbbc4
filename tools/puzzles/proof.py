"""Proves problems again, by another search than the one that found them."""

from collections.abc import Mapping, Sequence

from quarto.ai.threats import safe_gifts, winning_cells
from quarto.app.problems import Answer, Kind, Problem
from quarto.app.problems.looks import level_of
from quarto.app.problems.shipped import RULES, Entry, Section, problem_in
from quarto.engine.pieces import PIECES
from quarto.engine.plies import Give, Place
from quarto.engine.position import Position
from tools.bench.alphabeta import AlphaBeta

Judged = dict[Answer, int]


def faults(sections: Mapping[Section, Sequence[Entry]]) -> list[str]:
    """Return what is wrong with problems as they stand in a file, one text each."""
    found = []
    for blocks, rules in RULES.items():
        search = AlphaBeta(rules)
        for section, entries in sections.items():
            if section.blocks is not blocks:
                continue
            for entry in entries:
                problem = problem_in(section, entry)
                fault = _fault(problem, search)
                if fault:
                    found.append(f"{section} {entry}: {fault}")
    return found


def judged(problem: Problem, search: AlphaBeta) -> Judged:
    """Return what each answer is worth to whoever gives it: 1, 0 or -1."""
    position = problem.position
    if problem.kind is Kind.GIFT:
        return {
            Answer(gift=gift): -search.value(position.after(Give(gift)))
            for gift in position.reserve
        }
    found = {}
    for cell in position.empty_cells:
        placed = position.after(Place(cell))
        for gift in placed.reserve:
            after = placed.lapsed().after(Give(gift))
            found[Answer(cell, gift)] = -search.value(after)
    return found


def is_won_in_two(position: Position, answer: Answer) -> bool:
    """Tell whether whatever the other does, somebody can complete a line then."""
    assert answer.cell is not None
    assert answer.gift is not None
    after = position.after(Place(answer.cell)).lapsed().after(Give(answer.gift))
    if winning_cells(after):
        return False
    return not any(safe_gifts(after.after(Place(cell))) for cell in after.empty_cells)


def _fault(problem: Problem, search: AlphaBeta) -> str:
    position, kind = problem.position, problem.kind
    if position.hand is not None and winning_cells(position):
        return "it is won at once"
    if position.placed + len(position.reserve) != len(PIECES) - (
        position.hand is not None
    ):
        return "a piece lies twice"
    if level_of(kind, problem.looks) != problem.level:
        return "it is of another level"
    worth = judged(problem, search)
    least = 1 if kind is Kind.WIN else 0
    right = [answer for answer, value in worth.items() if value >= least]
    if right != [problem.answer]:
        return f"right are {right}"
    value = worth[problem.answer]
    match kind:
        case Kind.SAFE if value != 0:
            return "it is no draw"
        case Kind.WIN if not is_won_in_two(position, problem.answer):
            return "it is not won in two"
        case _:
            return ""
