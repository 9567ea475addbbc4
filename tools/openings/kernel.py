"""The compiled question of a proof: can who places win by force, or avoid losing.

A search of its own, in another layout than the page's (`quarto/ai/state.py`), so that
each can check the other. Numba compiles it; it is as fast as C.

A state is two masks and three words:

    empty    the empty cells
    left     the pieces not placed, the one in hand among them
    words    one byte a line, eight lines a word: the trait values (bit 2 * trait +
             value) that can still win it. A full line's byte stays 0.

Facts are kept after a placement, as two masks of gifts: those proved to reach the goal
and those proved not to. With 11 and more cells empty, positions that differ only by a
turn of the board or other names for the traits share theirs as well.
"""

import numpy as np
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic

WIN, HOLD, UNKNOWN = 0, 1, 2
FAILED = -1
# A choice is cell * 16 + gift.
GIFTS = 16
# Facts are kept where at least so many cells are empty, by goal.
_WIN_KEPT, _HOLD_KEPT = 5, 6
# From so many empty cells up, each gift is weighed by the replies that it leaves.
_AHEAD = 8
# From so many empty cells up, equal positions share what is known of them.
_SHARED = 11
# With so few cells left nobody can win any more by force; any safe gift holds.
_TOO_LATE, _LAST = 2, 3
# The weight of a choice that is known to fail.
_HOPELESS = 9999
_ROWS = 4

# Where the parts of `tables` begin: one array, for each costs time in every call.
PLACING = 0  # by piece and cell, the three words to AND with
SAFE = PLACING + 16 * 16 * 3  # by the values that are one short, the pieces without
EQUALS = SAFE + 256  # by a piece, the lower ones that differ in nothing that counts
COUNTING = EQUALS + 16  # the bits of a piece that count
SYMMETRIES = COUNTING + 1  # how many, then by symmetry and cell the old cell
NEAR = SYMMETRIES + 1 + 32 * 16  # by the empty cells, the lines that are one short
TABLES = NEAR + (1 << 16) * 3

# Where the parts of `memory` begin; then come the shared positions and the facts.
NODES = 0  # how many questions were asked
SHARING = 1  # how many positions are shared
ROOT = 2  # how many cells are empty in the position first asked about
FACTS_SIZE = 3  # how many facts there is room for; a power of two, as the next
SHARED_SIZE = 4
FACTS_AT = 5  # where they begin
BOARD = 6  # by cell, its piece or -1
CHOICES = BOARD + 16  # by the number of empty cells, 256 choices
SHARED_AT = CHOICES + 17 * 256
SHARED_WIDTH = 2
FACT_WIDTH = 4


@intrinsic
def bits(context, mask):
    """Return how many bits of a mask are set: one instruction."""

    def code(_context, builder, _signature, arguments):
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), code


@intrinsic
def lowest(context, mask):
    """Return the number of the lowest bit of a mask, which is not 0."""

    def code(_context, builder, _signature, arguments):
        return builder.cttz(arguments[0], cgutils.true_bit)

    return types.int64(types.int64), code


@njit(cache=True)
def safe_of(words0, words1, words2, empty, tables):
    """Return the pieces that complete no line: none is one short of their values."""
    near = NEAR + 3 * empty
    values = words0 & tables[near] | words1 & tables[near + 1]
    values |= words2 & tables[near + 2]
    values |= values >> 32
    values |= values >> 16
    values |= values >> 8
    return tables[SAFE + (values & 255)]


@njit(cache=True)
def shared_key(goal, hand, tables, memory):
    """Return the one number of all positions that are equal but for their names."""
    best = np.int64(-1)
    rows = np.zeros(_ROWS, np.int64)
    for number in range(tables[SYMMETRIES]):
        cells = SYMMETRIES + 1 + 16 * number
        taken = np.int64(0)
        rows[:] = 0
        place = 0
        for target in range(16):
            piece = memory[BOARD + tables[cells + target]]
            if piece < 0:
                continue
            taken |= 1 << target
            piece = (piece ^ hand) & tables[COUNTING]
            for trait in range(_ROWS):
                rows[trait] |= (piece >> trait & 1) << place
            place += 1
        rows.sort()
        key = taken
        for trait in range(_ROWS):
            key = key << 5 | rows[trait]
        if best < 0 or key < best:
            best = key
    return best * 2 + goal


