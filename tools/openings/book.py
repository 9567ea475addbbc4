"""Which positions the openings need, and what is proved of each.

The program follows its book in either seat; the opponent does anything. So the book
has every position that can arise with the program to place, once for all that are the
same game. A win in hand and a piece that wins at once need no book.
"""

from collections.abc import Iterable, Iterator

from quarto.ai.openings import MOST_PLACED
from quarto.ai.symmetry import frames, kind_of, position_of
from quarto.ai.threats import safe_gifts
from quarto.engine.pieces import Piece
from quarto.engine.plies import Give, Place
from quarto.engine.position import Position
from quarto.engine.rules import Rules
from tools.openings.journal import Entry, Journal
from tools.openings.prover import Prover
from tools.steps import StepError, say

# By the seat: how many pieces are placed when the program first places.
SEATS = (0, 1)


def make(rules: Rules, journal: Journal) -> list[Entry]:
    """Prove every position that the book needs."""
    prover = Prover(rules)
    made = []
    for first in SEATS:
        needed = {0} if first == 0 else _after(_starts(rules))
        for placed in range(first, MOST_PLACED + 1, 2):
            entries = []
            for number in sorted(needed):
                entry = journal.entries.get((placed, number))
                if entry is None:
                    entry = _prove(prover, rules, placed, number)
                    journal.add(entry)
                entries.append(entry)
            won = sum(entry.value > 0 for entry in entries)
            say(f"        {placed} placed: {len(entries)} positions, {won} won")
            made += entries
            needed = _after(_played(rules, entries))
    return sorted(made)


def _prove(prover: Prover, rules: Rules, placed: int, number: int) -> Entry:
    position = position_of(number, placed, rules)
    value, choice = 1, prover.win(position)
    if choice is None:
        value, choice = 0, prover.hold(position)
    if choice is None or choice.cell is None or choice.gift is None:
        raise StepError(
            f"with {placed} placed, {number} is lost, and the book leads to it",
            "The proofs or the rules have changed: read docs/search.md.",
        )
    return Entry(placed, number, value, choice.cell, kind_of(choice.gift, rules))


def _starts(rules: Rules) -> Iterator[Position]:
    """Return every first gift, as if some choice had led to it."""
    yield Position(rules).after(Give(Piece(0)))


def _played(rules: Rules, entries: Iterable[Entry]) -> Iterator[Position]:
    """Return the positions that the opponent gets, with his piece in hand."""
    for entry in entries:
        position = position_of(entry.number, entry.placed, rules)
        after = position.after(Place(entry.cell))
        gift = next(p for p in after.reserve if kind_of(p, rules) == entry.kind)
        yield after.lapsed().after(Give(gift))


def _after(positions: Iterable[Position]) -> set[int]:
    """Return the positions, by number, that the opponent can make of these.

    Where he can win he has, and where his gift wins at once the program does.
    """
    found = set()
    for position in positions:
        for cell in position.empty_cells:
            placed = position.after(Place(cell))
            if placed.winning_through(cell):
                continue
            for gift in _kinds(safe_gifts(placed), position.rules):
                found.add(frames(placed.lapsed().after(Give(gift)))[0])
    return found


def _kinds(pieces: Iterable[Piece], rules: Rules) -> Iterator[Piece]:
    """Return one piece of each kind."""
    seen = set()
    for piece in pieces:
        kind = kind_of(piece, rules)
        if kind not in seen:
            seen.add(kind)
            yield piece
