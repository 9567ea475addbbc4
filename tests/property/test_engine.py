"""What holds in every game and for every text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from quarto import (
    Game,
    NotationError,
    Position,
    Rules,
    Termination,
    format_game,
    format_position,
    parse_game,
    parse_position,
)
from quarto.engine.cells import CELLS
from quarto.engine.notation import format_rules, parse_cell, parse_piece, parse_rules
from quarto.engine.pieces import PIECES
from quarto.engine.plies import Give, Place
from quarto.engine.position import Verdict
from tests.support.strategies import any_plies, games, positions, rules, tried

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from quarto.engine.plies import Ply

READERS: list[Callable[[str], object]] = [
    parse_piece,
    parse_cell,
    parse_rules,
    parse_position,
    parse_game,
]
# Nearly right texts find more than wild ones.
LETTERS = "0123456789abcdef.-/@!?+ cshfresignsdrawtimeabandonedsquaresautostrictclock"
RECORDS = (
    "cshf 0a1 1b2 2c3 3d4 8?a1-c3a2 9!a1-d4",
    "cs+squares+strict+clock60 0a1 1b2?a1a2b1d4",
    "cshf 2c3 1b1 da1 3a3 aa2 6b4 0d4 cb3 7c1 ed3 4c2 ba4 9c4 5d2 8d1 fb2-?a1-d4-",
    "h+auto+clock30warn 0a1 fb2 1c3 draw",
)
POSITION = ".0../..../.e../8.f. a cshf+squares+clock60 @b2"


def moments(game: Game) -> list[Game]:
    """Return a game at every moment, from the start on."""
    past = [Game.start(game.rules)]
    for ply in game.plies:
        past.append(past[-1].play(ply))
    return past


@given(games())
def test_undo_leads_back_to_the_start(game: Game) -> None:
    """Undo gives back the whole game before each ply, down to the start."""
    past = moments(game)
    undone = [game]
    for _ in game.plies:
        undone.append(undone[-1].undo())
    assert undone == past[::-1]


@given(games())
def test_every_piece_is_somewhere_once(game: Game) -> None:
    """At every moment each piece is in the reserve, in hand or on one cell."""
    for moment in moments(game):
        position = moment.position
        on_board = [position.piece_at(cell) for cell in CELLS]
        known = [*position.reserve, position.hand, *on_board]
        assert sorted(p for p in known if p is not None) == list(PIECES)


@given(games())
def test_legal_plies_are_legal(game: Game) -> None:
    """Every listed ply can be played, and no other gift or placement can."""
    every: list[Give | Place] = [*map(Give, PIECES), *map(Place, CELLS)]
    for moment in moments(game)[-3:]:
        listed = [ply for ply in moment.legal_plies() if isinstance(ply, Give | Place)]
        assert [ply for ply in every if tried(moment, ply) is not moment] == listed


@given(games(), st.lists(any_plies, max_size=5))
def test_refused_ply_changes_nothing(game: Game, plies: list[Ply]) -> None:
    """After plies that are refused the game is worth what its record says."""
    record = format_game(game)
    for ply in plies:
        tried(game, ply)
    assert format_game(game) == record
    assert parse_game(record) == game


@given(games())
def test_nobody_wins_before_the_fourth_placement(game: Game) -> None:
    """The earliest line is made by the fourth piece."""
    outcome = game.outcome
    if outcome and outcome.termination in {Termination.CALLED, Termination.SEEN}:
        assert game.position.placed >= 4


@given(games())
def test_called_line_holds_the_last_placement(game: Game) -> None:
    """A line that won was completed by the last placement of the game."""
    if game.outcome is not None and game.outcome.line is not None:
        placed = [ply.cell for ply in game.plies if isinstance(ply, Place)]
        assert placed[-1] in game.outcome.line.cells
        assert game.position.shared(game.outcome.line) != ()


@given(rules)
def test_rules_survive_writing(value: Rules) -> None:
    """Rules are read back as they were written."""
    assert parse_rules(format_rules(value)) == value


@given(positions())
def test_position_survives_writing(value: Position) -> None:
    """A position is read back as it was written."""
    assert parse_position(format_position(value)) == value


@given(games())
def test_game_survives_writing(value: Game) -> None:
    """A game is read back as it was written, at every moment."""
    for moment in moments(value):
        assert parse_game(format_game(moment)) == moment


@given(games(), st.randoms(use_true_random=False))
def test_case_and_blanks_mean_nothing(game: Game, chance: Random) -> None:
    """Records and positions in any letter case, with more blanks, read the same."""

    def blurred(text: str) -> str:
        letters = [chance.choice((str.upper, str.lower))(letter) for letter in text]
        blanks = ("  ", " \t", "\n ", " ")
        return "".join(chance.choice(blanks) if c == " " else c for c in letters)

    position = game.position
    assert parse_game(blurred(format_game(game))) == game
    assert parse_position(blurred(format_position(position))) == position


@pytest.mark.parametrize("reader", READERS)
@given(text=st.text() | st.text(LETTERS))
@example(text="\u0130")
@example(text="cshf \U0001d7ce")
def test_any_text_is_read_or_refused(
    reader: Callable[[str], object], text: str
) -> None:
    """Whatever the text, the only error is a NotationError with a column in it."""
    assert is_read_or_refused(reader, text)


@settings(max_examples=400)
@given(
    st.sampled_from(RECORDS),
    st.lists(
        st.tuples(st.integers(0, 80), st.sampled_from(LETTERS), st.integers(0, 2)),
        min_size=1,
        max_size=3,
    ),
)
def test_mutated_record_is_read_or_refused(
    record: str, changes: list[tuple[int, str, int]]
) -> None:
    """A record with letters put in, replaced or lost is a game or an error."""
    assert is_read_or_refused(parse_game, mutated(record, changes))


@settings(max_examples=200)
@given(
    st.lists(
        st.tuples(st.integers(0, 50), st.sampled_from(LETTERS), st.integers(0, 2)),
        min_size=1,
        max_size=3,
    ),
)
def test_mutated_position_is_read_or_refused(
    changes: list[tuple[int, str, int]],
) -> None:
    """A position with letters put in, replaced or lost is a position or an error."""
    assert is_read_or_refused(parse_position, mutated(POSITION, changes))


@settings(max_examples=400)
@given(
    st.sampled_from(RECORDS),
    st.tuples(st.integers(0, 80), st.sampled_from(LETTERS), st.integers(0, 2)),
)
def test_record_has_one_text(record: str, change: tuple[int, str, int]) -> None:
    """A text that reads as a game is the game's own text but for case and blanks."""
    text = mutated(record, [change])
    try:
        game = parse_game(text)
    except NotationError:
        return
    assert format_game(game) == " ".join(text.lower().split())


