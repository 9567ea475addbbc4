"""The server of build.py serve and of the tests."""

import http.client
import urllib.error
import urllib.request
from email.message import Message
from pathlib import Path

import pytest

from tools.server import TYPES, open_server, serving


def test_browsers_get_the_types_they_insist_on(tmp_path: Path) -> None:
    """Modules and WebAssembly come with their types, whatever the system knows."""
    wanted = {
        "a.mjs": "text/javascript; charset=utf-8",
        "a.wasm": "application/wasm",
        "a.unknown": "application/octet-stream",
    }
    for name in wanted:
        (tmp_path / name).write_bytes(b"")
    with serving(tmp_path) as url:
        got = {name: _headers(url + name)["Content-Type"] for name in wanted}
    assert got == wanted


def test_unchanged_file_is_not_sent_again(tmp_path: Path) -> None:
    """A browser that has the file is told that it has not changed."""
    (tmp_path / "a.txt").write_text("a", "utf-8")
    with serving(tmp_path) as url:
        modified = _headers(url + "a.txt")["Last-Modified"]
        request = urllib.request.Request(  # noqa: S310  # our own server
            url + "a.txt", headers={"If-Modified-Since": modified}
        )
        with pytest.raises(urllib.error.HTTPError, match="304") as refused:
            urllib.request.urlopen(request)  # noqa: S310  # our own server
        refused.value.close()


def test_site_can_lie_below_a_path(tmp_path: Path) -> None:
    """With a prefix, only addresses below it are served."""
    (tmp_path / "a.txt").write_text("a", "utf-8")
    with serving(tmp_path, "/sub/path/") as url:
        assert _headers(url + "a.txt")["Content-Length"] == "1"
        with pytest.raises(urllib.error.HTTPError, match="404") as refused:
            _headers(url.replace("/sub/path/", "/a.txt"))
        refused.value.close()


def test_taken_port_is_passed_over(tmp_path: Path) -> None:
    """Where the port is taken, the next free one serves."""
    with (
        open_server(tmp_path, 0) as first,
        open_server(tmp_path, first.server_port) as second,
    ):
        assert second.server_port > first.server_port


def test_host_can_be_played(tmp_path: Path) -> None:
    """Types and headers of another host, and a list of what was asked for."""
    (tmp_path / "a.js").write_bytes(b"")
    log: list[str] = []
    with serving(tmp_path, types={}, more_headers={"X-Host": "yes"}, log=log) as url:
        headers = _headers(url + "a.js?x")
    assert headers["Content-Type"] == "application/octet-stream"
    assert (headers["X-Host"], log) == ("yes", ["/a.js?x"])


def test_end_is_an_end_for_kept_connections(tmp_path: Path) -> None:
    """A browser that keeps its connection is served no longer."""
    (tmp_path / "a.txt").write_text("a", "utf-8")
    with serving(tmp_path) as url:
        host = url.split("/")[2]
        connection = http.client.HTTPConnection(host)
        connection.request("GET", "/a.txt")
        assert connection.getresponse().read() == b"a"
    assert connection.sock is not None
    assert connection.sock.recv(1) == b""
    connection.close()


def test_types_are_those_of_the_site() -> None:
    """Every kind of file in static/ has a type."""
    static = Path(__file__).parents[3] / "static"
    kinds = {file.suffix for file in static.rglob("*.*") if file.is_file()}
    assert kinds <= set(TYPES)


def _headers(url: str) -> Message:
    with urllib.request.urlopen(url) as answer:  # noqa: S310  # our own server
        headers: Message = answer.headers
    return headers
