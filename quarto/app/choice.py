"""A new game as somebody filled it in: its rules, its presets, and how it is kept.

Reading is forgiving as a whole: a text that means nothing is as good as none.
"""

from __future__ import annotations

import json
from dataclasses import replace
from enum import StrEnum

from quarto.ai.levels import Level
from quarto.app.draft import ClockUse, Draft
from quarto.app.parts import Mode
from quarto.app.settings import fields_of, member
from quarto.engine.errors import NotationError
from quarto.engine.notation import format_rules, parse_rules
from quarto.engine.pieces import Trait
from quarto.engine.rules import CLASSIC, Clock, Rules
from quarto.saves.tables import plain_name

DEFAULT_LEVEL = Level.BEGINNER
LONGEST_TARGET = 99
# Rounds to win that are offered; 0 stands for an open end.
TARGETS = (0, 1, 2, 3, 5, 7, 10)
# Seconds of a turn that are offered.
USUAL = 60
SECONDS = (10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600)


class Preset(StrEnum):
    """Rules that go well together."""

    CHILDREN = "children"
    CLASSIC = "classic"
    EXPERT = "expert"
    TOURNAMENT = "tournament"


PRESETS: dict[Preset, Rules] = {
    Preset.CHILDREN: Rules(traits=(Trait.COLOR, Trait.SHAPE), auto=True),
    Preset.CLASSIC: CLASSIC,
    Preset.EXPERT: Rules(blocks=True),
    Preset.TOURNAMENT: Rules(clock=Clock(60)),
}


def rules_of(draft: Draft) -> Rules:
    """Return the rules that were filled in; RulesError where no trait counts."""
    clock = None
    if draft.clock is not ClockUse.OFF:
        clock = Clock(draft.seconds, warns_only=draft.clock is ClockUse.WARNS)
    return Rules(
        traits=tuple(draft.traits),
        blocks=draft.blocks,
        auto=draft.auto,
        strict=draft.strict,
        clock=clock,
    )


def preset_of(draft: Draft) -> Preset | None:
    """Return the preset that was filled in; None for rules of one's own."""
    if not draft.traits:
        return None
    rules = rules_of(draft)
    return next((name for name, its in PRESETS.items() if its == rules), None)


def with_rules(draft: Draft, rules: Rules) -> Draft:
    """Return the new game with these rules; the seconds stay where no clock runs."""
    clock, use = rules.clock, ClockUse.OFF
    if clock is not None:
        use = ClockUse.WARNS if clock.warns_only else ClockUse.LOSES
    return replace(
        draft,
        traits=frozenset(rules.traits),
        blocks=rules.blocks,
        auto=rules.auto,
        strict=rules.strict,
        clock=use,
        seconds=draft.seconds if clock is None else clock.seconds,
    )


def format_choice(draft: Draft) -> str:
    """Return a new game as JSON text; one of its traits counts at least."""
    return json.dumps(
        {
            "mode": draft.mode,
            "level": draft.level,
            "names": draft.names,
            "rules": format_rules(rules_of(draft)),
            "seconds": draft.seconds,
            "target": draft.target,
        },
        ensure_ascii=False,
    )


def choice_of(text: str | None) -> Draft | None:
    """Read a new game; None where the text means nothing.

    >>> choice_of('{"mode": "solo", "rules": "pink"}') is None
    True
    """
    fields = fields_of(text)
    mode, level = member(Mode, fields.get("mode")), member(Level, fields.get("level"))
    rules, names = _rules(fields.get("rules")), _names(fields.get("names"))
    if mode is None or rules is None or names is None:
        return None
    seconds = fields.get("seconds")
    draft = Draft(
        mode=mode,
        level=level or DEFAULT_LEVEL,
        names=names,
        traits=frozenset(),
        blocks=False,
        auto=False,
        strict=False,
        seconds=next((one for one in SECONDS if one == seconds), USUAL),
        target=target_of(fields.get("target")),
    )
    return with_rules(draft, rules)


def target_of(value: object) -> int | None:
    """Return how many rounds are to be won; None for an open end."""
    if not isinstance(value, int) or isinstance(value, bool):
        return None
    return value if 1 <= value <= LONGEST_TARGET else None


def _rules(value: object) -> Rules | None:
    try:
        return parse_rules(value) if isinstance(value, str) else None
    except NotationError:
        return None


def _names(value: object) -> tuple[str, str] | None:
    match value:
        case [str() as first, str() as second]:
            return plain_name(first), plain_name(second)
        case _:
            return None
