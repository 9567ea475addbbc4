"""How the page begins: what was stored, what the address asks, what the browser says.

Nothing that comes from outside is trusted: the engine's parsers read it, and what they
refuse is told in words while the page goes on.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from quarto.app import clock, computer, embedding, visiting
from quarto.app.afterwards import Sharing
from quarto.app.asked import Asked, asked_of
from quarto.app.choice import LONGEST_TARGET, choice_of
from quarto.app.copies import restored
from quarto.app.model import Model
from quarto.app.parts import Assigned, Holding, Keeper, Kept, Turn
from quarto.app.places import PlaceName
from quarto.app.places.news import Did
from quarto.app.settings import (
    DEFAULT,
    Language,
    Settings,
    fields_of,
    member,
    with_fields,
)
from quarto.app.text import text
from quarto.app.update import settled
from quarto.app.vaulted import TakeOver
from quarto.engine.errors import NotationError
from quarto.engine.game import Game
from quarto.engine.match import Match, PlayerNumber

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from quarto.app.focus import Update
    from quarto.app.text import Text


@dataclass(frozen=True, slots=True)
class Found:
    """What the page finds when it opens.

    settings, game, choice: stored texts, or None. mirror: the game's other copy.
    query: the address's options, decoded.
    record, position: those in the address, or None. languages: the browser's, in order.
    keeps, mirrors: whether local storage works, and the database.
    is_elsewhere: another tab has the game. lot: who gives first in a fresh game.
    is_framed: whether the page stands in another one.
    page: its address without options; can_send: whether the device sends links.
    """

    settings: str | None = None
    game: str | None = None
    mirror: str | None = None
    choice: str | None = None
    query: Mapping[str, str] = field(default_factory=dict)
    record: str | None = None
    position: str | None = None
    languages: tuple[str, ...] = ()
    keeps: bool = True
    mirrors: bool = False
    is_elsewhere: bool = False
    lot: PlayerNumber = 0
    is_framed: bool = False
    page: str = ""
    can_send: bool = False

    @property
    def has_game(self) -> bool:
        """Whether the address holds a game."""
        return self.record is not None or self.position is not None

    @property
    def is_assigned(self) -> bool:
        """Whether the table is somebody else's: it is locked, or framed and set up.

        The visitor's own game is then neither shown nor touched.
        """
        asked = asked_of(self.query)
        says = asked.says_anything or self.has_game
        return bool(asked.locks) or (self.is_framed and says)

    @property
    def is_link(self) -> bool:
        """Whether the address brings a game that becomes the visitor's own."""
        return self.has_game and not self.is_assigned

    @property
    def is_first_visit(self) -> bool:
        """Whether nothing is known of whoever comes."""
        is_known = self.game or self.mirror or self.settings
        return not (is_known or self.has_game)


def opened(found: Found) -> Update:
    """Return the page as it opens, and what is to be done about it."""
    asked = asked_of(found.query)
    model, effects = _opened(found, asked)
    if asked.place is None:
        return model, effects
    there, more = visiting.visit(model, asked.place)
    if asked.place is PlaceName.PUZZLES and asked.puzzle is not None:
        # As if somebody had used a control that leads to it.
        opens = visiting.handled(there, Did("open", asked.puzzle))
        there = there if opens is None else opens[0]
    return there, (*visiting.quiet(effects), *more)


