"""How much a search does: what makes it short is as exact as what it finds.

No value hangs on the order of the gifts, nor on the facts that are kept, but all of the
speed does. The numbers are those of the search as it is; whoever changes them changes
its speed, and measures it (`build.py bench ai`).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from quarto import Position, parse_position
from quarto.ai.decision import finish
from quarto.ai.search import Solver
from tests.support.work import work_of

GOLDEN = Path(__file__).parents[2] / "golden" / "solved.txt"
# With fewer, one position asks more questions than all of these.
FEWEST = 7
# By the rules: questions asked and facts kept, to place and give, and to give.
EFFORT = {
    "cshf": ((34736, 13219), (53908, 21048)),
    "cshf+squares": ((5266, 2517), (26792, 12132)),
    "shf": ((12679, 4602), (15214, 5519)),
    "shf+squares": ((1338, 648), (2421, 1230)),
    "hf+squares": ((2000, 991), (6072, 2529)),
    "sh+squares": ((621, 249), (1204, 426)),
    "cs": ((5787, 2341), (6175, 2498)),
    "c": ((2671, 1218), (3008, 1337)),
}
# Another version of Python may count some lines more.
SLACK = 1.1


def solved(rules: str, fewest: int = FEWEST) -> list[tuple[Position, Position]]:
    """Return the solved positions of some rules, with a hand and without."""
    found = []
    for line in GOLDEN.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        board, hand, others = line.split()[:3]
        placed = sum(sign not in "./" for sign in board)
        if others == rules and placed >= fewest:
            texts = f"{board} {hand} {rules}", f"{board} - {rules}"
            found.append((parse_position(texts[0]), parse_position(texts[1])))
    return found


def effort(rules: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return what deciding takes, by solvers that know nothing."""
    deciding, giving = [0, 0], [0, 0]
    for position, without in solved(rules):
        for count, there in ((deciding, position), (giving, without)):
            solver = Solver(position.rules)
            ask = solver.decide if there is position else solver.decide_gift
            finish(ask(there))
            count[0] += solver.nodes
            count[1] += len(solver.table)
    return (deciding[0], deciding[1]), (giving[0], giving[1])


@pytest.mark.parametrize("rules", EFFORT)
def test_no_more_is_asked_and_kept_than_needed(rules: str) -> None:
    """Neither is less: what is not asked is not known."""
    assert effort(rules) == EFFORT[rules]


@pytest.mark.parametrize(
    ("rules", "lines"), [("cshf", 627_000), ("cshf+squares", 542_000)]
)
def test_questions_are_answered_in_few_steps(rules: str, lines: int) -> None:
    """So many lines of code are run, with those that prepare the empty cells."""
    positions = [position for position, _ in solved(rules, FEWEST + 2)]
    # What all solvers share is made once, by whichever is the first.
    finish(Solver(positions[0].rules).decide(positions[0]))
    work = sum(
        work_of(lambda one=one: finish(Solver(one.rules).decide(one)))  # type: ignore[misc]  # bound at once
        for one in positions
    )
    assert work < lines * SLACK
