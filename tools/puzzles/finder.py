"""Finds problems: boards drawn by chance, asked by the exact search for one answer."""

from itertools import count

from quarto.ai.decision import Choice, finish
from quarto.ai.search import Solver
from quarto.ai.symmetry import frames, kind_of
from quarto.ai.threats import safe_gifts, winning_cells
from quarto.app.problems import HARD, LEVELS, Kind
from quarto.app.problems.chance import Chance
from quarto.app.problems.forced import quiet_choices, turns, wins_in_two
from quarto.app.problems.looks import level_of, looks_of
from quarto.app.problems.made import position_with, some_laid, waiting
from quarto.app.problems.shipped import RULES, Entry, Section
from quarto.engine.cells import Cell
from quarto.engine.pieces import PIECES, Piece
from quarto.engine.plies import Give
from quarto.engine.position import Position
from quarto.engine.rules import Rules
from tools.steps import say

# Another seed gives other puzzles, and other ones to every name of theirs.
SEED = 1
# With fewer pieces a person has too much to see, with more too little.
PLACED = (8, 9, 10, 11)
# So many of each kind, level and choice of lines.
WANTED = {Kind.GIFT: 80, Kind.SAFE: 60, Kind.WIN: 60}

Found = dict[Section, list[Entry]]


def find(seed: int) -> Found:
    """Return as many problems as are wanted, each once."""
    found: Found = {}
    for blocks, rules in RULES.items():
        for kind in WANTED:
            found |= _Finder(kind, rules).find(f"{seed} {kind} {blocks}")
            sizes = [len(found[one]) for one in found if one[:2] == (kind, blocks)]
            say(f"        {kind}, {'squares' if blocks else 'lines'}: {sum(sizes)}")
    return found


class _Finder:
    """Finds problems of one kind under one choice of lines."""

    def __init__(self, kind: Kind, rules: Rules) -> None:
        self._kind = kind
        self._rules = rules
        self._solver = Solver(rules)
        # Elsewhere a GIFT is made in the page.
        levels = (HARD,) if kind is Kind.GIFT else LEVELS
        self._missing = dict.fromkeys(levels, WANTED[kind])

    def find(self, key: str) -> Found:
        """Draw boards until there are enough."""
        found: dict[Section, dict[int, Entry]] = {}
        for number in count():
            if not any(self._missing.values()):
                break
            chance = Chance(f"{key} {number}")
            placed = chance.one_of(PLACED)
            position = self._drawn(chance, placed)
            level = HARD if position is None else self._level(position)
            if position is None or not self._missing.get(level):
                continue
            entry = self._entry(position)
            section = Section(self._kind, self._rules.blocks, level, placed)
            known = found.setdefault(section, {})
            if entry is not None and entry.number not in known:
                known[entry.number] = entry
                self._missing[level] -= 1
        return {one: sorted(known.values()) for one, known in found.items() if known}

    def _drawn(self, chance: Chance, placed: int) -> Position | None:
        """Return a board on which nothing was ever completed, and nothing can be."""
        laid = some_laid(chance, placed)
        if waiting(laid, self._rules) is None:
            return None
        position = position_with(laid, self._rules)
        if self._kind is Kind.GIFT:
            return position if len(safe_gifts(position)) > 1 else None
        hand = chance.one_of([p for p in PIECES if p not in laid.values()])
        position = position.after(Give(hand))
        return None if winning_cells(position) else position

    def _level(self, position: Position) -> int:
        return level_of(self._kind, looks_of(self._kind, position))

    def _entry(self, position: Position) -> Entry | None:
        match self._kind:
            case Kind.GIFT:
                return self._gift(position)
            case Kind.SAFE:
                choice = self._safe(position)
            case _:
                choice = self._win(position)
        return None if choice is None else _in_frame(position, choice)

    def _gift(self, position: Position) -> Entry | None:
        """Return the entry of the only piece that does not lose, if it is one."""
        holding: list[Piece] = []
        for gift in safe_gifts(position):
            after = position.after(Give(gift))
            if finish(self._solver.decide(after)).value < 1:
                holding.append(gift)
            if len(holding) > 1:
                return None
        if not holding:
            return None
        return Entry(frames(position.after(Give(holding[0])))[0], 0)

    def _safe(self, position: Position) -> Choice | None:
        """Return the only choice that does not lose, if it is one and draws."""
        holding: list[Choice] = []
        for choice in quiet_choices(position):
            if finish(self._solver.keeps(position, choice, 0)):
                holding.append(choice)
            if len(holding) > 1:
                return None
        if not holding or finish(self._solver.keeps(position, holding[0], 1)):
            return None
        return holding[0]

    def _win(self, position: Position) -> Choice | None:
        """Return the only choice that wins, if it does so in two."""
        winning = [
            Choice(cell, gift)
            for cell, gift, after in turns(position)
            if wins_in_two(after)
        ]
        if len(winning) != 1:
            return None
        others = (one for one in quiet_choices(position) if one != winning[0])
        if any(finish(self._solver.keeps(position, one, 1)) for one in others):
            return None
        return winning[0]


def _in_frame(position: Position, choice: Choice) -> Entry:
    """Return a position and choice as they stand in the file."""
    number, same = frames(position)
    frame = same[0]
    assert choice.cell is not None
    assert choice.gift is not None
    cell = Cell(frame.cells.index(choice.cell))
    gift = next(
        piece
        for piece in map(Piece, range(len(PIECES)))
        if frame.piece(kind_of(piece, position.rules)) == choice.gift
    )
    return Entry(number, cell << 4 | gift)
