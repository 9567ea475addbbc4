"""Both languages say everything, with the same gaps and their own typography."""

import ast
import re
import string
from pathlib import Path

import pytest

from quarto.ai.levels import Level
from quarto.app.keymap import LETTERS
from quarto.app.lesson import STEPS
from quarto.app.messages import Action
from quarto.engine.errors import IllegalReason, NotationReason
from quarto.engine.lines import LineKind
from quarto.engine.outcome import Termination
from quarto.engine.position import Verdict
from quarto.locales import en, fr
from quarto.saves.schema import SaveReason
from quarto.views.rules_page import SECTIONS
from quarto.views.settings_page import BOXES, CHOICES, MOVES

PACKAGE = Path(__file__).parents[1] / "quarto"
NARROW, WIDE = "\u202f", "\u00a0"
LANGUAGES = pytest.mark.parametrize("texts", [en.TEXTS, fr.TEXTS], ids=["en", "fr"])


# Controls that bear another sentence than their own name.
SILENT = {Action.MENU, *(a for a in Action if a.startswith("hear-"))}


def gaps(template: str) -> set[str]:
    """Return the gaps of a sentence, in lower case."""
    return {
        field.lower()
        for _, field, _, _ in string.Formatter().parse(template)
        if field is not None
    }


def test_every_key_exists_in_both() -> None:
    """No sentence is missing in a language."""
    assert en.TEXTS.keys() == fr.TEXTS.keys()


def test_gaps_are_the_same_in_both() -> None:
    """A translation has the gaps of the original."""
    assert {key: gaps(text) for key, text in en.TEXTS.items()} == {
        key: gaps(text) for key, text in fr.TEXTS.items()
    }


def made_keys() -> set[str]:
    """Return the keys that the code puts together from enums."""
    families = {
        "why": [*NotationReason, *IllegalReason, *Verdict],
        "action": [a for a in Action if a not in SILENT],
        "new": [*Level, *(f"{level}_note" for level in Level)],
        "settings": [
            *(name for name, _ in CHOICES),
            *(f"{name}{note}" for name in BOXES for note in ("", "_note")),
        ],
        **{name: list(kind) for name, kind in CHOICES},
        "keys": [
            *(action for action in LETTERS.values() if action is not Action.KEYS),
            *(f"{name}{does}" for name in MOVES for does in ("", "_does")),
        ],
        "line": list(LineKind),
        "lesson": [
            f"{step.name}{part}" for step in STEPS for part in ("", "_how", "_missed")
        ],
        "resign": ["title", "question"],
        "erase": ["title", "question"],
        "link": ["title", "question"],
        "save": list(SaveReason),
        "wrong": [verdict for verdict in Verdict if verdict is not Verdict.RIGHT],
        "help": [*SECTIONS, *(f"{name}_text" for name in SECTIONS)],
        "result": [
            f"{end}_detail"
            for end in Termination
            if end not in {Termination.CALLED, Termination.SEEN}
        ],
        "trait": range(4),
        "value": [f"{trait}.{value}" for trait in range(4) for value in (0, 1)],
        "shared": [f"{trait}.{value}" for trait in range(4) for value in (0, 1)],
        "name": [0, 1],
        "language": ["fr", "en"],
        "notice": ["draw_declined", "undo_declined"],
        "prompt": ["request_draw", "request_undo"],
    }
    made = {f"{family}.{name}" for family, names in families.items() for name in names}
    made |= {
        f"new.{name}_note" for name in ("two", "solo", "squares", "auto", "strict")
    }
    made |= {"new.two", "new.solo", "new.name_0", "new.name_1"}
    return made - {"why.right"}


def written_keys() -> set[str]:
    """Return the strings in the code that look like keys."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        if path.parent.name == "locales":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_every_made_key_exists() -> None:
    """Whatever an enum can say has its sentence."""
    assert made_keys() <= en.TEXTS.keys()


def test_no_sentence_is_unused() -> None:
    """A sentence that no code asks for is dead."""
    assert en.TEXTS.keys() - made_keys() - written_keys() == set()


@LANGUAGES
def test_sentences_are_not_empty(texts: dict[str, str]) -> None:
    """Every key says something, without stray blanks."""
    assert [
        key for key, text in texts.items() if text != text.strip() or not text
    ] == []


def test_french_spaces_are_right() -> None:
    """U+202F before ! ? ; and inside guillemets, U+00A0 before a colon."""
    wrong = [
        key
        for key, text in fr.TEXTS.items()
        if re.search(rf"[^{NARROW}][!?;»]|«[^{NARROW}]", text)
        or re.search(rf"[^{WIDE}]:(\s|$)", text)
    ]
    assert wrong == []


def test_english_has_no_french_spaces() -> None:
    """Nor straight apostrophes or quotes."""
    wrong = [
        key
        for key, text in en.TEXTS.items()
        if any(mark in text for mark in (NARROW, WIDE, "'", '"', " !", " ?"))
    ]
    assert wrong == []


def test_french_addresses_nobody_by_turns() -> None:
    """Players are named or spoken of in the third person."""
    address = re.compile(r"\b(tu|te|toi|ton|ta|tes|vous|votre|vos)\b", re.IGNORECASE)
    assert [key for key, text in fr.TEXTS.items() if address.search(text)] == []
