"""The loop handles one message at a time, whatever happens."""

from dataclasses import replace

import pytest

from quarto.ai.levels import Level
from quarto.app import turns
from quarto.app.actions import Action
from quarto.app.effects import DrawLot, Effect, Store, Think
from quarto.app.messages import (
    Acted,
    CellActivated,
    FieldChanged,
    LotDrawn,
    Message,
    PieceActivated,
    Resumed,
    Ticked,
)
from quarto.app.model import Model
from quarto.app.parts import Dialog, Player
from quarto.app.runtime import LAST, Runtime
from quarto.app.scene import Scene
from quarto.engine.cells import Cell
from quarto.engine.pieces import Piece


class World:
    """A page and devices that answer at once."""

    def __init__(self) -> None:
        """Show nothing yet."""
        self.runtime = Runtime(self)
        self.shown: list[Scene] = []
        self.done: list[Effect] = []
        self.told: list[Exception] = []
        # How many drawings fail, and which effects.
        self.broken_drawings = 0
        self.refuses: tuple[type[Effect], ...] = ()

    def show(self, scene: Scene) -> None:
        """Keep what is shown."""
        if self.broken_drawings:
            self.broken_drawings -= 1
            raise RuntimeError
        self.shown.append(scene)

    def perform(self, effect: Effect) -> None:
        """Draw the lot while the message before is still being handled."""
        if isinstance(effect, self.refuses):
            raise OSError
        self.done.append(effect)
        if isinstance(effect, DrawLot):
            self.runtime.send(LotDrawn(1))

    def failed(self, error: Exception) -> None:
        """Keep what is told."""
        self.told.append(error)


def begun(model: Model | None = None) -> World:
    """Return a world whose page is open."""
    world = World()
    world.runtime.begin(model or Model(), ())
    return world


def test_answer_sent_while_busy_waits_for_its_turn() -> None:
    """The lot is handled after the message that asked for it.

    What changed nothing is not shown again.
    """
    world = World()
    world.runtime.begin(Model(), ())
    world.runtime.send(Acted(Action.NEW_GAME))
    world.runtime.send(Acted(Action.START))
    assert [scene.dialog for scene in world.shown] == [
        None,
        Dialog.NEW_GAME,
        None,
    ]


def test_drawing_that_fails_leaves_the_table_as_it_was() -> None:
    """The page is drawn anew from the model before, nothing is stored, it is told."""
    world = begun()
    before = world.runtime.model
    world.broken_drawings = 1
    world.runtime.send(PieceActivated(Piece(0)))
    assert world.runtime.model is before
    assert world.shown[1] == world.shown[0]
    assert world.done == []
    assert [type(error) for error in world.told] == [RuntimeError]
    world.runtime.send(PieceActivated(Piece(1)))
    assert any(isinstance(effect, Store) for effect in world.done)
    assert len(world.told) == 1


def test_message_that_fails_leaves_the_table_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing of it comes about; those that wait are handled."""
    world = begun()
    before = world.runtime.model

    def fail(model: Model, cell: Cell) -> None:
        world.runtime.send(PieceActivated(Piece(3)))
        raise ZeroDivisionError(model, cell)

    monkeypatch.setattr(turns, "activate_cell", fail)
    world.runtime.send(CellActivated(Cell(0)))
    assert [type(error) for error in world.told] == [ZeroDivisionError]
    after = world.runtime.model
    assert before is not None
    assert after is not None
    assert (after.turn.chosen, after.game) == (Piece(3), before.game)


def test_page_that_cannot_be_drawn_is_told_once() -> None:
    """If the drawing before fails too, that is the one error that is told."""
    world = begun()
    world.broken_drawings = 2
    world.runtime.send(PieceActivated(Piece(0)))
    (error,) = world.told
    assert isinstance(error.__context__, RuntimeError)
    world.runtime.send(PieceActivated(Piece(0)))
    assert len(world.shown) == 2


def test_effect_that_fails_leaves_the_others() -> None:
    """What is done is done, and the rest is done all the same."""
    world = begun()
    world.refuses = (Store,)
    world.runtime.send(PieceActivated(Piece(0)))
    assert world.told
    assert all(isinstance(error, OSError) for error in world.told)
    assert world.done
    assert world.runtime.model is not None
    assert world.runtime.model.turn.chosen == Piece(0)


def test_computer_is_asked_again_once_somebody_goes_on() -> None:
    """What was lost with an error does not leave the table waiting."""
    world = begun(replace(Model(), players=(Player(), Player("", Level.EXPERT))))
    world.refuses = (Think,)
    world.runtime.send(PieceActivated(Piece(0)))
    world.runtime.send(Acted(Action.GIVE))
    assert len(world.told) == 1
    world.refuses = ()
    world.runtime.send(Resumed())
    asked = [effect for effect in world.done if isinstance(effect, Think)]
    assert world.runtime.model is not None
    assert [one.ticket for one in asked] == [world.runtime.model.ticket]


@pytest.mark.parametrize(
    ("message", "name"),
    [
        (Acted(Action.GIVE), "Acted give"),
        (FieldChanged("name-0", "Ana"), "FieldChanged name-0"),
        (PieceActivated(Piece(3)), "PieceActivated"),
    ],
)
def test_last_messages_are_known_by_name(message: Message, name: str) -> None:
    """Never by what was typed; time is none of them, and only so many are known."""
    world = begun()
    for _ in range(LAST + 1):
        world.runtime.send(Ticked(1.0))
        world.runtime.send(message)
    assert world.runtime.actions == (name,) * LAST
