"""Hostile texts, by every way in: what was promised, in bounded time, and no more.

The same readers and the same ways of spoiling a text are used for hours by
`build.py soak fuzz`; here it is a few seconds of it, and what it has found so far.
"""

from __future__ import annotations

import csv
import io
import json
import tracemalloc
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quarto.ai.question import parse_answer, parse_question
from quarto.app.address import options_of, record_of
from quarto.app.embedding import message_of
from quarto.app.imports import read
from quarto.app.messages import FieldChanged
from quarto.app.parts import Kept
from quarto.app.places import PlaceName, roster
from quarto.app.places.csv import csv_text, is_formula
from quarto.app.places.games import Games
from quarto.app.places.news import Breathed
from quarto.app.places.pairs import pair_of
from quarto.app.settings import fields_of
from quarto.app.text import Text
from quarto.engine.errors import NotationError
from quarto.engine.match import Match, Round
from quarto.saves.device import Device, format_device, parse_device
from quarto.saves.fields import (
    DEEPEST,
    LARGEST_NUMBER,
    SaveError,
    data_of,
)
from quarto.saves.leagues import parse_league
from quarto.saves.library import parse_entry, parse_library
from quarto.saves.matches import LONGEST_MATCH
from quarto.saves.puzzles import parse_puzzles
from quarto.saves.schema import format_save, parse_save
from quarto.saves.seal import CHECK, is_whole, sealed
from quarto.saves.sheets import SavedSheet, format_sheet, parse_sheet
from quarto.saves.tables import plain_name
from tests.support.work import work_of
from tools.soak import fuzz as soak
from tools.soak.hostile import corpus
from tools.soak.hostile.mutations import FORMULAS, TOKENS, mutated
from tools.soak.hostile.pages import PAGES, visit
from tools.soak.hostile.readers import READERS, SPEAKERS, Reader
from tools.soak.hostile.readers import given as given_texts

if TYPE_CHECKING:
    from collections.abc import Callable

MEGABYTE = 1_000_000
DEEP = 100_000
DIGITS = "9" * 5_000
# As large as a whole number in JSON may be for Python to read it.
HUGE = 10**4299
EACH = pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)
leaves = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
data = st.recursive(
    leaves | st.sampled_from(TOKENS),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=12,
)
ENVELOPES = {
    "quarto-game": parse_save,
    "quarto-sheet": parse_sheet,
    "quarto-class": parse_league,
    "quarto-puzzles": parse_puzzles,
    "quarto-library-game": parse_entry,
    "quarto-library": parse_library,
    "quarto-device": parse_device,
}


def spoilt(reader: Reader) -> st.SearchStrategy[str]:
    """Return texts for a reader: spoilt ones, any others, and data of any kind."""
    spoilt = st.integers(0, 10**9).map(lambda seed: _spoilt(reader, seed))
    return spoilt | st.text() | data.map(json.dumps)


def _spoilt(reader: Reader, seed: int) -> str:
    rng, texts = Random(seed), reader.whole()
    return mutated(rng, rng.choice(texts), rng.choice(texts))


def changed(text: str, **fields: object) -> str:
    """Return an envelope with some fields replaced, whole but for them."""
    known = json.loads(text)
    known.pop(CHECK, None)
    return sealed(known | fields)


def reading_of(act: Callable[[], object]) -> int:
    """Return the work of reading something, whatever came of it."""

    def read() -> None:
        with suppress(NotationError, SaveError, ValueError):
            act()

    return work_of(read)


@EACH
def test_whole_texts_are_read(reader: Reader) -> None:
    """What the spoiling begins with does no harm itself."""
    for text in reader.whole():
        reader.read(text)


@EACH
@settings(max_examples=25)
@given(seed=st.data())
def test_readers_keep_their_promises(reader: Reader, seed: st.DataObject) -> None:
    """Nothing but documented errors; what is read can be written and read again."""
    reader.read(seed.draw(spoilt(reader)))


@pytest.mark.parametrize("reader", PAGES, ids=lambda reader: reader.name)
@settings(max_examples=6)
@given(seed=st.data())
def test_pages_stay_whole(reader: Reader, seed: st.DataObject) -> None:
    """Whatever comes, the page can be drawn, and nothing in it came from outside."""
    reader.read(seed.draw(spoilt(reader)))


