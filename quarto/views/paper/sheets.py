"""The sheets to print, each a page of its own: rules, pieces, score, activities.

They are drawn from above, in ink: so they can be told apart in grey and from afar.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.engine.pieces import PIECES
from quarto.engine.position import Position
from quarto.engine.rules import CLASSIC
from quarto.views.markup import Element, el
from quarto.views.paper.activities import activities
from quarto.views.paper.drawings import (
    all_pieces,
    figure,
    marks,
    named,
    still_board,
)
from quarto.views.paper.moments import BLOCK, WON
from quarto.views.paper.tasks import answers, tasks

if TYPE_CHECKING:
    from quarto.views.paper.words import Words

ROUNDS = 10
PLAYERS = 2
BRIEF = ("aim", "pieces", "turn", "call", "end", "variants")


def sheets(words: Words) -> tuple[Element, ...]:
    """Return the sheets in their order."""
    made = activities()
    bodies = {
        "sheet-rules": _rules(words),
        "sheet-pieces": _pieces(words),
        "sheet-score": _score(words),
        "sheet-activities": tasks(made, words),
        "sheet-answers": answers(made, words),
    }
    return tuple(_sheet(name, body, words) for name, body in bodies.items())


def _sheet(name: str, body: tuple[Element, ...], words: Words) -> Element:
    title = el("h2", {"id": f"{name}-title"}, words[name])
    frame = {"class": "sheet", "id": name, "aria-labelledby": f"{name}-title"}
    return el("section", frame, title, *body)


def _rules(words: Words) -> tuple[Element, ...]:
    parts = []
    for name in BRIEF:
        texts = [el("p", None, words[key]) for key in _keys(name, words)]
        if len(texts) > 1:
            items = (el("li", None, *text.children) for text in texts)
            texts = [el("ol", None, *items)]
        title = el("h3", None, words[f"brief.{name}"])
        parts.append(el("div", {"class": "brief"}, title, *texts))
    won = still_board(WON.position, words, marks(WON.line, WON.ringed))
    block = still_board(BLOCK.position, words, marks(BLOCK.line))
    pictures = (
        el("figure", {"class": "picture"}, all_pieces(words)),
        figure(won, words["brief.won"]),
        figure(block, words["brief.block"]),
    )
    return (
        el("div", {"class": "briefs"}, *parts),
        el("div", {"class": "pictures"}, *pictures),
    )


def _keys(name: str, words: Words) -> tuple[str, ...]:
    return words.numbered(f"brief.{name}", "_")


def _pieces(words: Words) -> tuple[Element, ...]:
    cards = (el("li", None, named(piece, words)) for piece in PIECES)
    empty = still_board(Position(CLASSIC), words)
    return (
        el("p", None, words["cut.1"]),
        el("ul", {"class": "cards"}, *cards),
        el("div", {"class": "cut-board"}, empty),
    )


def _score(words: Words) -> tuple[Element, ...]:
    """Return a table with a line for each round and two columns for each player."""
    players = range(1, PLAYERS + 1)
    names = [
        el(
            "th",
            {"scope": "colgroup", "colspan": "2"},
            f"{words['score.name']} {number}",
        )
        for number in players
    ]
    kinds = [
        el("th", {"scope": "col"}, words[f"score.{kind}"])
        for _ in players
        for kind in ("first", "points")
    ]
    blank = [el("td", None) for _ in kinds]
    rows = [
        el("tr", None, el("th", {"scope": "row"}, str(number)), *blank)
        for number in range(1, ROUNDS + 1)
    ]
    total = el("th", {"scope": "row"}, words["score.total"])
    round_head = el("th", {"scope": "col", "rowspan": "2"}, words["score.round"])
    table = el(
        "table",
        {"class": "score"},
        el("thead", None, el("tr", None, round_head, *names), el("tr", None, *kinds)),
        el("tbody", None, *rows),
        el("tfoot", None, el("tr", None, total, *blank)),
    )
    return (el("p", None, words["score.1"]), table)
