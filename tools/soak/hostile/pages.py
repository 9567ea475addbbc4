"""The whole page, into which a text comes by every way there is; then it is drawn."""

from __future__ import annotations

import csv
import io
from html.parser import HTMLParser
from typing import TYPE_CHECKING, NoReturn
from urllib.parse import unquote

from quarto.ai.question import parse_answer
from quarto.ai.review_kinds import Review
from quarto.app import afterwards
from quarto.app.actions import Action
from quarto.app.address import options_of, position_of, record_of
from quarto.app.effects import Download, Tell
from quarto.app.embedding import message_of, message_text
from quarto.app.messages import Acted, FieldChanged, Reviewed
from quarto.app.model import Model
from quarto.app.opening import Found, opened
from quarto.app.places import PlaceName
from quarto.app.places.csv import MARK, csv_text, is_formula
from quarto.app.places.news import (
    Breathed,
    DayTold,
    Did,
    Recalled,
    Reshelved,
    SeedDrawn,
    Shelved,
)
from quarto.app.scene import scene_of
from quarto.app.update import settled, update
from quarto.engine.record import parse_game
from quarto.views.dialogs import dialog
from quarto.views.page import page
from tools.soak.hostile import corpus
from tools.soak.hostile.readers import SPEAKERS, Reader, given

if TYPE_CHECKING:
    from collections.abc import Iterable

    from quarto.app.effects import Effect
    from quarto.app.messages import Message
    from quarto.views.strings import Strings

FORBIDDEN_TAGS = frozenset(
    {"script", "style", "img", "iframe", "object", "embed", "link", "base", "meta"}
)
ADDRESSES = frozenset({"href", "src", "action", "formaction", "xlink:href"})
RUNNING = "cshf+squares 0a1 1b2 2"


class Drawing(HTMLParser):
    """A drawn page, looked through for what nobody may bring into it."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """See that an element is one of the page's own."""
        assert tag not in FORBIDDEN_TAGS, tag
        for name, value in attrs:
            assert not name.startswith("on"), (tag, name)
            assert name != "style", (tag, value)
            is_address = name in ADDRESSES and value is not None
            assert not is_address or str(value).startswith(("#", "?", "./")), (
                tag,
                value,
            )

    def handle_comment(self, data: str) -> NoReturn:
        """Refuse it: the page has none."""
        raise AssertionError(data)


