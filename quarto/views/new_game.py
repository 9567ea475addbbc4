"""The form of a new game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.dialogs import LEVELS, LONGEST_NAME
from quarto.app.locks import TRAIT_FIELDS, Lock
from quarto.app.model import Draft, Mode
from quarto.views.fields import box, choice, group, option
from quarto.views.markup import Element, el

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from quarto.views.strings import Strings


def new_game_body(
    draft: Draft, locks: AbstractSet[Lock], strings: Strings
) -> tuple[Element, ...]:
    """Return players, traits and rules, as filled in so far."""
    is_solo = draft.mode is Mode.SOLO
    rules = () if Lock.RULES in locks else _rules(draft, strings)
    return (
        group(
            strings["new.players"],
            *(
                option("mode", mode, draft.mode, f"new.{mode}", strings)
                for mode in Mode
            ),
        ),
        *((_levels(draft, strings),) if is_solo else ()),
        _names(draft, strings, count=1 if is_solo else 2),
        *rules,
        el("p", {"class": "note"}, strings["new.lot_note"]),
    )


def _rules(draft: Draft, strings: Strings) -> tuple[Element, ...]:
    error = "" if draft.error is None else strings.say(draft.error)
    return (
        group(strings["new.traits"], *_traits(draft, strings)),
        el("p", {"class": "field-error", "role": "alert"}, error),
        group(
            strings["new.house"],
            box("squares", "new.squares", strings, is_on=draft.blocks),
            box("auto", "new.auto", strings, is_on=draft.auto),
            box("strict", "new.strict", strings, is_on=draft.strict),
        ),
    )


def _levels(draft: Draft, strings: Strings) -> Element:
    return group(
        strings["new.level"],
        *(
            option("level", level, draft.level, f"new.{level}", strings)
            for level in LEVELS
        ),
    )


def _names(draft: Draft, strings: Strings, count: int) -> Element:
    labels = ["new.name"] if count == 1 else [f"new.name_{seat}" for seat in (0, 1)]
    fields = [
        el(
            "label",
            {"class": "field"},
            el("span", None, strings[label]),
            el(
                "input",
                {
                    "type": "text",
                    "id": f"field-name-{seat}",
                    "name": f"name-{seat}",
                    "value": draft.names[seat],
                    "maxlength": str(LONGEST_NAME),
                    "placeholder": strings[f"name.{seat}"],
                    "autocomplete": "off",
                },
            ),
        )
        for seat, label in enumerate(labels)
    ]
    return el("div", {"class": "fields"}, *fields)


def _traits(draft: Draft, strings: Strings) -> list[Element]:
    return [
        choice(
            {
                "type": "checkbox",
                "id": f"field-{name}",
                "name": name,
                "checked": "" if trait in draft.traits else None,
            },
            strings[f"trait.{trait:d}"],
            f"{strings[f'value.{trait:d}.0']} / {strings[f'value.{trait:d}.1']}",
        )
        for name, trait in TRAIT_FIELDS.items()
    ]
