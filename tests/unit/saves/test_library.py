"""Games of the library as texts and files: what is not whole is refused as one."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from quarto.engine.outcome import Termination
from quarto.saves.device import MOST_TEXTS, Device, format_device, parse_device
from quarto.saves.fields import LONGEST_TEXT, SaveError, SaveReason
from quarto.saves.library import (
    LONGEST_FILE,
    MOST_GAMES,
    Entry,
    format_entry,
    format_library,
    parse_entry,
    parse_library,
)
from quarto.saves.seal import sealed
from quarto.saves.tables import SavedPlayer

OVER = Entry(
    record="cshf 0a1 1b2 2c3 3d4!a1-d4",
    origin="",
    lot=1,
    players=(SavedPlayer("Zoé <b>", None), SavedPlayer("", "expert")),
    end=Termination.CALLED,
    winner=1,
    date="2026-12-01T18:30:05",
    title="Été & hiver",
    is_starred=True,
)
OPEN = Entry(
    record="cs .b2 2",
    origin="..../..../..../0... 1 cs",
    lot=0,
    players=(SavedPlayer("", None), SavedPlayer("ᚠ", None)),
    end=None,
    winner=None,
    date="2026-11-30T08:00:00",
)
DEVICE = Device(
    {"quarto.settings": "{}", "quarto.sheet": "x"}, (OVER, OPEN), {"game": "{"}
)
ALL = {
    format_entry: (parse_entry, OVER),
    format_library: (parse_library, (OVER, OPEN)),
    format_device: (parse_device, DEVICE),
}


def changed(**fields: object) -> str:
    """Return the text of an entry with some fields replaced, whole but for them."""
    known = json.loads(format_entry(OVER))
    del known["check"]
    return sealed(known | fields)


@pytest.mark.parametrize("form", ALL)
def test_what_is_written_is_read(form: object) -> None:
    """A game, a file of games, a whole device."""
    read, value = ALL[form]  # type: ignore[index]  # each is one of its keys
    assert read(form(value)) == value  # type: ignore[operator]  # as above


def test_key_tells_games_apart() -> None:
    """The same game of the same moment has the same; title and star do not matter."""
    assert replace(OVER, title="", is_starred=False).key == OVER.key
    others = [replace(OVER, date=OPEN.date), replace(OVER, record="cshf"), OPEN]
    assert len({entry.key for entry in (OVER, *others)}) == 4
    assert sorted([OVER.key, OPEN.key]) == [OPEN.key, OVER.key]


@pytest.mark.parametrize(
    ("text", "reason", "field"),
    [
        ("", SaveReason.DAMAGED, ""),
        ('{"format": "quarto-game"}', SaveReason.NOT_OURS, "format"),
        (changed(version=2), SaveReason.NEWER, "version"),
        (format_entry(OVER).replace("Zoé", "Zoe"), SaveReason.DAMAGED, "check"),
        (format_entry(OVER)[:-30], SaveReason.DAMAGED, ""),
        (changed(date="yesterday"), SaveReason.DAMAGED, "date"),
        (changed(date=None), SaveReason.DAMAGED, "date"),
        (changed(record=""), SaveReason.DAMAGED, "record"),
        (changed(record="x" * 1001), SaveReason.DAMAGED, "record"),
        (changed(origin=[]), SaveReason.DAMAGED, "origin"),
        (changed(lot=2), SaveReason.DAMAGED, "lot"),
        (changed(winner="1"), SaveReason.DAMAGED, "winner"),
        (changed(end="mate"), SaveReason.DAMAGED, "end"),
        (changed(players=[]), SaveReason.DAMAGED, "players"),
        (changed(players=[1, 2]), SaveReason.DAMAGED, "players"),
        (
            changed(players=[{"name": "", "level": 3}] * 2),
            SaveReason.DAMAGED,
            "players",
        ),
        (
            changed(players=[{"name": "", "level": "x" * 999}] * 2),
            SaveReason.DAMAGED,
            "players",
        ),
        (changed(title=7), SaveReason.DAMAGED, "title"),
    ],
)
def test_entry_that_is_not_whole_is_refused(
    text: str, reason: SaveReason, field: str
) -> None:
    """Each fault has its reason, and its field where it is known."""
    with pytest.raises(SaveError) as caught:
        parse_entry(text)
    assert (caught.value.reason, caught.value.field) == (reason, field)


@pytest.mark.parametrize(
    "games", [None, "x", [1], [{}], [{"date": "2026-12-01T00:00:00"}] * 2]
)
def test_file_with_one_bad_game_is_refused_as_one(games: object) -> None:
    """Half of a file is never taken."""
    with pytest.raises(SaveError, match="damaged"):
        parse_library(
            sealed({"format": "quarto-library", "version": 1, "games": games})
        )


def test_file_with_too_many_games_is_refused() -> None:
    """Before any of them is looked at."""
    text = format_library([OPEN] * (MOST_GAMES + 1))
    with pytest.raises(SaveError, match="damaged too_many"):
        parse_library(text)
    with pytest.raises(SaveError, match="not_ours"):
        parse_library("x" * (LONGEST_FILE + 1))


@pytest.mark.parametrize(
    "fields",
    [
        {"texts": None},
        {"texts": {"quarto.game": 7}},
        {"texts": {"elsewhere": ""}},
        {"texts": {f"quarto.{n}": "" for n in range(101)}},
        {"games": {}},
        {"aside": []},
    ],
)
def test_device_that_is_not_whole_is_refused(fields: dict[str, object]) -> None:
    """Its texts have readers of their own; it is judged as a file."""
    known = json.loads(format_device(DEVICE))
    del known["check"]
    with pytest.raises(SaveError, match="damaged"):
        parse_device(sealed(known | fields))
    with pytest.raises(SaveError, match="newer"):
        parse_device(sealed(known | {"version": 2}))
    with pytest.raises(SaveError, match="check"):
        parse_device(format_device(DEVICE).replace("Zoé", "Zoe"))


def test_library_is_as_large_as_said() -> None:
    """As many games as may be kept fit into one file; a device's file holds them."""
    entries = (replace(OPEN, title="é" * 40),) * MOST_GAMES
    assert parse_library(format_library(entries)) == entries
    device = Device({}, entries, {})
    assert parse_device(format_device(device)).entries == entries