def test_long_run_says_what_it_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader that breaks his promise is found out, once, and can be had again."""
    report = soak.fuzz(60, seed=1)
    assert (sum(report.cases.values()), report.findings) == (60, {})

    def breaks(text: str) -> None:
        raise KeyError(text)

    broken = Reader("broken", given_texts("whole"), breaks)
    monkeypatch.setattr(soak, "READERS", (broken,))
    report = soak.fuzz(60, seed=1)
    assert [key[:2] for key in report.findings] == [("broken", "KeyError")]
    cases = [soak.case(number, 1) for number in range(200)]
    assert cases == [soak.case(number, 1) for number in range(200)]


# As many for the longest table that is read as a class.
MOST_LINES = 1_500_000
GIANTS = {
    "letters": "x" * 10 * MEGABYTE,
    "blanks": " " * 10 * MEGABYTE,
    "other letters": "é\u202e" * 5 * MEGABYTE,
    "brackets": "[" * DEEP,
    "nested": "[" * DEEP + "0" + "]" * DEEP,
    "nested objects": '{"a":' * DEEP + "0" + "}" * DEEP,
    "options": "&a=1" * MEGABYTE,
    "percent": "#g=" + "%41" * 3 * MEGABYTE,
    "steps": "cshf" + " 0a1" * MEGABYTE,
    "lines": "\n" * 99_000,
    "fields": "," * 50_000 + "\n" * 49_000,
    "quotes": '"' * 99_999,
    "open quotes": '"a;' * 33_000,
    "digits": DIGITS,
    "number": f"[{DIGITS}]",
}


@EACH
def test_giants_are_refused(reader: Reader) -> None:
    """Ten megabytes, or a hundred thousand of anything: refused, with little work."""
    work = {
        name: reading_of(lambda giant=giant: reader.read(giant))  # type: ignore[misc]  # bound at once
        for name, giant in GIANTS.items()
    }
    assert {name: lines for name, lines in work.items() if lines > MOST_LINES} == {}


@pytest.mark.parametrize("kind", ENVELOPES)
@pytest.mark.parametrize(
    "inner",
    [
        "[" * DEEP + "]" * DEEP,
        '{"a":' * DEEP + "0" + "}" * DEEP,
        DIGITS,
        f"-{DIGITS}",
        '"' + "x" * 10 * MEGABYTE + '"',
        "[" + "0," * 100_000 + "0]",
        "[" + "[]," * MEGABYTE + "0]",
    ],
    ids=["nested", "objects", "digits", "negative", "letters", "list", "lists"],
)
def test_giant_envelopes_are_refused(kind: str, inner: str) -> None:
    """Whatever is inside, it is no file of ours, and takes no room beside itself."""
    text = f'{{"format": "{kind}", "version": 1, "x": {inner}, "check": "0"}}'
    tracemalloc.start()
    try:
        with pytest.raises(SaveError):
            ENVELOPES[kind](text)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 10 * MEGABYTE


@pytest.mark.parametrize("depth", range(100, 1_000, 25))
def test_envelopes_nested_at_the_limit_are_refused(depth: int) -> None:
    """What can still be read, and not be written any more, is damaged."""
    inner = "[" * depth + "]" * depth
    text = f'{{"format": "quarto-library-game", "version": 1, "x": {inner}}}'
    with pytest.raises(SaveError):
        parse_entry(text)


def test_numbers_beyond_counting_are_refused() -> None:
    """A counter that could not be raised and written any more would end the game."""
    text = corpus.saves()[-1]
    for field in ("counter", "target", "version"):
        for number in (HUGE, LARGEST_NUMBER + 1, True, 1.0, float("nan"), "1"):
            with pytest.raises(SaveError):
                parse_save(changed(text, **{field: number}))
    save = parse_save(changed(text, counter=LARGEST_NUMBER))
    assert save.counter + 1 < 2**53


def test_match_of_any_length_is_read_again() -> None:
    """The oldest rounds are left out; who gives first stays the same."""
    rounds = (Round(0, 1, None), *(Round(1, None, None) for _ in range(LONGEST_MATCH)))
    for count in (LONGEST_MATCH - 1, LONGEST_MATCH, LONGEST_MATCH + 1):
        match = Match(0, None, rounds[:count])
        read_back = parse_sheet(format_sheet(SavedSheet(("", ""), match, 60))).match
        assert len(read_back.rounds) in {count, count - 1, count - 2}
        assert read_back.first_giver == match.first_giver


def test_file_brings_a_game_and_no_match() -> None:
    """Ten thousand rounds that nobody played stay outside."""
    found = read(corpus.saves()[-1])
    assert isinstance(found, Kept)
    assert found.match == Match(found.match.lot)


def test_halves_of_signs_survive_a_file() -> None:
    """As bytes they would be lost, and the checksum be wrong."""
    text = sealed({"a": "\ud83d x \udc69", "b\ud800": 1})
    assert text.encode("utf-8").decode() == text
    assert is_whole(json.loads(text))
    assert json.loads(text)["a"] == "\ud83d x \udc69"


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Zoé", "Zoé"),
        ("a\u202eb\u2066c\u2069\u2069", "abc"),
        ("a\r\nb\tc\x00d\x85e\u2028f", "a  b c d e f"),
        ("\ud800x", "\ufffdx"),
        ("👩\u200d👧 נועם\u200f", "👩\u200d👧 נועם\u200f"),
        ("x" * 500, "x" * 200),
    ],
)
def test_names_turn_nothing_around_them(written: str, kept: str) -> None:
    """No line ends in a name, and no direction begins in it that it does not end."""
    assert plain_name(written) == kept


@pytest.mark.parametrize("formula", FORMULAS)
def test_no_cell_of_a_table_is_a_formula(formula: str) -> None:
    """Not with anything unseen before it either, in any column."""
    for speaker in SPEAKERS.values():
        text = csv_text((("a", formula, formula),), speaker.say)
        lines = io.StringIO(text.removeprefix("\ufeff"), newline="")
        ((_, *cells),) = csv.reader(lines, delimiter=speaker["csv.separator"])
        assert [is_formula(cell) for cell in cells] == [False, False]


@pytest.mark.parametrize(
    "table",
    ["\n" * 20_000, ("," * 200 + "\n") * 200, ";" * 20_000 + "\n" * 20_000],
    ids=["lines", "fields", "both"],
)
def test_tables_are_read_in_the_time_of_their_size(
    table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No row is looked at for each other one, nor each column for each row."""
    copied = 0

    class Rows(list[list[str]]):
        def __getitem__(self, at: Any) -> Any:  # noqa: ANN401  # as a list has it
            nonlocal copied
            found = super().__getitem__(at)
            copied += len(found) if isinstance(at, slice) else 0
            return Rows(found) if isinstance(at, slice) else found

    whole = roster.rows_in
    monkeypatch.setattr(roster, "rows_in", lambda table: Rows(whole(table)))
    assert reading_of(lambda: roster.names_in(table)) < 40 * len(table)
    assert copied < 3 * len(table)


