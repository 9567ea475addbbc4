"""What a teacher may take off the table by the address: words, and what they lock.

A locked control is not in the page, and `update` refuses it all the same.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from quarto.app.actions import Action
from quarto.app.settings import FIELDS
from quarto.engine.pieces import Trait

if TYPE_CHECKING:
    from collections.abc import Iterable


class Lock(StrEnum):
    """A word of the address's `lock`."""

    NEW_GAME = "new-game"
    RULES = "rules"
    SETTINGS = "settings"
    UNDO = "undo"
    LESSON = "lesson"
    HINTS = "hints"


TRAIT_FIELDS = {f"trait-{trait.name.lower()}": trait for trait in Trait}
ACTIONS: dict[Lock, frozenset[Action]] = {
    Lock.NEW_GAME: frozenset(
        {Action.NEW_GAME, Action.START, Action.PLAY_ON, Action.TRY_AGAIN}
    ),
    Lock.RULES: frozenset(),
    Lock.SETTINGS: frozenset({Action.SETTINGS, Action.ERASE}),
    Lock.UNDO: frozenset({Action.UNDO, Action.REDO}),
    Lock.LESSON: frozenset({Action.LESSON}),
    Lock.HINTS: frozenset({Action.HEAR_HELP}),
}
# Fields of forms. The language is no matter of the table and is never locked.
FORM_FIELDS: dict[Lock, frozenset[str]] = {
    Lock.RULES: frozenset(
        {*TRAIT_FIELDS, "squares", "auto", "strict"} | {"preset", "clock", "seconds"}
    ),
    Lock.SETTINGS: FIELDS - {"language"},
    Lock.HINTS: frozenset({"hints"}),
}


def locks_action(locks: Iterable[Lock], action: Action) -> bool:
    """Tell whether a control is locked.

    >>> locks_action({Lock.UNDO}, Action.REDO), locks_action((), Action.REDO)
    (True, False)
    """
    return any(action in ACTIONS[lock] for lock in locks)


def locks_field(locks: Iterable[Lock], name: str) -> bool:
    """Tell whether a form's field is locked."""
    return any(name in FORM_FIELDS.get(lock, ()) for lock in locks)
