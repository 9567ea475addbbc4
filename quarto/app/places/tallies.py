"""Many games added up: small tables of numbers, each drawn, printed and handed out.

Only a game that is over counts, from the empty board on, and only as long as the
library keeps it: nothing here is stored, and nothing is known of a game under way.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from operator import add
from typing import TYPE_CHECKING

from quarto.ai.levels import Level
from quarto.app.facts import Deeds, facts_of, total
from quarto.app.settings import member
from quarto.app.text import Text, text
from quarto.engine.cells import CELLS
from quarto.engine.errors import NotationError
from quarto.engine.lines import LINE_LENGTH
from quarto.engine.notation import parse_rules
from quarto.engine.outcome import Termination

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from quarto.saves.library import Entry

    Games = Sequence["Counted"]

# Two people, where a level would stand.
TWO = "two"
PLAYER, COMPUTER = "player", "computer"
# How a game ended for the person against the computer, else for who gave first.
RESULTS = ("won", "drawn", "lost")
GIVERS = ("first", "drawn", "second")


@dataclass(frozen=True, slots=True)
class Counted:
    """A game that counts.

    level: the computer's, or None for two people. hero: the seat of the person against
    the computer, 0 for the one that gave first; always 0 for two people.
    result: 0 if the hero won, 1 for a draw, 2 if the other won.
    """

    date: str
    record: str
    level: Level | None
    hero: int
    result: int

    @property
    def against(self) -> str:
        """The computer's level, or that there were two people."""
        return TWO if self.level is None else self.level

    @property
    def rules(self) -> str:
        """The rules, as text."""
        return self.record.partition(" ")[0]


@dataclass(frozen=True, slots=True)
class Item:
    """A line of a table. name: for programs; label: for people; None: no number."""

    name: str
    label: Text
    figures: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """A table. drawn: as many of its columns, the first ones, are parts of a bar."""

    name: str
    columns: tuple[str, ...]
    drawn: int
    items: tuple[Item, ...]


def counted(entry: Entry) -> Counted | None:
    """Return a game of the library as it counts; None if it does not."""
    if entry.end in (None, Termination.ABANDONED) or entry.origin:
        return None
    levels = [player.level for player in entry.players]
    level = member(Level, levels[0] or levels[1])
    is_two = levels == [None, None]
    if not is_two and (level is None or None not in levels):
        return None
    if family_of(entry.rules) is None:
        return None
    hero = entry.lot if is_two else levels.index(None)
    result = 1 if entry.winner is None else 0 if entry.winner == hero else 2
    seat = 0 if hero == entry.lot else 1
    return Counted(entry.date, entry.record, level, seat, result)


@lru_cache(maxsize=256)
def family_of(rules: str) -> tuple[str, ...] | None:
    """Return what matters of rules, each by its name; None if they are none.

    >>> family_of("c+squares+auto"), family_of("cshf+strict")
    (('traits_1', 'squares', 'auto'), ('traits_4', 'strict'))
    """
    try:
        its = parse_rules(rules)
    except NotationError:
        return None
    variants = (("squares", its.blocks), ("auto", its.auto), ("strict", its.strict))
    names = (name for name, is_on in variants if is_on)
    return (f"traits_{len(its.traits)}", *names)


def tallies(games: Games) -> tuple[Tally, ...]:
    """Return all tables that have a line."""
    solo = [one for one in games if one.level is not None]
    two = [one for one in games if one.level is None]
    deeds = _deeds(solo, two)
    found = (
        _levels(solo),
        _families("rules", RESULTS, solo),
        _families("people", GIVERS, two),
        _lines(deeds),
        _gifts(deeds),
        _lengths(games),
    )
    return tuple(tally for tally in found if tally.items)


def text_of_family(family: tuple[str, ...]) -> Text:
    """Return rules in words."""
    return text("stats.family", values=tuple(f"stats.{name}" for name in family))


def _levels(games: Games) -> Tally:
    results = _results(games, lambda game: game.against)
    items = (
        Item(level, text(f"new.{level}"), results[level])
        for level in Level
        if level in results
    )
    return Tally("levels", RESULTS, len(RESULTS), tuple(items))


def _families(name: str, columns: tuple[str, ...], games: Games) -> Tally:
    results = _results(games, lambda game: game.rules)
    sums: dict[tuple[str, ...], tuple[int, ...]] = {}
    for rules, its in results.items():
        family = family_of(rules) or ()
        sums[family] = tuple(map(add, sums.get(family, (0, 0, 0)), its))
    # The most played first.
    ordered = sorted(sums.items(), key=lambda one: (-sum(one[1]), one[0]))
    items = (Item("-".join(one), text_of_family(one), its) for one, its in ordered)
    return Tally(name, columns, len(columns), tuple(items))


def _results(
    games: Games, group: Callable[[Counted], str]
) -> dict[str, tuple[int, ...]]:
    counts = Counter((group(game), game.result) for game in games)
    return {name: tuple(counts[name, its] for its in range(3)) for name, _ in counts}


def _lines(all_deeds: Mapping[str, Deeds]) -> Tally:
    columns = ("called", "stolen", "missed", "refused")
    items = tuple(
        Item(who, text(f"stats.{who}"), figures)
        for who, deeds in all_deeds.items()
        if any(figures := tuple(getattr(deeds, name) for name in columns))
    )
    return Tally("lines", columns, 3, items)


def _gifts(all_deeds: Mapping[str, Deeds]) -> Tally:
    items = tuple(
        Item(
            who,
            text(f"stats.{who}"),
            (deeds.safe, deeds.risky, deeds.forced, share(deeds)),
        )
        for who, deeds in all_deeds.items()
        if deeds.safe or deeds.risky or deeds.forced
    )
    return Tally("gifts", ("safe", "risky", "forced", "share"), 3, items)


def share(deeds: Deeds) -> int | None:
    """Return how many of a hundred gifts were safe, of those that could be either.

    >>> share(Deeds(safe=2, risky=1, forced=5)), share(Deeds(forced=1))
    (67, None)
    """
    either = deeds.safe + deeds.risky
    return round(100 * deeds.safe / either) if either else None


def _deeds(solo: Games, two: Games) -> Mapping[str, Deeds]:
    """Return what the player, the computer, and two people have done."""
    pairs = [(game.hero, facts_of(game.record).deeds) for game in solo]
    people = (facts_of(game.record).deeds for game in two)
    return {
        PLAYER: total(deeds[hero] for hero, deeds in pairs),
        COMPUTER: total(deeds[1 - hero] for hero, deeds in pairs),
        TWO: total(one for both in people for one in both),
    }


def _lengths(games: Games) -> Tally:
    counts = Counter(facts_of(game.record).placed for game in games)
    # Whoever resigns at once makes a game shorter than any line.
    numbers = range(min(counts, default=LINE_LENGTH), len(CELLS) + 1) if counts else ()
    items = (Item(str(n), text("stats.pieces", count=n), (counts[n],)) for n in numbers)
    return Tally("lengths", ("games",), 1, tuple(items))
