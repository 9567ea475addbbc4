"""The pages on paper: the same in both languages, linked, and true to the engine."""

from __future__ import annotations

import html
import re
import string
from html.parser import HTMLParser

import pytest

from quarto.app.asked import asked_of
from quarto.app.locks import Lock
from quarto.app.settings import Language
from quarto.engine.cells import row_of
from quarto.engine.lines import ALL_LINES, BLOCKS, STRAIGHT_LINES, LineKind
from quarto.engine.notation import format_piece
from quarto.engine.pieces import PIECES, Trait, value_of
from quarto.engine.plies import Give, Place
from quarto.engine.position import Position, Verdict
from quarto.engine.rules import CLASSIC, LONGEST_TURN, SHORTEST_TURN, Rules
from quarto.locales import TEXTS
from quarto.locales.paper import PAPER
from quarto.locales.paper.class_en import CLASS as CLASS_EN
from quarto.locales.paper.rules_en import RULES as RULES_EN
from quarto.views.paper.class_page import EXAMPLE, LINKS
from quarto.views.paper.document import PAGES
from quarto.views.paper.moments import BLOCK, GAP, LAPSED, WON
from quarto.views.paper.pages import files
from quarto.views.paper.words import facts_in
from quarto.views.strings import Strings

FILES = files(PAPER, TEXTS, "app/paper.css", "default-src 'none'")
NAMES = pytest.mark.parametrize("name", sorted(FILES))
LANGUAGES = pytest.mark.parametrize("language", sorted(PAPER))
NARROW, WIDE = "\u202f", "\u00a0"