def test_numbers_that_are_none_change_nothing() -> None:
    """Python refuses to read so many digits, and takes those of other scripts."""
    assert pair_of(f"0-{DIGITS}") is pair_of(f"{DIGITS}-1") is None


@pytest.mark.parametrize(
    "answer",
    [
        "[" * DEEP,
        "[" * 990 + "]" * 990,
        DIGITS,
        '{"values": "0000000000", "findings": [], "left": 1e400}',
        '{"values": "0000000000", "findings": [], "left": -1}',
        '{"cell": "a1", "gift": "9", "value": 0}',
        '{"cell": "c3", "gift": "0", "value": 0}',
        '{"cell": "c3", "gift": "9", "value": 7}',
    ],
)
def test_no_answer_is_believed(answer: str) -> None:
    """What no game could be answered with is found out, whatever was asked."""
    for question in corpus.QUESTIONS.values():
        with pytest.raises(ValueError):  # noqa: PT011  # every kind of nonsense
            parse_answer(question, answer)


@pytest.mark.parametrize(
    "finding",
    [
        {"number": 0},
        {"number": 10},
        {"kept": 5},
        {"shared": [[0, 7]]},
        {"line": None},
        {"kind": "wrong_call", "number": 1},
        {"kind": "win_at_once", "cell": None},
        {"kind": "resigned", "kept": None},
    ],
    ids=str,
)
def test_no_finding_is_believed_that_has_no_words(finding: dict[str, object]) -> None:
    """A review that cannot be told is none."""
    question, text = corpus.QUESTIONS["review"], corpus.answers()[3]
    review = json.loads(text)
    assert parse_answer(question, text)
    review["findings"][0] |= finding
    with pytest.raises(ValueError):  # noqa: PT011  # every kind of nonsense
        parse_answer(question, json.dumps(review))


