"""Hand-written games and what the rules make of them: see `golden/records.txt`."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarto import NotationError, format_game, parse_game

GOLDEN = Path(__file__).parents[2] / "golden" / "records.txt"
ARROW = " => "
CASES = [
    tuple(line.split(ARROW))
    for line in GOLDEN.read_text(encoding="utf-8").splitlines()
    if ARROW in line
]


@pytest.mark.parametrize(("record", "expected"), CASES)
def test_record_tells_what_the_rules_say(record: str, expected: str) -> None:
    """A record gives the listed end, seat to act, or error."""
    assert story_of(record) == expected


@pytest.mark.parametrize("record", [r for r, end in CASES if "error" not in end])
def test_record_is_written_as_it_was_read(record: str) -> None:
    """A record is its game's one text, but for letter case and extra blanks."""
    assert format_game(parse_game(record)) == " ".join(record.lower().split())


def story_of(record: str) -> str:
    """Return what became of a record, in the words of the golden file."""
    try:
        game = parse_game(record)
    except NotationError as error:
        words = ["error", error.reason, error.column, error.illegal]
        return " ".join(str(word) for word in words if word is not None)
    if game.outcome is not None:
        return f"{game.outcome.winner or 'nobody'} {game.outcome.termination}"
    return f"{game.to_act} to {game.phase}"
