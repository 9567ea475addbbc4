"""English: the rules."""

RULES: dict[str, str] = {
    "paper.rules": "The rules",
    "paper.class": "For the class",
    "paper.game": "To the game",
    "paper.contents": "On this page",
    "paper.pages": "Other pages",
    "rules.title": "The rules of Quarto",
    "rules.description": (
        "The rules of the board game Quarto, whole and with pictures: material, turn, "
        "call, end, variants, clock, and the questions that people ask."
    ),
    "rules.lead": (
        "Two players, sixteen pieces, one aim: a line of four pieces that have "
        "something in common. But the piece that you place is the one that your "
        "opponent has chosen, and a line wins only if somebody calls it."
    ),
    "rules.print": "Printed, this page takes two sheets of paper.",
    # Material
    "material": "The material",
    "material.1": (
        "There is a board of {side} × {side} cells, and there are {pieces} pieces, all "
        "different. Each piece has four traits, and each trait has two values: light "
        "or dark, round or square, tall or short, solid or hollow."
    ),
    "material.2": (
        "Every combination exists exactly once: 2 × 2 × 2 × 2 = {pieces}. At the start "
        "the board is empty, and all the pieces stand beside it, in view of both "
        "players. No piece belongs to anybody."
    ),
    "material.picture": (
        "The sixteen pieces. Any two of them have at most three values in common."
    ),
    # A game
    "course": "The course of a game",
    "course.1": (
        "A lot decides who begins. The first player places nothing, but chooses one of "
        "the sixteen pieces and gives it to the other."
    ),
    "course.2": (
        "Whoever has received a piece places it on any free cell, then chooses one of "
        "the pieces that are left and gives it to the other, who does the same. And so "
        "on."
    ),
    "course.3": (
        "Whoever placed is the one who gives: the turn passes with the gift, never "
        "with the placement."
    ),
    "course.picture": (
        "Two turns. In each: receive a piece, place it, give another. Before placing, "
        "and again before giving, there is a moment to call."
    ),
    "course.player_0": "Ana",
    "course.player_1": "Bruno",
    "course.gives": "gives",
    "course.places": "places",
    "course.calls": "may call",
    # The call
    "call": "The call",
    "call.line": (
        "A line is four cells in a row, in a column or on one of the two diagonals: "
        "{lines} lines in all. It is a winning line when its four pieces share at "
        "least one value of a trait that counts: four tall ones, say, or four hollow "
        "ones. They may share several, and it does not matter who placed them."
    ),
    "call.won": (
        "The last placement, in {won_last}, completes row 2, which now holds "
        "{won_shared}. Called and shown, this line wins."
    ),
    "call.needed": (
        "A winning line wins nothing by itself. Somebody has to call it, “QUARTO!”, "
        "and show its four cells. There are two moments for that."
    ),
    "call.at_once": "At once.",
    "call.at_once_text": (
        "The player who completes the line by placing may call it straight away, "
        "before giving a piece."
    ),
    "call.stolen": "The stolen call.",
    "call.stolen_text": (
        "If a piece is given without a call, its receiver may call the line at that "
        "moment: with the piece in hand, before placing it. The receiver then wins "
        "with a line that the other completed."
    ),
    "call.lapsed": "The lapsed line.",
    "call.lapsed_text": (
        "If neither calls it, the line has lapsed for the rest of the game: it can "
        "never be called again. The game goes on."
    ),
    "call.lapsed_picture": (
        "Row 1 holds {lapsed_shared}, but nobody called it in time. The next piece has "
        "been placed in {lapsed_last}, ringed here: row 1 has lapsed."
    ),
    "call.last": (
        "So only a line completed by the last placement can be called. One placement "
        "may complete several lines; any one of them suffices."
    ),
    # The end
    "end": "The end",
    "end.1": (
        "A right call wins the round. If all sixteen pieces have been placed and no "
        "right call is made, the round is a draw."
    ),
    "end.2": (
        "Several rounds make a match. A round counts 1 for its winner and 0 for the "
        "other; a draw counts 0 for both. In the first round a lot decides who gives "
        "first, afterwards the players take turns."
    ),
    # Variants
    "variants": "Two variants",
    "variants.beginners": "For beginners: fewer traits",
    "variants.beginners_text": (
        "Only one, two or three of the four traits count, agreed before the game: the "
        "colour alone, for instance, or shape and height. There are {subsets} such "
        "choices. What counts stays in view all game long."
    ),
    "variants.experts": "For experts: squares",
    "variants.experts_text": (
        "Besides the lines, squares of 2 × 2 adjacent cells count. There are {blocks} "
        "of them, so that {all} groups of four cells have to be watched. They are "
        "called and shown in the same way. Both variants may be combined."
    ),
    "variants.picture": (
        "A square: the cells {block_cells} hold {block_shared}. Without this variant "
        "there would be nothing to call."
    ),
    # The clock
    "clock": "The tournament clock",
    "clock.1": (
        "In a tournament each turn takes one minute at most, for placing and giving "
        "together. In this program the clock is off unless somebody asks for it, and a "
        "turn can be given from {shortest} seconds to {longest} minutes."
    ),
    "clock.2": (
        "Whoever runs out of time loses the round; as a house rule there is only a "
        "warning. A menu does not stop the clock; “Pause” does, and covers the board "
        "meanwhile."
    ),
    "clock.3": (
        "The clock also stands still while the opponent has to answer a request, once "
        "the caller has shown four cells, while the computer acts, and, when one plays "
        "alone, while the page is out of sight. What is kept is the time used: "
        "reloading the page neither helps nor harms."
    ),
    # What is decided here
    "decisions": "What is decided here",
    "decisions.lead": (
        "The rules of the box say nothing about some cases. This program goes by the "
        "following."
    ),
    "decisions.question": "Case",
    "decisions.answer": "Decision",
    "decisions.1": "The sixteenth piece has been placed",
    "decisions.1_answer": (
        "Nothing is left to give, so the moments to call end otherwise: first the "
        "placer calls or says “{no_call}”, then the opponent does, with the full time "
        "of a turn if there is a clock. After that it is a draw."
    ),
    "decisions.2": "When a placement is final",
    "decisions.2_answer": (
        "It may be moved freely until the placer gives a piece or presses QUARTO!; "
        "after the sixteenth, until “{no_call}” is said."
    ),
    "decisions.3": "A wrong call",
    "decisions.3_answer": (
        "It is refused, and the reason is said: these four cells are no line, share "
        "nothing that counts, or the line has lapsed. The placement is final then, and "
        "the caller has no second call at this moment, so that nobody can fish for "
        "lines. Nothing else is lost. As a house rule, a wrong call loses the round."
    ),
    "decisions.4": "Who may call, and when",
    "decisions.4_answer": (
        "Only the player whose turn it is. As long as the piece received is on no "
        "cell, QUARTO! calls the line that the other left; afterwards it makes the "
        "placement final and calls a line through it. At any other time the answer is "
        "“not your turn”, and it never counts."
    ),
    "decisions.5": "How a line is shown",
    "decisions.5_answer": (
        "The caller points at the four cells, in any order and free to change, and "
        "confirms. The program never shows or hints at a line that nobody has called, "
        "and QUARTO! looks and works the same at every moment of a turn."
    ),
    "decisions.6": "For children: the program sees the lines",
    "decisions.6_answer": (
        "Off unless chosen before the game. A line then wins as soon as its placement "
        "is confirmed by a second tap on the cell; otherwise one could find lines by "
        "trying cells. It is one of the game’s rules, and saved with it."
    ),
    "decisions.7": "Taking back",
    "decisions.7_answer": (
        "Against the computer: back to one’s own last decision. With two players: if "
        "the other agrees. Never with a clock, and never after the end: trying again "
        "from there begins another game, which counts nowhere. The record keeps no "
        "trace of what was taken back."
    ),
    "decisions.8": "Help",
    "decisions.8_answer": (
        "A hint treats a line that nobody has called as if it had lapsed. Looking back "
        "over the game comes only after its end."
    ),
    "decisions.9": "Resigning, offering a draw",
    "decisions.9_answer": (
        "The player whose turn it is may do either at any moment of it. The other "
        "accepts or declines the draw."
    ),
    # Advice
    "advice": "Advice",
    "advice.1": "Look before you give.",
    "advice.1_text": (
        "This is the beginners’ mistake: to give a piece without seeing what it "
        "completes a move later. Wherever three pieces of a line share a value and the "
        "fourth cell is free, any piece with that value completes a winning line."
    ),
    "advice.1_picture": (
        "Row 3 already has three round pieces, and {gap} is free. Whoever gives a "
        "round piece now hands over the win; a square one completes nothing there."
    ),
    "advice.2": "Think of the gift while you place.",
    "advice.2_text": (
        "Each third piece of a kind in an open line makes all others of that kind "
        "dangerous. Place so that a safe piece is left to give."
    ),
    "advice.3": "Look for the other’s line first.",
    "advice.3_text": (
        "With a piece in hand, first look at the line that the other may have "
        "overlooked. Once the piece has been placed, the chance to steal has gone."
    ),
    "advice.4": "Go through the traits one by one.",
    "advice.4_text": (
        "Colour, shape, height, fill: a shared colour leaps to the eye, a shared hole "
        "is easily missed."
    ),
    # Questions
    "questions": "Questions people ask",
    "questions.1": (
        "Do the light pieces belong to one player and the dark ones to the other?"
    ),
    "questions.1_answer": "No. All the pieces are there for both, all game long.",
    "questions.2": (
        "I completed a line and only noticed after giving. Can I still call it?"
    ),
    "questions.2_answer": (
        "No. With the gift the moment passed to the opponent. If nobody has called the "
        "line by the time the next piece is placed, it has lapsed."
    ),
    "questions.3": "Do the pieces of a lapsed line still count?",
    "questions.3_answer": (
        "Yes, in every other line. Only that one line can no longer be called."
    ),
    "questions.4": "Does it help to complete two lines at once?",
    "questions.4_answer": (
        "It is one win all the same: any one of the lines is called and shown."
    ),
    "questions.5": "Does a wrong call cost anything?",
    "questions.5_answer": (
        "Only that chance to call, unless the players agreed before the game that a "
        "wrong call loses."
    ),
    "questions.6": "How early can a game end?",
    "questions.6_answer": (
        "With the fourth placement: before that no line holds four pieces."
    ),
    "questions.7": "Does whoever begins have an advantage?",
    "questions.7_answer": (
        "Not if both play perfectly: then the game is a draw, with lines alone as well "
        "as with squares. If both play at random and every line is called, who gives "
        "first wins 49.54% of the games, the other 48.48%, and 1.98% are draws; with "
        "squares 49.95%, 49.75% and 0.30%."
    ),
    "questions.8": "Can one play alone?",
    "questions.8_answer": "The game is for two; here, the computer may be one of them.",
    # The box
    "box": "The game and its box",
    "box.designer": "Designer",
    "box.designer_is": "Blaise Müller",
    "box.publisher": "Publisher",
    "box.publisher_is": "Gigamic",
    "box.year": "Year",
    "box.year_is": "1991",
    "box.players": "Players",
    "box.players_is": "2",
    "box.age": "Age",
    "box.age_is": "from 8 years",
    "box.duration": "A game takes",
    "box.duration_is": "10 to 20 minutes; the box says 15",
    "box.award": "Award",
    "box.award_is": (
        "Super As d’or of the Festival international des jeux, 1992, among others"
    ),
    "box.trademark": (
        "Quarto is a trademark of its publisher. This is an independent "
        "implementation, not affiliated with it."
    ),
}
