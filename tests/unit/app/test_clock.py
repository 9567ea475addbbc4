"""The clock runs where somebody can hurry, and nowhere else; nobody gains by tricks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quarto.ai.levels import Level
from quarto.app.clock import LONGEST_TICK, is_running, left, low
from quarto.app.effects import Alarm, Effect, Play, Store
from quarto.app.keeping import BOARD_KEY, GAME_KEY
from quarto.app.messages import FieldChanged, Hidden, LanguageChosen, LotDrawn, Ticked
from quarto.app.model import Model
from quarto.app.opening import Found, opened
from quarto.app.parts import Dialog, Player, Timer
from quarto.app.scene import scene_of
from quarto.app.settings import Language, Settings
from quarto.app.sounds import Sound
from quarto.engine.match import Match
from quarto.engine.record import parse_game
from quarto.locales import TEXTS
from quarto.views.clock import retimed
from quarto.views.page import page_tree
from quarto.views.patch import Renamed, Reworded, patches
from quarto.views.strings import Strings
from tests.support.table import Table

SOLO = (Player("Ana"), Player(level=Level.PLAYER))


class Watch:
    """A table with a clock, and a steady clock of its own that is always at hand."""

    def __init__(
        self, record: str = "cshf+clock60", model: Model | None = None
    ) -> None:
        """Sit down; the time is far from zero, as it is in a browser."""
        self.table = Table.with_record(record, model)
        self.now = 5000.0
        self.table.send(Ticked(self.now))

    def wait(self, seconds: float) -> Watch:
        """Let time pass, told at once, then every quarter of a second."""
        self.table.send(Ticked(self.now))
        for _ in range(round(seconds * 4)):
            self.now += 0.25
            self.table.send(Ticked(self.now))
        return self

    @property
    def model(self) -> Model:
        """The model of the moment."""
        return self.table.model

    @property
    def left(self) -> float:
        """Seconds left of the turn."""
        return left(self.model)

    def reopened(self) -> Watch:
        """Return the same table after the page was closed and opened again."""
        stored = kept(self.table.effects, GAME_KEY)
        after = Watch()
        model, effects = opened(Found(game=stored))
        after.table = Table(model)
        after.table.effects += effects
        # Another visit, another clock: it may well be behind the one before.
        after.now = 7.0
        after.table.send(Ticked(after.now))
        return after


def kept(effects: list[Effect], key: str) -> str:
    """Return what was stored last under a key."""
    stores = [e for e in effects if isinstance(e, Store) and e.key == key]
    return stores[-1].text


def alarms(table: Table) -> list[float | None]:
    """Return when the time was to be told."""
    return [effect.seconds for effect in table.effects if isinstance(effect, Alarm)]


# Turns ---------------------------------------------------------------------------


def test_time_covers_placing_and_giving() -> None:
    """One time for both; the next turn has a fresh one."""
    watch = Watch("cshf+clock60 0").wait(10)
    watch.table.cell("a1")
    watch.wait(10)
    assert watch.left == 40
    watch.table.give("1")
    assert watch.left == 60
    assert watch.wait(3).left == 57


def test_first_gift_has_its_time() -> None:
    """The clock runs from the moment a new game is on the table."""
    table = Table().act("new-game").send(FieldChanged("preset", "tournament"))
    table.act("start").send(LotDrawn(0), Ticked(1.0), Ticked(3.0))
    assert left(table.model) == 58


def test_round_is_lost_at_zero() -> None:
    """By whoever had the turn; what lay staged was never placed."""
    watch = Watch("cshf+clock10 0a1 1").wait(5)
    watch.table.cell("b2")
    assert watch.wait(5).table.record == "cshf+clock10 0a1 1 time"
    assert watch.model.shown_match.score == (0, 1)
    assert watch.table.scene.clock is None


def test_zero_may_only_warn() -> None:
    """As a house rule: the players are told, and the game goes on without a clock."""
    watch = Watch("cshf+clock10warn 0a1 1").wait(12)
    assert (watch.table.record, watch.table.notice) == (
        "cshf+clock10warn 0a1 1",
        "clock.out",
    )
    assert not is_running(watch.model)
    watch.table.cell("b2").give("2")
    assert watch.left == 10


def test_last_window_has_a_fresh_time() -> None:
    """After the sixteenth placement and "no call" the opponent has all of his."""
    steps = "0a1 1c1 2d2 3b2 4c2 5a2 6b1 7d1 8a3 9d3 ab3 bc3 cd4 db4 ea4 fc4"
    watch = Watch(f"cshf+clock60 {steps}").wait(20)
    assert watch.left == 40
    watch.table.act("pass")
    assert watch.left == 60
    assert watch.wait(2).left == 58


# Where it stands -------------------------------------------------------------------


@pytest.mark.parametrize("action", ["new-game", "rules", "settings", "keys", "rounds"])
def test_dialogs_do_not_stop_it(action: str) -> None:
    """Nobody gains time by opening something, the menu neither."""
    watch = Watch("cshf+clock60 0")
    watch.table.act("menu", action)
    assert watch.wait(4).left == 56


def test_question_stops_it_until_it_is_answered() -> None:
    """The opponent answers in his own time."""
    watch = Watch("cshf+clock60 0").wait(2)
    watch.table.act("offer-draw")
    assert watch.wait(30).left == 58
    watch.table.act("decline")
    assert watch.wait(1).left == 57


def test_four_shown_cells_stop_it() -> None:
    """Showing takes time, confirming takes none."""
    watch = Watch("cshf+clock60 0a1 1b2 2c3 3d4")
    watch.table.act("call").cell("a1", "b2", "c3")
    assert watch.wait(3).left == 57
    watch.table.cell("d4")
    assert watch.wait(30).left == 57
    watch.table.cell("d4")
    assert watch.wait(1).left == 56


def test_computer_is_not_timed() -> None:
    """While it acts the clock stands, and the person's turn begins afresh."""
    watch = Watch("cshf+clock60 0a1 1", Model(players=SOLO, match=Match(lot=1)))
    watch.wait(3).table.cell("b2").give("2")
    assert watch.model.is_computer_turn
    assert watch.wait(30).left == 60


