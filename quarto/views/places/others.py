"""The ways from one puzzle to another: days, kinds, levels, the list to review."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.places.to_review import keys_to_review
from quarto.app.problems import LEVELS, Kind
from quarto.views.markup import Element, el
from quarto.views.places.parts import control, row, switch

if TYPE_CHECKING:
    from quarto.app.places.trying import Puzzling
    from quarto.app.problems.keys import Key
    from quarto.views.strings import Strings


def others(place: Puzzling, key: Key, strings: Strings) -> Element:
    """Return everything that leads to another puzzle."""
    return el(
        "div",
        {"class": "choosing others"},
        _days(place, key, strings),
        *_choices(key, strings),
        _review(place, strings),
    )


def _days(place: Puzzling, key: Key, strings: Strings) -> Element:
    is_today = key.day == place.today
    days = [switch("today", strings["puzzle.today"], is_on=is_today)]
    if key.day:
        days.append(control("earlier", strings["puzzle.earlier"]))
    if key.day and key.day < place.today:
        days.append(control("later", strings["puzzle.later"]))
    return row(strings["puzzle.day"], days)


def _choices(key: Key, strings: Strings) -> tuple[Element, ...]:
    kinds = [
        switch(f"kind:{kind}", strings[f"puzzle.kind_{kind}"], is_on=kind is key.kind)
        for kind in Kind
    ]
    levels = [
        switch(
            f"level:{level}",
            strings[f"puzzle.level_{level}"],
            is_on=level == key.level,
        )
        for level in LEVELS
    ]
    squares = switch("squares", strings["puzzle.squares"], is_on=key.blocks)
    return (
        row(strings["puzzle.kind"], kinds),
        row(strings["puzzle.level"], [*levels, squares]),
    )


def _review(place: Puzzling, strings: Strings) -> Element:
    """Return the list of what was not found, closed until somebody wants it."""
    keys = keys_to_review(place.saved)
    title = strings["puzzle.review"].format(count=len(keys))
    attributes = {
        "type": "button",
        "data-do": "list:",
        "aria-expanded": "true" if place.is_listing else "false",
    }
    button = el("button", attributes, title)
    if not place.is_listing:
        return el("div", {"class": "review"}, button)
    if not keys:
        note = el("p", {"class": "note"}, strings["puzzle.review_none"])
        return el("div", {"class": "review"}, button, note)
    items = (
        el("li", None, control(f"open:{key.name}", _name(key, strings))) for key in keys
    )
    return el(
        "div",
        {"class": "review"},
        button,
        el("p", {"class": "note"}, strings["puzzle.review_how"]),
        el("ul", {"class": "reviewed"}, *items),
    )


def _name(key: Key, strings: Strings) -> str:
    """Return how a puzzle is called in the list."""
    parts = [strings[f"puzzle.kind_{key.kind}"], strings[f"puzzle.level_{key.level}"]]
    if key.blocks:
        parts.append(strings["puzzle.squares"])
    return " · ".join([*parts, key.day or str(key.number)])
