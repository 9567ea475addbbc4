"""The hands: each effect performed, its answer sent as a message."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, assert_never

from pyscript import window

from quarto.app.effects import (
    Advise,
    Alarm,
    AskDay,
    Cease,
    Copy,
    Download,
    Draw,
    DrawLot,
    DrawSeed,
    Effect,
    Erase,
    Examine,
    Focus,
    Hurry,
    Play,
    Prepare,
    Print,
    Recall,
    Reveal,
    Send,
    SetAside,
    Store,
    Tell,
    Think,
    Wait,
)
from quarto.app.keeping import SETTINGS_KEY
from quarto.app.messages import (
    LotDrawn,
    Message,
    StepDue,
    StorageChanged,
    Ticked,
)
from quarto.app.parts import Keeper
from quarto.app.places.news import DayTold, Recalled, SeedDrawn
from quarto.app.vaulted import Vaulted
from quarto.engine.match import PLAYERS, PlayerNumber
from quarto.web import clipboard, files
from quarto.web.sound import Speaker
from quarto.web.vault import Vault

if TYPE_CHECKING:
    from collections.abc import Callable

    from quarto.app.scene import Scene
    from quarto.web.frame import Frame
    from quarto.web.screen import Screen
    from quarto.web.store import Store as Storage
    from quarto.web.thinker import Thinker


class Devices:
    """Screen, storage, chance and time of this browser."""

    def __init__(self, screen: Screen, storage: Storage) -> None:
        """Take the devices."""
        self._screen = screen
        self._storage = storage
        # The keys of texts that could not be kept.
        self._refused: set[str] = set()
        self.vault = Vault(storage, self._answer)
        self._speaker = Speaker()
        self.send: Callable[[Message], None] = _nobody
        self._thinker: Thinker | None = None
        self.frame: Frame | None = None
        self._alarm: asyncio.TimerHandle | None = None

    def tell_time(self) -> None:
        """Say what time it is, by a clock that never goes back."""
        self.send(Ticked(window.performance.now() / 1000))

    def draw_lot(self) -> PlayerNumber:
        """Return a player by chance."""
        return PLAYERS[self._chance(len(PLAYERS))]

    @staticmethod
    def _chance(count: int) -> int:
        """Return a number below `count`, by the browser: Python's own starts later."""
        return int(window.Math.random() * count)

    def show(self, scene: Scene) -> None:
        """Make the page look like a scene."""
        self._screen.show(scene)

    def perform(self, effect: Effect) -> None:
        """Do what an effect asks."""
        match effect:
            case Think() | Advise() | Examine() | Cease() | Hurry() | Prepare():
                self._think(effect)
            case Wait(ticket, seconds):
                self._later(seconds, lambda: StepDue(ticket))
            case Alarm(seconds):
                self._set_alarm(seconds)
            case DrawLot() | DrawSeed() | AskDay():
                self._draw(effect)
            case Copy() | Print() | Download() | Send() | Draw():
                self._hand_out(effect)
            case Store() | SetAside() | Erase() | Recall():
                self._keep(effect)
            case _ if isinstance(effect, Vaulted):
                self.vault.perform(effect)
            case Play(sound):
                self._speaker.play(sound)
            case Focus() | Reveal():
                self._lead(effect)
            case Tell():
                if self.frame is not None:
                    self.frame.tell(effect)
            case _:
                assert_never(effect)

    def failed(self, error: Exception) -> None:
        """Tell of an error."""
        from quarto.web.faults import tell  # noqa: PLC0415  # as the thinker

        tell(error)

    def _lead(self, effect: Focus | Reveal) -> None:
        move = self._screen.focus if isinstance(effect, Focus) else self._screen.reveal
        move(effect.name, effect.value)

    def _think(
        self, effect: Think | Advise | Examine | Cease | Hurry | Prepare
    ) -> None:
        from quarto.ai.question import Question  # noqa: PLC0415  # as the thinker

        thinker = self._ready_thinker()
        match effect:
            case Think(ticket, game, level):
                seed = self._chance(2**32)
                thinker.ask(ticket, Question(game, level, seed))
            case Advise(ticket, game):
                thinker.ask(ticket, Question(game, None, seed=0))
            case Examine(game):
                thinker.review(game)
            case Cease():
                thinker.drop()
            case Hurry():
                thinker.hurry()
            case Prepare():
                thinker.prepare()

    def _ready_thinker(self) -> Thinker:
        """Return who thinks; two people at a table start without."""
        if self._thinker is None:
            from quarto.web.thinker import Thinker  # noqa: PLC0415

            self._thinker = Thinker(self._answer)
        return self._thinker

    def _draw(self, effect: DrawLot | DrawSeed | AskDay) -> None:
        match effect:
            case DrawLot():
                self.send(LotDrawn(self.draw_lot()))
            case DrawSeed():
                self.send(SeedDrawn(self._chance(2**32)))
            case AskDay():
                now = window.Date.new()
                month, date = now.getMonth() + 1, now.getDate()
                self.send(DayTold(f"{now.getFullYear():04}-{month:02}-{date:02}"))

    def _hand_out(self, effect: Copy | Print | Download | Send | Draw) -> None:
        match effect:
            case Send(link):
                clipboard.send_on(link)
            case Copy(text):
                clipboard.copy(text, self.send)
            case Print():
                window.print()
            case Download(name, content):
                files.hand_out(name, content, self._screen.say)
            case Draw(name, position):
                # Seldom asked for, and everybody waits for the start.
                from quarto.web.picture import hand_out  # noqa: PLC0415

                hand_out(name, position)

    def _keep(self, effect: Store | SetAside | Erase | Recall) -> None:
        match effect:
            case Store(key, text):
                self._store(key, text)
            case SetAside(key, aside, keeper):
                if keeper is Keeper.MIRROR:
                    self.vault.set_aside()
                else:
                    self._storage.set_aside(key, aside)
            case Recall(key):
                self.send(Recalled(key, self._storage.read(key)))
            case Erase():
                self._storage.erase()
                self.vault.erase(self._screen.begin_anew)

    def _store(self, key: str, text: str) -> None:
        if key != SETTINGS_KEY and not self.vault.is_ours:
            # Another tab has taken the game, and this one is about to be told.
            return
        failed = bool(self._refused)
        if self._storage.write(key, text):
            self._refused.discard(key)
        else:
            self._refused.add(key)
        # A short text may still find room where a long one does not.
        if failed != bool(self._refused):
            self.send(StorageChanged(Keeper.LOCAL, works=failed))

    def _answer(self, message: Message) -> None:
        self.send(message)

    def _set_alarm(self, seconds: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if seconds is not None:
            loop = asyncio.get_event_loop()
            self._alarm = loop.call_later(seconds, self.tell_time)

    def _later(self, seconds: float, message: Callable[[], Message]) -> None:
        loop = asyncio.get_event_loop()
        loop.call_later(seconds, lambda: self.send(message()))


def _nobody(message: Message) -> None:
    raise AssertionError(message)
