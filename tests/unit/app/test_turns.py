"""One turn at the table: staging, giving, calling, showing, passing."""

import pytest

from tests.support.table import Table

# Fifteen pieces placed without a call, the sixteenth in hand.
FIFTEEN = "c 0a1 8b1 1c1 9d1 2a2 ab2 3c2 bd2 ca3 4b3 dc3 5d3 ea4 6b4 fc4 7"


def test_gift_needs_two_steps() -> None:
    """A tap chooses, a second one or the button gives."""
    table = Table().piece("7")
    assert table.record == "cshf"
    assert table.piece("7").record == "cshf 7"
    assert Table().piece("7").act("give").record == "cshf 7"


def test_choice_may_change_before_giving() -> None:
    """Another piece replaces the chosen one."""
    assert Table().piece("7", "0").act("give").record == "cshf 0"


def test_placement_is_staged_until_the_gift() -> None:
    """A staged piece may be moved; the gift commits it."""
    table = Table.with_record("cshf 0").cell("a1", "c3")
    assert table.record == "cshf 0"
    assert [c.cell for c in table.scene.cells if c.is_staged] == [10]
    assert table.give("f").record == "cshf 0c3 f"


def test_staged_cell_holds_the_piece_in_hand() -> None:
    """A staged cell shows the piece, which stays in hand until it is committed."""
    scene = Table.with_record("cshf 0").cell("b2").scene
    assert (scene.cells[5].piece, scene.hand) == (0, 0)


@pytest.mark.parametrize(
    ("record", "taps", "key"),
    [
        ("cshf", "cell a1", "refuse.give_first"),
        ("cshf", "act give", "refuse.choose_first"),
        ("cshf", "act pass", "refuse.must_give"),
        ("cshf", "act call", "refuse.nothing_placed"),
        ("cshf 0", "piece 1", "refuse.place_first"),
        ("cshf 0", "act give", "refuse.place_first"),
        ("cshf 0", "act pass", "refuse.must_give"),
        ("cshf 0a1 1", "cell a1", "refuse.cell_taken"),
        ("cshf 0a1", "piece 0", "refuse.piece_gone"),
        ("cshf 0?a1-d1", "act call", "refuse.already_called"),
        ("cshf resigns", "cell a1", "refuse.over"),
        ("cshf resigns", "piece 1", "refuse.over"),
        ("cshf resigns", "act give", "refuse.over"),
        ("cshf resigns", "act call", "refuse.over"),
        ("cshf resigns", "act pass", "refuse.over"),
        ("cshf", "act show", "refuse.four_cells"),
        ("cshf", "act confirm-place", "refuse.place_first"),
        (f"{FIFTEEN}d4", "cell a1", "refuse.board_full"),
        (f"{FIFTEEN}d4", "piece 1", "refuse.board_full"),
    ],
)
def test_what_cannot_be_done_is_told(record: str, taps: str, key: str) -> None:
    """Out of place, an action changes nothing and says why."""
    table = Table.with_record(record)
    how, what = taps.split()
    getattr(table, how)(what)
    assert (table.record, table.notice) == (record, key)


def test_call_commits_the_placement() -> None:
    """Pressing QUARTO! with a staged cell fixes it, before any cell is shown."""
    table = Table.with_record("cshf 0a1 1b1 2c1 7").cell("d1").act("call")
    assert table.record == "cshf 0a1 1b1 2c1 7d1"


def test_placer_wins_by_showing_the_line() -> None:
    """Any order of the four cells will do."""
    table = Table.with_record("cshf 0a1 1b1 2c1 7").cell("d1")
    assert table.show("c1", "a1", "d1", "b1").record == "cshf 0a1 1b1 2c1 7d1!a1-d1"
    assert [cell.cell for cell in table.scene.cells if cell.won == "row"] == [
        0,
        1,
        2,
        3,
    ]


def test_receiver_steals_a_line_left() -> None:
    """With no cell staged, QUARTO! calls what the other left."""
    table = Table.with_record("cshf 0a1 1b1 2c1 3d1 8").show("a1", "b1", "c1", "d1")
    assert table.record == "cshf 0a1 1b1 2c1 3d1 8!a1-d1"


