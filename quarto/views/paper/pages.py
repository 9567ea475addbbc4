"""All pages on paper, in every language, as the files that the build writes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.views.paper.class_page import class_body
from quarto.views.paper.document import PAGES, Place, document
from quarto.views.paper.rules import rules_body
from quarto.views.paper.words import Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    Texts = Mapping[str, Mapping[str, str]]

BODIES = {"rules": rules_body, "class": class_body}


def files(own: Texts, game: Texts, style: str, policy: str) -> dict[str, str]:
    """Return the HTML text of each page by its file's name.

    own, game: the sentences of the pages and of the game, by language. style: the
    address of the style sheet. policy: the Content-Security-Policy.
    """
    place = Place(style, policy)
    made: dict[str, str] = {}
    for language, texts in own.items():
        words = Words(language, texts, game[language])
        for name, body in BODIES.items():
            made[PAGES[name][language]] = document(name, words, place, body(words))
    return made
