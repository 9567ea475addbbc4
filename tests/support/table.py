"""A table to sit at: the page's model, used by the names that the page gives."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.app.actions import Action
from quarto.app.messages import (
    Acted,
    CellActivated,
    FieldChanged,
    Message,
    PieceActivated,
)
from quarto.app.model import Model
from quarto.app.scene import Scene, scene_of
from quarto.app.update import settled, update
from quarto.engine.notation import parse_cell, parse_piece
from quarto.engine.record import format_game, parse_game

if TYPE_CHECKING:
    from quarto.app.effects import Effect


class Table:
    """The model of the moment, and every effect it asked for."""

    def __init__(self, model: Model | None = None) -> None:
        """Sit down at a model, by default a fresh one for two people."""
        self.model = Model() if model is None else model
        self.effects: list[Effect] = []

    @classmethod
    def with_record(cls, record: str, model: Model | None = None) -> Table:
        """Sit down at a table where a game is under way."""
        before = Model() if model is None else model
        after, effects = settled(before, replace(before, game=parse_game(record)))
        table = cls(after)
        table.effects += effects
        return table

    @property
    def record(self) -> str:
        """The game so far."""
        return format_game(self.model.game)

    @property
    def scene(self) -> Scene:
        """What is shown."""
        return scene_of(self.model)

    @property
    def notice(self) -> str | None:
        """The key of what the page tells."""
        return None if self.model.notice is None else self.model.notice.key

    def send(self, *messages: Message) -> Table:
        """Let things happen."""
        for message in messages:
            self.model, effects = update(self.model, message)
            self.effects += effects
        return self

    def cell(self, *names: str) -> Table:
        """Tap cells."""
        return self.send(*(CellActivated(parse_cell(name)) for name in names))

    def piece(self, *names: str) -> Table:
        """Tap pieces of the reserve."""
        return self.send(*(PieceActivated(parse_piece(name)) for name in names))

    def act(self, *actions: str) -> Table:
        """Use controls."""
        return self.send(*(Acted(Action(action)) for action in actions))

    def line(self, name: str) -> Table:
        """Choose a line in the list of a call."""
        return self.send(FieldChanged("line", name))

    def give(self, piece: str) -> Table:
        """Choose a piece and give it."""
        return self.piece(piece).act("give")

    def show(self, *cells: str) -> Table:
        """Press QUARTO! and show four cells."""
        return self.act("call").cell(*cells).act("show")
