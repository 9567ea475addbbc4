"""Errors after the start: one calm message, the game as it was, and on it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.conftest import wait_for_engine
from tests.browser.test_axe import AXE, colour_faults
from tests.browser.test_axe import faults as findings
from tests.support.files import handed_out
from tests.support.visitor import Visitor
from tools.bench.inside import run_python

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import PageOpener

FAULT = "dialog.fault[role=alertdialog]"
TYPED = "Zoé"
STORED = "['game', 'board'].map(name => localStorage.getItem('quarto.' + name))"
# Puts something that fails in the place of a function of the page's Python, once.
BREAK = f"""
import {{module}} as _module
def _broken(*_, _whole=_module.{{name}}, **__):
    _module.{{name}} = _whole
    raise LookupError("{TYPED}")
_module.{{name}} = _broken
"""
TIMER = f"""
import asyncio
def _late(): raise LookupError("{TYPED}")
asyncio.get_event_loop().call_later(0, _late)
"""
# As a bug of the interpreter, or too deep a stack: no exception, and no way back.
FATAL = """
import _pyodide_core
from quarto.app import turns
turns.activate_cell = lambda *_: _pyodide_core.trigger_fatal_error()
"""
FOREIGN = """const error = new Error();
error.stack = 'f@moz-extension://1/a.js:1:1';
dispatchEvent(new ErrorEvent('error', {error}));
const filename = 'chrome-extension://1/a.js';
dispatchEvent(new ErrorEvent('error', {error: new Error(), filename}));
dispatchEvent(new ErrorEvent('error', {message: 'Script error.'}));"""
TASK = f"""
from quarto.web.tasks import begin
async def _work(): raise LookupError("{TYPED}")
begin(_work())
None
"""


def broken(
    module: str, name: str, use: Callable[[Page], object]
) -> Callable[[Page], object]:
    """Return what breaks a function of the page, then does what needs it."""

    def fault(page: Page) -> None:
        run_python(page, BREAK.format(module=module, name=name))
        use(page)

    return fault


def running(code: str) -> Callable[[Page], object]:
    """Return what runs code in the page's Python."""
    return lambda page: run_python(page, code)


def throwing(script: str) -> Callable[[Page], object]:
    """Return what runs a script in the page."""
    return lambda page: page.evaluate(f"() => {{ {script} }}")


def clicking(selector: str) -> Callable[[Page], object]:
    """Return what uses a control."""
    return lambda page: page.click(selector)


TIMER_FAULT = running(TIMER)
CELL = clicking('[data-cell="c3"]')
SETTINGS = clicking('[data-action="settings"]')
# What happens, and what the report names of it.
FAULTS: dict[str, tuple[Callable[[Page], object], str]] = {
    "a handler": (broken("quarto.web.listeners", "_message_of", CELL), "_clicked"),
    "a message": (broken("quarto.app.turns", "activate_cell", CELL), "LookupError"),
    "a drawing": (broken("quarto.web.screen", "page_tree", CELL), "screen.py"),
    "a dialog": (
        broken("quarto.views.settings_page", "settings_body", SETTINGS),
        "dialogs.py",
    ),
    "a timer": (running(TIMER), "_late"),
    "a task": (running(TASK), "_work"),
    "a script": (
        throwing(
            f"addEventListener('click', () => {{ throw new Error('{TYPED}'); }},"
            " {once: true}); document.body.click();"
        ),
        "Error",
    ),
    "a promise": (throwing("void Promise.reject(new TypeError('sad'));"), "sad"),
}


def opened(open_page: PageOpener, **options: object) -> Page:
    """Return a page in the middle of a turn, whose errors are expected."""
    page = open_page(path="#g=cshf_0a1_1", expects_errors=True, **options)  # type: ignore[arg-type]  # options of a visit
    Visitor(page).cell("b2")
    return page


def told(page: Page) -> Locator:
    """Return the one message that is open."""
    fault = page.locator(FAULT)
    expect(fault).to_be_visible()
    return fault


def report(page: Page) -> str:
    """Return the report of the message that is open."""
    return told(page).locator("pre").text_content() or ""


def go_on(page: Page) -> None:
    """Close the message."""
    page.click(f"{FAULT} [data-fault=go-on]")
    expect(page.locator(FAULT)).to_have_count(0)


