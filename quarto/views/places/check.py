"""A position of the real board, set up by hand, and what a call on it is worth."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.app.locks import TRAIT_FIELDS
from quarto.app.places.check import Check, Step
from quarto.app.scene import CellScene, PlaceScene
from quarto.engine.cells import CELLS
from quarto.engine.pieces import PIECES
from quarto.views.board import board, reserve
from quarto.views.fields import choice
from quarto.views.markup import Element, el
from quarto.views.places.parts import answer, control, row, switch

if TYPE_CHECKING:
    from quarto.app.places.sheet import Sheet
    from quarto.app.scene import Scene
    from quarto.views.strings import Strings


def check_card(place: Sheet, scene: Scene, strings: Strings) -> Element:
    """Return the board, the pieces, what a tap means, and the verdict."""
    check = place.check
    steps = (
        switch(f"step:{step}", strings[f"check.{step}"], is_on=step is check.step)
        for step in Step
    )
    drawn = replace(
        scene, cells=_cells(check, scene), places=_places(check, scene), help=None
    )
    return el(
        "section",
        {"class": "card check-card", "data-check": check.step},
        el("h3", None, strings["check.title"]),
        row(strings["check.step"], steps, "row steps"),
        el("p", {"class": "note"}, strings[f"check.{check.step}_how"]),
        el(
            "div",
            {"class": "setting"},
            el("div", {"class": "board-area"}, board(drawn, strings)),
            reserve(drawn, strings),
        ),
        _counting(check, strings),
        row(
            strings["check.call"],
            (
                control("judge", strings["check.judge"], style="primary"),
                control("empty", strings["check.empty"]),
            ),
            "row judging",
        ),
        answer(place.verdict, place.verdict_number, strings),
    )


def _cells(check: Check, scene: Scene) -> tuple[CellScene, ...]:
    order = {cell: number for number, cell in enumerate(check.pointed, start=1)}
    cursor = next(one.cell for one in scene.cells if one.has_cursor)
    return tuple(
        CellScene(
            cell,
            check.pieces[cell],
            is_last=cell == check.last,
            pointed=order.get(cell),
            has_cursor=cell == cursor,
        )
        for cell in CELLS
    )


def _places(check: Check, scene: Scene) -> tuple[PlaceScene, ...]:
    cursor = next(one.piece for one in scene.places if one.has_cursor)
    return tuple(
        PlaceScene(
            piece,
            is_free=piece in check.free,
            is_chosen=piece == check.chosen,
            has_cursor=piece == cursor,
        )
        for piece in PIECES
    )


def _counting(check: Check, strings: Strings) -> Element:
    boxes = [
        (name, strings[f"trait.{trait:d}"], trait in check.traits)
        for name, trait in TRAIT_FIELDS.items()
    ]
    boxes.append(("squares", strings["rules.squares"], check.blocks))
    fields = (
        choice(
            {
                "type": "checkbox",
                "id": f"field-check-{name}",
                "name": name,
                "checked": "" if is_on else None,
            },
            words,
            None,
        )
        for name, words, is_on in boxes
    )
    legend = el("legend", None, strings["check.counting"])
    return el("fieldset", {"class": "choices counting"}, legend, *fields)
