"""How it looks, in numbers: pieces told apart, colours, sizes, motion.

The pages are drawn by the views and dressed in the style sheets of index.html, without
Python in the browser, so that one page serves every test.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

import pytest

from quarto.app.model import Model
from quarto.app.settings import Overlay, Settings
from quarto.locales import TEXTS
from quarto.views.dialogs import dialog
from quarto.views.markup import render
from quarto.views.page import page as page_markup
from quarto.views.piece_art import sprite
from quarto.views.strings import Strings
from tests.support.pixels import Picture, changed_share, one_bit, read
from tests.support.table import Table
from tools.paths import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, CDPSession, Page

TRAITS = {"fill": 1, "height": 2, "shape": 4, "color": 8}
SETS = ("relief", "plan")
VISIONS = ("none", "achromatopsia", "deuteranopia", "protanopia", "tritanopia")
ICON = 24  # CSS pixels, the smallest size in which pieces must be told apart
DENSITY = 4  # device pixels for each, so that shares are not counted on a few pixels
STEP = ICON + 8
# The share of both drawings' pixels that differ by 3 : 1. Least is solid against
# hollow: a hole cannot be larger than a lid, which is seen at a slant, and of a dark
# piece only the ring counts. A tenth of the drawing is a hole of a third of its width,
# easily seen; all other traits change more than that.
LEAST = {"fill": 0.08, "height": 0.1, "shape": 0.12, "color": 0.4}

# The theme asked for, and whether the system prefers light or dark.
THEMES = {
    "wood": ("wood", "light"),
    "dark": ("dark", "light"),
    "contrast by day": ("contrast", "light"),
    "contrast by night": ("contrast", "dark"),
}
MIDDLE = "cshf 0a1 1b2 ec3 bd3 5a3 d"
WON = "cshf 0a1 1b2 2c3 3d4!a1-d4"
ENDING = "cshf 0a1 1b2 2c3 3d4?a1-a4"
DESK = (".board", ".prompt-box", ".reserve", ".traits")
TARGETS = ".cell, .place, .buttons button, .onward button"


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """Open the one page of these tests; each puts its own content there."""
    context = browser.new_context(device_scale_factor=DENSITY)
    opened = context.new_page()
    yield opened
    context.close()


def see(page: Page, **media: str) -> None:
    """Let the browser prefer this, and nothing else."""
    kinds = ("media", "color_scheme", "contrast", "forced_colors", "reduced_motion")
    page.emulate_media(**{kind: media.get(kind, "null") for kind in kinds})  # type: ignore[arg-type]  # plain names


def styles() -> str:
    """Return the style sheets of the page, in its order."""
    names = re.findall(
        r'href="\./(static/css/[^"]+)"', (ROOT / "index.html").read_text()
    )
    return "".join(f"<style>{(ROOT / name).read_text()}</style>" for name in names)


def show(page: Page, body: str, /, **attributes: str) -> None:
    """Put a body into the page, in a root with these attributes.

    `data_theme="dark"` is the attribute data-theme.
    """
    said = " ".join(f'{k.replace("_", "-")}="{v}"' for k, v in attributes.items())
    page.set_content(
        f'<!doctype html><html lang="fr" {said}><head>{styles()}</head>'
        f"<body>{render(sprite())}{body}</body></html>"
    )
    page.evaluate("document.querySelector('dialog')?.showModal()")


def drawn(table: Table) -> str:
    """Return what the views draw of a table, in French, whose words are longer."""
    strings = Strings(TEXTS["fr"])
    body = f'<div id="page">{page_markup(table.scene, strings, "1")}</div>'
    if table.scene.dialog is None:
        return body
    inner = dialog(table.scene, strings)
    return f'{body}<dialog class="dialog" id="dialog">{inner}</dialog>'


def staged() -> Table:
    """Return a table with every mark: last, staged, chosen, letters on pieces."""
    settings = replace(Settings(), overlay=Overlay.LETTERS)
    table = Table.with_record(MIDDLE, Model(settings=settings))
    return table.cell("d1").piece("2")


def calling() -> Table:
    """Return a table where a call is being shown."""
    return Table.with_record("cshf 0a1 1b2 2c3 3d4").act("call").cell("a1", "b2")


def refused() -> Table:
    """Return a table with a notice."""
    return Table.with_record(MIDDLE).cell("a1")


def won() -> Table:
    """Return a table where a line has been called."""
    return Table.with_record(WON)


def lesson() -> Table:
    """Return the first step of the lesson, whose button has the longest words."""
    return Table().act("lesson")


# Pieces --------------------------------------------------------------------------


def sheet() -> str:
    """Return all pieces of both sets in wells, and an empty well behind each set."""
    wells = []
    for row in range(len(SETS)):
        for column in range(17):
            piece = f'<svg class="piece"><use href="#piece-{column:x}"></use></svg>'
            place = f"left:{column * STEP}px; top:{row * STEP}px"
            shown = f"--show-{SETS[row]}: inline; --show-{SETS[1 - row]}: none"
            wells.append(
                f'<span class="well" style="position: absolute; {place}; {shown};'
                f' width: {ICON}px; height: {ICON}px">'
                f"{piece if column < 16 else ''}</span>"
            )
    return "".join(wells)


def take(page: Page, *, is_one_bit: bool = False) -> dict[str, list[Picture]]:
    """Take one picture of the sheet and cut it up, by set."""
    picture = read(page.screenshot())
    if is_one_bit:
        picture = one_bit(picture)
    size, step = ICON * DENSITY, STEP * DENSITY
    return {
        name: [
            picture[row * step : row * step + size, x * step : x * step + size]
            for x in range(17)
        ]
        for row, name in enumerate(SETS)
    }


def too_alike(pictures: dict[str, list[Picture]]) -> list[str]:
    """Name the pairs that differ in one trait and hardly in the picture."""
    found = []
    for name, (*pieces, ground) in pictures.items():
        for trait, bit in TRAITS.items():
            for piece in range(16):
                if piece & bit:
                    continue
                share = changed_share(pieces[piece], pieces[piece | bit], ground)
                if share < LEAST[trait]:
                    found.append(f"{name} {piece:x}-{piece | bit:x} {share:.3f}")
    return found


@pytest.fixture
def lens(page: Page) -> Iterator[CDPSession]:
    """Look through other eyes, and through one's own again afterwards."""
    page.set_viewport_size({"width": 17 * STEP, "height": 2 * STEP})
    session = page.context.new_cdp_session(page)
    yield session
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    session.detach()


