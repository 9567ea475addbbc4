"""Both languages say everything, with the same gaps and their own typography."""

import ast
import re
import string
from collections.abc import Sequence
from pathlib import Path

import pytest

from quarto.ai.levels import Level
from quarto.ai.review_kinds import Kind as Mattered
from quarto.app.actions import Action
from quarto.app.afterwards import GAME, POSITION
from quarto.app.choice import Preset
from quarto.app.draft import ClockUse
from quarto.app.keymap import LETTERS
from quarto.app.lesson import STEPS
from quarto.app.places import PlaceName
from quarto.app.places.check import Step
from quarto.app.places.tallies import COMPUTER, GIVERS, PLAYER, RESULTS
from quarto.app.places.tasks import Kind
from quarto.app.problems import LEVELS
from quarto.app.problems import Kind as ProblemKind
from quarto.app.settings import Help
from quarto.engine.errors import IllegalReason, NotationReason
from quarto.engine.lines import LineKind
from quarto.engine.outcome import Termination
from quarto.engine.position import Verdict
from quarto.locales import en, fr
from quarto.locales.places import en as places_en
from quarto.locales.places import fr as places_fr
from quarto.saves.fields import SaveReason
from quarto.views.rules_page import SECTIONS
from quarto.views.settings_page import BOXES, CHOICES, HINTS, MOVES
from quarto.views.share import KINDS

PACKAGE = Path(__file__).parents[1] / "quarto"
NARROW, WIDE = "\u202f", "\u00a0"
# With what is read only when somebody goes to a place beside the table.
EN, FR = en.TEXTS | places_en.PLACES, fr.TEXTS | places_fr.PLACES
LANGUAGES = pytest.mark.parametrize("texts", [EN, FR], ids=["en", "fr"])


# Places that the menu leads to by themselves.
IN_THE_MENU = {PlaceName.PUZZLES, PlaceName.GAMES}
# Controls that bear another sentence than their own name.
SILENT = {
    Action.MENU,
    # The class is where a game of the class leads back to.
    *(
        Action(name)
        for name in PlaceName
        if name not in {*IN_THE_MENU, PlaceName.CLASS}
    ),
    *(a for a in Action if a.startswith("hear-")),
}


def gaps(template: str) -> set[str]:
    """Return the gaps of a sentence, in lower case."""
    return {
        field.lower()
        for _, field, _, _ in string.Formatter().parse(template)
        if field is not None
    }


def test_every_key_exists_in_both() -> None:
    """No sentence is missing in a language."""
    assert EN.keys() == FR.keys()


def test_gaps_are_the_same_in_both() -> None:
    """A translation has the gaps of the original."""
    assert {key: gaps(text) for key, text in EN.items()} == {
        key: gaps(text) for key, text in FR.items()
    }


# Those of the places beside the table.
JUDGED = [verdict for verdict in Verdict if verdict is not Verdict.NO_LINE]
COSTLY = [Mattered.GIFT, Mattered.PLACEMENT, Mattered.RESIGNED]
CHOICES_MADE = ["turn", "cell", "gift"]
TOOLS = ["undo", "print", "csv", "anew", "round", "gives", "winner"]
TALLIES = ["levels", "rules", "people", "lines", "gifts", "lengths"]
HEADS = ["rank", "name", "points", "played", "draws", "losses", "among"]
PLACES: dict[str, Sequence[object]] = {
    "place": list(PlaceName),
    "kind": list(Kind),
    "task": [
        *Kind,
        *(f"{kind}_how" for kind in Kind),
        *(f"answer_{word}" for word in ("yes", "no")),
        *(f"search_not_{word}" for word in ("yes", "no")),
    ],
    "puzzle": [
        *(
            f"{part}{kind}{note}"
            for kind in ProblemKind
            for part, note in (("", ""), ("", "_how"), ("kind_", ""), ("lacks_", ""))
        ),
        *(f"level_{level}" for level in LEVELS),
        *("today", "earlier", "later"),
    ],
    "ask": range(4),
    "check": [*Step, *(f"{step}_how" for step in Step), *JUDGED],
    "sheet": TOOLS,
    "class": [*HEADS, "round", "first", "second", "winner", "print", "csv", "json"],
    "review": [
        *(kind for kind in Mattered if kind not in COSTLY),
        *(f"{kind}_{kept}" for kind in COSTLY for kept in (0, 1)),
        *(f"{name}_{what}" for name in ("better", "last") for what in CHOICES_MADE),
        *(f"safe_{count}" for count in ("one", "many")),
        *(f"at_{value}" for value in (0, None)),
    ],
    "kept": list(SaveReason),
    "games": [*(f"file_{reason}" for reason in SaveReason), "kb", "mb", "gb"],
    "stats": [
        *(f"{name}{part}" for name in TALLIES for part in ("", "_note", "_of")),
        *(f"traits_{count}" for count in range(1, 5)),
        *("squares", "auto", "strict", "all", "last", "everybody", "two"),
        *RESULTS,
        *GIVERS,
        *("called", "stolen", "missed", "refused", "safe", "risky", "forced", "share"),
        *(PLAYER, COMPUTER, "games"),
        *("date", "against", "family_head", "gave", "result", "placed"),
    ],
    "strip": ["elsewhere", "one_copy", "no_copy"],
    "file": list(SaveReason),
}


def made_keys() -> set[str]:
    """Return the keys that the code puts together from enums."""
    families = {
        "why": [*NotationReason, *IllegalReason, *Verdict],
        "action": [a for a in Action if a not in SILENT],
        "new": [
            *(f"{level}{note}" for level in Level for note in ("", "_note")),
            *(f"clock_{use}{note}" for use in ClockUse for note in ("", "_note")),
        ],
        "preset": [f"{name}{note}" for name in Preset for note in ("", "_note")],
        "end": list(Termination),
        "settings": [
            *(name for name, _ in (HINTS, *CHOICES)),
            *(f"{name}{note}" for name in BOXES for note in ("", "_note")),
        ],
        **{name: list(kind) for name, kind in CHOICES},
        "hints": list(Help),
        "hint": [f"why_{value}" for value in (1, 0, -1, None)],
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
        "abandon": ["title", "question"],
        "link": ["title", "question", "newer", "older", "same"],
        "import": list(SaveReason),
        "share": [
            *KINDS,
            *(f"{what}{note}" for what in (GAME, POSITION) for note in ("", "_note")),
        ],
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
    families |= PLACES
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
        if "locales" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_every_made_key_exists() -> None:
    """Whatever an enum can say has its sentence."""
    assert made_keys() <= EN.keys()


def test_no_sentence_is_unused() -> None:
    """A sentence that no code asks for is dead."""
    assert EN.keys() - made_keys() - written_keys() == set()


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
        for key, text in FR.items()
        if re.search(rf"[^{NARROW}][!?;»]|«[^{NARROW}]", text)
        or re.search(rf"[^{WIDE}]:(\s|$)", text)
    ]
    assert wrong == []


def test_english_has_no_french_spaces() -> None:
    """Nor straight apostrophes or quotes."""
    wrong = [
        key
        for key, text in EN.items()
        if any(mark in text for mark in (NARROW, WIDE, "'", '"', " !", " ?"))
    ]
    assert wrong == []


def test_french_addresses_nobody_by_turns() -> None:
    """Players are named or spoken of in the third person."""
    address = re.compile(r"\b(tu|te|toi|ton|ta|tes|vous|votre|vos)\b", re.IGNORECASE)
    assert [key for key, text in FR.items() if address.search(text)] == []
