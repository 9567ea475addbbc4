"""A class's round robin: pairings, the table, the device's own table, files."""

from __future__ import annotations

import json
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quarto.app.actions import Action
from quarto.app.effects import Download, Focus, Recall, SetAside, Store
from quarto.app.keeping import CHOICE_KEY, GAME_KEY
from quarto.app.messages import Acted, FieldChanged, Message, PieceChosen
from quarto.app.model import Model
from quarto.app.places.classes import ASIDE_KEY, KEY, ClassTable
from quarto.app.places.csv import MARK, csv_text
from quarto.app.places.news import Did, Recalled
from quarto.app.settings import Language, Settings
from quarto.engine.league import MOST, League, pairings
from quarto.engine.pieces import Piece
from quarto.locales import TEXTS
from quarto.locales.places import PLACES
from quarto.saves.leagues import SavedLeague, format_league, parse_league
from quarto.views.page import page
from quarto.views.strings import Strings
from tests.support.table import Table

STRINGS = {name: Strings({**TEXTS[name], **PLACES[name]}) for name in TEXTS}
NAMES = ("Zoé 🦊", "نور الهدى", "é" * 200, "=SUM(A1)")


def sat_down(
    names: tuple[str, ...] = NAMES, kept: str | None = None, model: Model | None = None
) -> Table:
    """Return the page after somebody went to the class."""
    table = Table(model).send(Acted(Action.CLASS))
    assert Recall(KEY) in table.effects
    table.send(Recalled(KEY, kept))
    if kept is None and names:
        table.send(FieldChanged("class-names", "\n".join(names)), Did("names"))
    return table


def place_of(table: Table) -> ClassTable:
    """Return the class that is shown."""
    place = table.model.place
    assert isinstance(place, ClassTable)
    return place


def stored(table: Table, key: str = KEY) -> str:
    """Return what was kept last under a key."""
    return [e.text for e in table.effects if isinstance(e, Store) and e.key == key][-1]


@pytest.mark.parametrize("count", range(2, MOST + 1))
def test_everybody_meets_everybody_once(count: int) -> None:
    """In as few rounds as there can be, nobody twice in one; one rests if odd."""
    rounds = pairings(count)
    assert len(rounds) == count - 1 + count % 2
    for pairs in rounds:
        busy = [one for pair in pairs for one in pair]
        assert len(busy) == len(set(busy)) == count - count % 2
    met = [pair for pairs in rounds for pair in pairs]
    assert sorted(met) == list(combinations(range(count), 2))


def league(count: int, *games: tuple[int, int, int | None]) -> League:
    """Return a league with these results: two numbers and the winner's."""
    made = League(tuple(map(str, range(count))))
    for first, second, winner in games:
        made = made.with_result((first, second), winner)
    return made


def test_table_breaks_ties_as_it_says() -> None:
    """Points; points among equals; fewer losses; else the same rank."""
    ranks = [(o.number, o.rank) for o in league(2, (0, 1, None)).standings]
    assert ranks == [(0, 1), (1, 1)]
    # 1 and 2 have a point each, and 2 has beaten 1.
    met = league(4, (0, 1, 1), (1, 2, 2), (0, 3, None))
    assert [(o.number, o.rank) for o in met.standings] == [
        (2, 1),
        (1, 2),
        (3, 3),
        (0, 4),
    ]
    again = met.with_result((1, 2), None)
    assert [o.points for o in again.standings] == [1, 0, 0, 0]
    assert again.standings[0].draws == 1


@settings(deadline=None, max_examples=60)
@given(st.integers(2, MOST), st.data())
def test_table_adds_up(count: int, data: st.DataObject) -> None:
    """Points are games won, every loss is somebody's win, ranks never go up."""
    made = league(count)
    for pair in combinations(range(count), 2):
        winner = data.draw(st.sampled_from([None, *pair, "open"]))
        if winner != "open":
            made = made.with_result(pair, winner)  # type: ignore[arg-type]  # no text
    table = made.standings
    won = sum(one.winner is not None for one in made.results)
    assert sum(one.points for one in table) == sum(one.losses for one in table) == won
    assert sum(one.played for one in table) == 2 * len(made.results)
    assert sorted(one.number for one in table) == list(range(count))
    merits = [(-one.points, -one.among, one.losses) for one in table]
    assert merits == sorted(merits)
    saved = SavedLeague(made)
    assert parse_league(format_league(saved)) == saved


