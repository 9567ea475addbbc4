"""The form of a new game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.choice import TARGETS
from quarto.app.dialogs import LEVELS, LONGEST_NAME
from quarto.app.locks import Lock
from quarto.app.parts import Mode
from quarto.views.fields import group, option, selection
from quarto.views.markup import Element, el
from quarto.views.variants import variants

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from quarto.app.draft import Draft
    from quarto.views.strings import Strings


def new_game_body(
    draft: Draft, locks: AbstractSet[Lock], strings: Strings
) -> tuple[Element, ...]:
    """Return players, rules and length of the match, as filled in so far."""
    is_solo = draft.mode is Mode.SOLO
    rules = () if Lock.RULES in locks else variants(draft, strings)
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
        _target(draft, strings),
        el("p", {"class": "note"}, strings["new.lot_note"]),
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
                    "dir": "auto",
                },
            ),
        )
        for seat, label in enumerate(labels)
    ]
    return el("div", {"class": "fields"}, *fields)


def _target(draft: Draft, strings: Strings) -> Element:
    now = draft.target or 0
    choices = [
        (str(one), str(one) if one else strings["new.target_open"])
        for one in sorted({*TARGETS, now})
    ]
    return selection("target", strings["new.target"], str(now), choices)
