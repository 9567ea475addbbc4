"""The review: known blunders are found, and every finding is true."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path

import pytest

from quarto import Game, Give, Place, Rules, Trait, parse_game, parse_position
from quarto.ai import review as reviewing
from quarto.ai.decision import Choice, finish
from quarto.ai.levels import Level
from quarto.ai.playing import choose
from quarto.ai.review import review
from quarto.ai.review_kinds import Finding, Kind, Review
from quarto.ai.review_text import format_review, parse_review
from quarto.ai.search import Solver
from quarto.ai.table import Goal
from quarto.ai.threats import safe_gifts, winning_cells
from quarto.engine.cells import CELLS
from quarto.engine.notation import format_cell, format_piece
from quarto.engine.outcome import FIRST
from quarto.engine.pieces import PIECES
from quarto.engine.plies import AgreeDraw
from quarto.engine.record import format_line
from tests.support.minimax import scores, sign

GOLDEN = Path(__file__).parents[2] / "golden" / "solved.txt"
# What a review says of some games, by their records.
REVIEWS = dict(
    line.split(" = ")
    for line in (GOLDEN.parent / "reviews.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
)
# Where minimax is affordable.
FEW_EMPTY = 4
# In these games something is missed, stolen, given away or called in vain.
KNOWN = {
    "cshf 0a1 1b2 2c3 3d4!a1-d4": ["gift_at_once 7 second a1-d4"],
    "cshf 0a1 1b2 2c3 3d4 8!a1-d4": [
        "gift_at_once 7 second a1-d4",
        "stolen 8 first a1-d4",
    ],
    "cshf 0a1 1b2 2c3 3d4 8a2 resigns": [
        "gift_at_once 7 second a1-d4",
        "twice 8 first a1-d4",
    ],
    "cshf 0a1 1b2 2c3 3d4 8 resigns": [
        "gift_at_once 7 second a1-d4",
        "twice 8 first a1-d4",
    ],
    "cshf 0a1 1b2 2c3 3d4 draw": [
        "gift_at_once 7 second a1-d4",
        "missed 8 first a1-d4",
    ],
    "cshf 0a1 1b2 2c3 3d4?a1-a4 8!a1-d4": [
        "gift_at_once 7 second a1-d4",
        "stolen 8 first a1-d4",
        "wrong_call 9 first a1-a4",
    ],
    "cshf 0a1 1?a1-d1 draw": ["wrong_call 4 first a1-d1"],
    "cshf+strict 0a1 1b2?a1-d4": ["wrong_call 5 first a1-d4"],
    "cshf+auto 0a1 1b2 2c3 3d4": ["gift_at_once 7 second a1-d4"],
    "cshf 0 resigns": ["resigned 2 second"],
    "cshf 0 draw": [],
    "cshf+clock60 0a1 1 time": [],
}
RULES = {
    "lines": Rules(),
    "squares": Rules(blocks=True),
    "auto": Rules(auto=True),
    "two traits": Rules(traits=(Trait.COLOR, Trait.FILL), strict=True),
}
# The expert against itself.
PERFECT = [
    "cshf ca4 4c4 0b4 3a2 bc2 fd1 7d4 1b2 6b3 ed2 8c3 9d3 da3 ab1 5a1 2c1--",
    "cshf+squares 4a1 ca2 8b2 fb4 bb1 0c4 1c1 7b3 6d3 dd1 ec2 3d2 9c3 ad4 2a4 5a3--",
]
# The third last placement loses, and the last piece completes a line.
DECIDED = "cshf cb4 8d4 4b2 3a2 1c2 ec1 9b3 ad1 fd2 7a4 2d3 6c3 bb1 5a1 da3!a1-a4"


def reviewed(game: Game, budget: int = 30_000) -> Review:
    """Return the review of a game, with less effort than in the page."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviewing, "BUDGET", budget)
        return finish(review(game, solver_of(game.rules), random.Random(1)))


@cache
def solver_of(rules: Rules) -> Solver:
    """Return the one solver of some rules."""
    return Solver(rules)


def short(one: Finding) -> str:
    """Return a finding in words: why, when, who and which line."""
    line = "" if one.line is None else format_line(one.line)
    return f"{one.kind} {one.number} {one.who} {line}".strip()


@pytest.mark.parametrize(("record", "moments"), KNOWN.items())
def test_known_moments_are_found(record: str, moments: list[str]) -> None:
    """Lines that were missed, stolen or called in vain, and nothing else."""
    assert [short(one) for one in reviewed(parse_game(record)).findings] == moments


