"""The vault of this browser (static/vault.js): mirror, library, and who may write."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any, assert_never

from pyodide.ffi import create_proxy
from pyscript import window
from pyscript.ffi import is_none, to_js

from quarto.app.keeping import GAME_KEY
from quarto.app.messages import Lost, Returned, StorageChanged
from quarto.app.parts import Keeper
from quarto.app.vaulted import (
    Adopt,
    Breathe,
    Browse,
    Gather,
    Measure,
    Mirror,
    Reshelve,
    SetGamesAside,
    TakeOver,
)
from quarto.web.tasks import begin

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from quarto.app.messages import Message
    from quarto.app.vaulted import Vaulted
    from quarto.saves.library import Entry
    from quarto.web.store import Store

# As many games as are seen at once, then more at a time while nobody waits.
FIRST_PART, PART = 12, 100
# Seconds between two parts; what is seen first has to be painted before the second.
FIRST_PAUSE, PAUSE = 0.2, 0.05


class Vault:
    """What happens there is sent as messages."""

    def __init__(self, storage: Store, send: Callable[[Message], None]) -> None:
        """Listen to it."""
        self._vault = window.quartoVault
        self._storage = storage
        self._send = send
        # It lives as long as the page.
        self._vault.tell = create_proxy(self._told)

    @property
    def is_ours(self) -> bool:
        """Whether this page may write what is kept."""
        return bool(self._vault.isOurs())

    def perform(self, effect: Vaulted) -> None:
        """Do what an effect asks."""
        match effect:
            case Mirror(counter, text, entries, gone, is_again):
                games = to_js(_dated(entries))
                self._vault.keep(counter, text, games, to_js(list(gone)), is_again)
            case TakeOver():
                self._vault.take()
            case Browse():
                self._browse()
            case Reshelve(entries, gone):
                # At once, not with the task: the page may be left right after.
                games = to_js(_dated(entries))
                begin(self._tell(self._vault.shelf.change(games, to_js(list(gone)))))
            case SetGamesAside(keys):
                self._vault.shelf.setAside(to_js(list(keys)))
            case Measure():
                begin(self._measure())
            case Breathe():
                begin(self._breathe())
            case Gather():
                begin(self._gather())
            case Adopt(texts):
                begin(self._adopt(texts))
            case _:
                assert_never(effect)

    def prepare(self) -> None:
        """Have what comes first of the library at hand."""
        self._vault.shelf.prepare(FIRST_PART)

    def set_aside(self) -> None:
        """Move the mirror to what could not be read."""
        self._vault.setAside()

    def erase(self, then: Callable[[], None]) -> None:
        """Forget everything."""

        async def erase() -> None:
            await self._vault.erase()
            then()

        begin(erase())

    def _told(self, what: str, mirror: Any = None) -> None:
        match what:
            case "lost":
                self._send(Lost())
            case "mine":
                text = None if is_none(mirror) else str(mirror)
                self._send(Returned(self._storage.read(GAME_KEY), text))
            case _:
                self._send(StorageChanged(Keeper.MIRROR, works=what == "works"))

    def _browse(self) -> None:
        shelf = self._vault.shelf
        known = shelf.known()
        if is_none(known):
            # Asked for at once, not with the task: it comes while others wait.
            begin(self._browse_on(0, shelf.page(0, FIRST_PART)))
        elif read := self._shelved(0, known):
            begin(self._browse_on(read))

    async def _browse_on(self, read: int, asked: Any = None) -> None:
        if asked is not None:
            read = self._shelved(read, await asked)
        pause = FIRST_PAUSE
        while read:
            # The page is drawn, and answers, before more is read.
            await asyncio.sleep(pause)
            part = await self._vault.shelf.page(read, PART)
            read, pause = self._shelved(read, part), PAUSE

    def _shelved(self, read: int, part: Any) -> int:
        """Tell of a part that comes after so many; return how many now, 0 if all."""
        from quarto.app.places.news import Shelved  # noqa: PLC0415  # the start is fast

        games = tuple(zip(part.keys.to_py(), part.texts.to_py(), strict=True))
        read, total = read + len(games), int(part.total)
        # Fewer come where some were taken out meanwhile.
        is_last = not games or read >= total
        self._send(Shelved(games, total, is_last))
        return 0 if is_last else read

    async def _tell(self, changing: Any) -> None:
        from quarto.app.places.news import Reshelved  # noqa: PLC0415

        self._send(Reshelved(bool(await changing)))

    async def _measure(self) -> None:
        from quarto.app.places.news import Measured  # noqa: PLC0415

        room = await self._vault.shelf.estimate()
        if is_none(room):
            self._send(Measured(None, None))
        else:
            self._send(Measured(int(room.usage), int(room.free)))

    async def _breathe(self) -> None:
        from quarto.app.places.news import Breathed  # noqa: PLC0415

        # Not at once: what was drawn is to be seen, and what was tapped answered.
        await asyncio.sleep(0.02)
        self._send(Breathed())

    async def _gather(self) -> None:
        from quarto.app.places.news import Gathered  # noqa: PLC0415

        aside = await self._vault.shelf.aside()
        found = tuple(zip(aside.keys.to_py(), aside.texts.to_py(), strict=True))
        self._send(Gathered(self._storage.texts(), found))

    async def _adopt(self, texts: tuple[tuple[str, str], ...]) -> None:
        for key, text in texts:
            self._storage.write(key, text)
        await self._vault.flush()
        window.location.reload()


def _dated(entries: Iterable[Entry]) -> list[list[str]]:
    """Return games with their keys; what has no date yet comes now."""
    if not entries:
        return []
    from quarto.saves.library import format_entry  # noqa: PLC0415

    now = time.strftime("%Y-%m-%dT%H:%M:%S")
    dated = [one if one.date else replace(one, date=now) for one in entries]
    return [[one.key, format_entry(one)] for one in dated]
