"""The built site in a real browser: what every browser test stands on.

Every page opened here is watched: a request to another origin, an error in the page
or in its console fails the test that opened it, unless the test expects it.
"""

import json
import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Frame,
    Page,
    Playwright,
    Route,
    sync_playwright,
)

from tools.browsers import CHROMIUM, ENGINE, FIREFOX, TEST_ARGS, Kind, find
from tools.server import serving
from tools.site import build_site

SUB_PATH = "/sub/path/"
START_MS = 60_000
ACTION_MS = 10_000
# Whether the whole suite runs in Firefox, as `build.py test --firefox` asks.
IN_FIREFOX = os.environ.get(ENGINE) == FIREFOX.name
_HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test of this folder as one that needs a browser.

    Those of another browser come first and together: each process that runs one of them
    has to start it, and the longest had better not be the last.
    """
    items.sort(key=lambda item: not _is_in_another(item))
    for item in items:
        if _HERE not in item.path.parents:
            continue
        item.add_marker(pytest.mark.browser)
        only = item.get_closest_marker("chromium_only")
        if IN_FIREFOX and only:
            item.add_marker(pytest.mark.skip(reason=f"Chromium only: {only.args[0]}"))


def _is_in_another(item: pytest.Item) -> bool:
    return "firefox" in item.name or item.path.name == "test_webkit.py"


@dataclass
class Watch:
    """What a page did: the addresses it asked for, and the errors it met."""

    requests: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    expects_errors: bool = False

    def follow(self, page: Page) -> None:
        """Record what this page does from now on."""
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._on_console)

    def _on_console(self, message: object) -> None:
        if getattr(message, "type", "") == "error":
            self.errors.append(str(getattr(message, "text", message)))

    def verify(self, origin: str) -> None:
        """Fail if anything left the origin, or an unexpected error came up."""
        local = (origin, "data:", "blob:")
        strays = [url for url in self.requests if not url.startswith(local)]
        assert not strays
        assert self.expects_errors or not self.errors


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site if it is not up to date; give a copy of it.

    Another build may put its own files in the place of these at any time.
    """
    return shutil.copytree(build_site(), tmp_path_factory.mktemp("site") / "dist")