def _opened(found: Found, asked: Asked) -> Update:
    fresh = Model(
        settings=_settings(found, asked),
        players=asked.players,
        match=Match(found.lot, asked.target),
        game=Game.start(asked.rules),
        chosen=choice_of(found.choice),
        sharing=Sharing(found.page, found.can_send),
        broken=_broken(found),
    )
    if asked.faults:
        fresh = fresh.with_notice(_said_of(asked.faults))
    if found.is_assigned:
        return _assigned(fresh, found, asked)
    if not (fresh.keeps or asked.faults):
        fresh = fresh.with_notice(text("page.not_kept"))
    elif found.is_first_visit and not asked.faults:
        fresh = fresh.with_notice(text("notice.first"))
    stored, effects = restored(fresh, found.game, found.mirror)
    if found.is_elsewhere:
        return _elsewhere(stored, found)
    model = clock.opened(_linked(stored, found) if found.has_game else stored)
    # A game that has just been laid waits all the same, where it has a clock.
    stored = replace(stored, laid=model.laid)
    # A ticket above the stored one lets the computer begin where it must.
    after, more = settled(stored, replace(model, ticket=model.ticket + 1))
    return after, (*effects, *more, *computer.prepared(after))


def language_of(languages: Iterable[str]) -> Language:
    """Return the first language that the page speaks; French if it speaks none.

    >>> language_of(["de", "en-GB", "fr"])
    <Language.ENGLISH: 'en'>
    """
    for tag in languages:
        language = member(Language, tag.split("-")[0].lower())
        if language is not None:
            return language
    return Language.FRENCH


def _assigned(fresh: Model, found: Found, asked: Asked) -> Update:
    """Lay the table that the address sets, and tell the page around it."""
    model, effects = fresh, embedding.bad_options(asked.faults)
    if found.has_game:
        from quarto.app.imports import game_of, unreadable  # noqa: PLC0415

        try:
            game = game_of(found.record, found.position)
            match = embedding.match_for(game, fresh.mode, asked.target)
            model = replace(fresh, game=game, match=match)
        except NotationError as error:
            model = unreadable(fresh, error)
            effects = (*effects, embedding.fault(error))
    assigned = Assigned(model.game, model.match, asked.locks)
    model = clock.opened(replace(model, assigned=assigned))
    after, more = settled(model, replace(model, ticket=model.ticket + 1))
    more = (*more, *computer.prepared(after))
    return after, (*more, embedding.ready(after), *effects)


def _said_of(faults: tuple[str, ...]) -> Text:
    """Return what means nothing, and what a number of rounds may be if that is it."""
    options = ", ".join(faults)
    if any(one.startswith("rounds=") for one in faults):
        return text("address.bad_rounds", options=options, most=LONGEST_TARGET)
    return text("address.bad", options=options)


def _settings(found: Found, asked: Asked) -> Settings:
    """Return what the address asks for, else what was chosen, else what fits."""
    settings = with_fields(DEFAULT, {"language": language_of(found.languages)})
    settings = with_fields(settings, fields_of(found.settings))
    return with_fields(settings, asked.settings)


def _elsewhere(stored: Model, found: Found) -> Update:
    """Show the game as it was last known: the tab that has it goes on writing.

    Whoever opens a link is here, not there: the link is what he sees next.
    """
    still = clock.opened(replace(stored, holding=Holding.ELSEWHERE, notice=None))
    if not found.has_game:
        return still, ()
    linked = _linked(replace(still, game=Game.start(still.rules)), found)
    if linked.laid == still.laid:
        return replace(linked, game=still.game), ()
    brought = Kept(linked.game, linked.match, linked.players, Turn(), ())
    return replace(still, linked=brought), (TakeOver(),)


def _broken(found: Found) -> frozenset[Keeper]:
    """Return which keepers do not work here."""
    works = {Keeper.LOCAL: found.keeps, Keeper.MIRROR: found.mirrors}
    return frozenset(keeper for keeper, does in works.items() if not does)


def _linked(model: Model, found: Found) -> Model:
    # Only a link needs what reads it.
    from quarto.app.imports import game_of, offered, unreadable  # noqa: PLC0415

    try:
        game = game_of(found.record, found.position)
    except NotationError as error:
        return unreadable(model, error)
    asked = asked_of(found.query)
    match = Match(0, asked.target)
    return offered(model, Kept(game, match, asked.players, Turn(), ()))