class Page(HTMLParser):
    """The ids, the addresses and the words of a page."""

    def __init__(self, text: str) -> None:
        """Read the page."""
        super().__init__()
        self.ids: list[str] = []
        self.addresses: list[str] = []
        self.used: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep what this element is called and refers to."""
        values = dict(attrs)
        if values.get("id"):
            self.ids.append(values["id"] or "")
        address = values.get("href") or values.get("src")
        if address:
            (self.used if tag == "use" else self.addresses).append(address)


def gaps(text: str) -> set[str | None]:
    """Return the gaps of a sentence."""
    return {field for _, field, _, _ in string.Formatter().parse(text)} - {None}


# Sentences ---------------------------------------------------------------------------


def test_both_languages_say_the_same() -> None:
    """The same keys, with the same gaps, in both; no key stands in two places."""
    assert {k: gaps(v) for k, v in PAPER["en"].items()} == {
        k: gaps(v) for k, v in PAPER["fr"].items()
    }
    assert RULES_EN.keys().isdisjoint(CLASS_EN)
    assert set(PAPER) == set(TEXTS) == set(Language)


@LANGUAGES
def test_every_sentence_is_on_a_page(language: str) -> None:
    """No sentence is dead."""
    pages = "".join(FILES[names[language]] for names in PAGES.values())
    seen = html.unescape(pages)
    facts = facts_in(Strings(TEXTS[language]))
    filled = {key: text.format_map(facts) for key, text in PAPER[language].items()}
    # What a task fills in itself ends what can be looked for.
    parts = {
        key: max(re.split(r"\{\w+\}", text), key=len) for key, text in filled.items()
    }
    assert [key for key, part in parts.items() if part.strip() not in seen] == []


def test_every_fact_is_said() -> None:
    """No number is computed for nothing."""
    used = set().union(*map(gaps, PAPER["en"].values()))
    assert used == set(facts_in(Strings(TEXTS["en"])))


def test_french_typography() -> None:
    """U+202F before ! ? ; and inside guillemets, U+00A0 before a colon, no you."""
    you = re.compile(r"\b(tu|te|toi|ton|ta|tes|vous|votre|vos)\b", re.IGNORECASE)
    wrong = [
        key
        for key, text in PAPER["fr"].items()
        if re.search(rf"[^{NARROW}][!?;»]|«[^{NARROW}]", text)
        or re.search(rf"[^{WIDE}]:(\s|$)", text)
        or you.search(text)
        or "'" in text
    ]
    assert wrong == []


def test_english_typography() -> None:
    """No French spaces, no straight quotes."""
    marks = (NARROW, WIDE, "'", '"', " !", " ?")
    assert [k for k, t in PAPER["en"].items() if any(m in t for m in marks)] == []


# Pages -------------------------------------------------------------------------------


@pytest.mark.parametrize("page", sorted(PAGES))
def test_sections_are_the_same_in_both(page: str) -> None:
    """An address of a section holds in every language, and names one thing."""
    ids = [Page(FILES[name]).ids for name in PAGES[page].values()]
    assert ids[0] == ids[1]
    assert len(set(ids[0])) == len(ids[0])


@NAMES
def test_links_lead_somewhere(name: str) -> None:
    """Each link is to a page, to the game, or to an id of the page itself."""
    page = Page(FILES[name])
    known = {f"./{other}" for other in FILES} | {"./icons/icon.svg", "./app/paper.css"}
    game = re.compile(r"\./\?lang=(fr|en)(&|$)")
    lost = [
        one
        for one in page.addresses
        if not (one in known or game.match(one) or one.removeprefix("#") in page.ids)
    ]
    assert lost == []
    assert {one.removeprefix("#") for one in page.used} <= set(page.ids)


@NAMES
def test_pages_name_no_other_site_and_no_script(name: str) -> None:
    """Nothing is fetched from elsewhere, nothing runs."""
    text = FILES[name]
    assert "://" not in text
    assert re.findall(r"<script|<style| style=| on\w+=", text) == []


@LANGUAGES
def test_pages_link_to_each_other_and_to_the_game(language: str) -> None:
    """From each page to the game, to the other page, and to the other language."""
    for page, names in PAGES.items():
        found = Page(FILES[names[language]]).addresses
        others = {f"./{one[language]}" for one in PAGES.values()} | {
            f"./{one}" for one in names.values()
        }
        assert others - {f"./{names[language]}"} <= set(found), page
        assert f"./?lang={language}" in found


@LANGUAGES
def test_app_leads_to_the_rules_in_its_language(language: str) -> None:
    """The dialog of the rules names the page that exists."""
    assert TEXTS[language]["help.all_page"] == PAGES["rules"][language]


@pytest.mark.parametrize("query", [*LINKS.values(), EXAMPLE.removeprefix("?")])
def test_ready_addresses_mean_something(query: str) -> None:
    """The game understands each, and keeps nothing of a table it sets up."""
    asked = asked_of(dict(pair.split("=") for pair in query.split("&")))
    assert asked.faults == ()
    assert asked.locks or asked.place is not None


def test_every_lock_is_explained() -> None:
    """The table of words has them all."""
    assert {f"locks.{lock}" for lock in Lock} <= PAPER["en"].keys()


# Facts and pictures ------------------------------------------------------------------


def test_numbers_are_those_of_the_engine() -> None:
    """What is counted in the texts, as the rules have it."""
    facts = facts_in(Strings(TEXTS["en"]))
    numbers = {key: int(text) for key, text in facts.items() if text.isdigit()}
    assert numbers == {
        "side": 4,
        "pieces": 16,
        "lines": len(STRAIGHT_LINES),
        "blocks": len(BLOCKS),
        "all": len(ALL_LINES),
        "subsets": 14,
        "questions": 4,
        "shortest": SHORTEST_TURN,
        "longest": LONGEST_TURN // 60,
    }
    assert (numbers["lines"], numbers["blocks"], numbers["all"]) == (10, 9, 19)


def test_won_line_is_won() -> None:
    """The picture of a call: row 2, completed by the last placement, hollow only."""
    assert WON.position.last == WON.ringed
    assert WON.position.judge(WON.line.cells) is Verdict.RIGHT
    assert WON.position.shared(WON.line) == ((Trait.FILL, 1),)
    assert (WON.line.kind, row_of(WON.line.cells[0])) == (LineKind.ROW, 1)


def test_lapsed_line_has_lapsed() -> None:
    """The picture of a lapsed line: row 1, tall, and the last placement elsewhere."""
    assert LAPSED.position.last == LAPSED.ringed
    assert LAPSED.position.judge(LAPSED.line.cells) is Verdict.LAPSED
    assert LAPSED.position.shared(LAPSED.line) == ((Trait.HEIGHT, 0),)
    assert (LAPSED.line.kind, row_of(LAPSED.line.cells[0])) == (LineKind.ROW, 0)
    assert LAPSED.position.winning_through(LAPSED.ringed) == ()


def test_square_counts_for_experts_only() -> None:
    """The picture of a square: dark only, and no line without the variant."""
    plain = Position(CLASSIC, BLOCK.position.planes, last=BLOCK.ringed)
    assert BLOCK.position.rules == Rules(blocks=True)
    assert BLOCK.position.judge(BLOCK.line.cells) is Verdict.RIGHT
    assert BLOCK.position.shared(BLOCK.line) == ((Trait.COLOR, 1),)
    assert plain.judge(BLOCK.line.cells) is Verdict.NO_LINE
    assert plain.winning_through(BLOCK.ringed) == ()


@pytest.mark.parametrize("piece", GAP.position.reserve, ids=format_piece)
def test_only_round_pieces_win_in_the_gap(piece: int) -> None:
    """The picture of the beginners’ mistake: row 3, three round pieces."""
    given = GAP.position.after(Give(PIECES[piece]))
    lines = given.after(Place(GAP.ringed)).winning_through(GAP.ringed)
    is_round = value_of(PIECES[piece], Trait.SHAPE) == 0
    assert lines == ((GAP.line,) if is_round else ())
    assert row_of(GAP.ringed) == 2


def test_no_fourth_placement_comes_earlier() -> None:
    """Fewer than four pieces complete nothing, four can."""
    for count, wins in ((3, 0), (4, 1)):
        position = Position(CLASSIC)
        for piece, cell in zip(PIECES[:count], STRAIGHT_LINES[0].cells, strict=False):
            position = position.after(Give(piece)).after(Place(cell))
        assert position.last is not None
        assert len(position.winning_through(position.last)) == wins