@pytest.mark.parametrize(
    ("cells", "verdict"),
    [
        (("a1", "b1", "c1", "a2"), "no_line"),
        (("a4", "b4", "c4", "d4"), "incomplete"),
        (("a1", "b1", "c1", "d1"), "nothing_shared"),
    ],
)
def test_wrong_call_is_refused_with_its_reason(
    cells: tuple[str, ...], verdict: str
) -> None:
    """The placement is fixed, this window is closed, nothing else is lost."""
    table = Table.with_record("cshf 0a1 fb1 1c1 e").cell("d1").show(*cells)
    assert table.notice == f"wrong.{verdict}"
    assert table.model.game.outcome is None
    assert table.act("call").notice == "refuse.already_called"
    assert table.give("2").model.game.outcome is None


def test_lapsed_line_is_refused_as_lapsed() -> None:
    """Four light pieces that nobody called in time."""
    table = Table.with_record("cshf 0a1 1b1 2c1 3d1 8a2 9").show("a1", "b1", "c1", "d1")
    assert table.notice == "wrong.lapsed"


def test_shown_cells_may_be_corrected() -> None:
    """A second tap takes a cell off; a fifth is refused."""
    table = Table.with_record("cshf 0a1 1b1 2c1 7").cell("d1").act("call")
    table.cell("a1", "a2", "a2", "b1", "c1", "d1")
    assert table.cell("d4").notice == "refuse.only_four"
    assert table.act("show").model.game.outcome is not None


def test_call_may_be_taken_back_before_showing() -> None:
    """The word costs nothing yet; the placement stays fixed."""
    table = Table.with_record("cshf 0a1 1").cell("b1").act("call", "cancel-call")
    assert (table.record, table.model.turn.pointed) == ("cshf 0a1 1b1", None)
    assert table.act("call").model.turn.pointed == ()


def test_chosen_gift_survives_a_refused_call() -> None:
    """What was chosen to be given stays chosen."""
    table = Table.with_record("cshf 0a1 1").cell("b1").piece("9")
    table.show("a1", "b1", "c1", "d1")
    assert table.act("give").record == "cshf 0a1 1b1?a1-d1 9"


def test_sixteenth_piece_opens_both_last_windows() -> None:
    """With no piece to give, both say "no call", then it is a draw."""
    table = Table.with_record(FIFTEEN).cell("d4").act("pass")
    assert table.record == f"{FIFTEEN}d4-"
    assert table.scene.result is None
    assert table.act("pass").scene.result is not None


def test_program_sees_lines_on_the_second_tap() -> None:
    """Under `auto` a line wins when its cell is tapped again, not before."""
    table = Table.with_record("cshf+auto 0a1 1b1 2c1 7").cell("d1")
    assert table.model.game.outcome is None
    assert table.cell("d1").record == "cshf+auto 0a1 1b1 2c1 7d1"
    assert table.model.game.outcome is not None


def test_program_sees_lines_before_the_gift() -> None:
    """Under `auto` the gift falls away when the placement before it wins."""
    table = Table.with_record("cshf+auto 0a1 1b1 2c1 7").cell("d1").give("f")
    assert table.record == "cshf+auto 0a1 1b1 2c1 7d1"


def test_confirming_keeps_the_chosen_gift() -> None:
    """Under `auto` a placement may be confirmed after the gift was chosen."""
    table = Table.with_record("cshf+auto 0").cell("a1").piece("f")
    table.act("confirm-place")
    assert table.record == "cshf+auto 0a1"
    assert table.act("give").record == "cshf+auto 0a1 f"


def test_wrong_call_loses_under_strict() -> None:
    """The house rule ends the round; the result says who called wrongly."""
    table = Table.with_record("cshf+strict 0a1 1").cell("b1")
    table.show("a1", "b1", "c1", "d1")
    assert [text.key for text in table.model.spoken][-2:] == [
        "result.wins",
        "result.wrong_call_detail",
    ]
