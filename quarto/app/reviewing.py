"""The review of a game in its replay: what is known, and what mattered, in words.

What has been found is kept in the model, game by game, so that whoever comes back finds
it there. Nothing is hidden here any more: the game is over.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quarto.ai.review_kinds import Kind
from quarto.app.moments import Remark
from quarto.app.speech import result_detail
from quarto.app.standing import shape
from quarto.app.text import Text, text
from quarto.engine.match import Match, other_player
from quarto.engine.notation import format_cell
from quarto.engine.outcome import FIRST
from quarto.engine.plies import Call
from quarto.engine.record import format_line

if TYPE_CHECKING:
    from collections.abc import Iterator

    from quarto.ai.review_kinds import Finding, Review
    from quarto.app.focus import Update
    from quarto.app.messages import Reviewed
    from quarto.app.model import Model
    from quarto.app.moments import Replay
    from quarto.app.scene import CellScene
    from quarto.app.text import Gap
    from quarto.engine.game import Game

# Games whose reviews are kept.
MOST = 12
# It is tried again from the moment itself: a line lies there to be called.
_TO_CALL = frozenset({Kind.STOLEN, Kind.TWICE, Kind.MISSED})


def reviewed(model: Model, message: Reviewed) -> Update:
    """Keep what is known of a game, and show it if that game is being looked at."""
    before = _known(model, message.game)
    if before is not None and before.left <= message.review.left:
        # Another interpreter has begun anew, and is not so far yet.
        return model, ()
    others = tuple(one for one in model.reviews if one.game != message.game)
    after = replace(model, reviews=(message, *others)[:MOST])
    replay = model.replay
    if replay is None or replay.games[-1] != message.game:
        return after, ()
    after = replace(after, replay=with_review(after, replay))
    if message.review.left or replay.branch is not None:
        return after, ()
    number = after.spoken_number + 1
    return replace(after, spoken=(_status(after),), spoken_number=number), ()


def with_review(model: Model, replay: Replay) -> Replay:
    """Return a replay with what is known of its game."""
    review = _known(model, replay.games[-1])
    if review is None:
        return replay
    remarks = tuple(_remark(replay, one) for one in review.findings)
    return replace(replay, review=review, remarks=remarks)


def told(model: Model) -> tuple[Text, ...]:
    """Return what stands under the words of the moment shown.

    At the end that is what came of the review as well, unless the moment mattered.
    """
    replay = model.replay
    assert replay is not None
    words = () if replay.remark is None else replay.remark.words
    if replay.moment < len(replay.games) - 1:
        return words or (where(model),)
    return (*(words or (_status(model),)), *result_detail(model))


def where(model: Model) -> Text:
    """Return which moment is shown, and what it was worth, once that is looked up."""
    replay = model.replay
    assert replay is not None
    gaps: dict[str, Gap] = {"number": replay.moment, "count": len(replay.games) - 1}
    if replay.review is None:
        return text("replay.moment", **gaps)
    value = replay.review.values[replay.moment]
    if not value:
        is_open = value is None and replay.review.left
        key = "replay.moment" if is_open else f"review.at_{value}"
        return text(key, **gaps)
    seat = FIRST if value > 0 else FIRST.other
    who = replay.who(Match(replay.giver).player_in(seat))
    return text("review.at_won", who=who, **gaps)


def sides(model: Model) -> Text:
    """Return for whom the strip goes up, and for whom down."""
    replay = model.replay
    assert replay is not None
    return text("review.strip", who=replay.who(0), other=replay.who(1))


def values(replay: Replay) -> tuple[int | None, ...]:
    """Return what each moment was worth to the player named first."""
    if replay.review is None:
        return (None,) * len(replay.games)
    sign = 1 if Match(replay.giver).player_in(FIRST) == 0 else -1
    return tuple(None if one is None else sign * one for one in replay.review.values)


def marked(remark: Remark, cells: tuple[CellScene, ...]) -> tuple[CellScene, ...]:
    """Return the board with what a remark is about: a line, and a better cell."""
    line = remark.line
    drawn = {} if line is None else dict.fromkeys(line.cells, shape(line))
    return tuple(
        replace(one, drawn=drawn.get(one.cell), is_better=one.cell == remark.better)
        for one in cells
    )


def _known(model: Model, game: Game) -> Review | None:
    return next((one.review for one in model.reviews if one.game == game), None)


def _status(model: Model) -> Text:
    """Return how far the review is, or what came of it."""
    replay = model.replay
    assert replay is not None
    review = replay.review
    if review is None:
        return where(model)
    if review.left:
        count = sum(value is not None for value in review.values)
        return text("review.looking", count=count, total=len(review.values))
    if review.findings:
        count = len(review.findings)
        return text("review.found_one" if count == 1 else "review.found", count=count)
    if None in review.values:
        return text("review.unclear")
    return text("review.clean" if any(review.values) else "review.held")


def _remark(replay: Replay, found: Finding) -> Remark:
    player = Match(replay.giver).player_in(found.who)
    after = replay.games[found.number]
    better = None if found.better is None else found.better.cell
    return Remark(
        number=found.number,
        kind=found.kind,
        words=tuple(_words(replay, found)),
        line=found.line,
        # What has been placed there meanwhile hides it.
        better=better if better in after.position.empty_cells else None,
        retry=found.number - (found.kind not in _TO_CALL),
        player=player,
    )


def _words(replay: Replay, found: Finding) -> Iterator[Text]:
    player = Match(replay.giver).player_in(found.who)
    gaps: dict[str, Gap] = {
        "who": replay.who(player),
        "other": replay.who(other_player(player)),
    }
    if found.line is not None:
        gaps["line"] = format_line(found.line)
        gaps["values"] = tuple(f"shared.{t:d}.{value}" for t, value in found.shared)
    match found.kind:
        case Kind.WRONG_CALL:
            yield text("review.wrong_call", **gaps, why=_why(replay, found.number))
        case Kind.WIN_AT_ONCE:
            assert found.better is not None
            assert found.better.cell is not None
            cell = format_cell(found.better.cell)
            yield text("review.win_at_once", **gaps, cell=cell)
        case Kind.PLACEMENT if found.line is not None:
            yield text("review.all_complete", **gaps)
        case Kind.GIFT | Kind.PLACEMENT | Kind.RESIGNED:
            yield text(f"review.{found.kind}_{found.kept}", **gaps)
        case _:
            yield text(f"review.{found.kind}", **gaps)
    if found.kind is not Kind.WIN_AT_ONCE:
        yield from _better(found)


def _better(found: Finding) -> Iterator[Text]:
    """Return what would have been better, if that is known."""
    if found.better is None:
        return
    cell, gift = found.better.cell, found.better.gift
    name = "last" if found.is_last else "better"
    if cell is None:
        if found.kind is Kind.GIFT_AT_ONCE and not found.is_last:
            name = "safe_one" if found.safe == 1 else "safe_many"
            yield text(f"review.{name}", count=found.safe, piece=gift or 0)
        else:
            yield text(f"review.{name}_gift", piece=gift or 0)
    elif gift is None:
        yield text(f"review.{name}_cell", cell=format_cell(cell))
    else:
        yield text(f"review.{name}_turn", cell=format_cell(cell), piece=gift)


def _why(replay: Replay, number: int) -> str:
    """Return why a call was refused."""
    before = replay.games[number - 1]
    ply = replay.games[number].plies[-1]
    assert isinstance(ply, Call)
    return f"why.{before.position.judge(ply.cells)}"
