"""A picture of a position that stands alone: pieces from above, with their colours.

Drawings in the page have classes that its style sheets colour; a picture in a file has
no style sheet, so what the classes mean is written into it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.engine.cells import CELLS, SIDE, column_of, row_of
from quarto.engine.scanner import COLUMNS, ROWS
from quarto.views.markup import Element, el, render
from quarto.views.piece_art import piece_symbol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from quarto.engine.pieces import Piece
    from quarto.engine.position import Position

PLAN = "art-plan"
# By the class of a part: for light and for dark pieces, what its attributes are.
PAINT: dict[str, tuple[dict[str, str], dict[str, str]]] = {
    "plan-shadow": ({"fill": "none"}, {"fill": "none"}),
    "plan-rim": ({"fill": "#f8e6c0"}, {"fill": "#482815"}),
    "plan-top": (
        {"fill": "#fff3db", "stroke": "#4a2c12", "stroke-width": "4"},
        {"fill": "#5b3520", "stroke": "#f3d9a8", "stroke-width": "4"},
    ),
    "plan-miter": (
        {"fill": "none", "stroke": "#4a2c12", "stroke-width": "4"},
        {"fill": "none", "stroke": "#f3d9a8", "stroke-width": "4"},
    ),
    "plan-hole": (
        {"fill": "#2a1606", "stroke": "#4a2c12", "stroke-width": "7"},
        {"fill": "#0a0401", "stroke": "#f3d9a8", "stroke-width": "7"},
    ),
    # A light line round the dark ones, for they may lie on a dark ground.
    "plan-outline": (
        {"fill": "none", "stroke": "#4a2c12", "stroke-width": "5"},
        {"fill": "none", "stroke": "#f3d9a8", "stroke-width": "3"},
    ),
}
_SPACE = {"xmlns": "http://www.w3.org/2000/svg"}
_CELL, _EDGE, _WELL = 100, 40, 46
_SHARE = 0.8
_BOARD = SIDE * _CELL
WIDTH = _BOARD + 2 * _EDGE
_HAND = 120
_BORDER = {"font-family": "sans-serif", "font-size": "22", "text-anchor": "middle"}


def piece_drawing(piece: int) -> str:
    """Return the drawing of a piece as a file of its own."""
    return render(el("svg", {**_SPACE, "viewBox": "0 0 100 100"}, *_painted(piece)))


def height_of(position: Position) -> int:
    """Return how high a picture is, in units of its width; a hand lies below."""
    return WIDTH + (0 if position.hand is None else _HAND)


def picture(position: Position) -> str:
    """Return the board with its coordinates, and the piece in hand below it."""
    height = height_of(position)
    size = {"width": f"{WIDTH}", "height": f"{height}"}
    ground = el("rect", {**size, "rx": "24", "fill": "#6f4323"})
    parts = [ground, *_coordinates()]
    for cell in CELLS:
        x = _EDGE + _CELL * column_of(cell)
        y = _EDGE + _CELL * (SIDE - 1 - row_of(cell))
        parts.append(_well(x, y))
        piece = position.piece_at(cell)
        if piece is not None:
            parts.append(_piece_at(piece, x, y))
    if position.hand is not None:
        x, y = (WIDTH - _CELL) // 2, WIDTH
        parts += [_well(x, y), _piece_at(position.hand, x, y)]
    box = {**_SPACE, **size, "viewBox": f"0 0 {WIDTH} {height}"}
    return render(el("svg", box, *parts))


def _coordinates() -> list[Element]:
    middle = _EDGE + _CELL // 2
    below, side = WIDTH - 12, _EDGE // 2
    return [
        *(
            _letter(name, middle + _CELL * number, below)
            for number, name in enumerate(COLUMNS)
        ),
        *(
            _letter(name, side, middle + 8 + _CELL * (SIDE - 1 - number))
            for number, name in enumerate(ROWS)
        ),
    ]


def _letter(name: str, x: int, y: int) -> Element:
    place = {"x": f"{x}", "y": f"{y}", "fill": "#f3d9a8"}
    return el("text", {**place, **_BORDER}, name)


def _well(x: int, y: int) -> Element:
    center = {"cx": f"{x + _CELL // 2}", "cy": f"{y + _CELL // 2}", "r": f"{_WELL}"}
    return el("circle", {**center, "fill": "#a87544", "stroke": "#4a2c12"})


def _piece_at(piece: Piece, x: int, y: int) -> Element:
    # A little smaller than its well: the corners of a square stay inside.
    inset = round(_CELL * (1 - _SHARE) / 2)
    place = f"translate({x + inset} {y + inset}) scale({_SHARE})"
    return el("g", {"transform": place}, *_painted(piece))


def _painted(piece: int) -> list[Element]:
    """Return the parts of a piece seen from above, in their colours."""
    drawings = [c for c in piece_symbol(piece).children if isinstance(c, Element)]
    (plan,) = (one for one in drawings if PLAN in _class_of(one.attributes))
    is_dark = "tone-dark" in _class_of(plan.attributes)
    return [_paint(p, is_dark=is_dark) for p in plan.children if isinstance(p, Element)]


def _paint(part: Element, *, is_dark: bool) -> Element:
    attributes = {
        name: text for name, text in part.attributes.items() if name != "class"
    }
    paint = PAINT[_class_of(part.attributes)][is_dark]
    return el(part.tag, {**attributes, **paint}, *part.children)


def _class_of(attributes: Mapping[str, str | None]) -> str:
    return attributes.get("class") or ""
