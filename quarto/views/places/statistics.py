"""Statistics: which games, and a card for each table with its bars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.actions import Action
from quarto.app.places.statistics import EVERYBODY, SPANS, Statistics
from quarto.app.places.tallies import TWO
from quarto.app.text import text
from quarto.views.markup import Element, el
from quarto.views.places.bars import bar, hatching, swatch
from quarto.views.places.parts import control, row, switch

if TYPE_CHECKING:
    from quarto.app.places.tallies import Item, Tally
    from quarto.app.scene import Scene
    from quarto.views.strings import Strings

NO_NUMBER = "–"


def statistics_body(
    place: Statistics, scene: Scene, strings: Strings
) -> tuple[Element, ...]:
    """Return everything that is counted, or what there is instead."""
    if scene.is_assigned:
        return (el("p", {"class": "note lead"}, strings["stats.assigned"]),)
    lead = el("p", {"class": "note lead"}, strings["stats.lead"])
    if not place.is_ready:
        return (lead, _progress(place, strings))
    if not place.games:
        return (lead, *_nothing(strings))
    cards = (_card(tally, strings) for tally in place.tallies)
    return (
        lead,
        _choices(place, strings),
        _count(place, strings),
        hatching(),
        el("div", {"class": "tallies"}, *cards),
        _files(strings),
    )


def _progress(place: Statistics, strings: Strings) -> Element:
    key, count, total = "games.reading", len(place.entries), place.total
    if place.is_whole:
        key, count, total = "stats.going", place.checked, len(place.games)
    words = strings.say(text(key, count=count, total=total))
    return el("p", {"class": "note"}, words)


def _nothing(strings: Strings) -> tuple[Element, ...]:
    attributes = {"type": "button", "class": "primary", "data-action": Action.LEAVE}
    play = el("button", attributes, strings["stats.play"])
    return (
        el("p", {"data-counted": "0"}, strings["stats.none"]),
        el("p", {"class": "row"}, play),
    )


def _choices(place: Statistics, strings: Strings) -> Element:
    spans = (
        switch(f"span:{name}", strings[f"stats.{name}"], is_on=place.span == name)
        for name in SPANS
    )
    opponents = (
        switch(f"against:{name}", _opponent(name, strings), is_on=place.against == name)
        for name in (EVERYBODY, *place.opponents)
    )
    return el(
        "div",
        {"class": "choosing"},
        row(strings["stats.span"], spans),
        row(strings["stats.against"], opponents),
    )


def _opponent(name: str, strings: Strings) -> str:
    if name in (EVERYBODY, TWO):
        return strings[f"stats.{name or 'everybody'}"]
    return strings[f"new.{name}"]


def _count(place: Statistics, strings: Strings) -> Element:
    """Return how many games the numbers are of, and of which, on paper too."""
    count = len(place.chosen)
    left = len(place.entries) - len(place.games)
    words = [
        strings[f"stats.{place.span}"],
        _opponent(place.against, strings),
        strings["stats.counted"].format(count=count),
    ]
    if left:
        words.append(strings["stats.left_out"].format(count=left))
    attributes = {"class": "note", "role": "status", "data-counted": str(count)}
    return el("p", attributes, " · ".join(words))


def _card(tally: Tally, strings: Strings) -> Element:
    title = f"tally-{tally.name}"
    return el(
        "section",
        {"class": "card", "data-tally": tally.name, "aria-labelledby": title},
        el("h3", {"id": title}, strings[f"stats.{tally.name}"]),
        el("p", {"class": "note"}, strings[f"stats.{tally.name}_note"]),
        _table(tally, strings),
    )


def _table(tally: Tally, strings: Strings) -> Element:
    corner = el("th", {"scope": "col"}, strings[f"stats.{tally.name}_of"])
    is_single = tally.drawn == 1
    heads = []
    for number, column in enumerate(tally.columns):
        sign = (swatch(number),) if number < tally.drawn and not is_single else ()
        words = el("span", None, strings[f"stats.{column}"])
        heads.append(el("th", {"scope": "col", "class": "number"}, *sign, words))
    if is_single:
        most = max(item.figures[0] or 0 for item in tally.items)
        lines = [_short_line(item, most) for item in tally.items]
        heads.insert(0, el("td", {"aria-hidden": "true"}))
        style = "grid tally lengths"
    else:
        lines = [one for item in tally.items for one in _line(tally, item, strings)]
        style = "grid tally"
    return el(
        "table",
        {"class": style},
        el("thead", None, el("tr", None, corner, *heads)),
        el("tbody", None, *lines),
    )


def _line(tally: Tally, item: Item, strings: Strings) -> tuple[Element, ...]:
    """Return a line of numbers, and below it what they look like."""
    numbers = (
        el("td", {"class": "number"}, NO_NUMBER if one is None else str(one))
        for one in item.figures
    )
    words = strings.say(item.label)
    head = el("th", {"scope": "row"}, words[:1].upper() + words[1:])
    parts = item.figures[: tally.drawn]
    drawn = bar(parts, sum(one or 0 for one in parts) or 1)
    span = {"colspan": str(1 + len(tally.columns))}
    return (
        el("tr", {"data-item": item.name}, head, *numbers),
        el("tr", {"class": "drawn", "aria-hidden": "true"}, el("td", span, drawn)),
    )


def _short_line(item: Item, most: int) -> Element:
    """Return a single number with its bar between name and number."""
    return el(
        "tr",
        {"data-item": item.name},
        el("th", {"scope": "row"}, item.name),
        el("td", {"class": "drawn", "aria-hidden": "true"}, bar(item.figures, most)),
        el("td", {"class": "number"}, str(item.figures[0])),
    )


def _files(strings: Strings) -> Element:
    tools = [
        control(name, strings[f"class.{name}"]) for name in ("print", "csv", "json")
    ]
    return row(strings["stats.files"], tools, "row judging")
