"""The hands: each effect performed, its answer sent as a message."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, assert_never

from quarto.ai.levels import choose
from quarto.app.effects import (
    DrawLot,
    Effect,
    Erase,
    Focus,
    Play,
    SetAside,
    Store,
    Tell,
    Think,
    Wait,
)
from quarto.app.messages import Decided, LotDrawn, Message, StepDue, StorageFailed
from quarto.engine.match import PLAYERS, PlayerNumber
from quarto.web.sound import Speaker

if TYPE_CHECKING:
    from collections.abc import Callable

    from quarto.app.scene import Scene
    from quarto.web.frame import Frame
    from quarto.web.screen import Screen
    from quarto.web.store import Store as Storage


class Devices:
    """Screen, storage, chance and time of this browser."""

    def __init__(self, screen: Screen, storage: Storage) -> None:
        """Take the devices. Chance is seeded by the browser, once a visit."""
        self._screen = screen
        self._storage = storage
        self._rng = random.Random()
        self._speaker = Speaker()
        self.send: Callable[[Message], None] = _nobody
        self.frame: Frame | None = None

    def draw_lot(self) -> PlayerNumber:
        """Return a player by chance."""
        return self._rng.choice(PLAYERS)

    def show(self, scene: Scene) -> None:
        """Make the page look like a scene."""
        self._screen.show(scene)

    def perform(self, effect: Effect) -> None:
        """Do what an effect asks."""
        match effect:
            case Think(ticket, game, level):
                # Later, so that the page first shows what was done before it.
                self._later(0, lambda: Decided(ticket, choose(game, level, self._rng)))
            case Wait(ticket, seconds):
                self._later(seconds, lambda: StepDue(ticket))
            case DrawLot():
                self.send(LotDrawn(self.draw_lot()))
            case Store(key, text):
                if not self._storage.write(key, text):
                    self.send(StorageFailed())
            case SetAside(key, aside):
                self._storage.set_aside(key, aside)
            case Erase():
                self._storage.erase()
                self._screen.begin_anew()
            case Play(sound):
                self._speaker.play(sound)
            case Focus(name, value):
                self._screen.focus(name, value)
            case Tell():
                if self.frame is not None:
                    self.frame.tell(effect)
            case _:
                assert_never(effect)

    def _later(self, seconds: float, message: Callable[[], Message]) -> None:
        loop = asyncio.get_event_loop()
        loop.call_later(seconds, lambda: self.send(message()))


def _nobody(message: Message) -> None:
    raise AssertionError(message)