@njit(cache=True)
def shared_slot(key, memory):
    """Return where a shared position is, or the free place for it."""
    size = memory[SHARED_SIZE]
    slot = (key * 0x1E3779B97F4A7C15 >> 20) & (size - 1)
    while True:
        at = SHARED_AT + SHARED_WIDTH * slot
        if memory[at] == -1 or memory[at] == key:
            return at
        slot = (slot + 1) & (size - 1)


@njit(cache=True)
def fact_at(key0, key1, key2, memory):
    """Return where the fact of a state is kept, if it is, and where it may be put."""
    mixed = key0 * 0x1E3779B97F4A7C15
    mixed = (mixed ^ mixed >> 29 ^ key1) * 0x3F58476D1CE4E5B9
    mixed = (mixed ^ mixed >> 32 ^ key2) * 0x14D049BB133111EB
    slot = (mixed ^ mixed >> 31) & (memory[FACTS_SIZE] - 2)
    first = memory[FACTS_AT] + FACT_WIDTH * slot
    for at in (first, first + FACT_WIDTH):
        if memory[at] == key0 and memory[at + 1] == key1 and memory[at + 2] == key2:
            return at
    # The first of a pair is given up only for a fact with as many cells or more.
    kept = bits(memory[first + 2] >> 32 & 0xFFFF)
    return first if bits(key2 >> 32 & 0xFFFF) >= kept else first + FACT_WIDTH


@njit(cache=True)
def recall(key0, key1, key2, memory):
    """Return the fact kept of a state: reached << 16 | failed, 0 if there is none."""
    at = fact_at(key0, key1, key2, memory)
    if memory[at] == key0 and memory[at + 1] == key1 and memory[at + 2] == key2:
        return memory[at + 3]
    return np.int64(0)


@njit(cache=True)
def keep(key0, key1, key2, fact, memory):
    """Add to what is kept of a state."""
    at = fact_at(key0, key1, key2, memory)
    if memory[at] == key0 and memory[at + 1] == key1 and memory[at + 2] == key2:
        memory[at + 3] |= fact
    else:
        memory[at], memory[at + 1], memory[at + 2] = key0, key1, key2
        memory[at + 3] = fact


@njit(cache=True)
def unanswered(words0, words1, words2, empty, rest, gifts, tables):
    """Return the gifts that no reply answers on the lines as they are.

    What is safe once a reply's cell is full, whatever fills it, saves the opponent
    unless it is what he was given.
    """
    cells = empty
    while cells and gifts:
        cell = cells & -cells
        cells ^= cell
        saving = rest & safe_of(words0, words1, words2, empty ^ cell, tables)
        if saving:
            if saving & saving - 1:
                return np.int64(0)
            gifts &= saving
    return gifts


@njit(cache=True)
def key_of(goal, words2, empty, left):
    """Return the last word of a fact's key: the lines' third word has 24 bits."""
    return words2 | goal << 31 | empty << 32 | left << 48


@njit(cache=True)
def replies(goal, words0, words1, words2, empty, rest, gift, tables, memory):
    """Return how many cells with safe gifts a gift leaves the opponent.

    goal: what he asks; those known to fail are left out. UNKNOWN: nothing is recalled.
    """
    spare = rest & ~(1 << gift)
    keeps = goal != UNKNOWN and bits(empty) >= (
        _WIN_KEPT if goal == WIN else _HOLD_KEPT
    )
    options = np.int64(0)
    cells = empty
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        vacant = empty ^ 1 << cell
        mask = PLACING + 3 * (16 * gift + cell)
        next0, next1 = words0 & tables[mask], words1 & tables[mask + 1]
        next2 = words2 & tables[mask + 2]
        safe = spare & safe_of(next0, next1, next2, vacant, tables)
        if safe and keeps:
            known = recall(next0, next1, key_of(goal, next2, vacant, spare), memory)
            if known >> 16 & safe:
                return np.int64(_HOPELESS)
            safe &= ~known
        options += bits(safe)
    return options