def test_line_left_open_is_won_for_who_may_call() -> None:
    """First for who placed, then for who received; then it has lapsed."""
    values = reviewed(parse_game("cshf 0a1 1b2 2c3 3d4 8a2 draw")).values
    assert values[8:10] == (1, -1)
    refused = reviewed(parse_game("cshf 0a1 1b2 2c3 3d4?a1-a4 8!a1-d4")).values
    # Who has called in vain has lost it: the other will see it.
    assert refused[8:11] == (1, -1, -1)


@pytest.mark.parametrize("record", PERFECT)
def test_perfect_game_has_no_moment_that_mattered(record: str) -> None:
    """Both held, and the review says so of every moment that it knows."""
    found = reviewed(parse_game(record))
    assert found.findings == ()
    assert set(found.values) <= {0, None}
    assert found.left == 0


def test_win_left_for_another_win_is_no_blunder() -> None:
    """The piece would have completed a line; what was done instead wins as well."""
    start = Game.from_position(parse_position("5e.1/..af/4.6./b.7. 3 cshf"))
    won = start.play(Place(CELLS[1])).play(Give(PIECES[12])).play(AgreeDraw())
    assert winning_cells(start.position)
    found = reviewed(won)
    assert found.values == (1, 1, 1, 0)
    assert [one for one in found.findings if one.number == 1] == []


def test_last_safe_moment() -> None:
    """The loser's last mistake after which nothing gave a chance any more."""
    found = reviewed(parse_game(DECIDED))
    last = [one for one in found.findings if one.is_last]
    assert [short(one) for one in last] == ["placement 20 first"]
    assert set(found.values[20:]) == {-1}
    assert last[0].kept == 0
    assert last[0].better is not None


def test_earlier_mistake_is_not_the_last_safe_moment() -> None:
    """Where the winner gave the chance back, only the later one is."""
    record = "cshf+squares da3 7c4 8d1 4d3 bc1 1a4 ab2 ed2 0d4!d1-d4"
    costly = [one for one in reviewed(parse_game(record)).findings if one.kept]
    assert [(short(one), one.is_last) for one in costly if one.who is FIRST] == [
        ("placement 12 first", False),
        ("placement 16 first", True),
    ]


def test_review_goes_back_from_the_end() -> None:
    """What is told on the way only grows, and comes before what takes long."""
    game = parse_game(DECIDED)
    steps = review(game, Solver(game.rules), random.Random(1))
    told = [one for _, one in zip(range(2000), steps, strict=False) if one is not None]
    known = [sum(value is not None for value in one.values) for one in told]
    assert known == sorted(known)
    assert [one.left for one in told] == sorted((t.left for t in told), reverse=True)
    assert told[0].values[-1] == -1


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
@pytest.mark.parametrize("level", [None, Level.FIRST, Level.BEGINNER, Level.PLAYER])
def test_every_finding_is_true(rules: Rules, level: Level | None) -> None:
    """Against plain minimax near the end, and fresh searches before."""
    for seed in range(2):
        game = played(rules, level, random.Random(seed))
        check_review(game, reviewed(game))


@pytest.mark.parametrize("record", REVIEWS)
def test_nothing_is_found_less_than_before(record: str) -> None:
    """All that is known of some games, and all of it true."""
    game, known = parse_game(record), REVIEWS[record]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviewing, "BUDGET", 30_000)
        found = finish(review(game, Solver(game.rules), random.Random(1)))
    assert format_review(found) == known
    check_review(game, found)


@pytest.mark.parametrize("record", REVIEWS)
def test_little_patience_says_less_and_nothing_wrong(record: str) -> None:
    """What is not known of a moment is no finding."""
    game = parse_game(record)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviewing, "BUDGET", 300)
        found = finish(review(game, Solver(game.rules), random.Random(1)))
    check_review(game, found)
    known = json.loads(REVIEWS[record])["values"]
    assert sum(value is None for value in found.values) >= known.count("?")


def test_solved_positions_are_judged_alike() -> None:
    """A choice that keeps what another program found is no mistake, others are."""
    rng = random.Random(7)
    for text in rng.sample(solved(), 40):
        position_text, value, keeping = text
        start = Game.from_position(parse_position(position_text).lapsed())
        cell = rng.choice(start.position.empty_cells)
        after = start.play(Place(cell))
        if after.position.winning_through(cell):
            continue
        gift = rng.choice(after.position.reserve)
        game = after.play(Give(gift)).play(AgreeDraw())
        keeps = format_cell(cell) + format_piece(gift) in keeping
        found = [one for one in reviewed(game).findings if one.number <= 2]
        is_blamed = any(one.kept is not None for one in found)
        assert is_blamed is (not keeps and value >= 0), text


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"values": "0", "findings": [3]}'])
def test_nonsense_is_no_review(text: str) -> None:
    """What a worker says that has gone wrong."""
    with pytest.raises(ValueError, match=r"."):
        parse_review(text, moments=1)


