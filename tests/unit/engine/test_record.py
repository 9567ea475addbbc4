"""Facts about whole games as text."""

from __future__ import annotations

import pytest

from quarto import (
    FIRST,
    SECOND,
    Game,
    Outcome,
    Termination,
    format_game,
    parse_game,
    parse_position,
)
from quarto.engine.errors import NoRecordError
from quarto.engine.lines import ALL_LINES
from quarto.engine.plies import Pass, Resign
from quarto.engine.record import format_line, format_plies
from quarto.engine.rules import CLASSIC
from tests.support.words import call, give, place

DRAWN = "2c3 1b1 da1 3a3 aa2 6b4 0d4 cb3 7c1 ed3 4c2 ba4 9c4 5d2 8d1 fb2"


def test_record_is_rules_and_steps() -> None:
    """Each gift starts a step; what was done with it stands behind it."""
    game = Game.start(CLASSIC)
    plies = (give("0"), place("a1"), give("f"), call("a1 b2 c3 d4"), place("d4"))
    for ply in plies:
        game = game.play(ply)
    assert format_game(game) == "cshf 0a1 f?a1-d4d4"
    assert parse_game("cshf 0a1 f?a1-d4d4") == game


def test_new_game_is_its_rules() -> None:
    """A game without a ply is written as its rules alone."""
    assert format_game(Game.start(CLASSIC)) == "cshf"
    assert parse_game("cshf") == Game.start(CLASSIC)


@pytest.mark.parametrize(
    ("record", "plies"),
    [
        ("cshf 0a1 1b2 2c3 3d4!a1-d4", (call("a1 b2 c3 d4"),)),
        ("cshf 0a1 1b2 2c3 3d4 8!a1-d4", (give("8"), call("a1 b2 c3 d4"))),
        ("cshf 0a1 1b2?a1b1c3d4", (call("a1 b1 c3 d4"),)),
        (f"cshf {DRAWN}--", (Pass(), Pass())),
        (f"cshf {DRAWN}?a1-b2-", (call("a1 a2 b1 b2"), Pass())),
        ("cshf resigns", (Resign(),)),
    ],
)
def test_last_plies_are_read_and_written(
    record: str, plies: tuple[object, ...]
) -> None:
    """Calls, passes and endings are read as plies and written as they were read."""
    game = parse_game(record)
    assert (game.plies[-len(plies) :], format_game(game)) == (plies, record)


def test_cells_that_make_no_line_are_all_written() -> None:
    """Shown in any order, four cells without ends are written by column, then row."""
    game = parse_game("cshf 0a1 1b2").play(call("d4 a2 a1 c3"))
    assert format_game(game) == "cshf 0a1 1b2?a1a2c3d4"


def test_block_that_does_not_count_is_written_by_its_corners() -> None:
    """A block is named by its corners even where calling it is wrong."""
    game = parse_game("cshf 0a1 1b2").play(call("b2 a2 a1 b1"))
    assert format_game(game) == "cshf 0a1 1b2?a1-b2"


@pytest.mark.parametrize("line", ALL_LINES, ids=format_line)
def test_every_line_can_be_written(line: object) -> None:
    """Each of the nineteen lines has a text that a record takes."""
    names = {candidate: format_line(candidate) for candidate in ALL_LINES}
    record = f"cshf 0?{names[line]}"  # type: ignore[index]
    assert format_game(parse_game(record)) == record


def test_piece_d_is_not_taken_for_a_draw() -> None:
    """The gift of d and the agreed draw are told apart as whole tokens."""
    outcomes = [parse_game(f"cshf {end}").outcome for end in ("d", "dd4", "d draw")]
    assert outcomes == [None, None, Outcome(None, Termination.AGREED)]


def test_piece_a_is_not_taken_for_abandoned() -> None:
    """The gift of a and a game broken off are told apart as whole tokens."""
    outcomes = [parse_game(f"cshf {end}").outcome for end in ("a", "aa1 abandoned")]
    assert outcomes == [None, Outcome(None, Termination.ABANDONED)]


@pytest.mark.parametrize(
    ("record", "outcome"),
    [
        ("cshf resigns", Outcome(SECOND, Termination.RESIGNED)),
        ("cshf 0a1 1 resigns", Outcome(SECOND, Termination.RESIGNED)),
        ("cshf+clock60 0a1 time", Outcome(FIRST, Termination.TIME)),
        ("cshf 0a1 1b2 draw", Outcome(None, Termination.AGREED)),
        ("cshf 0a1 abandoned", Outcome(None, Termination.ABANDONED)),
    ],
)
def test_endings_are_read_and_written(record: str, outcome: Outcome) -> None:
    """An ending is a token of its own behind the steps."""
    game = parse_game(record)
    assert (game.outcome, format_game(game)) == (outcome, record)


def test_record_is_read_leniently() -> None:
    """Letter case and blanks between steps mean nothing."""
    assert parse_game(" CSHF  0A1\n1B2 \t 2C3 3D4!A1-D4 ") == parse_game(
        "cshf 0a1 1b2 2c3 3d4!a1-d4"
    )


@pytest.mark.parametrize(
    ("position", "steps"),
    [
        ("..../..../..../0... 1 cshf", "cshf"),
        ("..../..../..../0... 1 cshf", "cshf .b2 2c3"),
        ("..../..../..../0123 7 cshf @d1", "cshf .!a1-d1"),
        ("..../..../..../0123 - cshf @d1", "cshf .?a1-a4 7!a1-d1"),
        ("..../..../..../0123 - cshf", "cshf 7a2 resigns"),
    ],
)
def test_game_from_a_position_round_trips(position: str, steps: str) -> None:
    """Its plies are kept beside the position; a record it is not."""
    origin = parse_position(position)
    game = parse_game(steps, origin)
    assert (game.origin, format_plies(game)) == (origin, steps)
    assert game.undo() == game.replay(game.plies[:-1])
    with pytest.raises(NoRecordError):
        format_game(game)
