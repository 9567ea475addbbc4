"""What each level promises, it keeps, in every game."""

from random import Random

import pytest

from quarto.ai.decision import finish
from quarto.ai.levels import SKILLS, Level, is_quick
from quarto.ai.playing import Mind, choose, think
from quarto.ai.threats import safe_gifts, winning_cells
from quarto.engine.cells import Cell
from quarto.engine.game import Game
from quarto.engine.outcome import Termination
from quarto.engine.plies import Call, Give, Pass, Place
from quarto.engine.record import parse_game
from quarto.engine.rules import Rules

LEVELS = pytest.mark.parametrize("level", Level)
# As the page promises, whatever the table says.
CAREFUL = [Level.PLAYER, Level.STRONG, Level.EXPERT]
STEALING = CAREFUL
SEEING = [Level.BEGINNER, *CAREFUL]
# Enough to tell a half from a fifth, and both from never and always.
MANY = 200


def turn(record: str, level: Level, seed: int = 1) -> Game:
    """Return the game after a level's turn."""
    game = parse_game(record)
    for ply in choose(game, level, Random(seed)):
        game = game.play(ply)
    return game


@pytest.mark.parametrize("level", SEEING)
def test_win_in_hand_is_taken(level: Level) -> None:
    """Three light pieces in a row and a light one in hand: it wins at once."""
    after = turn("cshf 0a1 1b1 2c1 7", level)
    assert after.outcome is not None
    assert after.outcome.termination is Termination.CALLED


@pytest.mark.parametrize("level", STEALING)
def test_line_left_by_the_other_is_called(level: Level) -> None:
    """A line given away without a call is called before placing."""
    game = parse_game("cshf 0a1 1b1 2c1 3d1 8")
    assert choose(game, level, Random(1)) == (Call(game.rules.lines[0].cells),)


@LEVELS
def test_lapsed_line_is_left_alone(level: Level) -> None:
    """What nobody called in time is not called later."""
    game = parse_game("cshf 0a1 1b1 2c1 3d1 8a2 f")
    assert not any(isinstance(ply, Call) for ply in choose(game, level, Random(1)))


@LEVELS
def test_first_gift_is_one_ply(level: Level) -> None:
    """Who gives first only gives."""
    plies = choose(Game.start(Rules()), level, Random(1))
    assert [type(ply) for ply in plies] == [Give]


@LEVELS
def test_same_chance_same_plies(level: Level) -> None:
    """The same game and the same random state give the same plies."""
    game = parse_game("cshf 0a1 6b2 9c4 cd1 2d3 bb4 5")
    assert choose(game, level, Random(5)) == choose(game, level, Random(5))


@LEVELS
@pytest.mark.parametrize(
    "rules",
    [
        Rules(),
        Rules(blocks=True),
        Rules(auto=True),
        Rules(strict=True),
        Rules(traits=Rules().traits[:1], blocks=True),
    ],
    ids=str,
)
def test_level_plays_whole_games(level: Level, rules: Rules) -> None:
    """Every game comes to an end by legal plies, and never by a wrong call."""
    rng = Random(7)
    for _ in range(15 if SKILLS[level].foresight == 0 else 2):
        game = Game.start(rules)
        while game.outcome is None:
            for ply in choose(game, level, rng):
                game = game.play(ply)
        assert game.outcome.termination in {
            Termination.CALLED,
            Termination.SEEN,
            Termination.FULL,
        }


def calls(record: str, level: Level) -> int:
    """Return how often, of many times, a level's turn ends with a call."""
    game, rng = parse_game(record), Random(2)
    turns = (choose(game, level, rng) for _ in range(MANY))
    return sum(isinstance(plies[-1], Call) for plies in turns)


def test_lines_are_missed_as_often_as_stated() -> None:
    """The first level misses most lines, the beginner half of those left to it."""
    left, own = "cshf 0a1 1b1 2c1 3d1 8", "cshf 0a1 1b1 2c1 3"
    assert 15 < calls(left, Level.FIRST) < 70
    assert 70 < calls(left, Level.BEGINNER) < 130
    assert calls(own, Level.FIRST) < 90
    assert calls(own, Level.BEGINNER) == MANY


