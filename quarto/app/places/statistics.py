"""Statistics: what the finished games of this device's library add up to.

The library is read, then every game that counts is gone through once, a few at a time,
so that the page answers meanwhile.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar

from quarto.ai.levels import Level
from quarto.app.effects import Download, Effect, Print
from quarto.app.facts import facts_of
from quarto.app.places import PlaceName
from quarto.app.places.news import Breathed, Did, Shelved
from quarto.app.places.reports import CSV_FILE, JSON_FILE, json_text, rows
from quarto.app.places.shelf import merged, part_of
from quarto.app.places.tallies import TWO, Counted, Tally, counted, tallies
from quarto.app.vaulted import Breathe, Browse
from quarto.engine.errors import NotationError

if TYPE_CHECKING:
    from quarto.app.clock import ClockScene
    from quarto.app.focus import Update
    from quarto.app.messages import Message
    from quarto.app.model import Model
    from quarto.app.places.shelf import Shelf

# Games that are gone through without a pause: less than a twentieth of a second.
PORTION = 10
# The newest, for who wants to know how it goes now.
LAST = 20
SPANS = ("all", "last")
EVERYBODY = ""


@dataclass(frozen=True, slots=True)
class Statistics:
    """Numbers, and which games they are of.

    entries: what has been read of the library; total: how many games it holds;
    is_whole: all have been read. games: those that count, the newest first, once all
    have been read; checked: as many of them as have been gone through.
    span: all, or the last; against: a level, two people, or everybody.
    tallies: of the games chosen, once all have been gone through.
    """

    name: ClassVar[PlaceName] = PlaceName.STATISTICS
    clock_scene: ClassVar[ClockScene | None] = None
    entries: Shelf = field(default_factory=dict)
    total: int = 0
    is_whole: bool = False
    games: tuple[Counted, ...] = ()
    checked: int = 0
    span: str = SPANS[0]
    against: str = EVERYBODY
    tallies: tuple[Tally, ...] = ()

    @property
    def is_ready(self) -> bool:
        """Whether every game that counts has been gone through."""
        return self.is_whole and self.checked >= len(self.games)

    @property
    def opponents(self) -> tuple[str, ...]:
        """Those that there are games against: levels, then two people."""
        there = {game.against for game in self.games}
        return tuple(name for name in (*Level, TWO) if name in there)

    @property
    def chosen(self) -> tuple[Counted, ...]:
        """The games that the numbers are of."""
        games = tuple(
            one for one in self.games if self.against in (EVERYBODY, one.against)
        )
        return games[:LAST] if self.span == "last" else games


def entered(model: Model) -> tuple[Statistics, tuple[Effect, ...]]:
    """Return no numbers, until what is kept has been read."""
    if model.assigned is not None:
        return Statistics(is_whole=True), ()
    return Statistics(), (Browse(),)


def handled(model: Model, message: Message) -> Update:
    """Do what a message asks."""
    place = model.place
    assert isinstance(place, Statistics)
    if model.assigned is not None:
        # The games are of whoever sits at this device, not of this table.
        return model, ()
    match message:
        case Shelved():
            after, effects = _read(place, message)
        case Breathed():
            after, effects = _gone_on(place)
        case Did(what, value):
            after, effects = _did(place, what, value)
        case _:
            after, effects = place, ()
    return replace(model, place=after), effects


def _read(place: Statistics, message: Shelved) -> tuple[Statistics, tuple[Effect, ...]]:
    # What cannot be read counts nowhere; the library itself sets it aside.
    entries = merged(place.entries, part_of(message.games).entries)
    after = replace(place, entries=entries, total=message.total)
    if not message.is_last:
        return after, ()
    found = (counted(entry) for entry in entries.values())
    games = tuple(one for one in found if one is not None)
    whole = replace(after, is_whole=True, games=games, checked=0)
    return _gone_on(whole)


def _gone_on(place: Statistics) -> tuple[Statistics, tuple[Effect, ...]]:
    """Go through the next games; add everything up where those were the last."""
    if not place.is_whole:
        return place, ()
    start, end = place.checked, place.checked + PORTION
    sound = tuple(game for game in place.games[start:end] if _is_sound(game))
    games = (*place.games[:start], *sound, *place.games[end:])
    after = replace(place, games=games, checked=start + len(sound))
    if after.is_ready:
        return _added_up(after), ()
    return after, (Breathe(),)


def _is_sound(game: Counted) -> bool:
    """Whether a game can be gone through; it is not done twice."""
    try:
        facts_of(game.record)
    except NotationError:
        return False
    return True


def _did(
    place: Statistics, what: str, value: str
) -> tuple[Statistics, tuple[Effect, ...]]:
    if not place.is_ready:
        return place, ()
    match what:
        case "span" if value in SPANS:
            return _added_up(replace(place, span=value)), ()
        case "against" if value in (EVERYBODY, *place.opponents):
            return _added_up(replace(place, against=value)), ()
        case "print":
            return place, (Print(),)
        case "csv":
            return place, (Download(CSV_FILE, rows(place.tallies, place.chosen)),)
        case "json":
            text = json_text(place.tallies, place.chosen)
            return place, (Download(JSON_FILE, text),)
        case _:
            return place, ()


def _added_up(place: Statistics) -> Statistics:
    return replace(place, tallies=tallies(place.chosen))