@pytest.mark.parametrize(
    "question",
    ["[" * DEEP, "7", "{}", '{"level": null, "seed": 0, "record": 7, "origin": []}'],
)
def test_no_question_is_believed(question: str) -> None:
    """Nor does the worker believe the page."""
    with pytest.raises(ValueError):  # noqa: PT011  # every kind of nonsense
        parse_question(question)


def test_stuffed_addresses_cost_little() -> None:
    """Of a million options a few are looked at, and of a value its beginning."""
    asked = "&".join(f"a{number}=1" for number in range(MEGABYTE))
    assert len(options_of(asked, str)) < 100
    text = record_of("#g=" + "x" * MEGABYTE, lambda value: f"{len(value)}")
    assert int(text or 0) < 50_000
    found = read("https://example.org/#g=" + "%41" * MEGABYTE)
    assert isinstance(found, Text)
    assert found.gaps["why"] == "why.too_long"


def test_library_of_ten_thousand_games_is_refused() -> None:
    """At once, and with a sentence of its own."""
    games = json.loads(corpus.libraries()[0])["games"] * 5_000
    text = sealed({"format": "quarto-library", "version": 1, "games": games})
    there = visit(PlaceName.GAMES)
    there.hear(FieldChanged("games-file", text))
    assert isinstance(there.model.place, Games)
    assert [one.key for one in there.model.place.said] == ["games.file_more"]
    there.draw()


def test_large_device_is_read_where_a_library_would_be_too_large() -> None:
    """Five megabytes are too many for games alone, and not for everything."""
    texts = {f"quarto.x{number}": "x" * 900_000 for number in range(5)}
    there = visit(PlaceName.GAMES)
    file = format_device(Device(texts, (corpus.OVER,), {}))
    there.hear(FieldChanged("games-file", file), Breathed())
    assert isinstance(there.model.place, Games)
    assert there.model.place.device is not None


@pytest.mark.parametrize("parse", [data_of, fields_of, message_of])
def test_no_door_lets_deep_nesting_in(parse: Callable[[str], object]) -> None:
    """An interpreter in a page does not outlive it; brackets in words are none."""
    for opened, closed in (("[", "]"), ('{"a":', "}")):
        for depth in (DEEPEST + 1, 2_000, DEEP):
            text = f'{{"x": "]", "y": {opened * depth}0{closed * depth}}}'
            with suppress(ValueError):
                assert not parse(text)
    words = json.dumps({"source": "quarto", "x": "[" * 5_000 + '"{\\'})
    assert data_of(words) == json.loads(words)


@pytest.mark.parametrize("unit", ['"', '\\"', "\\", '"\\"[', "[]", "[{}]"])
def test_depth_is_found_in_the_time_of_the_size(unit: str) -> None:
    """Quotes without an end are not looked through once for each of them."""
    text = "[" * 600 + unit * 50_000
    assert reading_of(lambda: data_of(text)) < 4 * len(text)
    with pytest.raises(ValueError):  # noqa: PT011  # nested too deep, or no JSON
        data_of(text)


def test_dates_are_written_in_our_own_digits() -> None:
    """Those of other scripts would sort and read otherwise."""
    with pytest.raises(SaveError):
        parse_entry(changed(corpus.entries()[0], date="\uff12026-12-01T18:30:05"))


def test_records_that_are_not_replayed_are_plain() -> None:
    """They are shown and copied: no markup from another alphabet, no end of line."""
    for record in ("cshf\n0a1", "cshf \u202e0a1", "cshf é"):
        with pytest.raises(SaveError):
            parse_entry(changed(corpus.entries()[0], record=record))
        rounds = [{"giver": 0, "winner": None, "end": None, "record": record}]
        with pytest.raises(SaveError):
            parse_save(changed(corpus.saves()[-1], rounds=rounds))
    lone = [{"giver": 0, "winner": None, "end": None, "origin": "x"}]
    save = parse_save(changed(corpus.saves()[-1], rounds=lone, target=None))
    assert parse_save(format_save(save)) == save
