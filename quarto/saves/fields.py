"""Reading the fields of an envelope: each as its kind, or the whole is refused."""

from __future__ import annotations

import json
import re
from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar

from quarto.engine.errors import NotationError, QuartoError
from quarto.engine.match import PLAYERS, PlayerNumber

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Fields = Mapping[str, object]

T = TypeVar("T")
# Generous, but a stored text never grows without bound.
LONGEST_TEXT = 1_000_000
# Ours have a few thousand lists and objects; a file of nothing else would take many
# times its own room.
MOST_BRACKETS = 200_000
# The interpreter in a page does not outlive reading what is nested by the thousand.
DEEPEST = 500
_WORDS = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)', re.DOTALL)
_BRACKET = re.compile(r"[\[\]{}]")
# What every reader of JSON takes for the same number, and one more still is.
LARGEST_NUMBER = 2**53 - 2


class SaveReason(StrEnum):
    """Why a stored text cannot be loaded."""

    NOT_OURS = "not_ours"
    NEWER = "newer"
    DAMAGED = "damaged"


class SaveError(QuartoError):
    """A stored text that cannot be loaded. field: where it is wrong, if known."""

    def __init__(self, reason: SaveReason, field: str = "") -> None:
        """Keep reason and field."""
        super().__init__(f"{reason.value} {field}".strip())
        self.reason = reason
        self.field = field


def damaged(name: str) -> SaveError:
    """Return the error for a field that is not what it should be."""
    return SaveError(SaveReason.DAMAGED, name)


def fields_of(text: str, kind: str, longest: int = LONGEST_TEXT) -> dict[str, object]:
    """Return the fields of an envelope of this format; SaveError if it is none."""
    if len(text) > longest:
        raise SaveError(SaveReason.NOT_OURS)
    try:
        fields = data_of(text)
    except ValueError as error:
        raise SaveError(SaveReason.DAMAGED) from error
    if not isinstance(fields, dict) or fields.get("format") != kind:
        raise SaveError(SaveReason.NOT_OURS, "format")
    return fields


def data_of(text: str) -> object:
    """Return what a text of JSON holds; ValueError where it is none that is read here.

    All JSON from outside comes in by this door: what is nested too deep stays outside.
    """
    brackets = sum(map(text.count, "[]{}"))
    if brackets > MOST_BRACKETS or (brackets > DEEPEST and _is_deep(text)):
        raise ValueError(brackets)
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError(brackets) from error


def _is_deep(text: str) -> bool:
    depth = 0
    for bracket in _BRACKET.findall(_WORDS.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            return True
    return False


def number(fields: Fields, name: str) -> int:
    """Read a whole number that is not negative, nor beyond counting."""
    value = fields.get(name)
    # In Python a bool is an int; in a save it is a fault.
    if not isinstance(value, int) or isinstance(value, bool):
        raise damaged(name)
    if not 0 <= value <= LARGEST_NUMBER:
        raise damaged(name)
    return value


def seconds(fields: Fields, name: str, longest: float) -> float:
    """Read a length of time."""
    value = fields.get(name)
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise damaged(name)
    # Written so that what is not a number at all fails too.
    if not 0 <= value <= longest:
        raise damaged(name)
    return float(value)


def parsed(fields: Fields, name: str, parse: Callable[[str], T]) -> T | None:
    """Read a text in the engine's notation; None stands for nothing."""
    value = fields.get(name)
    if value is None:
        return None
    if not isinstance(value, str):
        raise damaged(name)
    try:
        return parse(value)
    except NotationError as error:
        raise damaged(name) from error


def player_number(value: object, name: str) -> PlayerNumber:
    """Read which of the two players is meant."""
    for player in PLAYERS:
        if value == player and not isinstance(value, bool):
            return player
    raise damaged(name)
