"""The game in other pages: the example of the docs, and hosts of every kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import FrameLocator, expect

from tests.browser.conftest import START_MS
from tools.paths import ROOT
from tools.server import serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Locator, Page, Request

    from tests.browser.conftest import PageOpener

EXAMPLE = (ROOT / "docs" / "example.html").read_text("utf-8")
HEAD = '<!doctype html><html lang="en"><script src="./embed.js" defer></script><body>'
FALL = "() => { setTimeout(() => { throw new TypeError(); }); }"
KEEP_NEWS = """
window.news = [];
for (const type of ["ready", "move", "call", "end", "error"])
    addEventListener("quarto-" + type, (event) =>
        news.push([event.target.id, type, event.detail]));
"""
BLOCKED = """for (const name of ["localStorage", "sessionStorage", "indexedDB"])
    Object.defineProperty(globalThis, name, {get() { throw new DOMException("no"); }});
"""


@dataclass
class Host:
    """A page of another origin that embeds the game."""

    page: Page
    requests: list[str]

    @property
    def news(self) -> list[tuple[str, str, dict[str, Any]]]:
        """What the games told, as element, type and detail."""
        return [tuple(entry) for entry in self.page.evaluate("news")]

    def wait(self, count: int) -> list[tuple[str, str, dict[str, Any]]]:
        """Wait for so much news."""
        self.page.wait_for_function("(count) => news.length >= count", arg=count)
        return self.news

    def still(self, name: str) -> Locator:
        """Return the picture that stands for a game."""
        return self.page.locator(f"#{name} .still")

    def start(self, name: str) -> FrameLocator:
        """Use a game for the first time, and wait until it lives."""
        self.still(name).get_by_role("button").click()
        return self.live(name)

    def live(self, name: str) -> FrameLocator:
        """Return the frame of a game that lives."""
        frame = self.page.frame_locator(f"#{name} iframe")
        frame.locator("html[data-engine=ready]").wait_for(
            state="attached", timeout=START_MS
        )
        return frame


@pytest.fixture
def open_host(
    browser: Browser, site: Path, tmp_path: Path
) -> Iterator[Callable[..., Host]]:
    """Open a page, given as text, of an origin that is not the site's."""
    contexts: list[BrowserContext] = []
    headers = {"Access-Control-Allow-Origin": "*"}
    with (
        serving(site, "/sub/", more_headers=headers) as url,
        serving(tmp_path) as host_url,
    ):

        def opener(
            text: str, init_script: str = "", browser: Browser = browser
        ) -> Host:
            text = text.replace("./embed.js", url + "embed.js")
            (tmp_path / "host.html").write_text(text, "utf-8")
            context = browser.new_context(service_workers="block")
            context.add_init_script(KEEP_NEWS + init_script)
            contexts.append(context)
            page = context.new_page()
            requests: list[str] = []

            def note(request: Request) -> None:
                requests.append(request.url)

            page.on("request", note)
            page.goto(host_url + "host.html")
            return Host(page, requests)

        yield opener
        for context in contexts:
            context.close()


def give(frame: FrameLocator, piece: str) -> None:
    """Choose a piece and give it."""
    frame.locator(f'[data-piece="{piece}"]').click()
    frame.locator('[data-action="give"]').click()


def place(frame: FrameLocator, *cells: str) -> None:
    """Use cells."""
    for cell in cells:
        frame.locator(f'[data-cell="{cell}"]').click()


@pytest.mark.parametrize("name", ["chromium", "firefox"])
def test_example_of_the_docs(
    request: pytest.FixtureRequest, open_host: Callable[..., Host], name: str
) -> None:
    """Two games on a page: pictures first, then one lives, told move by move."""
    host = open_host(EXAMPLE, browser=request.getfixturevalue(name))
    pieces = host.still("puzzle").locator(".board img")
    expect(pieces).to_have_count(5)
    expect(pieces.first).to_have_attribute("alt", "C3: dark, square, short, solid")
    expect(host.still("game")).to_contain_text("Jouer")
    expect(host.page.locator("iframe")).to_have_count(0)
    assert not [url for url in host.requests if url.endswith((".wasm", ".dat"))]
    before = host.page.evaluate("document.documentElement.scrollHeight")
    frame = host.start("puzzle")
    assert host.page.evaluate("document.documentElement.scrollHeight") >= before
    expect(host.page.locator("iframe")).to_have_count(1)
    assert frame.locator('[data-action="new-game"]').count() == 0
    place(frame, "c1")
    frame.locator('[data-action="call"]').click()
    place(frame, "a1", "b1", "c1", "d1")
    frame.locator('[data-action="show"]').click()
    news = host.wait(4)
    assert [(game, kind) for game, kind, _ in news] == [
        ("puzzle", kind) for kind in ("ready", "move", "call", "end")
    ]
    assert news[1][2] | {"position": ""} == {
        "v": 1,
        "ply": "place",
        "seat": "first",
        "piece": "3",
        "cell": "c1",
        "position": "",
        "record": None,
    }
    assert (news[3][2]["termination"], news[3][2]["line"]) == ("called", "a1-d1")
    assert not any(person in str(news) for person in ("Ana", "Bruno"))


