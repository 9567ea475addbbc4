"""The place of puzzles: a day's, others, hints, tries, and what is to be reviewed."""

from __future__ import annotations

import json

import pytest

from quarto.app.actions import Action
from quarto.app.afterwards import Sharing
from quarto.app.effects import AskDay, Copy, DrawSeed, Focus, Recall, SetAside, Store
from quarto.app.locks import Lock
from quarto.app.messages import Acted, CellActivated, Copied, PieceActivated
from quarto.app.model import Model
from quarto.app.opening import Found, opened
from quarto.app.parts import Assigned
from quarto.app.places.news import DayTold, Did, Recalled, SeedDrawn
from quarto.app.places.puzzling import ASIDE_KEY, KEY
from quarto.app.places.trying import Puzzling
from quarto.app.problems import LEVELS, Answer, Kind
from quarto.app.problems.hints import hints_for
from quarto.engine.game import Game
from quarto.engine.match import Match
from quarto.engine.rules import CLASSIC
from quarto.locales import TEXTS
from quarto.locales.places import PLACES
from quarto.views.page import page
from quarto.views.strings import Strings
from tests.support.table import Table

STRINGS = {name: Strings({**TEXTS[name], **PLACES[name]}) for name in TEXTS}
TODAY = "2026-12-01"
SHARING = Sharing("https://example.org/quarto/")


def sat_down(kept: str | None = None, model: Model | None = None) -> Table:
    """Return the page after somebody went to the puzzles, on a day."""
    table = Table(model or Model(sharing=SHARING)).send(Acted(Action.PUZZLES))
    assert {Recall(KEY), DrawSeed(), AskDay()} <= set(table.effects)
    return table.send(Recalled(KEY, kept), SeedDrawn(41), DayTold(TODAY))


def place_of(table: Table) -> Puzzling:
    """Return the place that is shown."""
    place = table.model.place
    assert isinstance(place, Puzzling)
    return place


def name_of(table: Table) -> str:
    """Return the name of the puzzle shown."""
    key = place_of(table).key
    assert key is not None
    return key.name


def said_by(table: Table) -> list[str]:
    """Return the keys of what is said."""
    return [one.key for one in place_of(table).said]


def give_answer(table: Table, answer: Answer) -> Table:
    """Put an answer together as somebody does, and have it checked."""
    for cell in answer.cells:
        table.send(CellActivated(cell))
    if answer.cell is not None:
        table.send(CellActivated(answer.cell))
    if answer.gift is not None:
        table.send(PieceActivated(answer.gift))
    return table.send(Did("none" if answer == Answer() else "check"))


def right_of(table: Table) -> Answer:
    """Return the right answer to the puzzle shown."""
    problem = place_of(table).problem
    assert problem is not None
    return problem.answer


def wrong_of(table: Table) -> Answer:
    """Return a wrong answer, in the same form as the right one."""
    problem = place_of(table).problem
    assert problem is not None
    if problem.kind is Kind.QUARTO:
        empty = problem.position.empty_cells
        return Answer(next(c for c in empty if Answer(c) != problem.answer))
    reserve = problem.position.reserve
    gift = next(p for p in reserve if p != problem.answer.gift)
    return Answer(problem.answer.cell, gift)


def stored(table: Table) -> dict[str, list[str]]:
    """Return what was kept last."""
    texts = [e.text for e in table.effects if isinstance(e, Store) and e.key == KEY]
    kept: dict[str, list[str]] = json.loads(texts[-1])
    return kept


def test_the_day_comes_first() -> None:
    """Nothing is shown before the day is known; then its puzzle."""
    table = Table().send(Acted(Action.PUZZLES))
    assert place_of(table).problem is None
    table.send(Did("check"), Did("another"), Did("kind", "win"), Did("link"))
    assert place_of(table).problem is None
    table.send(DayTold(TODAY))
    assert name_of(table) == TODAY


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("level", LEVELS)
def test_wrong_then_right(kind: Kind, level: int) -> None:
    """A wrong answer is told why, and may be tried again; the right one ends it."""
    table = sat_down().send(Did("kind", kind), Did("level", str(level)))
    assert Focus("task", "") in table.effects
    name = name_of(table)
    give_answer(table, wrong_of(table))
    assert said_by(table)[0].startswith("puzzle.wrong_")
    assert not place_of(table).is_over
    assert stored(table)["review"] == [name]
    table.send(Did("open", name))
    give_answer(table, right_of(table))
    assert said_by(table)[0] == "puzzle.right"
    assert place_of(table).is_over
    assert stored(table)["review"] == []
    before = place_of(table)
    table.send(CellActivated(table.model.cursor_cell), Did("check"), Did("hint"))
    assert place_of(table) == before
    give_answer(table.send(Did("again")), wrong_of(table))
    assert place_of(table).saved.review == ()
    table.send(Did("another"))
    assert name_of(table) != name
    assert not place_of(table).is_over