@pytest.mark.chromium_only("other eyes")
@pytest.mark.parametrize("vision", VISIONS)
def test_traits_are_seen_by_all_eyes(page: Page, lens: CDPSession, vision: str) -> None:
    """Each trait changes enough of the picture, also without colour."""
    see(page)
    show(page, sheet(), data_theme="wood")
    lens.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
    assert too_alike(take(page)) == []


@pytest.mark.chromium_only("other eyes")
@pytest.mark.parametrize(("theme", "scheme"), list(THEMES.values())[1:])
def test_traits_are_seen_in_all_themes(
    page: Page, lens: CDPSession, theme: str, scheme: str
) -> None:
    """Each trait changes enough of the picture, whatever the theme."""
    assert lens
    see(page, color_scheme=scheme)
    show(page, sheet(), data_theme=theme)
    assert too_alike(take(page)) == []


@pytest.mark.chromium_only("other eyes")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_traits_are_seen_in_forced_colours(
    page: Page, lens: CDPSession, scheme: str
) -> None:
    """Ink and paper are enough, whichever of them is black."""
    assert lens
    see(page, forced_colors="active", color_scheme=scheme)
    show(page, sheet(), data_theme="wood")
    assert too_alike(take(page)) == []


@pytest.mark.chromium_only("other eyes")
def test_traits_are_seen_on_paper(page: Page, lens: CDPSession) -> None:
    """A printer of one ink, without greys, is enough."""
    assert lens
    see(page, media="print")
    show(page, sheet(), data_theme="dark")
    assert too_alike(take(page, is_one_bit=True)) == []


# Colours -------------------------------------------------------------------------


