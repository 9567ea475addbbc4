"""The names of a class: typed, or read from a file, and taken or cleared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.dialogs import LONGEST_NAME
from quarto.app.places.classes import FILE_FIELD, NAMES_FIELD
from quarto.app.places.roster import BESIDE_NAMES
from quarto.engine.league import MOST
from quarto.views.markup import Element, el
from quarto.views.places.parts import answer, control, row

if TYPE_CHECKING:
    from quarto.app.places.classes import ClassTable
    from quarto.views.strings import Strings


def names_card(place: ClassTable, strings: Strings) -> Element:
    """Return the names to be typed or read from a file, and what is said of them."""
    field = {
        "id": f"field-{NAMES_FIELD}",
        "name": NAMES_FIELD,
        "rows": str(min(max(4, place.written.count("\n") + 2), MOST)),
        "dir": "auto",
        "spellcheck": "false",
        "autocomplete": "off",
    }
    label = strings["class.names"].format(most=MOST, longest=LONGEST_NAME)
    area = el("textarea", field, place.written)
    said = tuple(one for one in place.said if one.key in BESIDE_NAMES)
    return el(
        "section",
        {"class": "card unprinted"},
        el("h3", None, strings["class.names_title"]),
        el("label", {"class": "field"}, el("span", None, label), area),
        row(
            strings["class.names_title"],
            (
                control("names", strings["class.use"], style="primary"),
                *_emptying(place, strings),
            ),
            "row judging",
        ),
        _file(strings),
        answer(said, place.said_number, strings),
        el("p", {"class": "note"}, strings["class.data"]),
    )


def _emptying(place: ClassTable, strings: Strings) -> tuple[Element, ...]:
    if place.cleared is not None:
        return (control("undo", strings["sheet.undo"]),)
    if not place.league.names:
        return ()
    return (control("clear", strings["class.clear"]),)


def _file(strings: Strings) -> Element:
    field = {
        "type": "file",
        "id": f"field-{FILE_FIELD}",
        "name": FILE_FIELD,
        "accept": ".json,.csv,.tsv,.txt,application/json,text/csv,text/plain",
    }
    label = el("span", None, strings["class.import"])
    return el("label", {"class": "field"}, label, el("input", field))
