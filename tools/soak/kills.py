"""Kills the browser at random moments of a game, and looks at what is left of it.

One profile on the disk throughout, as a visitor has it. After each kill the game that
comes back has to be the one of the last click, or the one of the half-turn before, and
nothing else; it is played on from there.
"""

import json
import random
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.support.profile import Profile
from tools.paths import DIST
from tools.server import serving
from tools.steps import say

_KILLS = 50
_MOST_CLICKS = 24
# A very fast hand: a half-turn takes three clicks.
_PACE_S = 0.1, 0.3
_LONGEST_S = 0.05
# One sensible click, given a number below one; returns what is stored right after it.
_CLICK = """(chance) => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const any = (list) => list[Math.floor(chance * list.length)];
    const over = document.querySelector("#page [data-action=next-round]");
    const hand = document.querySelector("[data-hand]").dataset.hand;
    const staged = document.querySelector("[data-staged]");
    const chosen = document.querySelector("[data-piece][aria-selected=true]");
    const cells = all("[data-cell][data-holds='']");
    const pieces = all("[data-piece][data-state=free]");
    const pass = document.querySelector("#page [data-action=pass]");
    if (document.querySelector("[data-outcome]")) over.click();
    else if (hand && !staged) any(cells).click();
    else if (pieces.length) (chosen ?? any(pieces)).click();
    else pass.click();
    return localStorage.getItem("quarto.game");
}"""


def soak(kills: int) -> None:
    """Kill the browser so often; exit with an error if a game was not whole."""
    rng = random.Random(1)  # noqa: S311  # games, not secrets
    lost = wrong = 0
    with (
        serving(DIST) as url,
        sync_playwright() as driver,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as room,
    ):
        profile = Profile(driver, Path(room) / "profile", f"{url}?mode=two")
        records = [_record(profile.open())]
        for number in range(1, kills + 1):
            page = _page(profile)
            for _ in range(rng.randint(1, _MOST_CLICKS)):
                time.sleep(rng.uniform(*_PACE_S))
                records.append(_read(page.evaluate(_CLICK, rng.random())))
            time.sleep(rng.uniform(0, _LONGEST_S))
            profile.kill()
            kept = _record(profile.open())
            known = list(dict.fromkeys(records))
            if kept == known[-1]:
                verdict = "all there"
            elif kept == known[-2]:
                verdict = "the last half-turn is missing"
                lost += 1
            else:
                verdict = f"WRONG: {kept!r} after {known[-1]!r}"
                wrong += 1
            say(f"{number:4} {verdict}")
            records = [kept]
        profile.close()
    say(f"{kills} kills: {lost} times the last half-turn missing, {wrong} games wrong")
    if wrong:
        sys.exit(1)


def _page(profile: Profile) -> Page:
    assert profile.context is not None
    return profile.context.pages[-1]


def _record(page: Page) -> str:
    """Return the game on the table, as it is stored once the page is there."""
    text: str | None = page.evaluate("localStorage.getItem('quarto.game')")
    return _read(text)


def _read(text: str | None) -> str:
    return "" if text is None else str(json.loads(text)["record"])


if __name__ == "__main__":
    soak(int(sys.argv[1]) if sys.argv[1:] else _KILLS)
