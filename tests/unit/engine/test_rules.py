"""Facts about the rules as a value."""

from __future__ import annotations

import pytest

from quarto import Clock, QuartoError, Rules, Trait
from quarto.engine.errors import RulesError, RulesReason
from quarto.engine.lines import ALL_LINES, STRAIGHT_LINES, THROUGH
from quarto.engine.rules import CLASSIC
from tests.support.words import EVERY_RULES


def test_classic_rules_have_all_traits_and_no_extras() -> None:
    """Without a choice all four traits count, and nothing else is agreed on."""
    assert (
        Rules(
            traits=(Trait.COLOR, Trait.SHAPE, Trait.HEIGHT, Trait.FILL),
            blocks=False,
            auto=False,
            strict=False,
            clock=None,
        )
        == CLASSIC
    )


def test_order_and_repetition_of_traits_mean_nothing() -> None:
    """Rules with the same traits are equal, and so are their hashes."""
    mixed = Rules(traits=(Trait.FILL, Trait.COLOR, Trait.FILL))
    plain = Rules(traits=(Trait.COLOR, Trait.FILL))
    assert (mixed, hash(mixed)) == (plain, hash(plain))


def test_there_are_fifteen_choices_of_traits() -> None:
    """All traits or one of the 14 proper subsets, with each of the three options."""
    assert len(set(EVERY_RULES)) == 15 * 8


def test_no_trait_at_all_is_refused() -> None:
    """Some trait must count."""
    with pytest.raises(RulesError) as caught:
        Rules(traits=())
    assert caught.value.reason is RulesReason.NO_TRAIT


def test_what_is_no_trait_is_refused() -> None:
    """There are four traits, and no number stands for another."""
    with pytest.raises(RulesError) as caught:
        Rules(traits=(Trait.COLOR, 4))  # type: ignore[arg-type]  # as asked
    assert caught.value.reason is RulesReason.UNKNOWN_TRAIT


@pytest.mark.parametrize("seconds", [-60, 0, 9, 601])
def test_clock_outside_its_range_is_refused(seconds: int) -> None:
    """A turn takes at least 10 seconds and at most 10 minutes."""
    with pytest.raises(RulesError) as caught:
        Clock(seconds)
    assert caught.value.reason is RulesReason.CLOCK_RANGE


@pytest.mark.parametrize("seconds", [10, 60, 600])
def test_clock_inside_its_range_is_kept(seconds: int) -> None:
    """A clock has its seconds, and loses the round unless it only warns."""
    assert Clock(seconds) == Clock(seconds=seconds, warns_only=False)


def test_rules_error_is_an_error_of_this_package() -> None:
    """Who catches the package's errors, or ValueError, catches this one."""
    assert issubclass(RulesError, QuartoError)
    assert issubclass(RulesError, ValueError)


@pytest.mark.parametrize(
    ("rules", "lines"),
    [(Rules(), STRAIGHT_LINES), (Rules(blocks=True), ALL_LINES)],
    ids=["lines", "blocks"],
)
def test_blocks_count_only_where_agreed(rules: Rules, lines: tuple[object]) -> None:
    """The rules know the lines that count: 10, or 19 with blocks."""
    assert (rules.lines, rules.lines_through) == (lines, THROUGH[rules.blocks])
