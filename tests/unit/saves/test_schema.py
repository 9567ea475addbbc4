"""A save restores everything shown, and nothing that is not whole is loaded."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from quarto.engine.cells import Cell
from quarto.engine.match import Match, Round
from quarto.engine.notation import parse_position
from quarto.engine.outcome import Termination
from quarto.engine.pieces import Piece
from quarto.engine.record import parse_game
from quarto.saves.beside import Back, Beside
from quarto.saves.fields import LONGEST_TEXT, SaveError, SaveReason
from quarto.saves.matches import NEWEST
from quarto.saves.schema import EntryMark, Save, format_save, parse_save
from quarto.saves.seal import sealed
from quarto.saves.tables import SavedPlayer, plain_name

GOLDEN = Path(__file__).parents[2] / "golden"
PLAYERS = (SavedPlayer("Zoé <b>", None), SavedPlayer("", "beginner"))
FIRST_VERSION = Save(
    counter=17,
    game=parse_game("cs+squares 0a1 5b2?a1-b2 2"),
    match=Match(lot=1, target=3, rounds=(Round(1, 0), Round(0, None), Round(1, 1))),
    players=PLAYERS,
    staged=Cell(10),
    chosen=Piece(0xF),
)
SECOND_VERSION = Save(
    counter=40,
    game=parse_game("cs+squares+clock60 0a1 5b2?a1-b2 2"),
    match=Match(
        lot=1,
        target=3,
        rounds=(
            Round(1, 0, Termination.CALLED, "cs 0a1 1b2 2c3 3d4!a1-d4"),
            Round(
                0,
                None,
                Termination.ABANDONED,
                "cs .b2 2 abandoned",
                "..../..../..../0... 1 cs",
            ),
            Round(0, None),
        ),
    ),
    players=PLAYERS,
    staged=Cell(10),
    chosen=Piece(0xF),
    used=17.5,
)
SAVE = replace(
    SECOND_VERSION,
    counter=71,
    entry=EntryMark("2026-11-30T18:05:00-0a1b2c3d", "Été <i>", is_starred=True),
    beside=Beside(
        game=parse_game("hf 0a1 f", parse_position("..../..../..../...2 - hf")),
        lot=1,
        players=(SavedPlayer("", "expert"), SavedPlayer("Zoé <b>", None)),
        staged=Cell(6),
        chosen=Piece(0xE),
        used=2.5,
        back=Back(parse_game("hf 0a1 f resigns"), 0, PLAYERS, 3),
    ),
)
BACK = {"record": "hf 0a1 f resigns", "lot": 0, "moment": 3}
BACK["players"] = [{"name": "", "level": None}] * 2
ROUND = {"giver": 0, "winner": 1, "end": "called"}


def changed(**fields: object) -> str:
    """Return the text of a save with some fields replaced, whole but for them."""
    known = json.loads(format_save(SAVE))
    del known["check"]
    return sealed(known | fields)


def with_beside(**fields: object) -> str:
    """Return the text of a save with some fields of the game beside it replaced."""
    return changed(beside=json.loads(format_save(SAVE))["beside"] | fields)


def test_save_restores_everything() -> None:
    """Reading what was written gives the same save."""
    assert parse_save(format_save(SAVE)) == SAVE
    assert SAVE.beside is not None
    alone = replace(SAVE, beside=None)
    for save in (alone, replace(alone, beside=replace(SAVE.beside, back=None))):
        assert parse_save(format_save(save)) == save


@pytest.mark.parametrize(
    ("version", "save"), [(1, FIRST_VERSION), (2, SECOND_VERSION), (3, SAVE)]
)
def test_released_save_still_loads(version: int, save: Save) -> None:
    """The golden files of all versions never change and always load."""
    text = (GOLDEN / f"save-v{version}.json").read_text(encoding="utf-8")
    assert parse_save(text) == save


def test_damaged_save_of_an_older_version_is_refused() -> None:
    """What a migration moves is judged like everything else."""
    text = (GOLDEN / "save-v1.json").read_text(encoding="utf-8")
    for winners in ("0", [3], None):
        with pytest.raises(SaveError, match="damaged rounds"):
            parse_save(json.dumps(json.loads(text) | {"winners": winners}))


def test_only_the_newest_rounds_keep_their_records() -> None:
    """A long match stays short enough to be written at every change."""
    rounds = (Round(0, 1, Termination.CALLED, "cshf 0a1 1"),) * (NEWEST + 1)
    save = replace(SAVE, match=Match(lot=0, rounds=rounds))
    records = [one.record for one in parse_save(format_save(save)).match.rounds]
    assert (records[0], set(records[1:])) == ("", {"cshf 0a1 1"})


def test_envelope_says_what_it_is() -> None:
    """Format, version and counter stand in the envelope."""
    fields = json.loads(format_save(SAVE))
    assert (fields["format"], fields["version"], fields["counter"]) == (
        "quarto-game",
        3,
        71,
    )


@pytest.mark.parametrize(
    ("text", "reason", "field"),
    [
        ("", SaveReason.DAMAGED, ""),
        ("{", SaveReason.DAMAGED, ""),
        ("[" * 100_000, SaveReason.DAMAGED, ""),
        ("9" * 5000, SaveReason.DAMAGED, ""),
        ("x" * (LONGEST_TEXT + 1), SaveReason.NOT_OURS, ""),
        ("null", SaveReason.NOT_OURS, "format"),
        ('{"format": "chess"}', SaveReason.NOT_OURS, "format"),
        (changed(version=4), SaveReason.NEWER, "version"),
        (changed(version=0), SaveReason.DAMAGED, "version"),
        (changed(version=True), SaveReason.DAMAGED, "version"),
        (changed(counter=-1), SaveReason.DAMAGED, "counter"),
        (changed(counter="1"), SaveReason.DAMAGED, "counter"),
        (changed(record=None), SaveReason.DAMAGED, "record"),
        (changed(record=7), SaveReason.DAMAGED, "record"),
        (changed(record="cshf 0a1 0"), SaveReason.DAMAGED, "record"),
        (changed(lot=2), SaveReason.DAMAGED, "lot"),
        (changed(lot=True), SaveReason.DAMAGED, "lot"),
        (changed(target=0), SaveReason.DAMAGED, "target"),
        (changed(target=1), SaveReason.DAMAGED, "target"),
        (changed(rounds="0"), SaveReason.DAMAGED, "rounds"),
        (changed(rounds=[3]), SaveReason.DAMAGED, "rounds"),
        (changed(rounds=[ROUND] * 10_001), SaveReason.DAMAGED, "rounds"),
        (changed(rounds=[ROUND | {"giver": 2}]), SaveReason.DAMAGED, "rounds"),
        (changed(rounds=[ROUND | {"winner": "0"}]), SaveReason.DAMAGED, "rounds"),
        (changed(rounds=[ROUND | {"end": "mate"}]), SaveReason.DAMAGED, "rounds"),
        (changed(rounds=[ROUND | {"record": 7}]), SaveReason.DAMAGED, "rounds"),
        (
            changed(rounds=[ROUND | {"record": "0" * 1001}]),
            SaveReason.DAMAGED,
            "rounds",
        ),
        (changed(used=-1), SaveReason.DAMAGED, "used"),
        (changed(used=601), SaveReason.DAMAGED, "used"),
        (changed(used="1"), SaveReason.DAMAGED, "used"),
        (changed(used=True), SaveReason.DAMAGED, "used"),
        (changed(used=float("nan")), SaveReason.DAMAGED, "used"),
        (changed(players=[{}, {}]), SaveReason.DAMAGED, "players"),
        (changed(players=[]), SaveReason.DAMAGED, "players"),
        (changed(players=["a", "b"]), SaveReason.DAMAGED, "players"),
        (changed(staged="a1"), SaveReason.DAMAGED, "staged"),
        (changed(staged="e9"), SaveReason.DAMAGED, "staged"),
        (changed(chosen="0"), SaveReason.DAMAGED, "chosen"),
        (changed(chosen="2"), SaveReason.DAMAGED, "chosen"),
        (changed(record="cs 0 resigns"), SaveReason.DAMAGED, "staged"),
        (changed(entry="x"), SaveReason.DAMAGED, "entry"),
        (changed(entry={"key": 7, "title": ""}), SaveReason.DAMAGED, "entry"),
        (changed(entry={"key": "k" * 41, "title": ""}), SaveReason.DAMAGED, "entry"),
        (changed(entry={"key": "k"}), SaveReason.DAMAGED, "entry"),
        (changed(beside=[]), SaveReason.DAMAGED, "beside"),
        (
            with_beside(record="hf 0 resigns", staged=None, chosen=None),
            SaveReason.DAMAGED,
            "beside",
        ),
        (with_beside(record=None), SaveReason.DAMAGED, "record"),
        (with_beside(origin="x"), SaveReason.DAMAGED, "origin"),
        (with_beside(lot=2), SaveReason.DAMAGED, "beside"),
        (with_beside(players=[]), SaveReason.DAMAGED, "players"),
        (with_beside(staged="a1"), SaveReason.DAMAGED, "staged"),
        (with_beside(chosen="0"), SaveReason.DAMAGED, "chosen"),
        (with_beside(used=601), SaveReason.DAMAGED, "used"),
        (with_beside(back="x"), SaveReason.DAMAGED, "back"),
        (with_beside(back=BACK | {"record": "hf 0a1"}), SaveReason.DAMAGED, "back"),
        (with_beside(back=BACK | {"moment": 5}), SaveReason.DAMAGED, "back"),
        (with_beside(back=BACK | {"moment": -1}), SaveReason.DAMAGED, "moment"),
        (with_beside(back=BACK | {"lot": None}), SaveReason.DAMAGED, "back"),
        (with_beside(back=BACK | {"players": 2}), SaveReason.DAMAGED, "players"),
        (format_save(SAVE).replace('"f"', '"e"'), SaveReason.DAMAGED, "check"),
        (format_save(SAVE).replace("Zoé", "Zoe"), SaveReason.DAMAGED, "check"),
        (json.dumps(json.loads(changed()) | {"check": 7}), SaveReason.DAMAGED, "check"),
    ],
)
def test_what_is_not_whole_is_refused(
    text: str, reason: SaveReason, field: str
) -> None:
    """Each fault has its reason, and its field where it is known."""
    with pytest.raises(SaveError) as caught:
        parse_save(text)
    assert (caught.value.reason, caught.value.field) == (reason, field)


def test_endless_name_is_cut() -> None:
    """A name of any length loads as one of bounded length."""
    long = [{"name": "n" * 1000, "level": None}, {"name": "", "level": None}]
    assert len(parse_save(changed(players=long)).players[0].name) == 200


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Zoé 李 😀", "Zoé 李 😀"),
        ("a\ud83d\udfffb", "a\ufffd\ufffdb"),
        ("a\ud800\ue000", "a\ufffd\ue000"),
        ("\x00\x1f \x7f\x9f\xa0", "     \xa0"),
        ("a\u2028b\u2029", "a b "),
        ("\u202a\u202b\u202c\u202d\u202ex\u2066\u2067\u2068\u2069", "x"),
        ("\u200b\u2030", "\u200b\u2030"),
    ],
)
def test_name_is_made_one_that_can_be_shown(typed: str, kept: str) -> None:
    """Signs stay as they are, but for those that are nobody's name."""
    assert plain_name(typed) == kept
    assert plain_name(kept) == kept


def test_game_from_a_position_is_kept() -> None:
    """Where it began, and its plies."""
    origin = parse_position("..../..../..../0... 1 cs")
    game = parse_game("cs .b2 2", origin)
    save = Save(1, game, Match(lot=0), (SavedPlayer("", None), SavedPlayer("", None)))
    assert parse_save(format_save(save)) == save
