"""How much memory the page's tab holds after whole games in one sitting."""

import random
import re
from pathlib import Path

from playwright.sync_api import CDPSession, Playwright

from tools.bench.page import Record, opened, play
from tools.browsers import CHROMIUM, CHROMIUM_ARGS, find
from tools.steps import say

_GAMES = 10
_GOAL_MB = 280
_ROLLUP = "/proc/{pid}/smaps_rollup"


def report_memory(driver: Playwright, url: str) -> None:
    """Print the tab's share of memory (PSS) after ten games played by clicks."""
    if not Path(_ROLLUP.format(pid="self")).exists():
        say("\nmemory: only Linux tells what a process shares")
        return
    browser = driver.chromium.launch(executable_path=find(CHROMIUM), args=CHROMIUM_ARGS)
    page = opened(browser, f"{url}?mode=two", throttle=1)
    session = browser.new_browser_cdp_session()
    start = tab_megabytes(session)
    for seed in range(_GAMES):
        if seed:
            page.locator("[data-action=next-round]").click()
        play(page, random.Random(seed), Record())  # noqa: S311  # games, not secrets
    end = tab_megabytes(session)
    browser.close()
    say(
        f"\nmemory of the tab (PSS): {start:.0f} MB at the start, {end:.0f} MB after "
        f"{_GAMES} games   (goal {_GOAL_MB}: "
        f"{'reached' if end <= _GOAL_MB else 'MISSED'})"
    )


def tab_megabytes(session: CDPSession) -> float:
    """Return the megabytes of the tab's process: the largest one that draws pages."""
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return max(_megabytes(p["id"]) for p in processes if p["type"] == "renderer")


def _megabytes(pid: int) -> float:
    text = Path(_ROLLUP.format(pid=pid)).read_text("utf-8")
    found = re.search(r"(?m)^Pss:\s+(\d+) kB", text)
    assert found is not None
    return int(found[1]) / 1000
