"""What comes after a game, and what is handed on: imported when somebody asks for it.

Everybody waits for the start, and the replay, links and files are for later. While
there is no replay, the table is what is shown and played with.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarto.app import consent
from quarto.app.actions import Action
from quarto.app.parts import Dialog
from quarto.saves import fields

if TYPE_CHECKING:
    from collections.abc import Callable

    from quarto.app.focus import Update
    from quarto.app.model import Model
    from quarto.app.moments import ReplayScene
    from quarto.app.scene import CellScene
    from quarto.app.sharing import ShareScene
    from quarto.app.text import Text

GAME, POSITION = "game", "position"
# No file of a game is longer.
LONGEST_PASTED = fields.LONGEST_TEXT
# Controls of the table: in a branch they play it, at a moment they do nothing.
OF_THE_TABLE = frozenset(
    {Action.GIVE, Action.CALL, Action.SHOW, Action.CANCEL_CALL, Action.PASS}
    | {Action.CONFIRM_PLACE, Action.UNDO, Action.REDO}
)
# Two hands of one person have nothing to offer each other.
OF_TWO = frozenset(
    {Action.RESIGN, Action.OFFER_DRAW, Action.ACCEPT, Action.DECLINE}
    | {Action.ABANDON, Action.PAUSE}
)
STEPS = (Action.FIRST, Action.BACK, Action.FORWARD, Action.LAST)
ACTIONS = frozenset(
    {Action.REPLAY, Action.LEAVE_REPLAY, *STEPS, Action.WHAT_IF, Action.LEAVE_BRANCH}
    | {Action.PLAY_ON, Action.TRY_AGAIN, Action.EARLIER, Action.LATER}
    | {Action.GIVE_BACK, Action.COPY_LINK, Action.SEND, Action.OPEN_TEXT}
)
FIELDS = frozenset(
    {"line", "moment", "round", "address", "pasted", "file", "shared", "save"}
)


@dataclass(frozen=True, slots=True)
class Sharing:
    """What is known for sharing.

    address: the page's own, without options. can_send: the device sends links.
    what: GAME or POSITION. pasted: a text to be opened; error: why it could not be.
    """

    address: str = ""
    can_send: bool = False
    what: str = GAME
    pasted: str = ""
    error: Text | None = None


def shown(model: Model) -> Model:
    """Return the model with what a replay shows in place of the game, if it does."""
    if model.replay is None:
        return model
    from quarto.app import branch  # noqa: PLC0415

    return branch.shown(model)


def by_hand(model: Model, play: Callable[[Model], Update]) -> Update:
    """Do something on the table, or in the branch that is shown in its place."""
    if model.replay is None:
        return play(model)
    from quarto.app import branch  # noqa: PLC0415

    return branch.by_hand(model, play)


def asked(model: Model, ask: Callable[[Model], Update]) -> Update:
    """Ask about what is shown, which changes nothing of it."""
    if model.replay is None:
        return ask(model)
    from quarto.app import branch  # noqa: PLC0415

    return branch.asked(model, ask)


def undo(table: Model) -> Update:
    """Take back; in a branch nobody has to be asked."""
    if table.replay is None:
        return consent.undo(table)
    from quarto.app import branch  # noqa: PLC0415

    return branch.undo(table)


def replay_scene(model: Model) -> ReplayScene | None:
    """Return the replay to be shown; None where there is none."""
    if model.replay is None:
        return None
    from quarto.app import replay  # noqa: PLC0415

    return replay.replay_scene(model)


def told(model: Model) -> tuple[Text, ...]:
    """Return what stands under the words of the moment shown."""
    from quarto.app import reviewing  # noqa: PLC0415

    return reviewing.told(model)


def marked(model: Model, cells: tuple[CellScene, ...]) -> tuple[CellScene, ...]:
    """Return the board with what is to be drawn of the moment shown, if it mattered."""
    replay = model.replay
    if replay is None or replay.branch is not None or replay.remark is None:
        return cells
    from quarto.app import reviewing  # noqa: PLC0415

    return reviewing.marked(replay.remark, cells)


def share_scene(table: Model) -> ShareScene | None:
    """Return what is to be shown in the dialog; None while it is not open."""
    if table.dialog is not Dialog.SHARE:
        return None
    from quarto.app import sharing  # noqa: PLC0415

    return sharing.share_scene(table)


def act(model: Model, action: Action) -> Update:
    """Use one of the controls of what comes afterwards."""
    from quarto.app import imports, replay, sharing  # noqa: PLC0415

    match action:
        case Action.COPY_LINK:
            return asked(model, sharing.copy_link)
        case Action.SEND:
            return asked(model, sharing.send)
        case Action.OPEN_TEXT:
            return imports.open_text(model)
        case _:
            return replay.act(model, action)


def change(model: Model, name: str, value: str) -> Update:
    """Change one of the fields that belong to no form of settings or games."""
    from quarto.app import imports, replay, sharing, turns  # noqa: PLC0415

    match name:
        case "line":
            return by_hand(model, lambda table: turns.point_at(table, value))
        case "moment":
            return replay.go(model, value)
        case "round":
            return replay.begin_round(model, value)
        case "address":
            return imports.follow(model, value)
        case "pasted":
            return imports.paste(model, value)
        case "file":
            return imports.open_words(model, value)
        case "shared":
            return sharing.choose(model, value)
        case _:
            return asked(model, lambda table: sharing.save(table, value))


def open_linked(model: Model) -> Update:
    """Lay the table that was asked about."""
    from quarto.app import imports  # noqa: PLC0415

    return imports.open_linked(model)
