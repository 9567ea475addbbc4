"""Without a network: what is kept, what is said, and how it is installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PageOpener, place_of, wait_for_engine
from tests.support.kept import KEPT, NOTHING_KEPT, ready, wait_until_kept
from tests.support.visitor import Visitor
from tools import offline
from tools.browsers import CHROMIUM, TEST_ARGS, find
from tools.server import serving

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Browser, Playwright

SMALL = ((360, 640), (844, 390), (768, 1024))
PREFIXES = ("/", "/sub/path/", "/%C3%A9cole/jeu%202/")
# What the browser may do where a disk is full.
LOSE = """async (place) => {
    const [name] = await caches.keys();
    return (await caches.open(name)).delete(new URL(place, document.baseURI));
}"""
ANSWER = """(place) => fetch(place).then(
    async (answer) => [answer.status, (await answer.text()).includes('id="page"')],
    () => [0, false])"""
# As browsers do that can install; the automated one does not.
OFFER_INSTALL = """() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    event.prompt = async () => { globalThis.asked = (globalThis.asked ?? 0) + 1; };
    dispatchEvent(event);
}"""


@pytest.mark.parametrize("prefix", PREFIXES)
def test_page_works_without_the_server(
    site: Path, opener_of: Callable[[str], PageOpener], prefix: str
) -> None:
    """Once ready, a reload in mid-game and a new tab need no server, at any path."""
    with serving(site, prefix) as url:
        page = ready(opener_of(url))
        expect(page.locator("#offline [role=status]")).to_have_text("Ready offline")
        Visitor(page).give("7")
    page.reload()
    wait_for_engine(page, "ready")
    assert Visitor(page).hand == "7"
    with page.context.expect_page() as opened:
        page.evaluate("void open('./?lang=fr&source=pwa')")
    wait_for_engine(opened.value, "ready")
    assert opened.value.get_attribute("html", "lang") == "fr"


def test_line_is_in_the_menu_of_small_screens(
    site_url: str, opener_of: Callable[[str], PageOpener]
) -> None:
    """It makes no page longer, and is heard at once."""
    page = ready(opener_of(site_url), viewport=SMALL[0])
    line = page.get_by_role("status").filter(has_text="Ready offline")
    expect(line).to_have_count(1)
    bottom = (
        "Math.round(document.querySelector('#page').getBoundingClientRect().bottom)"
    )
    height = "document.querySelector('#offline').getBoundingClientRect().height"
    clip = "getComputedStyle(document.querySelector('#offline')).clipPath"
    for width, high in SMALL:
        page.set_viewport_size({"width": width, "height": high})
        length = f"document.documentElement.scrollHeight === {bottom}"
        assert page.evaluate(length), width
        assert page.evaluate(clip) != "none", width
        Visitor(page).act("menu")
        page.wait_for_function(f"() => {clip} === 'none'")
        assert page.evaluate(height) >= 40, width
        page.keyboard.press("Escape")
        page.wait_for_function(f"() => {clip} !== 'none'")


def test_page_works_without_the_server_in_firefox(site: Path, firefox: Browser) -> None:
    """The same in Firefox."""
    with serving(site, "/sub/path/") as url:
        opener = PageOpener(firefox, url)
        page = ready(opener)
    page.reload()
    wait_for_engine(page, "ready")
    opener.close()


@pytest.mark.chromium_only("a browser with a disk")
def test_every_file_comes_once(
    site: Path, playwright: Playwright, tmp_path: Path
) -> None:
    """What the page has loaded is not loaded again to be kept."""
    log: list[str] = []
    # A browser with a disk: the cache of other test browsers is too small for it.
    context = playwright.chromium.launch_persistent_context(
        tmp_path, executable_path=find(CHROMIUM), args=TEST_ARGS
    )
    with serving(site, caching="max-age=600", log=log) as url:
        page = context.new_page()
        page.goto(url)
        wait_until_kept(page)
    context.close()
    hashed = [path for path in log if path.startswith(("/app-", "/runtime-"))]
    assert sorted(hashed) == sorted(set(hashed))


def test_only_files_of_the_site_are_answered(
    site: Path, opener_of: Callable[[str], PageOpener]
) -> None:
    """Another address goes to the network, and is never given the page."""
    with serving(site) as url:
        page = ready(opener_of(url), expects_errors=True)
        assert page.evaluate(ANSWER, "./none.js") == [404, False]
        page.goto(url + "licences.txt")
        assert "Pyodide" in page.inner_text("body")
        page.goto(url)
    wait_for_engine(page, "ready")
    assert page.evaluate(ANSWER, "./none.js") == [0, False]
    assert page.evaluate(ANSWER, f"./{place_of(site, 'quarto.dat')}?v=1") == [0, False]


@pytest.mark.chromium_only("it alone says whether it would install")
def test_page_can_be_installed(open_page: PageOpener) -> None:
    """The browser finds nothing that stands against it; the hint can be dismissed."""
    page = open_page(init_script="0")
    page.wait_for_selector("link[rel=manifest]", state="attached")
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert (found["errors"], found["url"]) == ([], f"{open_page.url}{offline.MANIFEST}")
    page.evaluate(OFFER_INSTALL)
    page.get_by_role("button", name="Install", exact=True).click()
    expect(page.get_by_role("button", name="Install", exact=True)).to_have_count(0)
    assert page.evaluate("asked") == 1
    page.evaluate(OFFER_INSTALL)
    page.get_by_role("button", name="Do not offer to install again").click()
    page.reload()
    wait_for_engine(page, "ready")
    page.evaluate(OFFER_INSTALL)
    expect(page.locator("#offline button")).to_have_count(0)


def test_lost_file_is_fetched_again(
    site: Path, opener_of: Callable[[str], PageOpener]
) -> None:
    """What the browser has thrown away comes back before the page says ready."""
    place = place_of(site, "style.css")
    with serving(site) as url:
        page = ready(opener_of(url))
        assert page.evaluate(LOSE, place)
        page.reload()
        wait_until_kept(page)
        assert place in page.evaluate(KEPT)


@pytest.mark.parametrize(
    "missing",
    [
        "delete Navigator.prototype.serviceWorker",
        "Object.defineProperty(window, 'isSecureContext', {value: false})",
    ],
    ids=["no worker", "not secure"],
)
def test_without_a_worker_nothing_is_said(open_page: PageOpener, missing: str) -> None:
    """In private windows and on plain http the line stays empty, and no error comes."""
    page = open_page(init_script=missing, service_workers="allow")
    expect(page.locator("#offline")).to_have_text("")
    assert page.evaluate("'serviceWorker' in navigator") in {True, False}


def test_frame_keeps_nothing(
    site: Path, opener_of: Callable[[str], PageOpener]
) -> None:
    """In a frame of a host's page no worker is registered."""
    with serving(site) as url:
        page = opener_of(url)(
            path="host.html",
            engine="",
            service_workers="allow",
            routes={
                "**/host.html": lambda route: route.fulfill(
                    content_type="text/html", body='<iframe src="./"></iframe>'
                )
            },
        )
        frame = page.frame_locator("iframe")
        frame.locator("html[data-engine=ready]").wait_for(state="attached")
        assert page.evaluate(NOTHING_KEPT)
