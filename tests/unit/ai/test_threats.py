"""Threats are lines with one empty cell; nothing else is seen."""

from quarto.ai.threats import safe_gifts, threats, winning_cells
from quarto.engine.notation import format_cell, parse_position


def cells(text: str) -> list[str]:
    """Return the winning cells of a position by name."""
    return [format_cell(cell) for cell in winning_cells(parse_position(text))]


def test_piece_that_completes_a_line_wins_there() -> None:
    """Three light pieces in row 1 wait for a light one at d1."""
    assert cells("..../..../..../071. 2 cshf") == ["d1"]


def test_piece_without_the_value_wins_nowhere() -> None:
    """A piece that shares nothing with the three completes no winning line."""
    assert cells("..../..../..../071. 8 c") == []


def test_only_counting_traits_threaten() -> None:
    """Three pieces alike in a trait that does not count threaten nothing."""
    assert threats(parse_position("..../..../..../071. - f")) == ()


def test_blocks_threaten_only_where_they_count() -> None:
    """Three light pieces of a block wait for a fourth under the rule of squares."""
    board = "..../..../0.../17.. 2"
    assert cells(f"{board} cshf") == []
    assert cells(f"{board} cshf+squares") == ["b2"]


def test_lapsed_line_is_not_seen() -> None:
    """A full row of light pieces threatens nothing any more."""
    assert threats(parse_position("..../..../..../0172 - c")) == ()


def test_safe_gifts_leave_out_what_would_win() -> None:
    """Against three light pieces in a row only dark ones are safe."""
    position = parse_position("..../..../..../071. - c")
    assert list(safe_gifts(position)) == list(range(8, 16))


def test_nothing_in_hand_wins_nowhere() -> None:
    """Without a piece in hand there is no winning cell."""
    assert cells("..../..../..../071. - c") == []
