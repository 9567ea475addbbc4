"""What to give where nothing is in hand: as good as the best of the gifts, placed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from quarto import Game, Give, Place, Position, parse_game, parse_position
from quarto.ai import expert
from quarto.ai.decision import (
    Advice,
    Choice,
    Decision,
    SearchError,
    SearchReason,
    finish,
)
from quarto.ai.expert import advise
from quarto.ai.search import Solver
from quarto.ai.threats import safe_gifts, winning_cells
from quarto.engine.pieces import PIECES
from quarto.engine.rules import CLASSIC

GOLDEN = Path(__file__).parents[2] / "golden" / "solved.txt"
FEWEST = 8


def boards() -> list[str]:
    """Return some solved positions with many pieces, of each number and worth a few."""
    taken: dict[tuple[int, str], list[str]] = {}
    for line in GOLDEN.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            board, hand, rules, value, *_ = line.split()
            placed = sum(sign not in "./" for sign in board)
            texts = taken.setdefault((placed, value), [])
            texts.append(f"{board} {hand} {rules}")
    many = [key for key in sorted(taken) if key[0] >= FEWEST]
    return [text for key in many for text in taken[key][:3]]


def worth(solver: Solver, position: Position) -> int:
    """Return what who gives can reach at best, by trying every gift."""
    received = [position.after(Give(piece)) for piece in position.reserve]
    return max(-finish(solver.decide(one)).value for one in received)


@pytest.mark.parametrize("text", boards())
def test_gift_is_as_good_as_the_best(text: str) -> None:
    """Its value is that of trying all, and the gift chosen is one that keeps it."""
    position = replace(parse_position(text), hand=None)
    solver = Solver(position.rules)
    decision = finish(solver.decide_gift(position))
    gift = decision.choice.gift
    assert gift in position.reserve
    assert decision.choice.cell is None
    received = finish(solver.decide(position.after(Give(gift))))
    assert decision.value == worth(solver, position) == -received.value
    advice = finish(advise(Game.from_position(position), solver, Random(1)))
    assert (advice.value, advice.choice.cell) == (decision.value, None)


def test_gift_that_holds_comes_first() -> None:
    """Once, before the value; where all lose nothing comes."""
    position = replace(parse_position("5d76/.409/82f1/...b 3 sh+squares"), hand=None)
    solver = Solver(position.rules)
    told = [step for step in solver.decide_gift(position) if step]
    value = finish(solver.decide_gift(position)).value
    assert len(told) == (value >= 0)


def test_lost_gift_is_the_lowest_that_wins_nowhere() -> None:
    """Each of them loses; the same position is answered alike."""
    position = parse_position(".278/..1./f6.5/9..e - cshf")
    assert safe_gifts(position) == (0, 3, 10, 11)
    decision = finish(Solver(position.rules).decide_gift(position))
    assert decision == Decision(-1, Choice(None, PIECES[0]))


def test_last_gift_is_no_choice() -> None:
    """It is a draw, or loses at once; and none is left to give after it."""
    position = parse_position("b.ca/e92f/8534/1d07 6 cshf")
    last = replace(position, hand=None)
    solver = Solver(position.rules)
    assert finish(solver.decide_gift(last)) == Decision(
        0, Choice(None, last.reserve[0])
    )
    with pytest.raises(SearchError) as caught:
        solver.decide_gift(position)
    assert caught.value.reason is SearchReason.ALREADY_GIVEN
    with pytest.raises(SearchError) as caught:
        solver.decide_gift(position.after(Place(position.empty_cells[0])))
    assert caught.value.reason is SearchReason.GAME_OVER


def test_every_gift_may_lose_at_once() -> None:
    """Then one is given all the same."""
    text = "..../..../..../012. 3 cshf"
    position = replace(parse_position("012./89a./..../.... 3 c"), hand=None)
    lost = finish(Solver(position.rules).decide_gift(position))
    assert safe_gifts(position) == ()
    assert lost == Decision(-1, Choice(None, position.reserve[0]))
    held = replace(parse_position(text), hand=None)
    assert safe_gifts(held)


def test_first_gift_is_any() -> None:
    """All are the same game; chance chooses."""
    given = {
        finish(advise(Game.start(CLASSIC), Solver(CLASSIC), Random(seed))).choice.gift
        for seed in range(40)
    }
    assert len(given) > 10


def test_gift_after_an_opening_is_of_the_file() -> None:
    """Between the placement and its gift its value is known without a search."""
    game = parse_game("cshf 0a1")
    solver = Solver(CLASSIC)
    advice = finish(advise(game, solver, Random(1)))
    assert isinstance(advice, Advice)
    assert (advice.value, solver.nodes) == (0, 0)
    assert advice.choice.gift in game.position.reserve


def test_gift_that_loses_at_once_keeps_nothing() -> None:
    """The opponent would complete a line with it: that is worth neither 0 nor 1."""
    position = parse_position("5d76/.409/82f1/...b 3 sh+squares")
    solver = Solver(position.rules)
    values = finish(solver.values(position))
    for choice, value in values.items():
        if choice.cell in winning_cells(position):
            continue
        for claimed in (0, 1):
            keeps = finish(solver.keeps(position, choice, claimed))
            assert keeps is (value >= claimed), choice
    after = [position.after(Place(cell)) for cell in position.empty_cells]
    assert any(set(one.reserve) - set(safe_gifts(one)) for one in after)


def test_patience_ends_with_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any, a gift that does not lose at once is given, its value unknown."""
    monkeypatch.setattr(expert, "PATIENCE", 0)
    position = replace(parse_position("96../..5./1.4./.... b cshf"), hand=None)
    solver = Solver(position.rules)
    advice = finish(advise(Game.from_position(position), solver, Random(1)))
    assert (advice.value, solver.nodes) == (None, 0)
    assert advice.choice.gift in safe_gifts(position)
