"""Sends visitors without a plan through the page, and looks around at each step.

Whatever can be seen is used: by mouse or keyboard, in dialogs and places, in the midst
of anything. Fields get odd texts; the visitors go back and forward, turn the device,
load the page again, open links. At each step the page has to be whole: no error,
nothing wider than the screen, no gap in a sentence, no control without a name, no
keyboard that stands nowhere. What is wrong is told with the visit's number and its last
steps. Each number has the same chance again.
"""

import random
import sys
from collections import deque
from dataclasses import dataclass, field

from playwright.sync_api import Browser, Error, Locator, Page, sync_playwright

from tools.browsers import CHROMIUM, CHROMIUM_ARGS, find
from tools.paths import DIST
from tools.server import serving
from tools.steps import say

_VISITS = 30
_STEPS = 150
_TOLD_STEPS = 6
_START_MS = 60_000
# A control that lies below something else is left alone.
_STEP_MS = 1_500
_READY = "html[data-engine=ready]"
_SIZES = ((360, 640), (1366, 620), (1024, 768), (320, 560), (740, 360))
_PLACES = ("activities", "puzzles", "sheet", "class", "games", "statistics")
_LINKS = (
    "#g=cshf_0a1_1b2_2c3_3d4!a1-d4",
    "#g=cshf_0a1_3b1_5c1_7d1",
    "#g=cs%2Bq_0a1_1b1_f",
    "#g=cshf_0a1_1b2_2c3_6d4",
    "#g=cshf_0z9",
    "#p=0123%2F4567%2F89ab%2Fcde._f_cshf",
)
_TEXTS = ("Zoé", "<b>x</b>", "=1+1", "é" * 300, "נועה", "0a1 1b2 2c3", "7", "")
_KEYS = (
    *("Enter", "Escape", "Tab", "Shift+Tab", "Home", "End", " ", "?"),
    *("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", *"qguhrp0"),
)
# How often each kind of step comes.
_KINDS = dict.fromkeys(("reload", "turn", "link", "place"), 2)
_KINDS |= {"click": 45, "press": 30, "key": 14, "back": 4}
# Numbers what can be used now; how many there are.
_MARK = """() => {
    for (const old of document.querySelectorAll("[data-wander]"))
        delete old.dataset.wander;
    const over = [...document.querySelectorAll("dialog[open]")].pop() || document;
    const some = "button, summary, label, select, textarea, a[href^='?'], " +
        "input:not([type=file]), [data-cell], [data-piece]";
    let count = 0;
    for (const one of over.querySelectorAll(some)) {
        const { width, height } = one.getBoundingClientRect();
        if (!width || !height || one.closest("[inert]")) continue;
        if (getComputedStyle(one).visibility === "visible")
            one.dataset.wander = count++;
    }
    return count;
}"""
_NAME = "one => one.outerHTML.replace(/ data-wander=\"\\\\d+\"/, '').slice(0, 120)"
_LOOK = """async (isByKey) => {
    await new Promise(requestAnimationFrame);
    const found = [];
    const [root, now] = [document.documentElement, document.activeElement];
    const fault = document.querySelector("dialog.fault[open]");
    if (fault) found.push(`a fault: ${fault.innerText}`);
    if (root.scrollWidth > innerWidth + 1)
        found.push(`wider than the screen: ${root.scrollWidth}`);
    const odd = /\\{\\w*\\}|\\bundefined\\b|\\bNaN\\b|\\[object/;
    if (odd.test(document.body.innerText))
        found.push(`a gap: ${odd.exec(document.body.innerText)[0]}`);
    const ids = [...document.querySelectorAll("[id]")].map(one => one.id);
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
    if (twice.length) found.push(`an id twice: ${twice}`);
    const over = [...document.querySelectorAll("dialog[open]")].pop();
    if (over && now !== document.body && !over.contains(now))
        found.push(`the keyboard is below a dialog: ${now.outerHTML.slice(0, 99)}`);
    // Out of a dialog the Tab key leads to the browser's own controls.
    if (isByKey && !over && now === document.body) found.push("the keyboard is lost");
    for (const one of document.querySelectorAll("button, select, input, textarea")) {
        const labels = [...(one.labels || [])].map(label => label.textContent);
        const names = [one.ariaLabel, one.textContent, one.title, ...labels];
        const isNamed = names.some(Boolean) || one.hasAttribute("aria-labelledby");
        if (!isNamed && one.getBoundingClientRect().width)
            found.push(`no name: ${one.outerHTML.slice(0, 99)}`);
    }
    return found;
}"""


