"""Puzzles: the board and what is asked, what can be answered, and which comes next."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.app.locks import Lock
from quarto.app.problems import Answer, Kind, Problem
from quarto.app.scene import CellScene, PlaceScene
from quarto.app.standing import shape
from quarto.engine.cells import CELLS
from quarto.engine.notation import format_piece
from quarto.engine.pieces import PIECES
from quarto.views.board import board, pictured, reserve
from quarto.views.markup import Element, el
from quarto.views.places.others import others
from quarto.views.places.parts import answer, control

if TYPE_CHECKING:
    from quarto.app.places.trying import Puzzling
    from quarto.app.problems.keys import Key
    from quarto.app.scene import Scene
    from quarto.engine.pieces import Piece
    from quarto.views.strings import Strings


def puzzling_body(
    place: Puzzling, scene: Scene, strings: Strings
) -> tuple[Element, ...]:
    """Return the puzzle, once the day is known, and the ways to others."""
    key, problem = place.key, place.problem
    if key is None or problem is None:
        return ()
    return (
        _puzzle(place, problem, key, scene, strings),
        others(place, key, strings),
    )


def _puzzle(
    place: Puzzling, problem: Problem, key: Key, scene: Scene, strings: Strings
) -> Element:
    drawn = replace(
        scene,
        cells=_cells(place, problem, scene),
        places=_places(place, problem, scene),
        help=None,
    )
    is_placed = problem.kind is Kind.QUARTO
    return el(
        "section",
        {
            "class": "puzzle",
            "data-puzzle": key.name,
            "data-done": "" if place.is_over else None,
        },
        _question(place, problem, key, strings),
        el("div", {"class": "board-area"}, board(drawn, strings)),
        el(
            "div",
            {"class": "puzzle-desk", "data-kind": problem.kind},
            *(() if is_placed else (reserve(drawn, strings),)),
            *_hand(problem.position.hand, scene, strings),
            _controls(place, problem, scene, strings),
        ),
    )


def _question(place: Puzzling, problem: Problem, key: Key, strings: Strings) -> Element:
    """Return what is asked; how takes the room of what is said, before there is any."""
    how = strings[f"puzzle.{problem.kind}_how"]
    if key.blocks:
        how = f"{how} {strings['puzzle.squares_too']}"
    return el(
        "div",
        {"class": "question"},
        el(
            "h3",
            {"data-task": problem.kind, "tabindex": "-1"},
            strings[f"puzzle.{problem.kind}"],
        ),
        el("p", {"class": "facts"}, _facts(place, problem, key, strings)),
        el("p", {"class": "how"}, how),
        answer(place.said, place.said_number, strings),
    )


def _facts(place: Puzzling, problem: Problem, key: Key, strings: Strings) -> str:
    """Return which puzzle it is, how hard, and whether its day is solved."""
    facts = [
        *([key.day] if key.day else []),
        strings[f"puzzle.level_{problem.level}"],
        strings["puzzle.looks"].format(count=problem.looks),
        *([strings["puzzle.done"]] if key.day in place.saved.days else []),
    ]
    return " · ".join(facts)


def _hand(piece: Piece | None, scene: Scene, strings: Strings) -> tuple[Element, ...]:
    if piece is None:
        return ()
    drawn = pictured(piece, scene.settings.overlay, strings)
    return (
        el(
            "div",
            {"class": "hand", "data-hand": format_piece(piece)},
            el("span", {"class": "well"}, *drawn),
            el(
                "span",
                {"class": "hand-text"},
                el("strong", None, strings["hand.held"]),
                el("span", None, f" {strings.piece(piece, ', ')}"),
            ),
        ),
    )


def _controls(
    place: Puzzling, problem: Problem, scene: Scene, strings: Strings
) -> Element:
    """Return what answers and helps; once it is over, what leads on."""
    name = strings["puzzle.your_answer"]
    if place.is_over:
        controls = [
            control("another", strings["puzzle.another"], style="primary"),
            control("again", strings["puzzle.again"]),
            control("link", strings["puzzle.link"]),
        ]
    else:
        controls = [control("check", strings["puzzle.check"], style="primary")]
        if problem.kind is Kind.QUARTO:
            controls.append(control("none", strings["puzzle.none"]))
        if Lock.HINTS not in scene.locks:
            said = strings["puzzle.show_name"]
            controls.append(control("hint", strings["puzzle.hint"]))
            controls.append(control("show", strings["puzzle.show"], name=said))
    return el(
        "div",
        {"class": "puzzle-buttons", "role": "group", "aria-label": name},
        *controls,
    )


def _cells(place: Puzzling, problem: Problem, scene: Scene) -> tuple[CellScene, ...]:
    position, tried = problem.position, place.answer
    order = {cell: number for number, cell in enumerate(tried.cells, start=1)}
    line = place.line
    shown = {} if line is None else dict.fromkeys(line.cells, shape(line))
    # Elsewhere it is a line that waits, or has lapsed, which nobody has won.
    is_called = problem.kind is Kind.QUARTO and problem.answer != Answer()
    is_won = place.is_over and is_called
    cursor = next(one.cell for one in scene.cells if one.has_cursor)
    return tuple(
        CellScene(
            cell,
            position.hand if cell == tried.cell else position.piece_at(cell),
            is_staged=cell == tried.cell,
            is_last=cell == position.last,
            pointed=order.get(cell),
            won=shown.get(cell) if is_won else None,
            drawn=None if is_won else shown.get(cell),
            has_cursor=cell == cursor,
        )
        for cell in CELLS
    )


def _places(place: Puzzling, problem: Problem, scene: Scene) -> tuple[PlaceScene, ...]:
    cursor = next(one.piece for one in scene.places if one.has_cursor)
    left = problem.position.reserve
    return tuple(
        PlaceScene(
            piece,
            is_free=piece in left,
            is_chosen=piece == place.answer.gift,
            has_cursor=piece == cursor,
        )
        for piece in PIECES
    )
