"""What lies over the table: dialogs, their fields, the menu, the settings."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.ai.levels import Level
from quarto.app import afterwards, clock, matches, table, turns
from quarto.app.choice import PRESETS, SECONDS, TARGETS, Preset, target_of, with_rules
from quarto.app.draft import ClockUse
from quarto.app.effects import Erase, Focus
from quarto.app.locks import TRAIT_FIELDS, locks_field
from quarto.app.parts import Dialog, Mode
from quarto.app.settings import (
    DEFAULT,
    FIELDS,
    Language,
    Settings,
    member,
    with_field,
)
from quarto.app.text import text
from quarto.saves import tables

if TYPE_CHECKING:
    from quarto.app.draft import Draft
    from quarto.app.focus import Update
    from quarto.app.model import Model

ON = "on"
BOXES = tuple(name for name in FIELDS if isinstance(getattr(DEFAULT, name), bool))
LEVELS = tuple(Level)
LONGEST_NAME = tables.LONGEST_NAME


def opened(model: Model, dialog: Dialog) -> Update:
    """Lay a dialog over the table."""
    return replace(model, dialog=dialog, is_menu_open=False, heard=()), ()


def close(model: Model) -> Update:
    """Clear the table; what was filled in is forgotten. Closing a pause ends it."""
    if model.dialog is None and model.is_paused:
        return clock.resume(model)
    return replace(model, dialog=None, draft=None, linked=None), ()


def confirm(model: Model) -> Update:
    """Say yes to the question that lies over the table."""
    match model.dialog:
        case Dialog.RESIGN:
            return table.resign(model)
        case Dialog.ABANDON:
            return matches.abandon(model)
        case Dialog.LINK:
            return afterwards.open_linked(model)
        case Dialog.ERASE:
            # The page begins anew when it has forgotten; nothing is left to show.
            return replace(model, dialog=None), (Erase(),)
        case _:
            return model, ()


def toggle_menu(model: Model) -> Update:
    """Open or close the menu of small screens."""
    first = "new-game" if model.place is None else "rules"
    effects = () if model.is_menu_open else (Focus("action", first),)
    return replace(model, is_menu_open=not model.is_menu_open), effects


def change_field(model: Model, name: str, value: str) -> Update:
    """Fill in a field. An unknown field or value changes nothing."""
    if locks_field(model.locks, name):
        return turns.refused(model, text("refuse.locked"))
    if name in FIELDS:
        chosen = value == ON if name in BOXES else value
        settings = with_field(model.settings, name, chosen)
        return replace(model, settings=settings), ()
    if name in afterwards.FIELDS:
        return afterwards.change(model, name, value)
    if model.draft is None:
        return model, ()
    draft = replace(_filled(model.draft, name, value), error=None)
    return replace(model, draft=draft), ()


def choose_language(model: Model, language: Language) -> Update:
    """Speak another language from now on."""
    settings: Settings = replace(model.settings, language=language)
    return replace(model, settings=settings, is_menu_open=False), ()


def _filled(draft: Draft, name: str, value: str) -> Draft:
    first, second = draft.names
    match name:
        case "mode" if value in set(Mode):
            return replace(draft, mode=Mode(value))
        case "level" if value in set(Level):
            return replace(draft, level=Level(value))
        case "name-0":
            return replace(draft, names=(tables.plain_name(value), second))
        case "name-1":
            return replace(draft, names=(first, tables.plain_name(value)))
        case "squares":
            return replace(draft, blocks=value == ON)
        case "auto":
            return replace(draft, auto=value == ON)
        case "strict":
            return replace(draft, strict=value == ON)
        case _:
            return _with_choice(draft, name, value)


def _with_choice(draft: Draft, name: str, value: str) -> Draft:
    """Fill in what is one of several: a preset, the clock, the target; or a trait."""
    match name, value:
        case "preset", _ if value in set(Preset):
            return with_rules(draft, PRESETS[Preset(value)])
        case "clock", _:
            return replace(draft, clock=member(ClockUse, value) or draft.clock)
        case "seconds", _ if value in map(str, SECONDS):
            return replace(draft, seconds=int(value))
        case "target", _ if value in map(str, TARGETS):
            return replace(draft, target=target_of(int(value)))
        case _:
            return _with_trait(draft, name, is_on=value == ON)


def _with_trait(draft: Draft, name: str, *, is_on: bool) -> Draft:
    trait = TRAIT_FIELDS.get(name)
    if trait is None:
        return draft
    traits = draft.traits | {trait} if is_on else draft.traits - {trait}
    return replace(draft, traits=traits)
