"""The score sheet for a wooden box: names, rounds, a clock of its own, a judge.

The rounds are a match like any other, without a game: who won is typed in. It is kept
on this device, unless somebody else has set the table.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar

from quarto.app.dialogs import ON
from quarto.app.effects import Download, Effect, Print, Recall, SetAside, Store
from quarto.app.locks import TRAIT_FIELDS
from quarto.app.messages import CellActivated, FieldChanged, PieceActivated, Ticked
from quarto.app.parts import Timer
from quarto.app.places import PlaceName, check
from quarto.app.places.check import Check, Step
from quarto.app.places.news import Did, Recalled
from quarto.app.places.turn import TurnClock, alarmed, ticked
from quarto.app.settings import member
from quarto.app.text import Text, Who, text
from quarto.engine.match import PLAYERS, Match, PlayerNumber, Round
from quarto.saves.fields import SaveError
from quarto.saves.sheets import SavedSheet, format_sheet, parse_sheet
from quarto.saves.tables import plain_name

if TYPE_CHECKING:
    from quarto.app.clock import ClockScene
    from quarto.app.focus import Update
    from quarto.app.messages import Message
    from quarto.app.model import Model
    from quarto.app.places.csv import Row

KEY, ASIDE_KEY = "quarto.sheet", "quarto.sheet-damaged"
FILE = "quarto-sheet.csv"
NAMES = {f"sheet-name-{number}": number for number in PLAYERS}
COUNTING = frozenset({*TRAIT_FIELDS, "squares"})


@dataclass(frozen=True, slots=True)
class Sheet:
    """The sheet as filled in.

    cleared: the rounds of a sheet that was begun anew, until the next is typed in.
    said: what was answered last, about rounds or time; verdict: about the position.
    The numbers grow, so that the same words are said again.
    """

    name: ClassVar[PlaceName] = PlaceName.SHEET
    names: tuple[str, str] = ("", "")
    match: Match = Match(lot=0)
    cleared: Match | None = None
    clock: TurnClock = field(default_factory=TurnClock)
    check: Check = field(default_factory=Check)
    said: tuple[Text, ...] = ()
    said_number: int = 0
    verdict: tuple[Text, ...] = ()
    verdict_number: int = 0

    @property
    def clock_scene(self) -> ClockScene:
        """The turn's clock as it is to be shown."""
        return self.clock.scene


def entered(_model: Model) -> tuple[Sheet, tuple[Effect, ...]]:
    """Return an empty sheet, until what is kept has been read."""
    return Sheet(), (Recall(KEY),)


def handled(model: Model, message: Message) -> Update:
    """Do what a message asks, and keep what has changed."""
    place = model.place
    assert isinstance(place, Sheet)
    if isinstance(message, Recalled):
        return _recalled(model, place, message)
    after, effects = _done(model, place, message)
    if _saved(after) != _saved(place) and model.assigned is None:
        effects = (*effects, Store(KEY, format_sheet(_saved(after))))
    return replace(model, place=after), effects


def _recalled(model: Model, place: Sheet, message: Recalled) -> Update:
    if message.key != KEY or message.text is None or model.assigned is not None:
        return model, ()
    try:
        saved = parse_sheet(message.text)
    except SaveError as error:
        said = _saying(place, text(f"kept.{error.reason}"))
        return replace(model, place=said), (SetAside(KEY, ASIDE_KEY),)
    clock = TurnClock(seconds=saved.seconds, timer=Timer(used=saved.used))
    known = replace(place, names=saved.names, match=saved.match, clock=clock)
    return replace(model, place=known), ()


def _done(
    model: Model, place: Sheet, message: Message
) -> tuple[Sheet, tuple[Effect, ...]]:
    match message:
        case Ticked(now):
            clock, said, effects = ticked(place.clock, now, model.settings)
            after = replace(place, clock=clock)
            return (after if said is None else _saying(after, said)), effects
        case Did("turn" | "stand"):
            clock = place.clock.fresh() if message.what == "turn" else place.clock.still
            return replace(place, clock=clock), alarmed(clock)
        case Did("print"):
            return place, (Print(),)
        case Did("csv"):
            return place, (Download(FILE, _table(place)),)
        case Did():
            return _typed(place, message), ()
        case FieldChanged(name, value):
            return _filled(place, name, value), ()
        case CellActivated(cell):
            return _checked(place, check.tapped(place.check, cell)), ()
        case PieceActivated(piece):
            return _checked(place, check.chosen(place.check, piece)), ()
        case _:
            return place, ()


