"""The start: what the browser holds is gathered, and the page comes to life.

Importing this module is what the page's script does. Its last line says that Python
handles input; PyScript's own events also come after an error.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from pyodide.ffi import JsException, create_once_callable
from pyscript import document, when, window
from pyscript.ffi import is_none

from quarto.app.actions import Action
from quarto.app.address import options_of, position_of, record_of
from quarto.app.keeping import CHOICE_KEY, GAME_KEY, SETTINGS_KEY
from quarto.app.messages import Acted, FieldChanged, Message
from quarto.app.opening import Found, opened
from quarto.app.runtime import Runtime
from quarto.web.clipboard import can_send
from quarto.web.devices import Devices
from quarto.web.faults import listen
from quarto.web.frame import Frame, is_framed
from quarto.web.history import Back
from quarto.web.later import import_later
from quarto.web.listeners import Listeners
from quarto.web.presence import Presence
from quarto.web.screen import Screen
from quarto.web.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable


def decoded(text: str) -> str:
    """Return a part of the address without percent signs, or as it is."""
    try:
        return str(window.decodeURIComponent(text))
    except JsException:
        return text


def begin() -> None:
    """Open the page, as soon as it is known what was kept: mostly, long before."""
    vault = window.quartoVault
    if is_none(vault.found):
        vault.begun.then(create_once_callable(lambda _nothing: start()))
    else:
        start()


def start() -> None:
    """Open the page."""
    screen, storage = Screen(), Store()
    devices = Devices(screen, storage)
    place, vault = window.location, window.quartoVault.found
    mirror = vault.mirror
    found = Found(
        settings=storage.read(SETTINGS_KEY),
        game=storage.read(GAME_KEY),
        mirror=None if is_none(mirror) else str(mirror),
        choice=storage.read(CHOICE_KEY),
        query=options_of(place.search, decoded),
        record=record_of(place.hash, decoded),
        position=position_of(place.hash, decoded),
        languages=tuple(window.navigator.languages),
        keeps=storage.works,
        mirrors=bool(vault.isThere),
        is_elsewhere=not vault.isOurs,
        lot=devices.draw_lot(),
        is_framed=is_framed(),
        page=str(place.href).partition("#")[0].partition("?")[0],
        can_send=can_send(),
    )
    runtime = Runtime(devices)
    devices.send = runtime.send
    listen(runtime)

    def send(message: Message) -> None:
        # Whatever happens, happens at a time: a turn may end by it.
        devices.tell_time()
        runtime.send(message)

    if found.is_framed:
        devices.frame = Frame(send)
    screen.back = Back(
        lambda: send(Acted(Action.CLOSE)), lambda: send(Acted(Action.LEAVE))
    )
    if found.is_link:
        # Before a dialog asks about it: going back from that would bring it again.
        _clear_fragment()
    runtime.begin(*opened(found))
    Listeners(screen, send)
    Presence(send)
    if not (found.is_assigned or found.is_framed):
        # Elsewhere the address is somebody else's, who says what lies here.
        when("hashchange", window)(lambda _event: _follow(send))
    _replay_early_tap()
    # What the start has made stays: looking through it again would hold up a tap.
    gc.freeze()
    # Off since Python began (tools/quarto_shelf.py).
    gc.enable()
    import_later(devices.vault.prepare)
    document.documentElement.dataset.engine = "ready"


def _follow(send: Callable[[Message], None]) -> None:
    """Open a game whose link was put into the address of the open page."""
    fragment = str(window.location.hash)
    if fragment:
        _clear_fragment()
        send(FieldChanged("address", fragment))


def _clear_fragment() -> None:
    """Take the game out of the address: a reload must not begin it again."""
    place = window.location
    window.history.replaceState(window.history.state, "", place.pathname + place.search)


def _replay_early_tap() -> None:
    """Do what somebody asked for before Python was there."""
    boot = getattr(window, "quartoBoot", None)
    if boot is None or is_none(boot.tap):
        return
    tap = boot.tap
    boot.tap = None
    control = document.querySelector(tap)
    if not is_none(control):
        control.click()


begin()
