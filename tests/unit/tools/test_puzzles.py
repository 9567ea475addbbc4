"""The command that finds the shipped puzzles: the same each time, and never wrong."""

from pathlib import Path

import pytest

from quarto.app.problems import LEVELS, Kind
from quarto.app.problems.shipped import Entry, Section, decode, encode
from tools import puzzles
from tools.puzzles import finder
from tools.steps import StepError


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask for one of each kind and level, with many pieces on the board."""
    monkeypatch.setattr(finder, "WANTED", dict.fromkeys(finder.WANTED, 1))
    monkeypatch.setattr(finder, "PLACED", (9, 10, 11))


@pytest.mark.usefixtures("few")
def test_seed_alone_decides(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Another seed finds others; what is written holds one of each."""
    target = tmp_path / "problems.bin"
    monkeypatch.setattr(puzzles, "TARGET", target)
    monkeypatch.setattr(puzzles, "ROOT", tmp_path)
    puzzles.make_puzzles(seed=3)
    written = decode(target.read_bytes())
    found = finder.find(3)
    assert encode(found) == target.read_bytes()
    assert encode(finder.find(4)) != target.read_bytes()
    kinds = sorted((one.kind, one.level, one.blocks) for one in written)
    levels = [(Kind.GIFT, 3), *((k, n) for k in (Kind.SAFE, Kind.WIN) for n in LEVELS)]
    assert kinds == sorted((*one, squares) for one in levels for squares in (0, 1))


def test_what_is_not_proved_is_not_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The proof stands between the search and the file."""
    target = tmp_path / "problems.bin"
    section = Section(Kind.WIN, blocks=False, level=1, placed=3)
    monkeypatch.setattr(puzzles, "TARGET", target)
    monkeypatch.setattr(puzzles, "find", lambda _seed: {section: [Entry(7, 0)]})
    monkeypatch.setattr(puzzles, "faults", lambda _sections: ["not won"])
    with pytest.raises(StepError, match="not won"):
        puzzles.make_puzzles()
    assert not target.exists()
