"""New games, rounds, resigning, and what lies over the table."""

from dataclasses import replace

import pytest

from quarto.ai.levels import Level
from quarto.app.effects import DrawLot, Erase, Store
from quarto.app.messages import FieldChanged, KeyPressed, LanguageChosen, LotDrawn
from quarto.app.model import Model
from quarto.app.parts import Dialog, Kept, Mode, Player, Turn
from quarto.app.settings import Language, Motion, Overlay, PieceSet, Theme
from quarto.engine.match import Match
from quarto.engine.pieces import Trait
from quarto.engine.record import parse_game
from quarto.engine.rules import Rules
from tests.support.table import Table


def filled(table: Table, **fields: str) -> Table:
    """Fill in fields of the open dialog."""
    return table.send(
        *(FieldChanged(name.replace("_", "-"), value) for name, value in fields.items())
    )


def test_new_game_is_what_was_filled_in() -> None:
    """Names, level and rules go from the dialog to the table."""
    table = Table().act("new-game")
    filled(
        table,
        mode="solo",
        level="player",
        name_0=" Ana ",
        trait_fill="",
        trait_height="",
        squares="on",
        auto="on",
        strict="on",
    )
    table.act("start").send(LotDrawn(1))
    model = table.model
    assert model.rules == Rules(
        traits=(Trait.COLOR, Trait.SHAPE), blocks=True, auto=True, strict=True
    )
    assert model.players == (Player("Ana"), Player(level=Level.PLAYER))
    assert (model.match, model.dialog) == (Match(lot=1), None)


def test_lot_is_drawn_and_told() -> None:
    """Chance says who gives first, and the page says so."""
    table = Table().act("new-game", "start")
    assert DrawLot() in table.effects
    table.send(LotDrawn(1))
    assert (table.notice, table.model.actor) == ("notice.lot", 1)


def test_game_without_traits_does_not_start() -> None:
    """The dialog stays open and says why."""
    table = Table().act("new-game")
    filled(table, trait_color="", trait_shape="", trait_height="", trait_fill="")
    table.act("start")
    assert table.model.draft is not None
    assert table.model.draft.error is not None
    assert (table.model.dialog, table.effects) == (Dialog.NEW_GAME, [])


def test_dialog_is_filled_in_like_the_last_game() -> None:
    """Names and rules need not be entered again."""
    model = Model(players=(Player("Ana"), Player("Bruno")))
    table = Table.with_record("c+squares 0", model).act("new-game")
    draft = table.model.draft
    assert draft is not None
    assert (draft.names, draft.traits, draft.blocks, draft.mode) == (
        ("Ana", "Bruno"),
        frozenset({Trait.COLOR}),
        True,
        Mode.TWO,
    )


def test_closing_the_dialog_leaves_the_game() -> None:
    """A new game begins only when it is started."""
    table = Table.with_record("cshf 0").act("new-game", "close")
    assert (table.record, table.model.dialog, table.model.draft) == (
        "cshf 0",
        None,
        None,
    )


def test_unknown_fields_change_nothing() -> None:
    """A field or value that the page does not have is ignored."""
    table = Table().act("new-game")
    before = table.model
    filled(table, level="chess", nonsense="on", theme="pink", language="la")
    assert table.model == before


def test_next_round_alternates_the_first_gift() -> None:
    """The loser of the lot gives first in round 2; the score is kept."""
    table = Table.with_record("cshf 0 resigns")
    assert table.model.shown_match.score == (1, 0)
    table.act("next-round")
    assert (table.record, table.model.actor, table.notice) == (
        "cshf",
        1,
        "notice.alternates",
    )
    assert [seat.score for seat in table.scene.seats] == [1, 0]


def test_next_round_waits_for_the_end_of_this_one() -> None:
    """A running round is not thrown away."""
    table = Table.with_record("cshf 0").act("next-round")
    assert (table.record, table.notice) == ("cshf 0", "refuse.round_running")


def test_resigning_is_confirmed() -> None:
    """One more question, then the other wins."""
    table = Table.with_record("cshf 0").act("resign")
    assert (table.record, table.model.dialog) == ("cshf 0", Dialog.RESIGN)
    assert table.act("confirm").record == "cshf 0 resigns"


def test_link_is_opened_only_when_confirmed() -> None:
    """The game under way stays until somebody says yes."""
    before = replace(
        Table.with_record("cshf 0").model,
        linked=Kept(parse_game("cs 5"), Match(0), (Player(), Player()), Turn(), ()),
        dialog=Dialog.LINK,
    )
    assert Table(before).act("close").record == "cshf 0"
    assert Table(before).act("confirm").record == "cs 5"


def test_language_and_theme_are_chosen_and_kept() -> None:
    """Both are stored at once."""
    table = Table().send(
        LanguageChosen(Language.ENGLISH), FieldChanged("theme", "dark")
    )
    assert table.model.settings.language is Language.ENGLISH
    assert table.model.settings.theme is Theme.DARK
    assert len(table.effects) == 2


def test_escape_closes_menu_and_call() -> None:
    """What lies open closes, one thing at a time."""
    table = Table.with_record("cshf 0a1 1").act("call", "menu")
    table.send(KeyPressed("Escape"))
    assert (table.model.is_menu_open, table.model.turn.pointed) == (False, ())
    table.send(KeyPressed("Escape"))
    assert table.model.turn.pointed is None


def test_erasing_is_confirmed() -> None:
    """One more question, then everything stored is forgotten."""
    table = Table().act("settings", "erase")
    assert (table.model.dialog, table.effects) == (Dialog.ERASE, [])
    assert Erase() in table.act("confirm").effects


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("pieces", "plan", PieceSet.PLAN),
        ("overlay", "bits", Overlay.BITS),
        ("motion", "none", Motion.NONE),
        ("coordinates", "", False),
        ("sound", "on", True),
        ("confirms_gift", "", False),
        ("has_letter_keys", "", False),
        ("projects", "on", True),
    ],
)
def test_settings_are_changed_and_stored(name: str, value: str, wanted: object) -> None:
    """Each at once, without a button to save."""
    table = Table().send(FieldChanged(name, value))
    assert getattr(table.model.settings, name) == wanted
    assert [effect.key for effect in table.effects if isinstance(effect, Store)] == [
        "quarto.settings"
    ]