def test_line_that_the_other_let_go_may_be_missed_at_the_end() -> None:
    """Where all is placed, who may still call does as when it was left to him."""
    placed = "4c1 5b1 9c4 ab3 ea3 3d1 ca1 ba4 0d4 6d3 2c3 1c2 7a2 8b4 dd2 fb2"
    assert calls(f"cshf {placed}", Level.BEGINNER) == MANY
    assert 70 < calls(f"cshf {placed}-", Level.BEGINNER) < 130


@pytest.mark.parametrize("level", [Level.FIRST, Level.BEGINNER])
def test_careless_level_gives_wins_away(level: Level) -> None:
    """Three light low pieces lie in a row, and others like them are given."""
    game, rng = parse_game("cshf 0a1 5b1 1c1 e"), Random(4)
    given = 0
    for _ in range(MANY):
        after = game
        for ply in choose(game, level, rng):
            after = after.play(ply)
        given += after.position.hand is not None and bool(winning_cells(after.position))
    assert MANY / 10 < given < MANY


def test_missed_line_is_played_on() -> None:
    """Who does not call a line of his own gives, as after any placement."""
    game, rng = parse_game("cshf 0a1 1b1 2c1 3"), Random(0)
    missed = [
        plies
        for plies in (choose(game, Level.FIRST, rng) for _ in range(MANY))
        if plies[0] == Place(Cell(3)) and not isinstance(plies[-1], Call)
    ]
    assert missed
    assert all(isinstance(plies[-1], Give) for plies in missed)


@pytest.mark.parametrize("level", CAREFUL)
def test_careful_level_never_gives_a_win_it_can_avoid(level: Level) -> None:
    """Whenever some cell and gift lose nothing at once, such a pair is played."""
    rng = Random(3)
    for _ in range(40 if SKILLS[level].foresight == 0 else 3):
        game = Game.start(Rules())
        while game.outcome is None:
            before = game
            plies = choose(game, level, rng)
            for ply in plies:
                game = game.play(ply)
            if not isinstance(plies[-1], Give) or game.position.placed == 0:
                continue
            had_safe_pair = any(
                safe_gifts(before.position.after(Place(cell)))
                for cell in before.position.empty_cells
            )
            assert not (had_safe_pair and winning_cells(game.position))


def test_last_placement_is_followed_by_a_call_or_a_pass() -> None:
    """After the sixteenth placement a level does not try to give."""
    rng = Random(11)
    seen = set()
    for _ in range(60):
        game = Game.start(Rules(traits=Rules().traits[:1]))
        while game.outcome is None:
            plies = choose(game, Level.PLAYER, rng)
            for ply in plies:
                game = game.play(ply)
            if game.position.placed == 16:
                seen.add(type(plies[-1]))
    assert seen <= {Call, Pass}
    assert Pass in seen


def test_what_is_yielded_can_be_played_at_once() -> None:
    """While the expert still looks for a win it has plies that do not lose."""
    game = parse_game("cshf 0a1 6b2 9c4 cd1 2d3 bb4 5")
    steps = think(game, Level.EXPERT, Mind(), Random(1))
    early = next(plies for plies in steps if plies is not None)
    assert [type(ply) for ply in early] == [Place, Give]
    for ply in early:
        game = game.play(ply)


def test_mind_keeps_what_it_proved_under_the_same_rules() -> None:
    """The same search again asks next to nothing; other rules begin anew."""
    game, mind = parse_game("cshf 0a1 6b2 9c4 cd1 2d3 bb4 5"), Mind()
    solver = mind.solver(game.rules)
    finish(think(game, Level.EXPERT, mind, Random(1)))
    first = solver.nodes
    finish(think(game, Level.EXPERT, mind, Random(1)))
    assert solver.nodes - first < first / 10
    assert mind.solver(Rules(auto=True)) is solver
    assert mind.solver(Rules(blocks=True)) is not solver


def test_only_levels_that_look_ahead_search() -> None:
    """The page answers for the others itself."""
    assert [level for level in Level if not is_quick(level)] == [
        Level.STRONG,
        Level.EXPERT,
    ]


def test_mind_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is prepared for one game after the other is forgotten in time."""
    game, mind = parse_game("cshf 0a1 6b2 9c4 cd1 2d3 bb4 5"), Mind()
    first = mind.solver(game.rules)
    finish(think(game, Level.EXPERT, mind, Random(1)))
    assert mind.solver(game.rules) is first
    monkeypatch.setattr("quarto.ai.playing._MOST_PREPARED", first.prepared - 1)
    assert mind.solver(game.rules) is not first