def test_orders_of_the_host(open_host: Callable[..., Host]) -> None:
    """Position, record and reset; what cannot be read is answered with its place."""
    host = open_host(HEAD + '<quarto-game id="one" record="cs 0a1 1"></quarto-game>')
    one = "document.getElementById('one')"
    host.page.evaluate(f"{one}.setPosition('..../..../..../7... - cshf')")
    expect(host.still("one").locator("img")).to_have_count(1)
    assert not [url for url in host.requests if url.endswith(".wasm")]
    frame = host.start("one")
    expect(frame.locator('[data-cell="a1"]')).to_have_attribute("data-holds", "7")
    host.page.evaluate(f"{one}.setRecord('cs 0a1 0')")
    host.page.evaluate(f"{one}.reset()")
    expect(frame.locator("[data-hand]")).to_have_attribute("data-hand", "1")
    host.page.evaluate(f"{one}.setAttribute('record', 'cs 5')")
    expect(frame.locator("[data-hand]")).to_have_attribute("data-hand", "5")
    told = [(kind, detail.get("record")) for _, kind, detail in host.wait(5)]
    assert told == [
        ("ready", "cs 0a1 1"),
        ("ready", None),
        ("error", None),
        ("ready", "cs 0a1 1"),
        ("ready", "cs 5"),
    ]
    assert host.news[2][2] == {"v": 1, "reason": "piece_gone", "column": 8}
    # So is an error of the game's own, after which it goes on.
    frame.locator("html").evaluate(FALL)
    frame.locator("[data-fault=go-on]").click()
    fault = {"v": 1, "reason": "fault", "cause": "error"}
    assert host.wait(6)[5] == ("one", "error", fault)
    place(frame, "b2")
    expect(frame.locator('[data-cell="b2"]')).to_have_attribute("data-holds", "5")


def test_game_that_cannot_start_is_told(open_host: Callable[..., Host]) -> None:
    """The frame says why, where it is seen and to the page around."""
    text = HEAD + '<quarto-game id="one" rules="cs" eager></quarto-game>'
    host = open_host(text, "delete globalThis.WebAssembly;")
    failure = host.page.frame_locator("#one iframe").locator(".boot-failure")
    expect(failure).to_be_visible()
    told = {"v": 1, "reason": "start", "cause": "no-wasm"}
    assert host.wait(1) == [("one", "error", told)]


def test_keyboard_enters_and_strangers_do_not(open_host: Callable[..., Host]) -> None:
    """Reached by Tab it lives; neither side takes what somebody else says."""
    host = open_host(
        HEAD + '<quarto-game id="one" rules="cs"></quarto-game>'
        '<iframe id="stranger" srcdoc="<p>a stranger</p>"></iframe>'
    )
    keyboard_enters_the_game(host)
    frame = host.live("one")
    host.wait(1)
    host.page.evaluate("""() => {
        const game = document.getElementById("one").shadowRoot
            .querySelector("iframe").contentWindow;
        const stranger = document.getElementById("stranger").contentWindow;
        const message = {source: "quarto", v: 1, type: "record", text: "cs 7"};
        // To the page: from another window, and malformed from the right one.
        const post = "(to, message) => to.postMessage(message, '*')";
        stranger.eval(post)(game, message);
        for (const bad of [null, 7, "x", [], {}, {...message, v: 2},
                {...message, type: "eval"}, {...message, text: 1}, {source: "quarto"}])
            game.postMessage(bad, "*");
        // To the host: from a window that is not the game's.
        stranger.eval("(host, message) => host.postMessage(message, '*')")(
            window, {source: "quarto", v: 1, type: "end", winner: "first"});
        postMessage({source: "quarto", v: 1, type: "end"}, "*");
        // Last, one that counts: it is handled after all of them.
        game.postMessage({...message, text: "cs 9"}, "*");
    }""")
    expect(frame.locator("[data-hand]")).to_have_attribute("data-hand", "9")
    assert [(kind, d["record"]) for _, kind, d in host.wait(2)] == [
        ("ready", "cs"),
        ("ready", "cs 9"),
    ]


