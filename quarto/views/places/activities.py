"""First lessons: choose a task, try, read the answer, take another."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.app.places.activities import NOTHING, Activities
from quarto.app.places.puzzles import Board, Common, Odd, fitting
from quarto.app.places.tasks import GRADES, Kind, Quarto, Search, Task
from quarto.app.scene import CellScene
from quarto.engine.cells import CELLS
from quarto.engine.notation import format_piece
from quarto.engine.pieces import Trait, value_of
from quarto.views.board import board, pictured
from quarto.views.markup import Element, el
from quarto.views.places.parts import answer, control, row, switch

if TYPE_CHECKING:
    from collections.abc import Iterable

    from quarto.app.scene import Scene
    from quarto.engine.pieces import Piece
    from quarto.views.strings import Strings


def activities_body(
    place: Activities, scene: Scene, strings: Strings
) -> tuple[Element, ...]:
    """Return the choice of tasks, and the one to be solved."""
    kinds = (
        switch(f"kind:{kind}", strings[f"kind.{kind}"], is_on=kind is place.kind)
        for kind in Kind
    )
    grades = (
        switch(f"grade:{grade}", str(grade), is_on=grade == place.grade)
        for grade in GRADES
    )
    choice = el(
        "div",
        {"class": "choosing"},
        row(strings["task.kind"], kinds, "row kinds"),
        row(strings["task.grade"], grades, "row grades"),
    )
    if place.task is None:
        return (choice,)
    return (choice, _task(place, place.task, scene, strings))


def _task(place: Activities, task: Task, scene: Scene, strings: Strings) -> Element:
    heading = {"data-task": place.kind, "tabindex": "-1"}
    solved = strings["task.solved"].format(count=place.solved)
    style = "primary" if place.is_solved else None
    return el(
        "section",
        {"class": "task", "data-solved": "" if place.is_solved else None},
        el("h3", heading, strings[f"task.{place.kind}"]),
        el("p", {"class": "note"}, _how(place, task, strings)),
        *_content(place, task, scene, strings),
        answer(place.said, place.said_number, strings),
        el(
            "p",
            {"class": "row"},
            control("another", strings["task.another"], style=style),
            el("span", {"class": "note"}, solved),
        ),
    )


def _how(place: Activities, task: Task, strings: Strings) -> str:
    if isinstance(task, Search):
        count = len(task.pieces)
        return strings["task.search_how"].format(
            count=count, questions=count.bit_length() - 1
        )
    if isinstance(task, Quarto) and task.board.position.rules.blocks:
        return strings["task.quarto_how_squares"]
    return strings[f"task.{place.kind}_how"]


def _content(
    place: Activities, task: Task, scene: Scene, strings: Strings
) -> tuple[Element, ...]:
    match task:
        case Search():
            return _search(place, task, scene, strings)
        case Odd():
            return (_pieces(task.pieces, scene, strings),)
        case Common():
            return _common(place, task, scene, strings)
        case Quarto():
            return _quarto(place, task.board, scene, strings)


def _search(
    place: Activities, task: Search, scene: Scene, strings: Strings
) -> tuple[Element, ...]:
    questions = (_question(place, task, trait, strings) for trait in Trait)
    known = tuple((trait, value_of(task.thought, trait)) for trait in place.asked)
    left = fitting(task.pieces, known) if task.fades else task.pieces
    return (
        row(strings["task.questions"], questions, "row questions"),
        _pieces(task.pieces, scene, strings, left=left),
    )


def _question(
    place: Activities, task: Search, trait: Trait, strings: Strings
) -> Element:
    words = strings[f"ask.{trait:d}"]
    is_asked = trait in place.asked
    if is_asked:
        word = strings["task.yes" if value_of(task.thought, trait) else "task.no"]
        return switch(f"ask:{trait:d}", f"{words} {word}", is_on=True)
    return switch(f"ask:{trait:d}", words, is_on=False)


def _pieces(
    pieces: tuple[Piece, ...],
    scene: Scene,
    strings: Strings,
    left: tuple[Piece, ...] | None = None,
) -> Element:
    """Return pieces to name one of; those that are not left are ruled out."""
    items = (
        el("li", None, _piece(piece, scene, strings, is_out=piece not in left))
        if left is not None
        else el("li", None, _piece(piece, scene, strings, is_out=False))
        for piece in pieces
    )
    count = str(len(pieces))
    return el("ul", {"class": "pieces", "data-count": count}, *items)


def _piece(piece: Piece, scene: Scene, strings: Strings, *, is_out: bool) -> Element:
    name = strings.piece(piece)
    if is_out:
        name = f"{name}, {strings['task.ruled_out']}"
    style = "piece-button out" if is_out else "piece-button"
    drawn = pictured(piece, scene.settings.overlay, strings)
    return control(f"piece:{format_piece(piece)}", *drawn, style=style, name=name)


def _common(
    place: Activities, task: Common, scene: Scene, strings: Strings
) -> tuple[Element, ...]:
    shown = el("ul", {"class": "pieces"}, *_shown(task.pieces, scene, strings))
    values = [f"{trait:d}.{value}" for trait in Trait for value in (0, 1)]
    choices = [
        switch(f"pick:{value}", strings[f"value.{value}"], is_on=value in place.picked)
        for value in values
    ]
    nothing = strings["task.nothing"]
    is_nothing = NOTHING in place.picked
    choices.append(switch(f"pick:{NOTHING}", nothing, is_on=is_nothing))
    check = control("check", strings["task.check"], style="primary")
    return (shown, row(strings["task.they_are"], choices, "row values"), check)


def _shown(
    pieces: Iterable[Piece], scene: Scene, strings: Strings
) -> tuple[Element, ...]:
    """Return pieces that are only looked at, with their names for the ear."""
    overlay = scene.settings.overlay
    return tuple(
        el(
            "li",
            {"class": "piece-button"},
            *pictured(piece, overlay, strings),
            el("span", {"class": "visually-hidden"}, strings.piece(piece)),
        )
        for piece in pieces
    )


def _quarto(
    place: Activities, shown: Board, scene: Scene, strings: Strings
) -> tuple[Element, ...]:
    order = {cell: number for number, cell in enumerate(place.pointed, start=1)}
    cursor = next(one.cell for one in scene.cells if one.has_cursor)
    cells = tuple(
        CellScene(
            cell,
            shown.position.piece_at(cell),
            is_last=cell == shown.last,
            pointed=order.get(cell),
            has_cursor=cell == cursor,
        )
        for cell in CELLS
    )
    drawn = board(replace(scene, cells=cells), strings)
    calls = (
        control("show", strings["action.call"], style="call"),
        control("none", strings["task.no_quarto"]),
    )
    return (
        el("div", {"class": "board-area"}, drawn),
        row(strings["task.your_answer"], calls, "row calls"),
    )
