"""The pictures of the pages on paper: still boards, rows of pieces, the turn."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from quarto.engine.cells import CELLS, SIDE, cell_at
from quarto.engine.lines import LineKind
from quarto.engine.notation import format_cell, format_piece
from quarto.engine.pieces import PIECES, Piece, Trait
from quarto.engine.scanner import COLUMNS, ROWS
from quarto.views.board import piece_picture
from quarto.views.markup import Element, el

if TYPE_CHECKING:
    from collections.abc import Mapping

    from quarto.engine.cells import Cell
    from quarto.engine.lines import Line
    from quarto.engine.position import Position
    from quarto.views.markup import Attributes, Child
    from quarto.views.paper.words import Words

NO_MARKS: Mapping[Cell, Attributes] = {}
LAST: Attributes = {"data-last": ""}
FREE: Attributes = {"data-staged": ""}
# The ring of a turn: its middle, its radius, and those of the steps on it.
_MIDDLE = (190.0, 112.0)
_RADIUS = 76.0
_STEP = 17.0
_ARROW = 6.0
# Clockwise from the top: what each step is, and whose.
_STEPS = (
    ("gives", 1),
    ("calls", 0),
    ("places", 0),
    ("calls", 0),
    ("gives", 0),
    ("calls", 1),
    ("places", 1),
    ("calls", 1),
)
_SHOWN = (Piece(0x4), Piece(0xB))


def figure(picture: Element, caption: str, kind: str = "") -> Element:
    """Return a picture with the sentence below it."""
    words = el("figcaption", None, caption)
    return el("figure", {"class": f"picture {kind}".strip()}, picture, words)


def marks(
    line: Line | None = None, ringed: Cell | None = None
) -> dict[Cell, Attributes]:
    """Return the marks of a called line and of the last placement."""
    found: dict[Cell, Attributes] = {}
    if line is not None:
        found = {cell: {"data-line": _style(line)} for cell in line.cells}
    if ringed is not None:
        found[ringed] = {**found.get(ringed, {}), **LAST}
    return found


def still_board(
    position: Position, words: Words, marked: Mapping[Cell, Attributes] = NO_MARKS
) -> Element:
    """Return a board to look at, row 4 on top; those who hear it get its pieces."""
    rows = [
        el(
            "span",
            {"class": "board-row"},
            el("span", {"class": "rank"}, ROWS[row]),
            *(_cell(position, cell_at(column, row), marked) for column in range(SIDE)),
        )
        for row in reversed(range(SIDE))
    ]
    files = el(
        "span", {"class": "files"}, *(el("span", None, name) for name in COLUMNS)
    )
    said = {"class": "board", "role": "img", "aria-label": _heard(position, words)}
    return el("div", said, *rows, files)


def piece_row(pieces: tuple[Piece, ...], words: Words) -> Element:
    """Return some pieces side by side, each with its name for those who hear it."""
    return el("div", {"class": "piece-row"}, *(named(piece, words) for piece in pieces))


def named(piece: Piece, words: Words) -> Element:
    """Return the drawing of a piece that says which piece it is."""
    drawing = piece_picture(piece)
    heard = {"class": "piece", "role": "img", "aria-label": words.piece(piece)}
    return el("svg", heard, *drawing.children)


def all_pieces(words: Words) -> Element:
    """Return the sixteen pieces as a table: color and shape across, the rest down."""
    across = PIECES[:: len(PIECES) // SIDE]
    head = el(
        "tr",
        None,
        el("td", None),
        *(_head(p, (Trait.COLOR, Trait.SHAPE), "col", words) for p in across),
    )
    rows = [
        el(
            "tr",
            None,
            _head(down, (Trait.HEIGHT, Trait.FILL), "row", words),
            *(el("td", None, named(Piece(p | down), words)) for p in across),
        )
        for down in PIECES[:SIDE]
    ]
    body = el("tbody", None, *rows)
    return el("table", {"class": "all-pieces"}, el("thead", None, head), body)


def turn_cycle(words: Words) -> Element:
    """Return two turns as a ring of steps; the words below it say the same."""
    circle = {"cx": f"{_MIDDLE[0]:g}", "cy": f"{_MIDDLE[1]:g}", "r": f"{_RADIUS:g}"}
    parts: list[Child] = [el("circle", {"class": "ring", **circle})]
    share = 360 / len(_STEPS)
    for number, (step, player) in enumerate(_STEPS):
        parts += _step(step, player, number * share - 90, words)
        parts.append(_arrow((number + 0.5) * share - 90))
    box = {"class": "cycle", "viewBox": "0 0 380 224", "aria-hidden": "true"}
    return el("svg", box, *parts)


def _step(name: str, player: int, angle: float, words: Words) -> list[Element]:
    x, y = _on_ring(angle)
    node = el(
        "circle", {"class": f"step step-{name}", **_center(x, y), "r": f"{_STEP:g}"}
    )
    if name == "calls":
        sign: Element = el("text", {"class": "sign", "x": f"{x:g}", "y": f"{y:g}"}, "!")
    else:
        sign = _held(_SHOWN[player], x, y)
    said = words[f"course.{name}"]
    if name != "calls":
        said = f"{words[f'course.player_{player}']} {said}"
    return [node, sign, _label(said, x, y)]


def _label(said: str, x: float, y: float) -> Element:
    """Return the words of a step, on the side of the ring where they have room."""
    beside = x - _MIDDLE[0]
    if abs(beside) < 1:
        place = "middle"
        y += math.copysign(_STEP + 11, y - _MIDDLE[1])
    else:
        place = "start" if beside > 0 else "end"
        x += math.copysign(_STEP + 6, beside)
    return el("text", {"class": f"step-{place}", "x": f"{x:g}", "y": f"{y:g}"}, said)


def _held(piece: Piece, x: float, y: float) -> Element:
    size = 2 * _STEP - 8
    place = {"x": f"{x - size / 2:g}", "y": f"{y - size / 2:g}"}
    extent = {"width": f"{size:g}", "height": f"{size:g}"}
    return el("use", {"href": f"#piece-{format_piece(piece)}", **place, **extent})


def _arrow(angle: float) -> Element:
    """Return a point on the ring that says which way it goes."""
    x, y = _on_ring(angle)
    turned = f"translate({x:.4g} {y:.4g}) rotate({angle:g})"
    shape = f"M{-_ARROW:g} {-_ARROW:g}H{_ARROW:g}L0 {_ARROW:g}Z"
    return el("path", {"class": "arrow", "d": shape, "transform": turned})


def _on_ring(angle: float) -> tuple[float, float]:
    turn = math.radians(angle)
    x = _MIDDLE[0] + _RADIUS * math.cos(turn)
    return round(x, 1), round(_MIDDLE[1] + _RADIUS * math.sin(turn), 1)


def _center(x: float, y: float) -> dict[str, str]:
    return {"cx": f"{x:g}", "cy": f"{y:g}"}


def _head(
    piece: Piece, traits: tuple[Trait, Trait], scope: str, words: Words
) -> Element:
    values = [words.game[f"value.{t:d}.{int(piece & t.bit != 0)}"] for t in traits]
    return el("th", {"scope": scope}, ", ".join(values))


def _cell(position: Position, cell: Cell, marked: Mapping[Cell, Attributes]) -> Element:
    piece = position.piece_at(cell)
    held = () if piece is None else (piece_picture(piece),)
    attributes = {"class": "cell", "data-cell": format_cell(cell)}
    return el("span", {**attributes, **marked.get(cell, {})}, *held)


def _style(line: Line) -> str:
    """Return what the style sheets draw a called line by."""
    if line.kind is not LineKind.DIAGONAL:
        return line.kind
    return "rising" if CELLS[0] in line.cells else "falling"


def _heard(position: Position, words: Words) -> str:
    pieces = ((cell, position.piece_at(cell)) for cell in CELLS)
    parts = [
        f"{format_cell(cell).upper()} {words.game.piece(piece)}"
        for cell, piece in pieces
        if piece is not None
    ]
    return ", ".join([words.game["page.board"], *parts])
