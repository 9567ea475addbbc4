"""Whole texts of every kind that the page reads, to be spoilt."""

from __future__ import annotations

import json
from functools import cache

from quarto.ai.decision import Advice, Choice
from quarto.ai.levels import Level
from quarto.ai.question import Question, format_answer, format_question
from quarto.ai.review_kinds import Finding, Review
from quarto.ai.review_kinds import Kind as Why
from quarto.ai.review_text import format_review
from quarto.app.choice import format_choice
from quarto.app.model import Model
from quarto.app.places.csv import csv_text
from quarto.app.places.pairs import rows
from quarto.app.settings import DEFAULT, format_settings
from quarto.app.table import draft_of
from quarto.engine.cells import Cell
from quarto.engine.league import League
from quarto.engine.lines import ALL_LINES
from quarto.engine.match import Match, Round
from quarto.engine.outcome import Seat, Termination
from quarto.engine.pieces import Piece, Trait
from quarto.engine.plies import Give
from quarto.engine.record import parse_game
from quarto.locales import TEXTS
from quarto.locales.places import PLACES
from quarto.saves.device import Device, format_device
from quarto.saves.leagues import SavedLeague, format_league
from quarto.saves.library import Entry, format_entry, format_library
from quarto.saves.puzzles import SavedPuzzles, format_puzzles
from quarto.saves.sheets import SavedSheet, format_sheet
from quarto.saves.tables import SavedPlayer
from quarto.views.strings import Strings
from tools.paths import ROOT

GOLDEN = ROOT / "tests" / "golden"
PIECES = ("7", "f", " 0 ")
CELLS = ("c3", "A1", " d4")
RULES = ("cshf", "cs+squares+strict", "cshf+squares+auto+clock60", "h+clock600warn")
POSITIONS = (
    "..../..../..../.... - cshf",
    ".0../..../.e../8.f. a cshf+squares+clock60 @b2",
    "4.6./1a.b/.7.c/.8f3 e cshf+squares",
    "0123/4567/89ab/cde. f cs",
)
WON = "cshf 0a1 1b2 2c3 3d4!a1-d4"
FULL = "cshf 2c3 1b1 da1 3a3 aa2 6b4 0d4 cb3 7c1 ed3 4c2 ba4 9c4 5d2 8d1 fb2-?a1-d4-"
RECORDS = (
    WON,
    FULL,
    "cshf 0a1 1b2 2c3 3d4 8?a1-c3a2 9!a1-d4",
    "cs+squares+strict+clock60 0a1 1b2?a1a2b1d4",
    "h+auto+clock30warn 0a1 fb2 1c3 draw",
    "cshf+clock60 0a1 time",
    "cs .b2 2 abandoned",
)
LINKS = (
    "#g=cshf+squares_0a1_1b2_2",
    "#p=..../..../.1../0..._2_cshf+squares_@b2",
    "#p=..../..../..../0..._1_cs&g=cs_.b2_2",
    "https://example.org/q/?lang=fr#g=cshf%200a1%201",
    "..../..../..../0... 1 cs | cs .b2 2",
)
QUERIES = (
    "?lang=fr&theme=dark&pieces=plan&coordinates=off&projector=on&hints=off",
    "?mode=solo&level=expert&rules=cs%2Bsquares&rounds=3&names=Ana,Bruno",
    "?lock=new-game,settings,undo&embed=on&utm=x",
    "?place=puzzles&puzzle=gift-2-squares-123456",
    "?place=class&rules=cshf+clock60warn&rounds=99&names=a,b&mode=two",
)
MESSAGES = tuple(
    json.dumps({"source": "quarto", "v": 1, "type": kind, "text": text})
    for kind, text in (
        ("reset", ""),
        ("record", "cs 0a1 1b2 2"),
        ("position", POSITIONS[1]),
    )
)
NAMES = ("Zoé", "Ana Maria", "נועם", "O’Neil; Jr.", '"Bob"', "=Eva")
PUZZLES = ("2026-12-01", "gift-2-squares-123456", "quarto-1", "win-3-7", "safe-2")
ROSTERS = (
    'Rang;Nom\n1;Zoé\n2;"Luc; dit Lulu"\n\nRonde;Nom\n1;Eva\n',
    "Ana\nLuc\nEva",
    '\ufeffNom,Prénom,Né\r\nRoux,Ana,1.1.2010\r\nKöhl,"Luc ""L""",2\r\n',
    "1\tAna\n2\tLuc\n",
)
FIELDS = ("0", "3-5", "on", "60", "Zoé", "draw", "0-1", "2", "solo")
OVER = Entry(
    record=WON,
    origin="",
    lot=1,
    players=(SavedPlayer("Zoé", None), SavedPlayer("", "expert")),
    end=Termination.CALLED,
    winner=1,
    date="2026-12-01T18:30:05",
    title="Été & hiver",
    is_starred=True,
)
OPEN = Entry(
    record="cs .b2 2",
    origin="..../..../..../0... 1 cs",
    lot=0,
    players=(SavedPlayer("", None), SavedPlayer("ᚠ", None)),
    end=None,
    winner=None,
    date="2026-11-30T08:00:00",
)
LEAGUE = League(NAMES[:4]).with_result((0, 1), 1).with_result((1, 3), None)
ROUNDS = (
    Round(0, 1, Termination.CALLED, WON),
    Round(1, None, Termination.ABANDONED, "cs .b2 2", "..../..../..../0... 1 cs"),
    Round(1, None),
)
QUESTIONS = {
    "turn": Question(parse_game("cshf 0a1 1b2 2"), Level.EXPERT, 7),
    "advice": Question(parse_game("cshf 0a1 1b2 2c3"), None, 7),
    "review": Question(parse_game(WON), None, 7),
}