def test_line_is_drawn_for_what_is_said() -> None:
    """A piece that completes a line shows which."""
    table = sat_down().send(Did("kind", "gift"))
    give_answer(table, wrong_of(table))
    assert said_by(table) == ["puzzle.wrong_at_once"]
    line = place_of(table).line
    assert line is not None
    html = page(table.scene, STRINGS["en"], "1")
    assert html.count("data-line=") == 4
    table.send(PieceActivated(right_of(table).gift or table.model.cursor_piece))
    assert place_of(table).line is None


def test_hints_come_by_degrees_and_stay() -> None:
    """Each adds to those before; after the last they are said again."""
    table = sat_down()
    problem = place_of(table).problem
    assert problem is not None
    said = [hint.said for hint in hints_for(problem)]
    for number in range(1, len(said) + 1):
        assert place_of(table.send(Did("hint"))).said == tuple(said[:number])
    number = place_of(table).said_number
    assert place_of(table.send(Did("hint"))).said == tuple(said)
    assert place_of(table).said_number == number + 1
    assert not place_of(table).saved.review


def test_shown_answer_is_to_be_reviewed() -> None:
    """Whoever has seen it solves nothing by it; later, by itself, it does."""
    table = sat_down().send(Did("show"))
    assert place_of(table).answer == right_of(table)
    assert said_by(table)[0].startswith("puzzle.answer_")
    assert stored(table)["review"] == [TODAY]
    table.send(Did("again"))
    assert place_of(table).answer == Answer()
    give_answer(table, right_of(table))
    assert said_by(table)[0] == "puzzle.right"
    assert place_of(table).saved.review == (TODAY,)
    assert place_of(table).saved.days == ()
    table.send(Did("list"))
    assert place_of(table).is_listing
    assert f'data-do="open:{TODAY}"' in page(table.scene, STRINGS["fr"], "1")
    give_answer(table.send(Did("open", TODAY)), right_of(table))
    assert (stored(table)["review"], stored(table)["days"]) == ([], [TODAY])
    assert "solved" in page(table.scene, STRINGS["en"], "1")


def test_nothing_of_the_list_comes_by_itself() -> None:
    """Other puzzles are new ones, however long the list is."""
    review = [f"win-3-{number}" for number in range(20)]
    kept = {"format": "quarto-puzzles", "version": 1, "review": review, "days": []}
    table = sat_down(json.dumps(kept)).send(Did("kind", "win"), Did("level", "3"))
    for _ in range(20):
        assert name_of(table.send(Did("another"))) not in review


def test_days_go_back_and_not_beyond_today() -> None:
    """Earlier ones are there; what is to come is not shown before its day."""
    table = sat_down().send(Did("later"))
    assert name_of(table) == TODAY
    table.send(Did("earlier"), Did("earlier"))
    assert name_of(table) == "2026-11-29"
    assert name_of(table.send(Did("later"))) == "2026-11-30"
    assert name_of(table.send(Did("today"))) == TODAY
    table.send(Did("another"), Did("earlier"))
    assert name_of(table) == TODAY


def test_day_may_change_while_the_page_is_open() -> None:
    """“Today” asks again; a puzzle that is begun stays."""
    table = sat_down()
    table.effects.clear()
    table.send(Did("today"))
    assert AskDay() in table.effects
    assert name_of(table.send(DayTold("2026-12-02"))) == "2026-12-02"
    table.send(Did("hint"), DayTold("2026-12-03"))
    assert name_of(table) == "2026-12-02"
    assert name_of(table.send(Did("later"))) == "2026-12-03"


def test_help_may_be_locked() -> None:
    """A teacher who locks hints locks these as well."""
    locked = Assigned(Game.start(CLASSIC), Match(0), frozenset({Lock.HINTS}))
    table = sat_down(model=Model(assigned=locked))
    before = place_of(table)
    assert place_of(table.send(Did("hint"), Did("show"))) == before
    assert 'data-do="show:"' not in page(table.scene, STRINGS["en"], "1")


def test_choices_lead_to_others() -> None:
    """Kind, level and squares; what means nothing changes nothing that shows."""
    table = sat_down().send(Did("kind", "safe"), Did("level", "3"), Did("squares"))
    key = place_of(table).key
    assert key is not None
    assert (key.kind, key.level, key.day) == (Kind.SAFE, 3, "")
    before = place_of(table)
    table.send(Did("level", "7"), Did("nonsense"), Did("open", "gift-9"))
    assert place_of(table).key == before.key
    assert said_by(table) == ["puzzle.unknown"]


