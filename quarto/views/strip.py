"""A line over the page's foot: another tab has the game, or it cannot be kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.actions import Action
from quarto.views.controls import button
from quarto.views.markup import Element, el

if TYPE_CHECKING:
    from quarto.app.scene import Scene
    from quarto.views.strings import Strings


def strip(scene: Scene, strings: Strings) -> tuple[Element, ...]:
    """Return what is told, with what can be done about it; nothing if nothing is."""
    if not scene.strip:
        return ()
    said = strings[f"strip.{scene.strip}"]
    words = el("p", {"id": "strip-words", "role": "alert"}, said)
    return (
        el(
            "section",
            {"class": "strip", "data-strip": scene.strip},
            words,
            el("div", {"class": "strip-controls"}, *_controls(scene, strings)),
        ),
    )


def _controls(scene: Scene, strings: Strings) -> tuple[Element, ...]:
    if scene.strip == "elsewhere":
        # Whoever comes here by trying to play hears why.
        attributes = {
            "type": "button",
            "class": "primary",
            "data-action": Action.TAKE_OVER,
            "aria-describedby": "strip-words",
        }
        return (el("button", attributes, strings["action.take-over"]),)
    close = button(Action.DISMISS, strings["action.dismiss"])
    if scene.place is not None:
        return (close,)
    save = {"type": "button", "class": "primary", "data-save": "json"}
    return el("button", save, strings["strip.save"]), close
