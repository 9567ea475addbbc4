"""What a person chose for this device: values, and how they are kept.

Reading is forgiving, field by field: settings are cheap to choose again, so a damaged
or unknown one falls back to its default and the others stay.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields, replace
from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar

from quarto.saves.fields import data_of

if TYPE_CHECKING:
    from collections.abc import Mapping

E = TypeVar("E", bound=StrEnum)


class Language(StrEnum):
    """A language of the page."""

    FRENCH = "fr"
    ENGLISH = "en"


class Theme(StrEnum):
    """How the page looks; AUTO follows the device."""

    AUTO = "auto"
    WOOD = "wood"
    DARK = "dark"
    CONTRAST = "contrast"


class PieceSet(StrEnum):
    """How pieces are drawn: in relief, or from above."""

    RELIEF = "relief"
    PLAN = "plan"


class Overlay(StrEnum):
    """What is written on pieces: nothing, four letters, or four bits."""

    NONE = "none"
    LETTERS = "letters"
    BITS = "bits"


class Motion(StrEnum):
    """Whether things move; AUTO follows the device."""

    AUTO = "auto"
    FULL = "full"
    NONE = "none"


class Help(StrEnum):
    """How much the page tells a player whose turn it is; each step adds to the last."""

    OFF = "off"
    COUNT = "count"
    TRAITS = "traits"
    SAFE = "safe"
    BEST = "best"


@dataclass(frozen=True, slots=True)
class Settings:
    """A choice for each of them.

    coordinates: shown around the board. confirms_gift: a gift takes two steps.
    has_letter_keys: single letters are keys of the page. projects: all large.
    """

    language: Language = Language.FRENCH
    theme: Theme = Theme.AUTO
    pieces: PieceSet = PieceSet.RELIEF
    overlay: Overlay = Overlay.NONE
    motion: Motion = Motion.AUTO
    hints: Help = Help.OFF
    coordinates: bool = True
    sound: bool = False
    confirms_gift: bool = True
    has_letter_keys: bool = True
    projects: bool = False


DEFAULT = Settings()


def member(kind: type[E], value: object) -> E | None:
    """Return the member with a value, or None if there is none."""
    return next((one for one in kind if one == value), None)


def with_field(settings: Settings, name: str, value: object) -> Settings:
    """Return settings with one changed; an unknown name or value changes nothing.

    >>> with_field(DEFAULT, "theme", "dark").theme
    <Theme.DARK: 'dark'>
    >>> with_field(DEFAULT, "theme", "pink") is with_field(DEFAULT, "x", 1) is DEFAULT
    True
    """
    default = getattr(DEFAULT, name, None)
    if name not in FIELDS or default is None:
        return settings
    if isinstance(default, bool):
        new = value if isinstance(value, bool) else None
    else:
        new = member(type(default), value)
    if new is None:
        return settings
    changed: Settings = replace(settings, **{name: new})  # type: ignore[arg-type]  # the kind was compared above
    return changed


def format_settings(settings: Settings) -> str:
    """Return settings as JSON text."""
    return json.dumps(asdict(settings))


def with_fields(settings: Settings, values: Mapping[str, object]) -> Settings:
    """Return settings with these changed, where names and values are right."""
    for name, value in values.items():
        settings = with_field(settings, name, value)
    return settings


def fields_of(text: str | None) -> dict[str, object]:
    """Return the fields of a JSON object; none where the text is no such thing."""
    try:
        values = data_of(text or "{}")
    except ValueError:
        return {}
    return values if isinstance(values, dict) else {}


FIELDS = frozenset(field.name for field in fields(Settings))
