"""The loop: a message in, the page shown, effects performed, one message at a time."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Protocol

from quarto.app.scene import scene_of
from quarto.app.update import update

if TYPE_CHECKING:
    from quarto.app.effects import Effect
    from quarto.app.messages import Message
    from quarto.app.model import Model
    from quarto.app.scene import Scene


class Ports(Protocol):
    """What the runtime needs of the world around it."""

    def show(self, scene: Scene) -> None:
        """Make the page look like a scene."""

    def perform(self, effect: Effect) -> None:
        """Do what an effect asks; what comes of it is sent as a message, later."""


class Runtime:
    """The one mutable thing: the model of the moment, and messages still to come."""

    def __init__(self, ports: Ports) -> None:
        """Take the world; nothing happens yet."""
        self._ports = ports
        self._queue: deque[Message] = deque()
        self._model: Model | None = None

    def begin(self, model: Model, effects: tuple[Effect, ...]) -> None:
        """Show the first model and do what it asks."""
        self._turn_to(model, effects)

    def send(self, message: Message) -> None:
        """Take a message. One sent while another is handled waits for its turn."""
        self._queue.append(message)
        if len(self._queue) > 1 or self._model is None:
            return
        while self._queue:
            try:
                self._turn_to(*update(self._model, self._queue[0]))
            finally:
                # It leaves the queue last: until then, others know to wait. And it
                # leaves after an error too, or nothing would ever be handled again.
                self._queue.popleft()

    def _turn_to(self, model: Model, effects: tuple[Effect, ...]) -> None:
        if model is not self._model:
            self._model = model
            self._ports.show(scene_of(model))
        for effect in effects:
            self._ports.perform(effect)
