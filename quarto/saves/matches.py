"""A match as fields of an envelope.

The records of past rounds are shown and copied, never played on: they stay texts. Only
those of the newest rounds are kept, for all of it is written at every change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.engine.match import Match, Round
from quarto.engine.outcome import Termination
from quarto.saves.fields import damaged, number, player_number
from quarto.saves.seal import Written, json_text

if TYPE_CHECKING:
    from quarto.saves.fields import Fields

# Generous, but what is stored never grows without bound.
LONGEST_MATCH = 10_000
LONGEST_RECORD = 1_000
NEWEST = 100


class _Memo:
    """The rounds that were written last: they stay the same for all of the next one."""

    rounds: tuple[Round, ...] = ()
    text = Written("[]")


_memo = _Memo()


def match_fields(match: Match) -> dict[str, object]:
    """Return a match as fields."""
    # More could be written, and then not be read. An even number of the oldest goes,
    # so that the same player gives first.
    excess = max(0, len(match.rounds) - LONGEST_MATCH)
    kept = match.rounds[excess + excess % 2 :]
    older = len(kept) - NEWEST
    rounds = [
        _fields_of(one, has_record=number >= older) for number, one in enumerate(kept)
    ]
    return {"lot": match.lot, "target": match.target, "rounds": rounds}


def written_match(match: Match) -> dict[str, object]:
    """Return the same, the rounds as text: at every ply, however many they are."""
    if match.rounds is not _memo.rounds:
        rounds = json_text(match_fields(match)["rounds"])
        _memo.rounds, _memo.text = match.rounds, Written(rounds)
    return {"lot": match.lot, "target": match.target, "rounds": _memo.text}


def read_match(fields: Fields) -> Match:
    """Read a match; SaveError if it is none."""
    target = None if fields.get("target") is None else number(fields, "target")
    rounds = fields.get("rounds")
    if target == 0:
        raise damaged("target")
    if not isinstance(rounds, list) or len(rounds) > LONGEST_MATCH:
        raise damaged("rounds")
    played = tuple(_round(one) for one in rounds)
    match = Match(player_number(fields.get("lot"), "lot"), target, played)
    # The round on the table would be one too many.
    if match.winner is not None:
        raise damaged("target")
    return match


def _fields_of(one: Round, *, has_record: bool) -> dict[str, object]:
    fields: dict[str, object] = {
        "giver": one.giver,
        "winner": one.winner,
        "end": one.end,
    }
    if not has_record or not one.record:
        return fields
    return fields | {"origin": one.origin or None, "record": one.record}


def _round(value: object) -> Round:
    if not isinstance(value, dict):
        raise damaged("rounds")
    winner, end = value.get("winner"), value.get("end")
    record = record_text(value.get("record"), "rounds")
    origin = record_text(value.get("origin"), "rounds")
    return Round(
        giver=player_number(value.get("giver"), "rounds"),
        winner=None if winner is None else player_number(winner, "rounds"),
        end=None if end is None else _termination(end),
        record=record,
        # It says where a record begins, and nothing without one.
        origin=origin if record else "",
    )


def _termination(value: object) -> Termination:
    for end in Termination:
        if end == value:
            return end
    raise damaged("rounds")


def record_text(value: object, name: str) -> str:
    """Read a record or position that is not replayed; nothing is an empty one."""
    if value is None:
        return ""
    if not isinstance(value, str) or len(value) > LONGEST_RECORD:
        raise damaged(name)
    # No others are in the notation, and a text that is shown is to be harmless.
    if not (value.isascii() and value.isprintable()):
        raise damaged(name)
    return value
