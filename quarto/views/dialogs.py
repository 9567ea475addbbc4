"""What lies over the table: a new game, the settings, a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.dialogs import LEVELS, LONGEST_NAME, TRAIT_FIELDS
from quarto.app.messages import Action
from quarto.app.model import Dialog, Draft, Mode
from quarto.app.settings import Language, Settings, Theme
from quarto.views.controls import button, icon_button
from quarto.views.markup import Element, el, render
from quarto.views.rules_page import rules_body

if TYPE_CHECKING:
    from quarto.app.scene import Scene
    from quarto.views.strings import Strings


def dialog(scene: Scene, strings: Strings) -> str:
    """Return the HTML inside the dialog that is open; empty if none is."""
    return render(*_content(scene, strings))


def _content(scene: Scene, strings: Strings) -> tuple[Element, ...]:
    match scene.dialog:
        case Dialog.NEW_GAME if scene.draft is not None:
            start = _submit(strings["action.start"])
            body = _new_game(scene.draft, strings)
            return _framed("action.new-game", body, (start, _cancel(strings)), strings)
        case Dialog.RULES:
            body = rules_body(strings)
            return _framed("action.rules", body, (_done(strings),), strings)
        case Dialog.SETTINGS:
            body = _settings(scene.settings, strings)
            return _framed("action.settings", body, (_done(strings),), strings)
        case Dialog.RESIGN:
            return _question("action.resign", "resign.question", strings)
        case Dialog.LINK:
            return _question("link.title", "link.question", strings)
        case _:
            return ()


def _framed(
    title: str,
    body: tuple[Element, ...],
    controls: tuple[Element, ...],
    strings: Strings,
) -> tuple[Element, ...]:
    close = icon_button(Action.CLOSE, "close", strings["action.close"], "close")
    heading = el("h2", {"id": "dialog-title"}, strings[title])
    return (
        el(
            "form",
            None,
            el("header", {"class": "dialog-head"}, heading, close),
            el("div", {"class": "dialog-body"}, *body),
            el("footer", {"class": "dialog-foot"}, *controls),
        ),
    )


def _question(title: str, question: str, strings: Strings) -> tuple[Element, ...]:
    yes = button(Action.CONFIRM, strings["action.confirm"], "primary")
    body = (el("p", None, strings[question]),)
    return _framed(title, body, (yes, _cancel(strings)), strings)


def _submit(label: str) -> Element:
    # The form's default button: Enter in a field presses it.
    attributes = {"type": "submit", "class": "primary", "data-action": Action.START}
    return el("button", attributes, label)


def _done(strings: Strings) -> Element:
    return button(Action.CLOSE, strings["action.close"], "primary")


def _cancel(strings: Strings) -> Element:
    return button(Action.CLOSE, strings["action.cancel"])


def _new_game(draft: Draft, strings: Strings) -> tuple[Element, ...]:
    modes = [_option("mode", mode, draft.mode, "new", strings) for mode in Mode]
    levels = [_option("level", level, draft.level, "new", strings) for level in LEVELS]
    is_solo = draft.mode is Mode.SOLO
    error = "" if draft.error is None else strings.say(draft.error)
    return (
        _group(strings["new.players"], "choices", *modes),
        *((_group(strings["new.level"], "choices", *levels),) if is_solo else ()),
        _names(draft, strings, count=1 if is_solo else 2),
        _group(
            strings["new.traits"], "choices trait-choices", *_traits(draft, strings)
        ),
        el("p", {"class": "field-error", "role": "alert"}, error),
        _group(
            strings["new.house"],
            "choices",
            _box("squares", "new.squares", strings, is_on=draft.blocks),
            _box("auto", "new.auto", strings, is_on=draft.auto),
            _box("strict", "new.strict", strings, is_on=draft.strict),
        ),
        el("p", {"class": "note"}, strings["new.lot_note"]),
    )


def _names(draft: Draft, strings: Strings, count: int) -> Element:
    fields = [
        el(
            "label",
            {"class": "field"},
            el("span", None, strings["new.name" if count == 1 else f"new.name_{seat}"]),
            el(
                "input",
                {
                    "type": "text",
                    "id": f"field-name-{seat}",
                    "name": f"name-{seat}",
                    "value": draft.names[seat],
                    "maxlength": str(LONGEST_NAME),
                    "placeholder": strings[f"name.{seat}"],
                    "autocomplete": "off",
                },
            ),
        )
        for seat in range(count)
    ]
    return el("div", {"class": "fields"}, *fields)


def _traits(draft: Draft, strings: Strings) -> list[Element]:
    return [
        _choice(
            {
                "type": "checkbox",
                "name": name,
                "checked": "" if trait in draft.traits else None,
            },
            strings[f"trait.{trait:d}"],
            f"{strings[f'value.{trait:d}.0']} / {strings[f'value.{trait:d}.1']}",
        )
        for name, trait in TRAIT_FIELDS.items()
    ]


def _settings(settings: Settings, strings: Strings) -> tuple[Element, ...]:
    languages = [
        _choice(
            {
                "type": "radio",
                "name": "language",
                "value": language,
                "checked": "" if language is settings.language else None,
            },
            strings[f"language.{language}"],
            None,
            language,
        )
        for language in Language
    ]
    themes = [
        _option("theme", theme, settings.theme, "settings", strings) for theme in Theme
    ]
    return (
        _group(strings["settings.language"], "choices", *languages),
        _group(strings["settings.theme"], "choices", *themes),
    )


def _group(legend: str, style: str, *children: Element) -> Element:
    return el("fieldset", {"class": style}, el("legend", None, legend), *children)


def _option(name: str, value: str, now: str, family: str, strings: Strings) -> Element:
    note = f"{family}.{value}_note"
    return _choice(
        {
            "type": "radio",
            "name": name,
            "value": value,
            "checked": "" if value == now else None,
        },
        strings[f"{family}.{value}"],
        strings.get(note),
    )


def _box(name: str, key: str, strings: Strings, *, is_on: bool) -> Element:
    attributes = {"type": "checkbox", "name": name, "checked": "" if is_on else None}
    return _choice(attributes, strings[key], strings[f"{key}_note"])


def _choice(
    attributes: dict[str, str | None],
    title: str,
    note: str | None,
    language: str | None = None,
) -> Element:
    words = [el("strong", {"lang": language}, title)]
    if note is not None:
        words.append(el("small", None, note))
    # By its id an input is found again when the form is drawn anew.
    field = "-".join(filter(None, (attributes["name"], attributes.get("value"))))
    return el(
        "label",
        {"class": "choice"},
        el("input", {"id": f"field-{field}", **attributes}),
        el("span", {"class": "choice-text"}, *words),
    )
