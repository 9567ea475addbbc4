"""The review of a game in its replay, in English."""

REVIEW: dict[str, str] = {
    "action.try-again": "Try again",
    "action.earlier": "Previous moment that mattered",
    "action.later": "Next moment that mattered",
    "review.try": "Try again from here, against the expert",
    "review.looking": "Looking back: {count} of {total}.",
    "review.found_one": "One moment mattered.",
    "review.found": "{count} moments mattered.",
    "review.held": "No mistake: a draw well held.",
    "review.clean": "No mistake.",
    "review.unclear": "No mistake found, as far as could be seen.",
    "review.at_won": "Moment {number} of {count}: won for {who}.",
    "review.at_0": "Moment {number} of {count}: even.",
    "review.at_None": "Moment {number} of {count}: not known for whom.",
    "review.stolen": (
        "{Who} completed {line} and did not call it: {values}. {Other} did."
    ),
    "review.twice": (
        "{Who} completed {line} and did not call it: {values}. {Other} missed it too."
    ),
    "review.missed": "{Who} completed {line} and did not call it: {values}.",
    "review.wrong_call": "{Who} called wrongly: {why}",
    "review.win_at_once": "{Who} could complete {line} in {cell}: {values}.",
    "review.win": "{Who} let a win go.",
    "review.gift_at_once": "{Who} gave a piece that completes {line}: {values}.",
    "review.safe_one": "Only the {piece} one was safe.",
    "review.safe_many": "{count} were safe, such as the {piece} one.",
    "review.gift_0": "With this gift {who} lost an even game.",
    "review.gift_1": "With this gift {who} lost a won game.",
    "review.placement_0": "By placing here {who} lost an even game.",
    "review.placement_1": "By placing here {who} lost a won game.",
    "review.all_complete": (
        "Each piece left now completes a line, such as {line}: {values}."
    ),
    "review.strip": "Up: won for {who}. Down: won for {other}.",
    "review.better_turn": "Better: {cell}, then the {piece} one.",
    "review.better_cell": "Better: {cell}.",
    "review.better_gift": "Better: the {piece} one.",
    "review.resigned_0": "{Who} resigned an even game.",
    "review.resigned_1": "{Who} resigned a won game.",
    "review.last_turn": "Last safe moment: {cell}, then the {piece} one.",
    "review.last_cell": "Last safe moment: {cell}.",
    "review.last_gift": "Last safe moment: the {piece} one.",
    "cell.drawn": "in the line shown",
    "cell.better": "better here",
    "notice.try_again": "Against the expert from here; this game counts nowhere.",
}
