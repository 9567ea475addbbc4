"""What is said aloud: one merged message a half-turn."""

from quarto.app.messages import KeyPressed
from tests.support.table import Table


def keys(table: Table) -> list[str]:
    """Return the keys of what was said last."""
    return [text.key for text in table.model.spoken]


def test_half_turn_is_one_message() -> None:
    """Placing and giving are told together, with what comes next."""
    table = Table.with_record("cshf 0").cell("a1").give("f")
    assert keys(table) == ["spoken.placed_gave", "prompt.place"]
    gaps = table.model.spoken[0].gaps
    assert (gaps["placed"], gaps["cell"], gaps["piece"]) == (0, "a1", 0xF)


def test_first_gift_is_told() -> None:
    """Nothing was placed before it."""
    assert keys(Table().give("3")) == ["spoken.gave", "prompt.place"]


def test_result_is_told_with_its_reason() -> None:
    """The line and what its pieces share."""
    table = Table.with_record("cshf 0a1 1b1 2c1 3").cell("d1")
    table.show("a1", "b1", "c1", "d1")
    assert keys(table) == ["spoken.placed", "result.wins", "result.line"]
    assert table.model.spoken[-1].gaps == {
        "line": "a1-d1",
        "values": ("shared.0.0", "shared.1.0"),
    }


def test_what_changes_nothing_says_nothing() -> None:
    """Staging, choosing and keys leave what was said."""
    table = Table.with_record("cshf 0a1 1")
    said = table.model.spoken
    table.cell("b2").piece("5").send(KeyPressed("Escape"))
    assert table.model.spoken is said


def test_taking_back_tells_whose_turn_it_is() -> None:
    """Not what was done before."""
    table = Table.with_record("cshf 0a1 1").act("undo", "accept")
    assert keys(table) == ["prompt.give"]
