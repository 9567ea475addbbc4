"""Hostile texts in the page: by the address, as files, as what is kept, by messages.

They come by the hundred into one page, which stays ready and keeps its game; nothing
of them ever becomes an element, an attribute or a script.
"""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from quarto.saves.device import Device, format_device
from quarto.saves.library import format_library
from quarto.saves.seal import CHECK, sealed
from quarto.saves.tables import SavedPlayer
from tests.browser.conftest import wait_for_engine
from tests.support.visitor import Visitor
from tools.server import serving
from tools.soak.hostile import corpus
from tools.soak.hostile.mutations import MARKUP, TOKENS, mutated

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, FilePayload, Frame, Page

    from tests.browser.conftest import PageOpener

RUNNING = "cshf+squares 0a1 1b2 2"
BOARD = {"a1": "0", "b2": "1"}
DEEP = 100_000
GIANTS = (
    "x" * 1_000_000,
    "[" * DEEP,
    '{"format": "quarto-game", "version": 3, "x": ' + "[" * DEEP + "]" * DEEP + "}",
    '{"format": "quarto-game", "version": 3, "counter": ' + "9" * 5_000 + "}",
    "#g=" + "%41" * 300_000,
)
# What is in the page that came from a text: an element, an attribute, a script.
INTRUDERS = """() => [
    ...document.querySelectorAll("img, iframe, object, embed, base, svg[onload]"),
    ...[...document.querySelectorAll("*")].filter(({attributes}) =>
        [...attributes].some(({name, value}) => name.startsWith("on")
            || (/^(style|src|href)$/.test(name) && /hacked|evil/.test(value)))),
    ...[...document.scripts].filter((one) => /hacked/.test(one.textContent)),
].map((element) => element.outerHTML.slice(0, 200))
    .concat("hacked" in window ? ["a script ran"] : [])"""
# Wherever the control stands: in the bar, or in the menu of small screens.
USE = "(what) => document.querySelector(`#page [data-action=${what}]`).click()"
FOLLOW = """async (texts) => {
    for (const text of texts) {
        const heard = new Promise((done) =>
            addEventListener("hashchange", done, {once: true}));
        location.hash = text;
        await heard;
        const no = "#dialog[data-dialog=link] .dialog-foot [data-action=close]";
        document.querySelector(no)?.click();
    }
}"""
PASTE = """async (texts) => {
    for (const text of texts) {
        const field = document.querySelector("#field-pasted");
        if (!field) document.querySelector("#page [data-action=share]").click();
        const there = document.querySelector("#field-pasted");
        there.value = text;
        there.dispatchEvent(new Event("input", {bubbles: true}));
        document.querySelector("#dialog [data-action=open-text]").click();
        const no = "#dialog[data-dialog=link] .dialog-foot [data-action=close]";
        document.querySelector(no)?.click();
        await new Promise((done) => setTimeout(done));
    }
    document.querySelector("#dialog[open] [data-action=close]")?.click();
}"""
RECALL = """async ([key, texts]) => {
    const use = (what) => document.querySelector(`[data-action=${what}]`).click();
    for (const text of texts) {
        localStorage.setItem("quarto." + key, text);
        if (key !== "puzzles") use("beside");
        use(key);
        await new Promise((done) => setTimeout(done));
        use("leave");
    }
    localStorage.removeItem("quarto." + key);
}"""


def spoilt(seed: str, texts: tuple[str, ...], count: int) -> list[str]:
    """Return texts that somebody has spoilt: the same ones every time."""
    rng = Random(seed)
    return [mutated(rng, rng.choice(texts), rng.choice(texts)) for _ in range(count)]


def changed(text: str, **fields: object) -> str:
    """Return an envelope with some fields replaced, whole but for them."""
    known = json.loads(text)
    known.pop(CHECK, None)
    return sealed(known | fields)


def file(text: str) -> FilePayload:
    """Return a text as a chosen file."""
    buffer = text.encode("utf-8", "replace")
    return {"name": "game.json", "mimeType": "application/json", "buffer": buffer}


def running(open_page: PageOpener, **options: object) -> Page:
    """Open a page with a game under way."""
    return open_page(path=f"#g={RUNNING.replace(' ', '_')}", **options)  # type: ignore[arg-type]  # options of any test