def test_league_refuses_what_cannot_be() -> None:
    """Nobody plays against himself, or wins a game of others."""
    made = league(3)
    for pair, winner in (((1, 0), None), ((1, 1), None), ((0, 3), 0), ((0, 1), 2)):
        with pytest.raises(ValueError, match=r".+"):
            made.with_result(pair, winner)


def test_names_are_taken_and_corrected() -> None:
    """2 to 12, cut at the stated length; once there are results, none more or fewer."""
    table = sat_down(("Ana", "", "  Luc ", "x" * 300))
    assert place_of(table).league.names == ("Ana", "Luc", "x" * 200)
    assert table.effects.count(Focus("place", "")) == 2
    table.send(FieldChanged("result-0-1", "1"))
    table.send(FieldChanged("class-names", "Anna\nLuc\nEva"), Did("names"))
    assert place_of(table).league.names == ("Anna", "Luc", "Eva")
    assert place_of(table).league.result_of((0, 1)) is not None
    for names in ("Anna\nLuc", "only one", "\n".join("abcdefghijklm")):
        table.send(FieldChanged("class-names", names), Did("names"))
        assert len(place_of(table).league.names) == 3


def test_results_are_typed_and_kept() -> None:
    """A result may be corrected or taken off; fields of nobody change nothing."""
    table = sat_down(("Ana", "Luc", "Eva"))
    table.send(FieldChanged("result-0-2", "1"), FieldChanged("result-0-1", "draw"))
    table.send(FieldChanged("result-0-9", "0"), FieldChanged("result-x", "0"))
    again = place_of(sat_down(kept=stored(table)))
    assert again.league == place_of(table).league
    assert [(one.pair, one.winner) for one in again.league.results] == [
        ((0, 1), None),
        ((0, 2), 2),
    ]
    table.send(FieldChanged("result-0-1", ""))
    assert place_of(table).league.result_of((0, 1)) is None
    table.send(Did("clear"))
    assert place_of(table).league.names == ()
    assert parse_league(stored(table)).league == League()
    table.send(Did("undo"))
    assert place_of(table).league.names == ("Ana", "Luc", "Eva")


def test_pair_plays_here_and_leaves_no_trace() -> None:
    """Their names are at the table until the result is entered, then nowhere there."""
    table = sat_down(("Ana", "Luc", "Eva"))
    assert place_of(table).league.next_pair == (1, 2)
    table.send(Did("play", "0-1"))
    assert table.model.place is None
    assert [one.name for one in table.model.players] == ["Ana", "Luc"]
    table.send(Acted(Action.RESIGN), Acted(Action.CONFIRM))
    outcome = table.model.game.outcome
    assert outcome is not None
    assert outcome.winner is not None
    winner = table.model.match.player_in(outcome.winner)
    kept = stored(table)
    # What comes next is the class, and only then another round of these two.
    for strings in STRINGS.values():
        drawn = page(table.scene, strings, "1")
        primary = drawn.index(f">{strings['action.class']}<")
        assert primary < drawn.index(f">{strings['action.next-round']}<")
    table.send(Acted(Action.CLASS), Recalled(KEY, kept))
    over = place_of(table).over
    assert over is not None
    assert (over.pair, over.winner) == ((0, 1), winner)
    table.send(Did("enter"))
    result = place_of(table).league.result_of((0, 1))
    assert result == over
    assert [one.name for one in table.model.players] == ["", ""]
    assert (table.model.game.plies, table.model.match.rounds) == ((), ())
    assert "Ana" not in stored(table, GAME_KEY)
    table.send(Acted(Action.LEAVE), Acted(Action.RESIGN), Acted(Action.CONFIRM))
    assert table.scene.result is not None
    assert not table.scene.result.of_class
    assert not [e for e in table.effects if getattr(e, "key", "") == CHOICE_KEY]


