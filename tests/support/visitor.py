"""A visitor: uses an open page by the names that the page promises, and reads it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from quarto.engine.lines import ALL_LINES
from quarto.engine.notation import format_cell
from quarto.engine.record import format_line

if TYPE_CHECKING:
    from playwright.sync_api import Page

CELLS = {format_line(line): line.cells for line in ALL_LINES}
STEP = re.compile(r"[?!][a-d][1-4]-[a-d][1-4]|[a-d][1-4]|-")
BOARD = """() => Object.fromEntries(
    [...document.querySelectorAll("[data-cell]")]
        .filter(cell => cell.dataset.holds)
        .map(cell => [cell.dataset.cell, cell.dataset.holds]))"""


class Visitor:
    """Somebody who plays on a page, by mouse or by touch."""

    def __init__(self, page: Page, *, touches: bool = False) -> None:
        """Sit down at an open page."""
        self.page = page
        self._touches = touches

    def use(self, selector: str) -> None:
        """Click or tap an element."""
        element = self.page.locator(selector)
        if self._touches:
            element.tap()
        else:
            element.click()

    def act(self, action: str) -> None:
        """Use a control of the table."""
        self.use(f'#page [data-action="{action}"]')

    def cell(self, name: str) -> None:
        """Use a cell."""
        self.use(f'[data-cell="{name}"]')

    def piece(self, name: str) -> None:
        """Use a place of the reserve."""
        self.use(f'[data-piece="{name}"]')

    def give(self, piece: str) -> None:
        """Choose a piece and give it."""
        self.piece(piece)
        self.act("give")

    def show(self, line: str) -> None:
        """Press QUARTO! and show a line, last cell first."""
        self.act("call")
        for cell in reversed(CELLS[line]):
            self.cell(format_cell(cell))
        self.act("show")

    def play(self, steps: str) -> None:
        """Play the steps of a record, without its rules."""
        for step in steps.split():
            self.give(step[0])
            for part in STEP.findall(step[1:]):
                if part[0] in "?!":
                    self.show(part[1:])
                elif part == "-":
                    self.act("pass")
                else:
                    self.cell(part)

    @property
    def prompt(self) -> str:
        """What the page asks for."""
        return self.page.inner_text("[data-prompt]")

    @property
    def notice(self) -> str:
        """What the page tells."""
        return self.page.inner_text(".notice").strip()

    @property
    def board(self) -> dict[str, str]:
        """The pieces on the board, staged ones too, by cell."""
        pieces: dict[str, str] = self.page.evaluate(BOARD)
        return pieces

    @property
    def hand(self) -> str | None:
        """The piece in hand."""
        return self.page.get_attribute("[data-hand]", "data-hand")

    @property
    def outcome(self) -> tuple[str | None, str | None]:
        """How the game ended, and which seat won."""
        box = self.page.locator("[data-outcome]")
        return box.get_attribute("data-outcome"), box.get_attribute("data-winner")
