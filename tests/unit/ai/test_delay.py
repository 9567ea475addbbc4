"""Where all is lost: the choice made puts the loss off as long as any."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from quarto import Give, Place, Position, parse_position
from quarto.ai import delay
from quarto.ai.decision import finish
from quarto.ai.search import Solver
from quarto.ai.threats import winning_cells

if TYPE_CHECKING:
    from collections.abc import Iterator

GOLDEN = Path(__file__).parents[2] / "golden" / "solved.txt"
MOST_EMPTY = 10
# Found by chance: lost soon by most choices that do not lose at once, later by few.
LATE = """
    b..9/.7../4.cf/8..3 0    32../.1c./.a.0/d..f 6    0..e/.d../.a.3/b26. 4
    ..2./ae.8/.7.5/...1 3    c.../ae.1/.3../90.b 4    .1../37../..cd/2.8. 4
"""
# More turns than are left on such a board.
NEVER = 9


def lost() -> list[str]:
    """Return the solved positions with few empty cells that are lost."""
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    parts = [line.split() for line in lines if not line.startswith("#")]
    texts = [" ".join(one[:3]) for one in parts if one[3] == "-1"]
    late = [f"{board} {hand} cshf" for board, hand in batched(LATE.split())]
    return late + [t for t in texts if t.split()[0].count(".") <= MOST_EMPTY]


def batched(words: list[str]) -> list[tuple[str, str]]:
    """Return the words in twos."""
    return list(zip(words[::2], words[1::2], strict=True))


@cache
def turns_to_lose(position: Position) -> int:
    """Return after how many turns of his own whoever has the piece here can win."""
    if winning_cells(position):
        return 1
    # The other puts it off as long as possible, this one wins as soon as possible.
    return min(
        (
            1 + max(map(turns_to_lose, replies(after)), default=NEVER)
            for after in replies(position)
            if not winning_cells(after)
        ),
        default=NEVER,
    )


def replies(position: Position) -> Iterator[Position]:
    """Return the positions after each placement and gift."""
    for cell in position.empty_cells:
        after = position.after(Place(cell)).lapsed()
        yield from (after.after(Give(piece)) for piece in after.reserve)


@pytest.mark.parametrize("text", lost())
def test_loss_is_put_off_as_long_as_possible(text: str) -> None:
    """As long as by any other choice, if all are played out."""
    position = parse_position(text)
    decision = finish(Solver(position.rules).decide(position))
    cell, gift = decision.choice.cell, decision.choice.gift
    assert decision.value == -1
    assert cell is not None
    assert gift is not None
    made = position.after(Place(cell)).after(Give(gift)).lapsed()
    assert turns_to_lose(made) == max(map(turns_to_lose, replies(position)))


@pytest.mark.parametrize("text", lost())
def test_impatience_still_loses_later_than_at_once(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without time to play anything out, no gift wins at once if one does not."""
    monkeypatch.setattr(delay, "_BUDGET", 0)
    monkeypatch.setattr(delay._Delay, "lasts", None)
    position = parse_position(text)
    decision = finish(Solver(position.rules).decide(position))
    cell, gift = decision.choice.cell, decision.choice.gift
    assert cell is not None
    assert gift is not None
    made = position.after(Place(cell)).after(Give(gift)).lapsed()
    can_hold_on = any(not winning_cells(one) for one in replies(position))
    assert bool(winning_cells(made)) is not can_hold_on
