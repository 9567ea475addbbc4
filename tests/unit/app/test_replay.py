"""The replay: its moments, branches that return, and games played on from there."""

from __future__ import annotations

from itertools import pairwise

import pytest

from quarto.ai.levels import Level
from quarto.app.actions import Action, Grid
from quarto.app.afterwards import STEPS
from quarto.app.effects import Focus, Reveal, Think
from quarto.app.messages import FieldChanged, KeyPressed
from quarto.app.model import Model
from quarto.app.motions import slides
from quarto.app.parts import Player
from quarto.app.vaulted import Mirror
from quarto.engine.match import Match
from quarto.engine.notation import parse_position
from quarto.engine.record import format_plies, parse_game
from quarto.locales import TEXTS as START
from quarto.locales.places import PLACES
from quarto.views.page import page
from quarto.views.strings import Strings
from tests.support.table import Table

TEXTS = {name: {**START[name], **PLACES[name]} for name in START}
WON = "cshf 0a1 1b2 2c3 3d4!a1-d4"
# The line a1-d4 is completed, and nobody calls it.
MISSED = "cshf 0a1 1b2 2c3 3d4 8a2 9c1 resigns"


def replayed(record: str, model: Model | None = None) -> Table:
    """Look at a game that is over."""
    return Table.with_record(record, model).act("replay")


def go(table: Table, moment: int) -> Table:
    """Show a moment, as the slider and the list do."""
    return table.send(FieldChanged("moment", str(moment)))


def moment(table: Table) -> int:
    """Return the moment shown."""
    assert table.model.replay is not None
    return table.model.replay.moment


def notations(table: Table) -> list[str]:
    """Return the list of moves in notation."""
    assert table.scene.replay is not None
    return [entry.notation for entry in table.scene.replay.entries]


@pytest.mark.parametrize(
    ("record", "moves"),
    [
        (WON, "0 a1 1 b2 2 c3 3 d4 !a1-d4"),
        ("cshf 0a1 1?a1-d1 resigns", "0 a1 1 ?a1-d1 resigns"),
        ("cshf 0 draw", "0 draw"),
        ("cshf+clock60 0 time", "0 time"),
    ],
)
def test_every_ply_is_a_moment(record: str, moves: str) -> None:
    """The list begins with the start, and its notation is that of the record."""
    assert notations(replayed(record)) == ["", *moves.split()]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_list_is_said_in_words(language: str) -> None:
    """Each entry is a sentence that says who did what."""
    strings = Strings(TEXTS[language])
    for record in (WON, "cshf 0a1 1?a1b1c1c2 resigns"):
        scene = replayed(record).scene.replay
        assert scene is not None
        assert all(strings.say(entry.words) for entry in scene.entries)
        assert "7" not in strings.say(scene.entries[0].words)


def test_replay_begins_at_the_end_and_is_walked_through() -> None:
    """Buttons, keys of the list and of the board, the slider; never past the ends."""
    table = replayed(WON)
    assert moment(table) == 9
    assert moment(table.act("back", "back")) == 7
    assert moment(table.act("forward")) == 8
    table.send(KeyPressed("ArrowLeft", Grid.BOARD), KeyPressed("ArrowUp", Grid.MOMENTS))
    assert moment(table) == 6
    table.send(KeyPressed("Home", Grid.MOMENTS), KeyPressed("ArrowLeft", Grid.MOMENTS))
    assert moment(table) == 0
    assert moment(table.send(KeyPressed("End", Grid.BOARD))) == 9
    assert moment(go(table, 3)) == 3
    assert moment(table.send(FieldChanged("moment", "-1"))) == 3
    assert moment(go(table, 4000)) == 3


def test_keys_elsewhere_are_not_taken() -> None:
    """In the reserve and outside the arrows lead to no other moment."""
    table = replayed(WON).send(
        KeyPressed("ArrowLeft", Grid.RESERVE),
        KeyPressed("ArrowLeft"),
        KeyPressed("ArrowLeft", Grid.BOARD, is_control=True),
    )
    assert moment(table) == 9


