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
from quarto.app.model import Player
from quarto.app.places import PlaceName
from quarto.app.places.news import Did, Recalled
from quarto.app.places.pairs import RESULT_FIELD, over_at, pair_of, rows
from quarto.app.text import Text, text
from quarto.engine.game import Game
from quarto.engine.league import FEWEST, MOST, League, Pair, Result
from quarto.engine.match import Match, PlayerNumber
from quarto.saves.fields import SaveError
from quarto.saves.leagues import SavedLeague, format_league, parse_league
from quarto.saves.schema import LONGEST_NAME

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
            after = _typed(place, message)
            # Table and games come above what was used, or go from there.
            is_other = after.league.names != place.league.names
            return _after(model, after, *((Focus("place", ""),) if is_other else ()))
        case FieldChanged(name, value):
            return _after(model, _filled(place, name, value))
        case _:
            return model, ()


def _after(model: Model, after: ClassTable, *effects: Effect) -> Update:
    """Return the page with another table, which is kept where anything is."""
    before = model.place
    assert isinstance(before, ClassTable)
    was, now = (SavedLeague(one.league, one.playing) for one in (before, after))
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
    lines = (line.strip()[:LONGEST_NAME] for line in place.written.splitlines())
    names = tuple(line for line in lines if line)
    if not FEWEST <= len(names) <= MOST:
        return _saying(place, text("class.how_many", count=len(names)))
    old = place.league
    if len(names) != len(old.names) and old.results:
        return _saying(place, text("class.has_results"))
    league = League(names, old.results if len(names) == len(old.names) else ())
    return _saying(_with(place, league), text("class.named", count=len(names)))


def _imported(place: ClassTable, value: str) -> ClassTable:
    try:
        saved = parse_league(value)
    except SaveError as error:
        return _saying(place, text(f"file.{error.reason}", field=error.field))
    after = replace(_with(place, saved.league), cleared=place.league)
    return _saying(after, text("class.imported", count=len(saved.league.names)))


def _played(model: Model, place: ClassTable, value: str) -> Update:
    """Let a pair sit down at the table: a fresh game, in the names of both."""
    pair = pair_of(value)
    names = place.league.names
    if pair is None or not 0 <= pair[0] < pair[1] < len(names):
        return model, ()
    if _is_busy(model):
        return replace(model, place=_saying(place, text("class.table_busy"))), ()
    there, effects = _after(model, replace(place, playing=pair))
    first, second = (Player(names[number]) for number in pair)
    # Who gives first follows from the two numbers: everybody does about as often.
    lot: PlayerNumber = 0 if sum(pair) % 2 else 1
    fresh = table.laid(replace(there, place=None), Game.start(model.rules))
    sat = replace(fresh, players=(first, second), match=Match(lot))
    after, more = moved_on(sat)
    return after, (*effects, *more)


def _is_busy(model: Model) -> bool:
    """Whether a game is under way at the table, or the table is not one's own."""
    there = model.aside or model
    is_running = bool(there.game.plies) and there.game.outcome is None
    return is_running or model.lesson is not None or model.assigned is not None


def _entered(model: Model, place: ClassTable) -> Update:
    """Enter the result of the table, and leave no trace of the two there."""
    over = place.over
    if over is None:
        return model, ()
    league = place.league.with_result(over.pair, over.winner)
    after, effects = _after(model, replace(_with(place, league), said=()))
    clean = table.laid(after, Game.start(model.rules))
    chosen = None if model.chosen is None else replace(model.chosen, names=("", ""))
    nobody = (Player(), Player())
    clean = replace(clean, players=nobody, match=Match(0), chosen=chosen)
    return clean, (*effects, Focus("place", ""))


def _with(place: ClassTable, league: League, playing: Pair | None = None) -> ClassTable:
    written = "\n".join(league.names)
    changed = replace(place, league=league, playing=playing, over=None)
    return replace(changed, written=written, cleared=None)


def _saying(place: ClassTable, said: Text) -> ClassTable:
    return replace(place, said=(said,), said_number=place.said_number + 1)
