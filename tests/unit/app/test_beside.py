"""A game beside the match is kept as long as it is played, wherever it was begun."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quarto.ai.levels import Level
from quarto.app.actions import Action
from quarto.app.effects import Store, Think
from quarto.app.keeping import BOARD_KEY, GAME_KEY, board_of, save_of
from quarto.app.messages import FieldChanged, Lost, LotDrawn, Returned
from quarto.app.model import Model
from quarto.app.opening import Found, opened
from quarto.app.parts import Holding, Player
from quarto.app.text import Who
from quarto.app.vaulted import Mirror
from quarto.engine.match import Match
from quarto.engine.record import format_game, parse_game
from quarto.locales import TEXTS
from quarto.locales.places import PLACES
from quarto.saves.schema import format_save, parse_save
from quarto.saves.tables import SavedPlayer
from quarto.views.page import page
from quarto.views.strings import Strings
from tests.support.table import Table

WON = "cshf 0a1 1b2 2c3 3d4!a1-d4"
MATCH = Model(players=(Player("Ana"), Player("Ben")), match=Match(1, 3))


def moved(table: Table, moment: int) -> Table:
    """Show a moment of the replay."""
    return table.send(FieldChanged("moment", str(moment)))


def played_on(record: str = WON, model: Model = MATCH, moment: int = 7) -> Table:
    """Play on from a moment of a game that is over."""
    return moved(Table.with_record(record, model).act("replay"), moment).act("play-on")


def tried_again() -> Table:
    """Try the same moment against the expert."""
    return moved(Table.with_record(WON, MATCH).act("replay"), 7).act("try-again")


def stored(table: Table) -> str:
    """Return the table as it was written last; both copies are the same."""
    texts = [e.text for e in table.effects if isinstance(e, Mirror)]
    local = [e.text for e in table.effects if e == Store(GAME_KEY, texts[-1])]
    assert local
    return texts[-1]


def reopened(table: Table) -> Table:
    """Open the page again, on what was written last."""
    model, effects = opened(Found(game=stored(table), mirrors=True))
    there = Table(model)
    there.effects += effects
    return there


def menu(table: Table, language: str = "en") -> str:
    """Return the menu as it is drawn."""
    strings = Strings({**TEXTS[language], **PLACES[language]})
    drawn = page(table.scene, strings, "1")
    return drawn[drawn.index("<nav") : drawn.index("</nav")]


def test_game_played_on_comes_back() -> None:
    """With what was staged; the match waits, and takes it from there at its end."""
    table = played_on().cell("d4").piece("f")
    there = reopened(table)
    assert format_game(there.model.game) == "cshf 0a1 1b2 2c3 3"
    assert (there.model.turn, there.model.players) == (table.model.turn, MATCH.players)
    assert there.notice == "notice.beside"
    there.show("a1", "b2", "c3", "d4")
    assert there.scene.result is not None
    assert not there.scene.result.counts
    there.act("give-back")
    assert (there.record, there.model.aside) == (WON, None)
    assert there.act("next-round").model.match.score == (0, 1)


def test_first_picture_is_that_of_the_game_that_comes_back() -> None:
    """Of the table, once the other game is over."""
    table = played_on().cell("d4").give("f")
    assert Store(BOARD_KEY, board_of(reopened(table).model)) in table.effects
    assert board_of(table.model).endswith(" f")
    table.act("resign", "confirm")
    assert board_of(table.model) == board_of(Table.with_record(WON).model)
    there = reopened(table)
    assert (there.record, there.model.aside) == (WON, None)


@pytest.mark.parametrize("how", ["resign", "give-back"])
def test_what_is_over_is_not_kept(how: str) -> None:
    """It counts nowhere: neither the table nor the library knows of it."""
    table = played_on().cell("d4").give("f").act(how)
    table = table.act("confirm") if how == "resign" else table
    assert parse_save(stored(table)).beside is None
    shelved = [e.entries for e in table.effects if isinstance(e, Mirror)]
    # The match's own game came there when it ended, not with this one.
    assert {one.record for entries in shelved for one in entries} <= {WON}


def test_what_is_only_looked_at_is_not_kept() -> None:
    """Neither a replay nor a branch writes anything."""
    table = Table.with_record(WON, MATCH).act("replay")
    table.effects.clear()
    moved(table, 4).act("what-if").give("f").act("leave-branch", "leave-replay")
    assert not [e for e in table.effects if isinstance(e, Store | Mirror)]


def test_trying_again_comes_back_to_its_replay() -> None:
    """Against the expert, who is asked at once where it is his turn."""
    table = tried_again()
    assert table.model.level is Level.EXPERT
    there = reopened(table)
    assert there.model.players == table.model.players
    assert "Back to the replay" in menu(there)
    there.act("give-back")
    assert there.model.replay is not None
    assert there.model.replay.moment == 7
    assert there.model.replay.games[-1] == parse_game(WON)
    assert there.act("leave-replay").record == WON
    turned = tried_again().cell("d4").give("f")
    asked = [e for e in reopened(turned).effects if isinstance(e, Think)]
    assert [one.level for one in asked] == [Level.EXPERT]


def test_replay_keeps_the_names_of_its_own_players() -> None:
    """Whoever sits at the table that it lies over."""
    save = parse_save(stored(tried_again()))
    assert save.beside is not None
    assert save.beside.back is not None
    others = (SavedPlayer("Zoé", None), SavedPlayer("Léo", None))
    back = replace(save.beside.back, players=others)
    text = format_save(replace(save, beside=replace(save.beside, back=back)))
    model, _ = opened(Found(game=text))
    table = Table(model).act("give-back")
    assert [seat.who.name for seat in table.scene.seats] == ["Zoé", "Léo"]
    # Their match it was not.
    assert [seat.score for seat in table.scene.seats] == [0, 0]
    assert table.scene.replay is not None
    assert table.scene.replay.sides.gaps["who"] == Who(0, "Zoé", None)
    table.act("leave-replay")
    assert [seat.who.name for seat in table.scene.seats] == ["Ana", "Ben"]
    assert [seat.score for seat in table.scene.seats] == [0, 1]


def test_menu_leads_back_while_it_is_played() -> None:
    """And only then; in both languages."""
    table = played_on()
    assert 'data-action="give-back"' in menu(table)
    assert "Retour à la rencontre" in menu(table, "fr")
    table.act("resign", "confirm")
    assert "give-back" not in menu(table)
    assert "give-back" not in menu(Table())
    assert table.act("give-back").record == WON


def test_lesson_in_between_changes_nothing() -> None:
    """The game is there again after it, and none comes to the library."""
    table = played_on().cell("d4").give("f")
    before = stored(table)
    table.effects.clear()
    table.act("lesson")
    assert table.act("give-back").notice == "refuse.lesson"
    assert "give-back" not in menu(table)
    table.act("leave-lesson")
    after, kept = (replace(parse_save(t), counter=0) for t in (before, stored(table)))
    assert after == kept
    assert not [e for e in table.effects if isinstance(e, Mirror) and e.entries]


def test_new_game_takes_the_place_of_both() -> None:
    """What was over is in the library already."""
    table = played_on().cell("d4").give("f")
    table.effects.clear()
    table.act("new-game", "start").send(LotDrawn(0))
    assert parse_save(stored(table)).beside is None
    assert reopened(table).record == "cshf"
    assert not [e for e in table.effects if isinstance(e, Mirror) and e.entries]


def test_other_tab_takes_it_over() -> None:
    """With the table under it; and whoever lost it shows it all the same."""
    table = played_on()
    there = reopened(table).cell("d4").give("f")
    table.send(Lost())
    assert (table.model.holding, table.record) == (
        Holding.ELSEWHERE,
        "cshf 0a1 1b2 2c3 3",
    )
    table.act("take-over").send(Returned(stored(there), stored(there)))
    assert table.record == "cshf 0a1 1b2 2c3 3d4 f"
    assert table.act("give-back").record == WON


def test_level_of_a_newer_version_is_left_alone() -> None:
    """Also where only the game beside it, or the way back from there, has one."""
    save = parse_save(stored(tried_again()))
    beside = save.beside
    assert beside is not None
    assert beside.back is not None
    oracle = (SavedPlayer("", None), SavedPlayer("", "oracle"))
    for other in (
        replace(beside, players=oracle),
        replace(beside, back=replace(beside.back, players=oracle)),
    ):
        text = format_save(replace(save, beside=other))
        model, effects = opened(Found(game=text, mirror=text))
        assert (model.holding, effects) == (Holding.NEWER, ())


def test_both_games_go_into_one_save() -> None:
    """The match's own is what its file, its links and the library know."""
    table = played_on().cell("d4").give("f")
    save = save_of(table.model)
    assert save.beside is not None
    assert (format_game(save.game), save.match) == (WON, MATCH.match)
    assert format_game(save.beside.game) == "cshf 0a1 1b2 2c3 3d4 f"
    assert (save.used, save.beside.lot, save.beside.back) == (0, 1, None)


def test_round_with_a_clock_is_kept_with_its_time() -> None:
    """And opens covered, as every game with a clock."""
    table = played_on("cshf+clock60 0a1 1b2 resigns", MATCH, 3)
    timed = replace(table.model, timer=replace(table.model.timer, used=12.0))
    save = save_of(timed)
    assert save.beside is not None
    assert (save.used, save.beside.used) == (0, 12.0)
    model, _ = opened(Found(game=format_save(save)))
    assert (model.timer.used, model.is_paused) == (12.0, True)
    assert Action.GIVE_BACK in menu(Table(model))
