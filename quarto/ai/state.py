"""A position as one integer, so that a step of the search is a few operations.

    bits 0-15    the pieces not yet placed, the one in hand among them
    bits 16-31   the empty cells
    from bit 32  one field for each value of each trait that counts:

        | guard | line n-1 | ... | line 1 | line 0 |

The laws of a state:

- A line's bit in a value's field is set while the line can still be won by that value:
  every piece on it has the value, and it is not full. A lapsed line has none.
- Placing a piece is one AND. It takes away the piece, the cell, and the lines through
  the cell from the fields of the values that the piece has not.
- Guards are 0. Adding a field of ones carries into the guard if any line bit is set:
  one addition asks all values at once whether some line of theirs is one piece short.
- A state below `LINES` has no line left: nobody can win any more.

Which lines are one short depends on the empty cells alone and is looked up, so it makes
no difference to the time of a step how many lines there are.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from quarto.engine.cells import CELLS, FULL_BOARD
from quarto.engine.pieces import PIECES, value_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from quarto.engine.position import Position
    from quarto.engine.rules import Rules

ALL_PIECES = 0xFFFF
CELL_SHIFT = 16
EMPTY_CELLS = FULL_BOARD << CELL_SHIFT
LINES = 1 << 32
# For each piece, the mask of all others.
OTHERS: tuple[int, ...] = tuple(ALL_PIECES ^ 1 << piece for piece in PIECES)
# So many sets of empty cells are prepared between two pauses: about a millisecond.
_STRIDE = 128
_CELL_BITS = tuple(1 << CELL_SHIFT + cell for cell in CELLS)
_ALL_TRAITS = 0xF

# A cell; the bits, in all fields, of the lines that are one short once it is filled;
# the placements that are left then.
Placement: TypeAlias = "tuple[int, int, Placements]"
Placements: TypeAlias = tuple[Placement, ...]


class Layout:
    """Where everything is in a state, for one choice of traits and lines.

    start: the state of the empty board.
    placing: by piece and cell, the mask that places the one on the other.
    ones, guards: all line bits, all guard bits.
    safe: by the guards that are set, the pieces that have none of those values.
    gifts: by a mask of pieces, those worth trying, the lowest of each equal ones.
    placements: by the empty cells, what can be done; `prepare` fills it.
    """

    def __init__(self, rules: Rules) -> None:
        """Lay out a field for each value that counts, with a bit for each line."""
        lines = rules.lines
        values = [(trait, value) for trait in rules.traits for value in (0, 1)]
        # The lowest bit of each field: a mask of lines times it is that mask in there.
        fields = [LINES << number * (len(lines) + 1) for number in range(len(values))]
        self.ones = sum(fields) * ((1 << len(lines)) - 1)
        self.guards = sum(fields) << len(lines)
        self.start = ALL_PIECES | EMPTY_CELLS | self.ones
        self.safe = {0: ALL_PIECES}
        lacking = [0] * len(PIECES)
        for field, (trait, value) in zip(fields, values, strict=True):
            guard, having = field << len(lines), 0
            for piece in PIECES:
                if value_of(piece, trait) == value:
                    having |= 1 << piece
                else:
                    lacking[piece] |= field
            self.safe |= {key | guard: self.safe[key] & ~having for key in self.safe}
        through = [
            sum(1 << number for number, line in enumerate(lines) if cell in line.cells)
            for cell in CELLS
        ]
        self.placing = [
            [
                self.start
                & ~(
                    1 << piece | 1 << CELL_SHIFT + cell | lacking[piece] * through[cell]
                )
                for cell in CELLS
            ]
            for piece in PIECES
        ]
        self.counting = sum(trait.bit for trait in rules.traits)
        self.gifts = _representatives(self.counting)
        self.placements: dict[int, Placements] = {}
        # By cell, the bits of its lines in all fields.
        self._through = [sum(fields) * lines_here for lines_here in through]
        # Each line's cells and its bits in all fields.
        self._lines = [
            (line.mask << CELL_SHIFT, sum(fields) << number)
            for number, line in enumerate(lines)
        ]

    def state_of(self, position: Position) -> int:
        """Return a position as a state; its hand is one of the pieces not placed."""
        state = self.start
        for cell in CELLS:
            piece = position.piece_at(cell)
            if piece is not None:
                state &= self.placing[piece][cell]
        for cells, bits in self._lines:
            if not state & cells:
                state &= ~bits
        return state

    def prepare(self, empty: int) -> Iterator[None]:
        """Fill `placements` for some empty cells and all that can be left of them.

        Yields now and then. Smaller sets come first, so each entry that is there is
        complete, whenever the caller stops.
        """
        placements, through = self.placements, self._through
        cells_in = _representatives(_ALL_TRAITS)
        placements[0] = ()
        # By a set of cells: the lines through some of them, and through just one.
        touched, near = {0: 0}, {0: 0}
        part = 0
        while empty not in placements:
            # The next larger number whose bits are all among those of `empty`.
            part = part - empty & empty
            cells = cells_in[part >> CELL_SHIFT]
            rest, lines = part ^ _CELL_BITS[cells[-1]], through[cells[-1]]
            touched[part] = touched[rest] | lines
            near[part] = near[rest] & ~lines | lines & ~touched[rest]
            if part not in placements:
                placements[part] = tuple(
                    [
                        (cell, near[left], placements[left])
                        for cell in cells
                        for left in (part ^ _CELL_BITS[cell],)
                    ]
                )
            if len(near) % _STRIDE == 0:
                yield


@cache
def counts() -> list[int]:
    """Return, by a mask of pieces, their number: quicker than counting bits."""
    return [mask.bit_count() for mask in range(ALL_PIECES + 1)]


@cache
def _representatives(counting: int) -> list[tuple[int, ...]]:
    """Return, by a 16-bit mask, its bits, of equal pieces only the lowest.

    counting: the bits of a piece's code that count; with all of them none are equal.
    """
    gifts: list[tuple[int, ...]] = [()]
    for piece in PIECES:
        equals = sum(
            1 << other for other in range(piece) if not (other ^ piece) & counting
        )
        gifts += [
            below if mask & equals else (*below, piece)
            for mask, below in enumerate(gifts)
        ]
    return gifts
