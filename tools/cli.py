"""The command line of build.py: reads the words and calls the part that does it."""

import argparse
import functools
import sys
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path

from tools.audit import audit
from tools.bench import BENCHES
from tools.check import check
from tools.icons import draw_icons
from tools.openings import make_openings
from tools.paths import ZIP
from tools.picture import take_picture
from tools.puzzles import make_puzzles
from tools.server import HOST, open_server
from tools.single import build_single
from tools.site import build_site
from tools.soak import SOAKS
from tools.steps import StepError, say

_PORT = 8000
_TEST_OPTIONS = {
    "--firefox": "run all browser tests in Firefox, not only a few",
    "--webkit": "get WebKitGTK, so that its tests are not skipped",
}


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; return the program's exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal of another encoding shows a stand-in instead of failing.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    options = _parse(sys.argv[1:] if words is None else words)
    try:
        options.command(options)
    except StepError as error:
        say(f"\nFailed: {error.problem}\nTry:    {error.advice}")
        return 1
    except KeyboardInterrupt:
        say("")
        return 130
    return 0


def _serve(options: argparse.Namespace) -> None:
    folder = options.dir or build_site()
    server = open_server(folder, options.port)
    address = f"http://{HOST}:{server.server_port}/"
    say(f"\nQuarto is at {address}\nStop with Ctrl+C.")
    if not options.no_browser:
        webbrowser.open(address)
    with server:
        server.serve_forever()


def _site(_options: argparse.Namespace) -> None:
    name = build_site().name
    say(
        f"\nThe site is the folder {name}/, and {ZIP.name} for hosts that unpack one.\n"
        "Put it on any static host: docs/hosting.md."
    )


def _single(_options: argparse.Namespace) -> None:
    file = build_single()
    size = file.stat().st_size
    say(
        f"\nThe game is {file.parent.name}/{file.name}, {size / 1e6:.2f} MB. "
        "A double click opens it, without a network."
    )


def _test(options: argparse.Namespace) -> None:
    check(options.pytest, in_firefox=options.firefox, in_webkit=options.webkit)


def _bench(options: argparse.Namespace) -> None:
    BENCHES[options.what](runs=options.runs, throttle=options.throttle)


def _soak(options: argparse.Namespace) -> None:
    SOAKS[options.what](options.count, options.words)


def _audit(_options: argparse.Namespace) -> None:
    audit()


def _icons(_options: argparse.Namespace) -> None:
    draw_icons()


def _openings(_options: argparse.Namespace) -> None:
    make_openings()


def _puzzles(_options: argparse.Namespace) -> None:
    make_puzzles()


def _picture(_options: argparse.Namespace) -> None:
    take_picture()


def _parse(words: Sequence[str]) -> argparse.Namespace:
    # pytest has options of its own, which argparse would tear from their values.
    if words[:1] == ["test"] and not {"-h", "--help"} & set(words):
        ours = [word for word in words[1:] if word in _TEST_OPTIONS]
        options = _parser().parse_args(["test", *ours])
        options.pytest = [word for word in words[1:] if word not in ours]
        return options
    # What stands after -- is for the tests that a long run is made of.
    end = words.index("--") if "--" in words else len(words)
    options = _parser().parse_args(words[:end])
    options.words = words[end + 1 :]
    return options


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="build.py", description="Build, serve, test and measure Quarto."
    )
    add = functools.partial(_add, parser.add_subparsers(required=True, metavar="WHAT"))
    serve = add("serve", _serve, "build the site, serve it here and open the browser")
    serve.add_argument("--port", type=int, default=_PORT, help="default: %(default)s")
    serve.add_argument("--no-browser", action="store_true", help="only say where")
    serve.add_argument("--dir", type=Path, help="serve this folder; build nothing")
    add("site", _site, "build dist/ and dist.zip for any static host")
    add("single", _single, "build quarto.html, the game in one file to open")
    test = add("test", _test, "set up, build, then check style, types and behaviour")
    for option, meaning in _TEST_OPTIONS.items():
        test.add_argument(option, action="store_true", help=meaning)
    test.add_argument("pytest", nargs="*", help="anything that pytest understands")
    add("audit", _audit, "look for known faults in what the site is made of")
    add("icons", _icons, "draw the icons of static/icons/ anew from icon.svg")
    add("openings", _openings, "prove the openings anew: about an hour of one core")
    add("puzzles", _puzzles, "find and prove the shipped puzzles anew: some minutes")
    add("picture", _picture, "take the picture of the README anew")
    bench = add(
        "bench", _bench, "measure the start, the page, the engine or the search"
    )
    bench.add_argument("what", choices=sorted(BENCHES))
    bench.add_argument("--runs", type=int, default=5, help="default: %(default)s")
    bench.add_argument("--throttle", type=float, help="slow the processor N times")
    soak = add(
        "soak",
        _soak,
        "run what takes too long for the test command; after -- come the packages of "
        "a mutation run (a sample of --count mutants of each; all of them take "
        "hours), or the tests of coverage and suite",
    )
    soak.add_argument("what", choices=sorted(SOAKS))
    soak.add_argument("--count", type=int, default=0, help="how often; 0: as usual")
    return parser


def _add(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",
    name: str,
    command: Callable[[argparse.Namespace], None],
    summary: str,
) -> argparse.ArgumentParser:
    made = subparsers.add_parser(name, help=summary, description=summary)
    made.set_defaults(command=command)
    return made
