"""A device whose storage fails and lies, and the page on it, without a browser.

Local storage, the database and the journal between them do what docs/saves.md says of
them, until one is told to fail. What a page had under way goes with it.
"""

from __future__ import annotations

import copy
import json
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import Enum, auto
from functools import cache
from typing import TYPE_CHECKING

from quarto.app.effects import Effect, SetAside, Store
from quarto.app.keeping import GAME_KEY
from quarto.app.messages import Message, StorageChanged
from quarto.app.opening import Found, opened
from quarto.app.parts import Keeper
from quarto.app.update import update
from quarto.app.vaulted import Mirror
from quarto.saves.library import format_entry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from quarto.app.focus import Update
    from quarto.app.model import Model
    from quarto.saves.library import Entry

JOURNAL = "quarto-journal"
# Games with their keys, the keys of those that go, and whether they come again.
Change = tuple[list[list[str]], list[str], bool]


class Fault(Enum):
    """What a keeper does instead of writing. LATE, LATER: by one write, or two."""

    REFUSED = auto()
    LOST = auto()
    TORN = auto()
    LATE = auto()
    LATER = auto()


Faults = dict[Keeper, Fault]


@dataclass
class Device:
    """What is on the disk, and what is under way. A database read as text: `mirror`."""

    texts: dict[str, str] = field(default_factory=dict)
    mirror: str | None = None
    games: dict[str, str] = field(default_factory=dict)
    aside: list[str] = field(default_factory=list)
    faults: Faults = field(default_factory=dict)
    noted: list[Change] = field(default_factory=list)
    held: list[Change] = field(default_factory=list)
    refused: set[str] = field(default_factory=set)
    has_failed: bool = False
    late_texts: list[dict[str, str | None]] = field(default_factory=list)
    late_mirrors: list[tuple[str, list[Change]]] = field(default_factory=list)
    now: datetime = datetime(2026, 12, 1)  # noqa: DTZ001  # as a device shows it

    def killed(self) -> Device:
        """Return what is left, as the next page finds it."""
        left = copy.deepcopy((self.texts, self.mirror, self.games, self.aside))
        return Device(*left, now=self.now)

    def copied(self) -> Device:
        """Return the same once more."""
        return copy.deepcopy(self)

    def perform(self, effects: tuple[Effect, ...]) -> Iterator[Message]:
        """Do what is asked for, in its order; give what is reported."""
        self.now += timedelta(seconds=1)
        for effect in effects:
            match effect:
                case Store(key, text):
                    yield from self._store(key, text)
                case SetAside(key, _, Keeper.LOCAL):
                    self.aside.append(self.texts.pop(key))
                case SetAside():
                    assert self.mirror is not None
                    self.aside.append(self.mirror)
                    self.mirror = None
                case Mirror(_, text, entries, gone, is_again):
                    change = self._dated(entries), list(gone), is_again
                    yield from self._keep(text, change)
                case _:
                    pass

    def own(self) -> None:
        """Bring to the library what an earlier page noted."""
        words = self.texts.get(JOURNAL, "[]")
        try:
            changes: list[Change] = [tuple(one) for one in json.loads(words)]
        except ValueError:
            self.aside.append(words)
            changes = []
        self._shelve(changes)
        self.texts.pop(JOURNAL, None)

    def _store(self, key: str, text: str) -> Iterator[Message]:
        failed = bool(self.refused)
        if self.faults.get(Keeper.LOCAL) is Fault.REFUSED:
            self.refused.add(key)
        else:
            self.refused.discard(key)
            self._write(key, text)
        if failed != bool(self.refused):
            yield StorageChanged(Keeper.LOCAL, works=failed)

    def _write(self, key: str, text: str | None) -> None:
        """Put a text, or take it out: what needs no room is never refused."""
        fault = self.faults.get(Keeper.LOCAL)
        if fault is Fault.LOST or (fault is Fault.REFUSED and text is not None):
            return
        # What was written in one step is late, or gone, together.
        if key == GAME_KEY or not self.late_texts:
            self.late_texts.append({})
        if fault is Fault.TORN and text is not None:
            text = torn(text)
        self.late_texts[-1][key] = text
        while len(self.late_texts) > lag(fault):
            for name, words in self.late_texts.pop(0).items():
                if words is None:
                    self.texts.pop(name, None)
                else:
                    self.texts[name] = words

    def _keep(self, text: str, change: Change) -> Iterator[Message]:
        fault = self.faults.get(Keeper.MIRROR)
        if any(change):
            self._note([*self.noted, change])
        changes, self.held = [*self.held, change], []
        if (fault is Fault.REFUSED) != self.has_failed:
            yield StorageChanged(Keeper.MIRROR, works=self.has_failed)
        self.has_failed = fault is Fault.REFUSED
        if fault is Fault.REFUSED:
            self.held = changes
        elif fault is Fault.LOST:
            self._settle(changes)
        else:
            words = torn(text) if fault is Fault.TORN else text
            self.late_mirrors.append((words, changes))
            while len(self.late_mirrors) > lag(fault):
                self.mirror, done = self.late_mirrors.pop(0)
                self._shelve(done)
                self._settle(done)

    def _note(self, changes: list[Change]) -> None:
        self.noted = changes
        self._write(JOURNAL, json.dumps(changes) if changes else None)

    def _settle(self, changes: list[Change]) -> None:
        left = [one for one in self.noted if one not in changes]
        if left != self.noted:
            self._note(left)

    def _shelve(self, changes: list[Change]) -> None:
        for games, gone, is_again in changes:
            for key in gone:
                self.games.pop(key, None)
            there = {key[-8:] for key in self.games} if is_again else set()
            self.games.update(
                (key, text) for key, text in games if key[-8:] not in there
            )

    def _dated(self, entries: tuple[Entry, ...]) -> list[list[str]]:
        dated = (replace(one, date=self.now.isoformat()) for one in entries)
        return [[one.key, format_entry(one)] for one in dated]


class Visit:
    """A page that has been opened on a device."""

    def __init__(self, device: Device) -> None:
        """Open it."""
        self.device = device
        device.own()
        self.model, effects = _opened(device.texts.get(GAME_KEY), device.mirror)
        self._perform(effects)

    @classmethod
    def at(cls, model: Model, device: Device) -> Visit:
        """Go back to a moment of a visit, on the device as it was then."""
        visit = cls.__new__(cls)
        visit.model, visit.device = model, device.copied()
        return visit

    def send(self, message: Message) -> None:
        """Let something happen, and everything that follows from it."""
        self.model, effects = update(self.model, message)
        self._perform(effects)

    def _perform(self, effects: tuple[Effect, ...]) -> None:
        for report in tuple(self.device.perform(effects)):
            self.send(report)


@cache
def _opened(game: str | None, mirror: str | None) -> Update:
    # A pure function, and many faults leave the same.
    return opened(Found(game=game, mirror=mirror, mirrors=True, settings="{}"))


def lag(fault: Fault | None) -> int:
    """Return how many writes are still to be done when a keeper tells of one."""
    return {Fault.LATE: 1, Fault.LATER: 2}.get(fault, 0) if fault else 0


def torn(text: str) -> str:
    """Return the half of a text that was written."""
    return text[: len(text) // 2]