class Pair(NamedTuple):
    """Two colours that meet on the page, and the contrast they need."""

    what: str
    ratio: float
    least: float


# Every text with every opaque colour that lies under it. A gradient counts with each of
# its opaque colours; grain and sheen of the wood, at most 0.2 opaque, do not count.
READ_COLOURS = """
() => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", {willReadFrequently: true});
  const rgba = colour => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return {rgb: [r, g, b], a: a / 255};
  };
  const light = rgb => rgb
    .map(v => v / 255)
    .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0.05);
  const ratio = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return high / low;
  };
  const opaque = text => (text.match(/(rgba?|color)\\([^)]*\\)/g) || [])
    .map(rgba).filter(c => c.a === 1).map(c => c.rgb);
  const own = (element, pseudo) => {
    const style = getComputedStyle(element, pseudo);
    const found = opaque(style.backgroundImage);
    return found.length ? found : opaque(style.backgroundColor);
  };
  const ground = element => {
    for (let at = element; at; at = at.parentElement) {
      // The wood of the board lies on a layer of its own.
      const found = own(at, at.matches(".board") ? "::before" : null);
      if (found.length) return found;
    }
    return [[255, 255, 255]];
  };
  const name = element => element.tagName.toLowerCase() +
    (element.className && element.className.baseVal === undefined
      ? "." + element.className.split(" ")[0] : "");
  const pairs = [];
  const add = (what, one, others, least) => {
    const worst = Math.min(...others.map(other => ratio(one, other)));
    pairs.push([what, worst, least]);
  };
  const all = selector => [...document.querySelectorAll(selector)]
    .filter(element => element.checkVisibility({visibilityProperty: true}));

  for (const element of all("body *")) {
    if (element.closest("svg") || element.closest(".visually-hidden")) continue;
    const says = [...element.childNodes]
      .some(node => node.nodeType === 3 && node.data.trim());
    if (!says) continue;
    const colour = rgba(getComputedStyle(element).color);
    add(`text of ${name(element)}`, colour.rgb, ground(element), 4.5);
  }
  for (const element of all("input[placeholder]")) {
    const hint = getComputedStyle(element, "::placeholder").color;
    add("placeholder", rgba(hint).rgb, ground(element), 4.5);
  }
  for (const element of all("button, input, select, .choice")) {
    if (element.matches(".cell, .place, .link, .icon-button:not(.redo)")) continue;
    if (element.matches("[type=checkbox], [type=radio]")) continue;
    const style = getComputedStyle(element);
    const outside = ground(element.parentElement);
    const edges = [...opaque(style.borderTopColor), ...own(element)];
    const best = Math.max(...edges.map(edge =>
      Math.min(...outside.map(under => ratio(edge, under)))));
    pairs.push([`edge of ${name(element)}`, best, 3]);
  }
  for (const element of all(".icon")) {
    const colour = rgba(getComputedStyle(element).color);
    add("icon", colour.rgb, ground(element), 3);
  }
  for (const state of ["last", "staged", "pointed", "line"]) {
    for (const element of all(`.cell[data-${state}]`)) {
      const ring = opaque(getComputedStyle(element, "::before").outlineColor)[0];
      add(`ring of ${state}`, ring, own(element, "::before"), 3);
    }
  }
  for (const element of all(".cell[data-pointed]")) {
    const badge = getComputedStyle(element, "::after");
    add("number of a cell", rgba(badge.color).rgb, opaque(badge.backgroundColor), 4.5);
  }
  const ribbon = all(".cell[data-line]")
    .find(element => getComputedStyle(element, "::after").content !== "none");
  if (ribbon) {
    const style = getComputedStyle(ribbon, "::after");
    const edge = rgba(style.borderTopColor).rgb;
    add("edge of the ribbon", edge, opaque(style.backgroundColor), 3);
    const wood = own(document.querySelector(".board"), "::before");
    add("edge of the ribbon, board", edge, wood, 3);
  }
  for (const element of all('.place[aria-selected="true"]')) {
    const edge = opaque(getComputedStyle(element).boxShadow)[0];
    add("edge of the chosen piece", edge, own(element), 3);
    add("edge of the chosen piece, tray", edge, own(element.closest(".reserve")), 3);
  }
  for (const element of all('.player[data-active="true"]')) {
    add("who is to play", own(element)[0], ground(element.parentElement), 3);
  }
  for (const element of all(".cell, .buttons .undo, .link, .primary").slice(0, 40)) {
    element.focus();
    if (!element.matches(":focus-visible")) continue;
    const style = getComputedStyle(element);
    const ring = opaque(style.outlineColor)[0];
    if (style.boxShadow !== "none")
      add(`focus of ${name(element)}`, ring, opaque(style.boxShadow).slice(0, 1), 3);
    else add(`focus of ${name(element)}`, ring, ground(element.parentElement), 3);
  }
  const part = (piece, selector, property) => rgba(getComputedStyle(
    document.querySelector(`#piece-${piece} ${selector}`))[property]).rgb;
  const wells = own(document.querySelector(".cell"), "::before");
  const grounds = [...wells, ...own(document.querySelector(".reserve"))];
  for (const [piece, tone] of [["5", "light"], ["d", "dark"]]) {
    const fills = [".art-lid", ".art-lit", ".plan-top", ".plan-rim"]
      .map(selector => part(piece, selector, "fill"));
    for (const line of [".art-groove", ".art-ring", ".plan-hole", ".plan-miter"])
      add(`${tone} ${line}`, part(piece, line, "stroke"), fills, 3);
    const lines = [".art-outline", ".plan-outline"];
    for (const line of lines)
      // What is light needs its outline, on any ground; what is dark shows by its fill.
      add(`${tone} ${line}`, part(piece, line, "stroke"), grounds, 3);
  }
  add("light and dark fills", part("5", ".plan-top", "fill"),
    [part("d", ".plan-top", "fill"), part("d", ".art-lid", "fill")], 7);
  return pairs;
}
"""
SCENES: dict[str, Callable[[], Table]] = {
    "the middle of a game": staged,
    "a call being shown": calling,
    "a notice": refused,
    "the end": won,
    "a new game": lambda: Table().act("new-game"),
    "the settings": lambda: Table().act("settings"),
    "the rules": lambda: Table().act("rules"),
    "the keys": lambda: Table().act("keys"),
    "the menu": lambda: Table().act("menu"),
}


