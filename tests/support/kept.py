"""Pages that work offline, and new versions of them, for the browser tests."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

from tools import offline

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import PageOpener

NEW_APP = "app-000000000002"
# Scripts for the page: whether nothing is kept, and which files are.
NOTHING_KEPT = """async () => (await caches.keys()).length === 0
    && (await navigator.serviceWorker.getRegistrations()).length === 0"""
KEPT = """async () => {
    const [name] = await caches.keys();
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => url.replace(document.baseURI, "")).sort();
}"""


def ready(opener: PageOpener, **options: object) -> Page:
    """Open the game, with its service worker, until all of it is kept."""
    # A script of its own gives the visit a context of its own.
    page = opener(service_workers="allow", init_script="0", **options)  # type: ignore[arg-type]  # options of any test
    wait_until_kept(page)
    return page


def wait_until_kept(page: Page) -> None:
    """Wait until the page says that it works offline."""
    page.wait_for_selector("html[data-offline=ready]", state="attached", timeout=60_000)


def release(folder: Path) -> None:
    """Put a newer version in the place of the one in a folder."""
    old = next(folder.glob("app-*"))
    shutil.copytree(old, folder / NEW_APP)
    text = (folder / "index.html").read_text("utf-8").replace(old.name, NEW_APP)
    text = text.replace("<html ", '<html data-version="2" ', 1)
    shutil.rmtree(old)
    (folder / "index.html").write_text(text, "utf-8", newline="\n")
    listed = re.findall(
        r'^  \["([^"]+)"', (folder / offline.WORKER).read_text(), re.MULTILINE
    )
    names = [name.replace(old.name, NEW_APP) for name in listed]
    files = {name: (folder / name).read_bytes() for name in names}
    (folder / offline.WORKER).write_text(offline.worker(files), "utf-8", newline="\n")
