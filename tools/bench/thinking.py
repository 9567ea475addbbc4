"""What the page does while its worker thinks, and what both take.

Whole games against the expert by synthetic clicks: how soon the page takes a click, its
tasks of more than 50 ms, the heap of the worker's Python and the tab's share of memory.
"""

import re
import statistics
import sys
from pathlib import Path

from playwright.sync_api import ConsoleMessage, Route, sync_playwright

from tools.bench.clicks import CLICKS
from tools.bench.memory import tab_megabytes
from tools.bench.page import opened
from tools.browsers import CHROMIUM, CHROMIUM_ARGS, find
from tools.paths import DIST, ROOT
from tools.server import serving
from tools.site import THINKER
from tools.steps import say

_GAMES = 10
_HEAP_GOAL_MB, _TAB_GOAL_MB, _CLICK_GOAL_MS = 150, 400, 50
_PAUSE_MS = 40
# Added to the worker's script: it says what its Python holds after each thought.
_TELLING = """
import pyodide_js
from js import console

def telling(think):
    async def told(running):
        try:
            return await running
        finally:
            console.debug(f"heap {pyodide_js._module.HEAPU8.length}")

    return lambda number, text: told(think(number, text))

think = telling(think)
"""


def measure(throttle: float) -> None:
    """Play ten games and print what they took."""
    script = (ROOT / "static" / THINKER).read_text("utf-8") + _TELLING
    heaps = [0.0]
    tabs = []

    def answer(route: Route) -> None:
        route.fulfill(body=script, content_type="text/plain")

    def hear(message: ConsoleMessage) -> None:
        found = re.fullmatch(r"heap (\d+)", message.text)
        if found:
            heaps.append(int(found[1]) / 1e6)

    with serving(DIST) as url, sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=find(CHROMIUM), args=CHROMIUM_ARGS
        )
        # What a service worker answers is out of a route's reach.
        context = browser.new_context(service_workers="block")
        context.route(f"**/{THINKER}", answer)
        address = f"{url}?mode=solo&level=expert"
        page = opened(context, address, throttle, is_kept=False)
        page.on("console", hear)
        session = browser.new_browser_cdp_session()
        clicks: list[float] = []
        for number in range(_GAMES):
            if number:
                page.locator("#page [data-action=next-round]").first.click()
            clicks += page.evaluate(CLICKS, [number + 1, _PAUSE_MS])
            tabs.append(tab_megabytes(session))
        tasks: list[float] = page.evaluate("recorded.tasks")
        browser.close()
    _report(clicks, tasks, max(heaps), tabs)


def _report(
    clicks: list[float], tasks: list[float], heap: float, tabs: list[float]
) -> None:
    say(f"{_GAMES} games against the expert, {len(clicks)} clicks")
    middle = statistics.median(clicks)
    late = sorted(clicks)[int(len(clicks) * 0.95)]
    _line("click to change, 95 %", late, _CLICK_GOAL_MS, f"ms, median {middle:.0f}")
    longest = ", ".join(f"{task:.0f}" for task in sorted(tasks, reverse=True)[:10])
    _line("tasks over 50 ms", len(tasks), 0, f"in all ({longest})")
    _line("worker's heap", heap, _HEAP_GOAL_MB, "MB")
    _line("tab with worker", tabs[-1], _TAB_GOAL_MB, f"MB, {tabs[0]:.0f} after one")


def _line(what: str, value: float, goal: float, unit: str) -> None:
    verdict = "reached" if value <= goal else "MISSED"
    say(f"{what + ':':23} {value:6.0f} {unit}   (goal {goal}: {verdict})")


if __name__ == "__main__":
    if not Path("/proc/self/smaps_rollup").exists():
        sys.exit("only Linux tells what a process shares")
    measure(float(sys.argv[2]))
