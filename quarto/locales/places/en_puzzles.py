"""English: puzzles."""

PUZZLES: dict[str, str] = {
    "place.puzzles": "Puzzles",
    "puzzle.quarto": "Is there a QUARTO?",
    "puzzle.quarto_how": (
        "Place the piece where it completes a line, or show the four cells of a full "
        "line through the ring, or say that there is none."
    ),
    "puzzle.gift": "Which gift is safe?",
    "puzzle.gift_how": (
        "One piece alone does not lose, however well the other plays. Choose it."
    ),
    "puzzle.safe": "Place and give safely",
    "puzzle.safe_how": (
        "One cell and one gift alone do not lose, however well the other plays."
    ),
    "puzzle.win": "Win in two",
    "puzzle.win_how": (
        "Place and give so that, whatever the other does, the next placement completes "
        "a line."
    ),
    "puzzle.squares_too": "2 × 2 squares count too.",
    "puzzle.kind": "What to find",
    "puzzle.kind_quarto": "QUARTO?",
    "puzzle.kind_gift": "Safe gift",
    "puzzle.kind_safe": "Place and give",
    "puzzle.kind_win": "Win in two",
    "puzzle.level": "Level",
    "puzzle.level_1": "easy",
    "puzzle.level_2": "medium",
    "puzzle.level_3": "hard",
    "puzzle.looks": "to look at: {count}",
    "puzzle.squares": "With squares",
    "puzzle.day": "Puzzle of the day",
    "puzzle.today": "Today",
    "puzzle.earlier": "Earlier",
    "puzzle.later": "Later",
    "puzzle.done": "solved",
    "puzzle.your_answer": "Answer",
    "puzzle.check": "Check",
    "puzzle.none": "No QUARTO",
    "puzzle.hint": "Hint",
    "puzzle.show": "Solution",
    "puzzle.show_name": "Show the solution",
    "puzzle.another": "Another one",
    "puzzle.again": "Try again",
    "puzzle.link": "Copy the link",
    "puzzle.review": "To review: {count}",
    "puzzle.review_none": "Nothing to review.",
    "puzzle.review_how": "Not found yet, or shown. Each goes once it is solved.",
    "puzzle.copied": "The link to this puzzle is copied.",
    "puzzle.not_copied": "The browser does not let the link be copied.",
    "puzzle.unknown": "No puzzle has this name. Here is the puzzle of the day.",
    "puzzle.afresh": "The board is as it was.",
    "puzzle.lacks_quarto": (
        "First choose a cell for the piece, or show the four cells of a line."
    ),
    "puzzle.lacks_gift": "First choose a piece.",
    "puzzle.lacks_safe": "First choose a cell, and a piece to give.",
    "puzzle.lacks_win": "First choose a cell, and a piece to give.",
    "puzzle.right": "Right!",
    "puzzle.why_quarto": "QUARTO! {line}: {values}.",
    "puzzle.why_lapsed": (
        "No QUARTO: {line} has {values}, but it was complete before the last "
        "placement. It has lapsed."
    ),
    "puzzle.why_none": "No QUARTO: nothing can be completed or called.",
    "puzzle.why_only": ("Every other choice loses: {count} at once, {later} later."),
    "puzzle.why_win": ("Whatever the other does, the next placement completes a line."),
    "puzzle.wrong_cell": "On {cell} this piece completes no line.",
    "puzzle.wrong_call": "{cells}: {why}",
    "puzzle.wrong_none": "There is one: look once more.",
    "puzzle.wrong_at_once": "This piece completes {line}: {values}.",
    "puzzle.wrong_forced": (
        "Then the other places it on {cell}, gives the {piece} piece and wins."
    ),
    "puzzle.wrong_slow": (
        "Then the other places it on {cell} and gives the {piece} piece: nothing can "
        "be completed."
    ),
    "puzzle.hint_trait": "Trait: {why}.",
    "puzzle.hint_line": "Line: {line}.",
    "puzzle.hint_ring": "Look at the lines through the ring.",
    "puzzle.hint_cell": "Cell: {cell}.",
    "puzzle.hint_count": "Lines to look at: {count}.",
    "puzzle.hint_lines": "{lines}.",
    "puzzle.hint_waiting": "Lines wait for: {values}.",
    "puzzle.hint_piece": "The piece to give: {values}.",
    "puzzle.answer_both": "Solution: {cell}, then give the {piece} piece.",
    "puzzle.answer_cell": "Solution: {cell}.",
    "puzzle.answer_gift": "Solution: give the {piece} piece.",
    "puzzle.answer_call": "Solution: this line can be called.",
    "puzzle.answer_none": "Solution: there is none.",
}
