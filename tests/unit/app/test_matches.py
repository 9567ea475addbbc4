"""Rounds follow each other until somebody has won the match, and their list is kept."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quarto.ai.levels import Level
from quarto.app.effects import Copy, DrawLot, Store
from quarto.app.keeping import GAME_KEY
from quarto.app.messages import Copied, FieldChanged, LotDrawn
from quarto.app.model import Model
from quarto.app.opening import Found, opened
from quarto.app.parts import Dialog, Mode, Player
from quarto.app.standing import RoundScene
from quarto.engine.match import Match, Round
from quarto.engine.notation import parse_position
from quarto.engine.outcome import Termination
from quarto.engine.record import parse_game
from quarto.locales import TEXTS
from quarto.views.dialogs import dialog
from quarto.views.page import page
from quarto.views.strings import Strings
from tests.support.table import Table
from tests.support.work import work_of

NAMES = (Player("Ana"), Player("Bruno"))
WON = "cshf 0a1 1b2 2c3 3d4!a1-d4"
CALLED = Round(0, 0, Termination.CALLED, WON)


def begun(*fields: tuple[str, str], lot: int = 0) -> Table:
    """Return a table where a new game was filled in and started."""
    table = Table(Model(players=NAMES)).act("new-game")
    table.send(*(FieldChanged(name, value) for name, value in fields))
    return table.act("start").send(LotDrawn(1 if lot else 0))


def played(table: Table, record: str) -> Table:
    """Return the table after a whole round."""
    table.model = replace(table.model, game=parse_game(record))
    return table


def drawn(table: Table) -> str:
    """Return the page and what lies over it, in English."""
    strings = Strings(TEXTS["en"])
    return page(table.scene, strings, "1") + dialog(table.scene, strings)


def work_of_turns(rounds: int) -> int:
    """Return the work of the second turn of a match, and of showing it."""
    table = Table(Model(match=Match(0, None, (CALLED,) * rounds))).give("0")

    def play() -> None:
        table.cell("a1").give("1").cell("b2")
        drawn(table)

    return work_of(play)


def test_turn_of_a_long_match_is_no_more_work() -> None:
    """Neither to play it, nor to keep it, nor to show it."""
    # What is made once is there.
    work_of_turns(1)
    assert work_of_turns(500) <= work_of_turns(1)


def test_target_is_chosen_with_the_game() -> None:
    """So many rounds win the match; without a number it has no end."""
    assert begun(("target", "3")).model.match == Match(lot=0, target=3)
    assert begun(("target", "0"), lot=1).model.match == Match(lot=1, target=None)


@pytest.mark.parametrize("value", ["", "-1", "100", "x", "4"])
def test_other_targets_are_not_offered(value: str) -> None:
    """A number that is not in the list changes nothing."""
    assert begun(("target", "2"), ("target", value)).model.match.target == 2


def test_match_ends_at_its_target() -> None:
    """The result names who has won, and leads to another match, not to a round."""
    table = played(begun(("target", "1")), WON)
    result = table.scene.result
    assert result is not None
    assert result.match_winner is not None
    assert (result.match_winner.name, table.act("next-round").notice) == (
        "Ana",
        "refuse.match_over",
    )
    assert 'data-action="rematch"' in drawn(table)
    assert 'data-action="next-round"' not in drawn(table)


def test_another_match_is_like_this_one() -> None:
    """Names, level, rules and target stay; score and list begin anew, by a new lot."""
    fields = (("mode", "solo"), ("level", "player"), ("target", "1"), ("squares", "on"))
    table = played(begun(*fields), "cshf+squares 0 resigns").act("rematch")
    assert table.effects.count(DrawLot()) == 2
    model = table.send(LotDrawn(1)).model
    assert (model.match, model.players) == (
        Match(lot=1, target=1),
        (Player("Ana"), Player(level=Level.PLAYER)),
    )
    assert (table.record, model.mode) == ("cshf+squares", Mode.SOLO)


def test_rounds_are_kept_with_their_records() -> None:
    """Each as it was played, through a reload too."""
    table = played(begun(), WON).act("next-round")
    assert table.model.match.rounds == (CALLED,)
    played(table, "cshf 0 resigns").act("next-round").give("5")
    stores = [effect for effect in table.effects if isinstance(effect, Store)]
    last = [store.text for store in stores if store.key == GAME_KEY][-1]
    back, _ = opened(Found(game=last))
    assert back.match == table.model.match
    assert [one.record for one in back.match.rounds] == [WON, "cshf 0 resigns"]
    assert back.match.score == (1, 1)


def test_draws_are_counted_apart() -> None:
    """In the bar, in words for those who hear it, and never as a point."""
    drawn_round = Round(0, None, Termination.AGREED)
    table = Table(Model(players=NAMES, match=Match(lot=0, rounds=(drawn_round,))))
    assert [seat.score for seat in table.scene.seats] == [0, 0]
    assert "draws: 1" in drawn(table)
    assert "draws" not in drawn(Table(Model(players=NAMES)))


def test_breaking_off_is_confirmed() -> None:
    """One more question; then nobody wins, and the round can be played again."""
    table = begun().give("0").act("rounds", "abandon")
    assert (table.record, table.model.dialog) == ("cshf 0", Dialog.ABANDON)
    table.act("confirm")
    assert (table.record, table.model.shown_match.score) == ("cshf 0 abandoned", (0, 0))
    giver = table.model.match.first_giver
    table.act("next-round")
    assert (table.model.match.first_giver, table.notice) == (giver, "notice.again")
    assert table.model.match.draws == 0


def test_round_can_be_broken_off_while_the_computer_thinks() -> None:
    """Its answer belongs to no game any more."""
    players = (Player("Ana"), Player(level=Level.PLAYER))
    table = Table.with_record("cshf 0", Model(players=players))
    ticket = table.model.ticket
    table.act("abandon", "confirm")
    assert table.record == "cshf 0 abandoned"
    assert table.model.ticket > ticket


def test_finished_round_is_not_broken_off() -> None:
    """What is over has its result."""
    table = Table.with_record("cshf 0 resigns").act("abandon")
    assert (table.notice, table.model.dialog) == ("refuse.over", None)


def test_list_shows_every_round_that_is_over() -> None:
    """The one on the table too, once it is: who won, why, who gave, the record."""
    table = played(begun(), WON).act("next-round")
    assert [one.record for one in table.act("rounds").scene.rounds] == [WON]
    played(table, "cshf 0 resigns")
    first, second = table.scene.rounds
    who = table.model.who(1)
    assert (first.end, second.end) == (Termination.CALLED, Termination.RESIGNED)
    assert (second.result.gaps, second.giver) == ({"who": who}, who)
    html = drawn(table)
    assert WON in html
    assert "Ana wins!" in html
    assert table.act("close").scene.rounds == ()


def test_round_of_an_older_save_has_no_record() -> None:
    """It is listed by its winner."""
    match = Match(lot=0, rounds=(Round(0, 1),))
    table = Table(Model(players=NAMES, match=match)).act("rounds")
    (one,) = table.scene.rounds
    assert isinstance(one, RoundScene)
    assert (one.end, one.record) == (None, "")
    html = drawn(table)
    assert "Bruno wins!" in html
    assert 'data-action="copy"' not in html


def test_records_are_copied_a_round_on_each_line() -> None:
    """And the page says whether the browser allowed it."""
    table = played(played(begun(), WON).act("next-round"), "cshf 0 resigns")
    table.act("rounds", "copy")
    assert Copy(f"{WON}\ncshf 0 resigns") in table.effects
    heard = table.send(Copied(is_done=True)).model.heard
    assert [text.key for text in heard] == ["rounds.copied"]
    heard = table.send(Copied(is_done=False)).model.heard
    assert [text.key for text in heard] == ["rounds.not_copied"]


def test_set_up_round_is_copied_with_its_position() -> None:
    """Without it the record could not be read."""
    origin = parse_position("..../..../..../0... 1 cs")
    table = Table()
    table.model = replace(table.model, game=parse_game("cs .b2 2 resigns", origin))
    table.act("next-round", "rounds", "copy")
    assert Copy("..../..../..../0... 1 cs | cs .b2 2 resigns") in table.effects


def test_nothing_to_copy_is_told() -> None:
    """Before the first round is over."""
    heard = Table().act("rounds", "copy").model.heard
    assert [text.key for text in heard] == ["rounds.none"]


def test_lesson_leaves_the_match_alone() -> None:
    """It is played beside the table, and its steps are no rounds."""
    table = begun().act("lesson", "rounds")
    assert table.notice == "refuse.lesson"
    assert table.act("leave-lesson").model.match == Match(lot=0)