def pairs(page: Page) -> set[Pair]:
    """Return the colours that meet on the page that is shown."""
    return {Pair(what, round(ratio, 2), least) for what, ratio, least in read_all(page)}


def read_all(page: Page) -> list[tuple[str, float, float]]:
    """Ask the browser for the colours it computed."""
    found: list[tuple[str, float, float]] = page.evaluate(READ_COLOURS)
    return found


TONES = "() => getComputedStyle(document.documentElement).getPropertyValue('--paper')"
PREFERENCES: dict[str, dict[str, str]] = {
    "wood": {},
    "dark": {"color_scheme": "dark"},
    "contrast by day": {"contrast": "more"},
    "contrast by night": {"contrast": "more", "color_scheme": "dark"},
}


@pytest.mark.chromium_only("another system's preferences")
@pytest.mark.parametrize("name", THEMES)
def test_auto_follows_the_system(page: Page, name: str) -> None:
    """Without a choice the theme is the one that the system asks for."""
    theme, scheme = THEMES[name]
    see(page, color_scheme=scheme)
    show(page, "", data_theme=theme)
    chosen = page.evaluate(TONES)
    see(page, **PREFERENCES[name])
    show(page, "", data_theme="auto")
    assert page.evaluate(TONES) == chosen


@pytest.mark.chromium_only("another system's preferences")
@pytest.mark.parametrize("theme", ["wood", "dark"])
def test_a_choice_wins_over_the_system(page: Page, theme: str) -> None:
    """A chosen theme stays, whatever the system asks for."""
    see(page)
    show(page, "", data_theme=theme)
    chosen = page.evaluate(TONES)
    see(page, contrast="more", color_scheme="dark" if theme == "wood" else "light")
    assert page.evaluate(TONES) == chosen


