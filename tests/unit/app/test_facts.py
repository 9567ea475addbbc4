"""What is counted of a game: records written by hand, and what they hold."""

from __future__ import annotations

import pytest

from quarto.app.facts import Deeds, facts_of
from quarto.engine.errors import NotationError

# Whoever gave first completes a line with the fourth piece.
LINE = "cshf 0a1 1b2 2c3 3d4"
# Every line of colours, and nobody ever calls.
FULL = "c 0a1 1b1 2c1 3d1 4a2 5b2 6c2 7d2 8a3 9b3 ac3 bd3 ca4 db4 ec4 fd4"
MISSED, WRONG = Deeds(missed=1), Deeds(missed=1, refused=1)


def of_lines(deeds: Deeds) -> Deeds:
    """Return what was done about lines."""
    return Deeds(deeds.called, deeds.stolen, deeds.missed, deeds.refused)


def of_gifts(deeds: Deeds) -> tuple[int, int, int, int]:
    """Return how many gifts were safe, risky, forced and free."""
    return deeds.safe, deeds.risky, deeds.forced, deeds.free


@pytest.mark.parametrize(
    ("record", "placed", "first", "second"),
    [
        (f"{LINE}!a1-d4", 4, Deeds(called=1), Deeds()),
        (f"{LINE} f!a1-d4", 4, MISSED, Deeds(stolen=1)),
        (f"{LINE} fa2 resigns", 5, MISSED, MISSED),
        # A wrong call uses the window up; nobody misses the same line twice in it.
        (f"{LINE}?a1-a4 f?a1-a4a2 resigns", 5, WRONG, WRONG),
        ("cshf+strict 0a1 1b2 2c3 3d4?a1-a4", 4, WRONG, Deeds()),
        # Whoever resigns has not played on.
        (f"{LINE} resigns", 4, Deeds(), Deeds()),
        (f"{LINE} f resigns", 4, MISSED, Deeds()),
        # The program sees the lines: nobody calls, and nobody misses.
        ("cshf+auto 0a1 1b2 2c3 3d4", 4, Deeds(), Deeds()),
        # A wrong call where there is no line.
        ("cshf 0a1?a1-a4 1 resigns", 1, Deeds(), Deeds(refused=1)),
    ],
)
def test_lines_are_counted(
    record: str, placed: int, first: Deeds, second: Deeds
) -> None:
    """Seen at once, stolen, or missed by whoever might have called."""
    facts = facts_of(record)
    assert facts.placed == placed
    assert tuple(map(of_lines, facts.deeds)) == (first, second)


def test_last_windows_count() -> None:
    """After the sixteenth placement both may call, and both may miss."""
    before = facts_of(f"{FULL} resigns").deeds
    after = facts_of(f"{FULL}--").deeds
    stolen = facts_of(f"{FULL}-!a4-d4").deeds
    assert [a.missed - b.missed for a, b in zip(after, before, strict=True)] == [1, 1]
    assert [deeds.stolen for deeds in stolen] == [0, 1]
    assert facts_of(f"{FULL}!a4-d4").deeds[0].called == 1


@pytest.mark.parametrize(
    ("record", "first", "second"),
    [
        # Three dark pieces wait for a fourth; a light one is safe.
        ("c 8a1 9b1 ac1 0 resigns", (0, 0, 0, 2), (1, 0, 0, 1)),
        ("c 8a1 9b1 ac1 b resigns", (0, 0, 0, 2), (0, 1, 0, 1)),
        # With three light ones beside them every piece wins.
        ("c 8a1 9b1 ac1 0a2 1b2 2c2 3 resigns", (1, 0, 1, 2), (2, 0, 0, 1)),
    ],
)
def test_gifts_are_counted(
    record: str, first: tuple[int, ...], second: tuple[int, ...]
) -> None:
    """Safe, risky, forced, or with nothing at stake."""
    assert tuple(map(of_gifts, facts_of(record).deeds)) == (first, second)


@pytest.mark.parametrize("record", ["", "film", "cshf 0a1 0a2", "cshf 0a1 1a1"])
def test_what_is_no_game_is_refused(record: str) -> None:
    """A record that cannot be replayed is not counted."""
    with pytest.raises(NotationError):
        facts_of(record)
