"""Reading the fields of an envelope: each as its kind, or the whole is refused."""

from __future__ import annotations

import json
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


def fields_of(text: str, kind: str) -> dict[str, object]:
    """Return the fields of an envelope of this format; SaveError if it is none."""
    if len(text) > LONGEST_TEXT:
        raise SaveError(SaveReason.NOT_OURS)
    try:
        fields = json.loads(text)
    # Deep nesting and endless digits are refused by Python itself.
    except (ValueError, RecursionError) as error:
        raise SaveError(SaveReason.DAMAGED) from error
    if not isinstance(fields, dict) or fields.get("format") != kind:
        raise SaveError(SaveReason.NOT_OURS, "format")
    return fields


def number(fields: Fields, name: str) -> int:
    """Read a whole number that is not negative."""
    value = fields.get(name)
    # In Python a bool is an int; in a save it is a fault.
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
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
