"""Taking back, and draws: who has to agree, and how far it goes."""

import pytest

from quarto.ai.levels import Level
from quarto.app.model import Model
from quarto.app.parts import Player
from quarto.engine.match import Match
from tests.support.table import Table

# The computer sits in player 1's chair; player 0 gives first.
SOLO = Model(players=(Player("Ana"), Player(level=Level.BEGINNER)), match=Match(lot=0))


def test_staged_placement_is_put_back_at_once() -> None:
    """What is not committed needs nobody's consent."""
    table = Table.with_record("cshf 0").cell("a1").piece("5").act("undo")
    assert (table.model.turn.staged, table.model.turn.chosen) == (None, None)
    assert table.model.request is None


def test_gift_is_taken_back_with_consent() -> None:
    """The other agrees; the placement before the gift lies staged again."""
    table = Table.with_record("cshf 0a1 1").act("undo")
    assert (table.record, table.scene.prompt.key) == (
        "cshf 0a1 1",
        "prompt.request_undo",
    )
    table.act("accept")
    assert (table.record, table.model.turn.staged) == ("cshf 0", 0)


def test_refusing_changes_nothing() -> None:
    """Declined, the game goes on as it was."""
    table = Table.with_record("cshf 0a1 1").act("undo", "decline")
    assert (table.record, table.notice) == ("cshf 0a1 1", "notice.undo_declined")


def test_who_acted_last_is_the_one_who_asks() -> None:
    """The gift was player 1's, so player 0 is asked."""
    prompt = Table.with_record("cshf 0a1 1").act("undo").scene.prompt
    who, other = prompt.gaps["who"], prompt.gaps["other"]
    assert (who, other) == (Model().who(0), Model().who(1))


def test_redo_plays_again_what_was_taken_back() -> None:
    """Redo follows undo, step by step, and the record leaves no trace of either."""
    table = Table.with_record("cshf 0a1 1b2 2")
    table.act("undo", "accept", "undo", "undo", "accept")
    assert table.record == "cshf 0"
    assert table.act("redo").record == "cshf 0a1 1"
    assert table.act("redo").record == "cshf 0a1 1b2 2"
    assert table.act("redo").notice == "refuse.nothing_to_redo"


def test_redo_ends_where_another_way_is_taken() -> None:
    """A new commitment forgets what was taken back."""
    table = Table.with_record("cshf 0a1 1").act("undo", "accept").give("f")
    assert table.act("redo").notice == "refuse.nothing_to_redo"


def test_against_the_computer_ones_own_last_gift_is_taken_back() -> None:
    """Its answer goes with it, and nobody is asked."""
    table = Table.with_record("cshf 0a1 1b2 2c3 3", SOLO)
    assert table.model.is_computer_turn is False
    table.act("undo")
    assert (table.record, table.model.turn.staged) == ("cshf 0a1 1", 5)
    assert table.act("redo").record == "cshf 0a1 1b2 2c3 3"


def test_taking_back_while_the_computer_thinks_drops_its_answer() -> None:
    """The ticket is raised, so a late answer belongs to nothing."""
    table = Table.with_record("cshf 0", SOLO)
    old = table.model.ticket
    table.act("undo")
    assert table.record == "cshf"
    assert table.model.ticket > old


def test_refused_call_is_not_taken_back_alone() -> None:
    """Nobody fishes for lines: taking back goes to the gift before the call."""
    table = Table.with_record("cshf 0a1 1b1 2c1 e", SOLO).cell("d1")
    table.show("a1", "b1", "c1", "d1").act("undo")
    assert table.record == "cshf 0a1 1"


@pytest.mark.parametrize(
    ("record", "key"),
    [
        ("cshf", "refuse.nothing_to_undo"),
        ("cshf 0 resigns", "refuse.over"),
        ("cshf+clock60 0a1 1", "refuse.no_undo_with_clock"),
    ],
)
def test_what_cannot_be_taken_back_is_told(record: str, key: str) -> None:
    """Nothing played, a finished game, a game with a clock."""
    table = Table.with_record(record).act("undo")
    assert (table.record, table.notice) == (record, key)


def test_draw_needs_both() -> None:
    """Offered by the one whose turn it is, accepted by the other."""
    table = Table.with_record("cshf 0").act("offer-draw")
    assert table.scene.prompt.key == "prompt.request_draw"
    assert table.act("accept").record == "cshf 0 draw"


def test_draw_may_be_declined() -> None:
    """Then the game goes on."""
    table = Table.with_record("cshf 0").act("offer-draw", "decline")
    assert (table.record, table.notice) == ("cshf 0", "notice.draw_declined")


def test_computer_plays_on() -> None:
    """It declines at once, in words."""
    table = Table.with_record("cshf 0a1 1", SOLO).act("offer-draw")
    assert (table.model.request, table.notice) == (None, "notice.draw_declined")


@pytest.mark.parametrize("action", ["accept", "decline"])
def test_answer_without_a_question_is_told(action: str) -> None:
    """Nothing was asked."""
    assert Table().act(action).notice == "refuse.no_request"


def test_open_question_waits_for_its_answer() -> None:
    """Nobody plays on before it is answered."""
    table = Table.with_record("cshf 0").act("offer-draw").cell("a1")
    assert (table.notice, table.model.turn.staged) == ("refuse.request", None)
    assert table.act("undo").notice == "refuse.request"
