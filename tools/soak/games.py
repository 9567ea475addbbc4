"""Plays hundreds of games in one page, and watches what it takes and how fast it is.

Two people by synthetic clicks, then the computer against itself, its pauses left out.
Ten times on the way, after the collectors of garbage have been asked to work, it reads
what Python and JavaScript hold, the page's elements and listeners, and the tab's share
of memory; and how long a half-turn took since. None of it may grow.
"""

import functools
import json
import statistics
import sys
from dataclasses import astuple, dataclass, fields

from playwright.sync_api import Error, Page, sync_playwright

from quarto.ai.levels import Level
from quarto.app.keeping import GAME_KEY
from quarto.engine.game import Game
from quarto.engine.match import Match
from quarto.engine.rules import CLASSIC
from quarto.saves.schema import Save, format_save
from quarto.saves.tables import SavedPlayer
from tools.bench.clicks import CLICKS
from tools.bench.inside import run_python
from tools.bench.memory import tab_megabytes
from tools.browsers import CHROMIUM, CHROMIUM_ARGS, find
from tools.paths import DIST
from tools.server import serving
from tools.steps import say

_GAMES = 500
_SAMPLES = 10
_START_MS = 60_000
_GAME_MS = 120_000
# How many times the second sample the last may be: caches fill, and machines are noisy.
_MOST = {"click_ms": 1.5}
_MOST_ELSE = 1.1
_NO_PAUSES = """
from quarto.app import computer
computer.BEFORE_FIRST_PLY = computer.BETWEEN_PLIES = 0.0
"""
_HELD = """
import gc
import pyodide_js
gc.collect()
f"{len(gc.get_objects())} {pyodide_js._module.HEAPU8.length / 1e6}"
"""


@dataclass(frozen=True)
class Sample:
    """What a page holds after some games, and how fast it was since the last sample."""

    games: int
    objects: float
    python_mb: float
    script_mb: float
    nodes: float
    listeners: float
    tab_mb: float
    click_ms: float


def soak(games: int) -> None:
    """Play so many games of each kind; exit with an error where something grows."""
    with serving(DIST) as url, sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=find(CHROMIUM), args=CHROMIUM_ARGS
        )
        is_flat = True
        for name, play in {"two people": _people, "computer": _computer}.items():
            page = browser.new_page(viewport={"width": 1366, "height": 620})
            errors: list[str] = []
            page.on("pageerror", functools.partial(_note, errors))
            say(f"\n{name}, {games} games")
            say(" ".join(f"{field.name:>10}" for field in fields(Sample)))
            samples = play(page, url, games)
            is_flat = is_flat and _judge(samples, errors)
            page.close()
        browser.close()
    if not is_flat:
        sys.exit(1)


def _note(errors: list[str], error: Error) -> None:
    errors.append(str(error))


def _people(page: Page, url: str, games: int) -> list[Sample]:
    _open(page, f"{url}?mode=two")
    samples = []
    times: list[float] = []
    for number in range(games):
        if number:
            page.locator("#page [data-action=next-round]").first.click()
        times += page.evaluate(CLICKS, [number + 1, 0])
        if (number + 1) % max(1, games // _SAMPLES) == 0:
            samples.append(_sample(page, number + 1, times))
            times = []
    return samples


def _computer(page: Page, url: str, games: int) -> list[Sample]:
    """Let two players of a middling level play, each round after the other."""
    seats = SavedPlayer("", Level.PLAYER), SavedPlayer("", Level.PLAYER)
    start = Save(1, Game.start(CLASSIC), Match(lot=0), seats, None, None)
    entry = json.dumps([GAME_KEY, format_save(start)])
    page.add_init_script(f"localStorage.length || localStorage.setItem(...{entry})")
    _open(page, url)
    run_python(page, _NO_PAUSES)
    samples = []
    times: list[float] = []
    for number in range(games):
        if number:
            page.locator("#page [data-action=next-round]").first.click()
        begin = float(page.evaluate("performance.now()"))
        page.wait_for_selector("[data-outcome]", timeout=_GAME_MS)
        times.append(float(page.evaluate("performance.now()")) - begin)
        if (number + 1) % max(1, games // _SAMPLES) == 0:
            samples.append(_sample(page, number + 1, times))
            times = []
    return samples


def _open(page: Page, url: str) -> None:
    page.goto(url)
    selector = "html[data-engine=ready]"
    page.wait_for_selector(selector, state="attached", timeout=_START_MS)


def _sample(page: Page, games: int, times: list[float]) -> Sample:
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    session.send("Performance.enable")
    metrics = {
        one["name"]: one["value"]
        for one in session.send("Performance.getMetrics")["metrics"]
    }
    session.detach()
    objects, python = str(run_python(page, _HELD)).split()
    browser = page.context.browser
    assert browser is not None
    sample = Sample(
        games,
        float(objects),
        float(python),
        metrics["JSHeapUsedSize"] / 1e6,
        metrics["Nodes"],
        metrics["JSEventListeners"],
        tab_megabytes(browser.new_browser_cdp_session()),
        statistics.median(times),
    )
    say(" ".join(f"{value:>10.1f}" for value in astuple(sample)))
    return sample


def _judge(samples: list[Sample], errors: list[str]) -> bool:
    """Say what has grown, and return whether nothing has."""
    first, last = samples[min(1, len(samples) - 1)], samples[-1]
    grown = [
        field.name
        for field in fields(Sample)[1:]
        if getattr(last, field.name)
        > _MOST.get(field.name, _MOST_ELSE) * getattr(first, field.name)
    ]
    say("nothing has grown" if not grown else f"GROWN: {', '.join(grown)}")
    for error in errors[:5]:
        say(f"ERROR: {error[:200]}")
    return not grown and not errors


if __name__ == "__main__":
    soak(int(sys.argv[1]) if sys.argv[1:] else _GAMES)
