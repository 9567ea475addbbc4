"""The settings, and the keys with what they say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.actions import Action
from quarto.app.keymap import LETTERS
from quarto.app.locks import locks_action, locks_field
from quarto.app.settings import (
    Help,
    Language,
    Motion,
    Overlay,
    PieceSet,
    Settings,
    Theme,
)
from quarto.views.fields import box, choice, group, option
from quarto.views.markup import Element, el

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet
    from enum import StrEnum

    from quarto.app.locks import Lock
    from quarto.app.text import Text
    from quarto.views.strings import Strings

CHOICES: tuple[tuple[str, type[StrEnum]], ...] = (
    ("theme", Theme),
    ("pieces", PieceSet),
    ("overlay", Overlay),
    ("motion", Motion),
)
HINTS: tuple[str, type[StrEnum]] = ("hints", Help)
BOXES = ("coordinates", "confirms_gift", "sound", "has_letter_keys", "projects")
# Keys that do not stand for a control: what they do, and under which words.
MOVES = ("arrows", "ends", "moments", "mattered", "enter", "escape")


def settings_body(
    settings: Settings, locks: AbstractSet[Lock], strings: Strings
) -> tuple[Element, ...]:
    """Return a field for each setting, and the way to forget everything."""
    languages = [
        choice(
            {
                "type": "radio",
                "id": f"field-language-{language}",
                "name": "language",
                "value": language,
                "checked": "" if language is settings.language else None,
            },
            strings[f"language.{language}"],
            None,
            language,
        )
        for language in Language
    ]
    boxes = [
        box(name, f"settings.{name}", strings, is_on=getattr(settings, name))
        for name in BOXES
    ]
    kinds = CHOICES if locks_field(locks, "hints") else (HINTS, *CHOICES)
    erase = {"type": "button", "data-action": Action.ERASE}
    return (
        group(strings["settings.language"], *languages),
        *(_choices(name, kind, settings, strings) for name, kind in kinds),
        group(strings["settings.more"], *boxes),
        group(
            strings["settings.device"],
            el("p", {"class": "note"}, strings["settings.privacy"]),
            el("button", erase, strings["action.erase"]),
        ),
    )


def keys_body(
    heard: tuple[Text, ...], locks: AbstractSet[Lock], strings: Strings
) -> tuple[Element, ...]:
    """Return every key, the letters as controls, and the answer to the last one."""
    letters = [
        el(
            "button",
            {"type": "button", "class": "key", "data-action": action},
            el("kbd", None, letter.upper()),
            el("span", None, strings[f"keys.{action}"]),
        )
        for letter, action in LETTERS.items()
        if action is not Action.KEYS and not locks_action(locks, action)
    ]
    moves = [
        el(
            "p",
            {"class": "key"},
            el("kbd", None, strings[f"keys.{name}"]),
            el("span", None, strings[f"keys.{name}_does"]),
        )
        for name in MOVES
    ]
    answer = " ".join(strings.say(text) for text in heard)
    return (
        el("p", {"class": "heard", "role": "status"}, answer),
        el("div", {"class": "keys"}, *letters),
        el("div", {"class": "keys"}, *moves),
        el("p", {"class": "note"}, strings["keys.note"]),
    )


def _choices(
    name: str, kind: type[StrEnum], settings: Settings, strings: Strings
) -> Element:
    now = getattr(settings, name)
    options = (option(name, value, now, f"{name}.{value}", strings) for value in kind)
    return group(strings[f"settings.{name}"], *options)