@pytest.fixture(scope="session")
def site_url(site: Path) -> Iterator[str]:
    """Serve the built site below a path of its own; give its address."""
    with serving(site, SUB_PATH) as url:
        yield url


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Start the one driver of all browsers."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """Start Chromium, which `python build.py test` finds or installs."""
    path = _required(CHROMIUM)
    browser = playwright.chromium.launch(
        executable_path=path, args=TEST_ARGS, chromium_sandbox=False
    )
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """Start Firefox; skip the tests that want it where it cannot be had."""
    path = find(FIREFOX)
    if path is None:
        pytest.skip("no Firefox here; QUARTO_FIREFOX can name one")
    browser = playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=path,
        # As on phones: scrollbars that take no room from a small window.
        firefox_user_prefs={"ui.useOverlayScrollbars": 1},
    )
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def browser(request: pytest.FixtureRequest) -> Browser:
    """Give the browser that the tests run in: Chromium, or Firefox where asked for."""
    chosen: Browser = request.getfixturevalue("firefox" if IN_FIREFOX else "chromium")
    return chosen


@pytest.fixture
def open_page(browser: Browser, site_url: str) -> Iterator["PageOpener"]:
    """Open the game in fresh contexts of the browser; see `PageOpener`."""
    opener = PageOpener(browser, site_url)
    yield opener
    opener.close()


@pytest.fixture
def open_firefox_page(firefox: Browser, site_url: str) -> Iterator["PageOpener"]:
    """Open the game in fresh contexts of Firefox; see `PageOpener`."""
    opener = PageOpener(firefox, site_url)
    yield opener
    opener.close()


@pytest.fixture
def opener_of(browser: Browser) -> Iterator[Callable[[str], "PageOpener"]]:
    """Open pages at any address; what they do is judged in the end."""
    with ExitStack() as opened:
        yield lambda url: opened.enter_context(closing(PageOpener(browser, url)))


class PageOpener:
    """Opens the game as a new visitor, each time, and watches it.

    A plain visit shares its context, and so the browser's cache of files and code,
    with others like it, after everything stored there was cleared; a visit with routes,
    scripts or a storage of its own has a context of its own.
    """

    _warm: ClassVar[dict[object, BrowserContext]] = {}

    def __init__(self, browser: Browser, url: str) -> None:
        """Open pages of the site at this address."""
        self.browser = browser
        self.url = url
        self._opened: list[tuple[Page, Watch, bool]] = []

    def __call__(  # noqa: PLR0913  # each is a fact about one visit
        self,
        *,
        lang: str = "en",
        viewport: tuple[int, int] = (1366, 620),
        path: str = "",
        storage: Mapping[str, str] | None = None,
        init_script: str = "",
        routes: Mapping[str, Callable[[Route], object]] | None = None,
        engine: str = "ready",
        expects_errors: bool = False,
        **options: object,
    ) -> Page:
        """Return the page once html[data-engine] has the state asked for.

        `lang` is the browser's language, `path` what follows the site's address,
        `storage` what local storage holds before, `routes` what answers requests
        whose address matches a glob; other options go to the browser's context.
        An `engine` of "" waits for nothing.
        """
        # A service worker answers requests that a test's routes are meant to see.
        options.setdefault("service_workers", "block")
        is_warm = not (storage or init_script or routes or expects_errors)
        # Two pages of one visitor would have one game between them.
        is_warm = is_warm and not self._is_in_use(lang, options)
        context = self._context(lang, options, is_warm=is_warm)
        if storage:
            context.add_init_script(_fill_storage(storage))
        if init_script:
            context.add_init_script(init_script)
        for pattern, answer in (routes or {}).items():
            context.route(pattern, answer)
        page = context.new_page()
        page.set_viewport_size({"width": viewport[0], "height": viewport[1]})
        if is_warm:
            page.add_init_script(_as_new())
        watch = Watch(expects_errors=expects_errors)
        self._opened.append((page, watch, is_warm))
        watch.follow(page)
        page.goto(self.url + path, wait_until="commit")
        if engine:
            wait_for_engine(page, engine)
        return page

    def watch(self, page: Page) -> Watch:
        """Return what was recorded of a page opened here."""
        return next(watch for opened, watch, _ in self._opened if opened is page)

    def close(self) -> None:
        """Close what was opened, then judge what was recorded."""
        for page, _, is_warm in self._opened:
            if is_warm:
                page.close()
            else:
                page.context.close()
        for _, watch, _ in self._opened:
            watch.verify(self.url)

    def _is_in_use(self, lang: str, options: dict[str, object]) -> bool:
        context = self._warm.get((self.browser, lang, *sorted(options.items())))
        return context is not None and bool(context.pages)

    def _context(
        self, lang: str, options: dict[str, object], *, is_warm: bool
    ) -> BrowserContext:
        key = (self.browser, lang, *sorted(options.items()))
        context = self._warm.get(key) if is_warm else None
        if context is None:
            context = self.browser.new_context(locale=lang, **options)  # type: ignore[arg-type]  # options of any test
            context.set_default_timeout(ACTION_MS)
        if is_warm:
            self._warm[key] = context
        return context


def place_of(site: Path, name: str) -> str:
    """Return where a file of the site lies, seen from the page."""
    (file,) = site.rglob(name)
    return file.relative_to(site).as_posix()


def wait_for_engine(page: Page | Frame, state: str) -> None:
    """Wait until html[data-engine] says so."""
    selector = f"html[data-engine={state}]"
    page.wait_for_selector(selector, state="attached", timeout=START_MS)


def _as_new() -> str:
    # Session storage is the tab's own: it tells the first load from a later one.
    # Firefox runs this before the page has any, too.
    return """try {
        if (!sessionStorage.getItem("known")) {
            localStorage.clear();
            indexedDB.deleteDatabase("quarto");
        }
        sessionStorage.setItem("known", "yes");
    } catch { /* not yet */ }"""


def _fill_storage(entries: Mapping[str, str]) -> str:
    # An init script runs at every load: what the page wrote since must stay.
    # Firefox runs this before the page has any storage, too.
    return f"""try {{
        if (!sessionStorage.getItem("filled"))
            Object.assign(localStorage, {json.dumps(dict(entries))});
        sessionStorage.setItem("filled", "yes");
    }} catch {{ /* not yet */ }}"""


def _required(kind: Kind) -> Path:
    path = find(kind)
    if path is None:
        pytest.fail(f"no {kind.name} here: run `python build.py test`, which gets it")
    return path
