"""The computer's turn: seen ply by ply, never late, never telling."""

import random
from dataclasses import replace

from quarto.ai.levels import Level
from quarto.ai.playing import choose
from quarto.app.actions import Action
from quarto.app.computer import BEFORE_FIRST_PLY, BETWEEN_PLIES
from quarto.app.effects import Cease, Effect, Hurry, Prepare, Store, Think, Wait
from quarto.app.messages import Acted, Decided, Pondering, StepDue
from quarto.app.model import Model
from quarto.app.parts import Player
from quarto.app.update import settled
from quarto.app.vaulted import Mirror
from quarto.engine.cells import Cell
from quarto.engine.match import Match
from quarto.engine.pieces import Piece
from quarto.engine.plies import Call, Give, Place, Ply
from tests.support.table import Table

SOLO = Model(players=(Player("Ana"), Player(level=Level.PLAYER)), match=Match(lot=0))


def timed(effects: list[Effect]) -> list[Effect]:
    """Return what was asked for but storing."""
    return [effect for effect in effects if not isinstance(effect, Store | Mirror)]


def thought(table: Table) -> Think:
    """Return the last request to the computer."""
    return [effect for effect in table.effects if isinstance(effect, Think)][-1]


def test_computer_is_asked_when_its_turn_comes() -> None:
    """The request holds the game, the level and the ticket of the moment."""
    table = Table(SOLO).give("5")
    assert thought(table) == Think(table.model.ticket, table.model.game, Level.PLAYER)


def test_placement_and_gift_are_seen_one_after_the_other() -> None:
    """Each ply is shown after its wait."""
    table = Table(SOLO).give("5")
    ticket = table.model.ticket
    table.effects.clear()
    table.send(Decided(ticket, (Place(Cell(0)), Give(Piece(3)))))
    assert timed(table.effects) == [Wait(ticket, BEFORE_FIRST_PLY)]
    table.send(StepDue(ticket))
    assert table.record == "cshf 5a1"
    assert timed(table.effects)[1:] == [Wait(ticket + 1, BETWEEN_PLIES)]
    table.send(StepDue(ticket + 1))
    assert table.record == "cshf 5a1 3"
    assert not table.model.is_computer_turn


def test_late_answer_falls_away() -> None:
    """An answer or a step with an old ticket changes nothing."""
    table = Table(SOLO).give("5")
    old = table.model.ticket
    table.act("undo").give("6")
    before = table.model
    table.send(Decided(old, (Place(Cell(0)), Give(Piece(3)))), StepDue(old))
    assert table.model == before


def test_nobody_plays_for_the_computer() -> None:
    """A tap out of turn is answered in words."""
    table = Table(SOLO).give("5").cell("a1")
    assert (table.notice, table.record) == ("refuse.not_your_turn", "cshf 5")


def waits(record: str, plies: tuple[Ply, ...]) -> list[Effect]:
    """Return what a decision of the computer asks for until it is shown."""
    table = Table.with_record(record, SOLO)
    table.effects.clear()
    table.send(Decided(table.model.ticket, plies))
    for _ in plies:
        table.send(StepDue(table.model.ticket))
    return [effect for effect in timed(table.effects) if isinstance(effect, Wait)]


def test_time_does_not_tell_of_a_line() -> None:
    """A placement followed by a call waits like one followed by a gift."""
    row = tuple(Cell(cell) for cell in range(4))
    called = waits("cshf 0a1 1b1 2c1 3d4 7a4 6", (Place(Cell(3)), Call(row)))
    gave = waits("cshf 0a1 1b1 2c1 3d4 7a4 6", (Place(Cell(3)), Give(Piece(9))))
    assert called == gave


def test_computer_finishes_games_by_itself() -> None:
    """Two computers play to an end through messages alone."""
    players = (Player(level=Level.PLAYER), Player(level=Level.BEGINNER))
    table = Table.with_record("cshf", Model(players=players))
    rng = random.Random(4)
    for _ in range(200):
        if table.model.game.outcome is not None:
            break
        request = thought(table)
        plies = choose(request.game, request.level, rng)
        table.send(Decided(request.ticket, plies))
        for _ in plies:
            table.send(StepDue(table.model.ticket))
    assert table.model.game.outcome is not None


EXPERT = Model(players=(Player("Ana"), Player(level=Level.EXPERT)), match=Match(lot=0))


def test_thought_is_given_up_when_nobody_waits_for_it() -> None:
    """Taking back in mid-thought ends it; another gift begins another."""
    table = Table(EXPERT).give("5")
    table.effects.clear()
    table.act("undo")
    assert [effect for effect in table.effects if isinstance(effect, Cease)] == [
        Cease()
    ]
    table.effects.clear()
    table.give("6")
    assert thought(table) == Think(table.model.ticket, table.model.game, Level.EXPERT)
    assert Cease() not in table.effects


def test_answer_is_no_reason_to_cease() -> None:
    """Who has answered thinks no more."""
    table = Table(EXPERT).give("5")
    table.effects.clear()
    table.send(Decided(table.model.ticket, (Place(Cell(0)), Give(Piece(3)))))
    assert Cease() not in table.effects


def test_level_that_searches_is_made_ready() -> None:
    """Once, when it comes to the table; a level that never searches needs nothing."""
    for players, count in ((EXPERT.players, 1), (SOLO.players, 0)):
        before = Model(match=Match(lot=0))
        _, effects = settled(before, replace(before, players=players))
        assert effects.count(Prepare()) == count


def shown(table: Table) -> tuple[bool, str]:
    """Return whether somebody takes his time, and the control to go on with."""
    return table.scene.is_pondering, table.scene.buttons[0].action.value


def test_long_thought_can_be_hurried() -> None:
    """Once there is a move that will do, a control asks for it, until it is made."""
    table = Table(EXPERT).give("5")
    ticket = table.model.ticket
    table.send(Pondering(ticket, can_hurry=False))
    assert shown(table) == (True, "give")
    table.send(Pondering(ticket, can_hurry=True))
    assert shown(table) == (True, "hurry")
    assert [text.key for text in table.scene.detail] == ["detail.can_hurry"]
    table.effects.clear()
    table.send(Acted(Action.HURRY))
    assert table.effects == [Hurry()]
    table.send(Decided(ticket, (Place(Cell(0)), Give(Piece(3)))))
    assert shown(table) == (False, "give")


def test_late_sign_falls_away() -> None:
    """Of a thought that was given up nothing is shown."""
    table = Table(EXPERT).give("5")
    old = table.model.ticket
    table.act("undo").give("6")
    before = table.model
    table.send(Pondering(old, can_hurry=True))
    assert table.model == before
