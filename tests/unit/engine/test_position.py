"""Facts about one moment of a game."""

from __future__ import annotations

import pytest

from quarto import IllegalPlyError, Position, Rules, format_position, parse_position
from quarto.engine.cells import CELLS, Cell
from quarto.engine.errors import IllegalReason
from quarto.engine.notation import (
    format_cell,
    format_piece,
    format_rules,
    parse_cell,
    parse_rules,
)
from quarto.engine.pieces import PIECES, Piece, Trait
from quarto.engine.plies import Give, Place
from quarto.engine.position import Verdict
from quarto.engine.record import format_line
from tests.support.words import TRAIT_SETS, call, give, place

MIDDLE = "..../..2./.1../0... 7 cshf @c3"
# Four light pieces on a1-d4.
DIAGONAL = "...4/..2./.1../0... - cshf @d4"

# What is called where, and what it is worth.
VERDICTS = [
    (DIAGONAL, "a1 b2 c3 d4", Verdict.RIGHT),
    (DIAGONAL, "d4 b2 a1 c3", Verdict.RIGHT),
    (DIAGONAL, "a1 b2 c3 c4", Verdict.NO_LINE),
    (DIAGONAL, "a1 b1 a2 b2", Verdict.NO_LINE),
    (DIAGONAL, "a1 a2 a3 a4", Verdict.INCOMPLETE),
    ("...f/..2./.1../0... - cshf @d4", "a1 b2 c3 d4", Verdict.NOTHING_SHARED),
    ("...4/..2./.1../0... - f @d4", "a1 b2 c3 d4", Verdict.NOTHING_SHARED),
    ("...4/..2./.1../0..f - cshf @d1", "a1 b2 c3 d4", Verdict.LAPSED),
    ("...4/..2./.1../0... - cshf", "a1 b2 c3 d4", Verdict.LAPSED),
    ("4.../.2../..1./...0 - cshf @a4", "a4 b3 c2 d1", Verdict.RIGHT),
    ("..../..../01../23.. - cshf+squares @a1", "a1 a2 b1 b2", Verdict.RIGHT),
    ("..../..../01../23.. - cshf @a1", "a1 a2 b1 b2", Verdict.NO_LINE),
]


def test_start_has_all_pieces_beside_an_empty_board() -> None:
    """At the start nothing is placed, in hand or to be called."""
    start = Position(Rules())
    assert (start.reserve, start.empty_cells, start.hand, start.last) == (
        PIECES,
        CELLS,
        None,
        None,
    )


def test_gift_takes_a_piece_into_the_hand() -> None:
    """A gift changes the hand and leaves board and last placement alone."""
    before = parse_position("..../..2./.1../0... - cshf @c3")
    assert before.after(give("7")) == parse_position(MIDDLE)


def test_placement_empties_the_hand() -> None:
    """A placement puts the hand on its cell, which becomes the last placement."""
    after = parse_position(MIDDLE).after(place("a4"))
    assert after == parse_position("7.../..2./.1../0... - cshf @a4")


def test_placement_where_the_program_sees_lines_leaves_nothing_to_call() -> None:
    """Under auto no placement is marked as one that may still be called."""
    after = parse_position("..../..../..../.... 7 cshf+auto").after(place("a4"))
    assert after == parse_position("7.../..../..../.... - cshf+auto")


@pytest.mark.parametrize("cell", CELLS, ids=format_cell)
def test_each_piece_is_found_where_it_was_put(cell: Cell) -> None:
    """A full board tells the piece on each of its cells, 0 and a1 among them."""
    position = parse_position("cdef/89ab/4567/0123 - cshf")
    assert position.piece_at(cell) == Piece(cell)


def test_empty_cell_holds_none() -> None:
    """An empty cell holds None, which is not piece 0."""
    position = parse_position("..../..../..../0... - cshf")
    cells = [position.piece_at(parse_cell(cell)) for cell in ("a1", "b1")]
    assert cells == [PIECES[0], None]


@pytest.mark.parametrize("piece", PIECES, ids=format_piece)
def test_piece_in_hand_is_not_in_reserve(piece: Piece) -> None:
    """The hand, piece 0 among others, is taken out of the reserve."""
    position = Position(Rules()).after(Give(piece))
    assert position.reserve == tuple(p for p in PIECES if p != piece)


@pytest.mark.parametrize("piece", PIECES, ids=format_piece)
def test_piece_on_board_is_not_in_reserve(piece: Piece) -> None:
    """A placed piece, piece 0 on a1 among others, is taken out of the reserve."""
    position = Position(Rules()).after(Give(piece)).after(place("a1"))
    assert position.reserve == tuple(p for p in PIECES if p != piece)