def _typed(place: Sheet, did: Did) -> Sheet:
    """Return the sheet after one of its buttons was used."""
    match did.what, did.value:
        case "won", ("0" | "1") as number:
            return _with_round(place, PLAYERS[int(number)])
        case "drawn", _:
            return _with_round(place, None)
        case "undo", _:
            return _undone(place)
        case "anew", _ if place.match.rounds:
            fresh = replace(place, match=Match(place.match.lot), cleared=place.match)
            return _saying(fresh, text("sheet.cleared"))
        case "lot", ("0" | "1") as number:
            return replace(place, match=replace(place.match, lot=PLAYERS[int(number)]))
        case "step", value:
            step = member(Step, value) or place.check.step
            return _checked(place, replace(place.check, step=step, chosen=None))
        case "empty", _:
            old = place.check
            return _checked(place, Check(traits=old.traits, blocks=old.blocks))
        case "judge", _:
            said, times = check.judged(place.check), place.verdict_number + 1
            return replace(place, verdict=(said,), verdict_number=times)
        case _:
            return place


def _filled(place: Sheet, name: str, value: str) -> Sheet:
    if name in NAMES:
        first, second = place.names
        value = plain_name(value)
        names = (value, second) if NAMES[name] == 0 else (first, value)
        return replace(place, names=names)
    if name in COUNTING:
        return _checked(place, check.counting(place.check, name, is_on=value == ON))
    is_number = value.isdecimal() and len(value) < len("1000")
    if name == "sheet-seconds" and is_number:
        return replace(place, clock=place.clock.lasting(int(value)))
    return place


def _with_round(place: Sheet, winner: PlayerNumber | None) -> Sheet:
    match = place.match
    over = Round(match.first_giver, winner)
    after = replace(match, rounds=(*match.rounds, over))
    key = "sheet.drawn" if winner is None else "sheet.won"
    number = len(after.rounds)
    who = name_of(place, winner or 0)
    # In a sentence a name of another direction stays where it is.
    apart = replace(who, name=f"\u2068{who.name}\u2069") if who.name else who
    said = text(key, number=number, who=apart)
    return _saying(replace(place, match=after, cleared=None), said)


def _undone(place: Sheet) -> Sheet:
    """Take the last round back, or that the sheet was begun anew."""
    match = place.match
    if match.rounds:
        before = replace(match, rounds=match.rounds[:-1])
        said = text("sheet.undone", number=len(match.rounds))
        return _saying(replace(place, match=before), said)
    if place.cleared is not None:
        back = replace(place, match=place.cleared, cleared=None)
        return _saying(back, text("sheet.restored"))
    return _saying(place, text("sheet.nothing_to_undo"))


def name_of(place: Sheet, number: PlayerNumber) -> Who:
    """Return a player as sentences name him."""
    return Who(number, place.names[number].strip(), None)


def _table(place: Sheet) -> tuple[Row, ...]:
    """Return the sheet for spreadsheets: a line for each round, then the totals."""
    match = place.match
    # A name of somebody's own is written whole, as no sentence bears it.
    given = (name_of(place, number) for number in PLAYERS)
    first, second = (who.name or text("sheet.who", who=who) for who in given)
    names = (first, second)
    rounds = [
        (
            number,
            names[one.giver],
            text("sheet.nobody") if one.winner is None else names[one.winner],
            int(one.winner == 0),
            int(one.winner == 1),
        )
        for number, one in enumerate(match.rounds, start=1)
    ]
    head = (text("sheet.round"), text("sheet.gives"), text("sheet.winner"))
    total = (text("sheet.total"), "", "", *match.score)
    draws = (text("sheet.draws"), "", match.draws, "", "")
    return ((*head, first, second), *rounds, total, draws)


def _checked(place: Sheet, after: Check) -> Sheet:
    """Return the sheet with another position; what was said of the old one is gone."""
    return replace(place, check=after, verdict=())


def _saying(place: Sheet, said: Text) -> Sheet:
    return replace(place, said=(said,), said_number=place.said_number + 1)


def _saved(place: Sheet) -> SavedSheet:
    clock = place.clock
    return SavedSheet(place.names, place.match, clock.seconds, clock.kept)
