"""Rules, games and positions for Hypothesis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

from quarto import (
    Abandon,
    AgreeDraw,
    Call,
    Clock,
    Game,
    IllegalPlyError,
    Pass,
    Resign,
    Rules,
    TimeOut,
    Trait,
)
from quarto.engine.cells import CELLS
from quarto.engine.lines import ALL_LINES
from quarto.engine.plies import Give, Place

if TYPE_CHECKING:
    from quarto.engine.plies import Ply
    from quarto.engine.position import Position

ENDINGS = (Resign(), AgreeDraw(), TimeOut(), Abandon())
# Two plies a piece, a call in each window, two passes and an end.
LONGEST_GAME = 70

clocks = st.builds(Clock, st.integers(10, 600), st.booleans())
rules = st.builds(
    Rules,
    traits=st.sets(st.sampled_from(Trait), min_size=1).map(tuple),
    blocks=st.booleans(),
    auto=st.booleans(),
    strict=st.booleans(),
    clock=st.none() | clocks,
)
any_calls = st.builds(
    Call,
    st.sampled_from([line.cells for line in ALL_LINES])
    | st.lists(st.sampled_from(CELLS), min_size=4, max_size=4, unique=True).map(tuple),
)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Return a game of any length, with calls right and wrong, ended or not.

    Most numbers of the recipe go on with the game, so that boards do fill up.
    """
    game = Game.start(draw(rules))
    recipe = draw(st.lists(st.integers(0, 999), max_size=LONGEST_GAME))
    if draw(st.booleans()):
        recipe += draw(st.lists(st.integers(0, 799), min_size=40, max_size=40))
    for number in recipe:
        ply = ply_for(game, number)
        if ply is not None:
            game = tried(game, ply)
    return game


def ply_for(game: Game, number: int) -> Ply | None:
    """Return the ply that a number from 0 to 999 stands for, None after the end."""
    if number >= 990:
        return ENDINGS[number % len(ENDINGS)]
    if number >= 800:
        line = ALL_LINES[number % len(ALL_LINES)]
        shift = number // 100 % 2
        return Call((*line.cells[:3], CELLS[(line.cells[3] + shift) % 16]))
    plies = game.legal_plies()
    return plies[number % len(plies)] if plies else None


def tried(game: Game, ply: Ply) -> Game:
    """Return the game after a ply, or as it was if the ply is not legal."""
    try:
        return game.play(ply)
    except IllegalPlyError:
        return game


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Return a position of a game, with or without a right to call."""
    position = draw(games()).position
    return position.lapsed() if draw(st.booleans()) else position


any_plies = st.one_of(
    st.builds(Give, st.integers(-1, 16)),
    st.builds(Place, st.integers(-1, 16)),
    any_calls,
    st.just(Pass()),
    st.sampled_from(ENDINGS),
)