@settings(max_examples=200)
@given(st.tuples(st.integers(0, 50), st.sampled_from(LETTERS), st.integers(0, 2)))
def test_position_has_one_text(change: tuple[int, str, int]) -> None:
    """A text that reads as a position is its own text but for case and blanks."""
    text = mutated(POSITION, [change])
    try:
        position = parse_position(text)
    except NotationError:
        return
    assert format_position(position) == " ".join(text.lower().split())


@pytest.mark.parametrize("record", RECORDS)
def test_every_beginning_of_a_record_is_read_or_refused(record: str) -> None:
    """A record that stops anywhere is a game or an error."""
    assert all(
        is_read_or_refused(parse_game, record[:length]) for length in range(len(record))
    )


def mutated(text: str, changes: list[tuple[int, str, int]]) -> str:
    """Return a text with letters inserted, replaced or removed."""
    for place, letter, lost in changes:
        at = place % (len(text) + 1)
        text = text[:at] + (letter if lost < 2 else "") + text[at + min(lost, 1) :]
    return text


def is_read_or_refused(reader: Callable[[str], object], text: str) -> bool:
    """Tell whether a text is read, or refused with a column inside or just behind."""
    try:
        reader(text)
    except NotationError as error:
        return error.text == text and 1 <= error.column <= len(text) + 1
    return True


@given(positions(), st.sampled_from(CELLS))
def test_right_calls_are_the_winning_lines(position: Position, cell: int) -> None:
    """A line is right to call if it wins through the last placement, not otherwise."""
    right = [
        line
        for line in position.rules.lines
        if position.judge(line.cells) is Verdict.RIGHT
    ]
    last = position.last
    winning = () if last is None else position.winning_through(last)
    assert right == [line for line in position.rules.lines if line in winning]
    assert all(
        CELLS[cell] in line.cells for line in position.winning_through(CELLS[cell])
    )
