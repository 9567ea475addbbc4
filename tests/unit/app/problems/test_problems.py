"""Problems: one answer alone is right, whoever proves it, however it is disguised."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from quarto.ai.symmetry import frames
from quarto.ai.threats import safe_gifts, winning_cells
from quarto.app.problems import HARD, LEVELS, Answer, Kind, Problem
from quarto.app.problems.chance import Chance
from quarto.app.problems.disguise import disguised
from quarto.app.problems.finding import problem_of
from quarto.app.problems.hints import hints_for
from quarto.app.problems.judge import judged, lacking, reason
from quarto.app.problems.keys import Key, key_of
from quarto.app.problems.looks import level_of, looks_of, near_lines
from quarto.app.problems.made import gift, some_laid, waiting
from quarto.app.problems.shipped import (
    FILE,
    RULES,
    Entry,
    Section,
    decode,
    encode,
    entries_of,
    problem_in,
    sections,
)
from quarto.engine.cells import CELLS
from quarto.engine.lines import LINE_LENGTH
from quarto.engine.notation import format_cell, format_position, parse_cell
from quarto.engine.pieces import PIECES
from quarto.engine.plies import Give, Place
from quarto.engine.position import Position, Verdict
from quarto.engine.record import format_line
from quarto.engine.rules import CLASSIC
from tests.support import minimax
from tools.bench.alphabeta import AlphaBeta
from tools.puzzles import LARGEST, TARGET
from tools.puzzles.proof import faults, is_won_in_two
from tools.puzzles.proof import judged as valued

ENTRIES = [(section, one) for section, found in sections().items() for one in found]
# What plain minimax can do in a test: five cells are empty.
NEARLY_FULL = [entry for entry in ENTRIES if entry[0].placed == 11]
SAMPLE = Random(4).sample(NEARLY_FULL, 12)
OTHERS = Random(5).sample([entry for entry in ENTRIES if entry[0].placed < 11], 16)
KEYS = [
    Key(kind, level, blocks, number)
    for kind in Kind
    for level in LEVELS
    for blocks in (False, True)
    for number in (0, 123_456)
]
GOLDEN = {
    "gift-1-7": "a.3c/6.5./417./.fe. - cshf",
    "gift-3-7": "af../2.9./d8c7/3b.5 - cshf",
    "quarto-1-7": "..../6c48/...f/5... 2 cshf @c3",
    "safe-2-squares-7": "b3../52de/.7.1/.9f. 8 cshf+squares",
    "win-3-7": ".94a/..03/6.b./1e.d 5 cshf",
}
EACH = pytest.mark.parametrize("key", KEYS, ids=lambda key: key.name)


def answers(problem: Problem) -> list[Answer]:
    """Return every answer that somebody can give to a problem, whole."""
    position = problem.position
    match problem.kind:
        case Kind.QUARTO:
            lines = position.rules.lines
            cells = [Answer(cell) for cell in position.empty_cells]
            return [Answer(), *cells, *(Answer(cells=line.cells) for line in lines)]
        case Kind.GIFT:
            return [Answer(gift=gift) for gift in position.reserve]
        case _:
            return [
                Answer(cell, gift)
                for cell in position.empty_cells
                for gift in position.reserve
            ]


def worth(problem: Problem) -> dict[Answer, int]:
    """Return the score of every answer by plain minimax, for who gives it."""
    position = problem.position
    if problem.kind is Kind.GIFT:
        return {
            Answer(gift=gift): minimax.later(
                -max(minimax.scores(position.after(Give(gift))).values())
            )
            for gift in position.reserve
        }
    scores = minimax.scores(position)
    return {Answer(cell, gift): score for (cell, gift), score in scores.items()}


@pytest.mark.parametrize("entry", SAMPLE, ids=str)
def test_minimax_finds_the_same_answer(entry: tuple[Section, Entry]) -> None:
    """Of all answers this one alone holds, or wins, at the next turn of its own."""
    problem = problem_in(*entry)
    found = worth(problem)
    least = 1 if problem.kind is Kind.WIN else 0
    assert [one for one, score in found.items() if score >= least] == [problem.answer]
    score = found[problem.answer]
    if problem.kind is Kind.SAFE:
        assert score == 0
    if problem.kind is Kind.WIN:
        assert score == minimax.WIN - 2


@pytest.mark.parametrize("entry", OTHERS, ids=str)
def test_another_search_finds_the_same_answer(entry: tuple[Section, Entry]) -> None:
    """With more cells empty the textbook's alpha-beta says so too, of a disguise."""
    problem = disguised(problem_in(*entry), Chance(str(entry)))
    found = valued(problem, AlphaBeta(problem.position.rules))
    least = 1 if problem.kind is Kind.WIN else 0
    assert [one for one, value in found.items() if value >= least] == [problem.answer]
    if problem.kind is Kind.WIN:
        assert is_won_in_two(problem.position, problem.answer)