@pytest.mark.parametrize("attribute", ["sandbox", ""])
def test_game_without_any_storage(
    open_host: Callable[..., Host], attribute: str
) -> None:
    """Sandboxed, or with storage blocked: a move is told, and an order obeyed."""
    game = f'<quarto-game id="one" rules="cs" {attribute}></quarto-game>'
    host = open_host(HEAD + game, "" if attribute else BLOCKED)
    frame = host.start("one")
    give(frame, "7")
    assert host.wait(2)[1][2]["record"] == "cs 7"
    host.page.evaluate("document.getElementById('one').reset()")
    expect(frame.locator("[data-hand]")).to_have_attribute("data-hand", "")


def test_own_game_is_left_alone(open_host: Callable[..., Host]) -> None:
    """A plain frame goes on with the visitor's game; an assigned one never sees it."""
    host = open_host(HEAD + '<quarto-game id="one" rules="cs"></quarto-game>')
    site = host.page.evaluate("document.querySelector('script[src]').src")
    url = site.removesuffix("embed.js")
    host.page.evaluate(
        """(url) => document.body.insertAdjacentHTML("beforeend",
            `<div id="own"><iframe src="${url}"></iframe></div>`)""",
        url,
    )
    own = host.live("own")
    give(own, "7")
    expect(own.locator("[data-hand]")).to_have_attribute("data-hand", "7")
    frame = host.start("one")
    give(frame, "3")
    host.wait(2)
    host.page.evaluate("document.querySelector('#own iframe').src += '#'")
    host.page.evaluate(
        "document.querySelector('#own iframe').replaceWith("
        "document.querySelector('#own iframe').cloneNode())"
    )
    expect(host.live("own").locator("[data-hand]")).to_have_attribute("data-hand", "7")
    assert {name for name, _, _ in host.news} == {"one"}


@pytest.mark.chromium_only("a page as on paper")
def test_picture_on_paper(open_host: Callable[..., Host]) -> None:
    """What is printed is the picture of the present position, not the frame."""
    host = open_host(HEAD + '<quarto-game id="one" record="cs 0a1 1"></quarto-game>')
    frame = host.start("one")
    place(frame, "b2")
    give(frame, "2")
    host.wait(3)
    expect(host.still("one")).to_be_hidden()
    host.page.emulate_media(media="print")
    expect(host.still("one")).to_be_visible()
    expect(host.page.locator("#one iframe")).to_be_hidden()
    expect(host.still("one").locator(".board img")).to_have_count(2)
    assert host.page.evaluate(
        """() => [...document.getElementById("one").shadowRoot.querySelectorAll("img")]
            .every((image) => image.complete && image.naturalWidth > 0)"""
    )


def keyboard_enters_the_game(host: Host) -> None:
    """Reach the picture, which wakes the game; it has the keyboard then."""
    host.page.keyboard.press("Tab")
    host.live("one")
    host.page.wait_for_function(
        "document.getElementById('one').shadowRoot.activeElement?.tagName === 'IFRAME'"
    )


@pytest.mark.parametrize(
    ("path", "cells"),
    [
        ("", ["c1f"]),
        ("#p=..../..../..../0..._1_cshf", ["a10"]),
        ("?lock=undo", []),
        ("?coordinates=off&pieces=plan", ["c1f"]),
    ],
)
def test_board_before_python(
    open_page: PageOpener, path: str, cells: list[str]
) -> None:
    """The address's board or the last one, but none of one's own on a set table."""
    page = open_page(
        path=path,
        storage={"quarto.board": "..../..../..../..f. -"},
        routes={"**/page.js": lambda _route: None},
        engine="loading",
    )
    page.wait_for_selector("html:not([data-boot])", state="attached")
    held = page.eval_on_selector_all(
        "[data-cell]",
        "(cells) => cells.filter((cell) => cell.dataset.holds)"
        ".map((cell) => cell.dataset.cell + cell.dataset.holds)",
    )
    assert held == cells
    looks = [page.get_attribute("html", f"data-{n}") for n in ("coordinates", "pieces")]
    assert looks == (["off", "plan"] if "pieces" in path else ["on", "relief"])
