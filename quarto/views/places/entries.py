"""The games of the library, a line each: who played, how it ended, and what to do."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from quarto.app.choice import PRESETS
from quarto.app.dialogs import LONGEST_NAME
from quarto.app.places.games import TITLE_FIELD, Games
from quarto.app.text import Who
from quarto.engine.errors import NotationError
from quarto.engine.match import PLAYERS
from quarto.engine.notation import parse_rules
from quarto.engine.outcome import Termination
from quarto.views.markup import Child, Element, el
from quarto.views.places.parts import control, isolated, row, switch
from quarto.views.strings import shown as short

if TYPE_CHECKING:
    from quarto.app.places.shelf import Listed
    from quarto.engine.match import PlayerNumber
    from quarto.views.strings import Strings

STARRED, PLAIN = "★", "☆"
# Of a level that is not known here, as much as is shown.
LONGEST_LEVEL = 24


def entry_list(
    place: Games, shown: list[tuple[str, Listed]], strings: Strings
) -> Element:
    """Return the games as a list, the open one with what can be done with it."""
    if not shown:
        empty = "games.none_found" if place.query else "games.none"
        words = strings[empty if place.is_whole else "games.wait"]
        return el("p", {"class": "note"}, words)
    lines = (_line(place, key, entry, strings) for key, entry in shown)
    return el(
        "ol", {"class": "kept-games", "aria-label": strings["place.games"]}, *lines
    )


def _line(place: Games, key: str, entry: Listed, strings: Strings) -> Element:
    is_open = place.picked == key
    pick = {
        "type": "button",
        "class": "pick",
        "data-do": f"pick:{key}",
        "aria-expanded": "true" if is_open else "false",
    }
    about = " · ".join(
        (_result(entry, strings), _rules(entry, strings), _date(entry, strings))
    )
    words: list[Child] = [el("strong", None, *_title(entry, strings))]
    if entry.title:
        words.append(el("span", None, *_names(entry, strings)))
    words.append(el("small", None, about))
    sign = el("span", {"aria-hidden": "true"}, STARRED if entry.is_starred else PLAIN)
    said = el("span", {"class": "visually-hidden"}, strings["games.star"])
    star = switch(f"star:{key}", sign, said, is_on=entry.is_starred, style="star")
    state = "open" if entry.end is None else entry.end
    more = _opened(place, key, entry, strings) if is_open else ()
    return el(
        "li",
        {"class": "kept-game", "data-kept-game": state},
        el("div", {"class": "kept-head"}, el("button", pick, *words), star),
        *more,
    )


def _opened(
    place: Games, key: str, entry: Listed, strings: Strings
) -> tuple[Element, ...]:
    """Return what can be done with a game."""
    opens = "games.play_on" if entry.end is None else "games.replay"
    controls = (
        control(f"open:{key}", strings[opens], style="primary"),
        control(f"delete:{key}", strings["games.delete"]),
        control(f"text:{key}", strings["games.text"]),
        control(f"json:{key}", strings["games.json"]),
    )
    field = {
        "id": f"field-{TITLE_FIELD}",
        "name": TITLE_FIELD,
        "value": place.title,
        "maxlength": str(LONGEST_NAME),
        "dir": "auto",
        "autocomplete": "off",
    }
    label = el("span", None, strings["games.title"])
    title = el("label", {"class": "field"}, label, el("input", field))
    named = control(f"name:{key}", strings["games.name"])
    return (
        el(
            "div",
            {"class": "kept-more"},
            row(strings["games.tools"], controls, "row judging"),
            el("div", {"class": "row naming"}, title, named),
        ),
    )


def _title(entry: Listed, strings: Strings) -> tuple[Child, ...]:
    if entry.title:
        return (isolated(entry.title),)
    return _names(entry, strings)


def _names(entry: Listed, strings: Strings) -> tuple[Child, ...]:
    first, second = (_player(entry, number, strings) for number in PLAYERS)
    return (*first, " – ", *second)


def _player(entry: Listed, number: PlayerNumber, strings: Strings) -> tuple[Child, ...]:
    player = entry.players[number]
    if player.level is None:
        who = Who(number, player.name, None)
        return (isolated(strings.name(who, starts=True)),)
    # A level of a newer version has no name here.
    level = strings.get(f"new.{player.level}") or player.level[:LONGEST_LEVEL]
    return (f"{strings['name.Computer']} ({level})",)


def _result(entry: Listed, strings: Strings) -> str:
    if entry.end is None:
        return strings["games.open"]
    if entry.winner is None:
        is_broken_off = entry.end is Termination.ABANDONED
        return strings["result.abandoned" if is_broken_off else "result.draw"]
    winner = entry.players[entry.winner]
    who = winner.name or strings[f"name.{entry.winner}"]
    if winner.level is not None:
        who = strings["name.Computer"]
    return strings["games.won"].format(who=short(who), why=strings[f"end.{entry.end}"])


def _rules(entry: Listed, strings: Strings) -> str:
    preset = _preset(entry.rules)
    return entry.rules if preset is None else strings[f"preset.{preset}"]


@lru_cache(maxsize=256)
def _preset(rules: str) -> str | None:
    try:
        parsed = parse_rules(rules)
    except NotationError:
        return None
    return next((name for name, its in PRESETS.items() if its == parsed), None)


def _date(entry: Listed, strings: Strings) -> str:
    year, month, day = entry.date[:4], entry.date[5:7], entry.date[8:10]
    return strings["games.date"].format(
        year=year, month=month, day=day, time=entry.date[11:16]
    )