@pytest.mark.parametrize("ending", [(), (Action.ABANDON, Action.CONFIRM)])
@pytest.mark.parametrize(
    "leaving",
    [Did("stop"), Did("clear"), FieldChanged("result-0-1", "draw"), Did("names")],
)
def test_pair_that_does_not_play_leaves_no_trace(
    ending: tuple[Action, ...], leaving: Message
) -> None:
    """Not begun or broken off: their names go from the table as they went there."""
    table = sat_down(("Ana", "Luc", "Eva")).send(Did("play", "0-1"))
    kept = stored(table)
    table.send(*map(Acted, ending), Acted(Action.CLASS), Recalled(KEY, kept))
    assert (place_of(table).playing, place_of(table).over) == ((0, 1), None)
    table.send(leaving)
    assert place_of(table).playing is None
    assert [one.name for one in table.model.players] == ["", ""]
    assert (table.model.game.outcome, table.model.match.rounds) == (None, ())


def test_game_that_is_under_way_stays() -> None:
    """Whoever takes a pair away from its game loses neither names nor pieces."""
    table = sat_down(("Ana", "Luc")).send(Did("play", "0-1"))
    kept = stored(table)
    table.send(PieceChosen(Piece(0), is_sure=True))
    table.send(Acted(Action.CLASS), Recalled(KEY, kept), Did("stop"))
    assert [one.name for one in table.model.players] == ["Ana", "Luc"]
    assert len(table.model.game.plies) == 1


def test_game_under_way_is_not_replaced() -> None:
    """Nor is the table that an address has set."""
    table = Table.with_record("cshf 0a1 1")
    game = table.model.game
    table.send(Acted(Action.CLASS), Recalled(KEY, None))
    table.send(FieldChanged("class-names", "Ana\nLuc"), Did("names"))
    table.send(Did("play", "0-1"))
    assert place_of(table).said[0].key == "class.table_busy"
    assert table.model.game is game
    table.send(Did("play", "1-0"), Did("play", "0-7"), Did("play", "x"))
    assert place_of(table).playing is None


def test_file_goes_out_and_comes_back() -> None:
    """What is handed out is read again, names of any script and length whole."""
    table = sat_down().send(FieldChanged("result-0-1", "0"), Did("json"))
    (file,) = (e for e in table.effects if isinstance(e, Download))
    assert isinstance(file.content, str)
    other = sat_down(()).send(FieldChanged("class-file", file.content))
    assert place_of(other).league == place_of(table).league
    other.send(Did("undo"))
    assert place_of(other).league == League()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": "quarto-game"}, "not_ours"),
        ({"version": 2}, "newer"),
        ({"names": ["a"]}, "damaged"),
        ({"names": ["a", " "]}, "damaged"),
        ({"names": list("abcdefghijklm")}, "damaged"),
        ({"results": [{"pair": [0, 1], "winner": 2}]}, "damaged"),
        ({"results": [{"pair": [1, 0], "winner": 1}]}, "damaged"),
        ({"results": [{"pair": [0, 1], "winner": True}]}, "damaged"),
        ({"results": [{"pair": [0, 1], "winner": 0}] * 2}, "damaged"),
        ({"results": {}}, "damaged"),
        ({"playing": [0, 9]}, "damaged"),
    ],
)
def test_bad_files_are_told_and_change_nothing(
    change: dict[str, object], reason: str
) -> None:
    """So is what was kept, which is set aside."""
    table = sat_down(("Ana", "Luc", "Eva"))
    bad = json.dumps(json.loads(stored(table)) | change)
    table.send(FieldChanged("class-file", bad))
    assert place_of(table).said[0].key == f"file.{reason}"
    assert place_of(table).league.names == ("Ana", "Luc", "Eva")
    again = sat_down(kept=bad)
    assert place_of(again).said[0].key == f"kept.{reason}"
    assert SetAside(KEY, ASIDE_KEY) in again.effects


