"""What the options of an address ask for, read one by one.

The same words are the attributes of an embedded game (`docs/embedding.md`). What means
nothing is left out and named as a fault, so that it can be told.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from quarto.ai.levels import Level
from quarto.app.choice import DEFAULT_LEVEL, target_of
from quarto.app.locks import Lock
from quarto.app.parts import Mode, Player
from quarto.app.places import PlaceName
from quarto.app.settings import Language, PieceSet, Theme, member
from quarto.engine.errors import NotationError
from quarto.engine.notation import parse_rules
from quarto.engine.rules import CLASSIC, Rules
from quarto.saves.tables import plain_name

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

T = TypeVar("T")
SWITCH = {"on": True, "off": False}
# Those that embed.js hands on; it adds "embed" where nobody asked for anything.
OPTIONS = frozenset(
    {"lang", "theme", "pieces", "coordinates", "hints", "mode", "level"}
    | {"rules", "rounds", "names", "lock", "embed", "projector", "place", "puzzle"}
)
# Of a value that means nothing, as much as is told.
LONGEST_FAULT = 24
# Digits of a number of rounds.
LONGEST_NUMBER = 2


@dataclass(frozen=True, slots=True)
class Asked:
    """What an address asks for.

    settings: those that it chooses, by their names. players, rules: of a fresh game.
    target: rounds to win in a fresh match, or None.
    place: where it leads, if not to the table. puzzle: the name of one, unread.
    says_anything: whether an option of the page is there at all.
    faults: options that mean nothing, as they were written.
    """

    settings: Mapping[str, object]
    players: tuple[Player, Player]
    rules: Rules
    target: int | None
    locks: frozenset[Lock]
    place: PlaceName | None
    puzzle: str | None
    says_anything: bool
    faults: tuple[str, ...]


def asked_of(query: Mapping[str, str]) -> Asked:
    """Read the options of an address; unknown ones belong to somebody else.

    >>> asked_of({"mode": "solo", "level": "god", "utm": "x"}).faults
    ('level=god',)
    """
    reader = _Reader(query)
    locks = reader.take("lock", _locks) or frozenset()
    if reader.take("hints", SWITCH.get) is False:
        locks |= {Lock.HINTS}
    return Asked(
        settings={
            "language": reader.take("lang", lambda t: member(Language, t.lower())),
            "theme": reader.take("theme", lambda t: member(Theme, t)),
            "pieces": reader.take("pieces", lambda t: member(PieceSet, t)),
            "coordinates": reader.take("coordinates", SWITCH.get),
            "projects": reader.take("projector", SWITCH.get),
        },
        players=_players(reader),
        rules=reader.take("rules", _rules) or CLASSIC,
        target=reader.take("rounds", _target),
        locks=locks,
        place=reader.take("place", lambda t: member(PlaceName, t)),
        puzzle=reader.take("puzzle", lambda t: t[:LONGEST_FAULT]),
        says_anything=any(option in OPTIONS for option in query),
        faults=tuple(reader.faults),
    )


class _Reader:
    """Takes options out of a query and notes the faults."""

    def __init__(self, query: Mapping[str, str]) -> None:
        self._query = query
        self.faults: list[str] = []

    def take(self, option: str, read: Callable[[str], T | None]) -> T | None:
        """Return an option's value; None where it is missing or means nothing."""
        text = self._query.get(option)
        if text is None:
            return None
        value = read(text.strip())
        if value is None:
            self.faults.append(f"{option}={text[:LONGEST_FAULT]}")
        return value


def _players(reader: _Reader) -> tuple[Player, Player]:
    mode = reader.take("mode", lambda text: member(Mode, text))
    level = reader.take("level", lambda text: member(Level, text))
    first, second = reader.take("names", _names) or ("", "")
    if mode is not Mode.SOLO:
        return Player(first), Player(second)
    # The computer bears no name of a person.
    return Player(first), Player(level=level or DEFAULT_LEVEL)


def _rules(text: str) -> Rules | None:
    try:
        return parse_rules(text)
    except NotationError:
        return None


def _target(text: str) -> int | None:
    is_number = text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER
    return target_of(int(text)) if is_number else None


def _names(text: str) -> tuple[str, str] | None:
    names = [plain_name(name.strip()) for name in text.split(",", 2)]
    match names:
        case [first]:
            return first, ""
        case [first, second]:
            return first, second
        case _:
            return None


def _locks(text: str) -> frozenset[Lock] | None:
    locks = [member(Lock, word.strip()) for word in text.split(",")]
    known = frozenset(lock for lock in locks if lock is not None)
    # With one unknown word nothing is locked: half of a lock would go unnoticed.
    return None if None in locks else known
