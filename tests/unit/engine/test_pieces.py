"""Facts about the pieces."""

from __future__ import annotations

import pytest

from quarto.engine.notation import parse_piece
from quarto.engine.pieces import PIECES, Trait, value_of


def test_sixteen_pieces_differ() -> None:
    """There are 16 pieces, and no two have the same four values."""
    values = [tuple(value_of(piece, trait) for trait in Trait) for piece in PIECES]
    assert len(values) == 16
    assert len(set(values)) == 16


def test_traits_are_listed_in_their_order() -> None:
    """Traits come as colour, shape, height, fill, worth 8, 4, 2 and 1."""
    assert [(trait.name, trait.bit) for trait in Trait] == [
        ("COLOR", 8),
        ("SHAPE", 4),
        ("HEIGHT", 2),
        ("FILL", 1),
    ]


@pytest.mark.parametrize(
    ("piece", "values"),
    [
        ("0", [0, 0, 0, 0]),
        ("1", [0, 0, 0, 1]),
        ("2", [0, 0, 1, 0]),
        ("4", [0, 1, 0, 0]),
        ("7", [0, 1, 1, 1]),
        ("8", [1, 0, 0, 0]),
        ("a", [1, 0, 1, 0]),
        ("f", [1, 1, 1, 1]),
    ],
)
def test_digit_spells_the_four_values(piece: str, values: list[int]) -> None:
    """A piece's digit is its colour, shape, height and fill as binary digits."""
    assert [value_of(parse_piece(piece), trait) for trait in Trait] == values
