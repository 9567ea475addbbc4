"""Help: what wins at once and why, and never a word of a line that is full."""

from __future__ import annotations

from hypothesis import given

from quarto import Give, Place, Position, parse_position
from quarto.ai.hints import hints
from quarto.ai.threats import winning_cells
from quarto.engine.pieces import Trait
from quarto.engine.record import format_line
from tests.support.strategies import positions


def test_dangers_name_trait_and_lines() -> None:
    """Three light tall pieces in a row: light and tall pieces complete it."""
    found = hints(parse_position("..../..../..../014. - cs"))
    assert [
        (danger.trait, danger.value, [format_line(line) for line in danger.lines])
        for danger in found.dangers
    ] == [(Trait.COLOR, 0, ["a1-d1"])]


@given(positions())
def test_dangerous_is_what_would_complete_a_line(position: Position) -> None:
    """Each piece left is dangerous or safe, as giving it would show."""
    found = hints(position)
    if position.hand is None:
        assert found.dangerous == tuple(
            piece
            for piece in position.reserve
            if winning_cells(position.after(Give(piece)))
        )
    assert sorted(found.dangerous + found.safe) == list(position.reserve)
    # A value is named exactly if some piece left has it and completes a line.
    assert bool(found.dangers) == bool(found.dangerous)


@given(positions())
def test_uncalled_line_counts_as_lapsed(position: Position) -> None:
    """Whether a full line may still be called makes no difference."""
    assert hints(position) == hints(position.lapsed())


def test_full_line_says_nothing() -> None:
    """A row of four light pieces just completed: only other lines are dangers."""
    row = parse_position("..../..../..../012. 3 cs").after(
        Place(parse_position("..../..../..../.... - cs").empty_cells[3])
    )
    assert row.winning_through(row.last or row.empty_cells[0])
    assert hints(row).dangers == ()
