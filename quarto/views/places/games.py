"""My games: what is looked for, the list, and what can be done with all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.places.games import (
    FILE_FIELD,
    SEARCH_FIELD,
    Games,
    room_of,
)
from quarto.app.text import text
from quarto.views.markup import Element, el
from quarto.views.places.entries import entry_list
from quarto.views.places.parts import answer, control, row

if TYPE_CHECKING:
    from quarto.app.scene import Scene
    from quarto.app.text import Text
    from quarto.views.strings import Strings

SHORTEST_SEARCH = 5


def games_body(place: Games, scene: Scene, strings: Strings) -> tuple[Element, ...]:
    """Return the whole library."""
    if scene.is_assigned:
        return (el("p", {"class": "note lead"}, strings["games.assigned"]),)
    found = place.found
    listed = list(found.items())[: place.shown]
    return (
        el("p", {"class": "note lead"}, strings["games.lead"]),
        *_question(place, strings),
        *_full(place, scene, strings),
        _search(place, len(found), strings),
        answer(place.said, place.said_number, strings),
        *_taking_back(place, strings),
        entry_list(place, listed, strings),
        *_more(place, len(found), strings),
        _all(place, strings),
    )


def _search(place: Games, count: int, strings: Strings) -> Element:
    """Return the field, and how many games there are; a short list needs no field."""
    how_many = strings.say(_count(place, count))
    counted = el("p", {"class": "note", "data-games": str(count)}, how_many)
    if place.total < SHORTEST_SEARCH and not place.query:
        return counted
    field = {
        "type": "search",
        "id": f"field-{SEARCH_FIELD}",
        "name": SEARCH_FIELD,
        "value": place.query,
        "dir": "auto",
        "autocomplete": "off",
        "spellcheck": "false",
    }
    words = el("span", None, strings["games.search"])
    label = el("label", {"class": "field"}, words, el("input", field))
    return el("div", {"class": "finding"}, label, counted)


def _count(place: Games, count: int) -> Text:
    arriving = place.arriving
    if arriving is not None:
        total = len(arriving.entries)
        return text("games.looking", count=arriving.checked, total=total)
    if not place.is_whole:
        return text("games.reading", count=len(place.entries), total=place.total)
    if place.query:
        return text("games.found", count=count, total=place.total)
    return text("games.count", count=count)


def _taking_back(place: Games, strings: Strings) -> tuple[Element, ...]:
    if not place.deleted:
        return ()
    return (el("p", {"class": "row"}, control("undo", strings["games.undo"])),)


def _more(place: Games, count: int, strings: Strings) -> tuple[Element, ...]:
    if count <= place.shown:
        return ()
    words = strings["games.more"].format(count=count - place.shown)
    return (el("p", {"class": "row"}, control("more", words)),)


def _question(place: Games, strings: Strings) -> tuple[Element, ...]:
    """Return what a file of a whole device would do, before it is done."""
    device = place.device
    if device is None:
        return ()
    words = strings["games.adopt_question"].format(count=len(device.entries))
    controls = (
        control("adopt", strings["games.adopt"], style="primary"),
        control("refuse", strings["action.cancel"]),
    )
    return (_card("games.adopt_title", words, controls, strings),)


def _full(place: Games, scene: Scene, strings: Strings) -> tuple[Element, ...]:
    """Return the question which games may go, where there is no room for more."""
    count, free = room_of(place, is_refused=bool(scene.strip))
    if not count:
        return ()
    if not free:
        return (_card("games.full_title", strings["games.full_starred"], (), strings),)
    words = strings["games.full"].format(count=free, total=place.total)
    controls = (
        control("json-all", strings["games.json_all"], style="primary"),
        control("room", strings["games.make_room"].format(count=free)),
    )
    return (_card("games.full_title", words, controls, strings),)


def _card(
    title: str, words: str, controls: tuple[Element, ...], strings: Strings
) -> Element:
    buttons = (row(strings[title], controls, "row judging"),) if controls else ()
    return el(
        "section",
        {"class": "card"},
        el("h3", None, strings[title]),
        el("p", {"role": "alert"}, words),
        *buttons,
    )


def _all(place: Games, strings: Strings) -> Element:
    """Return what can be done with everything, and how much room it takes."""
    tools = [control("everything", strings["games.everything"])]
    if place.entries:
        found = [
            control("json-all", strings["games.json_all"]),
            control("text-all", strings["games.text_all"]),
        ]
        tools = [*found, *tools]
    if place.aside:
        tools.append(control("aside", strings["games.aside_file"]))
    field = {
        "type": "file",
        "id": f"field-{FILE_FIELD}",
        "name": FILE_FIELD,
        "accept": ".json,application/json",
    }
    label = el("span", None, strings["games.import"])
    notes = [strings["games.where"], *_notes(place, strings)]
    return el(
        "section",
        {"class": "card"},
        el("h3", None, strings["games.all"]),
        row(strings["games.all"], tools, "row judging"),
        el("label", {"class": "field"}, label, el("input", field)),
        *(el("p", {"class": "note"}, note) for note in notes),
    )


def _notes(place: Games, strings: Strings) -> list[str]:
    notes = []
    if place.used is not None and place.free is not None:
        used, free = _size(place.used, strings), _size(place.free, strings)
        notes.append(strings["games.room"].format(used=used, free=free))
    if place.newer:
        notes.append(strings["games.newer"].format(count=place.newer))
    if place.aside:
        notes.append(strings["games.aside"].format(count=place.aside))
    return notes


def _size(size: int, strings: Strings) -> str:
    """Return a number of bytes as people read it."""
    for unit, bytes_of_it in (("gb", 10**9), ("mb", 10**6)):
        if size >= bytes_of_it:
            figure = f"{size / bytes_of_it:.1f}".replace(".", strings["games.point"])
            return strings[f"games.{unit}"].format(size=figure)
    return strings["games.kb"].format(size=-(-size // 1000))
