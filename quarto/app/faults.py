"""An error of the page's own: what is told of it, and how the table goes on after it.

A report is read by strangers. It says what the page is, which messages came last and
where the error was; it holds nothing that somebody has typed, and no name.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from quarto.app.keeping import own
from quarto.app.parts import Holding
from quarto.app.sharing import envelope, words_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from quarto.app.focus import Update
    from quarto.app.model import Model

# What other kinds of error say may be what was read, or typed.
SAID = frozenset(
    {"AttributeError", "ImportError", "IndexError", "MemoryError", "NameError"}
    | {"ModuleNotFoundError", "RecursionError", "TypeError", "UnboundLocalError"}
    | {"ZeroDivisionError"}
)
MOST_LINES = 40
# Before each line of an error that holds several.
_MARGIN = re.compile(r"\s*[|+]-*\s?")
_FRAME = re.compile(r'\s+File "([^"]*)", line (\d+)(?:, in (.+))?')
_RAISED = re.compile(r"([A-Za-z_][\w.]*)(: .*)?")
# Where the package lies, or whatever else does: that may name its owner.
_FOLDERS = re.compile(r".*?[/\\](?=quarto[/\\])|.*[/\\]")


@dataclass(frozen=True, slots=True)
class Fault:
    """What is told of an error.

    lines: the report. game: the table as a file to be kept, or empty.
    is_kept: whether this device keeps the table as it was before the error.
    """

    lines: tuple[str, ...]
    game: str
    is_kept: bool


def fault_of(model: Model, actions: tuple[str, ...], trace: str) -> Fault:
    """Return what is told of an error that has left the model as it was.

    actions: the messages that came last. trace: as Python writes a traceback, or
    nothing.
    """
    is_elsewhere = model.holding is Holding.ELSEWHERE
    return Fault(
        lines=(
            *state_lines(model),
            f"messages: {', '.join(actions) or 'none'}",
            *trace_lines(trace),
        ),
        game=_tried(lambda: envelope(own(model))),
        is_kept=model.assigned is None and (model.keeps or is_elsewhere),
    )


def state_lines(model: Model) -> tuple[str, ...]:
    """Return where the page was; a line that cannot be made is left out."""
    levels = (str(player.level or "person") for player in model.players)
    lines: dict[str, Callable[[], str]] = {
        "shown": lambda: ", ".join(_shown(model)),
        "game": lambda: words_of(replace(model, sharing=None)),
        "players": lambda: ", ".join(levels),
        "storage": lambda: ", ".join([model.holding, *sorted(model.broken)]),
    }
    made = ((name, _tried(make)) for name, make in lines.items())
    return tuple(f"{name}: {line}" for name, line in made if line)


def trace_lines(trace: str) -> tuple[str, ...]:
    r"""Return the places of a traceback, and the kinds of its errors.

    >>> trace_lines('Traceback:\n  File "/home/ana/a.py", line 3, in f\nKeyError: 1')
    ('a.py:3 f', 'KeyError')
    """
    lines: list[str] = []
    is_open = False
    for text in trace.splitlines():
        margin = _MARGIN.match(text)
        line = text[margin.end() :] if margin else text
        frame = _FRAME.match(line)
        if frame:
            file, number, name = frame.groups("")
            lines.append(f"{_FOLDERS.sub('', file, count=1)}:{number} {name}".rstrip())
            is_open = True
        elif is_open and not line.startswith((" ", "\t")):
            # What comes after it, up to the next place, may go on with what it says.
            lines.append(_raised(line))
            is_open = False
    return tuple(lines[-MOST_LINES:])


def resumed(model: Model) -> Update:
    """Go on after an error: what was lost with it is asked for anew.

    The time since then costs nobody anything.
    """
    timer = replace(model.timer, since=None)
    question = None if model.replay is None else model.replay.question
    after = replace(model, ticket=model.ticket + 1, plan=(), timer=timer)
    return after, () if question is None else (question,)


def _shown(model: Model) -> tuple[str, ...]:
    place = "table" if model.place is None else str(model.place.name)
    over = {
        f"dialog {model.dialog}": model.dialog is not None,
        "lesson": model.lesson is not None,
        "aside": model.aside is not None,
        "replay": model.replay is not None,
        "assigned": model.assigned is not None,
        "calling": model.turn.pointed is not None,
        "asked": model.request is not None,
        "paused": model.is_paused,
    }
    return place, *(name for name, is_so in over.items() if is_so)


def _raised(line: str) -> str:
    """Return the kind of an error, and what it says where that is Python's own."""
    found = _RAISED.fullmatch(line)
    if found is None:
        return "error"
    kind, said = found.groups("")
    if kind.endswith("JsException"):
        # What the browser calls it.
        return kind + "".join(re.findall(r"^: [A-Z]\w*(?=:|$)", said))
    return kind + said if kind in SAID else kind


def _tried(make: Callable[[], str]) -> str:
    """Return a text; nothing where the very error keeps it from being made."""
    try:
        return make()
    except Exception:  # noqa: BLE001  # whatever is wrong, the rest is told
        return ""
