"""What the players agreed on, in view all game long: what counts, and for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.text import Text, text
from quarto.views.markup import Child, Element, el

if TYPE_CHECKING:
    from quarto.app.scene import Scene
    from quarto.views.strings import Strings


def agreed(scene: Scene, strings: Strings) -> Element:
    """Return the traits that count, then every rule that is not the usual one."""
    chips = [
        el("span", {"class": "chip"}, strings[f"trait.{trait:d}"])
        for trait in scene.rules.traits
    ]
    chips += [
        el("span", {"class": "chip chip-extra"}, strings.say(extra))
        for extra in _extras(scene)
    ]
    spaced: list[Child] = [part for chip in chips for part in (" ", chip)]
    return el(
        "p", {"class": "traits"}, el("span", None, strings["rules.count"]), *spaced
    )


def _extras(scene: Scene) -> list[Text]:
    rules = scene.rules
    named = (
        ("rules.squares", rules.blocks),
        ("rules.auto", rules.auto),
        ("rules.strict", rules.strict),
    )
    extras = [text(key) for key, is_on in named if is_on]
    if rules.clock is not None:
        key = "rules.clock_warns" if rules.clock.warns_only else "rules.clock"
        extras.append(text(key, count=rules.clock.seconds))
    return extras
