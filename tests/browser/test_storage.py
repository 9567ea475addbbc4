"""Storage that fails or lies, all through a game: nobody who plays is disturbed."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Error, expect

from quarto import Game, parse_game
from quarto.app.opening import Found, opened
from quarto.engine.match import Match
from quarto.engine.record import format_game
from quarto.saves.schema import Save, format_save, parse_save
from quarto.saves.tables import SavedPlayer
from tests.browser.conftest import wait_for_engine
from tests.support.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.conftest import PageOpener

PLAYED = "cshf 0a1 1b2 2c3 3d4!a1-d4"
# What each call of the browser's storage does instead of what it should.
FAULTS = {
    "getItem throws": 'wrap(Storage.prototype, "getItem", refused)',
    "getItem gives nothing": 'wrap(Storage.prototype, "getItem", () => null)',
    "getItem gives a part": 'wrap(Storage.prototype, "getItem", part)',
    "setItem throws": 'wrap(Storage.prototype, "setItem", refused)',
    "setItem does nothing": 'wrap(Storage.prototype, "setItem", () => undefined)',
    "removeItem throws": 'wrap(Storage.prototype, "removeItem", refused)',
    "open throws": 'wrap(IDBFactory.prototype, "open", refused)',
    "open fails": 'wrap(IDBFactory.prototype, "open", failed)',
    "transaction throws": 'wrap(IDBDatabase.prototype, "transaction", refused)',
    "get throws": 'wrap(IDBObjectStore.prototype, "get", refused)',
    "get gives nothing": 'wrap(IDBObjectStore.prototype, "get", other)',
    "put throws": 'wrap(IDBObjectStore.prototype, "put", refused)',
    "put fails": 'wrap(IDBObjectStore.prototype, "put", aborted)',
    "locks throw": 'wrap(locks, "request", refused)',
    "locks refuse": 'wrap(locks, "request", rejected)',
    "locks never answer": 'wrap(locks, "request", silent)',
}
SCRIPT = """(() => {
    globalThis.faults = { isOn: true };
    const wrap = (owner, name, act) => {
        const whole = owner[name];
        owner[name] = function (...args) {
            if (!faults.isOn) return whole.apply(this, args);
            return act.call(this, () => whole.apply(this, args), whole);
        };
    };
    // The empty page before is no secure one, and has none.
    const locks = globalThis.LockManager ? LockManager.prototype : {};
    const error = () => new DOMException("no", "InvalidStateError");
    const refused = () => { throw error(); };
    const rejected = () => Promise.reject(error());
    const silent = () => new Promise(() => {});
    const part = (whole) => whole()?.slice(0, 40);
    const failed = () => {
        const request = new EventTarget();
        request.error = error();
        setTimeout(() => request.onerror?.(new Event("error", { cancelable: true })));
        return request;
    };
    const other = function (_, whole) { return whole.call(this, "nothing"); };
    const aborted = function (whole) {
        const request = whole();
        this.transaction.abort();
        return request;
    };
    FAULT;
})()"""
COPIES = """async () => {
    faults.isOn = false;
    const opened = await new Promise((resolve) => {
        const request = indexedDB.open("quarto");
        request.onsuccess = () => resolve(request.result);
    });
    const mirror = await new Promise((resolve) => {
        // Nor is there any in the stand-in for a database.
        if (!opened.objectStoreNames.contains?.("copies")) return resolve(null);
        const request = opened.transaction("copies").objectStore("copies").get("game");
        request.onsuccess = () => resolve(request.result ?? null);
    });
    opened.close();
    return [localStorage.getItem("quarto.game"), mirror];
}"""
STRIP = "[data-strip]"
# A turn, in the steps that are kept.
STEPS: tuple[Callable[[Visitor], None], ...] = (
    lambda visitor: visitor.give("0"),
    lambda visitor: visitor.cell("a1"),
    lambda visitor: visitor.piece("1"),
    lambda visitor: visitor.act("give"),
)


def stored() -> dict[str, str]:
    """Return what local storage has of a game that was left in the middle of a turn."""
    players = (SavedPlayer("Ana", None), SavedPlayer("Ben", None))
    save = Save(7, parse_game("cshf 0a1 1"), Match(lot=0), players)
    return {"quarto.game": format_save(save)}


def shown(page: Page) -> tuple[object, ...]:
    """Return what is on the table: placed or staged, in hand, chosen to be given."""
    visitor = Visitor(page)
    chosen = page.locator('[data-piece][aria-selected="true"]')
    names = [one.get_attribute("data-piece") for one in chosen.all()]
    return visitor.board, visitor.hand, names


def found(page: Page) -> Game:
    """Return the game that a next visit finds; each copy is whole or absent."""
    local, mirror = page.evaluate(COPIES)
    for copy in (local, mirror):
        if copy is not None:
            parse_save(copy)
    model, _ = opened(Found(game=local, mirror=mirror, mirrors=True))
    return model.game


@pytest.mark.parametrize("fault", FAULTS)
def test_game_goes_on(open_page: PageOpener, fault: str) -> None:
    """To its end, told at most once of what is not kept; a next visit is whole."""
    script = SCRIPT.replace("FAULT", FAULTS[fault])
    page = open_page(storage=stored(), init_script=script)
    visitor = Visitor(page)
    if page.locator('[data-strip="elsewhere"]').count():
        visitor.act("take-over")
        expect(page.locator(STRIP)).to_have_count(0)
    if not visitor.board:
        visitor.play("0a1 1")
    for cell, gift in (("b2", "2"), ("c3", "3")):
        visitor.cell(cell)
        assert visitor.board[cell]
        visitor.give(gift)
        assert visitor.hand == gift
        dismiss = page.locator('[data-action="dismiss"]')
        if dismiss.count():
            assert cell == "b2"
            dismiss.click()
    visitor.cell("d4")
    visitor.show("a1-d4")
    assert visitor.outcome[0] == "called"
    assert page.locator("dialog[open]").count() == 0
    record = format_game(found(page))
    assert PLAYED.startswith(record) or record == "cshf"


@pytest.mark.chromium_only("it alone lets a page fall")
def test_fallen_page_loses_a_half_turn_at_most(open_page: PageOpener) -> None:
    """At each step of a turn, the next visit is where it was, or one step before."""
    page = open_page(init_script="0", expects_errors=True)
    before = shown(page)
    for step in STEPS:
        step(Visitor(page))
        after = shown(page)
        fall(page)
        page = page.context.new_page()
        page.goto(open_page.url, wait_until="commit")
        wait_for_engine(page, "ready")
        assert shown(page) in (before, after)
        if shown(page) != after:
            step(Visitor(page))
        before = after


def fall(page: Page) -> None:
    """End the page's process, as when the device has no memory left."""
    with suppress(Error):
        page.goto("chrome://crash")
