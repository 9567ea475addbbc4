"""Times the review of whole games, here and in a browser's worker.

Games of several levels, and of people who call nothing, by the same seeds each time:
the time until all is known, and until the first answer that holds a moment that
mattered, or until the end where none did. In the worker it goes through the link that
the page uses, a game at a time, looked into as the page does.
"""

import random
import statistics
import sys
from collections.abc import Iterable
from time import perf_counter

from quarto.ai.levels import Level
from quarto.ai.playing import choose
from quarto.ai.question import Question, format_question
from quarto.ai.review import review
from quarto.ai.search import Solver
from quarto.engine.game import Game
from quarto.engine.rules import Rules
from tools.bench.worker import run_in_page
from tools.steps import say

Times = tuple[float, float, float]

_RULES = {"lines": Rules(), "squares": Rules(blocks=True)}
# Levels that play in no time; None places and gives anything.
_LEVELS = (None, Level.FIRST, Level.BEGINNER, Level.PLAYER)
_ASKING = """
import asyncio, json
from time import perf_counter
import quarto_prepared
from pyscript import document, window
from quarto.web.link import Link

async def ask(link, number, text):
    begin = perf_counter()
    thinking = asyncio.ensure_future(link.think(number, text))
    first = None
    while not thinking.done():
        await asyncio.wait((thinking,), timeout=0.15)
        found = thinking.done() or json.loads(await link.peek(number) or "{}")
        if first is None and (found is True or found.get("findings")):
            first = perf_counter() - begin
    values = json.loads(thinking.result())["values"]
    known = 1 - values.count("?") / len(values)
    return [first, perf_counter() - begin, known]

async def measure():
    questions = json.loads(await (await window.fetch("./questions.json")).text())
    link = Link()
    link.prepare()
    while not link.is_ready:
        await asyncio.sleep(0.05)
    times = [await ask(link, n, text) for n, text in enumerate(questions)]
    document.documentElement.dataset.times = json.dumps(times)

asyncio.ensure_future(measure())
"""


def measure(runs: int) -> None:
    """Print what reviews take, with so many games of each level and each rules."""
    games = {
        (level, name): [_played(level, _RULES[name], seed) for seed in range(runs)]
        for level in _LEVELS
        for name in _RULES
    }
    say("seconds, median / 95 %; known: moments whose worth was settled\n")
    say(f"{'here':20}{'n':>4}{'first':>16}{'whole':>16}{'known':>8}")
    _print({key: [_time(game) for game in all_] for key, all_ in games.items()})
    questions = [
        format_question(Question(game, None, 1))
        for all_ in games.values()
        for game in all_
    ]
    times: list[Times] = run_in_page(_ASKING, questions)
    rest = iter(times)
    say(f"\n{'worker':20}{'n':>4}{'first':>16}{'whole':>16}{'known':>8}")
    _print({key: [next(rest) for _ in all_] for key, all_ in games.items()})


def _played(level: Level | None, rules: Rules, seed: int) -> Game:
    rng = random.Random(seed)  # noqa: S311  # games, not secrets
    game = Game.start(rules)
    while game.outcome is None:
        anything = (rng.choice(game.legal_plies()),)
        for ply in anything if level is None else choose(game, level, rng):
            game = game.play(ply)
    return game


def _time(game: Game) -> Times:
    begin, first = perf_counter(), None
    steps = review(game, Solver(game.rules), random.Random(1))  # noqa: S311  # as above
    while True:
        try:
            found = next(steps)
        except StopIteration as stop:
            end = perf_counter() - begin
            values = stop.value.values
            known = 1 - values.count(None) / len(values)
            return (end if first is None else first), end, known
        if first is None and found is not None and found.findings:
            first = perf_counter() - begin


def _print(rows: dict[tuple[Level | None, str], list[Times]]) -> None:
    for (level, name), times in rows.items():
        _row(f"{level or 'anything'} {name}", times)
    _row("all", [time for times in rows.values() for time in times])


def _row(label: str, times: list[Times]) -> None:
    first, whole, known = zip(*times, strict=True)
    share = f"{100 * statistics.mean(known):.0f} %"
    say(f"{label:20}{len(times):4}{_two(first):>16}{_two(whole):>16}{share:>8}")


def _two(values: Iterable[float]) -> str:
    ordered = sorted(values)
    high = ordered[min(len(ordered) - 1, round(0.95 * len(ordered)))]
    return f"{statistics.median(ordered):.2f} / {high:.2f}"


if __name__ == "__main__":
    measure(int(sys.argv[1]))