@pytest.mark.parametrize("record", [DECIDED, *KNOWN])
def test_review_survives_the_way(record: str) -> None:
    """As text to another interpreter and back."""
    game = parse_game(record)
    found = reviewed(game)
    assert parse_review(format_review(found), len(game.plies) + 1) == found
    with pytest.raises(ValueError, match="values"):
        parse_review(format_review(found), len(game.plies))


def played(rules: Rules, level: Level | None, rng: random.Random) -> Game:
    """Return a game of a level against itself; None: anything, without a call."""
    game = Game.start(rules)
    while game.outcome is None:
        plies = (rng.choice(game.legal_plies()),)
        for ply in plies if level is None else choose(game, level, rng):
            game = game.play(ply)
    return game


def solved() -> list[tuple[str, int, set[str]]]:
    """Return positions that cost little: text, value, and choices that keep it."""
    found = []
    for line in GOLDEN.read_text(encoding="utf-8").splitlines():
        board, *rest = line.split()
        if line.startswith("#") or sum(sign not in "./" for sign in board) < 7:
            continue
        found.append((" ".join((board, *rest[:2])), int(rest[2]), set(rest[4:])))
    return found


def worth(game: Game) -> int:
    """Return what a game is worth to who acts, lines left open having lapsed."""
    position = game.position.lapsed()
    if position.hand is None and not position.reserve:
        return 0
    if position.hand is None:
        return -min(worth(game.play(Give(piece))) for piece in position.reserve)
    if len(position.empty_cells) <= FEW_EMPTY:
        return sign(max(scores(position).values()))
    return finish(Solver(position.rules).decide(position)).value


def check_review(game: Game, found: Review) -> None:
    """Compare everything that a review says."""
    games = [game.replay(game.plies[:n]) for n in range(len(game.plies) + 1)]
    for before, value in zip(games, found.values, strict=True):
        check_value(before, value)
    for one in found.findings:
        check_finding(games[one.number - 1], games[one.number], one)


def check_value(game: Game, value: int | None) -> None:
    """Compare the value of a moment with another opinion, where that is affordable."""
    position = game.position
    if value is None or position.placed < 8 or game.outcome is not None:
        return
    seat = game.to_act
    is_open = position.last is not None and position.winning_through(position.last)
    expected = (-1 if game.is_call_used else 1) if is_open else worth(game)
    assert value == (expected if seat is FIRST else -expected)


def check_finding(before: Game, after: Game, one: Finding) -> None:
    """Compare a finding with the board, and with what the ply has cost."""
    position = before.position.lapsed()
    match one.kind:
        case Kind.TWICE | Kind.STOLEN | Kind.MISSED:
            assert one.line is not None
            assert after.position.shared(one.line) == one.shared
        case Kind.WIN_AT_ONCE:
            assert one.better is not None
            assert one.better.cell in winning_cells(position)
            assert one.line is not None
            assert one.better.cell in one.line.cells
            assert not winning_cells_of(after)
        case Kind.GIFT_AT_ONCE:
            assert len(safe_gifts(position)) == one.safe > 0
            assert winning_cells_of(after)
    if one.kept is None or position.placed < 8:
        return
    lapsed = after if after.outcome is None else before
    if one.kind in {Kind.PLACEMENT, Kind.GIFT, Kind.WIN, Kind.GIFT_AT_ONCE}:
        cost = worth(lapsed) if isinstance(after.plies[-1], Place) else -worth(lapsed)
        assert worth(before) >= one.kept > cost
        assert (cost == -1) is (one.kind is not Kind.WIN)
    if one.better is not None:
        assert kept_by(before, one.better) >= one.kept


def winning_cells_of(game: Game) -> tuple[int, ...]:
    """Return where the piece in hand completes a line."""
    return winning_cells(game.position.lapsed())


def kept_by(game: Game, choice: Choice) -> int:
    """Return what a choice is worth to who makes it."""
    if choice.cell is not None:
        if choice.cell in winning_cells_of(game):
            return 1
        game = game.play(Place(choice.cell))
    if choice.gift is None:
        return worth(game)
    return -worth(game.play(Give(choice.gift)))


def test_goals_are_reached_as_solved() -> None:
    """What the solver is asked for by a review, against another program's answers."""
    for text, value, keeping in random.Random(3).sample(solved(), 30):
        position = parse_position(text).lapsed()
        solver = solver_of(position.rules)
        for goal, least in ((Goal.HOLD, 0), (Goal.WIN, 1)):
            choice = finish(solver.reaches(goal, position))
            assert (choice is not None) is (value >= least)
            if choice is None or value != least or choice.gift is None:
                continue
            assert choice.cell is not None
            assert format_cell(choice.cell) + format_piece(choice.gift) in keeping
