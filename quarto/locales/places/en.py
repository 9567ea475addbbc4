"""English: the places beside the table."""

from quarto.locales.places.en_games import GAMES
from quarto.locales.places.en_puzzles import PUZZLES
from quarto.locales.places.en_review import REVIEW
from quarto.locales.places.en_statistics import STATISTICS

PLACES: dict[str, str] = {
    **GAMES,
    **PUZZLES,
    **REVIEW,
    **STATISTICS,
    "place.ways": "Around the game",
    "place.activities": "First lessons",
    "place.sheet": "Score sheet",
    "place.class": "Class",
    # First lessons
    "task.kind": "What to do",
    "task.grade": "Grade",
    "kind.search": "Find the piece",
    "kind.odd": "The odd one out",
    "kind.common": "In common",
    "kind.quarto": "QUARTO?",
    "task.search": "Which piece is it?",
    "task.search_how": (
        "One of these {count} pieces is thought of. Ask, then choose it; {questions} "
        "questions are always enough."
    ),
    "task.odd": "Which one does not fit?",
    "task.odd_how": "All the others share something that this one lacks.",
    "task.common": "What do these four share?",
    "task.common_how": "One thing, several, or nothing at all.",
    "task.quarto": "Is there a QUARTO here?",
    "task.quarto_how": (
        "The ring shows the last piece placed. Show the four cells of a line, then "
        "press QUARTO!, or say that there is none."
    ),
    "task.quarto_how_squares": (
        "The ring shows the last piece placed; 2 × 2 squares count too. Show the four "
        "cells, then press QUARTO!, or say that there is none."
    ),
    "task.questions": "Questions",
    "ask.0": "Is it dark?",
    "ask.1": "Is it square?",
    "ask.2": "Is it short?",
    "ask.3": "Is it hollow?",
    "task.yes": "Yes.",
    "task.no": "No.",
    "task.answer_yes": "{why} Yes.",
    "task.answer_no": "{why} No.",
    "task.ruled_out": "ruled out",
    "task.search_found": "Yes, this is it: {piece_list}. Questions: {count}.",
    "task.search_not_yes": "Not this one. {why} The answer was yes.",
    "task.search_not_no": "Not this one. {why} The answer was no.",
    "task.search_fits": (
        "A good thought: it fits all the answers. But it is another one; ask on."
    ),
    "task.odd_found": "Yes: it is the only {why} piece.",
    "task.odd_missed": "Not this one: whatever it has, another piece here has too.",
    "task.they_are": "All four are",
    "task.nothing": "nothing in common",
    "task.check": "Check",
    "task.common_empty": "First choose what they share, or “nothing in common”.",
    "task.common_found": "Yes: {values}.",
    "task.common_none": "Yes: these four share nothing.",
    "task.common_something": "They do share something: look once more.",
    "task.common_wrong": "Look once more: not all four are {why}.",
    "task.common_more": "That is right, and they share something more.",
    "task.your_answer": "Answer",
    "task.no_quarto": "No QUARTO",
    "task.quarto_four": "First show four cells on the board.",
    "task.quarto_none": "Right: no line through the ringed piece shares anything.",
    "task.quarto_lapsed": (
        "Right: {line} has {values}, but it was complete before the last placement. "
        "It has lapsed."
    ),
    "task.quarto_missed": "There is one: look at the lines through the ringed piece.",
    "task.quarto_wrong": "{cells}: {why}",
    "task.another": "Another one",
    "task.solved": "Solved in this visit: {count}",
    # The score sheet
    "sheet.lead": (
        "For the wooden box: no board here, but the score, a clock, and an answer to "
        "the question whether a call is right."
    ),
    "sheet.score": "Score",
    "sheet.lot": "Gives first in round 1",
    "sheet.type": "This round",
    "sheet.wins": "wins",
    "sheet.drawn_button": "Draw",
    "sheet.tools": "Sheet",
    "sheet.undo": "Take back",
    "sheet.print": "Print",
    "sheet.csv": "For spreadsheets (CSV)",
    "sheet.anew": "New sheet",
    "sheet.round": "Round",
    "sheet.rounds": "Rounds",
    "sheet.gives": "Gives first",
    "sheet.winner": "Winner",
    "sheet.nobody": "draw",
    "sheet.who": "{Who}",
    "sheet.total": "Total",
    "sheet.draws": "Draws",
    "sheet.won": "Round {number}: {who} wins.",
    "sheet.drawn": "Round {number}: a draw.",
    "sheet.undone": "Round {number} is taken back.",
    "sheet.cleared": "A new sheet. “Take back” brings the old one back.",
    "sheet.restored": "The old sheet is back.",
    "sheet.nothing_to_undo": "No round is to be taken back.",
    "sheet.clock": "Clock",
    "sheet.turn": "Next turn",
    "sheet.stand": "Pause",
    "sheet.go_on": "Continue",
    "sheet.time_out": "The time of this turn is over.",
    "sheet.clock_note": "One time for placing and giving. On zero it stands.",
    # Checking a call
    "check.title": "Is this call right?",
    "check.step": "A tap means",
    "check.pieces": "1. The pieces",
    "check.last": "2. Last placement",
    "check.call": "3. The call",
    "check.pieces_how": (
        "Choose a piece, then its cell, the last one last. A tap on a piece of the "
        "board takes it up again."
    ),
    "check.last_how": "Tap the piece that was placed last; it has the ring.",
    "check.call_how": "Tap the four cells that were called, in any order.",
    "check.counting": "What counts",
    "check.judge": "Is it right?",
    "check.empty": "Empty the board",
    "check.last_first": "First place the pieces, and mark the one placed last.",
    "check.four": "A call shows four cells; {count} are shown.",
    "check.right": "The call is right: {line} holds {values}.",
    "check.no_line": "Wrong: {cells} are no line.",
    "check.no_squares": "Wrong: {cells} are a square, and squares do not count here.",
    "check.incomplete": "Wrong: a piece is missing in {line}.",
    "check.nothing_shared": (
        "Wrong: the four pieces of {line} share nothing that counts."
    ),
    "check.lapsed": (
        "Wrong: {line} holds {values}, but the last placement, {cell}, is not in it. "
        "The line was complete before, and has lapsed."
    ),
    # What this device has kept
    "kept.damaged": "What was kept here was damaged. It was set aside.",
    "kept.newer": "What was kept here is of a newer version. It was set aside.",
    "kept.not_ours": "What was kept here is something else. It was set aside.",
    # The class's round robin
    "class.lead": (
        "Everybody meets everybody once, here or on wooden boards. Results are typed "
        "in, or come from this device’s own table."
    ),
    "class.names_title": "Names",
    "class.names": (
        "One name on each line, 2 to {most}, at most {longest} characters each"
    ),
    "class.use": "Use these names",
    "class.clear": "Clear the class",
    "class.import": "Open a file: a class that was saved here (JSON), or names (CSV)",
    "class.names_read": (
        "Names read from the file: {count}. Look them over ({fewest} to {most} can "
        "play), then use them."
    ),
    "class.no_names": "No names were found in this file.",
    "csv.separator": ",",
    "class.data": (
        "Data: names and results are kept in this browser alone, until the class is "
        "cleared; nothing is sent anywhere. First names or numbers are enough. A file "
        "stays with whoever saves it."
    ),
    "class.how_many": "2 to 12 names are needed; here: {count}.",
    "class.has_results": (
        "There are results already: names can be corrected, but none more or fewer. "
        "Clear the class to begin anew."
    ),
    "class.named": "Names taken: {count}.",
    "class.cleared": "The class is cleared. “Take back” brings it back.",
    "class.restored": "The class is back.",
    "class.imported": "The file is open. Names: {count}.",
    "class.table_busy": (
        "A game is under way at the table, or it is not free: finish it, or break it "
        "off there."
    ),
    "class.playing": "At the table",
    "class.stop": "They do not play",
    "class.over_draw": "Over at the table: a draw",
    "class.over_won": "Over at the table, won by",
    "class.enter": "Enter it and clear the table",
    "class.games": "Games",
    "class.round_title": "Round {number}",
    "class.rests": "Has a rest:",
    "class.open": "not played",
    "class.won_by": "won by",
    "class.drawn": "draw",
    "class.play": "Play here",
    "class.next": "Next pair, here:",
    "class.standings": "Table",
    "class.complete": "All games are played.",
    "class.incomplete": "Not all games are played yet.",
    "class.ties": (
        "A win gives 1 point, a draw 0 to both. Equal on points: more points from the "
        "games among those who are equal; then fewer losses; then the same rank."
    ),
    "class.print": "Print",
    "class.csv": "For spreadsheets (CSV)",
    "class.json": "Save as a file (JSON)",
    "class.rank": "Rank",
    "class.name": "Name",
    "class.points": "Points",
    "class.played": "Games",
    "class.draws": "Draws",
    "class.losses": "Losses",
    "class.among": "Among equals",
    "class.round": "Round",
    "class.first": "First",
    "class.second": "Second",
    "class.winner": "Winner",
    "file.damaged": "This file cannot be read: something in it is wrong. {field}",
    "file.newer": "This file was made by a newer version of the game.",
    "file.not_ours": "This file is no class saved here.",
}
