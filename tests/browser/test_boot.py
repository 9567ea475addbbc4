"""The page's start: before Python, without Python, and with half of what it needs."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PageOpener, place_of, wait_for_engine
from tools.server import TYPES

BOARD = ".0../..../.e../8.f. a"
FAILURE = ".boot-failure[role=alert]"
BLOCKED_STORAGE = """
for (const name of ["localStorage", "sessionStorage", "indexedDB"])
    Object.defineProperty(window, name, {
        get() { throw new DOMException("denied", "SecurityError"); },
    });
"""

CHOSEN = {
    "theme": "contrast",
    "pieces": "plan",
    "motion": "none",
    "coordinates": False,
    "projects": True,
}
NONSENSE = {
    "theme": "pink",
    "pieces": 1,
    "motion": None,
    "coordinates": "off",
    "projects": "yes",
}


def test_start_stays_on_its_origin_and_asks_once(open_page: PageOpener) -> None:
    """Under a sub-path, the page loads each of its few files once and no other."""
    page = open_page()
    requests = open_page.watch(page).requests
    assert len(requests) == len(set(requests))
    # Which icons it wants is the browser's own choice.
    assert len([url for url in requests if "/icons/" not in url]) <= 10
    assert not [url for url in requests if not url.startswith(open_page.url)]
    expect(page.locator("#boot")).to_be_hidden()
    assert page.locator("#page").get_attribute("aria-busy") is None
    board_was_shown_before_python(page)


def board_was_shown_before_python(page: Page) -> None:
    """Compare the times: the board's first frame comes before Python's input."""
    # Both are noted a moment after they are seen.
    times = page.wait_for_function("""() => {
        const all = ["quarto-board", "quarto-ready"].map(
            (name) => performance.getEntriesByName(name)[0]);
        return all.every(Boolean) && all.map((one) => one.startTime);
    }""")
    board, ready = times.json_value()
    assert board < ready


@pytest.mark.parametrize(
    ("lang", "query", "settings", "shown"),
    [
        ("en-GB", "", "{}", ("en", "auto")),
        ("fr-CA", "", "{}", ("fr", "auto")),
        ("de", "", "not json", ("fr", "auto")),
        ("fr", "", '{"language": "en", "theme": "dark"}', ("en", "dark")),
        ("en", "?lang=fr&theme=wood", '{"theme": "dark"}', ("fr", "wood")),
        ("en", "?lang=xx&theme=xx", '{"language": 7, "theme": []}', ("en", "auto")),
    ],
)
def test_look_is_chosen_in_order(
    open_page: PageOpener,
    lang: str,
    query: str,
    settings: str,
    shown: tuple[str, str],
) -> None:
    """The address comes first, then what is kept, then the browser, then French."""
    page = open_page(
        lang=lang,
        path=query,
        storage={"quarto.settings": settings},
        routes={"**/page.js": hang},
        engine="loading",
    )
    page.wait_for_selector("html:not([data-boot])", state="attached")
    html = page.locator("html")
    assert (html.get_attribute("lang"), html.get_attribute("data-theme")) == shown


@pytest.mark.parametrize(
    ("settings", "shown"),
    [
        ({}, ["auto", "relief", "auto", "on", "off"]),
        (CHOSEN, ["contrast", "plan", "none", "off", "on"]),
        (NONSENSE, ["auto", "relief", "auto", "on", "off"]),
    ],
)
def test_kept_looks_are_there_before_python(
    open_page: PageOpener, settings: dict[str, object], shown: list[str]
) -> None:
    """What was chosen is on the root from the first paint; nonsense is not."""
    page = waiting_page(open_page, storage={"quarto.settings": json.dumps(settings)})
    names = ["theme", "pieces", "motion", "coordinates", "projector"]
    look = page.evaluate(
        "(names) => names.map((name) => document.documentElement.dataset[name])", names
    )
    assert look == shown


def test_last_board_is_shown_before_python(open_page: PageOpener) -> None:
    """The kept board stands in cells, reserve and hand while Python loads."""
    page = waiting_page(open_page, storage={"quarto.board": BOARD})
    held = page.eval_on_selector_all(
        "[data-cell]",
        "(cells) => cells.filter((cell) => cell.dataset.holds && cell.querySelector("
        "`use[href='#piece-${cell.dataset.holds}']`)).map("
        "(cell) => cell.dataset.cell + cell.dataset.holds).sort()",
    )
    assert held == ["a18", "b2e", "b40", "c1f"]
    assert page.locator("[data-hand=a] .well use").count() == 1
    assert page.locator("[data-piece][data-state=gone]").count() == 5


def test_malformed_board_is_ignored(open_page: PageOpener) -> None:
    """A kept board that is no board leaves the fresh one."""
    page = waiting_page(open_page, storage={"quarto.board": BOARD.replace("e", "x")})
    assert page.locator("[data-state=gone]").count() == 0


def test_last_early_tap_is_kept(open_page: PageOpener) -> None:
    """Of taps before Python the last one is kept, and seen to be."""
    page = waiting_page(open_page)
    page.locator("[data-piece='3']").click()
    page.locator("[data-piece='7']").click()
    assert page.evaluate("quartoBoot.tap") == '[data-piece="7"]'
    assert page.locator("[data-tapped]").get_attribute("data-piece") == "7"


@pytest.mark.parametrize(
    ("lang", "name"),
    [
        ("fr", "python.dat"),
        ("en", "quarto.dat"),
        ("fr", "page.js"),
        ("en", "python.js"),
        ("fr", "pyodide.asm.wasm"),
        ("en", "pyodide.asm.js"),
        ("fr", "core-*.js"),
    ],
)
def test_missing_file_is_named(
    open_page: PageOpener, site: Path, lang: str, name: str
) -> None:
    """A file that is not there is named, in the page's language."""
    page = failed_page(open_page, lang, {f"**/{name}": missing})
    alert = page.locator(FAILURE)
    sentence = {"fr": "n’a pas pu être chargé", "en": "could not be loaded"}[lang]
    expect(alert).to_contain_text(sentence)
    expect(alert).to_contain_text(place_of(site, name))


