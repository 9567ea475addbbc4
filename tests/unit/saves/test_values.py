"""What this package returns is a value: whoever was given it can rely on it."""

from __future__ import annotations

from tests.support.values import changeable


def test_values_are_frozen() -> None:
    """None of them can be changed, and none can be given another field."""
    assert changeable("quarto.saves") == []
