"""The score sheet: names and rounds, a clock, a position to be checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.choice import SECONDS
from quarto.app.dialogs import LONGEST_NAME
from quarto.app.places.sheet import Sheet, name_of
from quarto.engine.match import PLAYERS
from quarto.views.clock import time_left
from quarto.views.fields import selection
from quarto.views.markup import Element, el
from quarto.views.places.check import check_card
from quarto.views.places.parts import answer, control, isolated, row, switch
from quarto.views.strings import opening
from quarto.views.variants import length_of

if TYPE_CHECKING:
    from quarto.app.scene import Scene
    from quarto.engine.match import PlayerNumber, Round
    from quarto.views.strings import Strings


def sheet_body(place: Sheet, scene: Scene, strings: Strings) -> tuple[Element, ...]:
    """Return the sheet's three parts."""
    return (
        el("p", {"class": "note lead"}, strings["sheet.lead"]),
        el(
            "div",
            {"class": "cards"},
            _score(place, strings),
            _clock(place, strings),
        ),
        check_card(place, scene, strings),
    )


def shown_name(place: Sheet, number: PlayerNumber, strings: Strings) -> Element:
    """Return a player's name, or the default one."""
    return isolated(strings.name(name_of(place, number), starts=True))


def _score(place: Sheet, strings: Strings) -> Element:
    wins = strings["sheet.wins"]
    won = [
        control(f"won:{number}", shown_name(place, number, strings), f" {wins}")
        for number in PLAYERS
    ]
    drawn = control("drawn", strings["sheet.drawn_button"])
    tools = [
        control(name, strings[f"sheet.{name}"])
        for name in ("undo", "print", "csv", "anew")
    ]
    return el(
        "section",
        {"class": "card score-card"},
        el("h3", None, strings["sheet.score"]),
        el("div", {"class": "fields"}, *(_name(place, n, strings) for n in PLAYERS)),
        _giver(place, strings),
        _totals(place, strings),
        row(strings["sheet.type"], (*won, drawn), "row typing"),
        answer(place.said, place.said_number, strings),
        _rounds(place, strings),
        row(strings["sheet.tools"], tools, "row tools"),
    )


def _name(place: Sheet, number: PlayerNumber, strings: Strings) -> Element:
    field = {
        "type": "text",
        "id": f"field-sheet-name-{number}",
        "name": f"sheet-name-{number}",
        "value": place.names[number],
        "maxlength": str(LONGEST_NAME),
        "autocomplete": "off",
        "dir": "auto",
    }
    label = el("span", None, strings[f"new.name_{number}"])
    return el("label", {"class": "field"}, label, el("input", field))


def _giver(place: Sheet, strings: Strings) -> Element:
    lots = (
        switch(
            f"lot:{number}",
            shown_name(place, number, strings),
            is_on=place.match.lot == number,
        )
        for number in PLAYERS
    )
    return row(strings["sheet.lot"], lots)


def _totals(place: Sheet, strings: Strings) -> Element:
    score = place.match.score
    parts = [
        el(
            "div",
            {"class": "total"},
            shown_name(place, number, strings),
            el("strong", None, str(score[number])),
        )
        for number in PLAYERS
    ]
    draws = opening(strings["score.draws"].format(count=place.match.draws))
    said = el("p", {"class": "note"}, draws)
    return el("div", {"class": "totals"}, *parts, said)


def _rounds(place: Sheet, strings: Strings) -> Element:
    heads = [
        el("th", {"scope": "col"}, strings[f"sheet.{name}"])
        for name in ("round", "gives", "winner")
    ]
    rounds = place.match.rounds
    lines = [_round(place, n, one, strings) for n, one in enumerate(rounds, start=1)]
    if not lines:
        return el("p", {"class": "note"}, strings["rounds.none"])
    return el(
        "div",
        {
            "class": "scrolls",
            "tabindex": "0",
            "role": "region",
            "aria-label": strings["sheet.rounds"],
        },
        el(
            "table",
            {"class": "grid"},
            el("thead", None, el("tr", None, *heads)),
            el("tbody", None, *lines),
        ),
    )


def _round(place: Sheet, number: int, one: Round, strings: Strings) -> Element:
    nobody = el("span", None, strings["sheet.nobody"])
    won = nobody if one.winner is None else shown_name(place, one.winner, strings)
    giver = shown_name(place, one.giver, strings)
    return el(
        "tr",
        None,
        el("th", {"scope": "row"}, str(number)),
        el("td", None, giver),
        el("td", None, won),
    )


def _clock(place: Sheet, strings: Strings) -> Element:
    clock = place.clock
    # What was kept may be a number that is not in the list.
    offered = sorted({*SECONDS, clock.seconds})
    choices = [(str(one), length_of(one, strings)) for one in offered]
    stand = "sheet.stand" if clock.is_running else "sheet.go_on"
    return el(
        "section",
        {"class": "card clock-card"},
        el("h3", None, strings["sheet.clock"]),
        el("p", {"class": "big-time"}, time_left(clock.scene, strings)),
        row(
            strings["sheet.clock"],
            (
                control("turn", strings["sheet.turn"], style="primary"),
                control("stand", strings[stand]),
            ),
            "row clocking",
        ),
        selection("sheet-seconds", strings["new.seconds"], str(clock.seconds), choices),
        el("p", {"class": "note"}, strings["sheet.clock_note"]),
    )