def test_hidden_page_stops_it_for_one_player() -> None:
    """Alone nobody can see the board; with two at the table somebody may."""
    alone = Watch("cshf+clock60", Model(players=SOLO))
    alone.table.send(Hidden(is_hidden=True))
    assert alone.wait(30).left == 60
    alone.table.send(Hidden(is_hidden=False))
    assert alone.wait(2).left == 58
    two = Watch("cshf+clock60")
    two.table.send(Hidden(is_hidden=True))
    assert two.wait(3).left == 57


def test_lesson_stops_it() -> None:
    """The board of the game is not to be seen; it comes back with its time."""
    watch = Watch("cshf+clock60 0").wait(5)
    watch.table.act("lesson")
    assert watch.wait(30).table.scene.clock is None
    watch.table.act("leave-lesson")
    assert watch.wait(1).left == 54


# A pause -----------------------------------------------------------------------------


def test_pause_covers_the_board() -> None:
    """No piece is drawn, none is said, and nothing can be done."""
    watch = Watch("cshf+clock60 0a1 1").wait(2)
    watch.table.cell("b2").act("pause")
    scene = watch.table.scene
    assert (scene.dialog, scene.hand, scene.is_staging) == (Dialog.PAUSE, None, False)
    assert {cell.piece for cell in scene.cells} == {None}
    assert not any(place.is_free for place in scene.places)
    assert watch.wait(60).left == 58
    watch.table.give("2")
    assert watch.table.record == "cshf+clock60 0a1 1"


def test_going_on_ends_a_pause() -> None:
    """Everything lies there as before, and the clock runs."""
    watch = Watch("cshf+clock60 0a1 1")
    before = replace(watch.table.cell("b2").scene, clock=None)
    watch.table.act("pause", "close")
    assert replace(watch.table.scene, clock=None) == before
    assert watch.wait(1).left == 59


def test_dialog_over_a_pause_does_not_end_it() -> None:
    """A new game that is not started leads back to the pause."""
    watch = Watch("cshf+clock60 0")
    watch.table.act("pause", "new-game")
    dialogs = [watch.table.scene.dialog]
    dialogs.append(watch.table.act("close").scene.dialog)
    assert dialogs == [Dialog.NEW_GAME, Dialog.PAUSE]


def test_only_a_clock_can_be_paused() -> None:
    """Without one the page says so."""
    assert Table().act("pause").notice == "refuse.no_clock"


# Neither cheating nor punishing -------------------------------------------------------


def test_reload_keeps_the_time_used() -> None:
    """Leaving the page stores it; it waits, covered, until somebody goes on."""
    watch = Watch("cshf+clock60 0a1 1").wait(13.5)
    watch.table.send(Hidden(is_hidden=True))
    again = watch.reopened()
    assert (again.left, again.table.scene.dialog) == (46.5, Dialog.PAUSE)
    assert again.wait(100).left == 46.5
    again.table.act("close")
    assert again.wait(1).left == 45.5


def test_crash_gives_back_seconds_at_most() -> None:
    """The time used is stored now and then, even if nobody leaves the page."""
    watch = Watch("cshf+clock60 0a1 1").wait(29)
    assert 31 <= watch.reopened().left <= 36


def test_first_picture_of_a_next_visit_shows_no_board() -> None:
    """What is drawn before Python is there is covered, too; after the end it is not."""
    watch = Watch("cshf+clock60 0a1 1")
    watch.table.cell("b2")
    assert kept(watch.table.effects, BOARD_KEY) == "..../..../..../.... -"
    watch.table.act("resign", "confirm")
    assert kept(watch.table.effects, BOARD_KEY) == "..../..../..../0... 1"


def test_sleep_does_not_punish() -> None:
    """What lies between two ticks of an hour was no thinking time."""
    watch = Watch("cshf+clock60 0").wait(5)
    watch.now += 3600
    watch.table.send(Ticked(watch.now))
    assert watch.left == 55 - LONGEST_TICK


