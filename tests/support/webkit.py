"""WebKitGTK, driven from outside: for the few tests that also run there.

Playwright does not drive the WebKit of the system; its own driver does, by the protocol
that selenium speaks. It needs a screen, which Xvfb pretends to be.
"""

from __future__ import annotations

import os
import subprocess
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tools.browsers import WEBKIT, XVFB, find

if TYPE_CHECKING:
    from collections.abc import Iterator

    from selenium.webdriver.remote.webdriver import WebDriver

PATIENCE_S = 60
POLL_S = 0.05


def is_here() -> bool:
    """Tell whether there is a WebKitGTK to drive, and a screen for it."""
    return find(WEBKIT) is not None and find(XVFB) is not None


@contextmanager
def screen() -> Iterator[str]:
    """Pretend that there is a screen; give its name."""
    reading, writing = os.pipe()
    options = ("-screen", "0", "1366x768x24", "-nolisten", "tcp")
    command = [str(find(XVFB)), "-displayfd", str(writing), *options]
    with subprocess.Popen(  # noqa: S603  # the program that was found
        command, pass_fds=(writing,), stderr=subprocess.DEVNULL
    ) as process:
        os.close(writing)
        try:
            with os.fdopen(reading) as answer:
                yield f":{answer.readline().strip()}"
        finally:
            process.terminate()


@contextmanager
def webkit() -> Iterator[WebDriver]:
    """Start WebKitGTK, and end it."""
    with screen() as display:
        env = {**os.environ, "DISPLAY": display, "GSETTINGS_BACKEND": "memory"}
        service = Service(str(find(WEBKIT)), env=env)
        driver = webdriver.WebKitGTK(options=Options(), service=service)
        driver.set_page_load_timeout(PATIENCE_S)
        try:
            yield driver
        finally:
            driver.quit()


class WebKitPage:
    """The game in WebKitGTK, by the names that the page promises."""

    def __init__(self, driver: WebDriver) -> None:
        """Use this browser."""
        self.driver = driver

    def open(self, address: str) -> None:
        """Go there, and wait until Python is ready."""
        self.driver.get(address)
        self.wait("document.documentElement.dataset.engine === 'ready'")

    def ask(self, script: str) -> object:
        """Return what an expression of JavaScript says."""
        answer: object = self.driver.execute_script(f"return {script}")
        return answer

    def wait(self, script: str) -> None:
        """Wait until an expression of JavaScript is true."""
        end = time.monotonic() + PATIENCE_S
        while not self.ask(script):
            assert time.monotonic() < end, script
            time.sleep(POLL_S)

    def click(self, selector: str) -> None:
        """Click the first element of a selector."""
        self.driver.find_element(By.CSS_SELECTOR, selector).click()

    def give(self, selector: str) -> None:
        """Choose a piece and give it."""
        self.click(selector)
        self.click('[data-action="give"]')

    @property
    def board(self) -> object:
        """The pieces on the board, staged ones too, by cell."""
        return self.ask(
            """Object.fromEntries([...document.querySelectorAll("[data-cell]")]
                .filter(cell => cell.dataset.holds)
                .map(cell => [cell.dataset.cell, cell.dataset.holds]))"""
        )

    @property
    def hand(self) -> object:
        """The piece in hand."""
        return self.ask("document.querySelector('[data-hand]').dataset.hand")
