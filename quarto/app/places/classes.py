"""A class's round robin: names, results typed or played here, the table, files.

At the table two of the class play like anybody; their result is entered here, and then
nothing of them is left there: one device serves pair after pair.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from quarto.app import table
from quarto.app.effects import Download, Effect, Focus, Print, Recall, SetAside, Store
from quarto.app.focus import moved_on
from quarto.app.messages import FieldChanged
from quarto.app.parts import Player
from quarto.app.places import PlaceName
from quarto.app.places.csv import MARK
from quarto.app.places.news import Did, Recalled
from quarto.app.places.pairs import RESULT_FIELD, over_at, pair_of, rows, without_pair
from quarto.app.places.roster import names_in
from quarto.app.text import Text, text
from quarto.engine.game import Game
from quarto.engine.league import FEWEST, MOST, League, Pair, Result
from quarto.engine.match import Match, PlayerNumber
from quarto.saves.fields import SaveError
from quarto.saves.leagues import SavedLeague, format_league, parse_league
from quarto.saves.schema import NAMELESS
from quarto.saves.tables import plain_name

if TYPE_CHECKING:
    from quarto.app.clock import ClockScene
    from quarto.app.focus import Update
    from quarto.app.messages import Message
    from quarto.app.model import Model

KEY, ASIDE_KEY = "quarto.class", "quarto.class-damaged"
CSV_FILE, JSON_FILE = "quarto-class.csv", "quarto-class.json"
NAMES_FIELD, FILE_FIELD = "class-names", "class-file"
DRAW = "draw"


@dataclass(frozen=True, slots=True)
class ClassTable:
    """The league and how far somebody is with it.

    playing: the pair at the table; over: how its game there has ended.
    written: the names as they stand in their field.
    cleared: what was there before it was cleared, until something else is entered.
    """

    name: ClassVar[PlaceName] = PlaceName.CLASS
    clock_scene: ClassVar[ClockScene | None] = None
    league: League = League()
    playing: Pair | None = None
    over: Result | None = None
    written: str = ""
    cleared: League | None = None
    said: tuple[Text, ...] = ()
    said_number: int = 0


def entered(_model: Model) -> tuple[ClassTable, tuple[Effect, ...]]:
    """Return an empty table, until what is kept has been read."""
    return ClassTable(), (Recall(KEY),)


def handled(model: Model, message: Message) -> Update:
    """Do what a message asks, and keep what has changed."""
    place = model.place
    assert isinstance(place, ClassTable)
    match message:
        case Recalled():
            return _recalled(model, place, message)
        case Did("play", value):
            return _played(model, place, value)
        case Did("enter"):
            return _entered(model, place)
        case Did("print"):
            return model, (Print(),)
        case Did("csv"):
            return model, (Download(CSV_FILE, rows(place.league)),)
        case Did("json"):
            file = format_league(SavedLeague(place.league))
            return model, (Download(JSON_FILE, file),)
        case Did():
            return _seen(model, place, _typed(place, message))
        case FieldChanged(name, value):
            return _seen(model, place, _filled(place, name, value))
        case _:
            return model, ()


def _seen(model: Model, before: ClassTable, after: ClassTable) -> Update:
    """Go where the change is to be seen."""
    effects: tuple[Effect, ...] = ()
    # Table and games come above what was used, or go from there.
    if after.league.names != before.league.names:
        effects = (Focus("place", ""),)
    elif after.written != before.written and after.said_number != before.said_number:
        # Names were read from a file; somebody is to look at them first.
        effects = (Focus("do", "names:"),)
    return _after(model, after, *effects)


def _after(model: Model, after: ClassTable, *effects: Effect) -> Update:
    """Return the page with another table, which is kept where anything is."""
    before = model.place
    assert isinstance(before, ClassTable)
    was, now = (SavedLeague(one.league, one.playing) for one in (before, after))
    if before.playing is not None and after.playing is None:
        # One device serves pair after pair: nothing of this one stays there.
        model = without_pair(model, before.league, before.playing)
    if was != now and model.assigned is None:
        effects = (*effects, Store(KEY, format_league(now)))
    return replace(model, place=after), effects


def _recalled(model: Model, place: ClassTable, message: Recalled) -> Update:
    if message.key != KEY or message.text is None or model.assigned is not None:
        return model, ()
    try:
        saved = parse_league(message.text)
    except SaveError as error:
        after = _saying(place, text(f"kept.{error.reason}"))
        return replace(model, place=after), (SetAside(KEY, ASIDE_KEY),)
    known = _with(place, saved.league, saved.playing)
    over = over_at(model, saved.league, saved.playing)
    return replace(model, place=replace(known, over=over)), ()


def _typed(place: ClassTable, did: Did) -> ClassTable:
    match did.what:
        case "names":
            return _named(place)
        case "clear" if place.league.names:
            empty = _saying(_with(place, League()), text("class.cleared"))
            return replace(empty, cleared=place.league)
        case "undo" if place.cleared is not None:
            return _saying(_with(place, place.cleared), text("class.restored"))
        case "stop":
            return replace(place, playing=None, over=None)
        case _:
            return place


def _filled(place: ClassTable, name: str, value: str) -> ClassTable:
    if name == NAMES_FIELD:
        return replace(place, written=value)
    if name == FILE_FIELD:
        return _imported(place, value)
    pair = pair_of(name.removeprefix(RESULT_FIELD))
    if pair is None or not name.startswith(RESULT_FIELD):
        return place
    winner = {"0": pair[0], "1": pair[1], DRAW: None}
    try:
        league = place.league.without(pair)
        if value in winner:
            league = league.with_result(pair, winner[value])
    except ValueError:
        return place
    if pair == place.playing:
        place = replace(place, playing=None, over=None)
    return replace(place, league=league, said=())


def _named(place: ClassTable) -> ClassTable:
    """Take the names as they are written, one a line; results go with their names."""
    lines = (" ".join(line.split()) for line in place.written.splitlines())
    names = tuple(filter(None, (plain_name(line).strip() for line in lines)))
    if not FEWEST <= len(names) <= MOST:
        return _saying(place, text("class.how_many", count=len(names)))
    old = place.league
    if len(names) != len(old.names) and old.results:
        return _saying(place, text("class.has_results"))
    league = League(names, old.results if len(names) == len(old.names) else ())
    return _saying(_with(place, league), text("class.named", count=len(names)))


def _imported(place: ClassTable, value: str) -> ClassTable:
    """Open a class that was saved here; fill in the names of any other table."""
    is_saved = value.lstrip(f"{MARK} \r\n\t")[:1] in {"", "{", "["}
    if not is_saved:
        return _read(place, names_in(value))
    try:
        saved = parse_league(value)
    except SaveError as error:
        return _saying(place, text(f"file.{error.reason}", field=error.field))
    after = replace(_with(place, saved.league), cleared=place.league)
    return _saying(after, text("class.imported", count=len(saved.league.names)))


def _read(place: ClassTable, names: tuple[str, ...]) -> ClassTable:
    """Fill in names that a file has; the class stays until they are used."""
    if not names:
        return _saying(place, text("class.no_names"))
    written = "\n".join(map(plain_name, names))
    said = text("class.names_read", count=len(names), fewest=FEWEST, most=MOST)
    return _saying(replace(place, written=written), said)


def _played(model: Model, place: ClassTable, value: str) -> Update:
    """Let a pair sit down at the table: a fresh game, in the names of both."""
    pair = pair_of(value)
    names = place.league.names
    if pair is None or not 0 <= pair[0] < pair[1] < len(names):
        return model, ()
    if _is_busy(model):
        busy = _saying(place, text("class.table_busy"))
        return replace(model, place=busy), (Focus("place", ""),)
    there, effects = _after(model, replace(place, playing=pair))
    first, second = (Player(names[number]) for number in pair)
    # Who gives first follows from the two numbers: everybody does about as often.
    lot: PlayerNumber = 0 if sum(pair) % 2 else 1
    fresh = table.laid(replace(there, place=None), Game.start(model.rules))
    seats = (first, second)
    sat = replace(fresh, players=seats, match=Match(lot), entry=NAMELESS)
    after, more = moved_on(sat)
    return after, (*effects, *more)


def _is_busy(model: Model) -> bool:
    """Whether a game is under way at the table, or the table is not one's own."""
    there = model.aside or model
    is_running = bool(there.game.plies) and there.game.outcome is None
    return is_running or model.lesson is not None or model.assigned is not None


def _entered(model: Model, place: ClassTable) -> Update:
    """Enter the result of the table."""
    over = place.over
    if over is None:
        return model, ()
    league = place.league.with_result(over.pair, over.winner)
    after, effects = _after(model, replace(_with(place, league), said=()))
    return after, (*effects, Focus("place", ""))


def _with(place: ClassTable, league: League, playing: Pair | None = None) -> ClassTable:
    written = "\n".join(league.names)
    changed = replace(place, league=league, playing=playing, over=None)
    return replace(changed, written=written, cleared=None)


def _saying(place: ClassTable, said: Text) -> ClassTable:
    return replace(place, said=(said,), said_number=place.said_number + 1)
