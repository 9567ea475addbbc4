"""Times the expert in a browser's worker, through the link that the page uses.

The site is copied and its page runs a program of ours in the place of the game's: it
starts the worker and asks it, position by position. Wall-clock time from the question
to the answer; what is proved of one position is kept for the next, as in a game. A
throttle of 4 holds the whole browser, and this program, to a quarter of a processor.
"""

import json
import random
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from quarto.ai.levels import Level
from quarto.ai.question import Question, format_question
from quarto.engine.game import Game
from quarto.engine.plies import Give
from quarto.engine.position import Position
from quarto.engine.rules import Rules
from tools.bench.ai import quiet
from tools.bench.quota import held_to
from tools.browsers import CHROMIUM, CHROMIUM_ARGS, find
from tools.paths import DIST
from tools.server import serving
from tools.steps import say

_RULES = {"lines": Rules(), "blocks": Rules(blocks=True)}
# Positions a run by pieces placed.
_SHARE = {8: 8, 7: 8, 6: 8, 5: 4, 4: 1}
_START = "import quarto_prepared, quarto.web.start"
_PROGRAM = "program.txt"
_PATIENCE_MS = 600_000
_ASKING = """
import asyncio, json
from time import perf_counter
import quarto_prepared
from pyscript import document, window
from quarto.web.link import Link

async def ask(link, text, hurried):
    number = ask.number = ask.number + 1
    begin = perf_counter()
    thinking = asyncio.ensure_future(link.think(number, text))
    if hurried:
        await asyncio.sleep(0)
        link.hurry(number)
    await thinking
    return 1000 * (perf_counter() - begin)

ask.number = 0

async def measure():
    questions = json.loads(await (await window.fetch("./questions.json")).text())
    link = Link()
    link.prepare()
    while not link.is_ready:
        await asyncio.sleep(0.05)
    times = []
    for text in questions:
        held = await ask(link, text, True)
        times.append([held, held + await ask(link, text, False)])
    document.documentElement.dataset.times = json.dumps(times)

asyncio.ensure_future(measure())
"""


def measure(runs: int, throttle: float) -> None:
    """Print what decisions take in Chromium's worker, on so small a part of a core."""
    cases = [
        (placed, name, position)
        for placed, share in _SHARE.items()
        for name, rules in _RULES.items()
        for position in quiet(rules, placed, share * runs)
    ]
    cases += [(0, name, opened) for name in _RULES for opened in _openings(name, runs)]
    questions = [_question(position) for _, _, position in cases]
    with held_to(1 / throttle):
        times: list[tuple[float, float]] = run_in_page(_ASKING, questions)
    say(
        "milliseconds from question to answer in Chromium's worker, median / 95 %;\n"
        "holds: hurried, so that the first choice that does not lose is taken\n"
    )
    say(f"{'placed':16}{'n':>4}{'decision':>18}{'holds':>18}")
    for placed, name in dict.fromkeys((placed, name) for placed, name, _ in cases):
        rows = [
            time
            for (here, rules, _), time in zip(cases, times, strict=True)
            if (here, rules) == (placed, name)
        ]
        held, full = zip(*rows, strict=True)
        label = f"{placed or 'openings'} {name}"
        say(f"{label:16}{len(rows):4}{_two(full):>18}{_two(held):>18}")


def _question(position: Position) -> str:
    return format_question(Question(Game.from_position(position), Level.EXPERT, 1))


def _openings(name: str, runs: int) -> list[Position]:
    """Return empty boards with a piece in hand: the openings answer."""
    rng = random.Random(1)  # noqa: S311  # games, not secrets
    empty = Position(_RULES[name])
    return [empty.after(Give(rng.choice(empty.reserve))) for _ in range(4 * runs)]


def run_in_page(program: str, questions: list[str]) -> Any:  # noqa: ANN401  # JSON
    """Run a program in the place of the game's, and return what it has measured.

    It finds the questions in `questions.json`, and ends by `data-times` on the root.
    """
    with tempfile.TemporaryDirectory() as room:
        folder = Path(room) / "site"
        shutil.copytree(DIST, folder)
        page = (folder / "index.html").read_text("utf-8")
        assert page.count(_START) == 1
        page = page.replace(f">{_START}<", f' src="./{_PROGRAM}"><')
        (folder / "index.html").write_text(page, "utf-8")
        (folder / _PROGRAM).write_text(program, "utf-8")
        (folder / "questions.json").write_text(json.dumps(questions), "utf-8")
        with serving(folder) as url, sync_playwright() as driver:
            browser = driver.chromium.launch(
                executable_path=find(CHROMIUM), args=CHROMIUM_ARGS
            )
            page_open = browser.new_page(service_workers="block")
            page_open.goto(url)
            element = page_open.wait_for_selector(
                "html[data-times]", state="attached", timeout=_PATIENCE_MS
            )
            assert element is not None
            text = element.get_attribute("data-times")
            browser.close()
    assert text is not None
    return json.loads(text)


def _two(values: Iterable[float]) -> str:
    ordered = sorted(values)
    high = ordered[min(len(ordered) - 1, round(0.95 * len(ordered)))]
    return f"{statistics.median(ordered):,.0f} / {high:,.0f}"


if __name__ == "__main__":
    measure(int(sys.argv[1]), float(sys.argv[2]))