def is_as_before(page: Page | Frame) -> bool:
    """Whether the page is ready, and the game is the one it was."""
    ready = page.get_attribute("html", "data-engine") == "ready"
    hand = page.get_attribute("[data-hand]", "data-hand")
    held = page.eval_on_selector_all(
        "[data-cell]",
        "(cells) => cells.filter((one) => one.dataset.holds)"
        ".map((one) => [one.dataset.cell, one.dataset.holds])",
    )
    return ready and hand == "2" and dict(held) == BOARD


def test_links_and_texts_by_the_hundred(open_page: PageOpener) -> None:
    """Each is refused or asked about; the game on the table stays. Files, too."""
    page = running(open_page)
    links = (*corpus.LINKS, *(f"#g={one}" for one in corpus.RECORDS))
    page.evaluate(FOLLOW, [f"#g=x{one}" for one in spoilt("links", links, 80)])
    page.evaluate(FOLLOW, ["#p=" + "%41" * 300_000, *(f"#g={one}" for one in MARKUP)])
    assert is_as_before(page)
    texts = (*corpus.LINKS, *corpus.RECORDS, *corpus.saves())
    page.evaluate(PASTE, [*spoilt("texts", texts, 80), *TOKENS, *GIANTS])
    assert is_as_before(page)
    assert page.evaluate(INTRUDERS) == []
    files_of_every_kind(page)


def files_of_every_kind(page: Page) -> None:
    """Open files: those that are whole bear markup in every name, shown as words."""
    page.evaluate(USE, "share")
    error = page.locator("#dialog .field-error")
    for text in (*GIANTS, *spoilt("files", corpus.saves(), 6)):
        page.fill("#field-pasted", " ")
        expect(error).to_be_empty()
        page.set_input_files("#field-file", file(text))
        expect(error.or_(page.locator("#dialog[data-dialog=link]"))).not_to_be_empty()
        if page.get_attribute("#dialog", "data-dialog") == "link":
            page.click("#dialog .dialog-foot [data-action=close]")
            page.evaluate(USE, "share")
    players = [{"name": name, "level": None} for name in MARKUP[:2]]
    text = changed(corpus.saves()[-1], players=players, record="cs 5")
    page.set_input_files("#field-file", file(text))
    page.click("#dialog[data-dialog=link] [data-action=confirm]")
    assert "onerror" in page.inner_text("#page") or "<img" in page.inner_text("#page")
    assert page.evaluate(INTRUDERS) == []


def test_what_is_kept(open_page: PageOpener) -> None:
    """What somebody wrote into the storage is read by the places, and set aside.

    A library of somebody else's is read, too, and is shown as words.
    """
    page = running(open_page)
    named = changed(corpus.leagues()[0], names=list(MARKUP[:4]))
    kinds = {
        "class": [*spoilt("class", corpus.leagues(), 25), named],
        "sheet": [
            *spoilt("sheet", corpus.sheets(), 25),
            changed(corpus.sheets()[0], names=list(MARKUP[:2])),
        ],
        "puzzles": [
            *spoilt("puzzles", corpus.puzzles(), 25),
            changed(corpus.puzzles()[0], review=[one[:40] for one in MARKUP]),
        ],
    }
    for key, texts in kinds.items():
        page.evaluate(RECALL, [key, texts])
        assert page.evaluate(INTRUDERS) == [], key
    assert is_as_before(page)
    library_and_class_of_strangers(page)


def library_and_class_of_strangers(page: Page) -> None:
    """Open files with markup in every title and name, and tables that are none."""
    page.evaluate(USE, "games")
    entries = tuple(
        replace(
            corpus.OVER,
            title=one,
            players=(SavedPlayer(one, None), SavedPlayer("", one[:100])),
            date=f"2026-12-0{number}T18:30:05",
        )
        for number, one in enumerate(MARKUP, start=1)
    )
    said = page.locator(".beside > .said")
    for text in (*GIANTS, *spoilt("library", corpus.libraries(), 5)):
        page.set_input_files("[name=games-file]", file(text))
        expect(said).not_to_be_empty()
    page.set_input_files("[name=games-file]", file(format_library(entries)))
    for name in MARKUP:
        expect(page.locator(".kept-game strong").get_by_text(name[:30])).to_be_visible()
    assert page.evaluate(INTRUDERS) == []
    device = Device({"quarto.class": MARKUP[0], "quarto.x": "y"}, entries, {})
    page.set_input_files("[name=games-file]", file(format_device(device)))
    page.click('[data-do="refuse:"]')
    page.evaluate(USE, "leave")
    assert is_as_before(page)


