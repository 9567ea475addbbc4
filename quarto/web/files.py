"""Files: handed out to be kept, and read where somebody chose one."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from pyodide.ffi import JsException
from pyscript import document, window
from pyscript.ffi import to_js

from quarto.web.tasks import begin

if TYPE_CHECKING:
    from collections.abc import Callable

    from quarto.app.places.csv import Row
    from quarto.app.text import Text

KINDS = {
    "csv": "text/csv;charset=utf-8",
    "json": "application/json",
    "svg": "image/svg+xml",
    "txt": "text/plain;charset=utf-8",
}
# More than any text of ours; a film chosen by mistake is not even read.
LARGEST = 8_000_000
# How a text may be written, by what it begins with; else the first that fits. Programs
# for spreadsheets still write the older one.
MARKED = {(0xFF, 0xFE): "utf-16le", (0xFE, 0xFF): "utf-16be"}
ENCODINGS = ("utf-8", "windows-1252")
# Browsers begin to read a file after the click; then its address may go.
FORGOTTEN_AFTER = 60


def hand_out(
    name: str, content: str | tuple[Row, ...], say: Callable[[Text], str]
) -> None:
    """Let the browser keep a text or a table as a file of this name."""
    from quarto.app.places.csv import csv_text  # noqa: PLC0415  # seldom needed

    text = content if isinstance(content, str) else csv_text(content, say)
    kind = KINDS[name.rpartition(".")[2]]
    hand_out_blob(name, window.Blob.new(to_js([text]), to_js({"type": kind})))


def hand_out_blob(name: str, blob: Any) -> None:
    """Let the browser keep what it has made itself as a file of this name."""
    link = document.createElement("a")
    link.href = window.URL.createObjectURL(blob)
    link.download = name
    link.click()
    loop = asyncio.get_event_loop()
    loop.call_later(FORGOTTEN_AFTER, window.URL.revokeObjectURL, link.href)


def read(field: Any, then: Callable[[str], None]) -> None:
    """Read the file that a field holds; it becomes empty, to be chosen again."""
    if field.files.length:
        begin(_read(field.files.item(0), then))
        field.value = ""


async def _read(file: Any, then: Callable[[str], None]) -> None:
    if file.size > LARGEST:
        then("")
        return
    try:
        text = _decoded(await file.arrayBuffer())
    except JsException:
        # It was moved or may not be read.
        text = ""
    then(text)


def _decoded(buffer: Any) -> str:
    """Return a file's bytes as text, whatever program wrote it."""
    data = window.Uint8Array.new(buffer)
    start = tuple(data.slice(0, 2).to_py())
    *strict, last = (MARKED[start],) if start in MARKED else ENCODINGS
    for encoding in strict:
        decoder = window.TextDecoder.new(encoding, to_js({"fatal": True}))
        try:
            return str(decoder.decode(data))
        except JsException:
            continue
    return str(window.TextDecoder.new(last).decode(data))