def test_board_and_reserve_are_those_of_the_moment() -> None:
    """A gift lies in hand, and nothing that came later is there."""
    table = go(replayed(WON), 3)
    scene = table.scene
    assert (scene.hand, scene.hand_giver) == (1, table.model.who(1))
    assert [one.cell for one in scene.cells if one.piece is not None] == [0]
    assert sum(one.is_free for one in scene.places) == 14
    assert scene.clock is None


def test_moment_is_said_politely_and_seen_in_the_list() -> None:
    """Stepping says the sentence, and scrolls the list."""
    table = replayed(WON)
    table.effects.clear()
    number = table.model.spoken_number
    table.act("first")
    assert [text.key for text in table.model.spoken] == ["replay.start"]
    assert table.model.spoken_number == number + 1
    assert table.effects == [Reveal("moment", "0")]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_only_the_line_that_ended_the_game_is_marked(language: str) -> None:
    """A line that nobody called is marked at no moment."""
    for record, last in ((MISSED, None), (WON, "rising")):
        table = replayed(record)
        assert {cell.won for cell in table.scene.cells} == {None, last}
        for number in range(moment(table)):
            go(table, number)
            assert {cell.won for cell in table.scene.cells} == {None}
            html = page(table.scene, Strings(TEXTS[language]), "1")
            assert "data-line" not in html
            assert "A1–D4" not in html or last


def test_running_game_has_no_replay() -> None:
    """It comes after the end."""
    table = Table.with_record("cshf 0a1 1").act("replay")
    assert (table.model.replay, table.notice) == (None, "refuse.replay_later")


def test_table_of_a_moment_cannot_be_played_on() -> None:
    """Cells and pieces answer why not; the game stays as it was."""
    table = go(replayed(WON), 3)
    for attempt in (table.cell("a2"), table.piece("5"), table.act("call")):
        assert attempt.notice == "refuse.replay"
    assert table.act("resign").notice == "refuse.replay"
    assert table.record == WON


def test_branch_is_played_by_hand_and_returns() -> None:
    """Both sides, with staging, giving and calling; one button leads back."""
    table = go(replayed(WON), 7).act("what-if")
    table.cell("a2").give("8").cell("d4").give("5")
    replay = table.model.replay
    assert replay is not None
    assert replay.branch is not None
    assert format_plies(replay.branch.game) == "cshf 0a1 1b2 2c3 3a2 8d4 5"
    assert table.record == WON
    assert moment(table.act("leave-branch")) == 7
    assert table.scene.replay is not None
    assert not table.scene.replay.is_branch
    assert table.effects[-2:] == [Focus("moments", ""), Reveal("moment", "7")]


def test_branch_can_be_called_in() -> None:
    """A call in a branch is right or wrong like any other, and ends the branch."""
    table = go(replayed(MISSED), 8).act("what-if").show("a1", "b2", "c3", "d4")
    assert table.scene.result is not None
    assert table.scene.result.termination == "called"
    assert table.model.shown_match == Match(0).after(parse_game(MISSED).outcome)  # type: ignore[arg-type]  # it is over
    assert table.act("leave-branch").scene.result is None


@pytest.mark.parametrize("rules", ["cshf", "cshf+clock60"])
def test_branch_takes_back_without_asking(rules: str) -> None:
    """Against the computer too, and where a clock ran: it is one person's hand."""
    players = (Player("Ana"), Player(level=Level.PLAYER))
    table = replayed(f"{rules} 0a1 1b2 resigns", Model(players=players))
    go(table, 3).act("what-if").cell("c1").give("7")
    assert table.model.request is None
    table.act("undo")
    replay = table.model.replay
    assert replay is not None
    assert replay.branch is not None
    assert replay.branch.turn.staged == 2
    assert not [effect for effect in table.effects if isinstance(effect, Think)]


