"""Form fields: groups of choices, boxes, texts.

Every input has an id, by which it is found again when the form is drawn anew: what
somebody is typing in is never exchanged under their hands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.views.markup import Attributes, Element, el

if TYPE_CHECKING:
    from collections.abc import Iterable

    from quarto.views.strings import Strings


def group(legend: str, *children: Element) -> Element:
    """Return fields under a common title."""
    legend_element = el("legend", None, legend)
    return el("fieldset", {"class": "choices"}, legend_element, *children)


def option(  # noqa: PLR0913  # each is a fact about one field
    name: str,
    value: str,
    now: str,
    key: str,
    strings: Strings,
    *,
    picture: Element | None = None,
) -> Element:
    """Return one of several values of a field; `now` is the chosen one."""
    attributes = {
        "type": "radio",
        "id": f"field-{name}-{value}",
        "name": name,
        "value": value,
        "checked": "" if value == now else None,
    }
    note = strings.get(f"{key}_note")
    return choice(attributes, strings[key], note, picture=picture)


def box(
    name: str,
    key: str,
    strings: Strings,
    *,
    picture: Element | None = None,
    is_on: bool,
) -> Element:
    """Return a field that is on or off."""
    attributes = {
        "type": "checkbox",
        "id": f"field-{name}",
        "name": name,
        "checked": "" if is_on else None,
    }
    note = strings.get(f"{key}_note")
    return choice(attributes, strings[key], note, picture=picture)


def selection(
    name: str, label: str, now: str, choices: Iterable[tuple[str, str]]
) -> Element:
    """Return a field with a list of values and their words."""
    options = (
        el("option", {"value": value, "selected": "" if value == now else None}, words)
        for value, words in choices
    )
    field = el("select", {"id": f"field-{name}", "name": name}, *options)
    return el("label", {"class": "field"}, el("span", None, label), field)


def choice(
    attributes: Attributes,
    title: str,
    note: str | None,
    language: str | None = None,
    picture: Element | None = None,
) -> Element:
    """Return an input with its words; language: of the title, if it is another."""
    words = [el("strong", {"lang": language}, title)]
    if note is not None:
        words.append(el("small", None, note))
    return el(
        "label",
        {"class": "choice"},
        el("input", attributes),
        el("span", {"class": "choice-text"}, *words),
        *(() if picture is None else (picture,)),
    )
