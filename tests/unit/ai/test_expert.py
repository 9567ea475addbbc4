"""The expert: every value kept, and among equals what is hardest to answer."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from quarto import Give, Place, parse_position
from quarto.ai import expert
from quarto.ai.decision import Choice, finish
from quarto.ai.expert import advise, expert_choice
from quarto.ai.search import Solver
from quarto.ai.threats import safe_gifts
from quarto.engine.game import Game
from quarto.engine.record import parse_game

if TYPE_CHECKING:
    from quarto.engine.position import Position

# Who has to place can hold them, with two of the best choices each; or has lost.
HELD = ".7ac/..b./.8.0/.65. 3 cshf", ".d../9a5./b.2./...c f cshf"
LOST = "b..9/.7../4.cf/8..3 0 cshf", "32../.1c./.a.0/d..f 6 cshf"


def losing_gifts(position: Position) -> int:
    """Return how many ways there are to place, then give a piece that wins at once."""
    return sum(
        len(after.reserve) - len(safe_gifts(after))
        for after in (position.after(Place(cell)) for cell in position.empty_cells)
    )


@pytest.mark.parametrize("text", HELD)
def test_equal_choices_are_made_by_the_ways_to_go_wrong(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of the same value leaves more of them; chance decides among those."""
    monkeypatch.setattr(expert, "_TEMPTING", 1_000_000)
    position = parse_position(text)
    game, solver = Game.from_position(position), Solver(position.rules)
    value = finish(solver.decide(position)).value
    equal = [
        choice
        for cell in position.empty_cells
        for gift in safe_gifts(position.after(Place(cell)).lapsed())
        for choice in (Choice(cell, gift),)
        if value is not None and finish(solver.keeps(position, choice, value))
    ]
    left = {
        choice: losing_gifts(
            position.after(Place(choice.cell)).lapsed().after(Give(choice.gift))
        )
        for choice in equal
        if choice.cell is not None and choice.gift is not None
    }
    best = {choice for choice, count in left.items() if count == max(left.values())}
    assert 1 < len(best) < len(left)
    chosen = {finish(expert_choice(game, solver, Random(seed))) for seed in range(20)}
    assert chosen <= best
    assert len(chosen) > 1


@pytest.mark.parametrize("text", LOST)
def test_lost_position_is_defended_for_long_and_not_by_temptation(text: str) -> None:
    """What puts the loss off longest is played as it was found."""
    position = parse_position(text)
    game, solver = Game.from_position(position), Solver(position.rules)
    decision = finish(solver.decide(position))
    assert decision.value == -1
    for seed in range(3):
        chosen = finish(expert_choice(game, solver, Random(seed)))
        assert chosen == decision.choice


def test_impatient_expert_gives_nothing_that_wins_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Before anything is found the gift is a safe one, if there is one."""
    monkeypatch.setattr(expert, "PATIENCE", 0)
    # Set up, so that no opening leads there.
    game = Game.from_position(parse_game("cshf 0a1 1b1 2c1").position)
    safe = safe_gifts(game.position)
    assert 0 < len(safe) < len(game.position.reserve)
    for seed in range(20):
        advice = finish(advise(game, Solver(game.rules), Random(seed)))
        assert advice.choice.gift in safe
        assert advice.value is None


def test_impatient_expert_gives_something(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where every gift wins at once, any is given."""
    monkeypatch.setattr(expert, "PATIENCE", 0)
    game = parse_game("cshf 0a1 1b1 2c1 fd4 ec4 db4")
    assert not safe_gifts(game.position)
    advice = finish(advise(game, Solver(game.rules), Random(1)))
    assert advice.choice.gift in game.position.reserve
