"""The names that the package promises."""

from __future__ import annotations

import quarto

PROMISED = {
    *("Rules", "Position", "Game"),
    *("Give", "Place", "Call", "Pass", "Resign", "AgreeDraw", "TimeOut", "Abandon"),
    *("parse_position", "format_position", "parse_game", "format_game"),
    *("QuartoError", "NotationError", "IllegalPlyError"),
    *("FIRST", "SECOND"),
}


def test_promised_names_are_public() -> None:
    """The documented names are importable from the package itself."""
    assert set(quarto.__all__) >= PROMISED


def test_public_names_exist() -> None:
    """Every name that the package lists is there."""
    assert [name for name in quarto.__all__ if not hasattr(quarto, name)] == []
