"""Times how soon a full library is there, on a slowed processor.

The library is filled as the page itself fills it: through the file field. What is timed
is what somebody waits for after a click on the way there: until the newest games stand
in the list, until the next frame, and until all of them can be searched. Then a search
is typed, and timed to the change of the page. The page is at rest before: what it
imports after the start is there.
"""

import statistics
import sys
from collections.abc import Sequence
from dataclasses import replace

from playwright.sync_api import Page, sync_playwright

from quarto.engine.outcome import Termination
from quarto.saves.library import MOST_GAMES, Entry, format_library
from quarto.saves.tables import SavedPlayer
from tools.bench.inside import run_python
from tools.browsers import CHROMIUM, CHROMIUM_ARGS, find
from tools.paths import DIST
from tools.server import serving
from tools.steps import say

_GOAL_MS = 200
# As quarto/web/vault.py, which only the page can import.
_FIRST = 12
_START_MS = 180_000
_FILLING_MS = 600_000
_GAME = Entry(
    record="cshf 0a1 1b2 2c3 3d4!a1-d4",
    origin="",
    lot=0,
    players=(SavedPlayer("Zoé", None), SavedPlayer("", "expert")),
    end=Termination.CALLED,
    winner=0,
)
# In milliseconds from the click: the list, the frame after it, everything read.
_VISIT = """() => new Promise((done) => {
    const start = performance.now();
    const times = [];
    const passed = () => performance.now() - start;
    const look = () => {
        const said = document.querySelector("[data-games]");
        if (!times.length && document.querySelector("[data-kept-game]")) {
            times.push(passed());
            requestAnimationFrame(() => setTimeout(() => times.push(passed())));
        }
        if (times.length > 1 && said && said.dataset.games === "%d") {
            changes.disconnect();
            done([...times, passed()]);
        }
    };
    const changes = new MutationObserver(look);
    changes.observe(document.getElementById("page"),
        {subtree: true, childList: true, attributes: true, characterData: true});
    document.querySelector("#page [data-action=games]").click();
})"""
# What the page does by itself, a while after the start.
_AT_REST = """
from importlib import import_module
from quarto.web.later import SOON
for name in SOON:
    import_module(name)
"""
_SEARCH = """(words) => {
    const field = document.querySelector("[name=games-search]");
    field.value = words;
    const start = performance.now();
    field.dispatchEvent(new Event("input", {bubbles: true}));
    return performance.now() - start;
}"""


def measure(runs: int, throttle: float) -> None:
    """Print how soon a library of as many games as it may hold is there."""
    visits, searches = [], []
    with serving(DIST) as url, sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=find(CHROMIUM), args=CHROMIUM_ARGS
        )
        context = browser.new_context(
            viewport={"width": 1366, "height": 620}, service_workers="block"
        )
        _fill(_opened(context.new_page(), f"{url}?place=games"))
        for _ in range(runs):
            page = _opened(context.new_page(), url)
            run_python(page, _AT_REST)
            page.evaluate("(count) => quartoVault.shelf.prepare(count)", _FIRST)
            session = context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
            visits.append(page.evaluate(_VISIT % MOST_GAMES))
            searches.append(page.evaluate(_SEARCH, "zoe 2021-01-03"))
            page.close()
        browser.close()
    say(f"\n{MOST_GAMES} games, processor slowed {throttle:g} times, {runs} visits")
    names = ("the newest in the list", "the next frame", "all of them read")
    for name, times in zip(names, zip(*visits, strict=True), strict=True):
        _line(name, times, _GOAL_MS if name != names[-1] else None)
    _line("a search answered", searches, None)


def _fill(page: Page) -> None:
    """Put as many games into the library as it may hold."""
    days = ((2020 + n // 336, n // 28 % 12 + 1, n % 28 + 1) for n in range(MOST_GAMES))
    dates = (f"{year}-{month:02}-{day:02}T10:00:00" for year, month, day in days)
    file = format_library(replace(_GAME, date=date) for date in dates)
    page.set_input_files(
        "[name=games-file]",
        {
            "name": "games.json",
            "mimeType": "application/json",
            "buffer": file.encode(),
        },
    )
    full = f'[data-games="{MOST_GAMES}"]'
    page.wait_for_selector(full, state="attached", timeout=_FILLING_MS)
    page.wait_for_selector('[data-do="more:"]')
    page.close()


def _opened(page: Page, url: str) -> Page:
    page.goto(url, wait_until="commit")
    ready = "html[data-engine=ready]"
    page.wait_for_selector(ready, state="attached", timeout=_START_MS)
    return page


def _line(what: str, times: Sequence[float], goal: float | None) -> None:
    """Print median and longest, and whether the median is small enough."""
    middle = statistics.median(times)
    verdict = ""
    if goal is not None:
        verdict = f"   (goal {goal}: {'reached' if middle <= goal else 'MISSED'})"
    say(f"{what + ',':24} median {middle:.0f} ms, at most {max(times):.0f} ms{verdict}")


if __name__ == "__main__":
    measure(int(sys.argv[1]), float(sys.argv[2]))
