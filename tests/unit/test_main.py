"""The command line: a line in, a line out, whatever the line."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

import pytest

from quarto import __main__ as command
from quarto.ai.levels import SKILLS, Level

if TYPE_CHECKING:
    from collections.abc import Iterator

# Takes the input and the words of the command; returns the lines of output.
Solve: TypeAlias = Callable[..., list[str]]

DRAWN = "5d76/.409/82f1/...b 3 sh+squares"
WON = "..../..../..../012. 3 cshf"
OPEN = "..../..../4.../0123 8 cshf @d1"


@pytest.fixture
def solve(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Solve:
    """Return a function that feeds text to the command and returns its lines."""

    def run(text: str, *words: str) -> list[str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        assert command.main(["solve", *words]) == 0
        return capsys.readouterr().out.splitlines()

    return run


def told(lines: list[str]) -> list[str]:
    """Return value, cell and gift of each line; what it took is no fact to test."""
    return [" ".join(line.split()[:3]) for line in lines]


def test_answer_has_value_choice_and_cost(solve: Solve) -> None:
    """Value, cell, gift, nodes, milliseconds."""
    (line,) = solve(f"{DRAWN}\n")
    *answer, nodes, milliseconds = line.split()
    assert answer == ["0", "a3", "a"]
    assert int(nodes) > 0
    assert float(milliseconds) >= 0


def test_gift_is_left_out_where_none_follows(solve: Solve) -> None:
    """A placement that wins, the last placement, a call instead of a placement."""
    last = "b.ca/e92f/8534/1d07 6 cshf"
    lines = solve(f"{WON}\n{last}\n{OPEN}")
    assert told(lines) == ["1 d1 -", "0 b4 -", "1 - -"]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("what?", "error column 1: piece"),
        ("..../..../..../.... 5 cshf trailing", "error column 28: trailing"),
        ("..../..../..../0.0. 5 cshf", "error column 18: piece_twice"),
        ("..../..../..../.... - cshf", "error column 21: nothing_in_hand"),
        ("0123/4567/89ab/cdef - cshf", "error column 21: game_over"),
        ("..../..../..../.... 5 shfc", "error column 26: traits"),
        ("\ufffd", "error column 1: piece"),
    ],
)
@pytest.mark.parametrize("words", [(), ("--level", "player")])
def test_bad_line_is_told_and_reading_goes_on(
    solve: Solve, text: str, error: str, words: tuple[str, ...]
) -> None:
    """The line gets its reason and column, the next line its answer."""
    lines = solve(f"{text}\n{WON}\n", *words)
    assert lines[0] == error
    assert told(lines[1:])[0].endswith("d1 -")


def test_blank_lines_and_comments_are_passed_over(solve: Solve) -> None:
    """They get no line of output."""
    lines = solve(f"# a comment\n\n   \n  # another\n{WON}\r\n")
    assert told(lines) == ["1 d1 -"]


def test_each_line_is_answered_before_the_next_is_read() -> None:
    """Who sends one position at a time gets one answer at a time."""
    output = io.StringIO()
    seen: list[str] = []

    def lines() -> Iterator[str]:
        for text in (WON, "no position", WON):
            seen.append(output.getvalue())
            yield f"{text}\n"

    command.answer_lines(lines(), output, lambda _: "answer")
    bad = "error column 1: piece"
    assert seen == ["", "answer\n", f"answer\n{bad}\n"]


@pytest.mark.parametrize("level", Level)
def test_every_level_answers(solve: Solve, level: Level) -> None:
    """A level says no value; who sees all takes the win and calls the line left."""
    lines = solve(f"{DRAWN}\n{WON}\n{OPEN}\n", "--level", level.value)
    assert [line.split()[0] for line in lines] == ["-", "-", "-"]
    assert [len(line.split()) for line in lines] == [5, 5, 5]
    if SKILLS[level].steals == 1:
        assert told(lines)[1:] == ["- d1 -", "- - -"]


def test_openings_are_answered_at_once(solve: Solve) -> None:
    """The empty board is a draw; so is every position that the openings know."""
    lines = solve("..../..../..../.... 5 cshf\n..../..../..../.... 0 cs+squares\n")
    assert [line.split()[0] for line in lines] == ["0", "0"]
    assert [line.split()[3] for line in lines] == ["0", "0"]


def test_same_seed_same_choices(solve: Solve) -> None:
    """A level's chance begins with the seed."""
    text = f"{DRAWN}\n" * 5
    words = ("--level", Level.BEGINNER.value, "--seed", "7")
    assert told(solve(text, *words)) == told(solve(text, *words))


def test_unknown_level_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """The error names the levels that there are."""
    with pytest.raises(SystemExit):
        command.main(["solve", "--level", "wizard"])
    error = capsys.readouterr().err
    assert "wizard" in error
    assert [level for level in Level if level.value not in error] == []


def test_program_runs_by_itself() -> None:
    """`python -m quarto solve` reads its input as text, whatever the bytes."""
    done = subprocess.run(
        [sys.executable, "-m", "quarto", "solve"],
        input=b"\xff\xfe\n" + WON.encode(),
        capture_output=True,
        check=True,
    )
    lines = done.stdout.decode().splitlines()
    assert (lines[0], told(lines[1:])) == ("error column 1: piece", ["1 d1 -"])