def test_unreachable_file_is_named(open_page: PageOpener) -> None:
    """A file that a filter blocks is named like a missing one."""
    page = failed_page(open_page, "en", {"**/python.dat": lambda route: route.abort()})
    expect(page.locator(FAILURE)).to_contain_text("python.dat")


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("page.js", 1000),
        ("page.js", 0),
        ("python.js", 1000),
        ("pyodide.asm.js", 0),
        ("pyodide.asm.wasm", 1000),
        ("pyodide.asm.wasm", None),
        ("core-*.js", 1000),
        ("python.dat", 1000),
        ("quarto.dat", None),
    ],
)
def test_damaged_file_is_named(
    open_page: PageOpener, site: Path, name: str, kept: int | None
) -> None:
    """What is cut, empty or a filter's own page is told as that, with its name."""
    place = place_of(site, name)
    whole = (site / place).read_bytes()
    body = b"<!doctype html><p>Log in" if kept is None else whole[:kept]
    kind = TYPES[Path(place).suffix]

    def damaged(route: Route) -> None:
        route.fulfill(content_type=kind, body=body)

    routes: dict[str, Callable[[Route], object]] = {
        "**/sub/path/": impatient,
        f"**/{name}": damaged,
    }
    page = failed_page(open_page, "en", routes)
    # Silence may have been told before.
    expect(page.locator(FAILURE)).to_have_attribute("data-cause", "damaged")
    expect(page.locator(FAILURE)).to_contain_text(place)


def test_damaged_first_script_is_told(open_page: PageOpener) -> None:
    """Without the script that tells of failures, the page's own markup does."""
    page = open_page(
        routes={"**/boot.js": lambda route: route.fulfill(body="(function () {")},
        engine="loading",
        expects_errors=True,
    )
    page.wait_for_function("""() => {
        // It has none before the styles are there.
        const [waiting] = document.querySelector(".boot-silent").getAnimations();
        if (waiting) waiting.finish();
        return Boolean(waiting);
    }""")
    expect(page.locator(".boot-silent")).to_be_visible()


def test_wrong_type_of_module_is_explained(open_page: PageOpener) -> None:
    """A module sent as plain text is refused by browsers, and the page says so."""
    page = failed_page(open_page, "en", {"**/page.js": as_plain_text})
    expect(page.locator(FAILURE)).to_contain_text("wrong type")


def test_error_of_python_is_shown(open_page: PageOpener) -> None:
    """What Python raises while starting stands under the details."""
    page = failed_page(open_page, "en", {"**/sub/path/": with_failing_program})
    expect(page.locator(FAILURE)).to_have_attribute("data-cause", "python")
    page.get_by_text("Technical details").click()
    expect(page.locator(FAILURE)).to_contain_text("ZeroDivisionError")


