"""Times how soon the page answers over whole games, and sums what jumps in it.

Random games for two are played with the mouse on a slowed processor, and the dialogs
are opened once in each. An answer is the browser's own Event Timing: from the click to
the change of the page, and to the next frame on the screen. Where no graphics processor
draws, as in most test machines, a good part of the second is drawing in software. A
turn is what Python takes to draw and morph the page after a gift. A long task is one
that keeps the page from answering, by the browser's own count.
"""

import random
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools.bench.inside import run_python
from tools.browsers import CHROMIUM, CHROMIUM_ARGS, find
from tools.paths import DIST
from tools.server import serving
from tools.steps import say

_GOAL_MS, _LATE_GOAL_MS = 50, 100
_TURN_GOAL_MS = 12
_START_MS = 180_000
_MOST_CLICKS = 120
# Event Timing knows nothing shorter, and rounds to eight.
_SHORTEST_MS = 16
_RECORDER = """
globalThis.recorded = {clicks: [], shifts: [], tasks: [], shows: []};
new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
        if (entry.name === "click") recorded.clicks.push(
            [entry.duration, entry.processingEnd - entry.startTime]);
}).observe({type: "event", durationThreshold: %d, buffered: true});
new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
        recorded.shifts.push([entry.value, ...entry.sources.map(({node}) =>
            node?.nodeType === 1 ? node.outerHTML.slice(0, 80) : String(node))]);
}).observe({type: "layout-shift", buffered: true});
new PerformanceObserver((list) => {
    // What began before Python was ready is the start.
    const [ready] = performance.getEntriesByName("quarto-ready");
    for (const {startTime, duration} of list.getEntries())
        if (ready && startTime > ready.startTime) recorded.tasks.push(duration);
}).observe({type: "longtask", buffered: true});
"""
_WATCH = """
from pyscript import window
from quarto.web.screen import Screen

def timed(show):
    def shown(self, scene):
        start = window.performance.now()
        show(self, scene)
        window.recorded.shows.push(window.performance.now() - start)
    return shown

Screen.show = timed(Screen.show)
"""
_STATE = """() => ({
    over: Boolean(document.querySelector("[data-outcome]")),
    hand: document.querySelector("[data-hand]")?.dataset.hand,
    staged: Boolean(document.querySelector("[data-staged]")),
    cells: [...document.querySelectorAll("[data-cell][data-holds='']")]
        .map(({dataset}) => dataset.cell),
    pieces: [...document.querySelectorAll("[data-piece][data-state=free]")]
        .map(({dataset}) => dataset.piece),
    chosen: document.querySelector("[data-piece][aria-selected=true]")?.dataset.piece,
})"""
# Two frames later everything that a click has caused is recorded.
_SETTLED = """() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(done)))
    .then(() => [recorded.tasks.splice(0), recorded.shows.splice(0)])"""
_DIALOGS = ("new-game", "rules", "settings")


@dataclass
class Record:
    """What was seen in all games so far, in milliseconds."""

    clicks: int = 0
    slow: list[tuple[float, float]] = field(default_factory=list)
    shifts: list[list[object]] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    tasks: list[tuple[float, str]] = field(default_factory=list)


def measure(runs: int, throttle: float) -> None:
    """Print how soon so many games answered, and what kept them from it."""
    record = Record()
    with serving(DIST) as url, sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=find(CHROMIUM), args=CHROMIUM_ARGS
        )
        for seed in range(runs):
            page = opened(browser, f"{url}?mode=two", throttle)
            play(page, random.Random(seed), record)  # noqa: S311  # games, not secrets
            _open_dialogs(page, record)
            recorded = page.evaluate("recorded")
            record.slow += recorded["clicks"]
            record.shifts += recorded["shifts"]
            page.close()
        browser.close()
    _report(record, f"{runs} games, processor slowed {throttle:g} times")


