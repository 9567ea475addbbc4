"""The class's round robin: names, games of each round, the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.dialogs import LONGEST_NAME
from quarto.app.places.classes import DRAW, FILE_FIELD, NAMES_FIELD, ClassTable
from quarto.app.places.pairs import RESULT_FIELD
from quarto.engine.league import MOST
from quarto.views.markup import Child, Element, el
from quarto.views.places.parts import answer, control, isolated, row

if TYPE_CHECKING:
    from quarto.app.scene import Scene
    from quarto.engine.league import Pair, Standing
    from quarto.views.strings import Strings

FIGURES = ("points", "played", "draws", "losses", "among")


def class_body(
    place: ClassTable, scene: Scene, strings: Strings
) -> tuple[Element, ...]:
    """Return who is at the table, the names, the games and the table of all."""
    parts = [
        el("p", {"class": "note lead"}, strings["class.lead"]),
        answer(place.said, place.said_number, strings),
    ]
    if place.playing is not None:
        parts.append(_at_the_table(place, place.playing, strings))
    elif place.league.next_pair is not None and not scene.is_assigned:
        parts.append(_next(place, place.league.next_pair, strings))
    names = _names(place, strings)
    if not place.league.names:
        return (*parts, names)
    games = _games(place, scene, strings)
    return (*parts, _standings(place, strings), games, names)


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


def _names(place: ClassTable, strings: Strings) -> Element:
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
        el("p", {"class": "note"}, strings["class.data"]),
    )


def _emptying(place: ClassTable, strings: Strings) -> tuple[Element, ...]:
    if place.cleared is not None:
        return (control("undo", strings["sheet.undo"]),)
    return (control("clear", strings["class.clear"]),)


def _file(strings: Strings) -> Element:
    field = {
        "type": "file",
        "id": f"field-{FILE_FIELD}",
        "name": FILE_FIELD,
        "accept": ".json,application/json",
    }
    label = el("span", None, strings["class.import"])
    return el("label", {"class": "field"}, label, el("input", field))


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
    )


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
    shown = name if len(name) <= LONG else f"{name[:LONG]}…"
    return f"\u2068{shown}\u2069"


LONG = 24
