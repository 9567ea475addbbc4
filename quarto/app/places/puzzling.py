"""Puzzles: one a day, and as many as somebody likes, each with one right answer.

Nothing is counted against anybody: no time, no row of days. What was not found waits in
a list of its own until it is solved, and comes to nobody who does not ask for it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.app.effects import AskDay, Copy, DrawSeed, Focus, Recall, SetAside, Store
from quarto.app.locks import Lock
from quarto.app.messages import CellActivated, Copied, PieceActivated
from quarto.app.places.news import DayTold, Did, Recalled, SeedDrawn
from quarto.app.places.trying import Puzzling, afresh, chosen, saying, tapped, used
from quarto.app.problems import LEVELS, Answer, Kind
from quarto.app.problems.days import day_of, number_of
from quarto.app.problems.finding import problem_of
from quarto.app.problems.keys import key_of
from quarto.app.settings import member
from quarto.app.text import text
from quarto.saves.fields import SaveError
from quarto.saves.puzzles import format_puzzles, parse_puzzles

if TYPE_CHECKING:
    from quarto.app.effects import Effect
    from quarto.app.focus import Update
    from quarto.app.messages import Message
    from quarto.app.model import Model
    from quarto.app.problems.keys import Key

KEY, ASIDE_KEY = "quarto.puzzles", "quarto.puzzles-damaged"


def entered(_model: Model) -> tuple[Puzzling, tuple[Effect, ...]]:
    """Return the place before the day is known."""
    return Puzzling(), (Recall(KEY), DrawSeed(), AskDay())


def handled(model: Model, message: Message) -> Update:
    """Do what a message asks, and keep what has changed."""
    place = model.place
    assert isinstance(place, Puzzling)
    if isinstance(message, Recalled):
        return _recalled(model, place, message)
    after, effects = _done(model, place, message)
    if after.saved != place.saved and model.assigned is None:
        effects = (*effects, Store(KEY, format_puzzles(after.saved)))
    return replace(model, place=after), effects


def _recalled(model: Model, place: Puzzling, message: Recalled) -> Update:
    if message.key != KEY or message.text is None or model.assigned is not None:
        return model, ()
    try:
        saved = parse_puzzles(message.text)
    except SaveError as error:
        said = saying(place, text(f"kept.{error.reason}"))
        return replace(model, place=said), (SetAside(KEY, ASIDE_KEY),)
    return replace(model, place=replace(place, saved=saved)), ()


def _done(
    model: Model, place: Puzzling, message: Message
) -> tuple[Puzzling, tuple[Effect, ...]]:
    match message:
        case SeedDrawn(seed):
            return replace(place, seed=seed), ()
        case DayTold(day):
            return _on_day(place, day), ()
        case CellActivated(cell):
            return tapped(place, cell), ()
        case PieceActivated(piece):
            return chosen(place, piece), ()
        case Copied(is_done):
            key = "puzzle.copied" if is_done else "puzzle.not_copied"
            return saying(place, text(key)), ()
        case Did("link") if place.key is not None:
            page = "" if model.sharing is None else model.sharing.address
            link = f"{page}?place={place.name}&puzzle={place.key.name}"
            return place, (Copy(link),)
        case Did("today"):
            # Another day may have begun meanwhile.
            after = _led(place, message)
            return after, (AskDay(), *_focus(place, after))
        case Did("list"):
            return replace(place, is_listing=not place.is_listing), ()
        case Did("hint" | "show") if Lock.HINTS in model.locks:
            return place, ()
        case Did("check" | "none" | "hint" | "show" | "again"):
            return used(place, message.what), ()
        case Did():
            after = _led(place, message)
            return after, _focus(place, after)
        case _:
            return place, ()


def _focus(before: Puzzling, after: Puzzling) -> tuple[Effect, ...]:
    """Return the way of the keyboard to the question, where that is a new one."""
    return () if after.key is before.key else (Focus("task", ""),)


def _on_day(place: Puzzling, day: str) -> Puzzling:
    """Take the day; its puzzle is shown unless one was asked for, or is begun."""
    key, shown = key_of(day), place.key
    is_old = shown is not None and shown.day == (place.today or day) != day
    is_new = is_old and place.answer == Answer() and not place.told
    place = replace(place, today=day)
    if key is None or not (shown is None or is_new):
        return place
    # What was said of an address, or of what was kept, has not been read yet.
    opened = _with_key(place, key)
    return replace(opened, said=place.said, said_number=place.said_number)


def _led(place: Puzzling, did: Did) -> Puzzling:
    """Return the place with another puzzle, if a control leads to one."""
    key, value = place.key, did.value
    if did.what == "open":
        found = key_of(value)
        if found is None:
            return saying(place, text("puzzle.unknown"))
        return _with_key(place, found)
    if key is None:
        return place
    match did.what:
        case "kind":
            key = replace(key, kind=member(Kind, value) or key.kind)
        case "level" if value in map(str, LEVELS):
            key = replace(key, level=int(value))
        case "squares":
            key = replace(key, blocks=not key.blocks)
        case "today" | "earlier" | "later":
            return _other_day(place, key, did.what)
        case "another":
            pass
        case _:
            return place
    after = replace(place, drawn=place.drawn + 1)
    return _with_key(after, key.next(place.seed + place.drawn))


def _other_day(place: Puzzling, key: Key, what: str) -> Puzzling:
    """Go to today's puzzle, or to that of the day before or after the one shown."""
    today = number_of(place.today) or 0
    shown = number_of(key.day)
    if what == "today" or shown is None:
        number = today
    else:
        number = min(shown + (1 if what == "later" else -1), max(today, shown))
    found = key_of(day_of(number))
    return place if found is None or found == key else _with_key(place, found)


def _with_key(place: Puzzling, key: Key) -> Puzzling:
    return replace(afresh(place), key=key, problem=problem_of(key), knows=False)
