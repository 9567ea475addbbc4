"""The choice of rules, in words and pictures: presets, then each rule by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.choice import PRESETS, SECONDS, preset_of
from quarto.app.draft import ClockUse, Draft
from quarto.app.locks import TRAIT_FIELDS
from quarto.engine.pieces import Piece, Trait
from quarto.views.board import piece_picture
from quarto.views.fields import box, choice, group, option, selection
from quarto.views.markup import Element, el

if TYPE_CHECKING:
    from quarto.app.choice import Preset
    from quarto.views.strings import Strings

# A light, round, tall, solid piece, and the one that differs in a trait alone.
PAIRS = {trait: (Piece(0), Piece(8 >> trait)) for trait in Trait}
# What wins there: pieces that share what counts, and how they lie.
PICTURES: dict[str, tuple[str, tuple[int, ...]]] = {
    "children": ("column", (0x0, 0x2, 0x1, 0x3)),
    "classic": ("column", (0x0, 0x5, 0x9, 0xC)),
    "expert": ("block", (0x0, 0x5, 0x9, 0xC)),
    "tournament": ("clock", (0xF, 0x0)),
}
DIAL = ("M12 6.5v6l3.5 2.5", "M9.5 1.5h5", "M12 1.5v3")


def variants(draft: Draft, strings: Strings) -> tuple[Element, ...]:
    """Return the presets and every rule, as filled in so far."""
    error = "" if draft.error is None else strings.say(draft.error)
    return (
        _presets(draft, strings),
        group(strings["new.traits"], *_traits(draft, strings)),
        el("p", {"class": "field-error", "role": "alert"}, error),
        group(
            strings["new.house"],
            box(
                "squares",
                "new.squares",
                strings,
                picture=_picture("block", (0x0, 0x5, 0x9, 0xC)),
                is_on=draft.blocks,
            ),
            box("auto", "new.auto", strings, is_on=draft.auto),
            box("strict", "new.strict", strings, is_on=draft.strict),
        ),
        *_clock(draft, strings),
    )


def _presets(draft: Draft, strings: Strings) -> Element:
    now = preset_of(draft)
    options = (_preset(name, now, strings) for name in PRESETS)
    key = "preset.own" if now is None else "preset.any"
    note = el("p", {"class": "note"}, strings[key])
    return group(strings["preset.title"], *options, note)


def _preset(name: Preset, now: Preset | None, strings: Strings) -> Element:
    picture = _picture(*PICTURES[name])
    return option("preset", name, now or "", f"preset.{name}", strings, picture=picture)


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
            picture=_picture("row", PAIRS[trait]),
        )
        for name, trait in TRAIT_FIELDS.items()
    ]


def _clock(draft: Draft, strings: Strings) -> tuple[Element, ...]:
    uses = (
        option("clock", use, draft.clock, f"new.clock_{use}", strings)
        for use in ClockUse
    )
    fields = group(strings["new.clock"], *uses)
    if draft.clock is ClockUse.OFF:
        return (fields,)
    # An address may have asked for a number that is not in the list.
    offered = sorted({*SECONDS, draft.seconds})
    choices = [(str(one), length_of(one, strings)) for one in offered]
    label = strings["new.seconds"]
    return (fields, selection("seconds", label, str(draft.seconds), choices))


def length_of(seconds: int, strings: Strings) -> str:
    """Return the time of a turn in words."""
    minutes, rest = divmod(seconds, 60)
    if rest or not minutes:
        return strings["new.seconds_value"].format(count=seconds)
    return strings["new.minutes_value"].format(count=minutes)


def _picture(kind: str, pieces: tuple[int, ...]) -> Element:
    """Return a small drawing: pieces in a line or a square, or a clock between two."""
    drawn = [piece_picture(Piece(code)) for code in pieces]
    if kind == "clock":
        drawn.insert(1, _dial())
    attributes = {"class": f"mini mini-{kind}", "aria-hidden": "true"}
    return el("span", attributes, *drawn)


def _dial() -> Element:
    lines = (el("path", {"d": line}) for line in DIAL)
    face = el("circle", {"cx": "12", "cy": "13", "r": "8.5"})
    return el("svg", {"class": "icon dial", "viewBox": "0 0 24 24"}, face, *lines)
