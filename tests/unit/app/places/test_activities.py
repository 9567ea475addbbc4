"""First lessons: each task has one right answer, which the engine gives too."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quarto.app.actions import Action
from quarto.app.effects import DrawSeed, Focus
from quarto.app.messages import Acted, CellActivated
from quarto.app.places.activities import Activities
from quarto.app.places.answers import to_call, to_none, to_piece, to_shared
from quarto.app.places.news import Did, SeedDrawn
from quarto.app.places.puzzles import Common, Odd
from quarto.app.places.tasks import GRADES, Kind, Quarto, Search, Task, task_of
from quarto.app.settings import Language, Settings
from quarto.engine.lines import ALL_LINES, STRAIGHT_LINES
from quarto.engine.pieces import PIECES, Trait, value_of
from quarto.engine.plies import Give, Place
from quarto.engine.position import Position, Verdict
from quarto.engine.rules import CLASSIC
from quarto.locales import TEXTS
from quarto.locales.places import PLACES
from quarto.views.page import page
from quarto.views.strings import Strings
from tests.support.table import Table

VALUES = [f"{trait:d}.{value}" for trait in Trait for value in (0, 1)]
KEYS = st.integers(0, 10**6).map(str)
GRADE = st.sampled_from(GRADES)
STRINGS = {name: Strings({**TEXTS[name], **PLACES[name]}) for name in TEXTS}


def sat_down(kind: Kind, grade: int = 1, seed: int = 7) -> Table:
    """Return the page after somebody went to a task."""
    table = Table().send(Acted(Action.ACTIVITIES))
    assert DrawSeed() in table.effects
    return table.send(
        SeedDrawn(seed), Did("kind", kind.value), Did("grade", str(grade))
    )


def place_of(table: Table) -> Activities:
    """Return the place that is shown."""
    place = table.model.place
    assert isinstance(place, Activities)
    return place


def key_of(table: Table) -> str:
    """Return the key of what was answered last."""
    return place_of(table).said[0].key


@settings(deadline=None, max_examples=40)
@given(KEYS, GRADE)
def test_search_has_one_piece_for_all_the_answers(key: str, grade: int) -> None:
    """As many questions as promised leave one piece, whatever it is."""
    task = task_of(Kind.SEARCH, grade, key)
    assert isinstance(task, Search)
    assert len(task.pieces) == 4 << grade - 1
    facts = {piece: tuple(value_of(piece, t) for t in Trait) for piece in task.pieces}
    assert len(set(facts.values())) == len(task.pieces)
    telling = [t for t in Trait if len({facts[p][t] for p in task.pieces}) == 2]
    assert len(telling) == grade + 1
    found = [p for p in task.pieces if facts[p] == facts[task.thought]]
    assert found == [task.thought]


@settings(deadline=None, max_examples=40)
@given(KEYS, GRADE)
def test_odd_one_cannot_be_another(key: str, grade: int) -> None:
    """No other piece lacks what all the others around it share."""
    task = task_of(Kind.ODD, grade, key)
    assert isinstance(task, Odd)
    defended = {
        piece
        for piece in task.pieces
        for trait in Trait
        if {value_of(p, trait) for p in task.pieces if p != piece}
        == {1 - value_of(piece, trait)}
    }
    assert defended == {task.odd}
    right = [p for p in PIECES if getattr(to_piece(task, p, ()), "is_right", False)]
    assert right == [task.odd]


@settings(deadline=None, max_examples=40)
@given(KEYS, GRADE)
def test_shared_is_what_the_engine_finds(key: str, grade: int) -> None:
    """The only right answer is what the engine says of these four in a row."""
    task = task_of(Kind.COMMON, grade, key)
    assert isinstance(task, Common)
    position = Position(CLASSIC)
    for piece, cell in zip(task.pieces, STRAIGHT_LINES[0].cells, strict=True):
        position = position.after(Give(piece)).after(Place(cell))
    shared = position.shared(STRAIGHT_LINES[0])
    right = frozenset(f"{trait:d}.{value}" for trait, value in shared)
    answered = [
        picked
        for number in range(1 << len(VALUES))
        for picked in [frozenset(v for i, v in enumerate(VALUES) if number >> i & 1)]
        if getattr(to_shared(task, picked), "is_right", False)
    ]
    assert answered == ([right] if right else [])
    nothing = to_shared(task, frozenset({"nothing"}))
    assert nothing is not None
    assert nothing.is_right == (not right)


@settings(deadline=None, max_examples=40)
@given(KEYS, GRADE)
def test_boards_have_one_answer(key: str, grade: int) -> None:
    """Either one line is right, or saying that there is none."""
    task = task_of(Kind.QUARTO, grade, key)
    assert isinstance(task, Quarto)
    right = [line for line in ALL_LINES if to_call(task, line.cells).is_right]
    judged = [
        line
        for line in ALL_LINES
        if task.board.position.judge(line.cells) is Verdict.RIGHT
    ]
    assert right == judged
    assert len(right) + to_none(task).is_right == 1


def test_every_grade_has_every_answer() -> None:
    """With “no” and “nothing” among the answers, squares in the last grade alone."""

    def seen(kind: Kind, grade: int) -> list[Task]:
        return [task_of(kind, grade, str(number)) for number in range(40)]

    for grade in GRADES:
        boards = [t.board for t in seen(Kind.QUARTO, grade) if isinstance(t, Quarto)]
        kinds = {one.kind for one in boards}
        assert {"straight", "none"} <= kinds
        assert ("lapsed" in kinds) == (grade > 1)
        assert ("square" in kinds) == (grade > 2)
        shared = {
            len(t.shared) for t in seen(Kind.COMMON, grade) if isinstance(t, Common)
        }
        assert (0 in shared) == (grade > 1)


def test_search_is_answered() -> None:
    """A question, a piece that it rules out, one that fits too, and the right one."""
    table = sat_down(Kind.SEARCH)
    task = place_of(table).task
    assert isinstance(task, Search)
    telling = [t for t in Trait if len({value_of(p, t) for p in task.pieces}) == 2]
    table.send(Did("ask", f"{telling[0]:d}"))
    assert key_of(table).startswith("task.answer")
    asked = value_of(task.thought, telling[0])
    others = [p for p in task.pieces if p != task.thought]
    (fits,) = (p for p in others if value_of(p, telling[0]) == asked)
    wrong = next(p for p in others if value_of(p, telling[0]) != asked)
    table.send(Did("piece", f"{wrong:x}"))
    assert key_of(table).startswith("task.search_not")
    table.send(Did("piece", f"{fits:x}"))
    assert key_of(table) == "task.search_fits"
    table.send(Did("piece", f"{task.thought:x}"))
    assert key_of(table) == "task.search_found"
    assert (place_of(table).solved, place_of(table).asked) == (1, (telling[0],))
    table.send(Did("piece", f"{task.thought:x}"))
    assert place_of(table).solved == 1


def test_nothing_and_a_value_exclude_each_other() -> None:
    """What is picked last counts."""
    table = sat_down(Kind.COMMON).send(Did("check"))
    assert key_of(table) == "task.common_empty"
    table.send(Did("pick", "0.1"), Did("pick", "nothing"))
    assert place_of(table).picked == {"nothing"}
    table.send(Did("pick", "1.0"), Did("pick", "0.0"), Did("pick", "0.0"))
    assert place_of(table).picked == {"1.0"}


def test_board_is_pointed_at() -> None:
    """Four cells at most; the same cell again is taken off; too few are no call."""
    table = sat_down(Kind.QUARTO)
    cells = ALL_LINES[0].cells
    table.send(CellActivated(cells[0]), Did("show"))
    assert key_of(table) == "task.quarto_four"
    table.send(*(CellActivated(cell) for cell in (*cells[1:], ALL_LINES[1].cells[0])))
    assert place_of(table).pointed == (*cells[1:], ALL_LINES[1].cells[0])
    table.send(CellActivated(cells[1]))
    assert cells[1] not in place_of(table).pointed


def test_another_follows_from_the_seed() -> None:
    """The same seed gives the same tasks; another one is asked for by name."""
    tables = [sat_down(Kind.ODD, seed=3).send(Did("another")) for _ in range(2)]
    assert place_of(tables[0]).task == place_of(tables[1]).task
    assert Focus("task", "") in tables[0].effects
    assert place_of(tables[0]).task != place_of(sat_down(Kind.ODD, seed=3)).task


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("kind", Kind)
def test_every_task_is_drawn(kind: Kind, language: Language) -> None:
    """In each grade, without a gap left open, and without its answer."""
    for grade in GRADES:
        table = sat_down(kind, grade)
        chosen = Settings(language=language)
        table.model = replace(table.model, settings=chosen)
        drawn = page(table.scene, STRINGS[language], "1")
        assert "data-task" in drawn
        assert "{" not in drawn
        assert 'data-line="' not in drawn
