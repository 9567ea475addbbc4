"""Files that the page hands out, as the visitor finds them."""

from __future__ import annotations

import base64
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import FilePayload, Page

# Keeps what a link hands out, in a browser that does not tell its driver of files.
CATCH = """() => {
    const [blobs, make] = [new Map(), URL.createObjectURL];
    globalThis.handedOut = null;
    URL.createObjectURL = (blob) => {
        const url = make.call(URL, blob);
        blobs.set(url, blob);
        return url;
    };
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
        const blob = this.download && blobs.get(this.href);
        if (blob) globalThis.handedOut = { name: this.download, blob };
        else click.call(this);
    };
    globalThis.letGo = () => {
        URL.createObjectURL = make;
        HTMLAnchorElement.prototype.click = click;
    };
}"""
CAUGHT = "() => globalThis.handedOut !== null"
TAKE = """() => new Promise((resolve) => {
    const { name, blob } = globalThis.handedOut;
    globalThis.letGo();
    const reader = new FileReader();
    reader.onload = () => resolve([name, reader.result.split(",")[1] || ""]);
    reader.readAsDataURL(blob);
})"""


@dataclass
class File:
    """A file that was handed out, once it was."""

    name: str = ""
    content: bytes = b""

    @property
    def text(self) -> str:
        """The content as text, its mark left out."""
        return self.content.decode("utf-8-sig")

    @property
    def chosen(self) -> FilePayload:
        """The file as somebody chooses it."""
        kind = "application/octet-stream"
        return {"name": self.name, "mimeType": kind, "buffer": self.content}


@contextmanager
def handed_out(page: Page) -> Iterator[File]:
    """Give the file that the page hands out within the block."""
    file = File()
    browser = page.context.browser
    if browser is None or browser.browser_type.name == "chromium":
        with page.expect_download() as waiting:
            yield file
        file.name = waiting.value.suggested_filename
        file.content = waiting.value.path().read_bytes()
        return
    page.evaluate(CATCH)
    yield file
    page.wait_for_function(CAUGHT)
    file.name, content = page.evaluate(TAKE)
    file.content = base64.b64decode(content)
