"""Nothing betrays a line that nobody has called.

A random game is played twice through the page, the second time with the pieces
exchanged, so that lines of the first game are none in the second and the other way
round. What is drawn, said and asked for, and what a page around the table is told, must
be the same once pieces are tokens.
"""

import re
from dataclasses import replace
from random import Random

import pytest

from quarto.app.effects import Effect, Focus, Store, Tell
from quarto.app.messages import Ticked
from quarto.app.model import Model
from quarto.app.opening import Found, opened
from quarto.app.scene import Scene
from quarto.app.vaulted import Mirror
from quarto.engine.game import Game, Phase
from quarto.engine.notation import format_cell, format_piece
from quarto.engine.pieces import PIECES, Piece
from quarto.engine.record import format_game
from quarto.engine.rules import Clock, Rules
from quarto.locales import TEXTS
from quarto.views.page import page
from quarto.views.strings import Strings
from tests.support.table import Table

# The number of a piece in the first game, for each piece of a game.
Tokens = dict[Piece, int]
TIMED = Model(game=Game.start(Rules(clock=Clock(60))))
FRAMED, _ = opened(Found(query={"mode": "two", "lang": "en"}, is_framed=True))


class TokenStrings(Strings):
    """Sentences in which pieces are tokens."""

    def __init__(self, language: str, tokens: Tokens) -> None:
        """Take the language and the tokens."""
        super().__init__(TEXTS[language])
        self._tokens = tokens

    def piece(self, piece: Piece, separator: str = " ") -> str:
        """Return a piece's token."""
        return f"piece{separator}{self._tokens[piece]}"


def neutral(scene: Scene, language: str, tokens: Tokens) -> tuple[str, list[str]]:
    """Return the page with tokens for pieces, and the reserve's places sorted."""
    html = page(scene, TokenStrings(language, tokens), "1")
    html = re.sub(
        r'(data-holds="|data-hand="|data-piece="|#piece-)([0-9a-f])"',
        lambda found: f'{found[1]}{tokens[Piece(int(found[2], 16))]}"',
        html,
    )
    places = re.findall(r'<button[^>]*class="place".*?</button>', html)
    return re.sub(r'<button[^>]*class="place".*?</button>', "", html), sorted(places)


def told(tell: Tell, tokens: Tokens) -> tuple[str, dict[str, object]]:
    """Return what a page around is told, with tokens for the pieces of each text."""
    digits = {format_piece(piece): f"{token:x}" for piece, token in tokens.items()}
    detail = dict(tell.detail)
    for key in {"piece", "position", "record"} & detail.keys():
        words = detail[key]
        if words is None:
            continue
        assert isinstance(words, str)
        # Traits and cells have letters in common with pieces, and stay.
        first, space, others = words.partition(" ")
        if key == "record":
            named = re.compile(r"\b[0-9a-f](?=[a-d][1-4]|\s|$)")
            others = named.sub(lambda found: digits[found[0]], others)
        else:
            first = "".join(digits.get(letter, letter) for letter in first)
            hand, rest, rules = others.partition(" ")
            others = digits.get(hand, hand) + rest + rules
        detail[key] = first + space + others
    return tell.kind, detail


def asked(effects: list[Effect], tokens: Tokens) -> list[object]:
    """Return effects without what names a piece or holds the whole game."""
    wanted: list[object] = []
    for effect in effects:
        match effect:
            case Focus("piece", _):
                wanted.append("a piece")
            case Store(key, _):
                wanted.append(key)
            case Mirror(counter, _, entries, _):
                wanted.append((counter, len(entries)))
            case Tell():
                wanted.append(told(effect, tokens))
            case _:
                wanted.append(effect)
    return wanted


def turn(first: Table, second: Table, exchanged: list[Piece], rng: Random) -> None:
    """Play one random turn at both tables."""
    position = first.model.game.position
    if first.model.game.phase is Phase.PLACE:
        cell = format_cell(rng.choice(position.empty_cells))
        first.cell(cell)
        second.cell(cell)
    reserve = position.reserve
    if not reserve:
        first.act("pass")
        second.act("pass")
        return
    piece = rng.choice(reserve)
    first.give(format_piece(piece))
    second.give(format_piece(exchanged[piece]))


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(
    ("language", "model"),
    [("fr", Model()), ("en", TIMED), ("en", FRAMED)],
    ids=["fr", "en with a clock", "in a frame"],
)
def test_page_is_the_same_with_and_without_a_line(
    seed: int, language: str, model: Model
) -> None:
    """Markup, texts, focus and effects of a whole game are equal but for pieces."""
    rng = Random(seed)
    exchanged = list(PIECES)
    rng.shuffle(exchanged)
    tokens: tuple[Tokens, Tokens] = (
        dict(zip(PIECES, range(16), strict=True)),
        dict(zip(exchanged, range(16), strict=True)),
    )
    tables = (
        Table(replace(model, cursor_piece=PIECES[0])),
        Table(replace(model, cursor_piece=exchanged[0])),
    )
    for table in tables:
        table.send(Ticked(0.0))
    while tables[0].model.game.outcome is None:
        turn(*tables, exchanged, rng)
        for table in tables:
            table.send(Ticked(float(table.model.ticket)))
        one, two = (
            neutral(table.scene, language, token)
            for table, token in zip(tables, tokens, strict=True)
        )
        one_asked, two_asked = (
            asked(table.effects, token)
            for table, token in zip(tables, tokens, strict=True)
        )
        # Which free piece the keyboard comes to is a matter of its place, not of lines.
        strip = re.compile(r' tabindex="-?\d+"')
        assert strip.sub("", one[0]) == strip.sub("", two[0])
        assert sorted(strip.sub("", place) for place in one[1]) == sorted(
            strip.sub("", place) for place in two[1]
        )
        assert one_asked == two_asked
        for table in tables:
            table.effects.clear()


def test_page_around_a_table_is_told_each_ply() -> None:
    """The comparison in a frame has something to compare, and sees another piece."""
    table = Table(FRAMED).give("0").cell("a1").give("1")
    tells = [effect for effect in table.effects if isinstance(effect, Tell)]
    assert [tell.detail["ply"] for tell in tells] == ["give", "place", "give"]
    tokens = dict(zip(PIECES, reversed(range(16)), strict=True))
    detail = told(tells[-1], tokens)[1]
    assert [detail[key] for key in ("piece", "position", "record")] == [
        "e",
        "..../..../..../f... e cshf @a1",
        "cshf fa1 e",
    ]


def test_games_compared_do_differ_in_lines() -> None:
    """Exchanging pieces breaks lines: the comparison above is not empty."""
    rng = Random(0)
    exchanged = list(PIECES)
    rng.shuffle(exchanged)
    first, second = Table(), Table()
    differing = 0
    while first.model.game.outcome is None:
        turn(first, second, exchanged, rng)
        counts = [
            len(table.model.game.position.winning_through(last))
            for table in (first, second)
            if (last := table.model.game.position.last) is not None
        ]
        differing += len(set(counts)) > 1
    assert differing > 0
    assert format_game(first.model.game) != format_game(second.model.game)
    assert first.model.game.rules == Rules()
