"""The review in a replay: asked once, told as it comes, and tried again from there."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from quarto import parse_game, parse_position
from quarto.ai.decision import finish
from quarto.ai.levels import Level
from quarto.ai.review import review
from quarto.ai.review_kinds import Review
from quarto.ai.search import Solver
from quarto.app.actions import Grid
from quarto.app.effects import Cease, Examine, Think
from quarto.app.messages import FieldChanged, KeyPressed, Reviewed
from quarto.app.model import Model
from quarto.app.parts import Player
from quarto.engine.game import Game
from quarto.engine.match import Match, PlayerNumber
from quarto.engine.plies import AgreeDraw, Place
from quarto.engine.rules import CLASSIC
from quarto.locales import TEXTS
from quarto.locales.places import PLACES
from quarto.views.page import page
from quarto.views.strings import Strings
from tests.support.table import Table

# The line a1-d4 is completed by a gift that gave it, and nobody calls it.
MISSED = "cshf 0a1 1b2 2c3 3d4 8a2 9c1 resigns"
GIVEN, COMPLETED = 7, 8
ANA_AND_BEN = Model(players=(Player("Ana"), Player("Ben")), match=Match(lot=0))


def found(record: str) -> Review:
    """Return the whole review of a game, without much effort."""
    game = parse_game(record)
    steps = review(game, Solver(game.rules), random.Random(1))
    told = [next(steps) for _ in range(3)]
    assert told[0] is not None
    values = (*told[0].values[:-1], -1)
    return replace(told[0], values=values, left=0)


def opened(record: str, model: Model = ANA_AND_BEN) -> Table:
    """Look at a game that is over, when nothing is known of it."""
    return Table.with_record(record, model).act("replay")


def reviewed(record: str, model: Model = ANA_AND_BEN) -> Table:
    """Look at a game of which everything is known."""
    table = opened(record, model)
    return table.send(Reviewed(table.model.game, found(record)))


def drawn(table: Table, language: str = "en") -> str:
    """Return the page."""
    strings = Strings({**TEXTS[language], **PLACES[language]})
    return page(table.scene, strings, "1")


def said(table: Table) -> list[str]:
    """Return what stands under the words of the moment."""
    strings = Strings({**TEXTS["en"], **PLACES["en"]})
    return [strings.say(text) for text in table.scene.detail]


def test_review_is_asked_once() -> None:
    """When a replay opens; coming back asks nothing, for it is known."""
    table = opened(MISSED)
    assert table.effects.count(Examine(table.model.game)) == 1
    table.send(Reviewed(table.model.game, found(MISSED)))
    table.effects.clear()
    table.act("leave-replay", "replay")
    assert not [e for e in table.effects if isinstance(e, Examine)]
    assert table.model.replay is not None
    assert table.model.replay.remarks


def test_leaving_in_mid_review_gives_it_up() -> None:
    """What was found until then is kept, and the rest asked for again."""
    table = opened(MISSED)
    half = replace(found(MISSED), left=3)
    table.send(Reviewed(table.model.game, half))
    table.effects.clear()
    table.act("leave-replay")
    assert Cease() in table.effects
    table.act("replay")
    assert Examine(table.model.game) in table.effects
    assert table.model.replay is not None
    assert table.model.replay.review == half


def test_late_answers_fall_away() -> None:
    """Of another game, or of somebody who has begun anew and is behind."""
    table = reviewed(MISSED)
    before = table.model
    table.send(Reviewed(before.game, replace(found(MISSED), left=9)))
    assert table.model is before
    other = parse_game("cshf 0a1 1 draw")
    table.send(Reviewed(other, found("cshf 0a1 1 draw")))
    assert table.model.replay is before.replay
    table.act("leave-replay").send(Reviewed(other, found("cshf 0a1 1 draw")))
    assert table.model.replay is None


def test_nothing_is_asked_where_the_game_is_not_over() -> None:
    """A round looked at while another runs is over; what is no end is no question."""
    table = opened(MISSED)
    assert table.model.replay is not None
    running = replace(table.model.replay, games=table.model.replay.games[:-1])
    assert running.question is None


def test_moments_that_mattered_are_told_and_drawn() -> None:
    """In a sentence, with the line through the cells; the end says how many."""
    table = reviewed(MISSED)
    assert said(table)[0] == "2 moments mattered."
    table.act("earlier")
    assert "".join(said(table)) == (
        "Ana completed A1–D4 and did not call it: four light pieces, four round "
        "pieces. Ben missed it too."
    )
    assert [cell.drawn for cell in table.scene.cells].count("rising") == 4
    assert drawn(table).count('data-line="rising"') == 4
    table.act("earlier")
    assert said(table) == [
        "Ben gave a piece that completes A1–D4: four light pieces, four round pieces.",
        "4 were safe, such as the dark square tall solid one.",
    ]
    table.act("earlier").act("later", "later", "later")
    assert table.model.replay is not None
    assert table.model.replay.moment == COMPLETED
    table.act("forward")
    assert not any(cell.drawn for cell in table.scene.cells)


def test_keys_lead_to_moments_that_mattered() -> None:
    """Page Up and Page Down, in the list of moves."""
    table = reviewed(MISSED)
    table.send(KeyPressed("PageUp", Grid.MOMENTS))
    table.send(KeyPressed("PageUp", Grid.MOMENTS))
    assert table.model.replay is not None
    assert table.model.replay.moment == GIVEN
    table.send(KeyPressed("PageDown", Grid.MOMENTS))
    assert table.model.replay.moment == COMPLETED


@pytest.mark.parametrize("lot", [0, 1])
def test_strip_goes_up_for_the_player_named_first(lot: PlayerNumber) -> None:
    """Whoever gave first; each moment has its bar, and its words in the slider."""
    table = reviewed(MISSED, replace(ANA_AND_BEN, match=Match(lot)))
    scene = table.scene.replay
    assert scene is not None
    # The last moment is won for the seat SECOND.
    assert scene.values[-1] == (-1 if lot == 0 else 1)
    winner = "Ben" if lot == 0 else "Ana"
    html = drawn(table)
    assert f"won for {winner}." in html
    assert html.count("data-worth=") == len(scene.values)


def test_no_mistake_is_said() -> None:
    """A draw that both held; and honestly, where not everything is known."""
    table = opened("cshf 0a1 1 draw")
    whole = Review((0, 0, 0, 0, 0), (), 0)
    table.send(Reviewed(table.model.game, whole))
    assert said(table)[0] == "No mistake: a draw well held."
    partly = opened("cshf 0a1 1 draw")
    partly.send(Reviewed(partly.model.game, Review((0, 0, None, 0, 0), (), 0)))
    assert said(partly)[0] == "No mistake found, as far as could be seen."
    partly.act("back", "back")
    assert said(partly) == ["Moment 2 of 4: not known for whom."]


def test_progress_is_told() -> None:
    """How many moments are known of how many."""
    table = opened(MISSED)
    half = Review((*(None,) * 13, -1), (), 9)
    table.send(Reviewed(table.model.game, half))
    assert said(table)[0] == "Looking back: 1 of 14."


def test_trying_again_is_a_game_against_the_expert() -> None:
    """From before the mistake, in the seat of who made it; then back to the review."""
    table = reviewed(MISSED).act("earlier", "earlier", "try-again")
    model = table.model
    assert [player.level for player in model.players] == [Level.EXPERT, None]
    assert model.players[1].name == "Ben"
    assert len(model.game.plies) == GIVEN - 1
    assert model.actor == 1
    assert table.notice == "notice.try_again"
    table.give("f")
    assert any(isinstance(effect, Think) for effect in table.effects)
    table.act("resign", "confirm", "give-back")
    assert table.model.replay is not None
    assert table.model.replay.moment == GIVEN
    assert table.model.players == ANA_AND_BEN.players
    assert table.record == MISSED


def test_line_is_called_where_it_lies() -> None:
    """A missed line is tried again with the line on the board."""
    table = reviewed(MISSED).act("earlier", "try-again")
    assert len(table.model.game.plies) == COMPLETED
    assert table.model.actor == 0
    table.show("a1", "b2", "c3", "d4")
    assert table.model.game.outcome is not None
    assert "Back to the replay" in drawn(table)


def test_solo_player_takes_the_seat_of_who_erred() -> None:
    """Also the computer's, under his own name."""
    solo = replace(ANA_AND_BEN, players=(Player("Ana"), Player(level=Level.FIRST)))
    table = reviewed(MISSED, solo).act("earlier", "earlier", "try-again")
    assert table.model.players[1] == Player("Ana")
    assert table.model.players[0] == Player(level=Level.EXPERT)


def test_trying_again_needs_a_game_that_goes_on() -> None:
    """At the end there is nothing left to be tried; nothing is put aside."""
    table = reviewed(MISSED).act("try-again")
    assert table.notice == "refuse.over_there"
    assert table.model.aside is None


def test_set_up_position_is_reviewed() -> None:
    """A game need not have begun on the empty board."""
    start = Game.from_position(parse_position("4.6./1a.b/.7.c/.8f3 e cshf+squares"))
    game = start.play(Place(start.position.empty_cells[0])).play(AgreeDraw())
    told = finish(review(game, Solver(game.rules), random.Random(1)))
    assert told.left == 0
    assert len(told.values) == 3
    assert game.rules != CLASSIC


def test_choosing_a_moment_says_why_it_mattered() -> None:
    """Aloud, after what was done."""
    table = reviewed(MISSED).send(FieldChanged("moment", str(COMPLETED)))
    assert [text.key for text in table.model.spoken] == [
        "spoken.placed",
        "review.twice",
    ]
