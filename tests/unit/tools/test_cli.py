"""The words that build.py understands, and how it fails."""

import sys
from pathlib import Path

import pytest

from quarto.locales.boot import BOOT
from tools import cli, steps


@pytest.mark.parametrize(
    "command", [[], ["serve"], ["site"], ["single"], ["test"], ["bench"]]
)
def test_every_command_explains_itself(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """--help works everywhere."""
    with pytest.raises(SystemExit) as end:
        cli.main([*command, "--help"])
    assert (end.value.code, "usage:" in capsys.readouterr().out) == (0, True)


def test_failure_says_which_step_and_what_to_try(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A step that fails names itself and a way out; the exit code tells too."""

    def fail() -> Path:
        with steps.step("write dist/"):
            raise steps.StepError("the disk is full", "Make room.")

    monkeypatch.setattr(cli, "build_site", fail)
    code = cli.main(["site"])
    said = capsys.readouterr().out
    assert code == 1
    assert "FAILED  write dist/" in said
    assert "Failed: the disk is full\nTry:    Make room." in said


def test_words_for_pytest_keep_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands after `test` reaches pytest as it is, but for the command's own."""
    seen: list[object] = []
    monkeypatch.setattr(cli, "check", lambda *words, **how: seen.append((*words, how)))
    words = ["tests/unit", "-x", "-k", "reserve", "--lf"]
    assert cli.main(["test", *words]) == cli.main(["test", "--firefox", *words]) == 0
    assert seen == [
        (words, {"in_firefox": False, "in_webkit": False}),
        (words, {"in_firefox": True, "in_webkit": False}),
    ]


def test_failing_program_is_quoted(capsys: pytest.CaptureFixture[str]) -> None:
    """What a failing program printed is shown."""
    with pytest.raises(steps.StepError, match="code 3"):
        steps.run(
            [sys.executable, "-c", "print('so it goes'); exit(3)"], advice="None."
        )
    assert "so it goes" in capsys.readouterr().out


def test_boot_texts_are_complete() -> None:
    """Both languages have every sentence of the start, with the same places."""
    assert BOOT["fr"].keys() == BOOT["en"].keys()
    places = {
        language: {key for key, text in texts.items() if "{detail}" in text}
        for language, texts in BOOT.items()
    }
    assert places["fr"] == places["en"]
