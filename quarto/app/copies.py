"""The two copies of the game, and which of them comes on the table.

Local storage has one, which is written at once; its mirror in the database is written
right after, and survives what the first may not. docs/saves.md has the table of all
that can be found; this is the code of it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from quarto.app.effects import Effect, SetAside, Store
from quarto.app.keeping import ASIDE_KEY, GAME_KEY, entry_of, own, seated
from quarto.app.parts import Holding, Keeper, Timer, Turn
from quarto.app.text import text
from quarto.app.vaulted import Mirror
from quarto.saves.fields import SaveError, SaveReason
from quarto.saves.schema import parse_save

if TYPE_CHECKING:
    from collections.abc import Iterator

    from quarto.app.focus import Update
    from quarto.app.model import Model
    from quarto.saves.library import Entry
    from quarto.saves.schema import Save
    from quarto.saves.tables import SavedPlayer


@dataclass(frozen=True, slots=True)
class Copy:
    """One of the copies, read. fault: why it cannot be loaded, if it cannot."""

    keeper: Keeper
    text: str
    save: Save | None = None
    fault: SaveError | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """What is to be done with both. best: the one for the table.

    is_newer: a newer version wrote one, so that all stays as it is.
    damaged: those to be set aside. stale: keepers that are to get the best one.
    """

    best: Copy | None
    is_newer: bool
    damaged: tuple[Copy, ...]
    stale: tuple[Keeper, ...]


def chosen(local: str | None, mirror: str | None) -> Choice:
    """Return which copy counts: the whole one with the higher counter."""
    texts = ((Keeper.LOCAL, local), (Keeper.MIRROR, mirror))
    copies = [_read(keeper, kept) for keeper, kept in texts if kept is not None]
    damaged = tuple(copy for copy in copies if copy.fault is not None)
    if any(c.fault.reason is SaveReason.NEWER for c in damaged if c.fault):
        return Choice(None, is_newer=True, damaged=(), stale=())
    whole = [copy for copy in copies if copy.save is not None]
    # Where both are as new, the first: local storage was written before its mirror.
    best = max(whole, key=_counter, default=None)
    if best is None:
        return Choice(None, is_newer=False, damaged=damaged, stale=())
    stale = tuple(keeper for keeper, kept in texts if kept != best.text)
    return Choice(best, is_newer=False, damaged=damaged, stale=stale)


def restored(fresh: Model, local: str | None, mirror: str | None) -> Update:
    """Return the model with the game that was kept, and what makes both copies whole.

    What cannot be read is set aside unchanged, and told.
    """
    choice = chosen(local, mirror)
    if choice.is_newer:
        held = replace(fresh, holding=Holding.NEWER)
        return held.with_notice(text("save.newer")), ()
    aside: tuple[Effect, ...] = tuple(
        SetAside(GAME_KEY, ASIDE_KEY, copy.keeper) for copy in choice.damaged
    )
    if choice.best is None:
        if not choice.damaged:
            return fresh, ()
        fault = choice.damaged[0].fault
        assert fault is not None
        notice = text(f"save.{fault.reason}", field=fault.field)
        return fresh.with_notice(notice), aside
    model = _with_table(fresh, choice.best)
    if choice.damaged:
        model = model.with_notice(text("save.other"))
    return model, (*aside, *_healed(model, choice))


def _healed(model: Model, choice: Choice) -> tuple[Effect, ...]:
    """Return what writes the best copy where another one, or none, was."""
    assert choice.best is not None
    words = choice.best.text
    effects: list[Effect] = []
    if Keeper.LOCAL in choice.stale:
        effects.append(Store(GAME_KEY, words))
    if Keeper.MIRROR in choice.stale:
        entries = _unshelved(model)
        # They may have come with a mirror that was damaged since, or by the journal.
        effects.append(Mirror(model.counter, words, entries, is_again=bool(entries)))
    return tuple(effects)


def _unshelved(model: Model) -> tuple[Entry, ...]:
    """Return the game that ended without its mirror, and so without the library."""
    there = own(model)
    is_over = there.game.outcome is not None
    return (entry_of(there, model.entry),) if is_over else ()


def _read(keeper: Keeper, words: str) -> Copy:
    try:
        save = parse_save(words)
        for seats in _seats(save):
            seated(seats)
        return Copy(keeper, words, save)
    except SaveError as error:
        return Copy(keeper, words, fault=error)


def _seats(save: Save) -> Iterator[tuple[SavedPlayer, SavedPlayer]]:
    yield save.players
    if save.beside is not None:
        yield save.beside.players
        if save.beside.back is not None:
            yield save.beside.back.players


def _counter(copy: Copy) -> int:
    return -1 if copy.save is None else copy.save.counter


def _with_table(fresh: Model, copy: Copy) -> Model:
    save = copy.save
    assert save is not None
    there = replace(
        fresh,
        game=save.game,
        match=save.match,
        players=seated(save.players),
        turn=Turn(staged=save.staged, chosen=save.chosen),
        timer=Timer(used=save.used),
        counter=save.counter,
        entry=save.entry,
    )
    if save.beside is None:
        return there
    from quarto.app.again import resumed  # noqa: PLC0415  # it is rare

    return resumed(there, save.beside)
