"""English: the teacher's page and the sheets to print."""

CLASS: dict[str, str] = {
    "class.title": "Quarto for the class",
    "class.description": (
        "For teachers: addresses that set up the game for a class, the projector, and "
        "sheets to print: rules, pieces to cut out, score sheet, activities."
    ),
    "class.lead": (
        "No account, nothing to install, nothing to hand in: an address is enough. "
        "Below it are five sheets to print, for tables without a screen."
    ),
    # Print
    "print": "Sheets to print",
    "print.1": (
        "Choose a sheet here, then print the page (Ctrl+P, or the browser’s menu): "
        "only this sheet is printed. Without a choice all of them are, each on a page "
        "of its own; what stands above them stays on the screen."
    ),
    "print.all": "All the sheets",
    "sheet-rules": "The rules on one page",
    "sheet-pieces": "Board and pieces to cut out",
    "sheet-score": "Score sheet",
    "sheet-activities": "Activities",
    "sheet-answers": "Activities: the answers",
    # Addresses
    "links": "Ready addresses",
    "links.1": (
        "Each of these opens a table set up for a purpose. Copy the address of the "
        "link into the class’s notebook, or make a bookmark of it. Such a table begins "
        "anew at each visit and keeps nothing; whatever somebody plays on the same "
        "device outside of it is neither shown nor changed."
    ),
    "links.2": (
        "The last three lead beside the table. The score sheet and the class are kept "
        "on the device, for a class outlasts a lesson."
    ),
    "links.name": "Table",
    "links.does": "What it sets up",
    "links.first": "Very first games",
    "links.first_does": (
        "Only the colour counts, and the program sees the lines: nobody needs to call."
    ),
    "links.two": "Children: two traits",
    "links.two_does": "Colour and shape count. Lines have to be called.",
    "links.classic": "Classic",
    "links.classic_does": "All four traits, two players.",
    "links.squares": "Experts",
    "links.squares_does": "All four traits, and squares of 2 × 2 cells count too.",
    "links.tournament": "Tournament",
    "links.tournament_does": (
        "All four traits, and one minute a turn: whoever runs out of time loses the "
        "round."
    ),
    "links.computer": "Alone against the computer",
    "links.computer_does": (
        "One player, and the computer at its level “{beginner}”. Nothing can be taken "
        "back."
    ),
    "links.projector": "Projector",
    "links.projector_does": (
        "All large, pieces seen from above, with coordinates, so that a class can call "
        "out cells."
    ),
    "links.activities": "First lessons",
    "links.activities_does": (
        "Small tasks without end, in three grades: find the piece, the odd one out, in "
        "common, is there a QUARTO."
    ),
    "links.sheet": "Score sheet",
    "links.sheet_does": (
        "For wooden boards: the score, a clock, and whether a call is right."
    ),
    "links.class": "Class",
    "links.class_does": (
        "2 to 12 names, everybody meets everybody once: pairings, results, the table. "
        "It is kept on this device until it is cleared."
    ),
    # Locks
    "locks": "Addresses of one’s own",
    "locks.1": "An address is made of options after a question mark, joined by “&”:",
    "locks.2": (
        "What counts is written with the letters c (colour), s (shape), h (height) and "
        "f (fill); after them, +squares (squares count), +auto (the program sees the "
        "lines) or +strict (a wrong call loses). With “mode=solo” one plays against "
        "the computer; with “rounds=3”, three rounds win the match."
    ),
    "locks.3": (
        "The option “lock” takes things off the table, several separated by commas. It "
        "keeps a class on its task; it is no protection, for anybody can open the game "
        "without it."
    ),
    "locks.word": "Word",
    "locks.does": "Effect",
    "locks.new-game": "No dialog for a new game; the next round remains",
    "locks.rules": "No choice of rules in that dialog",
    "locks.settings": "No dialog for the settings; the language remains",
    "locks.undo": "No taking back",
    "locks.lesson": "No lesson",
    "locks.hints": "No help from the computer",
    # In the room
    "room": "In the room",
    "room.1": (
        "On a projector or a large screen, switch on “{projector}” in the settings: "
        "the board is as large as it can be, pieces are seen from above, and what has "
        "to be touched lies in the lower two thirds. Two halves of the class may play "
        "against each other and call out cells by their names: “C3”."
    ),
    "room.2": (
        "After the first visit the game works without a network. For machines that "
        "never have one, there is a single file that a double click opens; who runs "
        "this site can make it."
    ),
    "room.3": (
        "A lesson may go from the odd one out to the thing in common, then to a first "
        "game with one or two traits, and only then to all four. The lesson in the "
        "game’s menu takes five short steps."
    ),
    "room.4": (
        "Several pupils share a device: “Class”, among the activities of the menu, "
        "sends a pair to the table, enters its result, then clears the table of their "
        "names for the next pair."
    ),
    # Data
    "data": "Data",
    "data.1": (
        "Nothing leaves the device. There is no account and no cookie, the pages ask "
        "no other site for anything, and the game counts no visits. Games, names and "
        "settings are kept in the browser alone, and “{erase}” in the settings forgets "
        "them. Tables opened by the addresses above keep nothing at all; a class is "
        "kept until it is cleared."
    ),
    # The rules on one page
    "brief.aim": "The aim",
    "brief.aim_1": (
        "Line up four pieces that have at least one thing in common, and call it: "
        "“QUARTO!”"
    ),
    "brief.pieces": "The pieces",
    "brief.pieces_1": (
        "Sixteen pieces, all different: light or dark, round or square, tall or short, "
        "solid or hollow. They belong to nobody. In these drawings they are seen from "
        "above: a double outline is tall, a hole in the middle is hollow."
    ),
    "brief.turn": "A turn",
    "brief.turn_1": (
        "A lot decides who begins. The first player only chooses a piece and gives it."
    ),
    "brief.turn_2": (
        "The other places it on any free cell, chooses one of the pieces left, and "
        "gives it back. And so on: you place what the other chose."
    ),
    "brief.call": "The call",
    "brief.call_1": (
        "A line is a row, a column or a diagonal. It wins only if somebody calls it "
        "and shows its four cells."
    ),
    "brief.call_2": "Whoever completes it may call it before giving a piece.",
    "brief.call_3": (
        "If the line is missed, the other may call it and win, before placing the next "
        "piece."
    ),
    "brief.call_4": "If both miss it, it has lapsed: it can never be called again.",
    "brief.end": "The end",
    "brief.end_1": "A right call wins. Sixteen pieces placed without one: a draw.",
    "brief.variants": "Easier, harder",
    "brief.variants_1": (
        "Beginners let only one, two or three traits count. For experts, squares of 2 "
        "× 2 adjacent cells count as well as lines."
    ),
    "brief.won": "Row 2: {won_shared}. QUARTO!",
    "brief.block": "For experts, a square: {block_shared}.",
    # Pieces to cut out
    "cut.1": (
        "Cut along the dashed lines. From above: a double outline is tall, a hole in "
        "the middle is hollow."
    ),
    # Score sheet
    "score.1": (
        "A round gives 1 to its winner and 0 to the other; a draw gives 0 to both. A "
        "lot decides who gives first in round 1, then it alternates: tick whose turn "
        "it is."
    ),
    "score.name": "Player",
    "score.round": "Round",
    "score.points": "Points",
    "score.first": "Gives first",
    "score.total": "Total",
    # Activities
    "tasks.name": "Name",
    "tasks.legend": (
        "Pieces from above: a double outline is tall, a hole in the middle is hollow."
    ),
    "tasks.odd": "The odd one out",
    "tasks.odd_1": (
        "Three pieces share something that the fourth lacks. Circle that one."
    ),
    "tasks.common": "What do these four share?",
    "tasks.common_1": "One thing, several, or nothing at all.",
    "tasks.portrait": "Which piece is it?",
    "tasks.portrait_1": (
        "Which pieces fit all the answers? Write down the letter, or the letters."
    ),
    "tasks.portrait_2": (
        "How many such questions are always enough to find one of the {pieces} pieces, "
        "and why?"
    ),
    "tasks.quarto": "Is there a QUARTO here?",
    "tasks.quarto_1": (
        "The ring shows the last piece placed. May QUARTO be called now? If so, draw a "
        "line through the four cells."
    ),
    "tasks.ask.0": "Is it dark?",
    "tasks.ask.1": "Is it square?",
    "tasks.ask.2": "Is it short?",
    "tasks.ask.3": "Is it hollow?",
    "tasks.yes": "Yes",
    "tasks.no": "No",
    # Answers
    "answers.odd": "piece {{number}}, the only {{value}} one.",
    "answers.common": "{{values}}.",
    "answers.nothing": "nothing.",
    "answers.portrait": "{{letters}}: {{pieces}}.",
    "answers.enough": (
        "{questions} questions: each answer leaves half of the pieces, 16, 8, 4, 2, "
        "then 1."
    ),
    "answers.row": "row {{name}}",
    "answers.column": "column {{name}}",
    "answers.diagonal": "diagonal {{name}}",
    "answers.right": "yes: {{line}}, {{values}}.",
    "answers.none": "no: no line through the ringed piece shares anything.",
    "answers.lapsed": (
        "no: {{line}} holds {{values}}, but it was complete before the last placement. "
        "It has lapsed."
    ),
}
