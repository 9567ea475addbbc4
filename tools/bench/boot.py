"""Times the page's start, beside the same app on stock PyScript.

Each run is a new browser with an empty cache: a first and a second load of each, in
turn; and the single file, opened as a file. The time is the page's own mark, counted
from navigation. Then: what comes over the line, and what the tab holds in memory.
"""

import statistics
import sys
from collections import defaultdict

from playwright.sync_api import Playwright, sync_playwright

from tools.bench.loads import LOADS, Load, Visit, in_chromium, in_firefox
from tools.bench.memory import report_memory
from tools.bench.sizes import report_sizes
from tools.bench.stock import build_stock
from tools.browsers import FIREFOX, find
from tools.paths import DIST
from tools.server import serving
from tools.single import build_single
from tools.steps import say

# As the common hosts of static pages: a file is taken for fresh ten minutes.
_CACHING = "max-age=600"
# By how often the processor is slowed: what a load may take of the stock app's.
_GOALS = {
    1.0: {"first": 0.6, "second": 0.4},
    4.0: {"first": 0.4, "second": 0.3},
}
_SINGLE_GOAL = 1.5
_REQUESTS_GOAL = 16

Loads = dict[tuple[str, str], list[Load]]


def measure(runs: int, throttle: float) -> None:
    """Print medians, ratios, sizes and memory; a throttle of 0 tries the usual two."""
    throttles = [throttle] if throttle else list(_GOALS)
    single = build_single().as_uri()
    with (
        serving(DIST, caching=_CACHING) as ours,
        serving(build_stock(), caching=_CACHING) as stock,
        sync_playwright() as driver,
    ):
        urls = {"ours": ours, "stock": stock, "single": single}
        for slow in throttles:
            loads = _visit_all(driver, in_chromium(slow), urls, runs)
            _report(f"Chromium, slowed {slow:g} times", loads, _GOALS.get(slow, {}))
        requests = loads["ours", "first"][0].requests
        if find(FIREFOX) is not None:
            loads = _visit_all(driver, in_firefox, urls, runs)
            _report("Firefox", loads, _GOALS[1.0])
        report_sizes(requests)
        report_memory(driver, ours)


def _visit_all(
    driver: Playwright, visit: Visit, urls: dict[str, str], runs: int
) -> Loads:
    loads: Loads = defaultdict(list)
    for _ in range(runs):
        for name, url in urls.items():
            for kind, load in visit(driver, url).items():
                loads[name, kind].append(load)
    return loads


def _report(where: str, loads: Loads, goals: dict[str, float]) -> None:
    say(f"\n{where}: navigation to ready, {len(loads['ours', 'first'])} runs")
    for kind in LOADS:
        ours, stock = loads["ours", kind], loads["stock", kind]
        here, there = _median(ours), _median(stock)
        say(
            f"{kind:7} ours {here:6.0f} ms   stock {there:6.0f} ms   "
            f"{_judged('ratio', here / there, goals.get(kind))}"
        )
        early = sum(load.board < load.ready for load in ours)
        board = statistics.median(load.board for load in ours)
        say(
            f"        board at {board:.0f} ms, before Python in {early} of "
            f"{len(ours)} loads; requests {len(ours[0].requests)} "
            f"(goal {_REQUESTS_GOAL}), stock {len(stock[0].requests)}\n"
            f"        all ours {_all(ours)}   all stock {_all(stock)}"
        )
    single = [*loads["single", "first"], *loads["single", "second"]]
    ratio = _median(single) / _median(loads["ours", "second"])
    judged = _judged("of the site's second load", ratio, _SINGLE_GOAL)
    say(f"single  {_median(single):6.0f} ms   {judged}\n        all {_all(single)}")


def _judged(what: str, ratio: float, goal: float | None) -> str:
    if goal is None:
        return f"{what} {ratio:.2f}"
    verdict = "reached" if ratio <= goal else "MISSED"
    return f"{what} {ratio:.2f}   (goal {goal:.2f}: {verdict})"


def _median(loads: list[Load]) -> float:
    return statistics.median(load.ready for load in loads)


def _all(loads: list[Load]) -> str:
    return " ".join(f"{ready:.0f}" for ready in sorted(load.ready for load in loads))


if __name__ == "__main__":
    measure(int(sys.argv[1]), float(sys.argv[2]))
