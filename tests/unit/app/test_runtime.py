"""The loop handles one message at a time, whatever happens."""

import pytest

from quarto.app.effects import DrawLot, Effect
from quarto.app.messages import Acted, Action, CellActivated, LotDrawn
from quarto.app.model import Dialog, Model
from quarto.app.runtime import Runtime
from quarto.app.scene import Scene
from quarto.engine.cells import Cell


class World:
    """A page and devices that answer at once."""

    def __init__(self) -> None:
        """Show nothing yet."""
        self.runtime = Runtime(self)
        self.shown: list[Scene] = []
        self.is_broken = False

    def show(self, scene: Scene) -> None:
        """Keep what is shown."""
        if self.is_broken:
            raise RuntimeError
        self.shown.append(scene)

    def perform(self, effect: Effect) -> None:
        """Draw the lot while the message before is still being handled."""
        if isinstance(effect, DrawLot):
            self.runtime.send(LotDrawn(1))


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


def test_error_does_not_block_what_follows() -> None:
    """A failed message leaves the queue; the next one is handled."""
    world = World()
    world.runtime.begin(Model(), ())
    world.is_broken = True
    with pytest.raises(RuntimeError):
        world.runtime.send(CellActivated(Cell(0)))
    world.is_broken = False
    world.runtime.send(CellActivated(Cell(1)))
    assert len(world.shown) == 2
