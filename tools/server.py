"""A server for the built site, on this machine only.

Says the types that browsers insist on, whatever the system's own table holds, and
lets them keep files until they change.
"""

import functools
import gzip
import http.server
import io
import os
import socket
import socketserver
import threading
from collections.abc import Iterator, Mapping, MutableSequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any

from tools.steps import StepError

HOST = "127.0.0.1"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".dat": "application/octet-stream",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".toml": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
PACKED = frozenset({".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm"})
_PORTS_TRIED = 20
# How soon a server notices that it should end.
_POLL_S = 0.05


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder, under a path of its own."""

    protocol_version = "HTTP/1.1"
    prefix = "/"
    # How browsers may keep a file: they ask each time whether it has changed.
    caching = "no-cache"
    # The types by the ends of the files' names, as this host sends them.
    types: Mapping[str, str] = TYPES
    # Sent beside the usual ones.
    more_headers: Mapping[str, str] = MappingProxyType({})
    # Whether text and programs go packed over the line, as many hosts send them.
    packs = False
    # The addresses asked for, where somebody wants to know.
    log: MutableSequence[str] | None = None

    def translate_path(self, path: str) -> str:
        """Return the file of an address; what is outside the prefix is nowhere."""
        if not path.startswith(self.prefix):
            return str(Path(self.directory) / "outside the site")
        return super().translate_path(path[len(self.prefix) - 1 :])

    def guess_type(self, path: object) -> str:
        """Return the type by the end of the file's name alone."""
        return self.types.get(
            Path(str(path)).suffix.lower(), "application/octet-stream"
        )

    def send_head(self) -> Any:  # noqa: ANN401  # inherited
        """Send the headers; return what follows them, or None."""
        file = Path(self.translate_path(self.path))
        accepts = "gzip" in self.headers.get("Accept-Encoding", "")
        if not (self.packs and accepts and file.suffix in PACKED and file.is_file()):
            return super().send_head()
        packed = gzip.compress(file.read_bytes(), mtime=0)
        self.send_response(http.HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(file))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(packed)))
        self.end_headers()
        return io.BytesIO(packed)

    def end_headers(self) -> None:
        """Say how the browser may keep the file."""
        self.send_header("Cache-Control", self.caching)
        for name, value in self.more_headers.items():
            self.send_header(name, value)
        super().end_headers()

    def log_request(self, code: object = "-", size: object = "-") -> None:
        """Keep the address; called for every answer."""
        del code, size
        if self.log is not None:
            self.log.append(self.path)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # inherited
        """Stay silent: the terminal shows the address and nothing else."""


class Server(http.server.ThreadingHTTPServer):
    """A server that ends with its program and tells when a port is taken."""

    daemon_threads = True
    # Elsewhere it lets a port be used again at once; on Windows it would share one.
    allow_reuse_address = os.name != "nt"

    def __init__(self, *arguments: Any, **options: Any) -> None:  # noqa: ANN401  # inherited
        """Begin without a connection."""
        self._connections: set[socket.socket] = set()
        super().__init__(*arguments, **options)

    def process_request(self, request: Any, client_address: Any) -> None:  # noqa: ANN401  # inherited
        """Remember the connection, which browsers like to keep."""
        self._connections.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:  # noqa: ANN401  # inherited
        """Forget a connection that has ended."""
        self._connections.discard(request)
        super().shutdown_request(request)

    def server_close(self) -> None:
        """End, for those who are still connected as well."""
        super().server_close()
        for connection in list(self._connections):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def server_bind(self) -> None:
        """Bind without asking the network for this machine's name."""
        socketserver.TCPServer.server_bind(self)
        self.server_name, self.server_port = HOST, self.server_address[1]


def open_server(folder: Path, port: int, **settings: object) -> Server:
    """Return a server on this port, or on the next free one.

    The settings are those of `Handler`: prefix, caching, types, more_headers, packs
    and log.
    """
    kind = type("SiteHandler", (Handler,), settings)
    handler = functools.partial(kind, directory=str(folder))
    for candidate in range(port, port + _PORTS_TRIED) if port else (0,):
        try:
            return Server((HOST, candidate), handler)
        except OSError:
            continue
    raise StepError(
        f"the ports {port} to {port + _PORTS_TRIED - 1} are taken",
        "Choose another one with --port.",
    )


@contextmanager
def serving(folder: Path, prefix: str = "/", **settings: object) -> Iterator[str]:
    """Serve a folder on any free port while the block runs; gives its address."""
    server = open_server(folder, 0, prefix=prefix, **settings)
    thread = threading.Thread(target=server.serve_forever, args=(_POLL_S,), daemon=True)
    thread.start()
    try:
        yield f"http://{HOST}:{server.server_port}{prefix}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
