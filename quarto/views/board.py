"""The two grids: the board and the reserve.

Each is a grid in the sense of the ARIA practices, with one tab stop that the arrow
keys move; nothing is ever `disabled`, so that everything can be read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from quarto.app.settings import Overlay
from quarto.engine.cells import SIDE
from quarto.engine.notation import format_cell, format_piece
from quarto.engine.scanner import COLUMNS, ROWS
from quarto.views.markup import Element, el

if TYPE_CHECKING:
    from quarto.app.scene import CellScene, PlaceScene, Scene
    from quarto.engine.pieces import Piece
    from quarto.views.strings import Strings

T = TypeVar("T")


def piece_picture(piece: Piece) -> Element:
    """Return the drawing of a piece, silent for those who hear the page."""
    use = el("use", {"href": f"#piece-{format_piece(piece)}"})
    return el("svg", {"class": "piece", "aria-hidden": "true"}, use)


def pictured(piece: Piece, overlay: Overlay, strings: Strings) -> tuple[Element, ...]:
    """Return the drawing of a piece and, where it is wanted, what is written on it."""
    match overlay:
        case Overlay.NONE:
            return (piece_picture(piece),)
        case Overlay.LETTERS:
            mark = strings.letters(piece)
        case Overlay.BITS:
            mark = f"{piece:04b}"
    tag = el("span", {"class": "tag", "aria-hidden": "true"}, mark)
    return (piece_picture(piece), tag)


def board(scene: Scene, strings: Strings) -> Element:
    """Return the board, row 4 on top, with its coordinates outside the cells."""
    rows = [
        el(
            "div",
            {"class": "board-row", "role": "row"},
            el("span", {"class": "rank", "aria-hidden": "true"}, ROWS[row]),
            *(_cell(cell, scene, strings) for cell in _row(scene.cells, row)),
        )
        for row in reversed(range(SIDE))
    ]
    files = el(
        "div",
        {"class": "files", "aria-hidden": "true"},
        *(el("span", None, column) for column in COLUMNS),
    )
    grid = {"class": "board", "role": "grid", "aria-label": strings["page.board"]}
    return el("div", grid, *rows, files)


def reserve(scene: Scene, strings: Strings) -> Element:
    """Return the sixteen fixed places of the reserve."""
    rows = [
        el(
            "div",
            {"class": "reserve-row", "role": "row"},
            *(_place(place, scene, strings) for place in _row(scene.places, row)),
        )
        for row in range(SIDE)
    ]
    grid = {"class": "reserve", "role": "grid", "aria-label": strings["page.reserve"]}
    return el("div", grid, *rows)


def _row(sixteen: tuple[T, ...], row: int) -> tuple[T, ...]:
    return sixteen[SIDE * row : SIDE * (row + 1)]


def _cell(cell: CellScene, scene: Scene, strings: Strings) -> Element:
    name = format_cell(cell.cell)
    words = [
        name.upper(),
        strings["cell.empty"] if cell.piece is None else strings.piece(cell.piece),
        *(strings[key] for key, is_said in _marks(cell) if is_said),
    ]
    attributes = {
        "type": "button",
        "class": "cell",
        "role": "gridcell",
        "data-cell": name,
        "data-holds": "" if cell.piece is None else format_piece(cell.piece),
        "data-staged": _flag(is_set=cell.is_staged),
        "data-last": _flag(is_set=cell.is_last),
        "data-pointed": None if cell.pointed is None else str(cell.pointed),
        "data-line": cell.won or cell.drawn,
        "data-better": _flag(is_set=cell.is_better),
        "aria-selected": "true" if cell.pointed or cell.is_staged else "false",
        "aria-label": ", ".join(words),
        "tabindex": "0" if cell.has_cursor else "-1",
    }
    if cell.piece is None:
        return el("button", attributes)
    overlay = scene.settings.overlay
    return el("button", attributes, *pictured(cell.piece, overlay, strings))


def _marks(cell: CellScene) -> tuple[tuple[str, bool], ...]:
    return (
        ("cell.staged", cell.is_staged),
        ("cell.last", cell.is_last),
        ("cell.pointed", cell.pointed is not None),
        ("cell.won", cell.won is not None),
        ("cell.drawn", cell.won is None and cell.drawn is not None),
        ("cell.better", cell.is_better),
    )


def _place(place: PlaceScene, scene: Scene, strings: Strings) -> Element:
    words = [strings.piece(place.piece)]
    is_safe = scene.help is not None and place.piece in scene.help.safe
    if is_safe:
        words.append(strings["place.safe"])
    if not place.is_free:
        words.append(strings["place.gone"])
    if place.is_chosen:
        words.append(strings["place.chosen"])
    attributes = {
        "type": "button",
        "class": "place",
        "role": "gridcell",
        "data-piece": format_piece(place.piece),
        "data-state": "free" if place.is_free else "gone",
        "data-safe": _flag(is_set=is_safe),
        "aria-selected": "true" if place.is_chosen else "false",
        "aria-label": ", ".join(words),
        "tabindex": "0" if place.has_cursor else "-1",
    }
    overlay = scene.settings.overlay if place.is_free else Overlay.NONE
    return el("button", attributes, *pictured(place.piece, overlay, strings))


def _flag(*, is_set: bool) -> str | None:
    return "" if is_set else None