def test_branch_begins_at_no_end() -> None:
    """Where the game is over there is nothing to be played."""
    table = replayed(WON).act("what-if")
    assert table.notice == "refuse.over_there"
    assert table.act("play-on").notice == "refuse.over_there"


def test_game_played_on_counts_nowhere() -> None:
    """Same players, the match as it was; at its end the match is gone back to."""
    table = go(replayed(WON), 7)
    table.effects.clear()
    table.act("play-on")
    assert (table.record, table.notice) == ("cshf 0a1 1b2 2c3 3", "notice.play_on")
    table.cell("d4").show("a1", "b2", "c3", "d4")
    assert table.scene.result is not None
    assert not table.scene.result.counts
    assert [seat.score for seat in table.scene.seats] == [1, 0]
    assert not [e for e in table.effects if isinstance(e, Mirror) and e.entries]
    table.act("give-back")
    assert (table.record, table.model.aside) == (WON, None)
    assert [seat.score for seat in table.scene.seats] == [1, 0]
    assert table.act("next-round").model.match.score == (1, 0)


def test_computer_goes_on_in_a_game_played_on() -> None:
    """It is asked where it is its turn."""
    players = (Player("Ana"), Player(level=Level.PLAYER))
    table = go(replayed("cshf 0a1 1b2 resigns", Model(players=players)), 1)
    table.effects.clear()
    table.act("play-on")
    assert [e.level for e in table.effects if isinstance(e, Think)] == [Level.PLAYER]


def test_past_round_is_looked_at_while_another_waits() -> None:
    """From the list of rounds; the round on the table stays, and is gone back to."""
    table = Table.with_record(WON).act("next-round").give("0").act("rounds")
    table.send(FieldChanged("round", "0"))
    assert notations(table)[-1] == "!a1-d4"
    assert table.model.dialog is None
    go(table, 2).act("play-on")
    assert table.notice == "refuse.round_running"
    assert table.act("leave-replay").record == "cshf 0"


def test_past_round_waits_for_a_clock_or_the_computer() -> None:
    """Nobody looks at another round instead of hurrying."""
    rules = "cshf+clock60"
    table = Table.with_record(f"{rules} 0 resigns").act("next-round").give("0")
    table.act("rounds").send(FieldChanged("round", "0"), FieldChanged("round", "7"))
    assert table.model.replay is None
    assert [text.key for text in table.model.heard] == ["refuse.clock_runs"]


def test_set_up_game_is_replayed_from_its_position() -> None:
    """The first moment is the position that was set up."""
    origin = parse_position("..../..../.1../0... 2 cshf @b2")
    game = parse_game("cshf .c3 3d4 resigns", origin)
    model = Model(game=game)
    table = Table(model).act("replay")
    assert notations(table) == ["", ".c3", "3", "d4", "resigns"]
    table.act("first")
    assert table.scene.hand == 2
    assert [text.key for text in table.model.spoken] == ["replay.set_up"]


def test_letters_ask_about_the_moment() -> None:
    """What is heard is what is shown, and changes nothing."""
    table = go(replayed(WON), 3).act("hear-hand")
    assert table.model.heard[0].gaps["piece"] == 1
    table.act("hear-turn")
    assert table.model.heard[0].key == "spoken.gave"
    assert (moment(table), table.record) == (3, WON)


def test_only_the_next_moment_is_seen_to_move() -> None:
    """Going on slides the piece; going back, jumping and leaving show at once."""
    table = go(replayed(WON), 2)
    ways = ("forward", "forward", "back", "first", "leave-replay")
    scenes = [table.scene, *(table.act(way).scene for way in ways)]
    moved = [bool(slides(old, new)) for old, new in pairwise(scenes)]
    assert moved == [True, True, False, False, False]


def test_every_way_is_a_control() -> None:
    """The four ways through the moments have their buttons."""
    html = page(replayed(WON).scene, Strings(TEXTS["en"]), "1")
    for action in (*STEPS, Action.WHAT_IF, Action.PLAY_ON, Action.LEAVE_REPLAY):
        assert f'data-action="{action}"' in html
