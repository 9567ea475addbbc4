"""The loop: a message in, the page shown, effects performed, one message at a time.

A message comes about whole or not at all: where an error comes up, the model is the
one before, the page is drawn anew from it, and what the message would have stored is
not stored. The error is told; the next message is handled like any other.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Protocol

from quarto.app.messages import Acted, FieldChanged, Message, Ordered, Ticked
from quarto.app.places.news import Did
from quarto.app.scene import scene_of
from quarto.app.update import update

if TYPE_CHECKING:
    from quarto.app.effects import Effect
    from quarto.app.model import Model
    from quarto.app.scene import Scene

# As many messages as a report of an error names.
LAST = 24


class Ports(Protocol):
    """What the runtime needs of the world around it."""

    def show(self, scene: Scene) -> None:
        """Make the page look like a scene; after an error, all of it."""

    def perform(self, effect: Effect) -> None:
        """Do what an effect asks; what comes of it is sent as a message, later."""

    def failed(self, error: Exception) -> None:
        """Tell of an error, after which everything is as it was before."""


class Runtime:
    """The one mutable thing: the model of the moment, and messages still to come."""

    def __init__(self, ports: Ports) -> None:
        """Take the world; nothing happens yet."""
        self._ports = ports
        self._queue: deque[Message] = deque()
        self._model: Model | None = None
        self._last: deque[str] = deque(maxlen=LAST)

    @property
    def model(self) -> Model | None:
        """The model of the moment; None before the first."""
        return self._model

    @property
    def actions(self) -> tuple[str, ...]:
        """The names of the messages that came last, the newest at the end."""
        return tuple(self._last)

    def begin(self, model: Model, effects: tuple[Effect, ...]) -> None:
        """Show the first model and do what it asks. What goes wrong ends the start."""
        self._ports.show(scene_of(model))
        self._model = model
        for effect in effects:
            self._ports.perform(effect)

    def send(self, message: Message) -> None:
        """Take a message. One sent while another is handled waits for its turn."""
        self._queue.append(message)
        if len(self._queue) > 1 or self._model is None:
            return
        while self._queue:
            try:
                self._handle(self._model, self._queue[0])
            finally:
                # It leaves the queue last: until then, others know to wait. And it
                # leaves after an error too, or nothing would ever be handled again.
                self._queue.popleft()

    def _handle(self, before: Model, message: Message) -> None:
        if not isinstance(message, Ticked):
            self._last.append(action_name(message))
        try:
            after, effects = update(before, message)
            if after is not before:
                self._ports.show(scene_of(after))
        except Exception as error:  # noqa: BLE001  # whatever it is, it is told
            self._restore(before, error)
            return
        self._model = after
        for effect in effects:
            try:
                self._ports.perform(effect)
            except Exception as error:  # noqa: BLE001  # the others are done all the same
                self._ports.failed(error)

    def _restore(self, model: Model, error: Exception) -> None:
        """Draw the page anew as it was, then tell of an error."""
        try:
            self._ports.show(scene_of(model))
        except Exception as another:  # noqa: BLE001  # nothing more can be done about it
            another.__context__ = error
            error = another
        self._ports.failed(error)


def action_name(message: Message) -> str:
    """Return the kind of a message, and the control that it is of; never what it says.

    >>> action_name(FieldChanged("name-0", "Ana"))
    'FieldChanged name-0'
    """
    match message:
        case Acted(about) | FieldChanged(about, _) | Did(about, _) | Ordered(about, _):
            return f"{type(message).__name__} {about}"
        case _:
            return type(message).__name__
