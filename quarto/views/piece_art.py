r"""The drawings every view shares: sixteen pieces, twice, and the icons.

Knows no position, player or language; says no colour. Each part of a drawing has
a class, and the style sheets give the class its tone and show one of the two sets.
All is computed from the four trait values, in a box of 100 x 100 units.

In relief:
      ___      lid: an ellipse, or a square turned by 45 degrees (a lozenge)
    (     )    hole: only in the lid of a hollow piece, ringed
    |`---'|    groove: only round the body of a tall piece
    |     |    body: 44 units if tall, 20 if short
     `---'     the lowest point of every piece lies on one base line

In plan, from above:
    .------.   rim: a disc, or a square, large if tall
    |\ __ /|   top: a second outline in the first, only if tall
    | (  ) |   hole: only in a hollow piece, ringed
    |/____\|   miter: the edges seen at the corners of a square, as on a frame

Every trait is told twice: color by the fill and by lines of the other tone; shape by
silhouette and faces or miters; height by size and groove or second outline; fill by
the hole and its ring.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarto.views.icons import icon_symbols
from quarto.views.markup import Element, el

if TYPE_CHECKING:
    from collections.abc import Sequence

PIECES = range(16)

_CENTER = 50.0
_BASE_LINE = 88.0
_GROOVE_DEPTH = 15.0  # from the lid down, the same for every tall piece
_HOLE = (17.0, 8.5)  # half width and half height of the ellipse seen
# Light on a round body: overlapping bands, in shares of the half width.
_BANDS = (
    ("art-glow", -0.85, -0.2),
    ("art-glow", -0.7, -0.35),
    ("art-shade", 0.35, 1.0),
    ("art-shade", 0.7, 1.0),
)
_TONES = ("tone-light", "tone-dark")
_BODY_HEIGHTS = (44.0, 20.0)
# In plan: half the width of the rim and of the second outline, by shape and height.
_PLAN = (((40.5, 30.5), (24.0, None)), ((34.5, 25.0), (20.5, None)))
_PLAN_HOLE = 12.5
_MITER = 7.0  # as far along both sides; on tall pieces it reaches the second outline


@dataclass(frozen=True, slots=True)
class _Footprint:
    """What a body stands on, as seen: half its width and half its depth."""

    half_width: float
    half_depth: float
    is_round: bool

    @property
    def base(self) -> float:
        """Return where the middle of the base is drawn."""
        return _BASE_LINE - self.half_depth

    @property
    def left(self) -> float:
        """Return where the left corner is drawn."""
        return _CENTER - self.half_width

    def front(self, y: float) -> str:
        """Continue a path from the left corner to the right one, on the near side."""
        return self._bend(y + self.half_depth, _CENTER + self.half_width, y)

    def back(self, y: float) -> str:
        """Continue a path from the right corner to the left one, on the far side."""
        return self._bend(y - self.half_depth, self.left, y)

    def strip(self, start: float, end: float, lid: float) -> str:
        """Draw the part of the body seen between two distances from the center."""
        low_start, low_end = (self.base + self._hang(x) for x in (start, end))
        return (
            f"M{_CENTER + start:.4g} {lid:g}V{low_start:.4g}"
            f"{self._along()}{_CENTER + end:.4g} {low_end:.4g}V{lid:g}Z"
        )

    def _bend(self, middle: float, x: float, y: float) -> str:
        if self.is_round:
            return f"{self._along()}{x:g} {y:g}"
        return f"L{_CENTER:g} {middle:g} {x:g} {y:g}"

    def _along(self) -> str:
        if self.is_round:
            return f"A{self.half_width:g} {self.half_depth:g} 0 0 0 "
        return "L"

    def _hang(self, x: float) -> float:
        share = abs(x) / self.half_width
        bend = math.sqrt(1 - share**2) if self.is_round else 1 - share
        return self.half_depth * bend


_FOOTPRINTS = (
    _Footprint(half_width=29, half_depth=14, is_round=True),
    _Footprint(half_width=34, half_depth=17, is_round=False),
)


def sprite() -> Element:
    """Return the one hidden drawing that every piece and icon refers to."""
    return el(
        "svg",
        {"class": "sprite", "aria-hidden": "true", "width": "0", "height": "0"},
        *(piece_symbol(piece) for piece in PIECES),
        *icon_symbols(),
    )


def piece_symbol(piece: int) -> Element:
    """Return both drawings of one piece, to be shown by ``<use>``."""
    is_dark, *traits = (piece >> bit & 1 for bit in (3, 2, 1, 0))
    tone = _TONES[is_dark]
    return el(
        "symbol",
        {"id": f"piece-{piece:x}", "viewBox": "0 0 100 100"},
        el("g", {"class": f"art-relief {tone}"}, *_relief(*traits)),
        el("g", {"class": f"art-plan {tone}"}, *_plan(*traits)),
    )


def _relief(is_square: int, is_short: int, is_hollow: int) -> Sequence[Element]:
    footprint = _FOOTPRINTS[is_square]
    lid = footprint.base - _BODY_HEIGHTS[is_short]
    cut = lid + _GROOVE_DEPTH
    rim = footprint.front(lid) + footprint.back(lid)
    groove = _path("art-groove", f"M{footprint.left:g} {cut:g}{footprint.front(cut)}")
    return (
        *_shadow(footprint),
        *_sides(footprint, lid),
        *(() if is_short else (groove,)),
        _path("art-lid", f"M{footprint.left:g} {lid:g}{rim}Z"),
        *(_hole(lid) if is_hollow else ()),
        _outline(footprint, lid),
    )


def _plan(is_square: int, is_short: int, is_hollow: int) -> Sequence[Element]:
    rim, top = _PLAN[is_square][is_short]
    return (
        _seen_from_above("plan-shadow", is_square, rim, 3),
        _seen_from_above("plan-rim" if top else "plan-top", is_square, rim),
        *(() if top is None else (_seen_from_above("plan-top", is_square, top),)),
        *((_path("plan-miter", _miters(rim, top)),) if is_square else ()),
        *((_seen_from_above("plan-hole", 0, _PLAN_HOLE),) if is_hollow else ()),
        _seen_from_above("plan-outline", is_square, rim),
    )


def _seen_from_above(name: str, is_square: int, half: float, y: float = 0) -> Element:
    """Return a square or a disc, moved down by y."""
    if not is_square:
        return _ellipse(name, 0, _CENTER + y, half, half)
    low, high = _CENTER - half, _CENTER + half
    return _path(name, f"M{low:g} {low + y:g}H{high:g}V{high + y:g}H{low:g}Z")


def _miters(rim: float, top: float | None) -> str:
    """Draw the four edges that run from the corners inwards."""
    end = rim - _MITER if top is None else top
    return "".join(
        f"M{_CENTER + x * rim:g} {_CENTER + y * rim:g}"
        f"L{_CENTER + x * end:g} {_CENTER + y * end:g}"
        for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )


def _shadow(footprint: _Footprint) -> Sequence[Element]:
    """Return two flat shadows, one in the other: soft without a blur."""
    width = footprint.half_width
    return tuple(
        _ellipse("art-shadow", shift, _BASE_LINE - 10, width + spread, 11 + spread / 2)
        for shift, spread in ((3, 6), (1.5, 3))
    )


def _sides(footprint: _Footprint, lid: float) -> Sequence[Element]:
    """Return the front: a round one in soft bands, a square one as two faces."""
    width = footprint.half_width
    if not footprint.is_round:
        return (
            _path("art-lit", footprint.strip(-width, 0, lid)),
            _path("art-dim", footprint.strip(0, width, lid)),
            _path("art-edge", f"M{_CENTER:g} {lid + footprint.half_depth:g}V86"),
        )
    return (
        _path("art-body", footprint.strip(-width, width, lid)),
        *(
            _path(name, footprint.strip(start * width, end * width, lid))
            for name, start, end in _BANDS
        ),
    )


def _hole(lid: float) -> Sequence[Element]:
    """Return the hole: its far wall, the dark below it, the ring round it."""
    half_width, half_height = _HOLE
    left, right = _CENTER - half_width, _CENTER + half_width
    near = f"M{left:g} {lid:g}A{half_width:g} {half_height:g} 0 0 0 {right:g} {lid:g}"
    far = f"A{half_width:g} {half_height:g} 0 0 0 {left:g} {lid:g}Z"
    floor = f"A{half_width:g} {half_height / 3:g} 0 0 0 {left:g} {lid:g}Z"
    return (
        _path("art-wall", near + far),
        _path("art-hole", near + floor),
        _path("art-ring", near + far),
    )


def _outline(footprint: _Footprint, lid: float) -> Element:
    """Return the line round the whole piece: the one that carries the contrast."""
    base = footprint.base
    around = f"{footprint.front(base)}V{lid:g}{footprint.back(lid)}Z"
    return _path("art-outline", f"M{footprint.left:g} {base:g}{around}")


def _ellipse(name: str, x: float, y: float, half_width: float, half: float) -> Element:
    """Return an ellipse so far right of the middle, so high and so wide."""
    center = {"cx": f"{_CENTER + x:g}", "cy": f"{y:g}"}
    radii = {"rx": f"{half_width:g}", "ry": f"{half:g}"}
    return el("ellipse", {"class": name, **center, **radii})


def _path(name: str, line: str) -> Element:
    return el("path", {"class": name, "d": line})