def test_half_an_answer_is_no_try() -> None:
    """It is told what it lacks."""
    table = sat_down().send(Did("check"))
    assert said_by(table)[0].startswith("puzzle.lacks_")
    assert not [e for e in table.effects if isinstance(e, Store)]


def test_taps_put_an_answer_together() -> None:
    """A second tap takes back; a full cell is shown where a line may be called."""
    table = sat_down().send(Did("kind", "quarto"))
    problem = place_of(table).problem
    assert problem is not None
    empty, full = problem.position.empty_cells[0], problem.position.last
    assert full is not None
    assert place_of(table.send(CellActivated(full))).answer == Answer(cells=(full,))
    assert place_of(table.send(CellActivated(empty))).answer == Answer(empty)
    assert place_of(table.send(CellActivated(empty))).answer == Answer()
    table.send(PieceActivated(problem.position.reserve[0]))
    assert place_of(table).answer == Answer()
    table.send(Did("kind", "win"))
    problem = place_of(table).problem
    assert problem is not None
    gift = problem.position.reserve[0]
    assert place_of(table.send(PieceActivated(gift))).answer.gift == gift
    assert place_of(table.send(PieceActivated(gift))).answer.gift is None
    hand = problem.position.hand
    assert hand is not None
    assert place_of(table.send(PieceActivated(hand), Did("none"))).answer == Answer()


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        ("{", "kept.damaged"),
        ('{"format": "quarto-game"}', "kept.not_ours"),
        ('{"format": "quarto-puzzles", "version": 9}', "kept.newer"),
    ],
)
def test_what_cannot_be_read_is_set_aside(kept: str, said: str) -> None:
    """And told, beside the puzzle of the day."""
    table = sat_down(kept)
    assert said_by(table) == [said]
    assert SetAside(KEY, ASIDE_KEY) in table.effects
    assert name_of(table) == TODAY


def test_assigned_table_keeps_nothing() -> None:
    """Nor does it read what is the visitor's own."""
    kept = {"format": "quarto-puzzles", "version": 1, "review": [TODAY], "days": []}
    model = Model(assigned=Assigned(Game.start(CLASSIC), Match(0)))
    table = sat_down(json.dumps(kept), model)
    assert place_of(table).saved.review == ()
    table.send(Did("show"))
    assert not [e for e in table.effects if isinstance(e, Store)]


def test_link_leads_to_the_puzzle() -> None:
    """What is copied opens the same one elsewhere."""
    table = sat_down().send(Did("kind", "win"), Did("link"))
    link = f"https://example.org/quarto/?place=puzzles&puzzle={name_of(table)}"
    assert Copy(link) in table.effects
    assert said_by(table.send(Copied(is_done=True))) == ["puzzle.copied"]
    assert said_by(table.send(Copied(is_done=False))) == ["puzzle.not_copied"]
    query = {"place": "puzzles", "puzzle": name_of(table)}
    there, _ = opened(Found(query=query))
    other = Table(there).send(Recalled(KEY, None), DayTold(TODAY))
    assert place_of(other).problem == place_of(table).problem


def test_bad_name_in_the_address_is_told() -> None:
    """And the puzzle of the day is there."""
    there, _ = opened(Found(query={"place": "puzzles", "puzzle": "<b>" * 99}))
    table = Table(there).send(Recalled(KEY, None), DayTold(TODAY))
    assert said_by(table) == ["puzzle.unknown"]
    assert name_of(table) == TODAY
    there, _ = opened(Found(query={"puzzle": TODAY}))
    assert there.place is None


@pytest.mark.parametrize("language", TEXTS)
def test_everything_is_said_in_both_languages(language: str) -> None:
    """Questions, hints, reasons and answers have their sentences."""
    strings = STRINGS[language]
    table = sat_down()
    for kind in Kind:
        table.send(Did("kind", kind))
        for _ in range(8):
            table.send(Did("another"), Did("hint"), Did("hint"), Did("hint"))
            page(table.scene, strings, "1")
            give_answer(table, wrong_of(table))
            page(table.scene, strings, "1")
            table.send(Did("show"))
            page(table.scene, strings, "1")
            if kind is Kind.QUARTO:
                table.send(Did("again"))
                give_answer(table, right_of(table))
                table.send(Did("another"), Did("none"))
                page(table.scene, strings, "1")
    table.send(Did("list"))
    assert strings["puzzle.review_how"] in page(table.scene, strings, "1")
