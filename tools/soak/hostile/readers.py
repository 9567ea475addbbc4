"""Everybody who reads a text from outside, and what he promises.

A reader raises whatever was not promised: an error that nobody documented, or an
AssertionError where what was read is not the same once it was written.
"""

from __future__ import annotations

import csv
import io
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import unquote

from quarto.ai.question import (
    format_answer,
    format_question,
    parse_answer,
    parse_question,
)
from quarto.app.address import options_of, position_of, record_of
from quarto.app.asked import asked_of
from quarto.app.choice import choice_of, format_choice
from quarto.app.copies import chosen
from quarto.app.embedding import message_of
from quarto.app.imports import read
from quarto.app.parts import Kept
from quarto.app.places.csv import MARK, csv_text, is_formula
from quarto.app.places.roster import names_in
from quarto.app.problems.days import day_of, number_of
from quarto.app.problems.keys import key_of
from quarto.app.settings import DEFAULT, fields_of, format_settings, with_fields
from quarto.engine.errors import NotationError
from quarto.engine.notation import (
    format_cell,
    format_piece,
    format_position,
    format_rules,
    parse_cell,
    parse_piece,
    parse_position,
    parse_rules,
)
from quarto.engine.record import format_plies, parse_game
from quarto.locales import TEXTS
from quarto.locales.places import PLACES
from quarto.saves.device import format_device, parse_device
from quarto.saves.fields import SaveError
from quarto.saves.leagues import format_league, parse_league
from quarto.saves.library import (
    format_entry,
    format_library,
    parse_entry,
    parse_library,
)
from quarto.saves.puzzles import format_puzzles, parse_puzzles
from quarto.saves.schema import format_save, parse_save
from quarto.saves.sheets import format_sheet, parse_sheet
from quarto.saves.tables import LONGEST_NAME, plain_name
from quarto.views.strings import Strings
from tools.soak.hostile import corpus

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
SPEAKERS = {name: Strings({**TEXTS[name], **PLACES[name]}) for name in ("en", "fr")}
# Of names as they are kept: signs that are none of somebody's name.
FORBIDDEN = frozenset(
    map(chr, (*range(0x20), *range(0x7F, 0xA0), *range(0x202A, 0x202F)))
) | frozenset(map(chr, (0x2028, 0x2029, *range(0x2066, 0x206A))))


@dataclass(frozen=True)
class Reader:
    """Who reads; whole: texts that he understands."""

    name: str
    whole: Callable[[], tuple[str, ...]]
    read: Callable[[str], object]


def given(*texts: str) -> Callable[[], tuple[str, ...]]:
    """Return what gives these texts."""
    return lambda: texts


def is_name(name: str) -> bool:
    """Whether a name is one that may be kept and shown anywhere."""
    units = name.encode("utf-16-le", "replace").decode("utf-16-le")
    is_plain = FORBIDDEN.isdisjoint(name) and units == name
    return is_plain and len(name) <= LONGEST_NAME


def _notation(
    parse: Callable[[str], T], write: Callable[[T], str]
) -> Callable[[str], None]:
    def reads(text: str) -> None:
        try:
            value = parse(text)
        except NotationError as error:
            if not 1 <= error.column <= len(text) + 1:
                raise
            return
        assert parse(write(value)) == value

    return reads


def _stored(
    parse: Callable[[str], T], write: Callable[[T], str]
) -> Callable[[str], None]:
    def reads(text: str) -> None:
        try:
            value = parse(text)
        except SaveError:
            return
        written = write(value)
        assert parse(written) == value
        # As a file it is bytes, and has to come back from them.
        assert parse(written.encode("utf-8", "replace").decode()) == value
        _check_names(value)

    return reads


def _check_names(value: object) -> None:
    """See that every name in what was read is one."""
    for name in ("players", "names", "league", "entry", "title", "name"):
        inner = getattr(value, name, None)
        if isinstance(inner, str):
            assert is_name(inner), inner
        elif isinstance(inner, tuple):
            for one in inner:
                assert not isinstance(one, str) or is_name(one), one
                _check_names(one)
        elif inner is not None:
            _check_names(inner)
    if isinstance(value, tuple):
        for one in value:
            _check_names(one)


def _address(text: str) -> None:
    query, _, fragment = text.partition("#")
    asked = asked_of(options_of(query, unquote))
    assert all(is_name(player.name) for player in asked.players)
    assert all(len(fault) < LONGEST_NAME for fault in asked.faults)
    record_of(fragment, unquote)
    position_of(fragment, unquote)


