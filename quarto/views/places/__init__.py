"""The places beside the table: scenes and sentences in, the page's middle out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.actions import Action
from quarto.app.places import PlaceName
from quarto.app.places.activities import Activities
from quarto.app.places.classes import ClassTable
from quarto.app.places.games import Games
from quarto.app.places.sheet import Sheet
from quarto.app.places.statistics import Statistics
from quarto.app.places.trying import Puzzling
from quarto.views.markup import Element, el
from quarto.views.places.activities import activities_body
from quarto.views.places.classes import class_body
from quarto.views.places.games import games_body
from quarto.views.places.puzzling import puzzling_body
from quarto.views.places.sheet import sheet_body
from quarto.views.places.statistics import statistics_body

if TYPE_CHECKING:
    from quarto.app.scene import Scene
    from quarto.views.strings import Strings


def middle(scene: Scene, strings: Strings) -> tuple[Element, ...]:
    """Return what stands between the page's head and foot."""
    place = scene.place
    assert place is not None
    title = strings[f"place.{place.name}"]
    heading = el("h2", {"data-place": "", "tabindex": "-1"}, title)
    parts = (_ways(place.name, strings), heading, *_body(scene, strings))
    if isinstance(place, Puzzling):
        # On a phone the board needs all the room above.
        parts = (*parts[1:], parts[0])
    return (
        el(
            "main",
            {"class": "beside", "data-beside": place.name},
            *parts,
        ),
    )


def _body(scene: Scene, strings: Strings) -> tuple[Element, ...]:
    match scene.place:
        case Activities() as place:
            return activities_body(place, scene, strings)
        case Puzzling() as place:
            return puzzling_body(place, scene, strings)
        case Sheet() as place:
            return sheet_body(place, scene, strings)
        case ClassTable() as place:
            return class_body(place, scene, strings)
        case Games() as place:
            return games_body(place, scene, strings)
        case Statistics() as place:
            return statistics_body(place, scene, strings)
        case _:
            return ()


def _ways(here: PlaceName, strings: Strings) -> Element:
    """Return the ways between the places."""
    ways = (
        el(
            "button",
            {
                "type": "button",
                "data-action": Action(name),
                "aria-current": "page" if name is here else None,
            },
            strings[f"place.{name}"],
        )
        for name in PlaceName
    )
    return el("nav", {"class": "ways", "aria-label": strings["place.ways"]}, *ways)