@njit(cache=True)
def sort(memory, start, end):
    """Sort a few numbers in place, by insertion."""
    for here in range(start + 1, end):
        moving = memory[here]
        place = here
        while place > start and memory[place - 1] > moving:
            memory[place] = memory[place - 1]
            place -= 1
        memory[place] = moving


@njit
def ask(goal, words0, words1, words2, empty, unplaced, hand, tables, memory):
    """Return a choice that reaches a goal, cell * 16 + gift, or FAILED.

    The piece in hand completes no line, and two cells or more are empty.
    """
    cells_left = bits(empty)
    memory[NODES] += 1
    if goal == WIN and cells_left <= _TOO_LATE:
        return np.int64(FAILED)
    # Of the position first asked about the choice matters: it is the first in an order
    # that owes nothing to what is remembered. What is shared tells only whether.
    is_root = cells_left == memory[ROOT]
    is_shared = cells_left >= _SHARED and not is_root
    shared = np.int64(0)
    if is_shared:
        shared = shared_key(goal, hand, tables, memory)
        at = shared_slot(shared, memory)
        if memory[at] == shared:
            return memory[at + 1]
    result = np.int64(FAILED)
    rest = unplaced & ~(1 << hand)
    keeps = cells_left >= (_WIN_KEPT if goal == WIN else _HOLD_KEPT)
    start = CHOICES + 256 * cells_left
    end = start
    cells = empty
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        vacant = empty ^ 1 << cell
        mask = PLACING + 3 * (16 * hand + cell)
        next0, next1 = words0 & tables[mask], words1 & tables[mask + 1]
        next2 = words2 & tables[mask + 2]
        if next0 | next1 | next2 == 0:
            if goal == HOLD:
                return np.int64(cell * GIFTS + lowest(rest))
            continue
        gifts = rest & safe_of(next0, next1, next2, vacant, tables)
        if gifts == 0:
            continue
        if goal == HOLD and cells_left <= _LAST:
            return np.int64(cell * GIFTS + lowest(gifts))
        if keeps and not is_root:
            known = recall(next0, next1, key_of(goal, next2, vacant, rest), memory)
            if known >> 16 & gifts:
                result = np.int64(cell * GIFTS + lowest(known >> 16 & gifts))
                break
            gifts &= ~known
        if goal == WIN and cells_left <= _LAST + 1:
            gifts = unanswered(next0, next1, next2, vacant, rest, gifts, tables)
        weight = bits(gifts)
        while gifts:
            gift = lowest(gifts)
            if not rest & tables[EQUALS + gift]:
                if cells_left >= _AHEAD:
                    asked = UNKNOWN if is_root else 1 - goal
                    weight = replies(
                        asked, next0, next1, next2, vacant, rest, gift, tables, memory
                    )
                memory[end] = weight << 8 | cell * GIFTS + gift
                end += 1
            gifts &= gifts - 1
    if result == FAILED and end > start:
        sort(memory, start, end)
        for number in range(start, end):
            choice = memory[number] & 0xFF
            cell, gift = choice // GIFTS, choice % GIFTS
            vacant = empty ^ 1 << cell
            mask = PLACING + 3 * (16 * hand + cell)
            next0, next1 = words0 & tables[mask], words1 & tables[mask + 1]
            next2 = words2 & tables[mask + 2]
            memory[BOARD + cell] = hand
            answer = ask(
                1 - goal, next0, next1, next2, vacant, rest, gift, tables, memory
            )
            memory[BOARD + cell] = -1
            if keeps:
                fact = 1 << gift + (16 if answer == FAILED else 0)
                keep(next0, next1, key_of(goal, next2, vacant, rest), fact, memory)
            if answer == FAILED:
                result = choice
                break
    if is_shared:
        at = shared_slot(shared, memory)
        memory[at], memory[at + 1] = shared, result
        memory[SHARING] += 1
    return result
