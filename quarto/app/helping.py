"""Help for the player whose turn it is, as much as the settings ask for.

Its steps add up: how many pieces left win at once, what makes them, which are safe, and
the best choice with its reason. What is placed and not committed counts as placed, and
a line that is full, called or not, as lapsed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quarto.ai.hints import Hints, hints
from quarto.ai.threats import threats
from quarto.app.locks import Lock
from quarto.app.settings import Help
from quarto.app.text import Text, text
from quarto.engine.game import Game, Phase
from quarto.engine.notation import format_cell
from quarto.engine.plies import Place
from quarto.engine.record import format_line

if TYPE_CHECKING:
    from quarto.ai.decision import Advice
    from quarto.app.model import Model
    from quarto.engine.cells import Cell
    from quarto.engine.pieces import Piece

GRADES = tuple(Help)


@dataclass(frozen=True, slots=True)
class HelpScene:
    """Sentences, and the pieces to be marked as safe."""

    texts: tuple[Text, ...]
    safe: tuple[Piece, ...] = ()


def help_scene(model: Model) -> HelpScene | None:
    """Return the help to be shown; None where nobody asked, or nobody needs it."""
    if not is_helping(model):
        return None
    found = hints(helped_game(model).position)
    texts = [_advice(model)] if wants_advice(model) else []
    texts.append(_count(found))
    if _reaches(model, Help.TRAITS):
        texts += _dangers(found)
    safe: tuple[Piece, ...] = ()
    if _reaches(model, Help.SAFE):
        safe = found.safe
        texts += [] if _all_alike(found) else [text("hint.marked", count=len(safe))]
    return HelpScene(tuple(texts), safe)


def is_helping(model: Model) -> bool:
    """Whether a person is about to place or give, and wants help."""
    return (
        model.settings.hints is not Help.OFF
        and Lock.HINTS not in model.locks
        and model.lesson is None
        and model.replay is None
        and model.actor is not None
        and not model.is_computer_turn
        and model.request is None
        and model.turn.pointed is None
        and not model.is_paused
        and helped_game(model).phase in {Phase.PLACE, Phase.GIVE}
    )


def wants_advice(model: Model) -> bool:
    """Whether the best choice is to be found and shown."""
    return is_helping(model) and _reaches(model, Help.BEST)


def helped_game(model: Model) -> Game:
    """Return the game as the player sees it: with what is placed and not committed."""
    game, staged = model.game, model.turn.staged
    if staged is None or game.rules.auto:
        return game
    return game.play(Place(staged))


def heard(model: Model) -> tuple[Text, ...]:
    """Return the help in words, with the pieces that are safe."""
    scene = help_scene(model)
    if scene is None:
        return (text("hint.not_now"),)
    pieces = (text("hear.piece", piece=piece) for piece in scene.safe)
    return (*scene.texts, *pieces)


def _reaches(model: Model, grade: Help) -> bool:
    return GRADES.index(model.settings.hints) >= GRADES.index(grade)


def _all_alike(found: Hints) -> bool:
    return not found.dangerous or not found.safe


def _count(found: Hints) -> Text:
    count, total = len(found.dangerous), len(found.dangerous) + len(found.safe)
    if not total:
        return text("hint.nothing_left")
    if not count:
        return text("hint.no_danger")
    if count == total:
        return text("hint.all_dangerous")
    return text(
        "hint.one_dangerous" if count == 1 else "hint.dangerous",
        count=count,
        total=total,
    )


def _dangers(found: Hints) -> list[Text]:
    return [
        text(
            "hint.danger",
            values=(f"value.{danger.trait:d}.{danger.value}",),
            lines=tuple(format_line(line) for line in danger.lines),
        )
        for danger in found.dangers
    ]


def _advice(model: Model) -> Text:
    advice = model.advice
    if advice is None:
        return text("hint.searching")
    cell, gift = advice.choice.cell, advice.choice.gift
    if cell is None:
        return text("hint.gift", piece=gift or 0, why=_why(advice))
    if gift is None:
        return _completing(model, cell)
    return text("hint.choice", cell=format_cell(cell), piece=gift, why=_why(advice))


def _why(advice: Advice) -> str:
    return f"hint.why_{advice.value}"


def _completing(model: Model, cell: Cell) -> Text:
    """Return why a placement needs no gift: it completes a line, or is the last."""
    position = model.game.position
    for threat in threats(position):
        hand = position.hand
        if threat.cell == cell and hand is not None and threat.is_met_by(hand):
            values = (f"shared.{threat.trait:d}.{threat.value}",)
            line = format_line(threat.line)
            return text(
                "hint.completes", cell=format_cell(cell), line=line, values=values
            )
    return text("hint.last", cell=format_cell(cell))
