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
from quarto.app.choice import choice_of
from quarto.app.effects import SetAside
from quarto.app.keeping import ASIDE_KEY, GAME_KEY, seated
from quarto.app.model import (
    Assigned,
    Kept,
    Model,
    Player,
    Timer,
    Turn,
)
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
from quarto.engine.errors import NotationError
from quarto.engine.game import Game
from quarto.engine.match import Match, PlayerNumber
from quarto.saves.fields import SaveError
from quarto.saves.schema import parse_save

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from quarto.app.focus import Update
    from quarto.saves.schema import Save


@dataclass(frozen=True, slots=True)
class Found:
    """What the page finds when it opens.

    settings, game, choice: stored texts, or None.
    query: the address's options, decoded.
    record, position: those in the address, or None. languages: the browser's, in order.
    keeps: whether storage works. lot: who gives first in a fresh game.
    is_framed: whether the page stands in another one.
    page: its address without options; can_send: whether the device sends links.
    """

    settings: str | None = None
    game: str | None = None
    choice: str | None = None
    query: Mapping[str, str] = field(default_factory=dict)
    record: str | None = None
    position: str | None = None
    languages: tuple[str, ...] = ()
    keeps: bool = True
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
        return self.game is None and self.settings is None and not self.has_game


def opened(found: Found) -> Update:
    """Return the page as it opens, and what is to be done about it."""
    asked = asked_of(found.query)
    model, effects = _opened(found, asked)
    if asked.place is None:
        return model, effects
    there, more = visiting.visit(model, asked.place)
    return there, (*visiting.quiet(effects), *more)


def _opened(found: Found, asked: Asked) -> Update:
    fresh = Model(
        settings=_settings(found, asked),
        players=asked.players,
        match=Match(found.lot),
        game=Game.start(asked.rules),
        chosen=choice_of(found.choice),
        sharing=Sharing(found.page, found.can_send),
        keeps=found.keeps,
    )
    if asked.faults:
        faults = text("address.bad", options=", ".join(asked.faults))
        fresh = fresh.with_notice(faults)
    if found.is_assigned:
        return _assigned(fresh, found, asked)
    if not (found.keeps or asked.faults):
        fresh = fresh.with_notice(text("page.not_kept"))
    elif found.is_first_visit and not asked.faults:
        fresh = fresh.with_notice(text("notice.first"))
    stored, effects = _restored(fresh, found.game)
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
            match = embedding.match_for(game, fresh.mode)
            model = replace(fresh, game=game, match=match)
        except NotationError as error:
            model = unreadable(fresh, error)
            effects = (*effects, embedding.fault(error))
    assigned = Assigned(model.game, model.match, asked.locks)
    model = clock.opened(replace(model, assigned=assigned))
    after, more = settled(model, replace(model, ticket=model.ticket + 1))
    more = (*more, *computer.prepared(after))
    return after, (*more, embedding.ready(after), *effects)


def _settings(found: Found, asked: Asked) -> Settings:
    """Return what the address asks for, else what was chosen, else what fits."""
    settings = with_fields(DEFAULT, {"language": language_of(found.languages)})
    settings = with_fields(settings, fields_of(found.settings))
    return with_fields(settings, asked.settings)


def _restored(fresh: Model, stored: str | None) -> Update:
    if stored is None:
        return fresh, ()
    try:
        save = parse_save(stored)
        players = seated(save.players)
    except SaveError as error:
        notice = text(f"save.{error.reason}", field=error.field)
        return fresh.with_notice(notice), (SetAside(GAME_KEY, ASIDE_KEY),)
    return _with_table(fresh, save, players), ()


def _with_table(fresh: Model, save: Save, players: tuple[Player, Player]) -> Model:
    return replace(
        fresh,
        game=save.game,
        match=save.match,
        players=players,
        turn=Turn(staged=save.staged, chosen=save.chosen),
        timer=Timer(used=save.used),
        counter=save.counter,
    )


def _linked(model: Model, found: Found) -> Model:
    # Only a link needs what reads it.
    from quarto.app.imports import game_of, offered, unreadable  # noqa: PLC0415

    try:
        game = game_of(found.record, found.position)
    except NotationError as error:
        return unreadable(model, error)
    players = asked_of(found.query).players
    return offered(model, Kept(game, Match(0), players, Turn(), ()))
