"""Pictures as numbers: contrast pixel by pixel, and how much of a drawing changes."""

from __future__ import annotations

import io
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Picture: TypeAlias = NDArray[np.uint8]
Numbers: TypeAlias = NDArray[np.float64]

SEEN = 3.0  # contrast from which graphics count as seen (WCAG 2.2, 1.4.11)
INK_BELOW = 0.18  # luminance of middle grey: what a one-bit printer makes black
_PAINTED = 24  # difference in one channel that is no rounding


def read(png: bytes) -> Picture:
    """Return the red, green and blue of a screenshot, row by row."""
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"), dtype=np.uint8)


def luminance(picture: Picture) -> Numbers:
    """Return the relative luminance of each pixel, as WCAG defines it."""
    share = picture.astype(np.float64) / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    weighed: Numbers = linear @ np.array([0.2126, 0.7152, 0.0722])
    return weighed


def contrast(first: Picture, second: Picture) -> Numbers:
    """Return the contrast of each pixel with the one at its place.

    >>> white, black = np.full((1, 1, 3), 255, np.uint8), np.zeros((1, 1, 3), np.uint8)
    >>> float(contrast(black, white)[0, 0])
    21.0
    """
    one, other = luminance(first) + 0.05, luminance(second) + 0.05
    ratio: Numbers = np.maximum(one, other) / np.minimum(one, other)
    return ratio


def one_bit(picture: Picture) -> Picture:
    """Return what is left in black and white."""
    paper = (luminance(picture) >= INK_BELOW)[..., np.newaxis]
    return np.where(paper, 255, 0).repeat(3, axis=2).astype(np.uint8)


def changed_share(first: Picture, second: Picture, ground: Picture) -> float:
    """Return how much of two drawings is seen to differ.

    It is the number of pixels that differ by 3 : 1, divided by those that either
    drawing paints on the ground: empty ground around a small piece tells nothing.
    """
    painted = _differs(first, ground) | _differs(second, ground)
    changed = contrast(first, second) >= SEEN
    return float(changed.sum() / painted.sum())


def _differs(picture: Picture, ground: Picture) -> NDArray[np.bool_]:
    distance = np.abs(picture.astype(np.int16) - ground).max(axis=2)
    differs: NDArray[np.bool_] = distance > _PAINTED
    return differs
