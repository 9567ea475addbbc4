"""Times exact search on this Python, beside plain alpha-beta and with less cunning.

Positions are random and quiet: no line is full, and the piece in hand completes none.
Each is decided from empty tables. Processor time is counted, so that other programs
disturb less, and what is compared takes turns on the same positions.
"""

import random
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace

from quarto.ai.decision import Decision, hand_of
from quarto.ai.search import Solver
from quarto.ai.setting import ALL_TACTICS, Tactics
from quarto.ai.state import EMPTY_CELLS, Layout
from quarto.ai.table import USUAL_LIMIT
from quarto.ai.threats import safe_gifts, winning_cells
from quarto.engine.cells import CELLS
from quarto.engine.pieces import PIECES
from quarto.engine.plies import Give, Place
from quarto.engine.position import Position
from quarto.engine.rules import Rules
from tools.bench.alphabeta import AlphaBeta
from tools.steps import say

_RULES = {"lines": Rules(), "blocks": Rules(blocks=True)}
# Positions a run by pieces placed: the fewer pieces, the longer each takes.
_SHARE = {8: 12.0, 7: 8.0, 6: 6.0, 5: 2.0, 4: 0.2}
# Alpha-beta takes minutes for one position with fewer pieces than these.
_FEWEST_PLAIN = 6
# What is left out is so for these pieces placed, on so many positions a run.
_COMPARED = {6: 4, 5: 1}
_SEED = 16
# One step of the search is too short for the clock.
_REPEATS = 1000


@dataclass
class Times:
    """What deciding some positions took: milliseconds each, questions in all."""

    full: list[float] = field(default_factory=list)
    held: list[float] = field(default_factory=list)
    longest_step: float = 0
    nodes: list[int] = field(default_factory=list)
    most_facts: int = 0


def measure(runs: int) -> None:
    """Print two tables: search beside alpha-beta, and search without each tactic."""
    say(
        "milliseconds of processor time, median / 95 %; holds: until a choice that does"
        "\nnot lose is known; step: the longest without a pause; facts: most kept\n"
    )
    say(
        f"{'placed':14}{'n':>4}{'decision':>16}{'holds':>14}{'step':>6}"
        f"{'nodes':>16}{'facts':>9}{'alpha-beta':>17}{'times':>7}"
    )
    for placed, share in _SHARE.items():
        for name, rules in _RULES.items():
            _compare(
                placed, name, list(quiet(rules, placed, max(1, round(runs * share))))
            )
    _one_step(list(quiet(Rules(), 6, runs)))
    say("\nwithout one thing: times the nodes, times the time")
    for placed, share in _COMPARED.items():
        for name, rules in _RULES.items():
            _leave_out(placed, name, list(quiet(rules, placed, runs * share)))


def quiet(rules: Rules, placed: int, count: int) -> Iterator[Position]:
    """Return random positions in which nothing is won yet, the same each time."""
    rng = random.Random(_SEED + placed)  # noqa: S311  # games, not secrets
    while count:
        pieces, cells = rng.sample(PIECES, placed + 1), rng.sample(CELLS, placed)
        position = Position(rules)
        for piece, cell in zip(pieces, cells, strict=False):
            position = position.after(Give(piece)).after(Place(cell))
        has_line = any(position.winning_through(cell) for cell in cells)
        position = position.after(Give(pieces[-1])).lapsed()
        if not has_line and not winning_cells(position):
            count -= 1
            yield position


def _compare(placed: int, name: str, positions: list[Position]) -> None:
    times = Times()
    plain: list[float] = []
    for position in positions:
        solver = Solver(position.rules)
        decision = _decide(solver, position, times)
        if placed >= _FEWEST_PLAIN:
            baseline = AlphaBeta(position.rules)
            start = time.process_time()
            value = baseline.value(position)
            plain.append(1000 * (time.process_time() - start))
            assert value == decision.value
    row = f"{placed} {name:12}{len(positions):4}{_two(times.full):>16}"
    row += f"{_two(times.held):>14}{times.longest_step:6.0f}"
    row += f"{_two(times.nodes):>16}{times.most_facts:9,}"
    if plain:
        row += f"{_two(plain):>17}{sum(plain) / sum(times.full):7.1f}"
    say(row)


def _decide(solver: Solver, position: Position, times: Times) -> Decision:
    """Return a decision and add what it took."""
    steps = solver.decide(position)
    begin = before = time.process_time()
    held = None
    while True:
        try:
            step = next(steps)
        except StopIteration as end:
            decision: Decision = end.value
            break
        now = time.process_time()
        times.longest_step = max(times.longest_step, 1000 * (now - before))
        before = now
        if step is not None:
            held = now
    now = time.process_time()
    times.full.append(1000 * (now - begin))
    times.held.append(1000 * ((held or now) - begin))
    times.nodes.append(solver.nodes)
    times.most_facts = max(times.most_facts, len(solver.table))
    return decision


def _one_step(positions: list[Position]) -> None:
    """Print what a placement with its safe gifts takes as bits and as a position."""
    by_bits: list[float] = []
    by_position: list[float] = []
    for position in positions:
        layout, hand = Layout(position.rules), hand_of(position)
        state = layout.state_of(position)
        for _ in layout.prepare(state & EMPTY_CELLS):
            pass
        steps = layout.placements[state & EMPTY_CELLS]
        start = time.process_time()
        for _ in range(_REPEATS):
            for cell, near, _ in steps:
                after = state & layout.placing[hand][cell]
                layout.safe[(after & near) + layout.ones & layout.guards]
        by_bits.append((time.process_time() - start) / _REPEATS / len(steps))
        start = time.process_time()
        for cell in position.empty_cells:
            safe_gifts(position.after(Place(cell)))
        by_position.append((time.process_time() - start) / len(steps))
    bits, slow = statistics.median(by_bits), statistics.median(by_position)
    say(
        f"\na placement with its safe gifts: {1e6 * bits:.2f} µs as one integer, "
        f"{1e6 * slow:.0f} µs as a position, {slow / bits:.0f} times as long"
    )


def _leave_out(placed: int, name: str, positions: list[Position]) -> None:
    variants: dict[str, tuple[Tactics, int]] = {"": (ALL_TACTICS, USUAL_LIMIT)}
    for tactic in fields(Tactics):
        less = replace(ALL_TACTICS, **{tactic.name: False})
        variants[tactic.name] = (less, USUAL_LIMIT)
    variants["facts kept"] = (ALL_TACTICS, 0)
    taken = {variant: Times() for variant in variants}
    for position in positions:
        for variant, (tactics, limit) in variants.items():
            _decide(Solver(position.rules, limit, tactics), position, taken[variant])
    full = taken.pop("")
    for variant, times in taken.items():
        nodes = sum(times.nodes) / sum(full.nodes)
        slower = sum(times.full) / sum(full.full)
        say(f"{placed} {name:8} without {variant:12}{nodes:6.2f}{slower:6.2f}")


def _two(numbers: list[float] | list[int]) -> str:
    """Return median and 95th percentile."""
    ordered = sorted(numbers)
    late = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return f"{_short(statistics.median(ordered))} /{_short(late):>7}"


def _short(number: float) -> str:
    return f"{number:.1f}" if number < 100 else f"{number:.0f}"  # noqa: PLR2004


if __name__ == "__main__":
    measure(int(sys.argv[1]))