def test_entry_is_said_to_be_of_the_first_version() -> None:
    """And so are a file of them and a device's."""
    for text in (format_entry(OVER), format_library([OVER]), format_device(DEVICE)):
        assert json.loads(text)["version"] == 1


def test_entry_without_a_position_says_so() -> None:
    """The empty board is nothing in the file; a star is one that is exactly that."""
    fields = json.loads(format_entry(OVER))
    assert (fields["origin"], fields["starred"]) == (None, True)
    assert not parse_entry(changed(starred=1)).is_starred
    assert not Entry("cshf", "", 0, OVER.players, None, None).is_starred
    assert parse_entry(changed(title=None)).title == ""
    assert OVER.rules == "cshf"


def test_key_of_an_entry_stays_the_same() -> None:
    """What is kept under it is found again by every later version."""
    assert OVER.key == "2026-12-01T18:30:05-bdba8f23"
    assert replace(OVER, origin="x").key != OVER.key
    assert replace(OVER, lot=0).key != OVER.key
    level = SavedPlayer("", "beginner")
    assert replace(OVER, players=(OVER.players[0], level)).key != OVER.key


@pytest.mark.parametrize(
    "date",
    [
        "2026-12-01T18:30:05Z",
        " 2026-12-01T18:30:05",
        "2026-12-01 18:30:05",
        "٢٠٢٦-12-01T18:30:05",
        "2026-12-01T18:30",
    ],
)
def test_other_dates_are_refused(date: str) -> None:
    """Keys are sorted by them, as texts."""
    with pytest.raises(SaveError, match="damaged date"):
        parse_entry(changed(date=date))


def test_names_and_levels_have_a_longest() -> None:
    """A name is cut, a level of the longest is known, a longer one is refused."""
    long = {"name": "n" * 201, "level": "l" * 200}
    read = parse_entry(changed(players=[long] * 2)).players[1]
    assert (len(read.name), read.level) == (200, "l" * 200)
    with pytest.raises(SaveError, match="damaged players"):
        parse_entry(changed(players=[long | {"level": "l" * 201}] * 2))


def test_device_holds_texts_up_to_the_longest() -> None:
    """A hundred of them, and each as long as a stored text may be."""
    texts = {f"quarto.{n}": "" for n in range(MOST_TEXTS)}
    device = Device(texts | {"quarto.0": "x" * LONGEST_TEXT}, (), {})
    assert parse_device(format_device(device)) == device
    over = replace(device, texts={"quarto.0": "x" * (LONGEST_TEXT + 1)})
    with pytest.raises(SaveError, match="damaged texts"):
        parse_device(format_device(over))
    with pytest.raises(SaveError, match="damaged aside"):
        parse_device(format_device(replace(device, aside={"game": 7})))  # type: ignore[dict-item]  # no text
