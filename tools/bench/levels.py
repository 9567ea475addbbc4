"""Lets all levels play each other, a random player and a greedy one: a cross table.

Each pair plays as often with the one giving first as with the other, under the classic
rules. Chance begins with a seed, so the table is the same each time.
"""

import math
import random
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations, repeat
from typing import TypeAlias

from quarto.ai.decision import finish
from quarto.ai.levels import Level
from quarto.ai.playing import Mind, think
from quarto.ai.threats import safe_gifts, winning_cells
from quarto.engine.game import Game, Phase
from quarto.engine.outcome import FIRST
from quarto.engine.plies import Call, Give, Pass, Place, Ply
from quarto.engine.rules import Rules
from tools.steps import say

# Takes a game that is not over, and chance; returns the next ply.
Chooser: TypeAlias = Callable[[Game, random.Random], Ply]

RANDOM, GREEDY = "random", "greedy"
PLAYERS = (RANDOM, GREEDY, *(level.value for level in Level))
_EXPERT = Level.EXPERT.value
# The share of pairs with the expert, whose games take longer.
_FEWER = 5
_SEED = 1991
# Of a normal distribution, for 95 %.
_Z = 1.96


@dataclass(frozen=True)
class Score:
    """What came of the games of a pair, for the first of them."""

    won: int
    drawn: int
    lost: int

    @property
    def share(self) -> tuple[float, float, float]:
        """The share won of the games not drawn, and its 95 % interval (Wilson)."""
        decided = self.won + self.lost
        if not decided:
            return math.nan, 0.0, 1.0
        p, spread = self.won / decided, _Z * _Z / decided
        middle = (p + spread / 2) / (1 + spread)
        half = _Z * math.sqrt(p * (1 - p) / decided + spread / decided / 4)
        half /= 1 + spread
        return p, middle - half, middle + half


def measure(runs: int) -> None:
    """Print the table; 1000 games a pair with the usual 5 runs, 200 with the expert."""
    pairs = list(combinations(PLAYERS, 2))
    with ProcessPoolExecutor() as pool:
        scores = dict(zip(pairs, pool.map(_pair, pairs, repeat(runs)), strict=True))
    say(
        "the row against the column: won / drawn / lost, and the share won of those not"
        "\ndrawn with its 95 % interval\n"
    )
    for (row, column), score in scores.items():
        share, low, high = score.share
        say(
            f"{row:9} {column:9} {score.won:5} / {score.drawn} / {score.lost:<5}"
            f" {share:7.1%}  ({low:.1%} to {high:.1%})"
        )


def _pair(pair: tuple[str, str], runs: int) -> Score:
    games = 200 * runs // (_FEWER if _EXPERT in pair else 1)
    rng = random.Random(f"{_SEED} {pair}")  # noqa: S311  # games, not secrets
    choosers = tuple(_chooser(name) for name in pair)
    counts = {1: 0, 0: 0, -1: 0}
    for number in range(games):
        is_turned = number % 2 == 1
        first, second = reversed(choosers) if is_turned else choosers
        winner = _play(first, second, rng)
        counts[-winner if is_turned else winner] += 1
    return Score(counts[1], counts[0], counts[-1])


def _play(first: Chooser, second: Chooser, rng: random.Random) -> int:
    """Return 1 if who gives first wins, -1 if the other, 0 for a draw."""
    game = Game.start(Rules())
    while game.outcome is None:
        chooser = first if game.to_act is FIRST else second
        game = game.play(chooser(game, rng))
    winner = game.outcome.winner
    return 0 if winner is None else 1 if winner is FIRST else -1


def _chooser(name: str) -> Chooser:
    if name == RANDOM:
        return _random
    if name == GREEDY:
        return _greedy
    level, mind = Level(name), Mind()
    plan: list[Ply] = []

    def choose(game: Game, rng: random.Random) -> Ply:
        # A turn is thought of in one go, and asked for ply by ply.
        if not plan:
            plan.extend(finish(think(game, level, mind, rng)))
        return plan.pop(0)

    return choose


def _random(game: Game, rng: random.Random) -> Ply:
    """Do anything, but call every line."""
    call = _call(game)
    if call is not None:
        return call
    return rng.choice(game.legal_plies())


def _greedy(game: Game, rng: random.Random) -> Ply:
    """Complete a line if that can be done; give a safe piece if there is one."""
    call = _call(game)
    if call is not None:
        return call
    if game.phase is Phase.PLACE:
        wins = winning_cells(game.position)
        return Place(rng.choice(wins or game.position.empty_cells))
    if game.phase is Phase.GIVE:
        return Give(rng.choice(safe_gifts(game.position) or game.position.reserve))
    return Pass()


def _call(game: Game) -> Call | None:
    last = game.position.last
    lines = () if last is None else game.position.winning_through(last)
    return Call(lines[0].cells) if game.can_call and lines else None


if __name__ == "__main__":
    measure(int(sys.argv[1]))
