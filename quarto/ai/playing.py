"""How the computer plays: what a level does with its turn.

A level sees what a person at the table sees, and chance is an argument: the same game,
the same `random.Random` state and as much remembered give the same plies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from quarto.ai.decision import Choice, finish
from quarto.ai.levels import SKILLS
from quarto.ai.threats import safe_gifts, winning_cells
from quarto.engine.game import Phase
from quarto.engine.plies import Call, Give, Pass, Place, Ply

if TYPE_CHECKING:
    from collections.abc import Generator
    from random import Random

    from quarto.ai.expert import Choosing
    from quarto.ai.levels import Level, Skill
    from quarto.ai.search import Solver
    from quarto.engine.game import Game
    from quarto.engine.lines import Line
    from quarto.engine.pieces import Piece
    from quarto.engine.rules import Rules

# A solver that has met so many sets of empty cells makes room for a fresh one: some
# twenty megabytes, after several games.
_MOST_PREPARED = 30_000

Plies: TypeAlias = tuple[Ply, ...]
# Plies that are yielded can be played at once; None is a pause.
Thinking: TypeAlias = "Generator[Plies | None, None, Plies]"


class Mind:
    """What the computer remembers from one turn to the next: what it has proved.

    One solver at a time, so that its table is the only one in memory.
    """

    def __init__(self) -> None:
        """Begin with nothing."""
        self._rules: Rules | None = None
        self._solver: Solver | None = None

    def solver(self, rules: Rules) -> Solver:
        """Return the solver of some rules; that of others is forgotten."""
        # Levels that never search are played without it: it takes long to import.
        from quarto.ai.search import Solver  # noqa: PLC0415

        known, solver = self._rules, self._solver
        is_fit = known is not None and _play_alike(known, rules)
        if solver is None or not is_fit or solver.prepared > _MOST_PREPARED:
            self._rules, self._solver = rules, Solver(rules)
            return self._solver
        return solver


def think(game: Game, level: Level, mind: Mind, rng: Random) -> Thinking:
    """Return the search for what a level does until its turn has passed.

    game: one that is not over; the level acts for the seat to act.
    """
    skill = SKILLS[level]
    line = _line_seen(game, skill, rng)
    if line is not None:
        return (Call(line.cells),)
    match game.phase:
        case Phase.GIVE:
            choice = yield from _in_plies(_gift(game, skill, mind, rng))
            return _gives(choice)
        case Phase.PLACE:
            choice = yield from _in_plies(_turn(game, skill, mind, rng))
            return (*_places(choice), *_then(game, choice, skill, rng))
        case _:
            return (Pass(),)


def choose(game: Game, level: Level, rng: Random) -> Plies:
    """Return what a level does, in one go and with nothing remembered."""
    return finish(think(game, level, Mind(), rng))


def _line_seen(game: Game, skill: Skill, rng: Random) -> Line | None:
    """Return a line that may be called now and that the level sees."""
    position = game.position
    if not game.can_call or position.last is None:
        return None
    lines = position.winning_through(position.last)
    is_left = game.phase is Phase.PLACE or game.passes > 0
    chance = skill.steals if is_left else skill.sees
    # Chance is asked in any case: how it goes on tells nothing of lines.
    return lines[0] if rng.random() < chance and lines else None


def _turn(game: Game, skill: Skill, mind: Mind, rng: Random) -> Choosing:
    position = game.position.lapsed()
    if len(position.empty_cells) <= skill.foresight:
        return (yield from _foreseen(game, mind, rng))
    wins = winning_cells(position)
    if wins and rng.random() < skill.sees:
        return Choice(rng.choice(wins), None)
    cells = position.empty_cells
    if skill.is_careful:
        quiet = [cell for cell in cells if safe_gifts(position.after(Place(cell)))]
        cells = tuple(quiet) or cells
    return Choice(rng.choice(cells), None)


def _gift(game: Game, skill: Skill, mind: Mind, rng: Random) -> Choosing:
    if len(game.position.empty_cells) <= skill.foresight:
        return (yield from _foreseen(game, mind, rng))
    return Choice(None, _any_gift(game, skill, rng))


def _foreseen(game: Game, mind: Mind, rng: Random) -> Choosing:
    from quarto.ai.expert import expert_choice  # noqa: PLC0415  # as the solver

    return expert_choice(game, mind.solver(game.rules), rng)


def _any_gift(game: Game, skill: Skill, rng: Random) -> Piece:
    pieces = game.position.reserve
    if skill.is_careful:
        pieces = safe_gifts(game.position) or pieces
    return rng.choice(pieces)


def _then(game: Game, choice: Choice, skill: Skill, rng: Random) -> Plies:
    """Return what follows a placement: a call, a gift, a pass, or nothing."""
    for ply in _places(choice):
        game = game.play(ply)
    if game.outcome is not None:
        return ()
    line = _line_seen(game, skill, rng)
    if line is not None:
        return (Call(line.cells),)
    if game.phase is Phase.CLOSE:
        return (Pass(),)
    if choice.gift is not None:
        return _gives(choice)
    return (Give(_any_gift(game, skill, rng)),)


def _in_plies(steps: Choosing) -> Generator[Plies | None, None, Choice]:
    """Run a search, and yield what can be played as plies."""
    while True:
        try:
            found = next(steps)
        except StopIteration as stop:
            choice: Choice = stop.value
            return choice
        yield None if found is None else (*_places(found), *_gives(found))


def _places(choice: Choice) -> Plies:
    return () if choice.cell is None else (Place(choice.cell),)


def _gives(choice: Choice) -> Plies:
    return () if choice.gift is None else (Give(choice.gift),)


def _play_alike(one: Rules, other: Rules) -> bool:
    """Whether what is proved under some rules holds under others."""
    return (one.traits, one.blocks) == (other.traits, other.blocks)
