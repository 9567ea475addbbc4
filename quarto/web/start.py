"""The start: what the browser holds is gathered, and the page comes to life.

Importing this module is what the page's script does. Its last line says that Python
handles input; PyScript's own events also come after an error.
"""

from __future__ import annotations

from pyodide.ffi import JsException
from pyscript import document, window
from pyscript.ffi import is_none

from quarto.app.address import options_of, position_of, record_of
from quarto.app.keeping import GAME_KEY, SETTINGS_KEY
from quarto.app.messages import Acted, Action
from quarto.app.opening import Found, opened
from quarto.app.runtime import Runtime
from quarto.web.devices import Devices
from quarto.web.frame import Frame, is_framed
from quarto.web.history import Back
from quarto.web.listeners import Listeners
from quarto.web.screen import Screen
from quarto.web.store import Store


def decoded(text: str) -> str:
    """Return a part of the address without percent signs, or as it is."""
    try:
        return str(window.decodeURIComponent(text))
    except JsException:
        return text


def start() -> None:
    """Open the page."""
    screen, storage = Screen(), Store()
    devices = Devices(screen, storage)
    place = window.location
    found = Found(
        settings=storage.read(SETTINGS_KEY),
        game=storage.read(GAME_KEY),
        query=options_of(place.search, decoded),
        record=record_of(place.hash, decoded),
        position=position_of(place.hash, decoded),
        languages=tuple(window.navigator.languages),
        keeps=storage.works,
        lot=devices.draw_lot(),
        is_framed=is_framed(),
    )
    runtime = Runtime(devices)
    devices.send = runtime.send
    if found.is_framed:
        devices.frame = Frame(runtime.send)
    screen.back = Back(lambda: runtime.send(Acted(Action.CLOSE)))
    runtime.begin(*opened(found))
    if found.is_link:
        # The game is on the table now: a reload must not begin it again.
        window.history.replaceState(None, "", place.pathname + place.search)
    Listeners(screen, runtime.send)
    _replay_early_tap()
    document.documentElement.dataset.engine = "ready"


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


start()
