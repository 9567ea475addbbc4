"""The engine against a second opinion that shares no line of code with it.

Both play the same random plies, legal ones and others, under every choice of rules,
and must agree after each: what is legal, who acts, what lies where, who won and why.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, TypeAlias

import pytest

from quarto import (
    Abandon,
    AgreeDraw,
    Call,
    Game,
    IllegalPlyError,
    Pass,
    Resign,
    Rules,
    TimeOut,
)
from quarto.engine.lines import LINE_LENGTH
from quarto.engine.notation import format_rules, parse_cell
from tests.support import twin as slow
from tests.support.words import CLOCKS, EVERY_RULES, give, place

if TYPE_CHECKING:
    from quarto.engine.cells import Cell
    from quarto.engine.plies import Ply

GAMES = 100
GIFTS = {piece: give(piece) for piece in slow.DIGITS}
PLACEMENTS = {cell: place(cell) for cell in slow.NAMES}
OTHER_PLIES: dict[str, Ply] = {
    "pass": Pass(),
    "resign": Resign(),
    "agree": AgreeDraw(),
    "time": TimeOut(),
    "abandon": Abandon(),
}
CELLS = {name: parse_cell(name) for name in slow.NAMES}
NAME_OF = {cell: name for name, cell in CELLS.items()}
DIGIT_OF = {words: digit for digit, words in slow.PIECES.items()}
LINES = tuple(tuple(sorted(line)) for line in slow.STRAIGHT + slow.BLOCKS)
# One ply of each kind, to be tried at any moment.
ANY_TIME: tuple[slow.Ply, ...] = (
    ("give", "0"),
    ("place", "a1"),
    ("call", "a1", "b2", "c3", "d4"),
    *((word,) for word in OTHER_PLIES),
)
Moment: TypeAlias = tuple[
    str | None,
    tuple[str | None, str] | None,
    str | None,
    str | None,
    bool,
    tuple[str, ...],
]


@pytest.mark.parametrize("rules", EVERY_RULES, ids=format_rules)
def test_engine_and_twin_agree(rules: Rules) -> None:
    """Whatever is played, engine and twin tell the same story."""
    chance = Random(format_rules(rules))
    ends = {
        play_one(chance, replace(rules, clock=CLOCKS[number % len(CLOCKS)]))
        for number in range(GAMES)
    }
    # Lines won and, unless the program sees every line, boards filled were in it.
    assert ends >= ({"seen"} if rules.auto else {"called", "full"})


def are_four(cells: tuple[Cell, ...]) -> bool:
    """Tell whether these are four different cells."""
    return len(cells) == LINE_LENGTH == len(set(cells))


def play_one(chance: Random, rules: Rules) -> str:
    """Play a random game twice at once, compare all along, return how it ended."""
    game, twin = Game.start(rules), slow.Twin(agreement_of(rules))
    # From players who miss every line to players who miss none, from well-behaved
    # ones to a cat on the table: so that early, last and full endings all come up.
    heed = chance.choice((0.0, 0.0, 0.1, 1.0))
    noise = chance.choice((0.0, 0.02, 0.3))
    while twin.result is None:
        words = choose(chance, twin, heed, noise)
        ply = ply_of(words)
        if isinstance(ply, Call) and are_four(ply.cells) and twin.can_call():
            assert game.position.judge(ply.cells).value == twin.verdict(words[1:])
        after, is_legal = played(game, ply)
        assert is_legal == twin.play(words), (game.plies, words)
        assert moment_of(after) == moment_of_twin(twin), (game.plies, words)
        if words[0] == "place":
            assert board_of(after) == board_of_twin(twin), (game.plies, words)
        game = after
    assert board_of(game) == board_of_twin(twin)
    assert [played(game, ply_of(words)) for words in ANY_TIME] == [
        (game, False) for _ in ANY_TIME
    ]
    return twin.result[1]


def played(game: Game, ply: Ply) -> tuple[Game, bool]:
    """Return the game after a ply and True, or the same game and False."""
    try:
        return game.play(ply), True
    except IllegalPlyError:
        return game, False


def choose(chance: Random, twin: slow.Twin, heed: float, noise: float) -> slow.Ply:
    """Return a right call, anything at all, or a ply with which the game goes on."""
    if chance.random() < heed and twin.can_call():
        lines = twin.callable_lines()
        if lines:
            return ("call", *chance.sample(sorted(chance.choice(lines)), 4))
    if chance.random() < noise:
        return disturb(chance)
    if twin.hand is not None:
        return ("place", chance.choice([c for c in slow.NAMES if c not in twin.board]))
    if twin.reserve:
        return ("give", DIGIT_OF[chance.choice(twin.reserve)])
    return ("pass",)


def disturb(chance: Random) -> slow.Ply:
    """Return a ply chosen without looking at the board."""
    luck = chance.random()
    if luck < 0.4:
        return ("call", *chance.choice(LINES))
    if luck < 0.55:
        return ("call", *chance.choices(slow.NAMES, k=chance.choice((3, 4, 4, 4, 5))))
    if luck < 0.75:
        return ("give", chance.choice(slow.DIGITS))
    if luck < 0.95:
        return ("place", chance.choice(slow.NAMES))
    return chance.choice(ANY_TIME)


def ply_of(words: slow.Ply) -> Ply:
    """Return the engine's ply for the twin's."""
    match words:
        case ("give", piece):
            return GIFTS[piece]
        case ("place", cell):
            return PLACEMENTS[cell]
        case ("call", *cells):
            return Call(tuple(CELLS[cell] for cell in cells))
    return OTHER_PLIES[words[0]]


def agreement_of(rules: Rules) -> slow.Agreement:
    """Return the twin's rules for the engine's."""
    words = tuple(slow.TRAIT_WORDS)
    return slow.Agreement(
        traits=tuple(words[trait] for trait in rules.traits),
        squares=rules.blocks,
        auto=rules.auto,
        strict=rules.strict,
        clock=rules.clock is not None and not rules.clock.warns_only,
    )


def moment_of(game: Game) -> Moment:
    """Return what the engine says: actor, end, hand, open line, window, reserve."""
    position, outcome = game.position, game.outcome
    return (
        game.to_act,
        None if outcome is None else (outcome.winner, outcome.termination.value),
        None if position.hand is None else slow.DIGITS[position.hand],
        None if position.last is None else NAME_OF[position.last],
        game.can_call,
        tuple(slow.DIGITS[piece] for piece in position.reserve),
    )


def moment_of_twin(twin: slow.Twin) -> Moment:
    """Return what the twin says of the same."""
    return (
        None if twin.result else twin.actor,
        twin.result,
        None if twin.hand is None else DIGIT_OF[twin.hand],
        twin.open_cell(),
        twin.can_call(),
        tuple(DIGIT_OF[piece] for piece in twin.reserve),
    )


def board_of(game: Game) -> dict[str, str]:
    """Return the engine's board, its empty cells left out."""
    pieces = {name: game.position.piece_at(cell) for name, cell in CELLS.items()}
    return {
        name: slow.DIGITS[piece] for name, piece in pieces.items() if piece is not None
    }


def board_of_twin(twin: slow.Twin) -> dict[str, str]:
    """Return the twin's board in the same words."""
    return {cell: DIGIT_OF[piece] for cell, piece in twin.board.items()}
