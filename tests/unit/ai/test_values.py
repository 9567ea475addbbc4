"""What this package returns is a value: whoever was given it can rely on it."""

from __future__ import annotations

from tests.support.values import changeable


def test_values_are_frozen() -> None:
    """All but what a review keeps count of while it goes on."""
    assert sorted(changeable("quarto.ai")) == [
        "quarto.ai.review_states.State",
        "quarto.ai.review_states.Track",
    ]
