"""Facts about calling a line: who may, when, and what comes of it."""

from __future__ import annotations

import pytest

from quarto import FIRST, SECOND, Game, Outcome, Seat, Termination, parse_game
from tests.support.words import call

# No line, not even a block, on a full board.
DRAWN = "2c3 1b1 da1 3a3 aa2 6b4 0d4 cb3 7c1 ed3 4c2 ba4 9c4 5d2 8d1 fb2"
# FIRST's last placement completes a line with the last piece on d3: a3-d3, all tall.
LAST = "fb1 ac1 da1 6d1 ed4 2d2 4a3 8b3 3b2 ba4 7c4 0b4 5c2 9a2 cc3 1d3"
LINE = "cshf 0a1 1b2 2c3 3d4"
NO_LINE = "cshf 0a1 1b2 2c3 fd4"


@pytest.mark.parametrize(
    ("record", "winner"),
    [
        (LINE, FIRST),
        (f"{LINE} 8", SECOND),
        (f"{LINE}?a1-a4 8", SECOND),
        ("cshf 0a1 1b2 2c3 fd4 3c1 7c4 ac2", SECOND),
    ],
    ids=["placer", "receiver", "receiver after a wrong call", "seventh placement"],
)
def test_right_call_wins(record: str, winner: Seat) -> None:
    """The placer wins with his line, or the receiver whom it was left to."""
    game = parse_game(record)
    assert game.to_act is winner
    cells = "a1 b2 c3 d4" if "3d4" in record else "c1 c2 c3 c4"
    outcome = game.play(call(cells)).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.termination) == (winner, Termination.CALLED)


def test_outcome_names_the_line() -> None:
    """A called line is part of the outcome."""
    outcome = parse_game(f"{LINE}!a1-d4").outcome
    assert outcome is not None
    assert outcome.line is not None
    assert outcome.line.cells == call("a1 b2 c3 d4").cells


def test_cells_are_shown_in_any_order() -> None:
    """The order in which the cells are shown leaves no trace."""
    game = parse_game(LINE)
    shown = game.play(call("c3 a1 d4 b2"))
    assert shown == game.play(call("a1 b2 c3 d4")) == parse_game(f"{LINE}!a1-d4")


def test_line_lapses_with_the_next_placement() -> None:
    """Once the receiver has placed, calling the old line is a wrong call for ever."""
    for rest in ("8a2", "8a2 9", "8a2 9b1", "8a2 9b1 a"):
        game = parse_game(f"{LINE} {rest}").play(call("a1 b2 c3 d4"))
        assert (game.outcome, game.is_call_used) == (None, True)


@pytest.mark.parametrize(
    "cells",
    ["a1 b2 c3 c4", "a1 a2 b1 b2", "a1 a2 a3 a4"],
    ids=["no line", "block", "incomplete"],
)
def test_wrong_call_costs_only_the_window(cells: str) -> None:
    """A refused call keeps the board, and the same seat goes on without a call."""
    before = parse_game(LINE)
    after = before.play(call(cells))
    assert after == Game(
        origin=before.origin,
        plies=(*before.plies, call(cells)),
        position=before.position,
        is_call_used=True,
    )
    assert (after.to_act, after.can_call) == (FIRST, False)


def test_wrong_call_of_the_placer_leaves_the_line_to_the_receiver() -> None:
    """A placer who showed the wrong cells has not used up the receiver's window."""
    game = parse_game(f"{LINE}?a1-a4 8")
    assert (game.to_act, game.can_call) == (SECOND, True)


def test_wrong_call_of_the_receiver_ends_the_line() -> None:
    """When the receiver's call was refused nothing on the board can be called."""
    game = parse_game(f"{LINE} 8?a1-a4")
    assert game.position == parse_game(f"{LINE} 8").position.lapsed()


@pytest.mark.parametrize(
    ("record", "can_call"),
    [
        ("cshf", False),
        ("cshf 0", True),
        ("cshf 0a1", True),
        ("cshf 0a1?a1-a4", False),
        ("cshf 0a1?a1-a4 1", True),
        ("cshf 0a1?a1-a4 1?a1-a4", False),
        ("cshf 0a1?a1-a4 1?a1-a4b1", True),
        (f"cshf {DRAWN}", True),
        (f"cshf {DRAWN}?a1-a4", False),
        (f"cshf {DRAWN}?a1-a4-", True),
        (f"cshf {DRAWN}-?a1-a4", False),
        (f"cshf {DRAWN}--", False),
        ("cshf+auto 0a1", False),
    ],
)
def test_one_call_a_window(record: str, *, can_call: bool) -> None:
    """A gift, a placement and the first pass each open a window for one call."""
    assert parse_game(record).can_call is can_call


@pytest.mark.parametrize("rest", ["", " 8", " 8a2"])
def test_window_tells_nothing_of_lines(rest: str) -> None:
    """Whether one may call, and what is legal, is the same with and without a line."""
    line, no_line = parse_game(LINE + rest), parse_game(NO_LINE + rest)
    moments = [
        (game.to_act, game.phase, game.can_call, len(game.legal_plies()))
        for game in (line, no_line)
    ]
    assert moments[0] == moments[1]


@pytest.mark.parametrize(
    ("record", "winner"),
    [
        ("cshf+strict 0", FIRST),
        ("cshf+strict 0a1", FIRST),
        ("cshf+strict 0a1 1", SECOND),
        (f"cshf+strict {DRAWN}", SECOND),
        (f"cshf+strict {DRAWN}-", FIRST),
    ],
)
def test_wrong_call_loses_where_agreed(record: str, winner: Seat) -> None:
    """Under strict the other seat wins by a wrong call, in every window."""
    game = parse_game(record).play(call("a1 a2 a3 c4"))
    assert game.outcome == Outcome(winner, Termination.WRONG_CALL)


@pytest.mark.parametrize(
    ("record", "winner"),
    [
        ("cshf+auto 0a1 1b2 2c3 3d4", FIRST),
        ("cshf+auto 0a1 1b2 2c3 fd4 3c1 7c4 ac2", SECOND),
        (f"cshf+auto {LAST}", FIRST),
    ],
)
def test_program_sees_the_line(record: str, winner: Seat) -> None:
    """Under auto a line wins as it is placed, with the last piece too."""
    outcome = parse_game(record).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.termination) == (winner, Termination.SEEN)


def test_program_sees_that_there_is_no_line() -> None:
    """Under auto the 16th placement without a line is a draw at once."""
    outcome = parse_game(f"cshf+auto {DRAWN}").outcome
    assert outcome == Outcome(None, Termination.FULL)


@pytest.mark.parametrize("rest", ["-?a1-a4", "?a1-a4-?a1-a4", "--"])
def test_nothing_can_be_called_after_the_last_window(rest: str) -> None:
    """When the opponent's call was refused, or both have passed, the line is lapsed."""
    position = parse_game(f"cshf {LAST}{rest}").position
    assert position == parse_game(f"cshf {LAST}").position.lapsed()


@pytest.mark.parametrize("rest", ["", "?a1-a4", "-", "?a1-a4-"])
def test_line_can_be_called_up_to_the_last_window(rest: str) -> None:
    """The last line may be called until its placer and then the other have spoken."""
    position = parse_game(f"cshf {LAST}{rest}").position
    assert position == parse_game(f"cshf {LAST}").position