@dataclass
class _Visit:
    """A visitor on a page: what he did last, and what went wrong meanwhile."""

    page: Page
    url: str
    chance: random.Random
    steps: deque[str] = field(default_factory=lambda: deque(maxlen=_TOLD_STEPS))
    errors: list[str] = field(default_factory=list)

    def step(self) -> list[str]:
        """Do something; return what is wrong after it."""
        (kind,) = self.chance.choices(list(_KINDS), list(_KINDS.values()))
        is_by_key = False
        try:
            is_by_key = (
                self._use(kind) if kind in ("click", "press") else self._go(kind)
            )
        except Error as error:
            self.steps.append(f"  not possible: {str(error).splitlines()[0]}")
        self.page.wait_for_selector(_READY, state="attached", timeout=_START_MS)
        found = [*self.page.evaluate(_LOOK, is_by_key), *self.errors]
        self.errors.clear()
        return found

    def _use(self, kind: str) -> bool:
        """Use a control; return whether the keyboard did."""
        count = self.page.evaluate(_MARK)
        if not count:
            return False
        one = self.page.locator(f'[data-wander="{self.chance.randrange(count)}"]')
        self.steps.append(f"{kind} {one.evaluate(_NAME)}")
        tag, sort = one.evaluate("one => [one.localName, one.type || '']")
        if tag == "select":
            one.select_option(index=self.chance.randrange(_options(one)))
        elif tag == "textarea" or sort in ("text", "search"):
            one.fill(self.chance.choice(_TEXTS))
        elif kind == "press":
            one.press("Enter")
            return bool(tag == "button")
        else:
            one.click()
        return False

    def _go(self, kind: str) -> bool:
        page, chance = self.page, self.chance
        match kind:
            case "key":
                page.keyboard.press(self._noted(kind, chance.choice(_KEYS)))
            case "back":
                way = page.go_back if chance.random() < 0.5 else page.go_forward  # noqa: PLR2004
                way(wait_until="commit")
                self._noted(kind, page.url)
                if page.url == "about:blank":
                    page.goto(self.url)
            case "reload":
                self._noted(kind, page.url)
                page.reload()
            case "turn":
                width, height = chance.choice(_SIZES)
                self._noted(kind, f"{width} {height}")
                page.set_viewport_size({"width": width, "height": height})
            case "link":
                link = self._noted(kind, chance.choice(_LINKS))
                page.evaluate("link => { location.hash = link; }", link)
            case _:
                page.goto(
                    f"{self.url}?place={self._noted(kind, chance.choice(_PLACES))}"
                )
        return False

    def _noted(self, kind: str, what: str) -> str:
        self.steps.append(f"{kind} {what}")
        return what


def soak(visits: int) -> None:
    """Let so many visitors wander; exit with an error where one finds something."""
    found = 0
    with serving(DIST) as url, sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=find(CHROMIUM), args=CHROMIUM_ARGS
        )
        for number in range(visits):
            found += _visit(browser, url, number)
        browser.close()
    say(f"\n{visits} visits of {_STEPS} steps, {found} findings")
    sys.exit(found > 0)


def _visit(browser: Browser, url: str, number: int) -> int:
    # Chance without a secret: the number brings the same visit again.
    chance = random.Random(number)  # noqa: S311
    width, height = chance.choice(_SIZES)
    page = browser.new_page(
        viewport={"width": width, "height": height},
        locale=chance.choice(("en", "fr")),
        reduced_motion=chance.choice(("no-preference", "reduce")),
        service_workers="block",
    )
    page.set_default_timeout(_STEP_MS)
    visit = _Visit(page, url, chance)
    page.on("pageerror", lambda error: visit.errors.append(f"an error: {error}"))
    page.on("dialog", lambda dialog: dialog.accept())
    page.goto(url, timeout=_START_MS)
    told: set[str] = set()
    for step in range(_STEPS):
        for wrong in visit.step():
            # The same again is no news.
            if wrong not in told:
                say(f"visit {number}, step {step}: {wrong}")
                say("\n".join(f"    {one}" for one in visit.steps))
            told.add(wrong)
        if any(wrong.startswith("a fault") for wrong in told):
            break
    page.close()
    return len(told)


def _options(field_: Locator) -> int:
    return field_.locator("option").count()


if __name__ == "__main__":
    soak(int(sys.argv[1]) if len(sys.argv) > 1 else _VISITS)
