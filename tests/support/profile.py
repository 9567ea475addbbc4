"""A Chromium with a profile of its own on the disk, which can be killed like by a fall.

What it had not written to the disk by then is gone, as when the power goes.
"""

from __future__ import annotations

import json
import os
import signal
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from tools.browsers import CHROMIUM, TEST_ARGS, find

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page, Playwright

START_MS = 60_000
COPIES = """async () => {
    const opened = await new Promise((resolve, reject) => {
        const request = indexedDB.open("quarto");
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const read = (store, key) => new Promise((resolve) => {
        const request = opened.transaction(store).objectStore(store).get(key);
        request.onsuccess = () => resolve(request.result ?? null);
    });
    const mirror = await read("copies", "game");
    opened.close();
    return [localStorage.getItem("quarto.game"), mirror];
}"""
# Puts a text in the place of the mirror, or nothing; null leaves it as it is.
PUT_MIRROR = """async (text) => {
    const opened = await new Promise((resolve) => {
        const request = indexedDB.open("quarto");
        request.onsuccess = () => resolve(request.result);
    });
    await new Promise((resolve) => {
        const change = opened.transaction("copies", "readwrite");
        if (text === null) change.objectStore("copies").delete("game");
        else change.objectStore("copies").put(text, "game");
        change.oncomplete = resolve;
    });
    opened.close();
}"""


@dataclass
class Profile:
    """A browser whose visitor comes back, as often as it is opened, to what he left."""

    driver: Playwright
    folder: Path
    url: str
    context: BrowserContext | None = None

    def open(self) -> Page:
        """Start the browser and open the page."""
        self.context = self.driver.chromium.launch_persistent_context(
            str(self.folder),
            executable_path=find(CHROMIUM),
            args=TEST_ARGS,
            chromium_sandbox=False,
            locale="en",
            viewport={"width": 1366, "height": 620},
            service_workers="block",
        )
        page = self.context.new_page()
        page.goto(self.url, wait_until="commit")
        ready = "html[data-engine=ready]"
        page.wait_for_selector(ready, state="attached", timeout=START_MS)
        return page

    def kill(self) -> None:
        """End the browser without a word: SIGKILL to the process that was started."""
        os.kill(self._process(), signal.SIGKILL)
        assert self.context is not None
        self.context = None

    def close(self) -> None:
        """Close the browser, if it is open."""
        if self.context is not None:
            self.context.close()
            self.context = None

    def _process(self) -> int:
        """Return the browser's process: the one that was told of this profile first."""
        # The lock names host and process: "host-1234".
        lock = (self.folder / "SingletonLock").readlink()
        return int(str(lock).rpartition("-")[2])


def copies(page: Page) -> tuple[str | None, str | None]:
    """Return both copies of the game as they are stored."""
    local, mirror = page.evaluate(COPIES)
    return local, mirror


def wait_until_mirrored(page: Page, record: str) -> None:
    """Wait until the mirror has this record, whatever local storage has."""
    page.wait_for_function(
        f"async (record) => ((await ({COPIES})())[1] ?? '').includes(record)",
        arg=json.dumps(record),
    )


def wait_until_kept(page: Page) -> str:
    """Wait until the table is safe in the mirror; return its record."""
    text = cast("str", page.evaluate("localStorage.getItem('quarto.game')"))
    save = json.loads(text)
    kept = f'html[data-kept="{save["counter"]}"]'
    page.wait_for_selector(kept, state="attached")
    return str(save["record"])
