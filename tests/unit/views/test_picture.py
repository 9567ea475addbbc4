"""Pictures of a position: whole without any style sheet."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from quarto.engine.notation import parse_position
from quarto.engine.pieces import PIECES
from quarto.views.picture import WIDTH, height_of, picture, piece_drawing

SVG = "{http://www.w3.org/2000/svg}"
POSITION = parse_position("0.../.f../..../...5 a cshf")


def test_picture_holds_every_piece_and_the_hand() -> None:
    """Sixteen wells and one for the hand; two pieces on the board, one below it."""
    root = ET.fromstring(picture(POSITION))  # noqa: S314  # our own drawing
    assert len(root.findall(f"{SVG}circle")) == 17
    assert len(root.findall(f"{SVG}g")) == 4
    assert [text.text for text in root.findall(f"{SVG}text")] == [*"abcd", *"1234"]
    assert root.get("viewBox") == f"0 0 {WIDTH} {height_of(POSITION)}"


def test_picture_without_a_hand_is_a_square() -> None:
    """Nothing lies below the board then."""
    position = parse_position("0.../..../..../.... - cshf")
    assert height_of(position) == WIDTH


def test_row_4_is_on_top() -> None:
    """As on the page."""
    root = ET.fromstring(picture(POSITION))  # noqa: S314  # our own drawing
    places = [group.get("transform") for group in root.findall(f"{SVG}g")]
    assert places == [
        "translate(350 350) scale(0.8)",
        "translate(150 150) scale(0.8)",
        "translate(50 50) scale(0.8)",
        "translate(200 490) scale(0.8)",
    ]


def test_nothing_needs_a_style_sheet_or_another_file() -> None:
    """No class, no style, no address: it is the same wherever it is opened."""
    drawn = [picture(POSITION), *map(piece_drawing, PIECES)]
    for markup in drawn:
        for element in ET.fromstring(markup).iter():  # noqa: S314  # our own drawing
            assert not {"class", "style", "href"} & element.attrib.keys()
