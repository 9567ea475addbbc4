"""The sheet of activities, and the one with their answers."""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase
from typing import TYPE_CHECKING

from quarto.app.places.puzzles import LAPSED, NONE
from quarto.engine.lines import LineKind
from quarto.engine.notation import format_cell
from quarto.engine.pieces import PIECES
from quarto.views.markup import Child, Element, el
from quarto.views.paper.drawings import marks, named, piece_row, still_board

if TYPE_CHECKING:
    from collections.abc import Iterable

    from quarto.app.places.puzzles import Board, Common, Odd, Portrait
    from quarto.engine.lines import Line
    from quarto.engine.pieces import Piece, Trait
    from quarto.views.paper.activities import Activities
    from quarto.views.paper.words import Words

KINDS = ("odd", "common", "portrait", "quarto")
BLANK = "\u00a0"


def tasks(made: Activities, words: Words) -> tuple[Element, ...]:
    """Return the sheet for pupils."""
    line = el("p", {"class": "fill"}, words["tasks.name"], el("span", None, BLANK))
    groups = (
        _lettered(piece_row(one.pieces, words) for one in made.odd),
        _lettered(_with_line(piece_row(one.pieces, words)) for one in made.common),
        _lettered(_portrait(one, words) for one in made.portraits),
        _lettered(_board(one, words) for one in made.boards),
    )
    odd, common, portrait, quarto = (
        _task(kind, group, words) for kind, group in zip(KINDS, groups, strict=True)
    )
    enough = el("p", None, words["tasks.portrait_2"])
    portrait = el(
        "div",
        portrait.attributes,
        *portrait.children,
        _strip(words),
        _with_line(enough),
    )
    legend = el("p", {"class": "note"}, words["tasks.legend"])
    return (line, legend, odd, common, portrait, quarto)


def answers(made: Activities, words: Words) -> tuple[Element, ...]:
    """Return the sheet for teachers."""
    groups = (
        [_odd_answer(one, words) for one in made.odd],
        [_common_answer(one, words) for one in made.common],
        [*(_portrait_answer(one, words) for one in made.portraits)],
        [_board_answer(one, words) for one in made.boards],
    )
    parts = []
    for kind, texts in zip(KINDS, groups, strict=True):
        title = el("h3", None, words[f"tasks.{kind}"])
        items = _lettered(el("span", None, text) for text in texts)
        more = (el("p", None, words["answers.enough"]),) if kind == "portrait" else ()
        parts.append(el("div", {"class": f"task task-{kind}"}, title, items, *more))
    return tuple(parts)


def _task(kind: str, items: Element, words: Words) -> Element:
    title = el("h3", None, words[f"tasks.{kind}"])
    how = el("p", None, words[f"tasks.{kind}_1"])
    return el("div", {"class": f"task task-{kind}"}, title, how, items)


def _lettered(items: Iterable[Element]) -> Element:
    """Return a list whose items bear small letters, on paper and for the ear."""
    return el(
        "ul",
        {"class": "items"},
        *(
            el("li", None, el("b", None, f"{letter}."), " ", item)
            for letter, item in zip(ascii_lowercase, items, strict=False)
        ),
    )


def _with_line(element: Element) -> Element:
    """Return something and a line to write on."""
    return el("div", {"class": "fill"}, element, el("span", None, BLANK))


def _portrait(one: Portrait, words: Words) -> Element:
    asked = [
        el(
            "li",
            None,
            words[f"tasks.ask.{trait:d}"],
            " ",
            el("b", None, _yes(value, words)),
        )
        for trait, value in one.answers
    ]
    return _with_line(el("ul", {"class": "asked"}, *asked))


def _yes(value: int, words: Words) -> str:
    return words["tasks.yes" if value else "tasks.no"]


def _strip(words: Words) -> Element:
    """Return the sixteen pieces with a letter each."""
    items = (
        el("li", None, named(piece, words), el("b", None, _letter(piece)))
        for piece in PIECES
    )
    return el("ul", {"class": "strip"}, *items)


def _board(one: Board, words: Words) -> Element:
    ringed = still_board(one.position, words, marks(ringed=one.last))
    boxes: list[Child] = []
    for answer in ("yes", "no"):
        box = el("span", {"class": "box", "aria-hidden": "true"})
        boxes.append(el("span", None, box, " ", words[f"tasks.{answer}"]))
    return el("div", {"class": "asked-board"}, ringed, el("p", None, *boxes))


def _odd_answer(one: Odd, words: Words) -> str:
    value = words.game[f"value.{one.trait:d}.{int(one.odd & one.trait.bit != 0)}"]
    number = one.pieces.index(one.odd) + 1
    return words["answers.odd"].format(number=number, value=value)


def _common_answer(one: Common, words: Words) -> str:
    if not one.shared:
        return words["answers.nothing"]
    return words["answers.common"].format(values=_values(one.shared, words))


def _portrait_answer(one: Portrait, words: Words) -> str:
    letters = ", ".join(map(_letter, one.left))
    pieces = " / ".join(map(words.piece, one.left))
    return words["answers.portrait"].format(letters=letters, pieces=pieces)


def _board_answer(one: Board, words: Words) -> str:
    if one.line is None:
        return words[f"answers.{NONE}"]
    key = LAPSED if one.kind == LAPSED else "right"
    values = _values(one.position.shared(one.line), words)
    return words[f"answers.{key}"].format(line=_name(one.line, words), values=values)


def _values(values: Iterable[tuple[Trait, int]], words: Words) -> str:
    return ", ".join(words.game[f"shared.{trait:d}.{value}"] for trait, value in values)


def _name(line: Line, words: Words) -> str:
    """Return what a line is called: a row or column, or a diagonal by its ends."""
    first, last = (format_cell(line.cells[end]).upper() for end in (0, -1))
    match line.kind:
        case LineKind.ROW:
            return words["answers.row"].format(name=first[1])
        case LineKind.COLUMN:
            return words["answers.column"].format(name=first[0])
        case _:
            return words["answers.diagonal"].format(name=f"{first}–{last}")


def _letter(piece: Piece) -> str:
    return ascii_uppercase[piece]
