"""Facts about a game: who acts, how it ends, what is refused, what undoing does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from quarto import (
    FIRST,
    SECOND,
    Abandon,
    AgreeDraw,
    Call,
    Clock,
    Game,
    Give,
    IllegalPlyError,
    Outcome,
    Pass,
    Place,
    Position,
    Resign,
    Rules,
    Seat,
    Termination,
    TimeOut,
    parse_game,
)
from quarto.engine.cells import CELLS, Cell
from quarto.engine.errors import IllegalReason
from quarto.engine.game import Phase
from quarto.engine.lines import line_of
from quarto.engine.notation import parse_cell
from quarto.engine.pieces import PIECES, Piece
from quarto.engine.rules import CLASSIC
from tests.support.words import call, give, place

if TYPE_CHECKING:
    from quarto.engine.plies import Ply

# No line, not even a block, on a full board.
DRAWN = "2c3 1b1 da1 3a3 aa2 6b4 0d4 cb3 7c1 ed3 4c2 ba4 9c4 5d2 8d1 fb2"
# FIRST's last placement completes a line with the last piece on d3: a3-d3, all tall.
LAST = "fb1 ac1 da1 6d1 ed4 2d2 4a3 8b3 3b2 ba4 7c4 0b4 5c2 9a2 cc3 1d3"
LINE = "cshf 0a1 1b2 2c3 3d4"
EVERY_PLY: tuple[Ply, ...] = (
    give("0"),
    place("a1"),
    call("a1 b2 c3 d4"),
    Pass(),
    Resign(),
    AgreeDraw(),
    TimeOut(),
    Abandon(),
)
ILLEGAL: list[tuple[str, Ply, IllegalReason]] = [
    ("cshf resigns", give("0"), IllegalReason.GAME_OVER),
    ("cshf", place("a1"), IllegalReason.NOTHING_IN_HAND),
    ("cshf", Pass(), IllegalReason.NOT_THE_LAST),
    ("cshf", call("a1 b2 c3 d4"), IllegalReason.NOTHING_GIVEN),
    ("cshf", TimeOut(), IllegalReason.NO_CLOCK),
    ("cshf+clock60warn", TimeOut(), IllegalReason.NO_CLOCK),
    ("cshf", Give(Piece(16)), IllegalReason.NO_SUCH_PIECE),
    ("cshf", Give(Piece(-1)), IllegalReason.NO_SUCH_PIECE),
    ("cshf 0", give("0"), IllegalReason.ALREADY_GIVEN),
    ("cshf 0", give("1"), IllegalReason.ALREADY_GIVEN),
    ("cshf 0", Place(Cell(16)), IllegalReason.NO_SUCH_CELL),
    ("cshf 0", Place(Cell(-1)), IllegalReason.NO_SUCH_CELL),
    ("cshf 0", Pass(), IllegalReason.NOT_THE_LAST),
    ("cshf 0a1", give("0"), IllegalReason.PIECE_GONE),
    ("cshf 0a1", place("b1"), IllegalReason.NOTHING_IN_HAND),
    ("cshf 0a1", call("a1 b2 c3"), IllegalReason.NOT_FOUR_CELLS),
    ("cshf 0a1", call("a1 a1 b2 c3"), IllegalReason.NOT_FOUR_CELLS),
    ("cshf 0a1", call("a1 b2 c3 d4 d4"), IllegalReason.NOT_FOUR_CELLS),
    ("cshf 0a1", Call(()), IllegalReason.NOT_FOUR_CELLS),
    (
        "cshf 0a1",
        Call((Cell(0), Cell(5), Cell(10), Cell(16))),
        IllegalReason.NOT_FOUR_CELLS,
    ),
    ("cshf 0a1 1", place("a1"), IllegalReason.CELL_TAKEN),
    (f"{LINE}?a1-a4", call("a1 b2 c3 d4"), IllegalReason.ALREADY_CALLED),
    (f"{LINE} 8?a1-a4", call("a1 b2 c3 d4"), IllegalReason.ALREADY_CALLED),
    ("cshf+auto 0a1", call("a1 b2 c3 d4"), IllegalReason.PROGRAM_CALLS),
    ("cshf+auto 0a1", Pass(), IllegalReason.PROGRAM_CALLS),
    (f"cshf {DRAWN}", give("0"), IllegalReason.PIECE_GONE),
    (f"cshf {DRAWN}", place("a1"), IllegalReason.NOTHING_IN_HAND),
    (f"cshf {DRAWN}-", place("a1"), IllegalReason.NOTHING_IN_HAND),
]


@pytest.mark.parametrize(("record", "ply", "reason"), ILLEGAL)
def test_illegal_ply_is_refused_and_changes_nothing(
    record: str, ply: Ply, reason: IllegalReason
) -> None:
    """A ply that is not legal raises its reason, and the game is as before."""
    game = parse_game(record)
    with pytest.raises(IllegalPlyError) as caught:
        game.play(ply)
    assert (caught.value.ply, caught.value.reason) == (ply, reason)
    assert game == parse_game(record)


def test_every_reason_is_reached() -> None:
    """The cases above leave no reason out."""
    assert {reason for _, _, reason in ILLEGAL} == set(IllegalReason)


@pytest.mark.parametrize("ply", EVERY_PLY, ids=repr)
@pytest.mark.parametrize(
    "record",
    [
        f"{LINE}!a1-d4",
        f"{LINE} 8!a1-d4",
        "cshf+auto 0a1 1b2 2c3 3d4",
        f"cshf {DRAWN}--",
        f"cshf+auto {DRAWN}",
        "cshf+strict 0a1?a1-a4",
        "cshf resigns",
        "cshf 0 draw",
        "cshf+clock60 0a1 time",
        "cshf abandoned",
    ],
)
def test_nothing_follows_the_end(record: str, ply: Ply) -> None:
    """After any end every ply is refused because the game is over."""
    game = parse_game(record)
    with pytest.raises(IllegalPlyError) as caught:
        game.play(ply)
    assert (caught.value.reason, game.to_act, game.phase, game.legal_plies()) == (
        IllegalReason.GAME_OVER,
        None,
        Phase.OVER,
        (),
    )


def test_start_waits_for_a_gift() -> None:
    """A game starts with FIRST giving any of the 16 pieces."""
    start = Game.start(CLASSIC)
    empty = Position(CLASSIC)
    assert start == Game(empty, (), empty)
    assert (start.to_act, start.phase, start.legal_plies()) == (
        FIRST,
        Phase.GIVE,
        tuple(map(Give, PIECES)),
    )


def test_turn_passes_with_the_gift() -> None:
    """Who placed gives: seats change with each gift and not with a placement."""
    game = parse_game(f"cshf {DRAWN}--")
    seats = [game.replay(game.plies[:n]).to_act for n in range(33)]
    assert seats == [FIRST, *[SECOND, SECOND, FIRST, FIRST] * 8]


def test_turn_passes_with_the_first_pass() -> None:
    """After the 16th placement its placer acts, then the other, then nobody."""
    game = parse_game(f"cshf {DRAWN}")
    moments = [game, game.play(Pass()), game.play(Pass()).play(Pass())]
    assert [(moment.to_act, moment.phase) for moment in moments] == [
        (FIRST, Phase.CLOSE),
        (SECOND, Phase.CLOSE),
        (None, Phase.OVER),
    ]


def test_full_board_without_call_is_a_draw() -> None:
    """When both have passed nobody has won, line or no line."""
    outcomes = [parse_game(f"cshf {full}--").outcome for full in (DRAWN, LAST)]
    assert outcomes == [Outcome(None, Termination.FULL)] * 2


@pytest.mark.parametrize(
    ("record", "plies"),
    [
        ("cshf 0", tuple(map(Place, CELLS))),
        ("cshf 0a1 1", tuple(map(Place, CELLS[1:]))),
        ("cshf 0a1", tuple(map(Give, PIECES[1:]))),
        (f"cshf {DRAWN}", (Pass(),)),
        (f"cshf {DRAWN}-", (Pass(),)),
    ],
)
def test_legal_plies_are_sorted(record: str, plies: tuple[Ply, ...]) -> None:
    """The plies with which a game goes on are listed in order."""
    assert parse_game(record).legal_plies() == plies


@pytest.mark.parametrize(
    ("record", "actor"),
    [
        ("cshf+clock60", FIRST),
        ("cshf+clock60 0", SECOND),
        ("cshf+clock60 0a1", SECOND),
        ("cshf+clock60 0a1?a1-a4", SECOND),
        ("cshf+clock60 0a1 1", FIRST),
        ("cshf+clock60 0a1 1b2", FIRST),
        (f"cshf+clock60 {DRAWN}", FIRST),
        (f"cshf+clock60 {DRAWN}-", SECOND),
    ],
)
def test_endings_concern_the_seat_to_act(record: str, actor: Seat) -> None:
    """Who acts loses by resigning or on time; draws and breaking off have no winner."""
    game = parse_game(record)
    outcomes = [
        game.play(ply).outcome for ply in (Resign(), TimeOut(), AgreeDraw(), Abandon())
    ]
    assert outcomes == [
        Outcome(actor.other, Termination.RESIGNED),
        Outcome(actor.other, Termination.TIME),
        Outcome(None, Termination.AGREED),
        Outcome(None, Termination.ABANDONED),
    ]


def test_ending_keeps_the_position() -> None:
    """The board, the hand and what could be called are as they were."""
    game = parse_game(f"{LINE} 8")
    assert game.play(Resign()).position == game.position


@pytest.mark.parametrize(
    "record",
    [
        "cshf 0",
        "cshf 0a1",
        "cshf 0a1?a1-a4",
        "cshf 0?a1-a4",
        f"{LINE}!a1-d4",
        "cshf+auto 0a1 1b2 2c3 3d4",
        f"cshf {DRAWN}-",
        f"cshf {DRAWN}--",
        f"cshf {LAST}-?a1-a4",
        "cshf resigns",
    ],
)
def test_undo_drops_the_last_ply(record: str) -> None:
    """Undoing any ply, the end among them, gives back the whole game before it."""
    game = parse_game(record)
    before = game.undo()
    assert before == game.replay(game.plies[:-1])
    assert before.play(game.plies[-1]) == game


def test_undo_restores_hand_and_reserve() -> None:
    """Undoing a gift puts the piece back, and undoing a placement takes it up."""
    start = Game.start(CLASSIC)
    given = start.play(give("0"))
    assert given.undo() == start
    assert given.play(place("a1")).undo() == given


def test_start_stays_the_start() -> None:
    """Undoing nothing changes nothing."""
    assert Game.start(CLASSIC).undo() == Game.start(CLASSIC)


def test_replay_stops_at_the_first_illegal_ply() -> None:
    """Plies that make no game raise the error of the first bad one."""
    with pytest.raises(IllegalPlyError) as caught:
        Game.start(CLASSIC).replay([give("0"), place("a1"), give("0"), place("a1")])
    assert caught.value.reason is IllegalReason.PIECE_GONE


def test_rules_are_part_of_the_game() -> None:
    """A game keeps its rules to the end."""
    rules = Rules(blocks=True, strict=True, clock=Clock(10, warns_only=True))
    assert Game.start(rules).play(give("0")).play(Resign()).rules == rules


def test_program_names_the_first_of_two_lines() -> None:
    """Rows come before columns: every copy of a game shows the same line."""
    outcome = parse_game("c+auto 0a1 1b1 2c1 3d2 4d3 5d4 6d1").outcome
    assert outcome is not None
    assert outcome.line == line_of(tuple(map(parse_cell, ("a1", "b1", "c1", "d1"))))
