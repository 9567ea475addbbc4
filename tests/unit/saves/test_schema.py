"""A save restores everything shown, and nothing that is not whole is loaded."""

import json
from pathlib import Path

import pytest

from quarto.engine.cells import Cell
from quarto.engine.match import Match
from quarto.engine.notation import parse_position
from quarto.engine.pieces import Piece
from quarto.engine.record import parse_game
from quarto.saves.schema import (
    LONGEST_TEXT,
    Save,
    SavedPlayer,
    SaveError,
    SaveReason,
    format_save,
    parse_save,
)

GOLDEN = Path(__file__).parents[2] / "golden" / "save-v1.json"
SAVE = Save(
    counter=17,
    game=parse_game("cs+squares 0a1 5b2?a1-b2 2"),
    match=Match(lot=1, target=3, winners=(0, None, 1)),
    players=(SavedPlayer("Zoé <b>", None), SavedPlayer("", "beginner")),
    staged=Cell(10),
    chosen=Piece(0xF),
)


def changed(**fields: object) -> str:
    """Return the text of a save with some fields replaced."""
    return json.dumps(json.loads(format_save(SAVE)) | fields)


def test_save_restores_everything() -> None:
    """Reading what was written gives the same save."""
    assert parse_save(format_save(SAVE)) == SAVE


def test_released_save_still_loads() -> None:
    """The golden file of version 1 never changes and always loads."""
    assert parse_save(GOLDEN.read_text(encoding="utf-8")) == SAVE


def test_envelope_says_what_it_is() -> None:
    """Format, version and counter stand in the envelope."""
    fields = json.loads(format_save(SAVE))
    assert (fields["format"], fields["version"], fields["counter"]) == (
        "quarto-game",
        1,
        17,
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
        (changed(version=2), SaveReason.NEWER, "version"),
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
        (changed(winners=[3]), SaveReason.DAMAGED, "winners"),
        (changed(winners="0"), SaveReason.DAMAGED, "winners"),
        (changed(winners=[0] * 10_001), SaveReason.DAMAGED, "winners"),
        (changed(players=[{}, {}]), SaveReason.DAMAGED, "players"),
        (changed(players=[]), SaveReason.DAMAGED, "players"),
        (changed(players=["a", "b"]), SaveReason.DAMAGED, "players"),
        (changed(staged="a1"), SaveReason.DAMAGED, "staged"),
        (changed(staged="e9"), SaveReason.DAMAGED, "staged"),
        (changed(chosen="0"), SaveReason.DAMAGED, "chosen"),
        (changed(chosen="2"), SaveReason.DAMAGED, "chosen"),
        (changed(record="cs 0 resigns"), SaveReason.DAMAGED, "staged"),
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


def test_game_from_a_position_is_kept() -> None:
    """Where it began, and its plies."""
    origin = parse_position("..../..../..../0... 1 cs")
    game = parse_game("cs .b2 2", origin)
    save = Save(1, game, Match(lot=0), (SavedPlayer("", None), SavedPlayer("", None)))
    assert parse_save(format_save(save)) == save
