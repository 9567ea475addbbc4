"""What each level promises, it keeps, in every game."""

from random import Random

import pytest

from quarto.ai.levels import Level, choose
from quarto.ai.threats import safe_gifts, winning_cells
from quarto.engine.game import Game
from quarto.engine.outcome import Termination
from quarto.engine.plies import Call, Give, Pass, Place
from quarto.engine.record import parse_game
from quarto.engine.rules import Rules

LEVELS = pytest.mark.parametrize("level", Level)


def turn(record: str, level: Level, seed: int = 1) -> Game:
    """Return the game after a level's turn."""
    game = parse_game(record)
    for ply in choose(game, level, Random(seed)):
        game = game.play(ply)
    return game


@LEVELS
def test_win_in_hand_is_taken(level: Level) -> None:
    """Three light pieces in a row and a light one in hand: it wins at once."""
    after = turn("cshf 0a1 1b1 2c1 7", level)
    assert after.outcome is not None
    assert after.outcome.termination is Termination.CALLED


@LEVELS
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
    game = parse_game("cshf 0a1 fb2 3")
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
    for _ in range(15):
        game = Game.start(rules)
        while game.outcome is None:
            for ply in choose(game, level, rng):
                game = game.play(ply)
        assert game.outcome.termination in {
            Termination.CALLED,
            Termination.SEEN,
            Termination.FULL,
        }


def test_player_never_gives_a_win_it_can_avoid() -> None:
    """Whenever some cell and gift lose nothing at once, such a pair is played."""
    rng = Random(3)
    for _ in range(40):
        game = Game.start(Rules())
        while game.outcome is None:
            before = game
            plies = choose(game, Level.PLAYER, rng)
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
