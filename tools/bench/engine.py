"""Times validated plies of random games on this Python."""

import random
import statistics
import sys
import time

import quarto
from tools.steps import say

_GOAL = 100_000
_GAMES = 2_000
_SEED = 16


def measure(runs: int) -> None:
    """Print the median of the runs, in give and place plies a second."""
    rates = [_rate(random.Random(_SEED + run)) for run in range(runs)]  # noqa: S311  # games, not secrets
    median = statistics.median(rates)
    verdict = "reached" if median >= _GOAL else "MISSED"
    say(
        f"{median:,.0f} plies a second, median of {runs} runs of {_GAMES} games"
        f"   (goal {_GOAL:,}: {verdict})\n"
        f"all {' '.join(f'{rate:,.0f}' for rate in sorted(rates))}"
    )


def _rate(rng: random.Random) -> float:
    """Return the plies a second of one run; only playing them is timed."""
    games = [_random_plies(rng) for _ in range(_GAMES)]
    start = time.perf_counter()
    for plies in games:
        game = quarto.Game.start(quarto.Rules())
        for ply in plies:
            game = game.play(ply)
    return sum(map(len, games)) / (time.perf_counter() - start)


def _random_plies(rng: random.Random) -> list[quarto.Give | quarto.Place]:
    """Return a random game's gifts and placements, up to the first other ply."""
    game = quarto.Game.start(quarto.Rules())
    plies: list[quarto.Give | quarto.Place] = []
    while True:
        moves = [
            ply
            for ply in game.legal_plies()
            if isinstance(ply, quarto.Give | quarto.Place)
        ]
        if not moves:
            return plies
        plies.append(rng.choice(moves))
        game = game.play(plies[-1])


if __name__ == "__main__":
    measure(int(sys.argv[1]))
