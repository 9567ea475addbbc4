"""Times the page's start, beside the same app on stock PyScript.

Each run is a new browser with an empty cache: a first and a second load of each,
in turn. The time is the page's own mark, counted from navigation.
"""

import gzip
import statistics
import sys
import tempfile
from collections import defaultdict
from dataclasses import dataclass

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from tools.bench.stock import build_stock
from tools.browsers import CHROMIUM, find
from tools.paths import DIST
from tools.server import serving
from tools.steps import say

_GOAL = 0.45
_GOAL_RAW, _GOAL_GZIP = 14_000_000, 6_000_000
_PATIENCE_MS = 180_000
# As the common hosts of static pages: a file is taken for fresh ten minutes.
_CACHING = "max-age=600"
_LOADS = ("first", "second")


@dataclass(frozen=True)
class Load:
    """One load of a page, in milliseconds from navigation."""

    board: float
    ready: float
    requests: int


def measure(runs: int, throttle: float) -> None:
    """Print the medians of the runs, their ratio, and the site's size."""
    loads: dict[tuple[str, str], list[Load]] = defaultdict(list)
    with (
        serving(DIST, caching=_CACHING) as ours,
        serving(build_stock(), caching=_CACHING) as stock,
        sync_playwright() as driver,
    ):
        for _ in range(runs):
            for name, url in (("ours", ours), ("stock", stock)):
                for kind, load in _visit(driver, url, throttle).items():
                    loads[name, kind].append(load)
    say(f"\nnavigation to ready, {runs} runs, processor slowed {throttle:g} times")
    for kind in _LOADS:
        _report(kind, loads["ours", kind], loads["stock", kind])
    _report_size()


def _visit(driver: Playwright, url: str, throttle: float) -> dict[str, Load]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = driver.chromium.launch_persistent_context(
            profile,
            executable_path=find(CHROMIUM),
            args=["--no-sandbox"],
            viewport={"width": 1366, "height": 620},
            # What is compared is the start of a page that browsers keep as usual.
            service_workers="block",
        )
        loads = {kind: _load(context, url, throttle) for kind in _LOADS}
        context.close()
    return loads


def _load(context: BrowserContext, url: str, throttle: float) -> Load:
    page = context.new_page()
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    page.goto(url, wait_until="commit")
    selector = "html[data-engine=ready]"
    page.wait_for_selector(selector, state="attached", timeout=_PATIENCE_MS)
    until_ready = len(requests)
    board, ready = page.evaluate(
        """["quarto-board", "quarto-ready"].map(
            (name) => performance.getEntriesByName(name)[0].startTime)"""
    )
    page.close()
    return Load(board, ready, until_ready)


def _report(kind: str, ours: list[Load], stock: list[Load]) -> None:
    here, there = _median(ours), _median(stock)
    ratio = here / there
    verdict = "reached" if ratio <= _GOAL else "MISSED"
    early = sum(load.board < load.ready for load in ours)
    say(
        f"{kind:7} ours {here:6.0f} ms   stock {there:6.0f} ms   ratio {ratio:.2f}"
        f"   (goal {_GOAL}: {verdict})\n"
        f"        board at {statistics.median(load.board for load in ours):.0f} ms, "
        f"before Python in {early} of {len(ours)} loads; "
        f"{ours[0].requests} requests, stock {stock[0].requests}\n"
        f"        all ours {_all(ours)}   all stock {_all(stock)}"
    )


def _report_size() -> None:
    files = [file for file in DIST.rglob("*") if file.is_file()]
    raw = sum(file.stat().st_size for file in files)
    packed = sum(len(gzip.compress(file.read_bytes())) for file in files)
    fits = raw <= _GOAL_RAW and packed <= _GOAL_GZIP
    say(
        f"dist/   {len(files)} files, {raw / 1e6:.1f} MB, gzip {packed / 1e6:.1f} MB"
        f"   (goal {_GOAL_RAW / 1e6:.0f} and {_GOAL_GZIP / 1e6:.0f}: "
        f"{'reached' if fits else 'MISSED'})"
    )


def _median(loads: list[Load]) -> float:
    return statistics.median(load.ready for load in loads)


def _all(loads: list[Load]) -> str:
    return " ".join(f"{load.ready:.0f}" for load in sorted(loads, key=_ready))


def _ready(load: Load) -> float:
    return load.ready


if __name__ == "__main__":
    measure(int(sys.argv[1]), float(sys.argv[2]))
