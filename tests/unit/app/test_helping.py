"""Help: as much as was asked for, to whoever may use it, and of no full line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quarto.ai.decision import Advice, Choice
from quarto.ai.levels import Level
from quarto.app.actions import Action
from quarto.app.effects import Advise, Cease
from quarto.app.messages import Acted, Advised, FieldChanged
from quarto.app.model import Model
from quarto.app.parts import Player
from quarto.app.settings import Help, Settings
from quarto.engine.cells import Cell
from quarto.engine.match import Match
from quarto.engine.pieces import Piece
from quarto.engine.plies import Place
from tests.support.table import Table

# Three light pieces in a row; a dark piece is in hand.
THREE = "cshf 0a1 1b1 2c1 c"


def helped(grade: Help, record: str = THREE, **changes: object) -> Table:
    """Return a table for two at which help is given."""
    model = Model(settings=Settings(hints=grade), match=Match(lot=0))
    return Table.with_record(record, replace(model, **changes))  # type: ignore[arg-type]  # fields by name


def keys(table: Table) -> list[str]:
    """Return the keys of the help that is shown."""
    scene = table.scene.help
    return [] if scene is None else [text.key for text in scene.texts]


@pytest.mark.parametrize(
    ("grade", "expected"),
    [
        (Help.OFF, []),
        (Help.COUNT, ["hint.dangerous"]),
        (Help.TRAITS, ["hint.dangerous", "hint.danger", "hint.danger"]),
        (Help.SAFE, ["hint.dangerous", "hint.danger", "hint.danger", "hint.marked"]),
        (
            Help.BEST,
            [
                "hint.searching",
                "hint.dangerous",
                "hint.danger",
                "hint.danger",
                "hint.marked",
            ],
        ),
    ],
)
def test_each_grade_adds_to_the_one_before(grade: Help, expected: list[str]) -> None:
    """How many, then why, then which, then what is best."""
    assert keys(helped(grade)) == expected


def test_safe_pieces_are_marked() -> None:
    """The row of 0, 1 and 2 waits for a light piece or a round one."""
    scene = helped(Help.SAFE).scene.help
    assert scene is not None
    assert scene.safe == tuple(Piece(code) for code in (0xD, 0xE, 0xF))


def test_nobody_is_helped_out_of_turn() -> None:
    """Not while the computer thinks, not in a call, not after the end."""
    players = (Player(level=Level.PLAYER), Player("Ana"))
    assert keys(helped(Help.COUNT, players=players)) == []
    assert keys(helped(Help.COUNT).send(Acted(Action.CALL))) == []
    assert keys(helped(Help.COUNT, "cshf 0a1 1b1 2c1 3d1!a1-d1")) == []


def test_what_is_placed_for_now_counts() -> None:
    """A piece staged in the gap takes the danger away; moved, it comes back."""
    table = helped(Help.COUNT).cell("d1")
    assert keys(table) == ["hint.no_danger"]
    assert keys(table.cell("a4")) == ["hint.dangerous"]


def test_line_just_completed_is_not_told() -> None:
    """The piece staged completes a row; help speaks as if the row had lapsed."""
    table = helped(Help.BEST, "cshf 0a1 1b1 2c1 3").cell("d1")
    advice = Advice(Choice(None, Piece(0xF)), 0)
    table.send(Advised(table.model.ticket, advice))
    assert keys(table) == ["hint.gift", "hint.no_danger"]


def test_best_choice_is_asked_for_once_a_place() -> None:
    """Every place of the piece has its own answer; an old one falls away."""
    table = helped(Help.BEST)
    asked = [effect for effect in table.effects if isinstance(effect, Advise)]
    assert asked == [Advise(table.model.ticket, table.model.game)]
    old = table.model.ticket
    table.effects.clear()
    table.cell("d1")
    after = table.model.game.play(Place(Cell(3)))
    assert [e for e in table.effects if isinstance(e, Advise)] == [
        Advise(table.model.ticket, after)
    ]
    table.send(Advised(old, Advice(Choice(Cell(5), Piece(0xF)), 1)))
    assert keys(table)[0] == "hint.searching"
    table.send(Advised(table.model.ticket, Advice(Choice(None, Piece(0xF)), 1)))
    assert keys(table)[0] == "hint.gift"


def test_help_switched_off_ends_the_search() -> None:
    """Nobody waits for an answer any more."""
    table = helped(Help.BEST)
    table.effects.clear()
    table.send(FieldChanged("hints", "off"))
    assert Cease() in table.effects
    assert keys(table) == []


def test_win_in_hand_is_shown_with_its_line() -> None:
    """The best choice completes a line that is not there yet."""
    table = helped(Help.BEST, "cshf 0a1 1b1 2c1 3")
    table.send(Advised(table.model.ticket, Advice(Choice(Cell(3), None), 1)))
    scene = table.scene.help
    assert scene is not None
    assert scene.texts[0].key == "hint.completes"
    assert scene.texts[0].gaps["line"] == "a1-d1"


def test_help_is_heard() -> None:
    """The letter H says it, with the pieces that are safe by their names."""
    table = helped(Help.SAFE).send(Acted(Action.HEAR_HELP))
    assert [text.key for text in table.model.spoken].count("hear.piece") == 3
    off = helped(Help.OFF).send(Acted(Action.HEAR_HELP))
    assert [text.key for text in off.model.spoken] == ["hint.not_now"]