def test_every_fault_is_told_and_changes_nothing(open_page: PageOpener) -> None:
    """Table and storage are as before, nobody is named, and the page goes on."""
    page = opened(open_page)
    visitor = Visitor(page)
    stored = page.evaluate(STORED)
    for name, (cause, trace) in FAULTS.items():
        cause(page)
        text = report(page)
        assert trace in text, name
        assert TYPED not in text, name
        assert "cshf 0a1 1" in text, name
        assert page.evaluate(STORED) == stored, name
        assert page.evaluate("document.querySelectorAll('[open]').length") == 1, name
        go_on(page)
        assert (visitor.board, visitor.hand) == ({"a1": "0", "b2": "1"}, "1"), name
    SETTINGS(page)
    expect(page.locator("#dialog")).to_contain_text("Language")
    page.keyboard.press("Escape")
    visitor.cell("c3")
    visitor.give("f")
    assert visitor.board == {"a1": "0", "c3": "1"}


def test_message_can_be_used_by_keys(open_page: PageOpener) -> None:
    """It has the keyboard, gives it back, and axe finds nothing, in any theme."""
    page = opened(open_page, lang="fr", viewport=(360, 640))
    control = page.locator('[data-cell="b2"]')
    control.focus()
    TIMER_FAULT(page)
    title = "Le jeu a rencontré une erreur"
    expect(page.get_by_role("alertdialog", name=title)).to_be_visible()
    fault = told(page)
    expect(fault.locator("[data-fault=go-on]")).to_be_focused()
    for button in fault.locator("button, summary").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    fault.locator("summary").click()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert [*findings(page), *colour_faults(page)] == []
    page.keyboard.press("Escape")
    expect(fault).to_have_count(0)
    expect(control).to_be_focused()


def test_storm_of_errors_is_one_message(open_page: PageOpener) -> None:
    """More of them are counted; from the third message on a reload comes first.

    What extensions throw is none of ours, nor is what has no error at all.
    """
    page = opened(open_page)
    throwing(FOREIGN)(page)
    assert page.locator(FAULT).count() == 0
    storm = throwing(
        "for (let i = 0; i < 500; i++) setTimeout(() => { throw new Error(); });"
    )
    for _ in range(2):
        storm(page)
        page.wait_for_function(
            "() => document.querySelector('.fault pre')?.textContent"
            ".endsWith('\\nand then: 499')"
        )
        go_on(page)
    storm(page)
    expect(told(page).locator("[data-fault=reload]")).to_be_focused()
    expect(told(page)).to_contain_text("comes back")


def test_game_and_report_are_handed_out(open_page: PageOpener) -> None:
    """The game as a file that can be opened again; the report by the clipboard.

    Where Python itself has stopped, the message leads to the game by a reload.
    """
    page = opened(open_page)
    page.evaluate(
        "() => { Object.defineProperty(navigator, 'clipboard', {value: {"
        "writeText: async (text) => { globalThis.copied = text; }}}); }"
    )
    TIMER_FAULT(page)
    text = report(page)
    page.click(f"{FAULT} [data-fault=copy]")
    expect(told(page).get_by_role("status")).to_contain_text("Copied")
    assert page.evaluate("copied") == text
    page.evaluate("() => { navigator.clipboard.writeText = null; }")
    page.click(f"{FAULT} [data-fault=copy]")
    expect(told(page).get_by_role("status")).to_contain_text("Selected")
    assert page.evaluate("getSelection().toString()").strip() == text
    with handed_out(page) as file:
        page.click(f"{FAULT} [data-fault=save]")
    assert '"cshf 0a1 1"' in file.text
    go_on(page)
    python_that_has_stopped_is_told(page)


def python_that_has_stopped_is_told(page: Page) -> None:
    """Stop it: the message stays, nothing is behind it; a reload brings the game."""
    run_python(page, FATAL)
    CELL(page)
    expect(told(page)).to_contain_text("has stopped")
    assert "pyodide.asm.js" in report(page)
    assert told(page).locator("[data-fault=go-on]").count() == 0
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    told(page).locator("[data-fault=reload]").click()
    wait_for_engine(page, "ready")
    expect(page.locator(FAULT)).to_have_count(0)
    assert Visitor(page).board == {"a1": "0", "b2": "1"}
