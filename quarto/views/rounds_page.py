"""The match: how it stands, and every round that is over with its record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarto.app.actions import Action
from quarto.app.text import text
from quarto.views.controls import button
from quarto.views.markup import Element, el
from quarto.views.strings import opening

if TYPE_CHECKING:
    from quarto.app.scene import Scene
    from quarto.app.standing import ResultScene, RoundScene
    from quarto.views.strings import Strings


def score_line(scene: Scene, strings: Strings) -> Element:
    """Return both names and the rounds they won."""
    first, second = scene.seats
    return el(
        "p",
        {"class": "score"},
        el("span", {"dir": "auto"}, strings.name(first.who, starts=True)),
        " ",
        el("strong", None, f"{first.score}\u2009–\u2009{second.score}"),
        " ",
        el("span", {"dir": "auto"}, strings.name(second.who, starts=True)),
    )


def onward(scene: Scene, result: ResultScene, strings: Strings) -> Element:
    """Return the score and how to go on after the end of a game."""
    action, said = Action.NEXT_ROUND, text("after.next", who=result.next_giver)
    more = (Action.REPLAY, Action.SHARE)
    if not result.counts:
        action, said = Action.GIVE_BACK, text("after.aside")
    elif result.of_class:
        # Whoever plays once more is not at the class's next game.
        action, said = Action.CLASS, text("after.class")
        more = (Action.NEXT_ROUND, Action.REPLAY)
    elif result.match_winner is not None:
        action, said = Action.REMATCH, text("after.match", who=result.match_winner)
    name = scene.back or action
    return el(
        "div",
        {"class": "onward"},
        score_line(scene, strings),
        *_draws(scene, strings),
        el("p", None, strings.say(said)),
        button(action, strings[f"action.{name}"], "primary"),
        el(
            "div",
            {"class": "onward-more"},
            *(button(one, strings[f"action.{one}"]) for one in more),
        ),
    )


def rounds_body(scene: Scene, strings: Strings) -> tuple[Element, ...]:
    """Return the score, what else counts, and the rounds in their order."""
    heard = " ".join(strings.say(part) for part in scene.heard)
    return (
        score_line(scene, strings),
        el("p", {"class": "note facts"}, _facts(scene, strings)),
        _list(scene.rounds, strings),
        el("p", {"class": "copied", "role": "status"}, heard),
    )


def rounds_controls(scene: Scene, strings: Strings) -> tuple[Element, ...]:
    """Return what can be done with the rounds, and with the one on the table."""
    controls = []
    if any(one.record for one in scene.rounds):
        controls.append(button(Action.COPY, strings["action.copy"]))
    if scene.result is None and scene.replay is None:
        controls.append(button(Action.ABANDON, strings["action.abandon"]))
    return tuple(controls)


def _facts(scene: Scene, strings: Strings) -> str:
    """Return how many rounds are to be won, and how many nobody won."""
    aim = text("score.open")
    if scene.target is not None:
        aim = text("score.target", count=scene.target)
    draws = text("score.draws", count=scene.draws)
    return opening(f"{strings.say(aim)} · {strings.say(draws)}")


def _draws(scene: Scene, strings: Strings) -> tuple[Element, ...]:
    if not scene.draws:
        return ()
    said = strings.say(text("score.draws", count=scene.draws))
    return (el("p", None, opening(said)),)


def _list(rounds: tuple[RoundScene, ...], strings: Strings) -> Element:
    if not rounds:
        return el("p", None, strings["rounds.none"])
    drawn = (_round(one, number, strings) for number, one in enumerate(rounds))
    return el("ol", {"class": "rounds"}, *drawn)


def _round(one: RoundScene, number: int, strings: Strings) -> Element:
    why = () if one.end is None else (strings[f"end.{one.end}"],)
    giver = strings.say(text("rounds.giver", who=one.giver))
    parts = [
        el("strong", None, strings.say(one.result)),
        el("small", None, " · ".join((*why, giver))),
    ]
    if one.record:
        parts.append(el("code", {"class": "record"}, one.record))
        look = {"type": "button", "data-replay-round": str(number)}
        parts.append(el("button", look, strings["action.replay"]))
    return el("li", {"data-round": one.end or ""}, *parts)
