"""How much comes over the line until the page is ready, packed as hosts pack it."""

import gzip
import subprocess
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import urlsplit

from tools.node import node
from tools.paths import DIST
from tools.steps import say

# What hosts pack; the rest is packed already.
_PACKED = frozenset({".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm"})
_GOALS = {"brotli": 5_000_000, "gzip": 5_700_000}
_BROTLI = """const {brotliCompressSync} = require("zlib");
const {readFileSync} = require("fs");
for (const file of process.argv.slice(1))
    console.log(brotliCompressSync(readFileSync(file)).length);"""


def report_sizes(requests: Iterable[str]) -> None:
    """Print the size of what was asked for, and of the whole site."""
    files = sorted({_file(address) for address in requests})
    every = [file for file in DIST.rglob("*") if file.is_file()]
    total = sum(file.stat().st_size for file in every)
    say(f"\ndist/: {len(every)} files, {total / 1e6:.1f} MB")
    for name, size in {"brotli": _brotli(files), "gzip": _gzip(files)}.items():
        verdict = "reached" if size <= _GOALS[name] else "MISSED"
        say(
            f"over the line until ready, {len(files)} files, {name}: "
            f"{size / 1e6:.2f} MB   (goal {_GOALS[name] / 1e6:.1f}: {verdict})"
        )


def _file(address: str) -> Path:
    path = urlsplit(address).path
    return DIST / (path.lstrip("/") or "index.html")


def _brotli(files: list[Path]) -> int:
    packed = [str(file) for file in files if file.suffix in _PACKED]
    command = [str(node()), "-e", _BROTLI, *packed]
    done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603  # our own script
    return sum(map(int, done.stdout.split())) + _plain(files)


def _gzip(files: list[Path]) -> int:
    packed = [file for file in files if file.suffix in _PACKED]
    return sum(len(gzip.compress(file.read_bytes())) for file in packed) + _plain(files)


def _plain(files: list[Path]) -> int:
    return sum(file.stat().st_size for file in files if file.suffix not in _PACKED)
