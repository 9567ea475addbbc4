"""Storage that fails or lies at every step of a game, under a page that is killed.

A scripted game is played on a device whose keepers both work. From each step that
writes it is gone through again: one keeper or both refuse, lose, tear or delay what
they are given, for that step or from then on; the page is killed at once, or two steps
later. What the next page makes of it is compared with the states there have been.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

import pytest

from quarto.app.holding import strip
from quarto.app.keeping import GAME_KEY, save_of
from quarto.app.messages import CellActivated, LotDrawn, PieceActivated
from quarto.app.model import Model
from quarto.app.parts import Keeper
from quarto.engine.cells import CELLS
from quarto.engine.pieces import PIECES
from quarto.engine.record import format_game
from quarto.saves.library import parse_entry
from quarto.saves.schema import format_save
from tests.support.device import Device, Fault, Faults, Visit
from tests.support.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from quarto.app.messages import Message

# How much is played on before the page is killed.
MORE = 2
PAIRS = [pair for pair in product((None, *Fault), repeat=2) if any(pair)]


@dataclass(frozen=True)
class Step:
    """A message of the script, what it met, and the save that it led to."""

    message: Message
    model: Model
    device: Device
    text: str
    ended: str | None


class Script(Table):
    """A table whose messages go through a visit, each of them a step."""

    def __init__(self) -> None:
        """Open the page on an empty device."""
        self.visit = Visit(Device())
        self.steps: list[Step] = []
        super().__init__(self.visit.model)

    def send(self, *messages: Message) -> Script:
        """Note each step."""
        for message in messages:
            before, device = self.visit.model, self.visit.device.copied()
            self.visit.send(message)
            self.model = self.visit.model
            text = format_save(save_of(self.model))
            new = [*self.visit.device.games.values()][len(device.games) :]
            ended = parse_entry(new[0]).record if new else None
            self.steps.append(Step(message, before, device, text, ended))
        return self


@cache
def script() -> tuple[Step, ...]:
    """Play: a wrong call, a right one, a second round, and one that is put away.

    The second is over when it is played on from a moment of it, and gone back to.
    """
    table = Script()
    table.give("0").cell("a1").give("9").cell("b2").show("a1", "b2", "c3", "d4")
    table.give("1").cell("c3", "b1").give("2").cell("c3").give("3").cell("d4")
    table.show("a1", "b2", "c3", "d4").act("next-round")
    table.give("4").cell("a2").give("5").act("resign", "confirm", "replay", "back")
    table.act("play-on").cell("b2").give("8").act("give-back", "next-round")
    table.give("6").cell("a3").give("7").act("new-game", "start").send(LotDrawn(1))
    table.give("8").cell("a4")
    return tuple(table.steps)


@dataclass(frozen=True)
class Case:
    """A page that is about to be killed.

    before: number of the last step that was kept before there were faults.
    first, last: those from which, and up to which, there were faults.
    end: that of the last step of all. now: the faults that it met.
    """

    before: int
    first: int
    last: int
    end: int
    now: Faults
    visit: Visit


@cache
def writing() -> tuple[int, ...]:
    """Return the steps that change the save."""
    texts = ["", *(step.text for step in script())]
    return tuple(i for i, step in enumerate(script()) if step.text != texts[i])


@cache
def numbers() -> dict[str, int]:
    """Return each save, and the step that made it; -1: there was none yet."""
    fresh = {format_save(save_of(Model())): -1}
    return fresh | {script()[i].text: i for i in writing()}


def cases(faults: Faults) -> Iterator[Case]:
    """Play with faults at each step, killed at once; or two later, if they are alike.

    Two keepers that fail in different ways do so in one step: more tells nothing new.
    """
    for at, first in enumerate(writing()):
        step, before = script()[first], (-1, *writing())[at]
        once = Visit.at(step.model, step.device)
        once.device.faults = faults
        once.send(step.message)
        yield Case(before, first, first, first, faults, once)
        end = writing()[at : at + 1 + MORE][-1]
        if end == first or len({*faults.values()}) > 1:
            continue
        for now, last in (({}, first), (faults, end)):
            visit = Visit.at(once.model, once.device)
            visit.device.faults = now
            for later in script()[first + 1 : end + 1]:
                visit.send(later.message)
            yield Case(before, first, last, end, now, visit)


def check_table(case: Case, copies: list[str], after: Visit) -> None:
    """See the last state where a keeper was honest; none from before the faults.

    What is torn is told and set aside unchanged.
    """
    number = numbers()[format_save(save_of(after.model))]
    whole = [text for text in copies if text in numbers()]
    damaged = [text for text in copies if text not in numbers()]
    if len(case.now) < len(Keeper):
        assert number == case.end
    elif whole:
        assert case.before <= number <= case.end
    else:
        assert number == -1
    told = None if after.model.notice is None else after.model.notice.key
    usual = None if after.model.aside is None else "notice.beside"
    expected = "save.other" if whole else "save.damaged"
    assert told == (expected if damaged else usual)
    assert [text for text in after.device.aside if text in copies] == damaged


def check_told(case: Case) -> None:
    """See a line as long as what was refused has not been written since."""
    device = case.visit.device
    count = bool(device.refused) + device.has_failed
    assert strip(case.visit.model) == ("", "one_copy", "no_copy")[count]


def check_library(case: Case, faults: Faults, after: Visit) -> None:
    """See each game that is over, or was put away, once.

    It can be missing only where the table is from before; or where the database has
    told that it wrote the game and did not, and it does not lie on the table any more,
    or another one was written over it since.
    """
    shown = numbers()[format_save(save_of(after.model))]
    on_table = format_game(after.model.game)
    games = Counter(parse_entry(text).record for text in after.device.games.values())
    is_lying = faults.get(Keeper.MIRROR) is Fault.LOST
    for number, step in enumerate(script()):
        if step.ended is None:
            continue
        is_gone = is_lying and case.first <= number <= case.last
        may_miss = number > shown or (is_gone and on_table != step.ended)
        assert games[step.ended] == 1 or (may_miss and games[step.ended] == 0)


def check_next(after: Visit) -> None:
    """Play on: both copies are kept again, alike, and what was there stays."""
    games, aside = after.device.games.copy(), after.device.aside.copy()
    for message in (PieceActivated(PIECES[15]), CellActivated(CELLS[15])):
        after.send(message)
    text = format_save(save_of(after.model))
    assert (after.device.texts[GAME_KEY], after.device.mirror) == (text, text)
    again = Visit(after.device.killed())
    assert format_save(save_of(again.model)) == text
    assert again.device.aside == aside
    assert again.device.games == games


def test_script_has_all_that_may_be_lost() -> None:
    """Games that are over, called and resigned, and one that is put away."""
    ended = [step.ended for step in script() if step.ended is not None]
    assert any(step.model.aside is not None for step in script())
    assert ended == [
        "cshf 0a1 9b2?a1-d4 1b1 2c3 3d4!a1-d4",
        "cshf 4a2 5 resigns",
        "cshf 6a3 7",
    ]


@pytest.mark.parametrize(("local", "mirror"), PAIRS)
def test_game_outlives_its_storage(local: Fault | None, mirror: Fault | None) -> None:
    """Whatever the keepers did: no state that never was, nothing lost in silence."""
    kinds = {Keeper.LOCAL: local, Keeper.MIRROR: mirror}
    faults = {keeper: fault for keeper, fault in kinds.items() if fault is not None}
    for case in cases(faults):
        check_told(case)
        device = case.visit.device.killed()
        copies = [device.texts.get(GAME_KEY), device.mirror]
        after = Visit(device)
        check_table(case, [text for text in copies if text is not None], after)
        check_library(case, faults, after)
        if case.now:
            check_next(after)
