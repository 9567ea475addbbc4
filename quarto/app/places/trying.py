"""A puzzle as it is being solved: what is tried, told and found."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from quarto.app.places import PlaceName
from quarto.app.places.check import pointing
from quarto.app.places.to_review import failed, solved
from quarto.app.problems import Answer, Kind, Problem
from quarto.app.problems.hints import hints_for
from quarto.app.problems.judge import judged, lacking, reason
from quarto.app.text import Text, text
from quarto.engine.notation import format_cell
from quarto.saves.puzzles import SavedPuzzles

if TYPE_CHECKING:
    from quarto.app.clock import ClockScene
    from quarto.app.problems.keys import Key
    from quarto.engine.cells import Cell
    from quarto.engine.lines import Line
    from quarto.engine.pieces import Piece


@dataclass(frozen=True, slots=True)
class Puzzling:
    """A puzzle and what has been tried.

    key, problem: None until the day is known. today: the day, once it is.
    seed, drawn: from which the numbers of other puzzles follow.
    answer: as far as it is put together. told: hints given.
    said, line: the answer to what was done last, and what it is about; said_number
    grows, so that the same words are said again.
    is_over: it is solved, or its answer shown; knows: somebody has seen the answer.
    """

    name: ClassVar[PlaceName] = PlaceName.PUZZLES
    clock_scene: ClassVar[ClockScene | None] = None
    key: Key | None = None
    problem: Problem | None = None
    today: str = ""
    seed: int = 0
    drawn: int = 0
    answer: Answer = Answer()
    told: int = 0
    said: tuple[Text, ...] = ()
    said_number: int = 0
    line: Line | None = None
    is_over: bool = False
    knows: bool = False
    is_listing: bool = False
    saved: SavedPuzzles = SavedPuzzles()


def afresh(place: Puzzling) -> Puzzling:
    """Return the place with nothing tried."""
    return replace(place, answer=Answer(), told=0, said=(), line=None, is_over=False)


def tapped(place: Puzzling, cell: Cell) -> Puzzling:
    """Place the piece in hand for now, or show a cell of a line to be called."""
    problem, answer = place.problem, place.answer
    if problem is None or place.is_over:
        return place
    is_free = problem.position.piece_at(cell) is None
    if is_free and problem.position.hand is not None:
        there = None if answer.cell == cell else cell
        return _trying(place, replace(answer, cell=there, cells=()))
    if is_free or problem.kind is not Kind.QUARTO:
        return place
    return _trying(place, Answer(cells=pointing(answer.cells, cell)))


def chosen(place: Puzzling, piece: Piece) -> Puzzling:
    """Choose a piece to give, or no longer."""
    problem, answer = place.problem, place.answer
    if problem is None or place.is_over or problem.kind is Kind.QUARTO:
        return place
    if piece not in problem.position.reserve:
        return place
    gift = None if answer.gift == piece else piece
    return _trying(place, replace(answer, gift=gift))


def _trying(place: Puzzling, answer: Answer) -> Puzzling:
    """Return the place with another answer; what was said of the last is gone."""
    return replace(place, answer=answer, said=(), line=None)


def used(place: Puzzling, what: str) -> Puzzling:
    """Return the place after a control that is about the puzzle shown."""
    problem, key = place.problem, place.key
    if problem is None or key is None:
        return place
    if what == "again":
        return saying(afresh(place), text("puzzle.afresh"))
    if place.is_over:
        return place
    match what:
        case "hint":
            return _hinted(place, problem)
        case "show":
            after = replace(place, answer=problem.answer, is_over=True, knows=True)
            why = reason(problem)
            kept = failed(place.saved, key.name)
            told = saying(after, _answer_text(problem.answer), why.why)
            return replace(told, line=why.line, saved=kept)
        case "none" if problem.kind is Kind.QUARTO:
            return _judged(replace(place, answer=Answer()), problem, key)
        case "none":
            return place
        case _:
            lacks = lacking(problem, place.answer)
            if lacks is not None:
                return saying(place, lacks)
            return _judged(place, problem, key)


def _judged(place: Puzzling, problem: Problem, key: Key) -> Puzzling:
    found = judged(problem, place.answer)
    if not found.is_right:
        after = saying(place, found.why)
        kept = place.saved if place.knows else failed(place.saved, key.name)
        return replace(after, line=found.line, saved=kept)
    saved = place.saved if place.knows else solved(place.saved, key)
    after = saying(place, text("puzzle.right"), found.why)
    return replace(after, line=found.line, is_over=True, knows=True, saved=saved)


def _hinted(place: Puzzling, problem: Problem) -> Puzzling:
    """Give one more hint after those given; after the last one all of them again."""
    degrees = hints_for(problem)
    told = degrees[: place.told + 1]
    after = replace(place, told=len(told), line=told[-1].line or place.line)
    return saying(after, *(hint.said for hint in told))


def _answer_text(answer: Answer) -> Text:
    cell, gift = answer.cell, answer.gift
    if cell is not None and gift is not None:
        return text("puzzle.answer_both", cell=format_cell(cell), piece=gift)
    if cell is not None:
        return text("puzzle.answer_cell", cell=format_cell(cell))
    if gift is not None:
        return text("puzzle.answer_gift", piece=gift)
    return text("puzzle.answer_call" if answer.cells else "puzzle.answer_none")


def saying(place: Puzzling, *said: Text) -> Puzzling:
    """Return the place with something to say."""
    return replace(place, said=said, said_number=place.said_number + 1)
