"""Reading a text from left to right, always able to say at which column.

Letter case of ASCII letters is ignored and nothing else: other alphabets have digits
and letters of their own, which are errors here and never turned into ours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from quarto.engine.cells import Cell, cell_at
from quarto.engine.errors import IllegalReason, NotationError, NotationReason
from quarto.engine.pieces import Piece

if TYPE_CHECKING:
    from quarto.engine.position import Verdict

HEX = "0123456789abcdef"
COLUMNS = "abcd"
ROWS = "1234"
# Longer than any record with the blanks that people add; stops a giant paste at once.
LONGEST = 4000
_LOWER = {upper: upper + 32 for upper in range(ord("A"), ord("Z") + 1)}


class Scanner:
    """A text and how far it has been read."""

    def __init__(self, text: str) -> None:
        """Start at the first token."""
        self.text = text
        self.at = 0
        if len(text) > LONGEST:
            self.fail(NotationReason.TOO_LONG, LONGEST)
        self._lower = text.translate(_LOWER)
        self.skip_blanks()
        if self.is_at_end:
            self.fail(NotationReason.EMPTY)

    @property
    def is_at_end(self) -> bool:
        """Whether everything has been read."""
        return self.at >= len(self.text)

    @property
    def is_at_blank(self) -> bool:
        """Whether the token has ended: a blank or the end of the text is next."""
        return self.is_at_end or self.text[self.at].isspace()

    def fail(
        self,
        reason: NotationReason,
        at: int | None = None,
        illegal: IllegalReason | Verdict | None = None,
    ) -> NoReturn:
        """Raise the error for a place, by default the one reached."""
        column = (self.at if at is None else at) + 1
        raise NotationError(self.text, column, reason, illegal)

    def skip_blanks(self) -> None:
        """Go on to the next token."""
        while not self.is_at_end and self.text[self.at].isspace():
            self.at += 1

    def next_token(self) -> None:
        """Go on to a token that must be there."""
        self.skip_blanks()
        if self.is_at_end:
            self.fail(NotationReason.MISSING)

    def finish(self) -> None:
        """Accept nothing but blanks up to the end."""
        self.skip_blanks()
        if not self.is_at_end:
            self.fail(NotationReason.TRAILING)

    def peek(self) -> str:
        """Return the next character in lower case, empty at the end."""
        return self._lower[self.at : self.at + 1]

    def take(self, character: str) -> bool:
        """Read one given character if it is next."""
        found = self.peek() == character
        self.at += found
        return found

    def word(self, stops: str = "") -> str:
        """Return, without reading, what is next up to a blank or a stop."""
        end = self.at
        while end < len(self.text):
            character = self._lower[end]
            if character.isspace() or character in stops:
                break
            end += 1
        return self._lower[self.at : end]

    def piece(self, reason: NotationReason = NotationReason.PIECE) -> Piece:
        """Read a piece."""
        return Piece(self._digit(HEX, reason))

    def cell(self, reason: NotationReason = NotationReason.CELL) -> Cell:
        """Read a cell."""
        start = self.at
        if len(self.word()) < len("a1"):
            self.fail(reason, start)
        column = self._digit(COLUMNS, reason)
        return cell_at(column, self._digit(ROWS, reason))

    def _digit(self, digits: str, reason: NotationReason) -> int:
        character = self.peek()
        if not character or character not in digits:
            self.fail(reason)
        self.at += 1
        return digits.index(character)
