"""The sentences of embed.js, which stands in other people's pages."""

EMBED: dict[str, dict[str, str]] = {
    "fr": {
        "title": "Quarto, le jeu de société",
        "board": "Plateau de Quarto",
        "empty": "plateau vide",
        "hand": "En main",
        "play": "Jouer",
        "loading": "Chargement…",
    },
    "en": {
        "title": "Quarto, the board game",
        "board": "Quarto board",
        "empty": "empty board",
        "hand": "In hand",
        "play": "Play",
        "loading": "Loading…",
    },
}
