"""French: the teacher's page and the sheets to print."""

CLASS: dict[str, str] = {
    "class.title": "Quarto pour la classe",
    "class.description": (
        "Pour les enseignants : des adresses qui préparent le jeu pour une classe, le "
        "vidéoprojecteur, et des fiches à imprimer : règles, pièces à découper, "
        "feuille de score, activités."
    ),
    "class.lead": (
        "Aucun compte, rien à installer, rien à rendre : une adresse suffit. Plus bas, "
        "cinq fiches à imprimer, pour les tables sans écran."
    ),
    # Print
    "print": "Fiches à imprimer",
    "print.1": (
        "Choisir une fiche ici, puis imprimer la page (Ctrl+P, ou le menu du "
        "navigateur) : seule cette fiche est imprimée. Sans choix, elles le sont "
        "toutes, chacune sur sa page ; ce qui est au-dessus d’elles reste à l’écran."
    ),
    "print.all": "Toutes les fiches",
    "sheet-rules": "Les règles en une page",
    "sheet-pieces": "Plateau et pièces à découper",
    "sheet-score": "Feuille de score",
    "sheet-activities": "Activités",
    "sheet-answers": "Activités : les réponses",
    # Addresses
    "links": "Adresses toutes prêtes",
    "links.1": (
        "Chacune ouvre une table préparée pour un usage. Copier l’adresse du lien dans "
        "le cahier de textes, ou en faire un signet. Une telle table repart de zéro à "
        "chaque visite et ne garde rien ; ce qui se joue en dehors d’elle sur le même "
        "appareil n’est ni montré ni modifié."
    ),
    "links.2": (
        "Les trois dernières mènent à côté de la table. La feuille de score et la "
        "classe restent sur l’appareil, car une classe dure plus d’une leçon."
    ),
    "links.name": "Table",
    "links.does": "Ce qu’elle prépare",
    "links.first": "Toutes premières parties",
    "links.first_does": (
        "Seule la couleur compte, et le programme voit les alignements : personne n’a "
        "besoin d’annoncer."
    ),
    "links.two": "Enfants : deux caractéristiques",
    "links.two_does": (
        "La couleur et la forme comptent. Il faut annoncer les alignements."
    ),
    "links.classic": "Classique",
    "links.classic_does": "Les quatre caractéristiques, deux joueurs.",
    "links.squares": "Experts",
    "links.squares_does": (
        "Les quatre caractéristiques, et les carrés de 2 × 2 cases comptent aussi."
    ),
    "links.tournament": "Tournoi",
    "links.tournament_does": (
        "Les quatre caractéristiques, et une minute par tour : qui dépasse son temps "
        "perd la manche."
    ),
    "links.computer": "Seul contre l’ordinateur",
    "links.computer_does": (
        "Un joueur, et l’ordinateur au niveau « {beginner} ». On ne reprend pas de "
        "coup."
    ),
    "links.projector": "Vidéoprojecteur",
    "links.projector_does": (
        "Tout en grand, pièces vues de dessus, avec les coordonnées, pour que la "
        "classe puisse annoncer les cases."
    ),
    "links.activities": "Premières leçons",
    "links.activities_does": (
        "De petites tâches sans fin, à trois niveaux : trouver la pièce, l’intruse, en "
        "commun, y a-t-il un QUARTO."
    ),
    "links.sheet": "Feuille de score",
    "links.sheet_does": (
        "Pour les plateaux en bois : le score, une pendule, et si une annonce est "
        "juste."
    ),
    "links.class": "Classe",
    "links.class_does": (
        "De 2 à 12 noms, chacun rencontre une fois tous les autres : rondes, "
        "résultats, classement. Tout reste sur cet appareil jusqu’à ce qu’on l’efface."
    ),
    # Locks
    "locks": "Composer une adresse",
    "locks.1": (
        "Une adresse porte des options après un point d’interrogation, reliées par "
        "« & » :"
    ),
    "locks.2": (
        "Ce qui compte s’écrit avec les lettres c (couleur), s (forme), h (taille) et "
        "f (remplissage), suivies au besoin de +squares (les carrés comptent), +auto "
        "(le programme voit les alignements) ou +strict (une annonce fausse perd). "
        "Avec « mode=solo », on joue contre l’ordinateur ; avec « rounds=3 », il "
        "faut trois manches pour gagner la rencontre."
    ),
    "locks.3": (
        "L’option « lock » retire des choses de la table ; on en sépare plusieurs par "
        "des virgules. Elle garde une classe à sa tâche, mais ne protège de rien : "
        "chacun peut ouvrir le jeu sans elle."
    ),
    "locks.word": "Mot",
    "locks.does": "Effet",
    "locks.new-game": (
        "Pas de fenêtre pour une nouvelle partie ; la manche suivante reste"
    ),
    "locks.rules": "Pas de choix des règles dans cette fenêtre",
    "locks.settings": "Pas de fenêtre des réglages ; la langue reste",
    "locks.undo": "Aucun coup ne se reprend",
    "locks.lesson": "Pas de leçon",
    "locks.hints": "Pas d’aide de l’ordinateur",
    # In the room
    "room": "Dans la salle",
    "room.1": (
        "Au vidéoprojecteur ou sur un grand écran, activer « {projector} » dans les "
        "réglages : le plateau est aussi grand que possible, les pièces sont vues d’en "
        "haut, et ce qu’il faut toucher se trouve dans les deux tiers du bas. Deux "
        "moitiés de la classe peuvent jouer l’une contre l’autre et dicter les cases "
        "par leur nom : « C3 »."
    ),
    "room.2": (
        "Après la première visite, le jeu marche sans réseau. Pour les machines qui "
        "n’en ont jamais, il existe un fichier unique qu’un double-clic ouvre ; la "
        "personne qui s’occupe de ce site peut le fabriquer."
    ),
    "room.3": (
        "Une séance peut aller de l’intrus au point commun, puis à une première partie "
        "avec une ou deux caractéristiques, et seulement ensuite aux quatre. La leçon "
        "du menu du jeu tient en cinq courtes étapes."
    ),
    "room.4": (
        "Plusieurs élèves se partagent un appareil : « Classe », parmi les ateliers du "
        "menu, envoie une paire à la table, note son résultat, puis vide la table de "
        "leurs noms pour la paire suivante."
    ),
    # Data
    "data": "Données",
    "data.1": (
        "Rien ne quitte l’appareil. Il n’y a ni compte ni cookie, les pages ne "
        "demandent rien à aucun autre site, et le jeu ne compte pas les visites. Les "
        "parties, les noms et les réglages ne sont gardés que dans le navigateur, et "
        "« {erase} », dans les réglages, les oublie. Les tables ouvertes par les "
        "adresses ci-dessus ne gardent rien du tout ; une classe reste jusqu’à ce "
        "qu’on l’efface."
    ),
    # The rules on one page
    "brief.aim": "Le but",
    "brief.aim_1": (
        "Aligner quatre pièces qui ont au moins une chose en commun, et l’annoncer : "
        "« QUARTO ! »"
    ),
    "brief.pieces": "Les pièces",
    "brief.pieces_1": (
        "Seize pièces, toutes différentes : claires ou foncées, rondes ou carrées, "
        "hautes ou basses, pleines ou creuses. Elles ne sont à personne. Dans ces "
        "dessins, on les voit d’en haut : un double contour, c’est une pièce haute ; "
        "un trou au milieu, une pièce creuse."
    ),
    "brief.turn": "Un tour",
    "brief.turn_1": (
        "Le sort désigne qui commence. Le premier joueur choisit seulement une pièce "
        "et la donne."
    ),
    "brief.turn_2": (
        "L’autre la pose sur une case libre, choisit une des pièces qui restent et la "
        "donne à son tour. Et ainsi de suite : on pose ce que l’autre a choisi."
    ),
    "brief.call": "L’annonce",
    "brief.call_1": (
        "Un alignement est une rangée, une colonne ou une diagonale. Il ne gagne que "
        "si quelqu’un l’annonce et montre ses quatre cases."
    ),
    "brief.call_2": "Qui le complète peut l’annoncer avant de donner une pièce.",
    "brief.call_3": (
        "S’il ne l’a pas vu, l’autre peut l’annoncer et gagner, avant de poser la "
        "pièce suivante."
    ),
    "brief.call_4": (
        "Si personne ne l’a vu, il est périmé : on ne pourra plus jamais l’annoncer."
    ),
    "brief.end": "La fin",
    "brief.end_1": (
        "Une annonce juste gagne. Seize pièces posées sans annonce juste : partie "
        "nulle."
    ),
    "brief.variants": "Plus facile, plus difficile",
    "brief.variants_1": (
        "Pour débuter, seules une, deux ou trois caractéristiques comptent. Pour les "
        "experts, les carrés de 2 × 2 cases voisines comptent comme les alignements."
    ),
    "brief.won": "Rangée 2 : {won_shared}. QUARTO !",
    "brief.block": "Pour les experts, un carré : {block_shared}.",
    # Pieces to cut out
    "cut.1": (
        "Découper le long des pointillés. Vu d’en haut : un double contour, c’est une "
        "pièce haute ; un trou au milieu, une pièce creuse."
    ),
    # Score sheet
    "score.1": (
        "Une manche donne 1 à celui qui la gagne et 0 à l’autre ; une partie nulle "
        "donne 0 aux deux. Le sort désigne qui donne en premier à la manche 1, ensuite "
        "c’est chacun son tour : cocher celui qui commence."
    ),
    "score.name": "Joueur",
    "score.round": "Manche",
    "score.points": "Points",
    "score.first": "Donne en premier",
    "score.total": "Total",
    # Activities
    "tasks.name": "Nom",
    "tasks.legend": (
        "Les pièces vues d’en haut : un double contour, c’est une pièce haute ; un "
        "trou au milieu, une pièce creuse."
    ),
    "tasks.odd": "L’intrus",
    "tasks.odd_1": (
        "Trois pièces ont en commun une chose que la quatrième n’a pas. Entourer "
        "celle-ci."
    ),
    "tasks.common": "Qu’ont ces quatre pièces en commun ?",
    "tasks.common_1": "Une chose, plusieurs, ou rien du tout.",
    "tasks.portrait": "Le portrait",
    "tasks.portrait_1": (
        "Quelles pièces vont avec toutes les réponses ? Écrire la lettre, ou les "
        "lettres."
    ),
    "tasks.portrait_2": (
        "Combien de questions de ce genre suffisent toujours pour trouver une des "
        "{pieces} pièces, et pourquoi ?"
    ),
    "tasks.quarto": "Y a-t-il QUARTO ?",
    "tasks.quarto_1": (
        "Le cercle montre la dernière pièce posée. Peut-on annoncer QUARTO "
        "maintenant ? Si oui, tracer un trait sur les quatre cases."
    ),
    "tasks.ask.0": "Est-elle foncée ?",
    "tasks.ask.1": "Est-elle carrée ?",
    "tasks.ask.2": "Est-elle basse ?",
    "tasks.ask.3": "Est-elle creuse ?",
    "tasks.yes": "Oui",
    "tasks.no": "Non",
    # Answers
    "answers.odd": "la pièce {{number}}, la seule {{value}}.",
    "answers.common": "{{values}}.",
    "answers.nothing": "rien.",
    "answers.portrait": "{{letters}} : {{pieces}}.",
    "answers.enough": (
        "{questions} questions : chaque réponse laisse la moitié des pièces, 16, 8, 4, "
        "2, puis 1."
    ),
    "answers.row": "la rangée {{name}}",
    "answers.column": "la colonne {{name}}",
    "answers.diagonal": "la diagonale {{name}}",
    "answers.right": "oui : {{line}}, {{values}}.",
    "answers.none": (
        "non : aucun alignement passant par la pièce cerclée n’a de point commun."
    ),
    "answers.lapsed": (
        "non : {{line}} réunit {{values}}, mais elle était déjà complète avant la "
        "dernière pose. Cet alignement est périmé."
    ),
}