@pytest.mark.parametrize(("theme", "scheme"), THEMES.values(), ids=THEMES)
def test_colours_are_far_enough_apart(page: Page, theme: str, scheme: str) -> None:
    """Texts keep 4.5 : 1, edges, states, focus and parts of pieces 3 : 1."""
    see(page, color_scheme=scheme)
    page.set_viewport_size({"width": 1366, "height": 620})
    found: set[Pair] = set()
    for scene in SCENES.values():
        show(page, drawn(scene()), data_theme=theme)
        found |= pairs(page)
    assert {pair for pair in found if pair.ratio < pair.least} == set()


COLOUR = re.compile(r"#[\da-fA-F]{3,8}\b|\b(?:rgb|hsl|hwb|(?:ok)?l(?:ab|ch))a?\(")


def test_only_the_themes_name_colours() -> None:
    """Structure stands in the other style sheets; colours are custom properties."""
    sheets = (ROOT / "static" / "css").glob("*.css")
    named = [sheet.name for sheet in sheets if COLOUR.search(sheet.read_text())]
    assert named == ["themes.css"]


def test_themes_only_set_properties() -> None:
    """A theme sets custom properties and says whether it is light or dark."""
    text = re.sub(
        r"/\*.*?\*/", "", (ROOT / "static/css/themes.css").read_text(), flags=re.DOTALL
    )
    names = set(re.findall(r"(?m)^\s+([\w-]+):\s", text))
    assert {name for name in names if not name.startswith("--")} == {"color-scheme"}


# Sizes ---------------------------------------------------------------------------

STATES = (staged, calling, refused, won, lesson)
BOXES = """selectors => selectors.map(selector => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return [box.x, box.y, box.width, box.height].map(Math.round);
})"""
SIZES = """selector => [...document.querySelectorAll(selector)]
  .filter(element => element.checkVisibility({visibilityProperty: true}))
  .map(element => {
    const box = element.getBoundingClientRect();
    return Math.round(Math.min(box.width, box.height) * 10) / 10;
  })"""
OVERFLOW = """() => [...document.querySelectorAll(
    ".prompt-box, .prompt, .detail, .line-list, .buttons button, .chip, .hand, .link, "
    + ".title, .board, .reserve"
  )].filter(element => element.checkVisibility({visibilityProperty: true}))
  .filter(element => {
    const box = element.getBoundingClientRect();
    return box.left < -0.5 || box.right > innerWidth + 0.5
      || !element.matches(".board, .reserve")
        && element.scrollWidth > element.clientWidth + 1;
  }).map(element => element.className)"""
WHOLE = ((1366, 620), (1024, 768), (1280, 720), (1920, 1080))
TABLE = (*WHOLE, (360, 640), (640, 360), (844, 390))


