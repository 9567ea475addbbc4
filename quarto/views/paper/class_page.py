"""The teacher's page: addresses that set up a table, and sheets to print."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.locks import Lock
from quarto.views.markup import Element, el
from quarto.views.paper.document import (
    Section,
    contents,
    game_address,
    paragraphs,
    section,
)
from quarto.views.paper.sheets import sheets

if TYPE_CHECKING:
    from quarto.views.paper.words import Words

# Each table is locked somewhere: so it begins anew and keeps nothing.
LINKS = {
    "first": "rules=c+auto&lock=rules",
    "two": "rules=cs&lock=rules",
    "classic": "rules=cshf&lock=rules",
    "squares": "rules=cshf+squares&lock=rules",
    "tournament": "rules=cshf+clock60&lock=rules",
    "computer": "mode=solo&level=beginner&lock=new-game,undo",
    "projector": "projector=on&pieces=plan&coordinates=on&lock=lesson",
    "activities": "place=activities",
    "sheet": "place=sheet",
    "class": "place=class",
}
# An address that sets up a table, as a teacher would write it.
EXAMPLE = "?rules=sh+squares&lock=rules,undo"
GUIDE = ("print", "links", "locks", "room", "data")


def class_body(words: Words) -> tuple[Element, ...]:
    """Return the page between its head and its foot."""
    made = sheets(words)
    names = [str(sheet.attributes["id"]) for sheet in made]
    bodies = {
        "print": (*_texts("print", words), _choice(names, words)),
        "links": (*_texts("links", words), _links(words)),
        "locks": _locks(words),
        "room": _texts("room", words),
        "data": _texts("data", words),
    }
    sections = [Section(name, words[name], bodies[name]) for name in GUIDE]
    title = el("h1", None, words["class.title"])
    lead = el("p", {"class": "lead"}, words["class.lead"])
    guide = el(
        "div",
        {"class": "text guide"},
        el("div", {"class": "opening"}, title, lead),
        contents(sections, words),
        el("div", {"class": "sections"}, *map(section, sections)),
    )
    foot = el("footer", {"class": "foot"}, el("p", None, words["box.trademark"]))
    return (el("main", None, guide, *made), foot)


def _texts(name: str, words: Words) -> tuple[Element, ...]:
    return paragraphs(*(words[key] for key in words.numbered(name)))


def _choice(names: list[str], words: Words) -> Element:
    """Return a link to each sheet, and one that takes the choice back."""
    links = [(f"#{name}", words[name]) for name in names]
    links.append(("#print", words["print.all"]))
    items = (
        el("li", None, el("a", {"href": address}, title)) for address, title in links
    )
    return el("ul", {"class": "choice-list"}, *items)


def _links(words: Words) -> Element:
    rows = []
    for name, query in LINKS.items():
        address = {"href": game_address(words, query)}
        rows.append((el("a", address, words[f"links.{name}"]), f"links.{name}_does"))
    return _table("links", rows, words)


def _locks(words: Words) -> tuple[Element, ...]:
    rows = [(el("code", None, lock), f"locks.{lock}") for lock in Lock]
    lead, *others = _texts("locks", words)
    example = el("p", None, el("code", None, EXAMPLE))
    return (lead, example, *others, _table("locks", rows, words))


def _table(name: str, rows: list[tuple[Element, str]], words: Words) -> Element:
    first = "name" if name == "links" else "word"
    heads = (el("th", {"scope": "col"}, words[f"{name}.{k}"]) for k in (first, "does"))
    lines = (
        el("tr", None, el("th", {"scope": "row"}, one), el("td", None, words[does]))
        for one, does in rows
    )
    head = el("thead", None, el("tr", None, *heads))
    return el("table", {"class": "cases"}, head, el("tbody", None, *lines))
