"""French: the library of games."""

GAMES: dict[str, str] = {
    "place.games": "Mes parties",
    "games.lead": (
        "Toute partie finie ici est gardée d’elle-même, comme celle qu’on range pour "
        "une autre, dès le deuxième coup."
    ),
    "games.assigned": "Cette table est celle d’un autre : rien n’en est gardé.",
    "games.search": "Chercher un nom, un titre, une date",
    "games.count": "Parties : {count}",
    "games.found": "Trouvées : {count} sur {total}",
    "games.reading": "Lecture des parties : {count} sur {total}",
    "games.none": "Aucune partie n’est encore gardée ici.",
    "games.none_found": "Aucune partie ne porte ces mots.",
    "games.wait": "Un instant…",
    "games.open": "pas finie",
    "games.won": "{who} gagne : {why}",
    "games.date": "{day}/{month}/{year}, {time}",
    "games.star": "Étoile",
    "games.tools": "Cette partie",
    "games.play_on": "Reprendre",
    "games.replay": "Revoir",
    "games.delete": "Supprimer",
    "games.text": "En texte",
    "games.json": "En fichier (JSON)",
    "games.title": "Titre",
    "games.name": "Renommer",
    "games.named": "Le titre est gardé.",
    "games.deleted": (
        "Parties supprimées : {count}. « Annuler la suppression » les fait revenir."
    ),
    "games.undo": "Annuler la suppression",
    "games.restored": "C’est revenu.",
    "games.more": "En montrer d’autres ({count})",
    "games.refused": "L’appareil refuse d’écrire : rien n’a changé.",
    "games.unreadable": (
        "Cette version ne peut pas lire cette partie : elle reste telle quelle."
    ),
    "games.clock_runs": (
        "Une pendule tourne à la table : finir d’abord cette partie, ou en commencer "
        "une autre."
    ),
    "games.match_runs": (
        "Un match est en cours à la table : le finir d’abord, ou y commencer une "
        "nouvelle partie."
    ),
    "games.laid": "La partie est de nouveau sur la table.",
    # All of them
    "games.all": "Toutes les parties",
    "games.json_all": "Tout enregistrer en fichier (JSON)",
    "games.text_all": "Tout en texte",
    "games.everything": "Enregistrer tout de cet appareil (JSON)",
    "games.import": "Ouvrir un fichier enregistré ici (JSON)",
    "games.where": (
        "Parties, noms et réglages ne sont gardés que dans ce navigateur. Il peut "
        "effacer ce qui n’a pas servi longtemps : un fichier est sûr."
    ),
    "games.room": "Cette page occupe {used} sur cet appareil ; {free} sont libres.",
    "games.kb": "{size} ko",
    "games.mb": "{size} Mo",
    "games.gb": "{size} Go",
    "games.point": ",",
    "games.newer": (
        "Parties d’une version plus récente : {count}. Elles restent telles quelles ; "
        "cette version-là les montre."
    ),
    "games.aside": "Parties illisibles : {count}. Elles sont mises de côté.",
    "games.aside_file": "Enregistrer ce qui est mis de côté",
    # There is no room left
    "games.full_title": "La bibliothèque est pleine",
    "games.full": (
        "Elle contient {total} parties. Les {count} plus anciennes sans étoile peuvent "
        "partir ; rien ne part sans accord."
    ),
    "games.full_starred": (
        "Toutes les parties ont une étoile. En supprimer à la main, ou ôter des "
        "étoiles."
    ),
    "games.make_room": "Supprimer les {count} plus anciennes",
    # Files
    "games.file_empty": "Ce fichier est vide, ou trop grand pour être de ce jeu.",
    "games.file_damaged": "Ce fichier est abîmé : rien n’en a été pris.",
    "games.file_newer": (
        "Ce fichier vient d’une version plus récente : rien n’en a été pris."
    ),
    "games.file_not_ours": "Ce fichier n’est pas un fichier de ce jeu.",
    "games.file_too_many": (
        "Avec les parties de ce fichier ({count}), la bibliothèque déborderait : rien "
        "n’en a été pris."
    ),
    "games.file_more": (
        "Ce fichier a plus de parties qu’une bibliothèque n’en contient "
        "({most})\u00a0: rien n’en a été pris."
    ),
    "games.looking": "Lecture du fichier : {count} sur {total}",
    "games.arrived": "Nouvelles parties : {count}. Déjà connues : {known}.",
    "games.nothing_new": "Toutes les parties de ce fichier sont déjà ici.",
    "games.adopt_title": "Reprendre tout ce fichier ?",
    "games.adopt_question": (
        "C’est la copie d’un appareil entier : réglages, table, feuille et classe "
        "remplacent ceux d’ici. Ses parties ({count}) s’ajoutent à celles d’ici ; "
        "aucune n’est perdue."
    ),
    "games.adopt": "Tout reprendre",
}