def test_wrong_entry_is_found() -> None:
    """The command's own proof tells a wrong answer from the right one."""
    section, entry = next(one for one in ENTRIES if one[0].kind is Kind.SAFE)
    assert faults({section: [entry]}) == []
    (fault,) = faults({section: [Entry(entry.number, entry.choice ^ 1)]})
    assert "right are" in fault


@EACH
def test_one_answer_alone_is_right(key: Key) -> None:
    """Of all that can be answered; the others are told why not, with a true line."""
    problem = problem_of(key)
    assert (problem.kind, problem.level) == (key.kind, key.level)
    right = [one for one in answers(problem) if judged(problem, one).is_right]
    assert right == [problem.answer]
    for one in answers(problem):
        found = judged(problem, one)
        if found.line is not None and not found.is_right:
            assert one.gift is not None
            after = problem.position
            if one.cell is not None:
                after = after.after(Place(one.cell)).lapsed()
            cells = winning_cells(after.after(Give(one.gift)))
            assert set(cells) & set(found.line.cells)


@pytest.mark.parametrize("blocks", [False, True])
@pytest.mark.parametrize("level", LEVELS)
def test_quarto_has_one_truth(level: int, blocks: bool) -> None:  # noqa: FBT001
    """A cell that completes something, or a line to call, or nothing; each occurs."""
    seen: Counter[str] = Counter()
    for number in range(60):
        problem = problem_of(Key(Kind.QUARTO, level, blocks, number))
        position = problem.position
        assert position.last is not None
        called = [
            Answer(cells=line.cells)
            for line in position.rules.lines
            if position.judge(line.cells) is Verdict.RIGHT
        ]
        placed = [
            Answer(cell)
            for cell in position.empty_cells
            if position.after(Place(cell)).winning_through(cell)
        ]
        assert [*called, *placed] in ([], [problem.answer])
        assert bool(called or placed) == (problem.answer != Answer())
        seen["call"] += len(called)
        seen["place"] += len(placed)
        seen["none"] += problem.answer == Answer()
    assert min(seen.values()) >= 4
    assert seen["none"] >= 12


@pytest.mark.parametrize("number", range(8))
def test_gift_made_in_the_page_is_proved(number: int) -> None:
    """All pieces but one complete a line at once, and that one does not lose."""
    rules = RULES[bool(number % 2)]
    problem = gift(f"test {number}", 1 + number % 2, rules)
    (safe,) = safe_gifts(problem.position)
    search = AlphaBeta(rules)
    assert search.value(problem.position.after(Give(safe))) < 1
    assert problem.answer == Answer(gift=safe)


def test_board_is_told_as_threats_tell_it() -> None:
    """The quick look at boards that are thrown away sees what the slow one sees."""
    for number in range(200):
        rules = RULES[bool(number % 2)]
        laid = some_laid(Chance(f"{number}"), 9)
        position = Position(rules)
        for cell, piece in laid.items():
            position = position.after(Give(piece)).after(Place(cell))
        values = waiting(laid, rules)
        full = [line for line in rules.lines if position.shared(line)]
        assert (values is None) == bool(full)
        if values is not None:
            safe = [p for p in position.reserve if not _has(p, values)]
            assert tuple(safe) == safe_gifts(position)


def _has(piece: int, values: int) -> bool:
    return any(
        values >> 2 * trait & 3 & (2 if piece & 8 >> trait else 1) for trait in range(4)
    )


def test_disguises_keep_the_truth_and_look_different() -> None:
    """Turned and renamed, looks and level stay, and hardly any two are alike."""
    section, entry = ENTRIES[100]
    problem = problem_in(section, entry)
    shown = set()
    for number in range(100):
        other = disguised(problem, Chance(f"{number}"))
        position = other.position
        pieces = [position.piece_at(cell) for cell in CELLS]
        on_board = [piece for piece in pieces if piece is not None]
        assert len(set(on_board)) == len(on_board) == problem.position.placed
        assert looks_of(other.kind, position) == problem.looks
        assert judged(other, other.answer).is_right
        shown.add(format_position(position))
    assert len(shown) > 95