HOST = """<!doctype html><html lang="en"><title>host</title><body>
<iframe name="game" src="{game}" referrerpolicy="origin"></iframe>
<iframe name="stranger" src="{stranger}"></iframe>"""
# A message that is right, from whoever may send it.
ELSEWHERE = ['{"source": "quarto", "v": 1, "type": "record", "text": "cs 5"}']
STRANGER = "<!doctype html><html lang='en'><title>stranger</title>"
POST = """async (texts) => {
    const game = (self === top ? self : parent).frames.game;
    const cyclic = {source: "quarto", v: 1, type: "reset"};
    cyclic.text = cyclic;
    const ours = (fields) => ({source: "quarto", v: 1, type: "reset", ...fields});
    const odd = [null, undefined, 7, 10n, NaN, "reset", [], new Map([["a", 1]]), cyclic,
        new ArrayBuffer(8), new Date(NaN), /x/, new Error("x"), {source: "quarto"},
        ours({v: 10n}), ours({v: [1]}), ours({type: ["reset"]}),
        ours({type: "__proto__"}), ours({type: "record", text: {toString: "x"}}),
        ours({type: "record", text: "x".repeat(5e6)}),
        ours({type: "position", text: "\\ud800"})];
    let deep = [];
    for (let depth = 0; depth < 2000; depth += 1) deep = [deep];
    const read = (text) => { try { return JSON.parse(text); } catch { return text; } };
    for (const one of [...odd, deep, ...texts.map(read)]) game.postMessage(one, "*");
}"""


def test_messages_of_hosts_and_strangers(
    browser: Browser, site_url: str, tmp_path: Path
) -> None:
    """The page around is heard where it is right; a stranger's window never."""
    (tmp_path / "stranger.html").write_text(STRANGER)
    errors: list[str] = []
    with serving(tmp_path) as url, browser.new_context() as context:
        game = f"{site_url}?lang=en#g={RUNNING.replace(' ', '_')}"
        text = HOST.format(game=game, stranger=f"{url}stranger.html")
        (tmp_path / "host.html").write_text(text)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"{url}host.html")
        frame, stranger = page.frame("game"), page.frame("stranger")
        assert frame
        assert stranger
        wait_for_engine(frame, "ready")
        stranger.evaluate(POST, [*ELSEWHERE, *corpus.MESSAGES])
        page.evaluate(POST, [f"{{{one}" for one in corpus.MESSAGES])
        assert is_as_before(frame)
        page.evaluate(POST, spoilt("messages", corpus.MESSAGES, 200))
        page.evaluate(POST, ELSEWHERE)
        expect(frame.locator("[data-hand]")).to_have_attribute("data-hand", "5")
        page.evaluate(POST, ['{"source": "quarto", "v": 1, "type": "reset"}'])
        expect(frame.locator("[data-hand]")).to_have_attribute("data-hand", "2")
        assert is_as_before(frame)
        assert frame.evaluate(INTRUDERS) == []
    assert errors == []


def test_stored_game_of_a_stranger(open_page: PageOpener) -> None:
    """Names, titles and texts of a game that somebody wrote into the storage."""
    players = [{"name": name, "level": None} for name in MARKUP[:2]]
    entry = {"key": MARKUP[0][:40], "title": MARKUP[1], "starred": True, "named": True}
    table = {"origin": None, "players": players, "lot": 0, "staged": None}
    table |= {"chosen": None, "used": 0}
    back = table | {"record": "cshf 0 resigns", "moment": 1}
    beside = table | {"record": RUNNING, "back": back}
    text = changed(
        corpus.saves()[-1],
        players=players,
        beside=beside,
        entry=entry,
        record="cshf 0a1 1 resigns",
        rounds=[],
        target=None,
        staged=None,
        chosen=None,
        used=0,
    )
    settings = json.dumps({"theme": MARKUP[0], "language": MARKUP[1], "pieces": []})
    page = open_page(
        storage={
            "quarto.game": text,
            "quarto.settings": settings,
            "quarto.board": MARKUP[0],
            "quarto.choice": "[" * 50_000,
        }
    )
    assert Visitor(page).board == BOARD
    for action in ("give-back", "leave-replay", "rounds"):
        page.evaluate(USE, action)
        assert page.evaluate(INTRUDERS) == []
    assert Visitor(page).board == {"a1": "0"}
