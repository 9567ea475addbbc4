"""Times how soon the page answers over whole games, and sums what jumps in it.

Random games for two are played with the mouse on a slowed processor. An answer is
the browser's own Event Timing: from the click to the change of the page, and to the
next frame on the screen. Where no graphics processor draws, as in most test machines,
a good part of the second is drawing in software.
"""

import random
import statistics
import sys

from playwright.sync_api import Page, sync_playwright

from tools.browsers import CHROMIUM, find
from tools.paths import DIST
from tools.server import serving
from tools.steps import say

_GOAL_MS = 50
_START_MS = 180_000
_MOST_CLICKS = 120
# Event Timing knows nothing shorter, and rounds to eight.
_SHORTEST_MS = 16
_RECORDER = """
globalThis.recorded = {clicks: [], shifts: []};
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
    requestAnimationFrame(() => requestAnimationFrame(done)))"""


def measure(runs: int, throttle: float) -> None:
    """Print the median answer and the layout shift of so many games."""
    clicks = 0
    slow: list[tuple[float, float]] = []
    shifts: list[list[object]] = []
    with serving(DIST) as url, sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=find(CHROMIUM), args=["--no-sandbox"]
        )
        for seed in range(runs):
            page = browser.new_page(viewport={"width": 1366, "height": 620})
            page.add_init_script(_RECORDER % _SHORTEST_MS)
            session = page.context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
            page.goto(f"{url}?mode=two", wait_until="commit")
            selector = "html[data-engine=ready]"
            page.wait_for_selector(selector, state="attached", timeout=_START_MS)
            clicks += _play(page, random.Random(seed))  # noqa: S311  # games, not secrets
            recorded = page.evaluate("recorded")
            slow += recorded["clicks"]
            shifts += recorded["shifts"]
            page.close()
        browser.close()
    _report(clicks, slow, shifts, f"{runs} games, processor slowed {throttle:g} times")


def _play(page: Page, rng: random.Random) -> int:
    """Play a game to its end; return the number of clicks."""
    for clicks in range(_MOST_CLICKS):
        selector = _next_click(page.evaluate(_STATE), rng)
        if selector is None:
            return clicks
        page.locator(selector).click()
        page.evaluate(_SETTLED)
    return _MOST_CLICKS


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


def _report(
    clicks: int, slow: list[tuple[float, float]], shifts: list[list[object]], what: str
) -> None:
    fast = [float(_SHORTEST_MS)] * max(0, clicks - len(slow))
    durations = sorted(fast + [duration for duration, _ in slow])
    changes = sorted([own for _, own in slow] or [0])
    change, frame = statistics.median(changes), statistics.median(durations)
    late_change = changes[int(len(changes) * 0.95)]
    late_frame = durations[int(len(durations) * 0.95)]
    verdict = "reached" if change <= _GOAL_MS else "MISSED"
    total = sum(float(str(shift[0])) for shift in shifts)
    say(
        f"\n{what}: {clicks} clicks\n"
        f"click to change, median {change:.0f} ms, 95 % {late_change:.0f} ms"
        f"   (goal {_GOAL_MS}: {verdict})\n"
        f"click to frame,  median {frame:.0f} ms, 95 % {late_frame:.0f} ms\n"
        f"layout shift {total:.4f}   (goal 0: {'MISSED' if total else 'reached'})"
    )
    for value, *nodes in shifts[:10]:
        say(f"    {value}: {nodes}")


if __name__ == "__main__":
    measure(int(sys.argv[1]), float(sys.argv[2]))