@cache
def saves() -> tuple[str, ...]:
    """Return the table as each version of the page has stored it."""
    return tuple(path.read_text("utf-8") for path in sorted(GOLDEN.glob("save-*.json")))


@cache
def sheets() -> tuple[str, ...]:
    """Return score sheets."""
    full = SavedSheet(("Zoé", ""), Match(1, None, ROUNDS), 60, 15)
    return format_sheet(full), format_sheet(SavedSheet(("", ""), Match(0), 600))


@cache
def leagues() -> tuple[str, ...]:
    """Return classes."""
    saved = SavedLeague(LEAGUE, (2, 3)), SavedLeague(League())
    return tuple(map(format_league, saved))


@cache
def puzzles() -> tuple[str, ...]:
    """Return what is kept of puzzles."""
    return (format_puzzles(SavedPuzzles(PUZZLES[1:], PUZZLES[:1])),)


@cache
def choices() -> tuple[str, ...]:
    """Return new games as they were filled in, and settings."""
    draft = draft_of(Model())
    return format_choice(draft), format_settings(DEFAULT)


@cache
def entries() -> tuple[str, ...]:
    """Return games of the library."""
    return format_entry(OVER), format_entry(OPEN)


@cache
def libraries() -> tuple[str, ...]:
    """Return files of the library."""
    return format_library((OVER, OPEN)), format_library((OVER,))


@cache
def devices() -> tuple[str, ...]:
    """Return files of a whole device."""
    texts = {
        "quarto.game": saves()[-1],
        "quarto.settings": format_settings(DEFAULT),
        "quarto.sheet": sheets()[0],
    }
    device = Device(texts, (OVER, OPEN), {"game": "{", "x": "\ud800"})
    return format_device(device), format_device(Device({}, (OPEN,), {}))


@cache
def tables() -> tuple[str, ...]:
    """Return tables for spreadsheets: of others, and our own."""
    own = csv_text(rows(LEAGUE), Strings({**TEXTS["fr"], **PLACES["fr"]}).say)
    return (*ROSTERS, own)


@cache
def questions() -> tuple[str, ...]:
    """Return what is asked of the worker."""
    return tuple(map(format_question, QUESTIONS.values()))


@cache
def answers() -> tuple[str, ...]:
    """Return what the worker answers: a turn, advice, a review."""
    choice = Choice(Cell(6), Piece(9))
    finding = Finding(
        Why.TWICE,
        7,
        Seat.FIRST,
        ALL_LINES[8],
        ((Trait.COLOR, 0),),
        choice,
        kept=1,
        safe=3,
        is_last=True,
    )
    review = Review((None, 0, 1, -1, 0, 0, 0, 1, 1, 1), (finding,), 3)
    turn, advice = QUESTIONS["turn"], QUESTIONS["advice"]
    following = parse_game("cshf 0a1 1b2 2c3 3").plies[len(turn.game.plies) :]
    return (
        format_answer(turn, following),
        format_answer(advice, Advice(Choice(None, Piece(9)), 1)),
        format_answer(advice, Advice(Choice(Cell(6), None), None)),
        format_review(review),
        format_answer(turn, (*following[:1], Give(Piece(4)))),
    )
