"""Pieces that slide to where they belong, for those who want to see them move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyscript import document, window
from pyscript.ffi import is_none, to_js

from quarto.app.motions import Slide, slides
from quarto.app.settings import Motion

if TYPE_CHECKING:
    from quarto.app.scene import Scene

REDUCED = "(prefers-reduced-motion: reduce)"


def lifted(before: Scene | None, scene: Scene) -> list[tuple[Slide, Any]]:
    """Return what will slide, and where it is before the page changes."""
    # A page that has not the table has no pieces to begin from.
    if before is None or before.place is not None or scene.place is not None:
        return []
    if not _may_move(scene.settings.motion):
        return []
    return [
        (slide, document.querySelector(slide.source).getBoundingClientRect())
        for slide in slides(before, scene)
    ]


def slide_all(moves: list[tuple[Slide, Any]]) -> None:
    """Let each slide from where it was; the page has changed meanwhile."""
    for slide, start in moves:
        _slide(slide, start)


def _may_move(motion: Motion) -> bool:
    if motion is Motion.AUTO:
        return not window.matchMedia(REDUCED).matches
    return motion is Motion.FULL


def _slide(slide: Slide, start: Any) -> None:
    piece = document.querySelector(f"{slide.target} .piece")
    if is_none(piece):
        return
    end = piece.getBoundingClientRect()
    right = start.left + start.width / 2 - end.left - end.width / 2
    down = start.top + start.height / 2 - end.top - end.height / 2
    frames = [{"transform": f"translate({right}px, {down}px)"}, {}]
    options = {"duration": slide.milliseconds, "easing": "ease-out"}
    piece.animate(to_js(frames), to_js(options))
