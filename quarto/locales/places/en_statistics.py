"""English: what the games of the library add up to."""

STATISTICS: dict[str, str] = {
    "place.statistics": "Statistics",
    "stats.lead": (
        "Numbers and facts only about finished games kept in “My games” on this "
        "device; deleting a game there takes it out of here. Nothing is sent anywhere."
    ),
    "stats.assigned": (
        "This table was set up by somebody else: the games of this device are not "
        "shown here."
    ),
    "stats.none": "No finished game is kept here yet.",
    "stats.play": "Play a game",
    "stats.going": "Going through the games: {count} of {total}",
    # Which games
    "stats.span": "Games",
    "stats.all": "All games",
    "stats.last": "The last 20",
    "stats.against": "Against",
    "stats.everybody": "Everybody",
    "stats.two": "Two people",
    "stats.counted": "Games counted: {count}",
    "stats.left_out": (
        "Left out: {count} (not over, broken off, or begun in a set-up position)"
    ),
    # Results
    "stats.levels": "Against the computer",
    "stats.levels_note": "How games ended for the player, level by level.",
    "stats.levels_of": "Level",
    "stats.rules": "By rules",
    "stats.rules_note": "The same games, by what was agreed on.",
    "stats.rules_of": "Rules",
    "stats.people": "Two people",
    "stats.people_note": "Who won: the one that gave first, or the other.",
    "stats.people_of": "Rules",
    "stats.won": "Won",
    "stats.drawn": "Drawn",
    "stats.lost": "Lost",
    "stats.first": "First",
    "stats.second": "Second",
    "stats.family": "{values}",
    "stats.traits_1": "one trait",
    "stats.traits_2": "two traits",
    "stats.traits_3": "three traits",
    "stats.traits_4": "four traits",
    "stats.squares": "squares",
    "stats.auto": "the program sees",
    "stats.strict": "wrong call loses",
    # Lines
    "stats.lines": "Lines",
    "stats.lines_note": (
        "Called: right after one’s own placement. Stolen: the other had left the line. "
        "Missed: one played on without calling it. Wrong: calls that were refused. "
        "Lines completed together count once."
    ),
    "stats.lines_of": "Who",
    "stats.called": "Called",
    "stats.stolen": "Stolen",
    "stats.missed": "Missed",
    "stats.refused": "Wrong",
    "stats.player": "Player",
    "stats.computer": "Computer",
    # Gifts
    "stats.gifts": "Safe gifts",
    "stats.gifts_note": (
        "Gifts at moments when a piece left could complete a line at once. Safe: the "
        "piece given could not. Unsafe: it could, though a safe one was there. Forced: "
        "none was safe. Share: safe ones, of those with a choice."
    ),
    "stats.gifts_of": "Who gave",
    "stats.safe": "Safe",
    "stats.risky": "Unsafe",
    "stats.forced": "Forced",
    "stats.share": "Share, %",
    # Lengths
    "stats.lengths": "Length",
    "stats.lengths_note": "How many pieces lay on the board at the end.",
    "stats.lengths_of": "Pieces",
    "stats.games": "Games",
    "stats.pieces": "{count}",
    # Files
    "stats.files": "These numbers",
    "stats.date": "Date",
    "stats.family_head": "Rules",
    "stats.gave": "Gave first",
    "stats.result": "Result",
    "stats.placed": "Pieces placed",
}
