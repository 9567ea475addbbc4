"""The class's round robin: names, games of each round, the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.places.classes import DRAW, ClassTable
from quarto.app.places.pairs import RESULT_FIELD
from quarto.app.places.roster import BESIDE_NAMES
from quarto.views.markup import Child, Element, el
from quarto.views.places.parts import answer, control, cut, isolated, row
from quarto.views.places.roster import names_card

if TYPE_CHECKING:
    from quarto.app.scene import Scene
    from quarto.app.text import Text
    from quarto.engine.league import Pair, Standing
    from quarto.views.strings import Strings

FIGURES = ("points", "played", "draws", "losses", "among")


def class_body(
    place: ClassTable, scene: Scene, strings: Strings
) -> tuple[Element, ...]:
    """Return who is at the table, the names, the games and the table of all."""
    parts = [
        el("p", {"class": "note lead"}, strings["class.lead"]),
        answer(_above(place), place.said_number, strings),
    ]
    if place.playing is not None:
        parts.append(_at_the_table(place, place.playing, strings))
    elif place.league.next_pair is not None and not scene.is_assigned:
        parts.append(_next(place, place.league.next_pair, strings))
    names = names_card(place, strings)
    if not place.league.names:
        return (*parts, names)
    games = _games(place, scene, strings)
    return (*parts, _standings(place, strings), games, names)


def _above(place: ClassTable) -> tuple[Text, ...]:
    """Return what is said above everything; the rest is said where it is about."""
    return tuple(one for one in place.said if one.key not in BESIDE_NAMES)


def _next(place: ClassTable, pair: Pair, strings: Strings) -> Element:
    """Return the way to the table for the first pair that has not met."""
    names = (_of(place, pair[0]), " – ", _of(place, pair[1]))
    does = f"play:{pair[0]}-{pair[1]}"
    words = (f"{strings['class.next']} ", *names)
    button = control(does, *words, style="primary")
    return el("p", {"class": "row unprinted"}, button)


def _at_the_table(place: ClassTable, pair: Pair, strings: Strings) -> Element:
    """Return who plays there, and their result to be entered once there is one."""
    over = place.over
    if over is None:
        words = strings["class.playing"]
        buttons = [control("stop", strings["class.stop"])]
    else:
        key = "class.over_draw" if over.winner is None else "class.over_won"
        words = strings[key]
        buttons = [control("enter", strings["class.enter"], style="primary")]
    names: list[Child] = [_of(place, pair[0]), " – ", _of(place, pair[1])]
    if over is not None and over.winner is not None:
        names = [*names, " · ", _of(place, over.winner)]
    return el(
        "section",
        {"class": "card unprinted", "data-playing": f"{pair[0]}-{pair[1]}"},
        el("h3", None, words),
        el("p", None, *names),
        row(words, buttons, "row judging"),
    )


def _games(place: ClassTable, scene: Scene, strings: Strings) -> Element:
    rounds = [
        _round(place, number, pairs, scene, strings)
        for number, pairs in enumerate(place.league.rounds, start=1)
    ]
    return el(
        "section",
        {"class": "card"},
        el("h3", None, strings["class.games"]),
        el("div", {"class": "rounds-grid"}, *rounds),
    )


def _round(
    place: ClassTable,
    number: int,
    pairs: tuple[Pair, ...],
    scene: Scene,
    strings: Strings,
) -> Element:
    busy = {one for pair in pairs for one in pair}
    resting = [n for n in range(len(place.league.names)) if n not in busy]
    rest = [
        el("p", {"class": "note"}, f"{strings['class.rests']} ", _of(place, one))
        for one in resting
    ]
    title = strings["class.round_title"].format(number=number)
    games = (_game(place, pair, scene, strings) for pair in pairs)
    return el(
        "section",
        {"class": "round"},
        el("h4", None, title),
        el("ul", {"class": "games"}, *games),
        *rest,
    )


def _game(place: ClassTable, pair: Pair, scene: Scene, strings: Strings) -> Element:
    name = f"{pair[0]}-{pair[1]}"
    result = place.league.result_of(pair)
    value = ""
    if result is not None:
        value = DRAW if result.winner is None else str(pair.index(result.winner))
    first, second = (place.league.names[number] for number in pair)
    choices = (
        ("", strings["class.open"]),
        ("0", f"{strings['class.won_by']} {_short(first)}"),
        (DRAW, strings["class.drawn"]),
        ("1", f"{strings['class.won_by']} {_short(second)}"),
    )
    options = (
        el("option", {"value": v, "selected": "" if v == value else None}, words)
        for v, words in choices
    )
    field = {
        "id": f"field-{RESULT_FIELD}{name}",
        "name": f"{RESULT_FIELD}{name}",
        "aria-label": f"{_short(first)} – {_short(second)}",
    }
    play: tuple[Element, ...] = ()
    if result is None and not scene.is_assigned and place.playing is None:
        said = f"{strings['class.play']}: {_short(first)} – {_short(second)}"
        play = (control(f"play:{name}", strings["class.play"], name=said),)
    return el(
        "li",
        {"class": "game", "data-game": value},
        el("span", {"class": "pair"}, _of(place, pair[0]), " – ", _of(place, pair[1])),
        el("select", field, *options),
        *play,
        _printed(place, pair, strings),
    )


def _printed(place: ClassTable, pair: Pair, strings: Strings) -> Element:
    """Return the result as paper has it; nothing where there is none yet."""
    result = place.league.result_of(pair)
    words: tuple[Child, ...] = ()
    if result is not None:
        words = (strings["class.drawn"],)
    if result is not None and result.winner is not None:
        words = (f"{strings['class.won_by']} ", _of(place, result.winner))
    return el("span", {"class": "result", "aria-hidden": "true"}, " · ", *words)


def _standings(place: ClassTable, strings: Strings) -> Element:
    heads = [
        el("th", {"scope": "col"}, strings[f"class.{name}"])
        for name in ("rank", "name")
    ]
    heads += [
        el("th", {"scope": "col", "class": "number"}, strings[f"class.{name}"])
        for name in FIGURES
    ]
    lines = [_standing(place, one) for one in place.league.standings]
    done = "class.complete" if place.league.is_complete else "class.incomplete"
    tools = [
        control(name, strings[f"class.{name}"]) for name in ("print", "csv", "json")
    ]
    return el(
        "section",
        {"class": "card standings"},
        el("h3", None, strings["class.standings"]),
        el(
            "div",
            {
                "class": "scrolls",
                "tabindex": "0",
                "role": "region",
                "aria-label": strings["class.standings"],
            },
            el(
                "table",
                {"class": "grid"},
                el("thead", None, el("tr", None, *heads)),
                el("tbody", None, *lines),
            ),
        ),
        el("p", {"class": "note"}, strings[done], " ", strings["class.ties"]),
        row(strings["class.standings"], tools, "row judging"),
    )


def _standing(place: ClassTable, one: Standing) -> Element:
    figures = (getattr(one, name) for name in FIGURES)
    return el(
        "tr",
        {"data-standing": str(one.number)},
        el("td", None, str(one.rank)),
        el("th", {"scope": "row"}, _of(place, one.number)),
        *(el("td", {"class": "number"}, str(figure)) for figure in figures),
    )


def _of(place: ClassTable, number: int) -> Element:
    return isolated(place.league.names[number])


def _short(name: str) -> str:
    """Return a name where no element can stand: isolated by marks, and cut."""
    return f"\u2068{cut(name, LONG)}\u2069"


LONG = 24
