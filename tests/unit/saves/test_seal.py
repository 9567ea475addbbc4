"""The checksum stands last, changes with every sign, and survives a file."""

from __future__ import annotations

import json

from quarto.saves.seal import checksum, is_whole, sealed


def test_any_change_breaks_the_seal() -> None:
    """Another value, another order, one field more or less."""
    fields = json.loads(sealed({"a": "é", "b": 1}))
    assert is_whole(fields)
    assert list(fields) == ["a", "b", "check"]
    for change in ({"a": "e"}, {"b": 1.0}, {"c": None}, {"check": "0" * 8}):
        assert not is_whole(fields | change)
    assert not is_whole({"b": 1, "a": "é", "check": fields["check"]})
    assert not is_whole({"a": "é", "check": fields["check"]})


def test_half_of_a_sign_is_written_as_one_that_a_file_can_hold() -> None:
    """And is whole when it is read again; whole signs stay as they are."""
    text = sealed({"a": "é\ud83d", "b": "\udfff\ud800"})
    assert r"é\ud83d" in text
    assert r"\udfff\ud800" in text
    assert is_whole(json.loads(text.encode("utf-8").decode()))


def test_checksum_has_eight_digits() -> None:
    """Also where it is small."""
    assert checksum("quarto") == "023ffc1b"
    assert {len(checksum(str(number))) for number in range(500)} == {8}


def test_what_is_nested_without_end_is_not_whole() -> None:
    """It is no error: nothing of ours is nested so deep."""
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert not is_whole({"a": deep, "check": ""})
    while deep:
        deep = deep[0]  # type: ignore[assignment]  # lists in lists
