"""The first lesson: five steps, each reached, each missed and begun again."""

import pytest

from quarto.app.actions import Action
from quarto.app.lesson import STEPS
from quarto.app.messages import Acted
from quarto.app.opening import Found, opened
from tests.support.table import Table


def do(table: Table, acts: str) -> Table:
    """Do some acts, each a word for how and one for what."""
    for act in acts.split(";"):
        how, *what = act.split()
        getattr(table, how)(*what)
    return table


REACHING = {
    "pieces": "piece d",
    "line": "cell d1",
    "call": "show a1 b1 c1 d1",
    "give": "give 6",
    "steal": "show a1 b1 c1 d1",
}
MISSING = {
    "pieces": "piece 5",
    "line": "cell a4",
    "call": "give 2",
    "give": "give 4",
    "steal": "cell a4;give 3",
}


def at(name: str) -> Table:
    """Return a table at a step of the lesson."""
    table = Table.with_record("cshf 0a1 1").act("lesson")
    for step in STEPS:
        if step.name == name:
            return table
        do(table, REACHING[step.name]).act("next-step")
    raise AssertionError(name)


@pytest.mark.parametrize("name", REACHING)
def test_step_is_reached(name: str) -> None:
    """Doing what is asked for offers to go on."""
    table = do(at(name), REACHING[name])
    assert table.notice == "lesson.well_done"
    assert table.scene.buttons[0].action is Action.NEXT_STEP


@pytest.mark.parametrize("name", MISSING)
def test_missed_step_begins_again(name: str) -> None:
    """The page says why, and the same game lies there again."""
    table = at(name)
    record = table.record
    do(table, MISSING[name])
    assert (table.notice, table.record) == (f"lesson.{name}_missed", record)


def test_table_comes_back_untouched() -> None:
    """After the last step, and from any step on leaving."""
    table = do(at("steal"), REACHING["steal"])
    table.effects.clear()
    table.act("next-step")
    assert (table.record, table.notice) == ("cshf 0a1 1", "lesson.finished")
    assert at("give").act("leave-lesson").record == "cshf 0a1 1"


def test_lesson_is_not_stored() -> None:
    """A reload in the middle finds the game as it was."""
    table = Table.with_record("cshf 0a1 1")
    table.effects.clear()
    do(table.act("lesson"), REACHING["pieces"])
    assert not any(type(effect).__name__ == "Store" for effect in table.effects)


@pytest.mark.parametrize("action", ["new-game", "undo", "resign", "offer-draw"])
def test_game_is_left_alone_meanwhile(action: str) -> None:
    """What belongs to the table waits until the lesson is over."""
    assert at("line").act(action).notice == "refuse.lesson"


def test_steps_without_a_lesson_mean_nothing() -> None:
    """Nothing to go on with, nothing to leave."""
    table = Table()
    before = table.model
    table.send(Acted(Action.NEXT_STEP), Acted(Action.LEAVE_LESSON))
    assert table.model == before


def test_first_visit_is_told_of_the_lesson() -> None:
    """Once, where nothing is stored yet."""
    first, _ = opened(Found())
    assert first.notice is not None
    assert first.notice.key == "notice.first"
    again, _ = opened(Found(settings="{}"))
    assert again.notice is None