def test_time_that_goes_back_changes_nothing() -> None:
    """A clock that is set back gives no time."""
    watch = Watch("cshf+clock60 0").wait(5)
    watch.table.send(Ticked(12.0), Ticked(13.0))
    assert watch.left == 54


def test_language_change_leaves_the_time() -> None:
    """It is the same turn in another language."""
    watch = Watch("cshf+clock60 0").wait(5)
    watch.table.send(LanguageChosen(Language.ENGLISH))
    assert watch.wait(1).left == 54


def test_nothing_is_taken_back() -> None:
    """But what is only staged may be moved."""
    watch = Watch("cshf+clock60 0a1 1")
    watch.table.act("undo")
    assert (watch.table.record, watch.table.notice) == (
        "cshf+clock60 0a1 1",
        "refuse.no_undo_with_clock",
    )
    assert watch.table.cell("b2").act("undo").model.turn.staged is None


def test_link_with_a_clock_waits_for_somebody() -> None:
    """A game that an address brings is covered until its players are there."""
    model, _ = opened(Found(record="cshf+clock60 0a1 1"))
    assert (scene_of(model).dialog, left(model)) == (Dialog.PAUSE, 60)


# Warnings and ticks ------------------------------------------------------------


def test_warnings_are_few_and_grow() -> None:
    """At ten seconds politely, at five at once; each sounds, if sounds are on."""
    model = Model(settings=Settings(sound=True))
    watch = Watch("cshf+clock60 0", model)
    watch.table.effects.clear()
    watch.wait(49.75)
    number = watch.model.spoken_number
    assert (low(watch.model), watch.model.notice) == (None, None)
    watch.wait(0.25)
    assert [said.key for said in watch.model.spoken] == ["clock.left"]
    assert watch.model.spoken[0].gaps == {"count": 10}
    assert watch.model.notice is None
    watch.wait(5)
    number_heard = watch.model.spoken_number
    assert (low(watch.model), watch.table.notice) == (5, "clock.left")
    assert number_heard == number + 1
    sounds = [effect for effect in watch.table.effects if isinstance(effect, Play)]
    assert sounds == [Play(Sound.LOW)] * 2


def test_short_turn_is_warned_later() -> None:
    """Of ten seconds, ten are no few."""
    watch = Watch("cshf+clock10 0")
    assert low(watch.model) is None
    assert low(watch.wait(5).model) == 5


def test_ticks_come_once_a_second() -> None:
    """At the start at once, then when the figure changes; none where it stands."""
    table = Table.with_record("cshf+clock60 0")
    assert alarms(table) == [0.0]
    table.send(Ticked(10.0), Ticked(10.75))
    assert alarms(table)[1:] == [pytest.approx(1.02), pytest.approx(0.27)]
    table.act("offer-draw")
    assert alarms(table)[-1] is None


def test_without_a_clock_time_is_nothing() -> None:
    """A tick changes nothing at all."""
    table = Table.with_record("cshf 0")
    model = table.model
    table.send(Ticked(1.0), Ticked(100.0))
    assert table.model is model
    assert alarms(table) == []


def test_tick_patches_the_figures_alone() -> None:
    """Of the whole page only the clock's text is set."""
    watch = Watch("cshf+clock60 0")
    strings = Strings(TEXTS["en"])
    before = page_tree(watch.table.scene, strings, "1")
    scene = watch.wait(1).table.scene
    after = retimed(before, scene.clock, strings)
    (patch,) = patches(before, after)
    assert isinstance(patch, Reworded)
    assert patch.text == "0:59"
    assert after == page_tree(scene, strings, "1")


def test_low_time_is_marked_without_colour() -> None:
    """An attribute says so, and the style sheets go by it."""
    watch = Watch("cshf+clock60 0").wait(48)
    strings = Strings(TEXTS["fr"])
    before = page_tree(watch.table.scene, strings, "1")
    after = retimed(before, watch.wait(4).table.scene.clock, strings)
    assert Renamed in {type(patch) for patch in patches(before, after)}


def test_time_left_can_be_heard() -> None:
    """Whoever asks is told, as often as he asks."""
    watch = Watch("cshf+clock60 0").wait(12)
    watch.table.act("hear-time")
    assert watch.model.heard[0].gaps == {"count": 48}
    assert Table().act("hear-time").model.heard[0].key == "refuse.no_clock"


def test_end_by_time_is_seen_under_a_dialog() -> None:
    """What lies over the table goes, but for a new game that is being filled in."""
    for action, dialog in (("settings", None), ("new-game", Dialog.NEW_GAME)):
        watch = Watch("cshf+clock10 0")
        watch.table.act(action)
        assert watch.wait(11).model.dialog is dialog
        assert watch.model.game == parse_game("cshf+clock10 0 time")


def test_next_round_has_a_fresh_time() -> None:
    """And a pause does not outlive its round."""
    watch = Watch("cshf+clock10 0").wait(11)
    watch.table.act("next-round")
    assert watch.model.timer == Timer(used=0.0, since=None)
    assert watch.wait(2).left == 8
