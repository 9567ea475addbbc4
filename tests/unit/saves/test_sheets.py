"""A sheet at a real board is read as it was written, or refused as one."""

from __future__ import annotations

import json

import pytest

from quarto.engine.match import Match, Round
from quarto.engine.rules import LONGEST_TURN, SHORTEST_TURN
from quarto.saves.fields import SaveError, SaveReason
from quarto.saves.sheets import SavedSheet, format_sheet, parse_sheet

SHEET = SavedSheet(("Zoé", "Ana"), Match(1, 3, (Round(1, 0), Round(0, None))), 60, 17)


def changed(**fields: object) -> str:
    """Return the text of the sheet with some fields replaced."""
    return json.dumps(json.loads(format_sheet(SHEET)) | fields)


@pytest.mark.parametrize("seconds", [SHORTEST_TURN, 60, LONGEST_TURN])
@pytest.mark.parametrize("used", [0, 1, LONGEST_TURN])
def test_sheet_is_read_as_it_was_written(seconds: int, used: int) -> None:
    """With the shortest turn, the longest, and all of it gone."""
    sheet = SavedSheet(SHEET.names, SHEET.match, seconds, used)
    assert parse_sheet(format_sheet(sheet)) == sheet
    assert "Zoé" in format_sheet(sheet)


def test_new_sheet_has_used_nothing() -> None:
    """No time is gone before the first turn."""
    assert SavedSheet(SHEET.names, SHEET.match, 60).used == 0


def test_sheet_of_the_first_days_has_used_nothing() -> None:
    """It was written before that was kept; a name is made one that may be shown."""
    fields = json.loads(changed(names=["Zo\né", "Ana"]))
    del fields["used"]
    read = parse_sheet(json.dumps(fields))
    assert (read.used, read.names) == (0, ("Zo é", "Ana"))


@pytest.mark.parametrize(
    ("text", "reason", "field"),
    [
        (changed(version=2), SaveReason.NEWER, "version"),
        (changed(version=None), SaveReason.DAMAGED, "version"),
        (changed(names=None), SaveReason.DAMAGED, "names"),
        (changed(names=["Ana"]), SaveReason.DAMAGED, "names"),
        (changed(names=["Ana", "Zoé", "Luc"]), SaveReason.DAMAGED, "names"),
        (changed(names=["Ana", 7]), SaveReason.DAMAGED, "names"),
        (changed(seconds=SHORTEST_TURN - 1), SaveReason.DAMAGED, "seconds"),
        (changed(seconds=LONGEST_TURN + 1), SaveReason.DAMAGED, "seconds"),
        (changed(used=LONGEST_TURN + 1), SaveReason.DAMAGED, "used"),
        (changed(used=-1), SaveReason.DAMAGED, "used"),
        (changed(used=None), SaveReason.DAMAGED, "used"),
        (changed(rounds=None), SaveReason.DAMAGED, "rounds"),
    ],
)
def test_sheet_that_is_not_whole_is_refused(
    text: str, reason: SaveReason, field: str
) -> None:
    """Each fault has its reason and its field."""
    with pytest.raises(SaveError) as caught:
        parse_sheet(text)
    assert (caught.value.reason, caught.value.field) == (reason, field)
    assert json.loads(format_sheet(SHEET))["version"] == 1