def sized(page: Page, width: int, height: int) -> None:
    """Give the window a size, and nothing that moves."""
    see(page, reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": height})


@pytest.mark.parametrize("theme", ["wood", "contrast"])
@pytest.mark.parametrize(("width", "height"), TABLE)
def test_table_fits_and_nothing_moves(
    page: Page, width: int, height: int, theme: str
) -> None:
    """The table is in view without scrolling, in one place in every state."""
    sized(page, width, height)
    seen = []
    for state in STATES:
        show(page, drawn(state()), data_theme=theme)
        seen.append(page.evaluate(BOXES, DESK))
    assert seen == [seen[0]] * len(seen)
    bottom = max(y + high for _, y, _, high in seen[0])
    assert bottom <= height
    root = (
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    across, down = page.evaluate(root)
    assert across <= width
    assert down <= height or (width, height) not in WHOLE


@pytest.mark.parametrize(
    ("width", "height", "least"),
    [*((*size, 44) for size in TABLE), (320, 568, 40)],
)
def test_targets_are_large(page: Page, width: int, height: int, least: int) -> None:
    """Cells, pieces and main buttons suit a thumb; nothing is smaller than 24."""
    sized(page, width, height)
    for state in STATES:
        show(page, drawn(state()))
        assert min(page.evaluate(SIZES, TARGETS)) >= least
        assert min(page.evaluate(SIZES, "button, select, a")) >= 24


def test_narrow_page_scrolls_one_way(page: Page) -> None:
    """At 320 pixels everything stands in one column."""
    sized(page, 320, 568)
    for state in STATES:
        show(page, drawn(state()))
        assert page.evaluate(OVERFLOW) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize(
    ("width", "height"), [(1366, 620), (1024, 768), (360, 640), (320, 568)]
)
@pytest.mark.parametrize("size", [130, 200])
def test_text_can_be_twice_as_large(
    page: Page, width: int, height: int, size: int
) -> None:
    """Up to 200 % of text size nothing is cut off at the side."""
    sized(page, width, height)
    for state in STATES:
        show(page, drawn(state()), style=f"font-size: {size}%")
        assert page.evaluate(OVERFLOW) == []


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1920, 1080)])
def test_projector_is_large_and_low(page: Page, width: int, height: int) -> None:
    """Board of 70 % of the height, letters of 28 pixels, controls below a third."""
    sized(page, width, height)
    for state in STATES:
        show(page, drawn(state()), data_projector="on", data_coordinates="off")
        (_, _, _, board), (_, top, _, _) = page.evaluate(BOXES, [".board", ".reserve"])
        assert board >= 0.7 * height
        assert top >= height / 3 - 1
        assert page.evaluate("document.documentElement.scrollHeight") <= height
    letters = "parseFloat(getComputedStyle(document.querySelector('.prompt')).fontSize)"
    assert page.evaluate(letters) >= 28
    assert shown(page) == ["none", "inline"]
    coordinates = "getComputedStyle(document.querySelector('.rank')).visibility"
    assert page.evaluate(coordinates) == "visible"


def shown(page: Page) -> list[str]:
    """Return how relief and plan are displayed where a piece is used."""
    found: list[str] = page.evaluate(
        """() => ["relief", "plan"].map(name => getComputedStyle(
            document.querySelector(".piece")).getPropertyValue("--show-" + name))"""
    )
    return found


@pytest.mark.chromium_only("pages of paper")
def test_paper_shows_the_position_alone(page: Page) -> None:
    """In print: pieces in plan and coordinates, no control, all on one page."""
    see(page, media="print")
    show(page, drawn(staged()), data_theme="dark", data_coordinates="off")
    assert shown(page) == ["none", "inline"]
    assert page.evaluate(SIZES, ".buttons button, .link, .menu-button, .foot") == []
    assert len(page.evaluate(SIZES, ".board, .hand, .reserve, .prompt")) == 4
    see(page)
    for paper in ("A4", "Letter"):
        assert page.pdf(format=paper).count(b"/Type /Page\n") == 1


# Motion --------------------------------------------------------------------------

MOVING = """() => document.getAnimations().map(animation => [
  animation.animationName, animation.effect.getComputedTiming().endTime])"""


@pytest.mark.chromium_only("another system's preferences")
@pytest.mark.parametrize(
    ("motion", "system", "moves"),
    [
        ("auto", "no-preference", True),
        ("auto", "reduce", False),
        ("none", "no-preference", False),
        ("full", "reduce", True),
    ],
)
def test_motion_is_as_wished(
    page: Page, motion: str, system: str, *, moves: bool
) -> None:
    """Pieces settle and a called line is drawn, shortly; or nothing moves at all."""
    see(page, reduced_motion=system)
    found: list[tuple[str, float]] = []
    for state in (staged, refused, won):
        show(page, drawn(state()), data_motion=motion)
        found += page.evaluate(MOVING)
    names = {"arrive", "settle", "jump", "draw"}
    assert {name for name, _ in found} == (names if moves else set())
    assert max((end for _, end in found), default=0) <= 281


@pytest.mark.parametrize("record", [MIDDLE, "cshf 0a1 1b2 2c3 3d4 8", ENDING])
def test_quarto_never_moves_by_itself(page: Page, record: str) -> None:
    """The one button that could betray a line is still, whatever lies on the board."""
    see(page)
    show(page, drawn(Table.with_record(record)), data_motion="full")
    style = """() => { const style = getComputedStyle(document.querySelector(".call"));
        return [style.animationName, style.transitionDuration]; }"""
    assert page.evaluate(style) == ["none", "0s"]
