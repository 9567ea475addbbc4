"""Exact search: values solved by another program, and what it promises besides."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from quarto import Give, Place, Position, Rules, Trait, parse_position
from quarto.ai.decision import (
    CALL,
    Choice,
    Decision,
    SearchError,
    SearchReason,
    finish,
)
from quarto.ai.search import Solver
from quarto.ai.state import ALL_PIECES, EMPTY_CELLS, LINES, Layout
from quarto.ai.table import Goal, Table
from quarto.ai.threats import safe_gifts, winning_cells
from quarto.engine.notation import format_cell, parse_cell, parse_piece
from quarto.engine.pieces import Piece

GOLDEN = Path(__file__).parents[2] / "golden" / "solved.txt"
SOLVED = [
    line
    for line in GOLDEN.read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
# Those with few pieces take long: of each number so many are enough.
SAMPLES = {4: 2, 5: 15, 6: 40}


def sample() -> list[str]:
    """Return the solved positions to be tested."""
    taken: dict[int, int] = {}
    lines = []
    for line in SOLVED:
        placed = sum(sign not in "./" for sign in line.split()[0])
        taken[placed] = taken.get(placed, 0) + 1
        if taken[placed] <= SAMPLES.get(placed, len(SOLVED)):
            lines.append(line)
    return lines


@cache
def solver_of(rules: Rules) -> Solver:
    """Return the one solver of some rules: what it proved before must do no harm."""
    return Solver(rules)


def decide(text: str) -> Decision:
    """Return the decision for a position by a solver that knows nothing yet."""
    position = parse_position(text)
    return finish(Solver(position.rules).decide(position))


def choice(cell: str, gift: str = "") -> Choice:
    """Return a choice from names."""
    return Choice(parse_cell(cell), parse_piece(gift) if gift else None)


def after_turn(position: Position, made: Choice) -> Position:
    """Return the position of the opponent after a choice."""
    assert made.cell is not None
    assert made.gift is not None
    return position.after(Place(made.cell)).after(Give(made.gift))


@pytest.mark.parametrize("line", sample(), ids=lambda line: " ".join(line.split()[:3]))
def test_solved_position_is_solved(line: str) -> None:
    """The value is that of another program, and the choice one that it lists."""
    board, hand, rules, value, _, *best = line.split()
    position = parse_position(f"{board} {hand} {rules}")
    decision = finish(solver_of(position.rules).decide(position))
    made = decision.choice
    assert made.cell is not None
    names = {format_cell(made.cell) + ("" if made.gift is None else f"{made.gift:x}")}
    assert (decision.value, names & set(best)) == (int(value), names)


def test_win_in_hand_is_taken() -> None:
    """The piece in hand completes a line: place it there, give nothing."""
    decision = decide("..../..../..../012. 3 cshf")
    assert decision == Decision(1, choice("d1"))


def test_line_left_open_is_called() -> None:
    """Who received may call at once: nothing is placed."""
    assert decide("..../..../4.../0123 8 cshf @d1") == Decision(1, CALL)


def test_last_mark_without_line_changes_nothing() -> None:
    """A placement that left no line is like any other."""
    text = "b6../adc5/72../94.. 0 cshf+squares"
    assert decide(f"{text} @a4") == decide(text)


def test_lapsed_line_wins_nothing() -> None:
    """The same full line without the mark has lapsed; the game goes on."""
    decision = decide("b.ca/e92f/8534/1d07 6 cshf")
    assert decision == Decision(0, choice("b4"))


def test_proved_win_is_carried_on() -> None:
    """Whatever the opponent answers, the position stays won."""
    position = parse_position("...f/..b./.a.8/5ec0 7 cshf")
    solver = Solver(position.rules)
    decision = finish(solver.decide(position))
    received = after_turn(position, decision.choice)
    replies = finish(solver.values(received))
    values = {
        finish(solver.decide(after_turn(received, reply))).value for reply in replies
    }
    assert (decision.value, values) == (1, {1})


def test_lost_position_gives_a_piece_that_wins_nowhere() -> None:
    """Where all is lost the gift does not lose at once, if any does not."""
    position = parse_position("8..f/65a./4..d/0..2 9 cshf+squares")
    decision = finish(Solver(position.rules).decide(position))
    after = after_turn(position, decision.choice)
    assert decision.value == -1
    assert winning_cells(after) == ()


def test_lost_position_without_safe_gift_is_decided() -> None:
    """Where every gift loses at once, a legal choice is made all the same."""
    position = parse_position("a91./24.e/.c../..67 f cshf+squares")
    decision = finish(Solver(position.rules).decide(position))
    # It is the first cell with the lowest piece.
    assert decision == Decision(-1, choice("a1", "0"))
    assert winning_cells(after_turn(position, decision.choice))


def test_holding_choice_comes_first_and_once() -> None:
    """Before the value comes one choice that does not lose; the rest are pauses."""
    position = parse_position(".14./.b../.2../5... 6 cshf")
    told = [step for step in Solver(position.rules).decide(position) if step]
    assert len(told) == 1
    assert told[0].gift in position.reserve


def test_values_tell_every_choice() -> None:
    """One value for each cell and gift; a gift that wins at once is worth -1."""
    position = parse_position("5d76/.409/82f1/...b 3 sh+squares")
    values = finish(Solver(position.rules).values(position))
    placed = {cell: position.after(Place(cell)) for cell in position.empty_cells}
    assert set(values) == {
        Choice(cell, gift) for cell, after in placed.items() for gift in after.reserve
    }
    for made, value in values.items():
        assert made.cell is not None
        if made.gift not in safe_gifts(placed[made.cell]):
            assert value == -1


def test_last_placement_without_a_line_is_a_draw() -> None:
    """There is one choice, and nothing to give."""
    position = parse_position("b.ca/e92f/8534/1d07 6 cshf")
    assert finish(Solver(position.rules).values(position)) == {choice("b4"): 0}


@pytest.mark.parametrize(
    ("text", "holds", "wins"),
    [
        # A win in hand reaches both goals, whatever else is empty.
        ("..../..../..../012. 3 cshf", "d1", "d1"),
        # The last cell wins here, and only holds there.
        ("01.2/c375/9ae8/6fdb 4 cshf", "c4", "c4"),
        ("0f.1/c375/9ae8/62d4 b c", "c4", ""),
    ],
)
def test_goals_at_the_end(text: str, holds: str, wins: str) -> None:
    """What completes a line now reaches any goal; the last cell ends the game."""
    position = parse_position(text)
    solver = Solver(position.rules)
    for goal, cell in ((Goal.HOLD, holds), (Goal.WIN, wins)):
        found = finish(solver.reaches(goal, position))
        assert found == (choice(cell) if cell else None)


def test_last_gift_keeps_a_draw_and_no_more() -> None:
    """With one cell left and a piece that wins nowhere, nobody can win any more."""
    position = parse_position(".cf9/217e/30a5/.bd4 6 cshf")
    solver, made = Solver(position.rules), choice("a4", "8")
    kept = [finish(solver.keeps(position, made, value)) for value in (0, 1)]
    assert kept == [True, False]


def test_next_decision_of_a_game_profits() -> None:
    """What was proved for one decision is not proved again for the next."""
    position = parse_position(".14./.b../.2../5... 6 cshf")
    warm, cold = Solver(position.rules), Solver(position.rules)
    for _ in range(2):
        position = after_turn(position, finish(warm.decide(position)).choice)
    before = warm.nodes
    assert finish(warm.decide(position)).value == finish(cold.decide(position)).value
    assert warm.nodes - before < cold.nodes / 2


BOARD = parse_position("..../..../..../01.. 2 cshf")
REFUSED = [
    (replace(BOARD, hand=None), SearchReason.NOTHING_IN_HAND),
    (parse_position("0123/4567/89ab/cdef - cshf"), SearchReason.GAME_OVER),
    (replace(BOARD, rules=Rules(blocks=True)), SearchReason.OTHER_RULES),
    (replace(BOARD, rules=Rules((Trait.FILL,))), SearchReason.OTHER_RULES),
    # In hand and on the board; no piece at all; the same two pieces in another row.
    (replace(BOARD, hand=Piece(0)), SearchReason.IMPOSSIBLE),
    (replace(BOARD, hand=Piece(16)), SearchReason.IMPOSSIBLE),
    (replace(BOARD, planes=BOARD.planes | BOARD.planes << 4), SearchReason.IMPOSSIBLE),
]


@pytest.mark.parametrize(("position", "reason"), REFUSED)
def test_what_cannot_be_searched_is_refused_at_once(
    position: Position, reason: SearchReason
) -> None:
    """The error comes with its reason, before anything is run."""
    solver = Solver(Rules())
    for search in (solver.decide, solver.values):
        with pytest.raises(SearchError) as refused:
            search(position)
        assert refused.value.reason is reason


def test_rules_of_calling_do_not_matter() -> None:
    """A solver takes positions that differ from its rules in auto and strict only."""
    position = parse_position("5d76/.409/82f1/...b 3 sh+squares+strict")
    solver = Solver(Rules((Trait.SHAPE, Trait.HEIGHT), blocks=True, auto=True))
    assert finish(solver.decide(position)).value == 0


def test_table_stays_within_its_limit() -> None:
    """With room for a tenth of the facts the value is the same.

    It is looked at in every pause.
    """
    position = parse_position(".14./.b../.2../5... 6 cshf")
    wide, narrow = Solver(position.rules), Solver(position.rules, limit=300)
    finish(wide.decide(position))
    most = max(len(narrow.table) for _ in narrow.decide(position))
    decision = finish(narrow.decide(position))
    assert decision.value == 0
    assert len(wide.table) > 3000
    assert most <= 300


def test_full_table_forgets_its_largest_part() -> None:
    """Few facts about many cells outlive many facts about few."""
    table = Table(limit=5)
    few, many = table.facts(Goal.WIN, 9), table.facts(Goal.HOLD, 5)
    few |= dict.fromkeys(range(2), 0)
    many |= dict.fromkeys(range(3), 0)
    table.make_room()
    assert len(table) == 5
    many[4] = 0
    table.make_room()
    assert (len(few), len(many)) == (2, 0)


def test_state_is_what_is_left_of_the_position() -> None:
    """A state has the pieces not placed and the empty cells; the rest is lines."""
    position = parse_position("..../..../..../0..f 7 cshf")
    state = Layout(position.rules).state_of(position)
    assert state & ALL_PIECES == 0b0111_1111_1111_1110
    assert (state & EMPTY_CELLS) >> 16 == 0b1111_1111_1111_0110


def test_preparing_pauses_and_may_be_given_up() -> None:
    """Every 128 sets of cells; whatever is there is complete."""
    layout, empty = Layout(Rules()), EMPTY_CELLS >> 6 & EMPTY_CELLS
    assert empty.bit_count() == 10
    for pauses, _ in enumerate(layout.prepare(empty), start=1):
        assert len(layout.placements) == 128 * pauses
    assert (pauses, len(layout.placements)) == (8, 1024)
    for cells, placements in layout.placements.items():
        assert len(placements) == cells.bit_count()
        assert all(
            left is layout.placements[cells & ~(1 << 16 + cell)]
            for cell, _, left in placements
        )


def test_placing_is_the_state_of_the_next_position() -> None:
    """One AND does what building the state anew would do."""
    layout = Layout(Rules(blocks=True))
    position = parse_position("..3./.9../4.c./0..f 7 cshf+squares")
    for cell in position.empty_cells:
        after = layout.state_of(position) & layout.placing[7][cell]
        assert after == layout.state_of(position.after(Place(cell)))


def test_lapsed_line_is_no_line_of_the_state() -> None:
    """A board on which nothing can be won any more has no line left, full or not."""
    position = parse_position("b.ca/e92f/8534/1d07 6 cshf")
    after = position.after(Place(parse_cell("b4")))
    assert [line for line in after.rules.lines if after.shared(line)] != []
    assert Layout(position.rules).state_of(after) < LINES
