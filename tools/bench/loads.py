"""One visit to a page after another, each timed by the page's own marks."""

import tempfile
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import BrowserContext, Page, Playwright

from tools.browsers import CHROMIUM, CHROMIUM_ARGS, FIREFOX, find

LOADS = ("first", "second")
_PATIENCE_MS = 180_000
_MARKS = """["quarto-board", "quarto-ready"].map(
    (name) => performance.getEntriesByName(name)[0].startTime)"""


@dataclass(frozen=True)
class Load:
    """One load of a page, in milliseconds from navigation."""

    board: float
    ready: float
    # The addresses asked for until then.
    requests: tuple[str, ...]


Visits = dict[str, Load]
Visit = Callable[[Playwright, str], Visits]


def in_chromium(throttle: float) -> Visit:
    """Return what visits a page twice in a new Chromium, slowed so many times."""

    def visit(driver: Playwright, url: str) -> Visits:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            context = driver.chromium.launch_persistent_context(
                profile,
                executable_path=find(CHROMIUM),
                args=CHROMIUM_ARGS,
                viewport={"width": 1366, "height": 620},
                # What is compared is the start of a page that browsers keep as usual.
                service_workers="block",
            )
            loads = {kind: _load(_slowed(context, throttle), url) for kind in LOADS}
            context.close()
        return loads

    return visit


def in_firefox(driver: Playwright, url: str) -> Visits:
    """Visit a page twice in a new Firefox, which cannot be slowed."""
    browser = driver.firefox.launch(
        channel="moz-firefox", executable_path=find(FIREFOX)
    )
    context = browser.new_context(
        viewport={"width": 1366, "height": 620}, service_workers="block"
    )
    loads = {kind: _load(context.new_page(), url) for kind in LOADS}
    browser.close()
    return loads


def _slowed(context: BrowserContext, throttle: float) -> Page:
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    return page


def _load(page: Page, url: str) -> Load:
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto(url, wait_until="commit")
    selector = "html[data-engine=ready]"
    page.wait_for_selector(selector, state="attached", timeout=_PATIENCE_MS)
    until_ready = tuple(requests)
    board, ready = page.evaluate(_MARKS)
    page.close()
    return Load(board, ready, until_ready)