@pytest.mark.parametrize("bad", ["", "{}", "[" * 100_000])
def test_other_files_are_told(bad: str) -> None:
    """Whatever somebody opens, the class stays."""
    table = sat_down().send(FieldChanged("class-file", bad))
    assert place_of(table).said[0].key.startswith("file.")
    assert place_of(table).league.names == NAMES


def test_spreadsheet_gets_table_and_games() -> None:
    """Formulas are made harmless; everything else stays as it was written."""
    table = sat_down().send(FieldChanged("result-0-3", "1"), Did("csv"))
    (file,) = (e for e in table.effects if isinstance(e, Download))
    assert not isinstance(file.content, str)
    text = csv_text(file.content, STRINGS["fr"].say)
    lines = text.removeprefix(MARK).split("\r\n")
    assert lines[0].startswith("Rang;Nom;Points")
    assert lines[1] == "1;'=SUM(A1);1;1;0;0;0"
    assert "1;Zoé 🦊;'=SUM(A1);'=SUM(A1)" in lines
    assert any("é" * 200 in line for line in lines)
    assert csv_text(file.content, STRINGS["en"].say).startswith(f"{MARK}Rank,Name,")


@pytest.mark.parametrize("language", Language)
def test_own_spreadsheet_is_read_again(language: Language) -> None:
    """Its names come back as they were, in the order of the table, and no game."""
    table = sat_down().send(FieldChanged("result-0-3", "1"), Did("csv"))
    (file,) = (e for e in table.effects if isinstance(e, Download))
    assert not isinstance(file.content, str)
    written = csv_text(file.content, STRINGS[language].say)
    again = sat_down(("Ana", "Luc")).send(FieldChanged("class-file", written))
    assert place_of(again).league.names == ("Ana", "Luc")
    assert again.effects[-1] == Focus("do", "names:")
    again.send(Did("names"))
    assert sorted(place_of(again).league.names) == sorted(NAMES)


@pytest.mark.parametrize(
    ("table", "names"),
    [
        ("Ana\nLuc", ("Ana", "Luc")),
        ("\ufeff\r\nAna\r\n\r\n Luc  Roux \r\n", ("Ana", "Luc Roux")),
        ("Nom;Prénom;Classe\nRoux;Ana;6A\n;Luc;6A", ("Ana Roux", "Luc")),
        ("No\tPupil\n1\tAna\n2\t\n3\tLuc", ("Ana", "Luc")),
        ("1,Ana,6A\n2,Luc,6A", ("Ana", "Luc")),
        ("12\n13", ("12", "13")),
        ('"Roux; dit ""Lulu""\n2";1\n\'=A1;2', ('Roux; dit "Lulu" 2', "=A1")),
        ('"Ana" x;1\n"Luc;2', ('"Ana" x', '"Luc')),
        ("name,points\nنور,3\n🦊,2\n\nround,name\n1,x", ("نور", "🦊")),
        ("é" * 300, ("é" * 200,)),
        ("\0PNG;x", ()),
        ("  \n;;\n", ()),
        ("a\n" * 60_000, ()),
    ],
)
def test_names_are_read_from_a_table(table: str, names: tuple[str, ...]) -> None:
    """Somebody looks them over; the class stays as it was until they are taken."""
    shown = sat_down(("Zoé", "Max")).send(FieldChanged("class-file", table))
    place = place_of(shown)
    assert place.league.names == ("Zoé", "Max")
    assert place.said[0].key == ("class.names_read" if names else "class.no_names")
    assert place.written == "\n".join(names or ("Zoé", "Max"))


@pytest.mark.parametrize("language", Language)
def test_class_is_drawn(language: Language) -> None:
    """Names are isolated and cut in view alone; every control has its words."""
    table = sat_down(model=Model(settings=Settings(language=language)))
    for _ in range(2):
        drawn = page(table.scene, STRINGS[language], "1")
        assert "<bdi" in drawn
        assert f"{'é' * 40}…</bdi>" in drawn
        assert "{" not in drawn
        table.send(Did("play", "0-1"), Acted(Action.CLASS))
        table.send(Recalled(KEY, stored(table)))
