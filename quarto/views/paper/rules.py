"""The page of the rules: everything there is to know, with an address a section."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.views.markup import Element, el
from quarto.views.paper.document import Section, contents, paragraphs, section
from quarto.views.paper.drawings import (
    FREE,
    all_pieces,
    figure,
    marks,
    still_board,
    turn_cycle,
)
from quarto.views.paper.moments import BLOCK, GAP, LAPSED, WON

if TYPE_CHECKING:
    from quarto.views.paper.words import Words

FACTS = ("designer", "publisher", "year", "players", "age", "duration", "award")


def rules_body(words: Words) -> tuple[Element, ...]:
    """Return the page between its head and its foot."""
    sections = rules_sections(words)
    lead = el("p", {"class": "lead"}, words["rules.lead"])
    note = el("p", {"class": "note"}, words["rules.print"])
    return (
        el(
            "main",
            {"class": "text"},
            el("div", {"class": "opening"}, _heading(words), lead, note),
            contents(sections, words),
            el("div", {"class": "sections"}, *map(section, sections)),
        ),
    )


def rules_sections(words: Words) -> tuple[Section, ...]:
    """Return the sections in their order."""
    bodies = {
        "material": _material(words),
        "course": _course(words),
        "call": _call(words),
        "end": paragraphs(*_texts("end", words)),
        "variants": _variants(words),
        "clock": paragraphs(*_texts("clock", words)),
        "decisions": _decisions(words),
        "advice": _advice(words),
        "questions": _questions(words),
        "box": _box(words),
    }
    return tuple(Section(name, words[name], body) for name, body in bodies.items())


def _heading(words: Words) -> Element:
    return el("h1", None, words["rules.title"])


def _texts(name: str, words: Words) -> tuple[str, ...]:
    return tuple(words[key] for key in words.numbered(name))


def _material(words: Words) -> tuple[Element, ...]:
    picture = figure(all_pieces(words), words["material.picture"], "wide")
    return (*paragraphs(*_texts("material", words)), picture)


def _course(words: Words) -> tuple[Element, ...]:
    steps = el("ol", None, *(el("li", None, text) for text in _texts("course", words)))
    return (steps, figure(turn_cycle(words), words["course.picture"]))


def _call(words: Words) -> tuple[Element, ...]:
    won = still_board(WON.position, words, marks(WON.line, WON.ringed))
    lapsed = still_board(LAPSED.position, words, marks(ringed=LAPSED.ringed))
    return (
        *paragraphs(words["call.line"], words["call.needed"]),
        *(_led(f"call.{name}", words) for name in ("at_once", "stolen", "lapsed")),
        *paragraphs(words["call.last"]),
        el(
            "div",
            {"class": "pictures"},
            figure(won, words["call.won"]),
            figure(lapsed, words["call.lapsed_picture"]),
        ),
    )


def _variants(words: Words) -> tuple[Element, ...]:
    block = still_board(BLOCK.position, words, marks(BLOCK.line, BLOCK.ringed))
    easier, harder = (
        (
            el("h3", {"id": name}, words[f"variants.{name}"]),
            el("p", None, words[f"variants.{name}_text"]),
        )
        for name in ("beginners", "experts")
    )
    title, text = harder
    picture = figure(block, words["variants.picture"], "beside")
    return (*easier, title, picture, text)


def _decisions(words: Words) -> tuple[Element, ...]:
    heads = (el("th", {"scope": "col"}, words[f"decisions.{k}"]) for k in _COLUMNS)
    rows = [
        el(
            "tr",
            None,
            el("th", {"scope": "row"}, words[key]),
            el("td", None, words[f"{key}_answer"]),
        )
        for key in words.numbered("decisions")
    ]
    table = el(
        "table",
        {"class": "cases"},
        el("thead", None, el("tr", None, *heads)),
        el("tbody", None, *rows),
    )
    return (*paragraphs(words["decisions.lead"]), table)


_COLUMNS = ("question", "answer")


def _advice(words: Words) -> tuple[Element, ...]:
    board = still_board(GAP.position, words, {GAP.ringed: FREE})
    first, *others = words.numbered("advice")
    picture = figure(board, words[f"{first}_picture"], "beside")
    return (picture, _led(first, words), *(_led(key, words) for key in others))


def _questions(words: Words) -> tuple[Element, ...]:
    return tuple(
        part
        for key in words.numbered("questions")
        for part in (
            el("h3", {"id": key.replace(".", "-")}, words[key]),
            el("p", None, words[f"{key}_answer"]),
        )
    )


def _box(words: Words) -> tuple[Element, ...]:
    facts = [
        el(
            "div",
            None,
            el("dt", None, words[f"box.{name}"]),
            el("dd", None, words[f"box.{name}_is"]),
        )
        for name in FACTS
    ]
    mark = el("p", {"class": "note"}, words["box.trademark"])
    return (el("dl", {"class": "facts"}, *facts), mark)


def _led(key: str, words: Words) -> Element:
    """Return a paragraph that begins with words of its own weight."""
    return el("p", None, el("strong", None, words[key]), " ", words[f"{key}_text"])
