"""The frame of a page on paper: head, links, contents, and the text around a body."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarto.app.settings import Language
from quarto.views.markup import Element, el, render
from quarto.views.piece_art import sprite

if TYPE_CHECKING:
    from collections.abc import Iterable

    from quarto.views.markup import Child
    from quarto.views.paper.words import Words

# The pages and their files; in every language the same sections have the same ids.
PAGES = {
    "rules": {"fr": "regles.html", "en": "rules.html"},
    "class": {"fr": "classe.html", "en": "class.html"},
}


@dataclass(frozen=True, slots=True)
class Place:
    """Where the pages stand: the address of their style, and what they may load."""

    style: str
    policy: str


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a page with an address of its own."""

    name: str
    title: str
    body: tuple[Element, ...]


def document(name: str, words: Words, place: Place, body: tuple[Element, ...]) -> str:
    """Return a page as HTML text."""
    top = el("header", {"class": "bar"}, _title(words), _links(name, words))
    page = el(
        "html",
        {"lang": words.language, "data-theme": "auto"},
        _head(name, words, place),
        el("body", {"class": name}, sprite(), top, *body),
    )
    return f"<!doctype html>\n{render(page)}\n"


def game_address(words: Words, query: str = "") -> str:
    """Return the address of the game in the page's language."""
    return f"./?lang={words.language}" + (f"&{query}" if query else "")


def contents(sections: Iterable[Section], words: Words) -> Element:
    """Return the list of a page's sections."""
    items = [
        el("li", None, el("a", {"href": f"#{one.name}"}, one.title)) for one in sections
    ]
    label = el("h2", {"id": "contents"}, words["paper.contents"])
    named = {"class": "contents", "aria-labelledby": "contents"}
    return el("nav", named, label, el("ol", None, *items))


def section(one: Section) -> Element:
    """Return a section, with its heading for an address."""
    heading = el("h2", {"id": f"{one.name}-title"}, one.title)
    named = {"id": one.name, "aria-labelledby": f"{one.name}-title"}
    return el("section", named, heading, *one.body)


def paragraphs(*texts: str) -> tuple[Element, ...]:
    """Return a paragraph for each text."""
    return tuple(el("p", None, text) for text in texts)


def _head(name: str, words: Words, place: Place) -> Element:
    policy = {"http-equiv": "Content-Security-Policy", "content": place.policy}
    view = {"name": "viewport", "content": "width=device-width, initial-scale=1"}
    about = {"name": "description", "content": words[f"{name}.description"]}
    return el(
        "head",
        None,
        el("meta", {"charset": "utf-8"}),
        el("meta", policy),
        el("meta", view),
        el("meta", {"name": "color-scheme", "content": "light dark"}),
        el("meta", about),
        el("title", None, words[f"{name}.title"]),
        el(
            "link", {"rel": "icon", "type": "image/svg+xml", "href": "./icons/icon.svg"}
        ),
        *(
            el("link", {"rel": "alternate", "hreflang": code, "href": f"./{file}"})
            for code, file in PAGES[name].items()
        ),
        el("link", {"rel": "stylesheet", "href": f"./{place.style}"}),
    )


def _title(words: Words) -> Element:
    link = el("a", {"href": game_address(words)}, words.game["page.name"])
    return el("p", {"class": "title"}, link)


def _links(name: str, words: Words) -> Element:
    """Return the links to the game, the other pages, and the other languages."""
    links: list[Child] = [_link(game_address(words), words["paper.game"])]
    for other, files in PAGES.items():
        if other != name:
            links.append(_link(f"./{files[words.language]}", words[f"paper.{other}"]))
    for code in Language:
        if code != words.language:
            link = _link(f"./{PAGES[name][code]}", words.game[f"language.{code}"])
            named = {**link.attributes, "lang": code, "hreflang": code}
            links.append(el("a", named, *link.children))
    return el("nav", {"class": "pages", "aria-label": words["paper.pages"]}, *links)


def _link(address: str, text: str) -> Element:
    return el("a", {"class": "link", "href": address}, text)
