"""What slides and what sounds: derived by comparison, blind to lines."""

import pytest

from quarto.app.effects import Play
from quarto.app.messages import FieldChanged, PieceChosen
from quarto.app.motions import GIFT_MS, HAND, PLACE_MS, Slide, slides
from quarto.app.sounds import Sound
from quarto.engine.pieces import Piece
from tests.support.table import Table


def test_gift_slides_from_the_reserve_to_the_hand() -> None:
    """Its owner gets it."""
    table = Table.with_record("cshf 0").cell("a1").piece("7")
    before = table.scene
    table.act("give")
    assert slides(before, table.scene) == (Slide('[data-piece="7"]', HAND, GIFT_MS),)


def test_placed_piece_slides_from_the_hand_to_its_cell() -> None:
    """Staged by a person as well as placed by the computer."""
    table = Table.with_record("cshf 0")
    before = table.scene
    table.cell("b3")
    assert slides(before, table.scene) == (Slide(HAND, '[data-cell="b3"]', PLACE_MS),)


@pytest.mark.parametrize("act", ["undo", "call", "menu"])
def test_what_moves_no_piece_slides_nothing(act: str) -> None:
    """Asking, calling, opening a menu."""
    table = Table.with_record("cshf 0a1 1")
    before = table.scene
    assert slides(before, table.act(act).scene) == ()


def sounds(table: Table) -> list[Sound]:
    """Return what was heard, and forget it."""
    heard = [effect.sound for effect in table.effects if isinstance(effect, Play)]
    table.effects.clear()
    return heard


def test_sounds_are_off_until_asked_for() -> None:
    """A first visit is silent."""
    assert sounds(Table().give("0").cell("a1")) == []


def test_each_act_has_its_sound() -> None:
    """Placing, giving, the call, the end; nothing for what is only looked at."""
    table = Table.with_record("cshf 0a1 1b1 2c1 7").send(FieldChanged("sound", "on"))
    assert sounds(table) == []
    assert sounds(table.cell("d1")) == [Sound.PLACE]
    assert sounds(table.cell("d1")) == []
    table.show("a1", "b1", "c1", "d1")
    assert sounds(table) == [Sound.CALL]
    assert sounds(table.act("next-round")) == []
    assert sounds(table.give("4")) == [Sound.GIVE]
    assert sounds(table.act("resign", "confirm")) == [Sound.END]


def test_dropping_on_the_hand_chooses_and_on_give_gives() -> None:
    """Dragging keeps the second step, unless it ends on the button itself."""
    table = Table().send(PieceChosen(Piece(7)))
    assert (table.record, table.model.turn.chosen) == ("cshf", 7)
    assert table.send(PieceChosen(Piece(3))).record == "cshf"
    assert table.send(PieceChosen(Piece(3), is_sure=True)).record == "cshf 3"