class Visit:
    """A page that is open, and everything that comes to it."""

    def __init__(self, model: Model, effects: Iterable[Effect] = ()) -> None:
        """Begin with a model."""
        self.model = model
        self._check(effects)

    def hear(self, *messages: Message) -> None:
        """Let messages come, each after the other."""
        for message in messages:
            self.model, effects = update(self.model, message)
            self._check(effects)

    def draw(self) -> None:
        """Draw it in both languages, and look through what was drawn."""
        scene = scene_of(self.model)
        for speaker in SPEAKERS.values():
            Drawing().feed(page(scene, speaker, "1") + dialog(scene, speaker))

    def _check(self, effects: Iterable[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Tell):
                assert message_text(effect)
            if isinstance(effect, Download) and not isinstance(effect.content, str):
                for speaker in SPEAKERS.values():
                    _check_table(csv_text(effect.content, speaker.say), speaker)


def _check_table(text: str, speaker: Strings) -> None:
    if "\0" in text:
        # No name that is kept has one.
        raise AssertionError(text)
    separator = speaker["csv.separator"]
    lines = io.StringIO(text.removeprefix(MARK), newline="")
    rows = csv.reader(lines, delimiter=separator)
    assert not any(is_formula(cell) for row in rows for cell in row)


def visit(place: PlaceName | None = None, record: str = RUNNING) -> Visit:
    """Return a page with a game under way, at the table or in a place."""
    before = Model()
    running = Model(game=parse_game(record))
    there = Visit(*settled(before, running))
    if place is not None:
        model, effects = opened(Found(query={"place": place.value}))
        there = Visit(model, effects)
    return there


def _stored(text: str) -> None:
    for found in (
        Found(settings=text, game=text, choice=text),
        Found(mirror=text, mirrors=True),
        Found(game=text, is_elsewhere=True),
    ):
        there = Visit(*opened(found))
        there.draw()
        there.hear(Acted(Action.NEW_GAME))
        there.draw()
        there.hear(Acted(Action.START), Acted(Action.ROUNDS))
        there.draw()


def _addressed(text: str) -> None:
    query, _, fragment = text.partition("#")
    options = options_of(query, unquote)
    places = record_of(fragment, unquote), position_of(fragment, unquote)
    for is_framed in (False, True):
        found = Found(
            query=options, record=places[0], position=places[1], is_framed=is_framed
        )
        Visit(*opened(found)).draw()


def _followed(text: str) -> None:
    """See that a game under way stays, is asked about, or goes on."""
    there = visit()
    plies = there.model.game.plies
    there.hear(FieldChanged("address", text))
    assert there.model.game.plies[: len(plies)] == plies
    there.draw()
    there.hear(Acted(Action.SHARE), FieldChanged("pasted", text))
    there.hear(Acted(Action.OPEN_TEXT))
    assert there.model.game.plies[: len(plies)] == plies
    there.draw()
    there.hear(Acted(Action.CONFIRM))
    there.draw()


def _ordered(text: str) -> None:
    message = message_of(text)
    own, framed = visit(), Found(record=RUNNING, is_framed=True)
    set_up = Visit(*opened(framed))
    if message is not None:
        before = own.model.game
        own.hear(message)
        assert own.model.game is before
        set_up.hear(message)
        set_up.draw()


def _sheet(text: str) -> None:
    there = visit(PlaceName.SHEET)
    there.hear(Recalled("quarto.sheet", text), Did("csv"), Did("undo"))
    there.draw()
    for name in ("sheet-name-0", "sheet-name-1", "sheet-seconds"):
        there.hear(FieldChanged(name, text))
    there.hear(Did("won", "0"), Did("csv"), Did("print"), Did("judge"))
    there.draw()


def _class(text: str) -> None:
    there = visit(PlaceName.CLASS)
    there.hear(Recalled("quarto.class", text), Did("csv"))
    there.draw()
    there.hear(FieldChanged("class-file", text), Did("names"), Did("csv"))
    there.draw()
    there.hear(FieldChanged("class-names", f"Ana\n{text}\nLuc"), Did("names"))
    there.hear(FieldChanged("result-0-1", "0"), Did("csv"), Did("json"))
    there.draw()
    there.hear(Did("play", "0-1"))
    there.draw()


def _puzzles(text: str) -> None:
    there = visit(PlaceName.PUZZLES)
    there.hear(SeedDrawn(7), DayTold("2026-12-01"), Recalled("quarto.puzzles", text))
    there.draw()
    there.hear(Did("open", text))
    there.draw()


def _games(text: str) -> None:
    there = visit(PlaceName.GAMES)
    there.hear(Shelved((("k", text), ("l", corpus.entries()[0])), 2, is_last=True))
    there.draw()
    there.hear(FieldChanged("games-file", text))
    for _ in range(4):
        there.hear(Breathed())
    there.draw()
    there.hear(FieldChanged("games-search", text), Did("text-all"), Did("json-all"))
    there.draw()
    there.hear(FieldChanged("games-search", ""), Did("pick", "k"))
    there.hear(FieldChanged("game-title", text), Did("name", "k"), Did("text", "k"))
    there.draw()
    there.hear(Reshelved(is_done=True), Did("adopt"), Did("open", "k"))
    there.draw()


def _filled(text: str) -> None:
    """Every field and control, with a value that it never has."""
    there = visit()
    there.hear(Acted(Action.NEW_GAME))
    names = ("mode", "level", "name-0", "name-1", "preset", "clock", "seconds")
    for name in (*names, "target", "theme", "coordinates", *afterwards.FIELDS, text):
        there.hear(FieldChanged(name, text))
    there.draw()
    there.hear(Acted(Action.START))
    there.draw()
    for place in PlaceName:
        there = visit(place)
        there.hear(SeedDrawn(7))
        for what in ("play", "won", "lot", "step", "kind", "grade", "ask", "level"):
            there.hear(Did(what, text))
        there.hear(Did(text, text), FieldChanged(f"result-{text}", "0"))
        there.draw()


def _answered(text: str) -> None:
    question = corpus.QUESTIONS["review"]
    try:
        answer = parse_answer(question, text)
    except ValueError:
        return
    assert isinstance(answer, Review)
    there = visit(record=corpus.WON)
    there.hear(Acted(Action.REPLAY), Reviewed(question.game, answer))
    for number in range(len(question.game.plies) + 1):
        there.hear(FieldChanged("moment", str(number)))
        there.draw()


PAGES: tuple[Reader, ...] = (
    Reader("page, stored", lambda: (*corpus.saves(), *corpus.choices()), _stored),
    Reader("page, address", given(*corpus.QUERIES, *corpus.LINKS), _addressed),
    Reader(
        "page, link",
        lambda: (*corpus.LINKS, *corpus.RECORDS, *corpus.saves()),
        _followed,
    ),
    Reader("page, message", given(*corpus.MESSAGES), _ordered),
    Reader("page, sheet", lambda: (*corpus.sheets(), *corpus.NAMES), _sheet),
    Reader(
        "page, class",
        lambda: (*corpus.leagues(), *corpus.tables(), *corpus.NAMES),
        _class,
    ),
    Reader("page, puzzles", lambda: (*corpus.puzzles(), *corpus.PUZZLES), _puzzles),
    Reader(
        "page, games",
        lambda: (
            *corpus.entries(),
            *corpus.libraries(),
            *corpus.devices(),
            *corpus.saves(),
            *corpus.NAMES,
        ),
        _games,
    ),
    Reader("page, fields", given(*corpus.FIELDS, *corpus.NAMES), _filled),
    Reader("page, answer", lambda: corpus.answers()[3:4], _answered),
)
