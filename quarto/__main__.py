"""The command line: `python -m quarto solve` reads positions and says what to do.

For each line of input that is a position, one line of output, at once:

    value cell gift nodes milliseconds

value: 1, 0 or -1 for who has the piece in hand; `-` from a level, which knows none.
cell, gift: a choice that keeps the value, or the level's choice. The gift is `-` where
none follows; the cell too, where a line left open is called instead of placing.
Other lines get `error` and a reason; blank lines and lines that start with `#` nothing.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from random import Random
from typing import TYPE_CHECKING, TextIO

from quarto.ai.decision import Choice, Decision, SearchError, finish, hand_of
from quarto.ai.levels import Level
from quarto.ai.openings import opening
from quarto.ai.playing import choose
from quarto.ai.search import Solver
from quarto.engine.errors import NotationError
from quarto.engine.game import Game
from quarto.engine.notation import format_cell, format_piece, parse_position
from quarto.engine.plies import Give, Place

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from quarto.engine.position import Position
    from quarto.engine.rules import Rules

COMMENT = "#"
NOTHING = "-"
INTERRUPTED = 130
READER_GONE = 1


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; return the program's exit code."""
    options = _parser().parse_args(words)
    for stream in (sys.stdin, sys.stdout):
        # What is no text becomes a line that is no position.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        answer_lines(sys.stdin, sys.stdout, _answerer(options))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Python would complain once more when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READER_GONE
    return 0


def answer_lines(
    lines: Iterable[str], output: TextIO, answer: Callable[[Position], str]
) -> None:
    """Answer every line that holds something, each before the next is read."""
    for line in lines:
        text = line.rstrip("\r\n")
        if text.strip() and not text.lstrip().startswith(COMMENT):
            output.write(f"{answer_text(text, answer)}\n")
            output.flush()


def answer_text(text: str, answer: Callable[[Position], str]) -> str:
    """Return what is to be said of a text: an answer, or `error` with the reason."""
    try:
        return answer(parse_position(text))
    except NotationError as error:
        return f"error {error}"
    except SearchError as error:
        # All that a readable position can lack is the piece in hand.
        return f"error column {text.index(NOTHING) + 1}: {error}"


class _Solvers:
    """The answers of exact search; each choice of rules keeps what it has proved."""

    def __init__(self) -> None:
        self._rules: Rules | None = None
        self._solver: Solver | None = None

    def answer(self, position: Position) -> str:
        start = time.perf_counter()
        # One solver at a time, so that its table is the only one in memory.
        if self._solver is None or self._rules != position.rules:
            self._rules, self._solver = position.rules, Solver(position.rules)
        before = self._solver.nodes
        decision = _from_openings(position) or finish(self._solver.decide(position))
        nodes = self._solver.nodes - before
        return _line(str(decision.value), decision.choice, nodes, start)


def _from_openings(position: Position) -> Decision | None:
    """Return what is proved already: of few pieces a search would take hours."""
    hand_of(position)
    known = opening(position, Random(0))  # noqa: S311  # no secret
    if known is None:
        return None
    return Decision(known.value, Choice(known.cell, known.gift))


class _Player:
    """The answers of a level."""

    def __init__(self, level: Level, seed: int) -> None:
        self._level = level
        self._rng = Random(seed)  # noqa: S311  # chance at a game table hides no secret

    def answer(self, position: Position) -> str:
        hand_of(position)
        start = time.perf_counter()
        game = Game.from_position(position)
        cell = gift = None
        for ply in choose(game, self._level, self._rng):
            match ply:
                case Place():
                    cell = ply.cell
                case Give():
                    gift = ply.piece
        return _line(NOTHING, Choice(cell, gift), 0, start)


def _line(value: str, choice: Choice, nodes: int, start: float) -> str:
    cell = NOTHING if choice.cell is None else format_cell(choice.cell)
    gift = NOTHING if choice.gift is None else format_piece(choice.gift)
    milliseconds = 1000 * (time.perf_counter() - start)
    return f"{value} {cell} {gift} {nodes} {milliseconds:.1f}"


def _answerer(options: argparse.Namespace) -> Callable[[Position], str]:
    if options.level is None:
        return _Solvers().answer
    return _Player(Level(options.level), options.seed).answer


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m quarto", description="Quarto without a page."
    )
    commands = parser.add_subparsers(required=True, metavar="WHAT")
    summary = "read positions, one a line, and say what each is worth and what to do"
    solve = commands.add_parser("solve", help=summary, description=summary)
    solve.add_argument(
        "--level",
        choices=[level.value for level in Level],
        help="ask a level of the computer instead of exact search",
    )
    solve.add_argument(
        "--seed", type=int, default=0, help="the level's chance (default: %(default)s)"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
