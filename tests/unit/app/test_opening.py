"""How the page begins, whatever it finds."""

import pytest

from quarto.ai.levels import Level
from quarto.app.effects import SetAside, Store, Think
from quarto.app.keeping import (
    ASIDE_KEY,
    BOARD_KEY,
    GAME_KEY,
    board_of,
    save_of,
)
from quarto.app.model import Model
from quarto.app.opening import Found, opened
from quarto.app.parts import Dialog, Mode, Player
from quarto.app.settings import Language, Theme
from quarto.app.text import text
from quarto.app.vaulted import Mirror
from quarto.engine.match import Match, Round
from quarto.engine.record import format_game
from quarto.saves.schema import format_save
from tests.support.table import Table


def saved(table: Table) -> str:
    """Return what a table stores."""
    return format_save(save_of(table.model))


def test_first_visit_can_play_at_once() -> None:
    """Two people, the classic rules, the lot as it was drawn."""
    model, effects = opened(Found(lot=1, languages=("en-GB",)))
    assert (model.mode, model.actor, format_game(model.game)) == (Mode.TWO, 1, "cshf")
    assert model.settings.language is Language.ENGLISH
    assert effects == ()


def test_browser_that_keeps_nothing_is_told_at_once() -> None:
    """Where it is seen; but what is wrong with the address comes first."""
    model, _ = opened(Found(keeps=False))
    assert model.notice == text("page.not_kept")
    model, _ = opened(Found(keeps=False, query={"rules": "?"}))
    assert model.notice is not None
    assert model.notice.key == "address.bad"


def test_running_game_comes_back_whole() -> None:
    """Game, names, level, score, what is staged and chosen: all that was shown."""
    players = (Player("Zoé"), Player("Bruno"))
    model = Model(
        players=players, match=Match(lot=1, rounds=(Round(1, 0), Round(0, None)))
    )
    table = Table.with_record("cs+squares 0a1 5b2 2", model).cell("c3").piece("f")
    back, _ = opened(Found(game=saved(table)))
    assert (back.game, back.players, back.match, back.turn, back.counter) == (
        table.model.game,
        table.model.players,
        table.model.match,
        table.model.turn,
        table.model.counter,
    )


def test_computer_goes_on_after_a_reload() -> None:
    """Where it was its turn, it is asked again."""
    players = (Player(), Player(level=Level.PLAYER))
    table = Table.with_record("cshf 0", Model(players=players))
    model, effects = opened(Found(game=saved(table)))
    think = Think(model.ticket, model.game, Level.PLAYER)
    assert [one for one in effects if not isinstance(one, Mirror)] == [think]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("{", "save.damaged"),
        ("{}", "save.not_ours"),
        (saved(Table()).replace('"counter": 0', '"counter": 5'), "save.damaged"),
    ],
)
def test_damaged_save_is_set_aside(text: str, key: str) -> None:
    """The page says so and works; the text is moved, not thrown away."""
    model, effects = opened(Found(game=text))
    assert model.notice is not None
    assert (model.notice.key, effects) == (key, (SetAside(GAME_KEY, ASIDE_KEY),))
    assert format_game(model.game) == "cshf"


@pytest.mark.parametrize(
    ("query", "settings", "languages", "language"),
    [
        ({"lang": "en"}, '{"language": "fr"}', ("fr",), Language.ENGLISH),
        ({"lang": "EN"}, None, (), Language.ENGLISH),
        ({}, '{"language": "en"}', ("fr",), Language.ENGLISH),
        ({"lang": "xx"}, "{", ("de", "en"), Language.ENGLISH),
        ({}, '{"language": 7}', (), Language.FRENCH),
        ({}, "[]", ("nl",), Language.FRENCH),
    ],
)
def test_language_is_found_in_order(
    query: dict[str, str],
    settings: str | None,
    languages: tuple[str, ...],
    language: Language,
) -> None:
    """Address, then choice, then browser, then French."""
    model, _ = opened(Found(query=query, settings=settings, languages=languages))
    assert model.settings.language is language


def test_address_chooses_theme_mode_and_level() -> None:
    """The words are the same as for embedding."""
    query = {"theme": "dark", "mode": "solo", "level": "player"}
    model, _ = opened(Found(query=query))
    assert model.settings.theme is Theme.DARK
    assert (model.mode, model.level) == (Mode.SOLO, Level.PLAYER)


def test_record_in_the_address_is_put_on_the_table() -> None:
    """And kept at once, for a reload no longer has the address."""
    model, effects = opened(Found(record="cs 0a1 5"))
    assert format_game(model.game) == "cs 0a1 5"
    keys = [effect.key for effect in effects if isinstance(effect, Store)]
    assert keys == [GAME_KEY, BOARD_KEY]


def test_record_never_replaces_a_running_game_unasked() -> None:
    """The question lies over the table."""
    table = Table.with_record("cshf 0")
    model, _ = opened(Found(game=saved(table), record="cs 5"))
    assert (format_game(model.game), model.dialog) == ("cshf 0", Dialog.LINK)


def test_bad_record_is_told_with_its_column() -> None:
    """The reason is the engine's."""
    model, _ = opened(Found(record="cshf 0a1 0"))
    assert model.notice is not None
    assert (model.notice.key, dict(model.notice.gaps)) == (
        "link.bad",
        {"column": 10, "why": "why.piece_gone"},
    )


def test_board_for_the_first_picture() -> None:
    """Four rows and the piece in hand."""
    table = Table.with_record("cshf 0a1 f")
    assert board_of(table.model) == "..../..../..../0... f"


def test_position_in_the_address_is_played_on_from() -> None:
    """With the players that the address names, and kept with where it began."""
    found = Found(position="..../..../..../0... 1 cs", query={"mode": "solo"})
    model, _ = opened(found)
    assert (model.mode, model.game.plies) == (Mode.SOLO, ())
    assert model.game.position.hand == 1
    again, _ = opened(Found(game=format_save(save_of(model))))
    assert again.game == model.game