def opened(
    browser: Browser | BrowserContext,
    url: str,
    throttle: float,
    *,
    is_kept: bool = True,
) -> Page:
    """Return the page, ready and at rest; is_kept: by a service worker, too."""
    page = browser.new_page()
    page.set_viewport_size({"width": 1366, "height": 620})
    page.add_init_script(_RECORDER % _SHORTEST_MS)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    page.goto(url, wait_until="commit")
    selector = "html[data-engine=ready]"
    page.wait_for_selector(selector, state="attached", timeout=_START_MS)
    run_python(page, _WATCH)
    if is_kept:
        # Keeping the files for later runs beside a game: its tasks would count, too.
        page.wait_for_selector("html[data-offline=ready]", state="attached")
    page.evaluate(_SETTLED)
    return page


def play(page: Page, rng: random.Random, record: Record) -> None:
    """Play a game to its end."""
    for _ in range(_MOST_CLICKS):
        state = page.evaluate(_STATE)
        selector = _next_click(state, rng)
        if selector is None:
            return
        shows = _click(page, selector, record)
        if state["chosen"]:
            record.turns.append(sum(shows))


def _open_dialogs(page: Page, record: Record) -> None:
    for action in _DIALOGS:
        _click(page, f"#page [data-action={action}]", record)
        _click(page, "#dialog .dialog-head [data-action=close]", record)


def _click(page: Page, selector: str, record: Record) -> list[float]:
    """Click, keep what it caused, and return how long Python drew."""
    page.locator(selector).click()
    tasks, shows = page.evaluate(_SETTLED)
    record.clicks += 1
    record.tasks += [(task, selector) for task in tasks]
    drawn: list[float] = shows
    return drawn


def _next_click(state: dict[str, object], rng: random.Random) -> str | None:
    cells, pieces = state["cells"], state["pieces"]
    assert isinstance(cells, list)
    assert isinstance(pieces, list)
    if state["over"]:
        return None
    if state["hand"] and not state["staged"]:
        return f"[data-cell={rng.choice(cells)}]"
    if not pieces:
        return "[data-action=pass]"
    # A piece is chosen by one click and given by the next.
    return f"[data-piece='{state['chosen'] or rng.choice(pieces)}']"


def _report(record: Record, what: str) -> None:
    fast = [float(_SHORTEST_MS)] * max(0, record.clicks - len(record.slow))
    frames = fast + [duration for duration, _ in record.slow]
    changes = [own for _, own in record.slow] or [0]
    total = sum(float(str(shift[0])) for shift in record.shifts)
    say(f"\n{what}: {record.clicks} clicks")
    _line("click to change", changes, _GOAL_MS, _LATE_GOAL_MS)
    _line("click to frame", frames, _GOAL_MS, _LATE_GOAL_MS)
    _line("a turn drawn", record.turns, _TURN_GOAL_MS, None)
    say(f"layout shift {total:.4f}   (goal 0: {'MISSED' if total else 'reached'})")
    for value, *nodes in record.shifts[:10]:
        say(f"    {value}: {nodes}")
    count = len(record.tasks)
    say(f"long tasks {count}   (goal 0: {'MISSED' if count else 'reached'})")
    for duration, selector in sorted(record.tasks, reverse=True)[:20]:
        say(f"    {duration:.0f} ms at {selector}")


def _line(what: str, times: Sequence[float], goal: float, late: float | None) -> None:
    """Print median and 95th percentile, and whether they are small enough."""
    middle = statistics.median(times)
    most = sorted(times)[int(len(times) * 0.95)]
    is_reached = middle <= goal and (late is None or most <= late)
    goals = f"{goal}" if late is None else f"{goal} and {late}"
    say(
        f"{what + ',':16} median {middle:.0f} ms, 95 % {most:.0f} ms"
        f"   (goal {goals}: {'reached' if is_reached else 'MISSED'})"
    )


if __name__ == "__main__":
    measure(int(sys.argv[1]), float(sys.argv[2]))