@pytest.mark.parametrize(
    ("cause", "script"),
    [
        ("old-browser", "delete HTMLScriptElement.supports"),
        ("old-browser", "throw new WebAssembly.CompileError('section 13')"),
        ("memory", "throw new RangeError('could not allocate memory')"),
    ],
)
def test_browser_that_cannot_is_told(
    open_page: PageOpener, cause: str, script: str
) -> None:
    """Too old, or without memory: the page names the cause instead of waiting."""
    if script.startswith("throw"):
        script = f"WebAssembly.instantiateStreaming = async () => {{ {script}; }}"
    page = failed_page(open_page, "en", {}, script)
    expect(page.locator(FAILURE)).to_have_attribute("data-cause", cause)


def test_browser_without_webassembly_is_told(open_page: PageOpener) -> None:
    """Without WebAssembly the page says what to do, and a reload is offered."""
    page = failed_page(open_page, "en", {}, "delete globalThis.WebAssembly")
    expect(page.locator(FAILURE)).to_contain_text("cannot run the game")
    expect(page.get_by_role("button", name="Reload the page")).to_be_visible()


def test_silence_is_noticed_and_forgiven(open_page: PageOpener) -> None:
    """Nothing happening for a while is said; a start after all takes it back."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    routes = {"**/sub/path/": impatient, "**/quarto.dat": hold}
    page = open_page(routes=routes, engine="failed")
    expect(page.locator(FAILURE)).to_have_attribute("data-cause", "stalled")
    for route in held:
        route.continue_()
    wait_for_engine(page, "ready")
    expect(page.locator("#boot")).to_be_hidden()


def test_blocked_storage_does_not_stop_the_start(open_page: PageOpener) -> None:
    """With every kind of storage refused, the game starts."""
    open_page(init_script=BLOCKED_STORAGE)


def test_wrong_type_of_wasm_does_not_stop_the_start(open_page: PageOpener) -> None:
    """A host that does not know WebAssembly's type is good enough."""
    open_page(routes={"**/*.wasm": as_plain_text})


def test_start_in_firefox(open_firefox_page: PageOpener) -> None:
    """Firefox starts the same page, and asks for each file once."""
    page = open_firefox_page()
    requests = open_firefox_page.watch(page).requests
    assert len(requests) == len(set(requests))


def waiting_page(open_page: PageOpener, storage: dict[str, str] | None = None) -> Page:
    """Return a page whose Python never comes, once its board is shown."""
    page = open_page(storage=storage, routes={"**/page.js": hang}, engine="loading")
    page.wait_for_selector("html:not([data-boot])", state="attached")
    return page


def failed_page(
    open_page: PageOpener,
    lang: str,
    routes: dict[str, Callable[[Route], object]],
    init_script: str = "",
) -> Page:
    """Return a page that says why it cannot start."""
    return open_page(
        lang=lang,
        routes=routes,
        init_script=init_script,
        engine="failed",
        expects_errors=True,
    )


def hang(_route: Route) -> None:
    """Never answer."""


def missing(route: Route) -> None:
    """Answer that there is no such file."""
    route.fulfill(status=404, content_type="text/html", body="<!doctype html>")


def as_plain_text(route: Route) -> None:
    """Answer with the file, under a type that is not its own."""
    answer = route.fetch()
    route.fulfill(response=answer, headers={"content-type": "text/plain"})


def test_start_leaves_python_as_it_should_be(open_page: PageOpener) -> None:
    """It looks for garbage again, and has not unpacked what few starts need."""
    page = open_page(routes={"**/sub/path/": with_a_look_at_python})
    told = json.loads(page.locator("html").get_attribute("data-told") or "")
    assert told["collects"] is True
    assert len(told["shelves"]) == 2
    assert all(0 < codes < paths for paths, codes in told["shelves"])


def with_a_look_at_python(route: Route) -> None:
    """Answer with the page, its program telling of its Python at the end."""
    program = "import quarto_prepared, quarto.web.start"
    text = route.fetch().text()
    assert text.count(program) == 1
    look = (
        "; import gc, json, sys; from pyscript import document"
        "; shelves = [one for one in sys.meta_path if hasattr(one, '_codes')]"
        "; told = [[len(one._paths), len(one._codes)] for one in shelves]"
        "; document.documentElement.dataset.told ="
        " json.dumps({'collects': gc.isenabled(), 'shelves': told})"
    )
    route.fulfill(body=text.replace(program, program + look))


def with_failing_program(route: Route) -> None:
    """Answer with the page, its program raising at once."""
    text = route.fetch().text()
    route.fulfill(
        body=text.replace("import quarto_prepared, quarto.web.start", "1 / 0")
    )


def impatient(route: Route) -> None:
    """Answer with the page, waiting for a sign of life but half a second."""
    text = route.fetch().text()
    route.fulfill(body=text.replace('data-patience="20"', 'data-patience="0.5"'))