def test_walk_meets_every_entry_before_one_comes_again() -> None:
    """Numbers that follow each other are different games, and then other pictures."""
    count = len(entries_of(Kind.WIN, HARD, blocks=False))
    positions = [
        problem_of(Key(Kind.WIN, HARD, number=number)).position
        for number in range(count + 1)
    ]
    games = [frames(position)[0] for position in positions]
    assert len(set(games[:-1])) == count
    assert games[0] == games[-1]
    assert positions[0] != positions[-1]


@EACH
def test_hints_never_lie(key: Key) -> None:
    """A line is one that matters, a cell the right one, a value that of the answer."""
    problem = problem_of(key)
    position, answer = problem.position, problem.answer
    told = hints_for(problem)
    assert 1 <= len(told) <= 3
    for hint in told:
        gaps = hint.said.gaps
        if hint.line is not None:
            assert gaps["line"] == format_line(hint.line)
        if "cell" in gaps:
            assert gaps["cell"] == format_cell(answer.cell or parse_cell("a1"))
            assert hint.cell == answer.cell
    match problem.kind:
        case Kind.QUARTO if answer == Answer():
            assert told[0].said.gaps["count"] == len(near_lines(position))
        case Kind.QUARTO:
            assert told[2 if answer.cells else 1].line == reason(problem).line
        case Kind.GIFT:
            values = told[-1].said.gaps["values"]
            gift = answer.gift
            assert gift is not None
            bits = (gift >> 3 & 1, gift >> 1 & 1)
            assert values == (f"value.0.{bits[0]}", f"value.2.{bits[1]}")
        case _:
            assert told[-1].cell == answer.cell


def test_dangers_told_are_dangers() -> None:
    """Each value that lines are said to wait for is fatal to give."""
    for number in range(20):
        problem = problem_of(Key(Kind.GIFT, HARD, number=number))
        for hint in hints_for(problem):
            if hint.said.key == "puzzle.hint_waiting":
                values = hint.said.gaps["values"]
                assert isinstance(values, tuple)
                safe = safe_gifts(problem.position)
                for one in values:
                    trait, value = one.split(".")[1:]
                    bit = 8 >> int(trait)
                    assert all((piece & bit > 0) != int(value) for piece in safe)


@pytest.mark.parametrize(
    ("kind", "answer"),
    [
        (Kind.QUARTO, Answer()),
        (Kind.QUARTO, Answer(cells=RULES[False].lines[0].cells[:3])),
        (Kind.GIFT, Answer()),
        (Kind.SAFE, Answer(cell=RULES[False].lines[0].cells[0])),
        (Kind.WIN, Answer(gift=PIECES[3])),
    ],
)
def test_half_an_answer_is_told_what_it_lacks(kind: Kind, answer: Answer) -> None:
    """It counts as no try."""
    lacks = lacking(problem_of(Key(kind, 1)), answer)
    assert lacks is not None
    assert lacks.key == f"puzzle.lacks_{kind}"


def test_levels_follow_from_what_there_is_to_see() -> None:
    """And every level of every kind is shipped or made."""
    for section, entries in sections().items():
        for entry in entries:
            problem = problem_in(section, entry)
            assert level_of(problem.kind, problem.looks) == section.level
    counts = Counter((s.kind, s.blocks, s.level) for s, _ in ENTRIES)
    assert min(counts.values()) >= 60
    assert len(ENTRIES) >= 500


def test_file_is_small_and_read_as_it_was_written() -> None:
    """What is shipped survives the way into bytes and back."""
    data = TARGET.read_bytes()
    assert TARGET.name == FILE
    assert len(data) <= LARGEST
    assert encode(decode(data)) == data
    numbers = [(one[0][:2], one[1].number) for one in ENTRIES]
    assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_name_always_means_the_same(name: str) -> None:
    """These names were given out: whoever changes chance or the file learns it here."""
    key = key_of(name)
    assert key is not None
    assert format_position(problem_of(key).position) == GOLDEN[name]


def test_lines_have_four_cells_and_rules_all_traits() -> None:
    """What the file leaves out is true of all that it holds."""
    assert CLASSIC.traits == RULES[True].traits
    assert {len(line.cells) for line in RULES[True].lines} == {LINE_LENGTH}
