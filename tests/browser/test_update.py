"""From one version to the next, and away from it."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import wait_for_engine
from tests.support.kept import (
    KEPT,
    NEW_APP,
    NOTHING_KEPT,
    ready,
    release,
    wait_until_kept,
)
from tests.support.visitor import Visitor
from tools.server import serving

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.browser.conftest import PageOpener

VERSION = "document.documentElement.dataset.version"
# Looks for a new version, and tells how its installation ends.
UPDATE = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    const worker = registration.installing;
    if (!worker) return registration.waiting ? "installed" : "nothing";
    return new Promise((resolve) => worker.addEventListener("statechange", () =>
        resolve(worker.state)));
}"""


@pytest.fixture
def folder(site: Path, tmp_path: Path) -> Path:
    """Return a copy of the site that a test may change."""
    return shutil.copytree(site, tmp_path / "site")


def test_update_is_offered_and_keeps_the_game(
    folder: Path, opener_of: Callable[[str], PageOpener]
) -> None:
    """A new version waits for a yes; only what changed is fetched; the game stays."""
    log: list[str] = []
    with serving(folder, log=log) as url:
        page = ready(opener_of(url))
        Visitor(page).give("7")
        release(folder)
        log.clear()
        assert page.evaluate(UPDATE) == "installed"
        assert {path.split("/")[1] for path in log} == {"sw.js", "", NEW_APP}
        update = page.get_by_role("button", name="Update")
        expect(update).to_be_visible()
        page.reload()
        wait_for_engine(page, "ready")
        assert page.evaluate(VERSION) is None
        update.click()
        page.wait_for_selector("html[data-version='2']", state="attached")
        wait_for_engine(page, "ready")
        assert Visitor(page).hand == "7"
        wait_until_kept(page)
        kept = page.evaluate(KEPT)
        assert [place for place in kept if place.startswith(f"{NEW_APP}/")]


def test_damaged_update_leaves_the_old_version_whole(
    folder: Path, opener_of: Callable[[str], PageOpener]
) -> None:
    """One wrong byte on the way, and nothing of the new version is kept."""
    with serving(folder) as url:
        page = ready(opener_of(url), expects_errors=True)
        before = page.evaluate(KEPT)
        old = next(folder.glob("app-*"))
        release(folder)
        style = folder / NEW_APP / "style.css"
        style.write_bytes(style.read_bytes().replace(b"{", b"[", 1))
        assert page.evaluate(UPDATE) == "redundant"
        assert page.evaluate(KEPT) == before
        expect(page.get_by_role("button", name="Update")).to_have_count(0)
        assert not old.exists()
    page.reload()
    wait_for_engine(page, "ready")
    assert page.evaluate(VERSION) is None


def test_version_that_does_not_start_can_be_left(
    folder: Path, opener_of: Callable[[str], PageOpener]
) -> None:
    """A kept version whose start fails is offered the next one all the same."""
    with serving(folder) as url:
        page = ready(opener_of(url), expects_errors=True)
        page.add_init_script("delete globalThis.WebAssembly")
        release(folder)
        page.reload()
        wait_for_engine(page, "failed")
        page.get_by_role("button", name="Update").click()
        page.wait_for_selector("html[data-version='2']", state="attached")


def test_switch_takes_everything_away(
    folder: Path, opener_of: Callable[[str], PageOpener]
) -> None:
    """sw-off.js in the place of sw.js leaves no worker and no kept file."""
    with serving(folder) as url:
        page = ready(opener_of(url))
        (folder / "sw-off.js").replace(folder / "sw.js")
        page.evaluate("navigator.serviceWorker.getRegistration().then(r => r.update())")
        page.wait_for_function(NOTHING_KEPT)
