"""What this package returns is a value: whoever was given it can rely on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from quarto.engine.plies import Abandon, AgreeDraw, Pass, Resign, TimeOut
from tests.support.values import changeable

if TYPE_CHECKING:
    from collections.abc import Callable

    from quarto.engine.plies import Ply


@pytest.mark.parametrize("ply", [Pass, Resign, AgreeDraw, TimeOut, Abandon])
def test_plies_without_fields_are_alike(ply: Callable[[], Ply]) -> None:
    """Two of a kind are the same ply, for sets and dictionaries too."""
    assert ply() == ply()
    assert len({ply(), ply()}) == 1


def test_values_are_frozen() -> None:
    """None of them can be changed, and none can be given another field."""
    assert changeable("quarto.engine") == []
