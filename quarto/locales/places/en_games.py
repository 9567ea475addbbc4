"""English: the library of games."""

GAMES: dict[str, str] = {
    "place.games": "My games",
    "games.lead": (
        "Every game that ends here is kept by itself, and so is one that is put away "
        "for another, from the second move on."
    ),
    "games.assigned": "This table was set up by somebody else: nothing of it is kept.",
    "games.search": "Search by name, title or date",
    "games.count": "Games: {count}",
    "games.found": "Found: {count} of {total}",
    "games.reading": "Reading the games: {count} of {total}",
    "games.none": "No game is kept here yet.",
    "games.none_found": "No game bears these words.",
    "games.wait": "One moment…",
    "games.open": "not over yet",
    "games.won": "{who} wins: {why}",
    "games.date": "{year}-{month}-{day}, {time}",
    "games.star": "Starred",
    "games.tools": "This game",
    "games.play_on": "Play on",
    "games.replay": "Look at it",
    "games.delete": "Delete",
    "games.text": "As text",
    "games.json": "As a file (JSON)",
    "games.title": "Title",
    "games.name": "Rename",
    "games.named": "The title is kept.",
    "games.deleted": "Games deleted: {count}. “Take back” brings them back.",
    "games.undo": "Take back",
    "games.restored": "Back again.",
    "games.more": "Show more ({count})",
    "games.refused": "The device refuses to write: nothing was changed.",
    "games.unreadable": "This game cannot be read by this version; it stays as it is.",
    "games.clock_runs": (
        "A clock runs at the table: finish that game first, or begin a new one."
    ),
    "games.match_runs": (
        "A match is under way at the table: finish it first, or begin a new game there."
    ),
    "games.laid": "The game lies on the table again.",
    # All of them
    "games.all": "All games",
    "games.json_all": "Save all as a file (JSON)",
    "games.text_all": "All as text",
    "games.everything": "Save everything of this device (JSON)",
    "games.import": "Open a file that was saved here (JSON)",
    "games.where": (
        "Games, names and settings are kept in this browser alone. A browser may clear "
        "what was not used for a long time: a file is safe."
    ),
    "games.room": "This page uses {used} of this device; {free} are free.",
    "games.kb": "{size} kB",
    "games.mb": "{size} MB",
    "games.gb": "{size} GB",
    "games.point": ".",
    "games.newer": (
        "Games of a newer version: {count}. They stay as they are, and are shown by "
        "that version."
    ),
    "games.aside": "Games that could not be read: {count}. They were set aside.",
    "games.aside_file": "Save what was set aside",
    # There is no room left
    "games.full_title": "The library is full",
    "games.full": (
        "It holds {total} games. The {count} oldest without a star may go; nothing "
        "goes unasked."
    ),
    "games.full_starred": (
        "Every game has a star. Delete some by hand, or take stars away."
    ),
    "games.make_room": "Delete the {count} oldest",
    # Files
    "games.file_empty": "This file is empty, or too large to be one of this game.",
    "games.file_damaged": "This file is damaged: nothing of it was taken.",
    "games.file_newer": "This file is from a newer version: nothing of it was taken.",
    "games.file_not_ours": "This file is not one of this game.",
    "games.file_too_many": (
        "With the games of this file ({count}) the library would be too full: nothing "
        "of it was taken."
    ),
    "games.file_more": (
        "This file has more games than a library holds ({most}): nothing of it was "
        "taken."
    ),
    "games.looking": "Looking through the file: {count} of {total}",
    "games.arrived": "New games: {count}. Known already: {known}.",
    "games.nothing_new": "All games of this file are here already.",
    "games.adopt_title": "Take over everything of this file?",
    "games.adopt_question": (
        "It is a copy of a whole device: settings, table, sheet and class take the "
        "place of those here. Its games ({count}) come to those here; none is lost."
    ),
    "games.adopt": "Take it over",
}
