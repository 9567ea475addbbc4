"""The drawings tell the sixteen pieces apart, trait by trait, and say no colour."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from quarto.views.icons import ICONS
from quarto.views.markup import Element, render
from quarto.views.piece_art import PIECES, piece_symbol, sprite

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


def drawing(piece: int, name: str = "art-relief") -> Element:
    """Return one of the two drawings of a piece."""
    (found,) = (
        part
        for part in elements(piece_symbol(piece))
        if name in (part.attributes.get("class") or "").split()
    )
    return found


def classes(piece: int, name: str = "art-relief") -> list[str]:
    """Return the classes of a drawing's parts, in the order drawn."""
    (_, *parts) = elements(drawing(piece, name))
    names = (part.attributes.get("class") for part in parts)
    return [name for name in names if name is not None]


def plan(piece: int) -> list[str]:
    """Return the classes of the parts seen from above."""
    return classes(piece, "art-plan")


def width(piece: int) -> float:
    """Return how wide a piece is, seen from above."""
    rim = next(
        part.attributes
        for part in elements(drawing(piece, "art-plan"))
        if part.attributes.get("class") == "plan-outline"
    )
    if "rx" in rim:
        return 2 * float(rim["rx"] or 0)
    left, right = re.findall(r"M([\d.]+) [\d.]+H([\d.]+)", rim["d"] or "")[0]
    return float(right) - float(left)


def outline(piece: int) -> str:
    """Return the path of the line round a piece in relief."""
    (found,) = (
        part.attributes["d"]
        for part in elements(drawing(piece))
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


@pytest.mark.parametrize("name", ["art-relief", "art-plan"])
def test_pieces_all_differ(name: str) -> None:
    """No two pieces have the same drawing, in either set."""
    drawings = {render(drawing(piece, name)) for piece in PIECES}
    assert len(drawings) == 16


def test_drawings_say_no_colour() -> None:
    """Colours come from the style sheets, by classes."""
    paints = {
        value
        for element in elements(sprite())
        for name, value in element.attributes.items()
        if name in {"fill", "stroke", "color"}
    }
    assert paints == set()
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


@pytest.mark.parametrize("round_piece", without(SHAPE))
def test_square_from_above_has_corners(round_piece: int) -> None:
    """From above a square differs by its outline, and by the edges at its corners."""
    square = round_piece | SHAPE
    assert [name for name in plan(square) if name != "plan-miter"] == plan(round_piece)
    assert (
        plan(square).count("plan-miter"),
        plan(round_piece).count("plan-miter"),
    ) == (
        1,
        0,
    )
    tags = {
        part.tag
        for piece in (round_piece, square)
        for part in elements(drawing(piece, "art-plan"))
        if part.attributes.get("class") == "plan-outline"
    }
    assert tags == {"ellipse", "path"}


@pytest.mark.parametrize("tall", without(HEIGHT))
def test_tall_from_above_is_large_in_two_outlines(tall: int) -> None:
    """From above a tall piece is larger by 1.6 and has a second outline."""
    short = tall | HEIGHT
    assert ("plan-rim" in plan(tall), "plan-rim" in plan(short)) == (True, False)
    assert width(tall) >= 1.6 * width(short)


@pytest.mark.parametrize("solid", without(FILL))
def test_hollow_from_above_adds_the_hole_alone(solid: int) -> None:
    """From above a hollow piece is the solid one with a ringed hole."""
    hollow = solid | FILL
    assert [name for name in plan(hollow) if name != "plan-hole"] == plan(solid)
    assert (plan(hollow).count("plan-hole"), plan(solid).count("plan-hole")) == (1, 0)


@pytest.mark.parametrize("piece", PIECES)
def test_pieces_from_above_stay_in_their_well(piece: int) -> None:
    """The corners lie hardly farther out than the rim of a round well."""
    reach = width(piece) / 2 * (2**0.5 if piece & SHAPE else 1)
    assert reach <= 50


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
