"""Hosts as they are: with strict headers, without types, with a filter in between."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PageOpener, place_of, wait_for_engine
from tools.page import POLICY
from tools.server import TYPES, serving

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from playwright.sync_api import Browser, Page

FAILURE = ".boot-failure[role=alert]"
PLAIN = dict.fromkeys((".js", ".mjs"), "text/plain")
STRICT = {
    "Content-Security-Policy": f"{POLICY}; frame-ancestors 'self'",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
}
PACKED = """() => performance.getEntriesByType("resource")
    .filter(entry => entry.encodedBodySize < entry.decodedBodySize)
    .map(entry => entry.name)"""
HANGING = "IDBFactory.prototype.open = () => new EventTarget();"


@pytest.fixture
def opener_at(browser: Browser) -> Iterator[OpenerAt]:
    """Open the page at any host; what it does is judged in the end."""
    made = OpenerAt(browser)
    yield made
    for opener in made.openers:
        opener.close()


class OpenerAt:
    """Opens the page at an address, by a visit with options of its own."""

    def __init__(self, browser: Browser) -> None:
        """Open pages in this browser."""
        self.browser = browser
        self.openers: list[PageOpener] = []

    def __call__(self, url: str, **options: object) -> Page:
        """Return the page; see `PageOpener`."""
        self.openers.append(PageOpener(self.browser, url))
        return self.openers[-1](**options)  # type: ignore[arg-type]  # options of any test

    def failed(self, url: str, **options: object) -> Page:
        """Return a page that says why it cannot start."""
        return self(url, engine="failed", expects_errors=True, **options)


@pytest.mark.parametrize(
    ("types", "headers"),
    [
        (TYPES, STRICT),
        ({end: TYPES[end] for end in (".html", ".css", ".js")}, {}),
        ({**TYPES, ".js": "application/javascript"}, {"Cache-Control": "no-store"}),
    ],
    ids=["strict", "few types", "nothing kept"],
)
def test_page_starts(
    site: Path,
    opener_at: OpenerAt,
    types: Mapping[str, str],
    headers: Mapping[str, str],
) -> None:
    """With the tightest headers, and where a host knows only the oldest types."""
    with serving(site, types=types, more_headers=headers) as url:
        page = opener_at(url, service_workers="allow", init_script="0")
        page.wait_for_selector("html[data-offline=ready]", state="attached")


def test_page_starts_where_files_come_packed(site: Path, opener_at: OpenerAt) -> None:
    """Progress, hashes and keeping for later go by what was packed, not by its size."""
    with serving(site, packs=True) as url:
        page = opener_at(url, service_workers="allow", init_script="0")
        page.wait_for_selector("html[data-offline=ready]", state="attached")
        packed = page.evaluate(PACKED)
    assert {name.rsplit(".", 1)[-1] for name in packed} >= {"css", "js", "wasm"}


def test_wrong_type_of_scripts_is_named(site: Path, opener_at: OpenerAt) -> None:
    """A system whose own table is broken sends scripts as plain text."""
    with serving(site, types={**TYPES, **PLAIN}) as url:
        page = opener_at.failed(url, lang="fr")
        expect(page.locator(FAILURE)).to_have_attribute("data-cause", "mime")
        expect(page.locator(FAILURE)).to_contain_text(place_of(site, "page.js"))


def test_page_without_any_script_says_so(site: Path, opener_at: OpenerAt) -> None:
    """Where no script may run at all, the page's own markup tells after a while."""
    headers = {"X-Content-Type-Options": "nosniff"}
    with serving(site, types={**TYPES, **PLAIN}, more_headers=headers) as url:
        page = opener_at(url, engine="loading", expects_errors=True)
        message = page.locator(".boot-silent")
        message.evaluate("(box) => box.getAnimations()[0].finish()")
        expect(message).to_be_visible()
        expect(message).to_contain_text("wrong type")


@pytest.mark.parametrize(
    ("missing", "detail"),
    [(" 'wasm-unsafe-eval'", "wasm-eval"), (" 'self' blob:", "connect-src")],
)
def test_rule_that_is_too_strict_is_named(
    site: Path, opener_at: OpenerAt, missing: str, detail: str
) -> None:
    """A policy without what Python needs stops the start, and the page says which."""
    policy = POLICY.replace(missing, "", 1)
    with serving(site, more_headers={"Content-Security-Policy": policy}) as url:
        page = opener_at.failed(url)
        expect(page.locator(FAILURE)).to_have_attribute("data-cause", "policy")
        expect(page.locator(FAILURE)).to_contain_text(detail)


def test_database_that_never_answers_does_not_stop_the_start(
    open_page: PageOpener,
) -> None:
    """Some browsers' IndexedDB neither opens nor fails."""
    open_page(init_script=HANGING)


def test_half_deployed_version_is_named(site: Path, open_page: PageOpener) -> None:
    """A page whose folder is not there yet, or no more, says so and can be reloaded."""
    folder = place_of(site, "page.js").split("/")[0]
    page = open_page(
        routes={f"**/{folder}/*.dat": lambda route: route.fulfill(status=404)},
        engine="failed",
        expects_errors=True,
    )
    expect(page.locator(FAILURE)).to_contain_text(f"{folder}/quarto.dat")
    page.context.unroute_all()
    page.get_by_role("button", name="Reload the page").click()
    wait_for_engine(page, "ready")
