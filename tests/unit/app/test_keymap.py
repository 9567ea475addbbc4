"""Every documented key does what it says, in both grids."""

import pytest

from quarto.app.actions import Grid
from quarto.app.effects import Focus
from quarto.app.messages import KeyPressed
from tests.support.table import Table


@pytest.mark.parametrize(
    ("start", "key", "control", "end"),
    [
        ("b2", "ArrowRight", False, "c2"),
        ("b2", "ArrowLeft", False, "a2"),
        ("b2", "ArrowUp", False, "b3"),
        ("b2", "ArrowDown", False, "b1"),
        ("d4", "ArrowRight", False, "d4"),
        ("d4", "ArrowUp", False, "d4"),
        ("a1", "ArrowLeft", False, "a1"),
        ("a1", "ArrowDown", False, "a1"),
        ("b2", "Home", False, "a2"),
        ("b2", "End", False, "d2"),
        ("b2", "Home", True, "a4"),
        ("b2", "End", True, "d1"),
    ],
)
def test_keys_walk_the_board(start: str, key: str, control: bool, end: str) -> None:  # noqa: FBT001
    """Arrows to the neighbour, Home and End to the ends, never off the board."""
    table = Table.with_record("cshf 0").cell(start)
    table.send(KeyPressed(key, Grid.BOARD, is_control=control))
    assert table.effects[-1] == Focus("cell", end)


@pytest.mark.parametrize(
    ("start", "key", "control", "end"),
    [
        ("5", "ArrowRight", False, "6"),
        ("5", "ArrowLeft", False, "4"),
        ("5", "ArrowUp", False, "1"),
        ("5", "ArrowDown", False, "9"),
        ("f", "ArrowDown", False, "f"),
        ("0", "ArrowUp", False, "0"),
        ("5", "Home", False, "4"),
        ("5", "End", False, "7"),
        ("5", "Home", True, "0"),
        ("5", "End", True, "f"),
    ],
)
def test_keys_walk_the_reserve(start: str, key: str, control: bool, end: str) -> None:  # noqa: FBT001
    """The same keys, four places a row, row by row as they are read."""
    table = Table().piece(start)
    table.send(KeyPressed(key, Grid.RESERVE, is_control=control))
    assert table.effects[-1] == Focus("piece", end)


def test_tab_stop_follows_the_keyboard() -> None:
    """Exactly one cell and one place can be reached by Tab."""
    table = Table().send(KeyPressed("ArrowRight", Grid.BOARD))
    assert [cell.cell for cell in table.scene.cells if cell.has_cursor] == [13]
    assert sum(place.has_cursor for place in table.scene.places) == 1


def test_other_keys_mean_nothing() -> None:
    """A key outside a grid, or an unknown one, changes nothing."""
    table = Table()
    before = table.model
    table.send(KeyPressed("ArrowUp"), KeyPressed("x", Grid.BOARD))
    assert (table.model, table.effects) == (before, [])


def test_focus_goes_where_the_next_action_is() -> None:
    """Giving leads to the board, placing to the reserve, the end to the result."""
    table = Table().give("7")
    assert Focus("cell", "a4") in table.effects
    table.effects.clear()
    table.cell("b2")
    assert table.effects[0] == Focus("piece", "0")
    table.effects.clear()
    table.act("resign", "confirm")
    assert table.effects[0] == Focus("outcome", "")