def test_counts_follow_the_board() -> None:
    """The placed pieces and the empty cells make up the board."""
    position = parse_position(MIDDLE)
    names = " ".join(format_cell(cell) for cell in position.empty_cells)
    assert position.placed == 3
    assert names == "b1 c1 d1 a2 c2 d2 a3 b3 d3 a4 b4 c4 d4"


@pytest.mark.parametrize(
    ("position", "ply", "reason"),
    [
        (MIDDLE, give("8"), IllegalReason.ALREADY_GIVEN),
        (DIAGONAL, give("0"), IllegalReason.PIECE_GONE),
        (DIAGONAL, Give(Piece(16)), IllegalReason.NO_SUCH_PIECE),
        (DIAGONAL, Give(Piece(-1)), IllegalReason.NO_SUCH_PIECE),
        (DIAGONAL, place("a2"), IllegalReason.NOTHING_IN_HAND),
        (MIDDLE, place("a1"), IllegalReason.CELL_TAKEN),
        (MIDDLE, Place(Cell(16)), IllegalReason.NO_SUCH_CELL),
        (MIDDLE, Place(Cell(-1)), IllegalReason.NO_SUCH_CELL),
    ],
)
def test_illegal_ply_is_refused_and_changes_nothing(
    position: str, ply: Give | Place, reason: IllegalReason
) -> None:
    """A ply that is not legal raises its reason, and the position is as before."""
    before = parse_position(position)
    with pytest.raises(IllegalPlyError) as caught:
        before.after(ply)
    assert (caught.value.ply, caught.value.reason) == (ply, reason)
    assert before == parse_position(position)


def test_lapsing_takes_only_the_mark() -> None:
    """A lapsed position has the same board and hand, and nothing to call."""
    assert format_position(parse_position(MIDDLE).lapsed()) == MIDDLE.removesuffix(
        " @c3"
    )


@pytest.mark.parametrize(("position", "cells", "verdict"), VERDICTS)
def test_call_is_worth_its_verdict(position: str, cells: str, verdict: Verdict) -> None:
    """Four cells are right, no line, incomplete, unlike, or lapsed."""
    assert parse_position(position).judge(call(cells).cells) is verdict


def test_every_verdict_is_reached() -> None:
    """The cases above leave no verdict out."""
    assert {verdict for _, _, verdict in VERDICTS} == set(Verdict)


def test_line_may_share_several_values() -> None:
    """All that the four pieces have in common is told, in the order of the traits."""
    position = parse_position("...4/..6./.2../0... - cshf @d4")
    (line,) = position.winning_through(parse_cell("d4"))
    assert position.shared(line) == ((Trait.COLOR, 0), (Trait.FILL, 0))


def test_second_value_of_a_trait_counts_like_the_first() -> None:
    """Four dark, square, short or hollow pieces win like four of the other kind."""
    position = parse_position("...f/..e./.d../c... - cshf @d4")
    (line,) = position.winning_through(parse_cell("d4"))
    assert position.shared(line) == ((Trait.COLOR, 1), (Trait.SHAPE, 1))


@pytest.mark.parametrize(
    "rules", [Rules(traits=traits) for traits in TRAIT_SETS], ids=format_rules
)
def test_only_traits_that_count_are_shared(rules: Rules) -> None:
    """Four pieces alike in everything but fill and height share what counts of it."""
    position = parse_position(f"3.../2.../1.../0... - {format_rules(rules)} @a4")
    (line,) = [line for line in rules.lines if format_line(line) == "a1-a4"]
    shared = {trait for trait, _ in position.shared(line)}
    assert shared == {Trait.COLOR, Trait.SHAPE} & set(rules.traits)


@pytest.mark.parametrize(
    ("position", "cell", "lines"),
    [
        (DIAGONAL, "d4", ["a1-d4"]),
        (DIAGONAL, "a4", []),
        ("0123/4.../8.../c... - cshf @a4", "a4", ["a4-d4", "a1-a4"]),
        ("01../23../..../.... - cshf+squares @a3", "a3", ["a3-b4"]),
        ("01../23../..../.... - cshf @a3", "a3", []),
    ],
)
def test_winning_lines_are_those_through_the_cell(
    position: str, cell: str, lines: list[str]
) -> None:
    """One placement may complete several lines, and every one is found."""
    winning = parse_position(position).winning_through(parse_cell(cell))
    assert [format_line(line) for line in winning] == lines


def test_rules_travel_with_the_position() -> None:
    """The rules of a position are the rules after any ply."""
    rules = parse_rules("cs+squares+strict+clock60")
    position = Position(rules).after(give("0")).after(place("a1")).lapsed()
    assert position.rules == rules
