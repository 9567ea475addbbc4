"""My games: the library, where games are found, opened, named, starred and handed out.

What is shown follows at once; what is kept follows by effects, and where the device
refuses, the library is read again as it is.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar

from quarto.app.effects import Effect, Focus
from quarto.app.messages import FieldChanged
from quarto.app.places import PlaceName, arrivals, handing, laying
from quarto.app.places.news import (
    Breathed,
    Did,
    Gathered,
    Measured,
    Reshelved,
    Shelved,
)
from quarto.app.places.shelf import found, merged, oldest, part_of
from quarto.app.text import Text, text
from quarto.app.vaulted import Browse, Gather, Measure, Reshelve, SetGamesAside
from quarto.saves.library import MOST_GAMES, Entry
from quarto.saves.tables import plain_name

if TYPE_CHECKING:
    from quarto.app.clock import ClockScene
    from quarto.app.focus import Update
    from quarto.app.messages import Message
    from quarto.app.model import Model
    from quarto.app.places.shelf import Shelf
    from quarto.saves.device import Device

SEARCH_FIELD, TITLE_FIELD, FILE_FIELD = "games-search", "game-title", "games-file"
PAGE = 30
LONGEST_QUERY = 100
# Where the device is full, as many are offered to go at a time.
SOME = 50


@dataclass(frozen=True, slots=True)
class Games:
    """The library and what somebody does with it.

    total: how many games there are; is_whole: all have been read.
    newer: how many were written by a newer version; aside: could not be read.
    shown: as many of those found as are listed. picked: the key of the open one.
    title: what is being typed. deleted: what can be taken back.
    arriving: a file that is being looked through; device: one that waits for a word.
    used, free: bytes.
    """

    name: ClassVar[PlaceName] = PlaceName.GAMES
    clock_scene: ClassVar[ClockScene | None] = None
    entries: Shelf = field(default_factory=dict)
    total: int = 0
    is_whole: bool = False
    newer: int = 0
    aside: int = 0
    query: str = ""
    shown: int = PAGE
    picked: str = ""
    title: str = ""
    deleted: Shelf = field(default_factory=dict)
    arriving: arrivals.Arrival | None = None
    device: Device | None = None
    used: int | None = None
    free: int | None = None
    gathers: str = ""
    said: tuple[Text, ...] = ()
    said_number: int = 0

    @property
    def found(self) -> Shelf:
        """The games that are looked for."""
        return found(self.entries, self.query)

    def saying(self, said: Text) -> Games:
        """Return the place with an answer."""
        return replace(self, said=(said,), said_number=self.said_number + 1)


def entered(model: Model) -> tuple[Games, tuple[Effect, ...]]:
    """Return an empty library, until what is kept has been read."""
    if model.assigned is not None:
        return Games(is_whole=True), ()
    return Games(), (Browse(),)


def handled(model: Model, message: Message) -> Update:
    """Do what a message asks."""
    place = model.place
    assert isinstance(place, Games)
    if model.assigned is not None:
        # The table is somebody else's, and so is the time here.
        return model, ()
    match message:
        case Did(what, value):
            return _did(model, place, what, value)
        case FieldChanged(name, value):
            return _filled(model, place, name, value)
        case Breathed():
            return arrivals.looked(model, place)
        case Shelved():
            return _read(model, place, message)
        case Reshelved(is_done):
            return _reshelved(model, place, is_done=is_done)
        case Measured(used, free):
            return replace(model, place=replace(place, used=used, free=free)), ()
        case Gathered():
            return handing.gathered(model, place, message)
        case _:
            return model, ()


def room_of(place: Games, *, is_refused: bool) -> tuple[int, int]:
    """Return how many games are to go, and how many of those may.

    It is by the library's own bound, or because the device refuses to write.
    """
    count = max(place.total - MOST_GAMES, SOME if is_refused else 0, 0)
    # Before all have been read, nobody knows which are the oldest.
    if not place.is_whole or not place.entries:
        return 0, 0
    return count, len(oldest(place.entries, count))


def _did(model: Model, place: Games, what: str, value: str) -> Update:
    entry = place.entries.get(value)
    match what:
        case "pick" if entry is not None:
            is_open = place.picked == value
            picked = replace(place, picked="" if is_open else value, title=entry.title)
            return replace(model, place=picked), ()
        case "open" if entry is not None:
            return laying.opened(model, place, entry)
        case "star" if entry is not None:
            starred = replace(entry, is_starred=not entry.is_starred)
            return _put(model, place, value, starred)
        case "name" if entry is not None:
            named = replace(entry, title=" ".join(place.title.split()))
            said = place.saying(text("games.named"))
            return _put(model, said, value, named)
        case "delete" if entry is not None:
            return _deleted(model, place, {value: entry})
        case "text" | "json" if entry is not None:
            return model, (handing.file(handing.ONE, what, (entry,)),)
        case _:
            return _with_all(model, place, what)


def _with_all(model: Model, place: Games, what: str) -> Update:
    match what:
        case "undo" if place.deleted:
            back = merged(place.entries, place.deleted)
            total = place.total + len(place.deleted)
            after = replace(place, entries=back, total=total, deleted={})
            after = after.saying(text("games.restored"))
            games = tuple(place.deleted.values())
            effects = (Reshelve(games), Focus("place", ""))
            return replace(model, place=after), effects
        case "more":
            return replace(model, place=replace(place, shown=place.shown + PAGE)), ()
        case "text-all" | "json-all":
            kind = what.partition("-")[0]
            return model, (handing.file(handing.ALL, kind, place.found.values()),)
        case "everything" | "aside":
            return replace(model, place=replace(place, gathers=what)), (Gather(),)
        case "room":
            count, _ = room_of(place, is_refused=model.is_warned)
            return _deleted(model, place, oldest(place.entries, count))
        case "adopt" if place.device is not None:
            return arrivals.adopted(model, place, place.device)
        case "refuse":
            after = replace(place, device=None)
            return replace(model, place=after), (Focus("place", ""),)
        case _:
            return model, ()


def _filled(model: Model, place: Games, name: str, value: str) -> Update:
    match name:
        case "games-search":
            query = value[:LONGEST_QUERY]
            after = replace(place, query=query, shown=PAGE, picked="")
        case "game-title":
            after = replace(place, title=plain_name(value))
        case "games-file":
            return arrivals.begun(model, place, value)
        case _:
            after = place
    return replace(model, place=after), ()


def _put(model: Model, place: Games, key: str, entry: Entry) -> Update:
    """Keep a game that is named or marked otherwise, on the table too."""
    mark = model.entry
    if mark is not None and mark.key == key:
        mark = replace(mark, title=entry.title, is_starred=entry.is_starred)
    after = replace(place, entries={**place.entries, key: entry})
    return replace(model, place=after, entry=mark), (Reshelve((entry,)),)


def _deleted(model: Model, place: Games, gone: Shelf) -> Update:
    keys = tuple(gone)
    left = {key: one for key, one in place.entries.items() if key not in gone}
    after = replace(
        place,
        entries=left,
        total=place.total - len(keys),
        picked="",
        deleted=gone,
    ).saying(text("games.deleted", count=len(keys)))
    return replace(model, place=after), (Reshelve((), keys), Focus("do", "undo:"))


def _read(model: Model, place: Games, message: Shelved) -> Update:
    part = part_of(message.games)
    after = replace(
        place,
        entries=merged(place.entries, part.entries),
        total=message.total,
        newer=place.newer + part.newer,
        aside=place.aside + len(part.damaged),
        is_whole=message.is_last,
    )
    # The list comes before what is told below it.
    effects: tuple[Effect, ...] = (Measure(),) if message.is_last else ()
    if part.damaged:
        effects = (*effects, SetGamesAside(part.damaged))
    return replace(model, place=after), effects


def _reshelved(model: Model, place: Games, *, is_done: bool) -> Update:
    if is_done and all(entry.date for entry in place.entries.values()):
        return model, (Measure(),)
    if is_done:
        # Some had no date before they were kept, and so another key.
        anew = replace(place, entries={}, newer=0, is_whole=False)
        return replace(model, place=anew), (Browse(),)
    again = replace(place, entries={}, newer=0, is_whole=False, deleted={})
    said = again.saying(text("games.refused"))
    return replace(model, place=said), (Browse(),)
