"""A file comes to the library: read, looked through a few games at a time, merged.

Nothing of it is taken until all of it is known to be sound: every game is replayed, in
portions, so that the page answers meanwhile.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from quarto.app.effects import Effect, Focus
from quarto.app.keeping import (
    BOARD_KEY,
    FEWEST_PLIES,
    GAME_KEY,
    entry_of,
    seated,
)
from quarto.app.parts import Kept, Turn
from quarto.app.places.shelf import is_sound, merged, shelf_of
from quarto.app.text import text
from quarto.app.vaulted import Adopt, Breathe, Reshelve
from quarto.saves.device import Device, parse_device
from quarto.saves.fields import SaveError, SaveReason
from quarto.saves.library import MOST_GAMES, TOO_MANY, Entry, parse_library
from quarto.saves.schema import format_save, parse_save

if TYPE_CHECKING:
    from quarto.app.focus import Update
    from quarto.app.model import Model
    from quarto.app.places.games import Games
    from quarto.saves.schema import Save

# Games that are replayed without a pause: less than a twentieth of a second.
PORTION = 12
# They belong to a page that is open, or are damaged there.
NOT_TAKEN = frozenset({GAME_KEY, BOARD_KEY, "quarto.probe"})
_DAMAGED = re.compile(r"damaged(-\d)?\Z")


@dataclass(frozen=True, slots=True)
class Arrival:
    """A file that is being looked through.

    checked: as many of its games as are sound. device: all of it, where it is a copy of
    a whole device.
    """

    entries: tuple[Entry, ...]
    checked: int = 0
    device: Device | None = None


def begun(model: Model, place: Games, words: str) -> Update:
    """Read a file; whatever it is, it gets its sentence."""
    words = words.strip("\ufeff \t\r\n")
    try:
        arrival = _read(words)
    except SaveError as error:
        if error.field == TOO_MANY:
            return _said(model, place, "games.file_more", most=MOST_GAMES)
        key = "games.file_empty" if not words else f"games.file_{error.reason}"
        return _said(model, place, key)
    new = merged(place.entries, shelf_of(arrival.entries))
    if len(new) > MOST_GAMES and len(new) > len(place.entries):
        return _said(model, place, "games.file_too_many", count=len(arrival.entries))
    after = replace(place, arriving=arrival, device=None, deleted={})
    return replace(model, place=after), (Breathe(),)


def looked(model: Model, place: Games) -> Update:
    """Look through the next games of the file; take it where all of them are sound."""
    arrival = place.arriving
    if arrival is None:
        return model, ()
    until = arrival.checked + PORTION
    if not all(is_sound(e) for e in arrival.entries[arrival.checked : until]):
        return _said(model, replace(place, arriving=None), "games.file_damaged")
    if until < len(arrival.entries):
        further = replace(place, arriving=replace(arrival, checked=until))
        return replace(model, place=further), (Breathe(),)
    done = replace(place, arriving=None)
    if arrival.device is not None:
        asking = replace(done, device=arrival.device, said=())
        return replace(model, place=asking), (Focus("do", "adopt:"),)
    return _taken(model, done, arrival.entries)


def adopted(model: Model, place: Games, device: Device) -> Update:
    """Take a whole device in the place of what is here; the games of both stay."""
    texts = [(k, t) for k, t in device.texts.items() if not _is_left(k)]
    try:
        save = parse_save(device.texts.get(GAME_KEY, ""))
        newer = replace(save, counter=model.counter + 1)
        texts.append((GAME_KEY, format_save(newer)))
    except SaveError:
        # The table here stays.
        newer = None
    entries = [*device.entries]
    if newer is not None:
        entries += _running(model)
    effects: tuple[Effect, ...] = (Reshelve(tuple(entries)), Adopt(tuple(texts)))
    return replace(model, place=replace(place, device=None)), effects


def _taken(model: Model, place: Games, entries: tuple[Entry, ...]) -> Update:
    arrived = shelf_of(entries)
    new = {key: one for key, one in arrived.items() if key not in place.entries}
    if not new:
        return _said(model, place, "games.nothing_new")
    after = replace(
        place,
        entries=merged(place.entries, new),
        total=place.total + len(new),
        query="",
    ).saying(text("games.arrived", count=len(new), known=len(entries) - len(new)))
    return replace(model, place=after), (Reshelve(tuple(new.values())),)


def _read(words: str) -> Arrival:
    """Read a file of games, of a whole device, or of a single game."""
    try:
        return Arrival(parse_library(words))
    except SaveError as error:
        # Too long for a library, it may still be a whole device.
        if error.reason is not SaveReason.NOT_OURS:
            raise
    try:
        device = parse_device(words)
        return Arrival(device.entries, device=device)
    except SaveError as error:
        if error.reason is not SaveReason.NOT_OURS or error.field != "format":
            raise
    return Arrival((_single(parse_save(words)),))


def _single(save: Save) -> Entry:
    """Return the game of a file that holds no other."""
    turn = Turn(staged=save.staged, chosen=save.chosen)
    return entry_of(Kept(save.game, save.match, seated(save.players), turn, ()), None)


def _running(model: Model) -> tuple[Entry, ...]:
    table = model.lesson.kept if model.lesson is not None else model.aside or model
    is_over = table.game.outcome is not None
    is_short = len(table.game.plies) < FEWEST_PLIES
    return () if is_over or is_short else (entry_of(table, model.entry),)


def _is_left(key: str) -> bool:
    return key in NOT_TAKEN or _DAMAGED.search(key) is not None


def _said(model: Model, place: Games, key: str, **gaps: int) -> Update:
    return replace(model, place=place.saying(text(key, **gaps))), ()
