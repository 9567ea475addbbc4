"""First lessons: small tasks without end, and a friendly answer to each try.

Nothing is counted against anybody: no time, no row of successes, only how many tasks
were solved since somebody came here.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from quarto.app.effects import DrawSeed, Focus
from quarto.app.messages import CellActivated
from quarto.app.places import PlaceName, answers
from quarto.app.places.check import pointing
from quarto.app.places.news import Did, SeedDrawn
from quarto.app.places.tasks import GRADES, Kind, Quarto, Search, Task, task_of
from quarto.app.settings import member
from quarto.engine.pieces import PIECES, Piece, Trait

if TYPE_CHECKING:
    from quarto.app.clock import ClockScene
    from quarto.app.effects import Effect
    from quarto.app.focus import Update
    from quarto.app.messages import Message
    from quarto.app.model import Model
    from quarto.app.places.answers import Answer
    from quarto.app.text import Text
    from quarto.engine.cells import Cell

NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Activities:
    """A task and what has been tried.

    seed, number: from which the task follows. task: None until chance has spoken.
    asked: traits, in the order of the questions. picked: values, as `trait.value`, or
    that nothing is shared. pointed: cells shown. said: the answer to the last try;
    said_number grows, so that the same words are said again. solved: tasks so far.
    """

    name: ClassVar[PlaceName] = PlaceName.ACTIVITIES
    clock_scene: ClassVar[ClockScene | None] = None
    seed: int = 0
    number: int = 0
    kind: Kind = Kind.SEARCH
    grade: int = 1
    task: Task | None = None
    asked: tuple[Trait, ...] = ()
    picked: frozenset[str] = frozenset()
    pointed: tuple[Cell, ...] = ()
    said: tuple[Text, ...] = ()
    said_number: int = 0
    is_solved: bool = False
    solved: int = 0


def entered(_model: Model) -> tuple[Activities, tuple[Effect, ...]]:
    """Return the place before its first task."""
    return Activities(), (DrawSeed(),)


def handled(model: Model, message: Message) -> Update:
    """Do what a message asks."""
    place = model.place
    assert isinstance(place, Activities)
    match message:
        case SeedDrawn(seed):
            after = _with_task(replace(place, seed=seed))
        case Did("kind", value):
            kind = member(Kind, value) or place.kind
            after = _with_task(replace(place, kind=kind))
        case Did("grade", value) if value in map(str, GRADES):
            after = _with_task(replace(place, grade=int(value)))
        case Did("another"):
            after = _with_task(replace(place, number=place.number + 1))
        case _:
            return replace(model, place=_tried(place, message)), ()
    is_new = isinstance(message, Did) and message.what == "another"
    effects = (Focus("task", ""),) if is_new else ()
    return replace(model, place=after), effects


def _with_task(place: Activities) -> Activities:
    """Return the place with the task that follows from seed, number, kind and grade."""
    key = f"{place.seed} {place.number} {place.kind} {place.grade}"
    return Activities(
        seed=place.seed,
        number=place.number,
        kind=place.kind,
        grade=place.grade,
        task=task_of(place.kind, place.grade, key),
        solved=place.solved,
    )


def _tried(place: Activities, message: Message) -> Activities:
    """Return the place after a try, or after a step towards one."""
    match message, place.task:
        case Did("ask", value), Search() if value in map(str, Trait):
            return _asked(place, place.task, Trait(int(value)))
        case Did("piece", value), task if task is not None:
            piece = next((p for p in PIECES if f"{p:x}" == value), None)
            return place if piece is None else _named(place, task, piece)
        case Did("pick", value), _:
            return replace(place, picked=_picked(place.picked, value), said=())
        case Did("check"), task if task is not None:
            return _answered(place, answers.to_shared(task, place.picked))
        case Did("none"), Quarto():
            return _answered(place, answers.to_none(place.task))
        case Did("show"), Quarto():
            return _answered(place, answers.to_call(place.task, place.pointed))
        case CellActivated(cell), Quarto():
            return replace(place, pointed=pointing(place.pointed, cell), said=())
        case _:
            return place


def _asked(place: Activities, task: Search, trait: Trait) -> Activities:
    asked = place.asked
    if trait not in asked and not place.is_solved:
        asked = (*asked, trait)
    return _answered(replace(place, asked=asked), answers.to_question(task, trait))


def _named(place: Activities, task: Task, piece: Piece) -> Activities:
    return _answered(place, answers.to_piece(task, piece, place.asked))


def _answered(place: Activities, answer: Answer | None) -> Activities:
    """Return the place with an answer; a task is solved once."""
    if answer is None:
        return place
    is_new = answer.is_right and not place.is_solved
    return replace(
        place,
        said=(answer.said,),
        said_number=place.said_number + 1,
        is_solved=place.is_solved or answer.is_right,
        solved=place.solved + is_new,
    )


def _picked(picked: frozenset[str], value: str) -> frozenset[str]:
    """Return what is picked: values, or nothing at all, never both."""
    if value in picked:
        return picked - {value}
    if value == NOTHING:
        return frozenset({NOTHING})
    return picked - {NOTHING} | {value}
