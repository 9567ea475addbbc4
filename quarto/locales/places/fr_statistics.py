"""French: what the games of the library add up to."""

STATISTICS: dict[str, str] = {
    "place.statistics": "Statistiques",
    "stats.lead": (
        "Des nombres et des faits, seulement sur les parties finies gardées dans "
        "« Mes parties » sur cet appareil ; une partie supprimée là-bas ne "
        "compte plus ici. Rien n’est envoyé nulle part."
    ),
    "stats.assigned": (
        "Cette table est celle d’un autre : les parties de cet appareil ne se "
        "montrent pas ici."
    ),
    "stats.none": "Aucune partie finie n’est encore gardée ici.",
    "stats.play": "Jouer une partie",
    "stats.going": "Examen des parties : {count} sur {total}",
    # Which games
    "stats.span": "Parties",
    "stats.all": "Toutes",
    "stats.last": "Les 20 dernières",
    "stats.against": "Contre",
    "stats.everybody": "Tout le monde",
    "stats.two": "À deux",
    "stats.counted": "Parties comptées : {count}",
    "stats.left_out": (
        "À part : {count} (pas finies, interrompues, ou parties d’une position "
        "installée)"
    ),
    # Results
    "stats.levels": "Contre l’ordinateur",
    "stats.levels_note": "Comment les parties ont fini pour le joueur, par niveau.",
    "stats.levels_of": "Niveau",
    "stats.rules": "Selon les règles",
    "stats.rules_note": "Les mêmes parties, selon ce qui était convenu.",
    "stats.rules_of": "Règles",
    "stats.people": "À deux",
    "stats.people_note": "Qui a gagné : celui qui a donné en premier, ou l’autre.",
    "stats.people_of": "Règles",
    "stats.won": "Gagnées",
    "stats.drawn": "Nulles",
    "stats.lost": "Perdues",
    "stats.first": "Premier",
    "stats.second": "Second",
    "stats.family": "{values}",
    "stats.traits_1": "1 caractéristique",
    "stats.traits_2": "2 caractéristiques",
    "stats.traits_3": "3 caractéristiques",
    "stats.traits_4": "4 caractéristiques",
    "stats.squares": "carrés",
    "stats.auto": "le programme voit",
    "stats.strict": "annonce fausse perdante",
    # Lines
    "stats.lines": "Alignements",
    "stats.lines_note": (
        "Annoncés : dès la pose. Volés : laissés par l’autre. Manqués : la "
        "partie a continué sans annonce. Refus : annonces fausses. Des alignements "
        "achevés ensemble comptent une fois."
    ),
    "stats.lines_of": "Qui",
    "stats.called": "Annoncés",
    "stats.stolen": "Volés",
    "stats.missed": "Manqués",
    "stats.refused": "Refus",
    "stats.player": "Joueur",
    "stats.computer": "Ordinateur",
    # Gifts
    "stats.gifts": "Dons sûrs",
    "stats.gifts_note": (
        "Les dons faits quand une pièce restante pouvait achever aussitôt un "
        "alignement. Sûrs : la pièce donnée ne le pouvait pas. Risqués : elle le "
        "pouvait, alors qu’une autre était sûre. Forcés : aucune n’était sûre. "
        "Part : celle des dons sûrs, là où il y avait le choix."
    ),
    "stats.gifts_of": "Qui donne",
    "stats.safe": "Sûrs",
    "stats.risky": "Risqués",
    "stats.forced": "Forcés",
    "stats.share": "Part, %",
    # Lengths
    "stats.lengths": "Longueur",
    "stats.lengths_note": "Combien de pièces étaient sur le plateau à la fin.",
    "stats.lengths_of": "Pièces",
    "stats.games": "Parties",
    "stats.pieces": "{count}",
    # Files
    "stats.files": "Ces nombres",
    "stats.date": "Date",
    "stats.family_head": "Règles",
    "stats.gave": "Donne en premier",
    "stats.result": "Résultat",
    "stats.placed": "Pièces posées",
}
