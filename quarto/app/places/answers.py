"""What a try is answered with: one friendly sentence, and whether it is right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarto.app.places.puzzles import LAPSED, Common, Odd
from quarto.app.places.tasks import Quarto, Search, Task
from quarto.app.text import Text, text
from quarto.engine.lines import LINE_LENGTH, line_of
from quarto.engine.notation import format_cell
from quarto.engine.pieces import value_of
from quarto.engine.position import Verdict
from quarto.engine.record import format_line

if TYPE_CHECKING:
    from quarto.app.places.puzzles import Values
    from quarto.engine.cells import Cell
    from quarto.engine.pieces import Piece, Trait


@dataclass(frozen=True, slots=True)
class Answer:
    """A sentence, and whether the task is solved."""

    said: Text
    is_right: bool = False


def to_question(task: Search, trait: Trait) -> Answer:
    """Answer whether the piece has the second value of a trait."""
    return Answer(_recalled("task.answer", task, trait))


def to_piece(task: Task, piece: Piece, asked: tuple[Trait, ...]) -> Answer | None:
    """Answer a piece that was named, in a task where one is to be named."""
    match task:
        case Search():
            return _to_guess(task, piece, asked)
        case Odd():
            why = f"value.{task.trait:d}.{value_of(task.odd, task.trait)}"
            if piece == task.odd:
                return Answer(text("task.odd_found", why=why), is_right=True)
            return Answer(text("task.odd_missed"))
        case _:
            return None


def to_shared(task: Task, picked: frozenset[str]) -> Answer | None:
    """Answer what somebody says that four pieces share, as `trait.value` each."""
    if not isinstance(task, Common):
        return None
    shared = frozenset(f"{trait:d}.{value}" for trait, value in task.shared)
    if not picked:
        return Answer(text("task.common_empty"))
    if picked == (shared or {"nothing"}):
        said = text("task.common_none")
        if shared:
            said = text("task.common_found", values=_values(task.shared))
        return Answer(said, is_right=True)
    wrong = sorted(picked - shared)
    if wrong == ["nothing"]:
        return Answer(text("task.common_something"))
    if wrong:
        return Answer(text("task.common_wrong", why=f"value.{wrong[0]}"))
    return Answer(text("task.common_more"))


def to_none(task: Quarto) -> Answer:
    """Answer whoever says that there is nothing to call."""
    shown = task.board
    if shown.line is None:
        return Answer(text("task.quarto_none"), is_right=True)
    if shown.kind == LAPSED:
        values = _values(shown.position.shared(shown.line))
        line = format_line(shown.line)
        said = text("task.quarto_lapsed", line=line, values=values)
        return Answer(said, is_right=True)
    return Answer(text("task.quarto_missed"))


def to_call(task: Quarto, cells: tuple[Cell, ...]) -> Answer:
    """Answer a call of these cells, as the rules judge it."""
    if len(cells) < LINE_LENGTH:
        return Answer(text("task.quarto_four"))
    position = task.board.position
    verdict = position.judge(cells)
    line = line_of(cells)
    if verdict is Verdict.RIGHT and line is not None:
        values = _values(position.shared(line))
        said = text("result.line", line=format_line(line), values=values)
        return Answer(said, is_right=True)
    names = tuple(map(format_cell, cells))
    return Answer(text("task.quarto_wrong", cells=names, why=f"why.{verdict}"))


def _to_guess(task: Search, piece: Piece, asked: tuple[Trait, ...]) -> Answer:
    if piece == task.thought:
        said = text("task.search_found", piece=piece, count=len(asked))
        return Answer(said, is_right=True)
    for trait in asked:
        if value_of(piece, trait) != value_of(task.thought, trait):
            return Answer(_recalled("task.search_not", task, trait))
    return Answer(text("task.search_fits"))


def _recalled(key: str, task: Search, trait: Trait) -> Text:
    """Return a question with its answer."""
    answer = "yes" if value_of(task.thought, trait) else "no"
    return text(f"{key}_{answer}", why=f"ask.{trait:d}")


def _values(values: Values) -> tuple[str, ...]:
    return tuple(f"shared.{trait:d}.{value}" for trait, value in values)
