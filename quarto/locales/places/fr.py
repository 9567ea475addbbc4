"""French: the places beside the table."""

from quarto.locales.places.fr_games import GAMES
from quarto.locales.places.fr_puzzles import PUZZLES
from quarto.locales.places.fr_review import REVIEW
from quarto.locales.places.fr_statistics import STATISTICS

PLACES: dict[str, str] = {
    **GAMES,
    **PUZZLES,
    **REVIEW,
    **STATISTICS,
    "place.ways": "Autour du jeu",
    "place.activities": "Premières leçons",
    "place.sheet": "Feuille de score",
    "place.class": "Classe",
    # First lessons
    "task.kind": "Que faire",
    "task.grade": "Niveau",
    "kind.search": "Trouver la pièce",
    "kind.odd": "L’intruse",
    "kind.common": "En commun",
    "kind.quarto": "QUARTO ?",
    "task.search": "Quelle est cette pièce ?",
    "task.search_how": (
        "L’une de ces {count} pièces est à deviner. On pose des questions, puis on la "
        "choisit ; {questions} questions suffisent toujours."
    ),
    "task.odd": "Laquelle ne va pas avec les autres ?",
    "task.odd_how": "Toutes les autres ont en commun ce qui manque à celle-ci.",
    "task.common": "Qu’ont en commun ces quatre pièces ?",
    "task.common_how": "Une chose, plusieurs, ou rien du tout.",
    "task.quarto": "Y a-t-il un QUARTO ici ?",
    "task.quarto_how": (
        "L’anneau montre la dernière pièce posée. Montrer les quatre cases d’un "
        "alignement, puis QUARTO ! ; ou bien dire qu’il n’y en a pas."
    ),
    "task.quarto_how_squares": (
        "L’anneau montre la dernière pièce posée ; les carrés de 2 × 2 comptent aussi. "
        "Montrer les quatre cases, puis QUARTO ! ; ou bien dire qu’il n’y en a pas."
    ),
    "task.questions": "Questions",
    "ask.0": "Est-elle foncée ?",
    "ask.1": "Est-elle carrée ?",
    "ask.2": "Est-elle basse ?",
    "ask.3": "Est-elle creuse ?",
    "task.yes": "Oui.",
    "task.no": "Non.",
    "task.answer_yes": "{why} Oui.",
    "task.answer_no": "{why} Non.",
    "task.ruled_out": "écartée",
    "task.search_found": "Oui, c’est elle : {piece_list}. Questions : {count}.",
    "task.search_not_yes": "Pas celle-ci. {why} La réponse était oui.",
    "task.search_not_no": "Pas celle-ci. {why} La réponse était non.",
    "task.search_fits": (
        "Bien pensé : elle convient à toutes les réponses. Mais c’en est une autre ; "
        "encore une question."
    ),
    "task.odd_found": "Oui : c’est la seule pièce {why}.",
    "task.odd_missed": (
        "Pas celle-ci : tout ce qu’elle a, une autre pièce ici l’a aussi."
    ),
    "task.they_are": "Les quatre sont",
    "task.nothing": "rien en commun",
    "task.check": "Vérifier",
    "task.common_empty": (
        "Choisir d’abord ce qu’elles ont en commun, ou « rien en commun »."
    ),
    "task.common_found": "Oui : {values}.",
    "task.common_none": "Oui : ces quatre pièces n’ont rien en commun.",
    "task.common_something": "Elles ont bien quelque chose en commun : à revoir.",
    "task.common_wrong": "À revoir : il y en a une qui n’est pas {why}.",
    "task.common_more": "C’est juste, et elles ont encore autre chose en commun.",
    "task.your_answer": "Réponse",
    "task.no_quarto": "Pas de QUARTO",
    "task.quarto_four": "Montrer d’abord quatre cases sur le plateau.",
    "task.quarto_none": (
        "Juste : aucun alignement passant par l’anneau n’a rien en commun."
    ),
    "task.quarto_lapsed": (
        "Juste : {line} a {values}, mais l’alignement était complet avant le dernier "
        "coup. Il est périmé."
    ),
    "task.quarto_missed": (
        "Il y en a un : regarder les alignements qui passent par l’anneau."
    ),
    "task.quarto_wrong": "{cells} : {why}",
    "task.another": "Une autre",
    "task.solved": "Réussies pendant cette visite : {count}",
    # The score sheet
    "sheet.lead": (
        "Pour la boîte en bois : pas de plateau ici, mais le score, une pendule, et "
        "une réponse à la question « cette annonce est-elle juste ? »"
    ),
    "sheet.score": "Score",
    "sheet.lot": "Donne en premier à la manche 1",
    "sheet.type": "Cette manche",
    "sheet.wins": "gagne",
    "sheet.drawn_button": "Nulle",
    "sheet.tools": "Feuille",
    "sheet.undo": "Reprendre",
    "sheet.print": "Imprimer",
    "sheet.csv": "Pour tableur (CSV)",
    "sheet.anew": "Nouvelle feuille",
    "sheet.round": "Manche",
    "sheet.rounds": "Manches",
    "sheet.gives": "Donne en premier",
    "sheet.winner": "Gagne",
    "sheet.nobody": "partie nulle",
    "sheet.who": "{Who}",
    "sheet.total": "Total",
    "sheet.draws": "Parties nulles",
    "sheet.won": "Manche {number} : {who} gagne.",
    "sheet.drawn": "Manche {number} : partie nulle.",
    "sheet.undone": "La manche {number} est reprise.",
    "sheet.cleared": "Nouvelle feuille. « Reprendre » fait revenir l’ancienne.",
    "sheet.restored": "L’ancienne feuille est revenue.",
    "sheet.nothing_to_undo": "Il n’y a aucune manche à reprendre.",
    "sheet.clock": "Pendule",
    "sheet.turn": "Tour suivant",
    "sheet.stand": "Pause",
    "sheet.go_on": "Continuer",
    "sheet.time_out": "Le temps de ce tour est écoulé.",
    "sheet.clock_note": "Un seul temps pour poser et donner. À zéro, elle s’arrête.",
    # Checking a call
    "check.title": "Cette annonce est-elle juste ?",
    "check.step": "Un appui indique",
    "check.pieces": "1. Les pièces",
    "check.last": "2. Le dernier coup",
    "check.call": "3. L’annonce",
    "check.pieces_how": (
        "Choisir une pièce, puis sa case, la dernière en dernier. Un appui sur une "
        "pièce du plateau la reprend."
    ),
    "check.last_how": "Toucher la pièce posée en dernier ; elle porte l’anneau.",
    "check.call_how": "Toucher les quatre cases annoncées, dans n’importe quel ordre.",
    "check.counting": "Ce qui compte",
    "check.judge": "Est-elle juste ?",
    "check.empty": "Vider le plateau",
    "check.last_first": "Poser d’abord les pièces, et indiquer la dernière posée.",
    "check.four": "Une annonce montre quatre cases ; ici : {count}.",
    "check.right": "L’annonce est juste : {line} a {values}.",
    "check.no_line": "Fausse : {cells} ne forment pas d’alignement.",
    "check.no_squares": (
        "Fausse : {cells} forment un carré, et les carrés ne comptent pas ici."
    ),
    "check.incomplete": "Fausse : il manque une pièce en {line}.",
    "check.nothing_shared": (
        "Fausse : les quatre pièces de {line} n’ont rien en commun qui compte."
    ),
    "check.lapsed": (
        "Fausse : {line} a {values}, mais le dernier coup, {cell}, n’en fait pas "
        "partie. L’alignement était complet avant, il est périmé."
    ),
    # What this device has kept
    "kept.damaged": "Ce qui était gardé ici était abîmé. C’est mis de côté.",
    "kept.newer": (
        "Ce qui était gardé ici vient d’une version plus récente. C’est mis de côté."
    ),
    "kept.not_ours": "Ce qui était gardé ici est autre chose. C’est mis de côté.",
    # The class's round robin
    "class.lead": (
        "Chacun rencontre une fois tous les autres, ici ou sur des plateaux en bois. "
        "Les résultats se saisissent, ou viennent de la table de cet appareil."
    ),
    "class.names_title": "Noms",
    "class.names": (
        "Un nom par ligne, de 2 à {most}, {longest} caractères au plus pour chacun"
    ),
    "class.use": "Prendre ces noms",
    "class.clear": "Effacer la classe",
    "class.import": (
        "Ouvrir un fichier : une classe enregistrée ici (JSON), ou des noms (CSV)"
    ),
    "class.names_read": (
        "Noms lus dans le fichier : {count}. Les relire (de {fewest} à {most} peuvent "
        "jouer), puis les prendre."
    ),
    "class.no_names": "Aucun nom n’a été trouvé dans ce fichier.",
    "csv.separator": ";",
    "class.data": (
        "Données : noms et résultats restent dans ce seul navigateur, jusqu’à ce que "
        "la classe soit effacée ; rien n’est envoyé nulle part. Des prénoms ou des "
        "numéros suffisent. Un fichier reste chez qui l’enregistre."
    ),
    "class.how_many": "Il faut de 2 à 12 noms ; ici : {count}.",
    "class.has_results": (
        "Il y a déjà des résultats : les noms se corrigent, mais leur nombre reste. "
        "Pour recommencer, effacer la classe."
    ),
    "class.named": "Noms pris : {count}.",
    "class.cleared": "La classe est effacée. « Reprendre » la fait revenir.",
    "class.restored": "La classe est revenue.",
    "class.imported": "Le fichier est ouvert. Noms : {count}.",
    "class.table_busy": (
        "Une partie est en cours à la table, ou la table n’est pas libre : la finir, "
        "ou l’interrompre là-bas."
    ),
    "class.playing": "À la table",
    "class.stop": "Cette paire ne joue pas",
    "class.over_draw": "Fini à la table : partie nulle",
    "class.over_won": "Fini à la table, gagné par",
    "class.enter": "Noter et vider la table",
    "class.games": "Parties",
    "class.round_title": "Ronde {number}",
    "class.rests": "Au repos :",
    "class.open": "pas jouée",
    "class.won_by": "gagnée par",
    "class.drawn": "partie nulle",
    "class.play": "Jouer ici",
    "class.next": "Paire suivante, ici :",
    "class.standings": "Classement",
    "class.complete": "Toutes les parties sont jouées.",
    "class.incomplete": "Il reste des parties à jouer.",
    "class.ties": (
        "Une victoire donne 1 point, une partie nulle 0 à chacun. À égalité : le plus "
        "de points dans les parties entre ex æquo ; puis le moins de défaites ; sinon "
        "le même rang."
    ),
    "class.print": "Imprimer",
    "class.csv": "Pour tableur (CSV)",
    "class.json": "Enregistrer (JSON)",
    "class.rank": "Rang",
    "class.name": "Nom",
    "class.points": "Points",
    "class.played": "Parties",
    "class.draws": "Nulles",
    "class.losses": "Défaites",
    "class.among": "Entre ex æquo",
    "class.round": "Ronde",
    "class.first": "Premier nom",
    "class.second": "Second nom",
    "class.winner": "Gagne",
    "file.damaged": "Ce fichier est illisible : il s’y trouve une erreur. {field}",
    "file.newer": "Ce fichier vient d’une version plus récente du jeu.",
    "file.not_ours": "Ce fichier n’est pas une classe enregistrée ici.",
}
