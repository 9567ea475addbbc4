"""The class's sheets: complete, and with answers that the engine gives too."""

from __future__ import annotations

import re

import pytest

from quarto.app.places.puzzles import LAPSED, NONE, PLACED, SLANTED, STRAIGHT
from quarto.engine.lines import STRAIGHT_LINES, LineKind
from quarto.engine.pieces import PIECES, Piece, Trait, value_of
from quarto.engine.plies import Give, Place
from quarto.engine.position import Position, Verdict
from quarto.engine.rules import CLASSIC
from quarto.locales import TEXTS
from quarto.locales.paper import PAPER
from quarto.views.markup import render
from quarto.views.paper.activities import KINDS, SEED, Activities, activities
from quarto.views.paper.sheets import ROUNDS, sheets
from quarto.views.paper.tasks import answers
from quarto.views.paper.words import Words

SEEDS = pytest.mark.parametrize("made", [activities(s) for s in (SEED, 2, 3, 4)])
LANGUAGES = pytest.mark.parametrize("language", sorted(PAPER))


def words_in(language: str) -> Words:
    """Return the words of a page."""
    return Words(language, PAPER[language], TEXTS[language])


def in_a_row(pieces: tuple[Piece, ...]) -> tuple[tuple[Trait, int], ...]:
    """Return what the engine says that four pieces share."""
    position = Position(CLASSIC)
    for piece, cell in zip(pieces, STRAIGHT_LINES[0].cells, strict=True):
        position = position.after(Give(piece)).after(Place(cell))
    return position.shared(STRAIGHT_LINES[0])


def test_same_seed_gives_the_same() -> None:
    """The sheet changes only on purpose."""
    assert activities() == activities(SEED)
    assert activities(1) != activities(2)


@SEEDS
def test_odd_one_is_the_only_one(made: Activities) -> None:
    """No other piece lacks what the three around it share."""
    for task in made.odd:
        defended = [
            piece
            for piece in task.pieces
            for trait in Trait
            if {value_of(p, trait) for p in task.pieces if p != piece}
            == {1 - value_of(piece, trait)}
        ]
        assert defended == [task.odd]
    assert {task.trait for task in made.odd} == set(Trait)


@SEEDS
def test_shared_is_what_the_engine_finds(made: Activities) -> None:
    """One thing, several and nothing are among the answers."""
    for task in made.common:
        assert task.shared == in_a_row(task.pieces)
    assert {len(task.shared) for task in made.common} == {0, 1, 2}


@SEEDS
def test_portraits_leave_what_fits(made: Activities) -> None:
    """Each question halves what is left; four leave one piece."""
    for task in made.portraits:
        left = [p for p in PIECES if all(value_of(p, t) == v for t, v in task.answers)]
        assert list(task.left) == left
        assert len(left) == len(PIECES) >> len(task.answers)
    assert {len(task.left) for task in made.portraits} == {1, 2}


@SEEDS
def test_boards_are_judged_by_the_engine(made: Activities) -> None:
    """A right call in a row or column, one in a diagonal, a lapsed line, and none."""
    assert tuple(board.kind for board in made.boards) == KINDS
    for board in made.boards:
        position = board.position
        assert (position.placed, position.last) == (PLACED, board.last)
        winning = tuple(line for line in CLASSIC.lines if position.shared(line))
        assert winning == (() if board.line is None else (board.line,))
        if board.line is None:
            continue
        right = board.kind in {STRAIGHT, SLANTED}
        verdict = Verdict.RIGHT if right else Verdict.LAPSED
        assert position.judge(board.line.cells) is verdict
        is_diagonal = board.line.kind is LineKind.DIAGONAL
        assert board.kind == LAPSED or is_diagonal == (board.kind == SLANTED)


@LANGUAGES
def test_answers_say_what_the_tasks_hold(language: str) -> None:
    """An answer for each task, in its order."""
    words, made = words_in(language), activities()
    said = render(*answers(made, words))
    found = re.findall(r"<b>(\w)\.</b> <span>(.*?)</span>", said)
    tasks = (made.odd, made.common, made.portraits, made.boards)
    assert [letter for letter, _ in found] == [
        "abcd"[place] for group in tasks for place in range(len(group))
    ]
    yes = {"fr": "oui", "en": "yes"}[language]
    calls = [text.startswith(yes) for _, text in found[-len(KINDS) :]]
    assert calls == [kind not in {NONE, LAPSED} for kind in KINDS]


@LANGUAGES
def test_sheets_are_complete(language: str) -> None:
    """Sixteen different pieces to cut out, a board, ten rounds for two."""
    drawn = {
        str(one.attributes["id"]): render(one) for one in sheets(words_in(language))
    }
    cards = re.findall(r'href="#piece-(\w)"', drawn["sheet-pieces"])
    assert sorted(cards) == [f"{piece:x}" for piece in PIECES]
    assert drawn["sheet-pieces"].count('class="cell"') == 16
    rounds = re.findall(r'<th scope="row">(\d+)</th>', drawn["sheet-score"])
    assert rounds == [str(number) for number in range(1, ROUNDS + 1)]
    assert drawn["sheet-score"].count("<td>") == 4 * (ROUNDS + 1)
    # The answers stay on their own sheet.
    assert "sheet-answers" not in drawn["sheet-activities"]
