"""French. The narrow no-break space U+202F stands before ! ? ; and inside « »."""

TEXTS: dict[str, str] = {
    # The page and its parts
    "page.name": "Quarto",
    "page.board": "Plateau",
    "page.reserve": "Réserve",
    "page.play": "Partie",
    "page.players": "Joueurs",
    "page.menu": "Menu",
    "page.independent": (
        "Une réalisation indépendante du jeu de Blaise Müller, sans lien avec son "
        "éditeur."
    ),
    "page.version": "Version {version}",
    "page.not_kept": (
        "Ce navigateur ne garde rien : fermer la page, c’est perdre la partie."
    ),
    "page.assigned": "Cette table repart de zéro à chaque visite.",
    "language.fr": "Français",
    "language.en": "English",
    "name.0": "Joueur 1",
    "name.1": "Joueur 2",
    "name.computer": "l’ordinateur",
    "name.Computer": "L’ordinateur",
    # Pieces
    "trait.0": "couleur",
    "trait.1": "forme",
    "trait.2": "taille",
    "trait.3": "remplissage",
    "value.0.0": "claire",
    "value.0.1": "foncée",
    "value.1.0": "ronde",
    "value.1.1": "carrée",
    "value.2.0": "haute",
    "value.2.1": "basse",
    "value.3.0": "pleine",
    "value.3.1": "creuse",
    "shared.0.0": "quatre pièces claires",
    "shared.0.1": "quatre pièces foncées",
    "shared.1.0": "quatre pièces rondes",
    "shared.1.1": "quatre pièces carrées",
    "shared.2.0": "quatre pièces hautes",
    "shared.2.1": "quatre pièces basses",
    "shared.3.0": "quatre pièces pleines",
    "shared.3.1": "quatre pièces creuses",
    # Cells and places, as they are read aloud
    "cell.empty": "vide",
    "cell.staged": "posée pour l’instant",
    "cell.last": "dernier coup",
    "cell.pointed": "montrée",
    "cell.won": "dans l’alignement gagnant",
    "place.gone": "partie",
    "place.safe": "sans danger",
    "place.chosen": "choisie pour être donnée",
    # Whose turn it is, and what to do
    "prompt.opening": (
        "Le plateau se met en place : encore un instant, et la partie commence"
    ),
    "prompt.give": "{Who} choisit une pièce pour {other}",
    "prompt.place": "{Who} pose la pièce",
    "prompt.close": "{Who} annonce, ou n’a rien à annoncer",
    "prompt.confirm": "{Who} confirme la dernière pose",
    "prompt.call": "{Who} montre les quatre cases",
    "prompt.thinking": "{Who} réfléchit…",
    "prompt.request_draw": "{Who} accepte la nulle que propose {other} ?",
    "prompt.request_undo": "{Who} laisse {other} reprendre son coup ?",
    "detail.can_hurry": "Un bon coup est trouvé, un meilleur est cherché.",
    "detail.give": "Une pièce de la réserve, puis « Donner ».",
    "detail.chosen": "{piece_list} : « Donner », ou la même pièce encore.",
    "detail.staged": "En {cell} pour l’instant ; une autre case la déplace.",
    "detail.staged_auto": "En {cell} pour l’instant ; la même case confirme.",
    "detail.hand": "{piece_list} — puis en donne une à {other}.",
    "detail.close": "Les seize pièces sont posées.",
    "detail.call": "{count} sur 4, dans n’importe quel ordre.",
    "hand.empty": "aucune pièce",
    "hand.held": "En main",
    "hand.from": "donnée par {who}",
    "rules.count": "Comptent :",
    "rules.squares": "carrés 2 × 2",
    "rules.auto": "le programme voit les alignements",
    "rules.strict": "annonce fausse, manche perdue",
    "rules.clock": "{count} s par tour",
    "rules.clock_warns": "{count} s par tour, sans perdre",
    "score.target": "manches à gagner : {count}",
    "score.open": "sans limite",
    "score.draws": "nulles : {count}",
    # Controls
    "action.give": "Donner",
    "action.call": "QUARTO !",
    "action.show": "Montrer",
    "action.cancel-call": "Ne pas annoncer",
    "action.pass": "Rien à annoncer",
    "action.confirm-place": "Confirmer",
    "action.undo": "Reprendre",
    "action.hurry": "Jouer tout de suite",
    "action.redo": "Rejouer ce qui a été repris",
    "action.new-game": "Nouvelle partie",
    "action.start": "Commencer",
    "action.next-round": "Manche suivante",
    "action.class": "Retour à la classe",
    "action.rematch": "Nouvelle rencontre",
    "action.rounds": "Rencontre",
    "action.abandon": "Interrompre la manche",
    "action.copy": "Copier les parties",
    "action.pause": "Pause",
    "action.resume": "Continuer",
    "action.resign": "Abandonner",
    "action.offer-draw": "Proposer la nulle",
    "action.accept": "Accepter",
    "action.decline": "Refuser",
    "action.close": "Fermer",
    "action.cancel": "Annuler",
    "action.settings": "Réglages",
    "action.rules": "Règles",
    "action.confirm": "Oui",
    "action.lesson": "Leçon",
    "action.next-step": "Continuer",
    "action.leave-lesson": "Quitter la leçon",
    "action.keys": "Clavier",
    "action.puzzles": "Problèmes",
    "action.beside": "Ateliers",
    "action.leave": "Retour à la table",
    "action.games": "Mes parties",
    "action.take-over": "Continuer ici",
    "action.dismiss": "Fermer ce message",
    "action.replay": "Relecture",
    "action.leave-replay": "Retour à la table",
    "action.first": "Au début",
    "action.back": "Reculer",
    "action.forward": "Avancer",
    "action.last": "À la fin",
    "action.what-if": "Et si…",
    "action.leave-branch": "Retour à la relecture",
    "action.play-on": "Rejouer d’ici",
    "action.give-back": "Retour à la rencontre",
    "action.share": "Partager",
    "action.copy-link": "Copier le lien",
    "action.send": "Envoyer…",
    "action.open-text": "Ouvrir",
    "action.erase": "Tout effacer",
    # What is said aloud
    "spoken.placed_gave": (
        "{Who} a posé la pièce {placed} en {cell} et a donné la pièce {piece}."
    ),
    "spoken.gave": "{Who} a donné la pièce {piece}.",
    "spoken.placed": "{Who} a posé la pièce {placed} en {cell}.",
    "clock.label": "Temps restant",
    "clock.left": "Plus que {count} secondes.",
    "clock.out": "{Who} n’a plus de temps ; la partie continue.",
    "pause.note": "La pendule est arrêtée, et le plateau couvert jusqu’à la reprise.",
    # Why nothing was done
    "refuse.over": "La partie est finie.",
    "refuse.request": "Une question attend sa réponse.",
    "refuse.not_your_turn": "Ce n’est pas le moment : {who} joue.",
    "refuse.give_first": "D’abord choisir une pièce à donner.",
    "refuse.board_full": "Tout est posé : annoncer, ou « Rien à annoncer ».",
    "refuse.cell_taken": "{cell} est occupée : il faut une case vide.",
    "refuse.place_first": "D’abord poser la pièce en main sur une case.",
    "refuse.piece_gone": "Cette pièce n’est plus dans la réserve.",
    "refuse.choose_first": "D’abord choisir la pièce à donner.",
    "refuse.four_cells": "Montrer quatre cases, puis « Montrer ».",
    "refuse.only_four": "Quatre cases sont montrées ; en toucher une la retire.",
    "refuse.already_called": "La seule annonce de ce moment a été faite.",
    "refuse.nothing_placed": "Rien n’est encore posé.",
    "refuse.must_give": "Il faut donner une pièce.",
    "refuse.nothing_to_undo": "Il n’y a rien à reprendre.",
    "refuse.nothing_to_redo": "Rien n’a été repris.",
    "refuse.no_request": "Rien n’a été demandé.",
    "refuse.no_trait": "Au moins une caractéristique doit compter.",
    "refuse.round_running": "Cette manche n’est pas finie.",
    "refuse.match_over": "Cette rencontre est finie.",
    "refuse.no_clock": "Aucune pendule ne marche.",
    "refuse.paused": "La pendule est arrêtée : d’abord continuer.",
    "refuse.no_undo_with_clock": "Avec la pendule, rien n’est repris.",
    "wrong.no_line": "{cells} : ce n’est pas un alignement. La partie continue.",
    "wrong.incomplete": "{cells} : il manque une pièce. La partie continue.",
    "wrong.nothing_shared": (
        "{cells} : rien de commun qui compte. La partie continue."
    ),
    "wrong.lapsed": "{cells} : personne ne l’a annoncé à temps, il est périmé.",
    "notice.lot": "Le sort désigne {who} pour donner la première pièce.",
    "notice.alternates": "Cette fois, {who} donne la première pièce.",
    "notice.again": "{Who} donne encore la première pièce.",
    "notice.draw_declined": "{Who} préfère continuer.",
    "notice.undo_declined": "{Who} n’est pas d’accord.",
    # How it ended
    "result.wins": "{Who} gagne !",
    "result.draw": "Partie nulle",
    "result.abandoned": "Partie interrompue",
    "result.line": "QUARTO ! {line} : {values}.",
    "result.resigned_detail": "{Who} a abandonné.",
    "result.time_detail": "{Who} n’avait plus de temps.",
    "result.wrong_call_detail": "{Who} a fait une annonce fausse.",
    "result.full_detail": "Tout est posé, et aucun alignement n’a été annoncé.",
    "result.agreed_detail": "Les deux joueurs en sont convenus.",
    "result.abandoned_detail": "Personne ne gagne.",
    "after.next": "Manche suivante : {who} donne en premier.",
    "after.match": "{Who} remporte la rencontre.",
    "after.class": "Une partie de la classe : son tableau attend le résultat.",
    # The first lesson
    "lesson.pieces": "Trouver la pièce foncée, carrée, haute et creuse",
    "lesson.pieces_how": (
        "Étape {number} sur {count} : une pièce a quatre caractéristiques. La toucher."
    ),
    "lesson.pieces_missed": "Pas celle-là : foncée, carrée, haute et creuse.",
    "lesson.line": "Aligner quatre pièces hautes",
    "lesson.line_how": (
        "Étape {number} sur {count} : poser la pièce dans le trou de la rangée 1."
    ),
    "lesson.line_missed": "L’alignement est en rangée 1 : D1 est encore vide.",
    "lesson.call": "Un alignement ne gagne que si on l’annonce",
    "lesson.call_how": (
        "Étape {number} sur {count} : QUARTO !, ses quatre cases, puis « Montrer »."
    ),
    "lesson.call_missed": (
        "L’occasion est passée. Encore : QUARTO !, de A1 à D1, « Montrer »."
    ),
    "lesson.give": "Choisir une pièce qui ne gagne pas",
    "lesson.give_how": (
        "Étape {number} sur {count} : en rangée 1, une pièce haute gagnerait aussitôt."
    ),
    "lesson.give_missed": (
        "Avec cette pièce haute, l’autre gagnerait. En donner une basse."
    ),
    "lesson.steal": "L’autre n’a pas vu l’alignement : le prendre",
    "lesson.steal_how": (
        "Étape {number} sur {count} : QUARTO !, avant de poser la pièce."
    ),
    "lesson.steal_missed": "Trop tard : une fois posé, c’est périmé. Encore une fois.",
    "lesson.well_done": "Bravo !",
    "lesson.finished": "C’est tout le jeu. Bonne partie !",
    "refuse.locked": "C’est verrouillé à cette table.",
    "refuse.lesson": "D’abord finir la leçon, ou la quitter.",
    "notice.first": "Première visite ? La leçon du menu prend une minute.",
    # After the end: the replay
    "replay.moves": "Coups",
    "replay.slider": "Moment de la partie",
    "replay.moment": "Moment {number} sur {count}.",
    "replay.start": "{Who} donne en premier.",
    "replay.set_up": "La position préparée ; {who} commence.",
    "replay.called": "{Who} annonce QUARTO ! en {line}.",
    "replay.refused": "{Who} annonce {line} : refusé.",
    "replay.no_line": "{Who} montre {cells} : refusé.",
    "replay.passed": "{Who} n’a rien à annoncer.",
    "refuse.replay": ("C’est la relecture : « Et si… » permet de déplacer des pièces."),
    "refuse.replay_later": "La relecture vient après la fin de la partie.",
    "refuse.over_there": "La partie est finie à ce moment : d’abord reculer.",
    "refuse.clock_runs": "Une pendule tourne : d’abord finir cette manche.",
    "rounds.unreadable": "La partie notée de cette manche est illisible.",
    "notice.play_on": "La partie reprend d’ici ; elle ne compte nulle part.",
    "notice.beside": "Cette partie ne compte nulle part ; le menu en ramène.",
    "after.aside": "Cette partie ne comptait nulle part.",
    # Handing a game on, and opening one
    "share.what": "Ce qui est partagé",
    "share.game": "La partie",
    "share.game_note": "ses règles et tous ses coups",
    "share.position": "La position",
    "share.position_note": "le plateau tel qu’il est, à reprendre",
    "share.link": "Lien",
    "share.code": "Le lien en code QR",
    "share.too_long": "Ce lien est trop long pour un code QR.",
    "share.copied": "Le lien est copié.",
    "share.not_copied": (
        "Le navigateur ne le permet pas : sélectionner le lien et le copier."
    ),
    "share.by_link": (
        "On peut jouer à deux en s’envoyant le lien après chaque tour. Qui l’ouvre "
        "lit :"
    ),
    "share.private": "La partie est dans le lien : aucun serveur ne la garde.",
    "share.files": "Fichiers",
    "share.txt": "Texte",
    "share.json": "JSON",
    "share.svg": "Image (SVG)",
    "share.png": "Image (PNG)",
    "share.open": "Ouvrir une partie",
    "share.open_note": (
        "Un lien, une partie notée, une position ou un fichier enregistré ici."
    ),
    "share.pasted": "Lien, partie notée ou position",
    "share.file": "Choisir un fichier",
    "link.newer": "Le lien continue cette partie.",
    "link.older": (
        "La partie sur la table est plus avancée que celle du lien ; elle reste."
    ),
    "link.same": "La partie du lien est déjà sur la table.",
    "import.empty": (
        "Il n’y a rien à lire, ou le fichier est trop gros pour une partie."
    ),
    "import.bad": "Ce n’est pas une partie (colonne {column}) : {why}",
    "import.not_ours": "Ce fichier n’est pas un fichier de ce jeu.",
    "import.newer": "Ce fichier vient d’une version plus récente ; rien n’a changé.",
    "import.damaged": "Ce fichier est abîmé ; rien n’a changé.",
    # A new game
    "new.players": "Joueurs",
    "new.two": "Deux joueurs",
    "new.two_note": "sur cet appareil",
    "new.solo": "Contre l’ordinateur",
    "new.solo_note": "un seul joueur",
    "new.level": "Niveau de l’ordinateur",
    "new.first": "Premières parties",
    "new.first_note": "manque bien des alignements, même les siens, et donne au hasard",
    "new.beginner": "Débutant",
    "new.beginner_note": "voit ses alignements, et la moitié de ceux qu’on lui laisse",
    "new.player": "Joueur",
    "new.player_note": (
        "ne donne jamais une pièce qui gagne tout de suite, s’il peut l’éviter"
    ),
    "new.strong": "Fort",
    "new.strong_note": "voit plus loin : dès le milieu de la partie, il est parfait",
    "new.expert": "Expert",
    "new.expert_note": "parfait dès le premier don : impossible de le battre",
    "new.name": "Prénom",
    "new.name_0": "Premier prénom",
    "new.name_1": "Second prénom",
    "new.traits": "Caractéristiques qui comptent",
    "new.house": "Alignements et annonces",
    "new.squares": "Les carrés comptent aussi",
    "new.squares_note": "quatre cases voisines, 2 × 2",
    "new.auto": "Le programme voit les alignements",
    "new.auto_note": "pour les enfants : personne n’a besoin d’annoncer",
    "new.strict": "Une annonce fausse fait perdre",
    "new.strict_note": "sinon elle est seulement refusée",
    "new.lot_note": "Le sort désigne qui donne la première pièce.",
    "new.clock": "Pendule de tournoi",
    "new.clock_off": "Sans pendule",
    "new.clock_off_note": "rien ne presse",
    "new.clock_loses": "Le temps écoulé fait perdre",
    "new.clock_loses_note": "un seul temps pour poser et donner",
    "new.clock_warns": "Seulement un avertissement",
    "new.clock_warns_note": "à zéro, la partie continue",
    "new.seconds": "Temps par tour",
    "new.seconds_value": "{count} s",
    "new.minutes_value": "{count} min",
    "new.target": "Manches pour gagner la rencontre",
    "new.target_open": "sans limite",
    "preset.title": "Règles",
    "preset.children": "Premières parties",
    "preset.children_note": (
        "Deux caractéristiques comptent, et le programme voit les alignements : pas "
        "besoin d’annoncer."
    ),
    "preset.classic": "Classique",
    "preset.classic_note": (
        "Les quatre caractéristiques comptent ; l’alignement se voit et s’annonce."
    ),
    "preset.expert": "Expert",
    "preset.expert_note": (
        "Comme la classique, et quatre pièces en carré gagnent aussi."
    ),
    "preset.tournament": "Tournoi",
    "preset.tournament_note": (
        "Comme la classique, une minute par tour ; le temps écoulé fait perdre la "
        "manche."
    ),
    "preset.any": "Chacune de ces règles se change plus bas.",
    "preset.own": "Un mélange à part : voir plus bas.",
    "settings.language": "Langue",
    "settings.theme": "Aspect",
    "settings.pieces": "Pièces",
    "settings.overlay": "Écrit sur les pièces",
    "settings.motion": "Mouvements",
    "settings.hints": "Aide pour qui doit poser ou donner",
    "hints.off": "Aucune",
    "settings.more": "Et aussi",
    "settings.coordinates": "Coordonnées",
    "settings.coordinates_note": "a–d et 1–4 autour du plateau",
    "settings.confirms_gift": "Un don en deux temps",
    "settings.confirms_gift_note": "choisir, puis donner : le doigt ne glisse pas",
    "settings.sound": "Sons",
    "settings.sound_note": "poser, donner, l’annonce, peu de temps, la fin",
    "settings.has_letter_keys": "Touches d’une seule lettre",
    "settings.has_letter_keys_note": "le point d’interrogation les montre",
    "settings.projects": "Vidéoprojecteur",
    "settings.projects_note": "en grand, pour une classe",
    "settings.device": "Cet appareil",
    "settings.privacy": (
        "Rien ne quitte cet appareil : parties, noms et réglages restent dans ce "
        "navigateur."
    ),
    "theme.auto": "Comme l’appareil",
    "theme.wood": "Bois clair",
    "theme.dark": "Sombre",
    "theme.contrast": "Contraste fort",
    "pieces.relief": "En relief",
    "pieces.plan": "Vues de dessus",
    "overlay.none": "Rien",
    "overlay.letters": "Lettres",
    "overlay.bits": "Bits",
    "motion.auto": "Comme l’appareil",
    "motion.full": "Oui",
    "motion.none": "Non",
    "hints.count": "Combien de pièces sont dangereuses",
    "hints.traits": "… et ce qui les rend dangereuses",
    "hints.safe": "… et lesquelles sont sans danger",
    "hints.best": "… et le meilleur choix, avec sa raison",
    "hint.name": "Aide",
    "hint.not_now": "Pas d’aide ici : voir les réglages.",
    "hint.nothing_left": "Il ne reste aucune pièce à donner.",
    "hint.no_danger": "Aucune des pièces restantes ne gagne tout de suite.",
    "hint.all_dangerous": "Toutes les pièces restantes gagnent tout de suite.",
    "hint.one_dangerous": "1 des {total} pièces restantes gagne tout de suite.",
    "hint.dangerous": "{count} des {total} pièces restantes gagnent tout de suite.",
    "hint.danger": "Danger : {values} ({lines}).",
    "hint.marked": "Sans danger : {count}, marquées dans la réserve.",
    "hint.searching": "Recherche du meilleur choix…",
    "hint.choice": "Au mieux : poser en {cell}, puis donner la {piece}. {why}",
    "hint.gift": "Au mieux : donner la {piece}. {why}",
    "hint.completes": "Au mieux : poser en {cell}, ce qui achève {line} : {values}.",
    "hint.last": "Il ne reste que {cell}.",
    "hint.why_1": "Ce coup gagne, quoi que fasse l’autre.",
    "hint.why_0": "Ce coup ne perd pas ; aucun ne force la victoire.",
    "hint.why_-1": "Contre un jeu parfait tout perd ; ce coup tient le plus longtemps.",
    "hint.why_None": "L’autre ne gagne pas tout de suite ; le reste n’est pas su.",
    "resign.title": "Abandonner ?",
    "resign.question": "L’autre joueur gagne cette manche.",
    "abandon.title": "Interrompre la manche ?",
    "abandon.question": (
        "Personne ne la gagne, elle ne compte pas, et la même personne donnera en "
        "premier. Une nouvelle partie commence une autre rencontre."
    ),
    "erase.title": "Tout effacer sur cet appareil ?",
    "erase.question": (
        "La partie sur la table, toutes « Mes parties », la feuille de score, "
        "la classe, les noms et les réglages gardés ici sont oubliés."
    ),
    "keys.hear-turn": "À qui le tour",
    "keys.hear-hand": "La pièce en main",
    "keys.hear-last": "Le dernier coup",
    "keys.hear-row": "La rangée de la case",
    "keys.hear-column": "La colonne de la case",
    "keys.hear-diagonals": "Les deux diagonales",
    "keys.hear-rest": "Les pièces qui restent",
    "keys.hear-time": "Le temps qui reste",
    "keys.hear-help": "L’aide que demandent les réglages",
    "keys.call": "Annoncer QUARTO !",
    "keys.undo": "Reprendre",
    "keys.arrows": "Flèches",
    "keys.arrows_does": "À la case voisine, sur le plateau et dans la réserve",
    "keys.ends": "Début, Fin",
    "keys.ends_does": "Aux bouts de la rangée ; avec Ctrl, du plateau",
    "keys.moments": "Gauche, Droite",
    "keys.moments_does": "Dans une relecture, un moment en arrière ou en avant",
    "keys.mattered": "Page préc., Page suiv.",
    "keys.mattered_does": "Dans une relecture, d’un moment décisif à l’autre",
    "keys.enter": "Entrée, Espace",
    "keys.enter_does": "Poser, choisir, donner, montrer une case",
    "keys.escape": "Échap",
    "keys.escape_does": "Fermer, ou renoncer à l’annonce",
    "keys.note": (
        "« ? » ouvre cette liste. Les lettres seules se désactivent dans les réglages."
    ),
    "hear.hand": "En main : {piece}.",
    "hear.no_hand": "Aucune pièce n’est en main.",
    "hear.last": "Dernier coup :",
    "hear.row": "Rangée {number} :",
    "hear.column": "Colonne {name} :",
    "hear.diagonal": "Diagonale :",
    "hear.rest": "Dans la réserve, {count} :",
    "rounds.none": "Aucune manche n’est finie.",
    "rounds.giver": "{who} donnait en premier",
    "rounds.copied": "Copié, une manche par ligne.",
    "rounds.not_copied": (
        "Le navigateur ne le permet pas : choisir une partie et la copier."
    ),
    "end.called": "QUARTO ! annoncé",
    "end.seen": "alignement vu par le programme",
    "end.full": "plateau plein",
    "end.resigned": "abandon",
    "end.agreed": "d’un commun accord",
    "end.time": "temps écoulé",
    "end.wrong_call": "annonce fausse",
    "end.abandoned": "ne compte pas",
    "hear.piece": "{piece} ;",
    "hear.empty": "{cell} vide ;",
    "hear.cell": "{cell} {piece} ;",
    "line.choose": "Tous les alignements…",
    "line.row": "Rangée {line}",
    "line.column": "Colonne {line}",
    "line.diagonal": "Diagonale {line}",
    "line.block": "Carré {line}",
    "address.bad": "Pas compris dans l’adresse, et ignoré : {options}.",
    "address.bad_rounds": (
        "Ignoré dans l’adresse : {options}. Pour « rounds », un nombre de 1 à {most}."
    ),
    "link.title": "Ouvrir la partie du lien ?",
    "link.question": (
        "La rencontre sur la table s’arrête. Ses parties sont dans « Mes parties », "
        "même celle qui n’est pas finie."
    ),
    "link.bad": "La partie de l’adresse est illisible (colonne {column}) : {why}",
    "save.damaged": (
        "La partie gardée était abîmée. Elle est mise de côté ; voici un plateau neuf."
    ),
    "save.newer": (
        "La partie gardée ici vient d’une version plus récente. Elle reste telle "
        "quelle ; ce qui se joue maintenant n’est pas gardé."
    ),
    "save.other": ("Une copie de la partie était abîmée : l’autre est sur la table."),
    "save.not_ours": "Ce qui était gardé ici n’est pas une partie : c’est mis de côté.",
    # Who may write the game, and what cannot be kept
    "holding.here": "La partie continue ici, telle que l’autre onglet l’a laissée.",
    "strip.elsewhere": (
        "Cette partie est ouverte dans un autre onglet. Un seul des deux continue."
    ),
    "strip.one_copy": (
        "L’appareil est plein ou refuse d’écrire l’une des deux copies de la partie. "
        "La partie continue ; un fichier la mettrait à l’abri."
    ),
    "strip.no_copy": (
        "L’appareil est plein ou refuse : la partie n’est plus gardée. Elle continue "
        "ici ; un fichier la garderait, avant de fermer la page."
    ),
    "strip.save": "Enregistrer la partie dans un fichier",
    # Why a text cannot be read
    "why.empty": "il n’y a rien à lire.",
    "why.piece": "une pièce s’écrit 0–9 ou a–f.",
    "why.cell": "une case s’écrit avec une lettre a–d et un chiffre 1–4.",
    "why.line": "ce n’est pas un alignement.",
    "why.no_trait": "aucune caractéristique n’est nommée.",
    "why.traits": "les caractéristiques sont c, s, h et f, dans cet ordre.",
    "why.option": "cette règle est inconnue.",
    "why.option_order": "ces règles sont en double ou dans le désordre.",
    "why.clock_range": "un tour dure de 10 à 600 secondes.",
    "why.rows": "un plateau a quatre rangées.",
    "why.row_length": "une rangée a quatre cases.",
    "why.piece_twice": "cette pièce y est deux fois.",
    "why.missing": "il manque quelque chose à la fin.",
    "why.trailing": "il y a quelque chose de trop.",
    "why.last_empty": "la case du dernier coup est vide.",
    "why.last_mark": "rien ne s’annonce quand le programme voit les alignements.",
    "why.step": "un coup est une pièce et une case.",
    "why.illegal": "les règles ne le permettent pas.",
    "why.call_is_wrong": "cette annonce est fausse.",
    "why.call_is_right": "cette annonce serait juste.",
    "why.too_long": "le texte est trop long.",
    "why.other_rules": "ces règles ne sont pas celles de la position.",
    "why.game_over": "la partie est déjà finie.",
    "why.piece_gone": "cette pièce n’est plus dans la réserve.",
    "why.already_given": "une pièce est déjà en main.",
    "why.nothing_in_hand": "aucune pièce n’est en main.",
    "why.cell_taken": "cette case est occupée.",
    "why.no_such_piece": "cette pièce n’existe pas.",
    "why.no_such_cell": "cette case n’existe pas.",
    "why.nothing_given": "rien n’est encore donné.",
    "why.not_four_cells": "une annonce montre quatre cases différentes.",
    "why.already_called": "la seule annonce de ce moment a été faite.",
    "why.program_calls": "rien ne s’annonce quand le programme voit les alignements.",
    "why.not_the_last": "on ne le dit qu’après la seizième pose.",
    "why.no_clock": "aucune pendule ne peut finir cette partie.",
    "why.no_line": "ces quatre cases ne sont pas un alignement.",
    "why.incomplete": "une de ces cases au moins est vide.",
    "why.nothing_shared": "ces quatre pièces n’ont rien en commun qui compte.",
    "why.lapsed": "cet alignement est périmé.",
    # The rules on one screen
    "help.aim": "Le but",
    "help.aim_text": (
        "Aligner quatre pièces qui ont au moins une caractéristique en commun, "
        "et le dire : « QUARTO ! »"
    ),
    "help.pieces": "Les pièces",
    "help.pieces_text": (
        "Il y en a seize, toutes différentes. Chacune est claire ou foncée, ronde "
        "ou carrée, haute ou basse, pleine ou creuse. Elles ne sont à personne."
    ),
    "help.turn": "Un tour",
    "help.turn_text": (
        "C’est l’adversaire qui choisit la pièce. On la pose sur une case vide, "
        "puis on en choisit une autre et on la lui donne. Le sort désigne qui "
        "donne la première."
    ),
    "help.call": "Dire QUARTO !",
    "help.call_text": (
        "Un alignement est une rangée, une colonne ou une grande diagonale. À lui "
        "seul il ne gagne rien : après avoir posé et avant de donner, il faut "
        "appuyer sur QUARTO ! et montrer ses quatre cases."
    ),
    "help.steal": "Trop tard ?",
    "help.steal_text": (
        "L’alignement que l’un n’a pas vu, l’autre peut l’annoncer avant de poser "
        "la pièce suivante. Si personne ne le voit, il est périmé pour toujours."
    ),
    "help.end": "La fin",
    "help.end_text": (
        "Une annonce juste gagne. Une annonce fausse est refusée et ne coûte que "
        "cette occasion. Seize pièces posées sans annonce : partie nulle."
    ),
    "help.variants": "Plus facile, plus difficile",
    "help.variants_text": (
        "Les débutants ne comptent qu’une, deux ou trois caractéristiques. Les "
        "experts comptent aussi les carrés de quatre cases voisines."
    ),
    "help.example": "Toutes les quatre sont hautes : QUARTO !",
    "help.all": "Toutes les règles, sur une page à part",
    "help.all_page": "regles.html",
    "help.example_no": "Ces quatre-là n’ont rien en commun.",
}