def _import(text: str) -> None:
    found = read(text)
    if isinstance(found, Kept):
        assert parse_game(format_plies(found.game), found.game.origin) == found.game
        assert all(is_name(player.name) for player in found.players)
        assert not found.match.rounds
        return
    for speaker in SPEAKERS.values():
        assert speaker.say(found)


def _choice(text: str) -> None:
    draft = choice_of(text)
    if draft is not None:
        assert choice_of(format_choice(draft)) == draft
        assert all(map(is_name, draft.names))
    settings = with_fields(DEFAULT, fields_of(text))
    written = format_settings(settings)
    assert with_fields(DEFAULT, fields_of(written)) == settings
    assert asdict(settings).keys() == asdict(DEFAULT).keys()


def _copies(text: str) -> None:
    whole = corpus.saves()[-1]
    for local, mirror in ((text, None), (text, whole), (whole, text)):
        choice = chosen(local, mirror)
        assert choice.best is None or choice.best.text in {text, whole}


def _message(text: str) -> None:
    message = message_of(text)
    assert message is None or message.order is not None


def _question(text: str) -> None:
    try:
        question = parse_question(text)
    except ValueError:
        return
    assert parse_question(format_question(question)) == question


def _answer(text: str) -> None:
    for question in corpus.QUESTIONS.values():
        try:
            answer = parse_answer(question, text)
        except ValueError:
            continue
        again = parse_answer(question, format_answer(question, answer))
        assert again == answer


def _puzzle(text: str) -> None:
    key = key_of(text)
    if key is not None:
        assert key_of(key.name) == key
    number = number_of(text)
    if number is not None:
        assert day_of(number) == text


def _roster(text: str) -> None:
    names = names_in(text)
    table = tuple((number, name, name) for number, name in enumerate(names))
    for speaker in SPEAKERS.values():
        written = csv_text(table, speaker.say)
        separator = speaker["csv.separator"]
        lines = csv.reader(
            io.StringIO(written.removeprefix(MARK), newline=""), delimiter=separator
        )
        read_back = list(lines) if "\0" not in written else []
        assert not any(is_formula(cell) for row in read_back for cell in row)


def _cell(text: str) -> None:
    """See a name of any kind through a table and back."""
    name = plain_name(text)
    assert is_name(name)
    assert plain_name(name) == name
    once = " ".join(name.split())
    # Whoever writes a `'` before a formula himself gets it without.
    if once and not once.startswith("'"):
        for speaker in SPEAKERS.values():
            written = csv_text((("name",), (name,)), speaker.say)
            assert names_in(written) == (once,)


READERS: tuple[Reader, ...] = (
    Reader("piece", given(*corpus.PIECES), _notation(parse_piece, format_piece)),
    Reader("cell", given(*corpus.CELLS), _notation(parse_cell, format_cell)),
    Reader("rules", given(*corpus.RULES), _notation(parse_rules, format_rules)),
    Reader(
        "position", given(*corpus.POSITIONS), _notation(parse_position, format_position)
    ),
    Reader("record", given(*corpus.RECORDS), _notation(parse_game, format_plies)),
    Reader(
        "import",
        lambda: (*corpus.LINKS, *corpus.RECORDS, *corpus.POSITIONS, *corpus.saves()),
        _import,
    ),
    Reader("address", given(*corpus.QUERIES, *corpus.LINKS), _address),
    Reader("save", corpus.saves, _stored(parse_save, format_save)),
    Reader("copies", corpus.saves, _copies),
    Reader("sheet", corpus.sheets, _stored(parse_sheet, format_sheet)),
    Reader("class", corpus.leagues, _stored(parse_league, format_league)),
    Reader("puzzles", corpus.puzzles, _stored(parse_puzzles, format_puzzles)),
    Reader("entry", corpus.entries, _stored(parse_entry, format_entry)),
    Reader("library", corpus.libraries, _stored(parse_library, format_library)),
    Reader("device", corpus.devices, _stored(parse_device, format_device)),
    Reader("choice", corpus.choices, _choice),
    Reader("message", given(*corpus.MESSAGES), _message),
    Reader("question", corpus.questions, _question),
    Reader("answer", corpus.answers, _answer),
    Reader("puzzle", given(*corpus.PUZZLES), _puzzle),
    Reader("roster", corpus.tables, _roster),
    Reader("cell of a table", given(*corpus.NAMES), _cell),
)
