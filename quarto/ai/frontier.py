"""The last plies of a proof: questions answered without asking ply by ply.

Each function returns a question, made once for a layout. What a question uses is
local to it, since a look-up in an object costs as much as the step it is needed for.
No question is asked of a state on which the piece in hand completes a line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.ai.state import EMPTY_CELLS, LINES, OTHERS

if TYPE_CHECKING:
    from quarto.ai.setting import Question, Setting


def never(_state: int, _hand: int) -> bool:
    """Answer WIN with one or two cells left.

    The piece in hand wins nowhere, and who places it places no other.
    """
    return False


def always(_state: int, _hand: int) -> bool:
    """Answer HOLD with one cell left: nobody places after that."""
    return True


def last_hold(setting: Setting) -> Question:
    """Return the question HOLD for two or three cells left.

    It succeeds with any safe gift: the opponent will place no other piece than that.
    """
    layout, tally = setting.layout, setting.tally
    others, placing, placements = OTHERS, layout.placing, layout.placements
    safe, ones, guards, cells = layout.safe, layout.ones, layout.guards, EMPTY_CELLS

    def holds(state: int, hand: int) -> bool:
        tally[0] += 1
        rest, row = state & others[hand], placing[hand]
        for cell, near, _ in placements[state & cells]:
            if rest & safe[(state & row[cell] & near) + ones & guards]:
                return True
        return False

    return holds


def last_win(setting: Setting) -> Question:
    """Return the question WIN for three or four cells left.

    It succeeds with a safe gift after which the opponent, wherever he places it, has
    none. Many gifts are refuted at once: if the opponent fills a cell, what would be
    safe on the lines as they are is safe whatever he puts there. Such a piece saves
    him unless it is what he was given: two of them refute every gift, one leaves only
    itself.
    """
    layout, tally = setting.layout, setting.tally
    others, placing, placements = OTHERS, layout.placing, layout.placements
    safe, ones, guards, cells = layout.safe, layout.ones, layout.guards, EMPTY_CELLS
    gifts = layout.gifts

    def wins(state: int, hand: int) -> bool:
        tally[0] += 1
        rest, row = state & others[hand], placing[hand]
        for cell, near, replies in placements[state & cells]:
            after = state & row[cell]
            left = rest & safe[(after & near) + ones & guards]
            if not left:
                continue
            for _, short, _ in replies:
                saving = rest & safe[(after & short) + ones & guards]
                if saving:
                    if saving & saving - 1:
                        break
                    left &= saving
                    if not left:
                        break
            else:
                for gift in gifts[left]:
                    spare, reply = rest & others[gift], placing[gift]
                    for spot, short, _ in replies:
                        if spare & safe[(after & reply[spot] & short) + ones & guards]:
                            break
                    else:
                        return True
        return False

    return wins


def small_hold(setting: Setting, can_win: Question) -> Question:
    """Return the question HOLD for four or five cells left.

    It remembers nothing, which would cost more than asking again. Where one gift only
    is safe it is tried at once; then the placements with the fewest safe gifts first.
    """
    layout, tally = setting.layout, setting.tally
    others, placing, placements = OTHERS, layout.placing, layout.placements
    safe, ones, guards, cells = layout.safe, layout.ones, layout.guards, EMPTY_CELLS
    gifts, weight, lines = layout.gifts, setting.weights(), LINES

    def holds(state: int, hand: int) -> bool:
        tally[0] += 1
        rest, row = state & others[hand], placing[hand]
        found = []
        for cell, near, _ in placements[state & cells]:
            after = state & row[cell]
            if after < lines:
                return True
            left = rest & safe[(after & near) + ones & guards]
            if left:
                if left & left - 1:
                    found.append((weight[left], after, left))
                elif not can_win(after, gifts[left][0]):
                    return True
        found.sort()
        for _, after, left in found:
            for gift in gifts[left]:
                if not can_win(after, gift):
                    return True
        return False

    return holds
