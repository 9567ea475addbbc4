"""Proofs about positions with few pieces, by the compiled kernel."""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from quarto.ai.decision import Choice, hand_of
from quarto.ai.symmetry import symmetries
from quarto.engine.cells import CELLS, FULL_BOARD, Cell
from quarto.engine.lines import Line
from quarto.engine.pieces import PIECES, Piece, Trait, value_of
from quarto.engine.position import Position
from quarto.engine.rules import Rules
from tools.openings import kernel

Words: TypeAlias = npt.NDArray[np.int64]

_WORDS = 3
_A_WORD = 8
_MASKS = 1 << 16
_FACTS = 1 << 23
_SHARED = 1 << 24
_NOBODY = -1
_EVERY_VALUE = 0xFF


class Prover:
    """Answers whether who places can win, or hold, under one choice of rules."""

    def __init__(
        self, rules: Rules, facts: int = _FACTS, shared: int = _SHARED
    ) -> None:
        """Begin with nothing proved; both sizes are powers of two, in facts."""
        self._lines = rules.lines
        self._start = _all_values(rules)
        self._tables = _tables(rules)
        self._placing = self._tables[kernel.PLACING : kernel.SAFE].reshape(16, 16, 3)
        facts_at = kernel.SHARED_AT + kernel.SHARED_WIDTH * shared
        self._memory = np.zeros(facts_at + kernel.FACT_WIDTH * facts, np.int64)
        self._shared = self._memory[kernel.SHARED_AT : facts_at]
        self._shared[:] = _NOBODY
        self._memory[kernel.FACTS_SIZE] = facts
        self._memory[kernel.SHARED_SIZE] = shared
        self._memory[kernel.FACTS_AT] = facts_at

    @property
    def nodes(self) -> int:
        """How many questions were asked so far."""
        return int(self._memory[kernel.NODES])

    def win(self, position: Position) -> Choice | None:
        """Return a choice that wins by force, or None if there is none."""
        return self._ask(kernel.WIN, position)

    def hold(self, position: Position) -> Choice | None:
        """Return a choice that does not lose, or None if there is none."""
        return self._ask(kernel.HOLD, position)

    def _ask(self, goal: int, position: Position) -> Choice | None:
        memory, hand = self._memory, hand_of(position)
        board = [position.piece_at(cell) for cell in CELLS]
        memory[kernel.BOARD : kernel.CHOICES] = [
            _NOBODY if piece is None else piece for piece in board
        ]
        empty = FULL_BOARD & ~position.occupied
        unplaced = sum(1 << piece for piece in (*position.reserve, hand))
        memory[kernel.ROOT] = empty.bit_count()
        if memory[kernel.SHARING] > memory[kernel.SHARED_SIZE] // 2:
            self._shared[:] = _NOBODY
            memory[kernel.SHARING] = 0
        words = self._words(position)
        found = int(
            kernel.ask(goal, *words, empty, unplaced, hand, self._tables, memory)
        )
        if found == kernel.FAILED:
            return None
        return Choice(Cell(found // kernel.GIFTS), Piece(found % kernel.GIFTS))

    def _words(self, position: Position) -> Words:
        words = self._start.copy()
        for cell in CELLS:
            piece = position.piece_at(cell)
            if piece is not None:
                words &= self._placing[piece, cell]
        for number, line in enumerate(self._lines):
            if not line.mask & ~position.occupied:
                words[number // _A_WORD] &= ~_byte(number, _EVERY_VALUE)
        return words


def _byte(number: int, values: int) -> np.int64:
    """Return the word in which a line has these values."""
    return np.uint64(values << number % _A_WORD * 8).astype(np.int64)


def _all_values(rules: Rules) -> Words:
    values = sum(3 << 2 * trait for trait in rules.traits)
    words = np.zeros(_WORDS, np.int64)
    for number in range(len(rules.lines)):
        words[number // _A_WORD] |= _byte(number, values)
    return words


def _tables(rules: Rules) -> Words:
    tables = np.zeros(kernel.TABLES, np.int64)
    counting = sum(trait.bit for trait in rules.traits)
    turns = symmetries(blocks=rules.blocks)
    tables[kernel.PLACING : kernel.SAFE] = _placing(rules).ravel()
    tables[kernel.SAFE : kernel.EQUALS] = [_safe(values) for values in range(256)]
    tables[kernel.EQUALS : kernel.COUNTING] = [
        sum(1 << lower for lower in range(piece) if not (lower ^ piece) & counting)
        for piece in PIECES
    ]
    tables[kernel.COUNTING] = counting
    tables[kernel.SYMMETRIES] = len(turns)
    first = kernel.SYMMETRIES + 1
    tables[first : first + 16 * len(turns)] = np.array(turns).ravel()
    tables[kernel.NEAR :] = _near(rules.lines).ravel()
    return tables


def _placing(rules: Rules) -> Words:
    masks = np.full((16, 16, _WORDS), -1, np.int64)
    for piece in PIECES:
        lacking = sum(1 << 2 * trait + 1 - value_of(piece, trait) for trait in Trait)
        for number, line in enumerate(rules.lines):
            for cell in line.cells:
                masks[piece, cell, number // _A_WORD] &= ~_byte(number, lacking)
    return masks


def _near(lines: Sequence[Line]) -> Words:
    near = np.zeros((_MASKS, _WORDS), np.int64)
    cells = np.arange(_MASKS)
    for number, line in enumerate(lines):
        missing = cells & line.mask
        one_short = (missing != 0) & (missing & missing - 1 == 0)
        near[one_short, number // _A_WORD] |= _byte(number, _EVERY_VALUE)
    return near


def _safe(values: int) -> int:
    """Return the pieces that have none of these values."""
    return sum(
        1 << piece
        for piece in PIECES
        if not any(values >> 2 * trait + value_of(piece, trait) & 1 for trait in Trait)
    )
