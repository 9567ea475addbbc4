"""The drawings tell the sixteen pieces apart, trait by trait, and say no colour."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from quarto.views.markup import Element, render
from quarto.views.piece_art import ICONS, PIECES, piece_symbol, sprite

if TYPE_CHECKING:
    from collections.abc import Iterator

COLOR, SHAPE, HEIGHT, FILL = 8, 4, 2, 1
HOLE = ["art-wall", "art-hole", "art-ring"]


def elements(root: Element) -> Iterator[Element]:
    """Yield an element and all below it."""
    yield root
    for child in root.children:
        if isinstance(child, Element):
            yield from elements(child)


def classes(piece: int) -> list[str]:
    """Return the classes of a drawing's parts, in the order drawn."""
    names = (part.attributes.get("class") for part in elements(piece_symbol(piece)))
    return [name for name in names if name is not None]


def outline(piece: int) -> str:
    """Return the path of the line round a piece."""
    (found,) = (
        part.attributes["d"]
        for part in elements(piece_symbol(piece))
        if part.attributes.get("class") == "art-outline"
    )
    assert found is not None
    return found


def body_height(piece: int) -> float:
    """Return the length of the upright edge of the outline."""
    base, lid = re.findall(r"([\d.]+)V([\d.]+)", outline(piece))[0]
    return float(base) - float(lid)


def without(trait: int) -> list[int]:
    """Return the pieces that have the first value of a trait."""
    return [piece for piece in PIECES if not piece & trait]


def test_sprite_holds_each_piece_and_icon_once() -> None:
    """The sprite is the sixteen pieces in order, then the icons."""
    ids = [child.attributes["id"] for child in symbols()]
    assert ids == [
        *(f"piece-{piece:x}" for piece in range(16)),
        *(f"icon-{name}" for name in ICONS),
    ]


def symbols() -> list[Element]:
    """Return the symbols of the sprite."""
    return [child for child in sprite().children if isinstance(child, Element)]


def test_sprite_is_hidden() -> None:
    """The sprite takes no room and is not read out."""
    assert sprite().attributes == {
        "class": "sprite",
        "aria-hidden": "true",
        "width": "0",
        "height": "0",
    }


def test_pieces_all_differ() -> None:
    """No two pieces have the same drawing."""
    drawings = {render(*piece_symbol(piece).children) for piece in PIECES}
    assert len(drawings) == 16


def test_drawings_say_no_colour() -> None:
    """Colours come by classes; lines of icons take the colour of the text."""
    paints = {
        value
        for element in elements(sprite())
        for name, value in element.attributes.items()
        if name in {"fill", "stroke", "color"}
    }
    assert paints == {"none", "currentColor"}
    assert "style" not in {
        name for element in elements(sprite()) for name in element.attributes
    }


@pytest.mark.parametrize("light", without(COLOR))
def test_dark_changes_the_tone_alone(light: int) -> None:
    """A dark piece is the light one with the other tone."""
    dark = light | COLOR
    expected = (
        render(piece_symbol(light))
        .replace("tone-light", "tone-dark")
        .replace(f'"piece-{light:x}"', f'"piece-{dark:x}"')
    )
    assert render(piece_symbol(dark)) == expected


@pytest.mark.parametrize("round_piece", without(SHAPE))
def test_square_has_two_faces_and_no_curve(round_piece: int) -> None:
    """A square piece shows two faces and an edge; a round one, bands on a curve."""
    square = round_piece | SHAPE
    bands = {"art-body", "art-glow", "art-shade"}
    faces = {"art-lit", "art-dim", "art-edge"}
    assert set(classes(round_piece)) ^ set(classes(square)) == bands | faces
    assert "A" in outline(round_piece)
    assert "A" not in outline(square)


@pytest.mark.parametrize("tall", without(HEIGHT))
def test_short_has_less_body_and_no_groove(tall: int) -> None:
    """Height is told twice: 44 units to 20, and a groove round tall bodies."""
    short = tall | HEIGHT
    assert [name for name in classes(tall) if name != "art-groove"] == classes(short)
    assert (classes(tall).count("art-groove"), classes(short).count("art-groove")) == (
        1,
        0,
    )
    assert (body_height(tall), body_height(short)) == (44, 20)


@pytest.mark.parametrize("solid", without(FILL))
def test_hollow_adds_the_hole_alone(solid: int) -> None:
    """A hollow piece is the solid one with a ringed hole in its lid."""
    hollow = solid | FILL
    assert [name for name in classes(hollow) if name not in HOLE] == classes(solid)
    assert [name for name in classes(hollow) if name in HOLE] == HOLE
    assert outline(hollow) == outline(solid)


@pytest.mark.parametrize("piece", PIECES)
def test_pieces_stand_on_one_line(piece: int) -> None:
    """The lowest point of every outline lies at the same height."""
    numbers = outline(piece)
    if piece & SHAPE:
        lowest = max(float(y) for y in re.findall(r" ([\d.]+)", numbers))
    else:
        base, depth = re.findall(r"M[\d.]+ ([\d.]+)A[\d.]+ ([\d.]+)", numbers)[0]
        lowest = float(base) + float(depth)
    assert lowest == 88
