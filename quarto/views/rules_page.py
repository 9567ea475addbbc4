"""The rules on one screen, short, so that a stranger can learn the game here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.engine.pieces import Piece
from quarto.views.board import piece_picture
from quarto.views.markup import Element, el

if TYPE_CHECKING:
    from quarto.views.strings import Strings

SECTIONS = ("aim", "pieces", "turn", "call", "steal", "end", "variants")
# Four tall pieces that share nothing else, and four that share nothing.
SHARING = tuple(Piece(code) for code in (0x0, 0x5, 0x9, 0xC))
STRANGERS = tuple(Piece(code) for code in (0x0, 0x5, 0xA, 0xF))


def rules_body(strings: Strings) -> tuple[Element, ...]:
    """Return the sections, with two pictures after the aim, and the way to more."""
    parts: list[Element] = []
    for name in SECTIONS:
        parts.append(
            el(
                "section",
                {"class": "help"},
                el("h3", None, strings[f"help.{name}"]),
                el("p", None, strings[f"help.{name}_text"]),
            )
        )
        if name == "aim":
            parts.append(_figure(SHARING, strings["help.example"]))
            parts.append(_figure(STRANGERS, strings["help.example_no"]))
    parts.append(_all_rules(strings))
    return tuple(parts)


def _all_rules(strings: Strings) -> Element:
    """Return the way to the page of all the rules; the table stays where it is."""
    link = {
        "class": "all-rules",
        "href": f"./{strings['help.all_page']}",
        "target": "_blank",
        "rel": "noopener",
    }
    return el("p", None, el("a", link, strings["help.all"]))


def _figure(pieces: tuple[Piece, ...], caption: str) -> Element:
    row = el("div", {"class": "piece-row"}, *(piece_picture(p) for p in pieces))
    return el("figure", {"class": "figure"}, row, el("figcaption", None, caption))
