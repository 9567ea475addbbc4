"""French: the rules."""

RULES: dict[str, str] = {
    "paper.rules": "Les règles",
    "paper.class": "Pour la classe",
    "paper.game": "Vers le jeu",
    "paper.contents": "Sur cette page",
    "paper.pages": "Autres pages",
    "rules.title": "Les règles de Quarto",
    "rules.description": (
        "Les règles du jeu de Quarto, complètes et en images : matériel, tour, "
        "annonce, fin, variantes, pendule, et les questions que l’on se pose."
    ),
    "rules.lead": (
        "Deux joueurs, seize pièces, un seul but : aligner quatre pièces qui ont "
        "quelque chose en commun. Mais c’est l’adversaire qui choisit la pièce à "
        "poser, et un alignement ne gagne que si quelqu’un l’annonce."
    ),
    "rules.print": "Imprimée, cette page tient sur deux feuilles.",
    # Material
    "material": "Le matériel",
    "material.1": (
        "Il y a un plateau de {side} × {side} cases et {pieces} pièces, toutes "
        "différentes. Chaque pièce a quatre caractéristiques, et chaque "
        "caractéristique a deux valeurs : claire ou foncée, ronde ou carrée, haute ou "
        "basse, pleine ou creuse."
    ),
    "material.2": (
        "Chaque combinaison existe une fois et une seule : 2 × 2 × 2 × 2 = {pieces}. "
        "Au début, le plateau est vide et toutes les pièces attendent à côté, sous les "
        "yeux des deux joueurs. Aucune n’est à l’un ou à l’autre."
    ),
    "material.picture": (
        "Les seize pièces. Deux d’entre elles ont au plus trois valeurs en commun."
    ),
    # A game
    "course": "Le déroulement",
    "course.1": (
        "Le sort désigne qui commence. Le premier joueur ne pose rien : il choisit une "
        "des seize pièces et la donne à l’autre."
    ),
    "course.2": (
        "Celui qui a reçu une pièce la pose sur une case libre, puis choisit une des "
        "pièces qui restent et la donne à l’autre, qui fait de même. Et ainsi de suite."
    ),
    "course.3": (
        "Celui qui a posé est celui qui donne : c’est le don qui fait passer le tour, "
        "jamais la pose."
    ),
    "course.picture": (
        "Deux tours. Dans chacun : recevoir une pièce, la poser, en donner une autre. "
        "Avant de poser, et de nouveau avant de donner, c’est le moment d’annoncer."
    ),
    "course.player_0": "Ana",
    "course.player_1": "Bruno",
    "course.gives": "donne",
    "course.places": "pose",
    "course.calls": "peut annoncer",
    # The call
    "call": "L’annonce",
    "call.line": (
        "Un alignement, ce sont quatre cases d’une même rangée, d’une même colonne ou "
        "d’une des deux diagonales : {lines} alignements en tout. Il est gagnant quand "
        "ses quatre pièces partagent au moins une valeur d’une caractéristique qui "
        "compte : quatre hautes, par exemple, ou quatre creuses. Elles peuvent en "
        "partager plusieurs, et peu importe qui les a posées."
    ),
    "call.won": (
        "La dernière pièce, posée en {won_last}, complète la rangée 2, qui réunit "
        "maintenant {won_shared}. Annoncé et montré, cet alignement gagne."
    ),
    "call.needed": (
        "À lui seul, un alignement gagnant ne gagne rien. Il faut l’annoncer, "
        "« QUARTO ! », et montrer ses quatre cases. Il y a deux moments pour cela."
    ),
    "call.at_once": "Tout de suite.",
    "call.at_once_text": (
        "Le joueur qui complète l’alignement en posant peut l’annoncer aussitôt, avant "
        "de donner une pièce."
    ),
    "call.stolen": "L’annonce volée.",
    "call.stolen_text": (
        "S’il donne une pièce sans rien annoncer, celui qui la reçoit peut annoncer "
        "l’alignement à ce moment-là : la pièce en main, avant de la poser. Il gagne "
        "alors avec un alignement que l’autre a complété."
    ),
    "call.lapsed": "L’alignement périmé.",
    "call.lapsed_text": (
        "Si aucun des deux ne l’annonce, l’alignement est périmé pour le reste de la "
        "partie : plus personne ne pourra l’annoncer. La partie continue."
    ),
    "call.lapsed_picture": (
        "La rangée 1 réunit {lapsed_shared}, mais personne ne l’a annoncée à temps. La "
        "pièce suivante a été posée en {lapsed_last}, cerclée ici : la rangée 1 est "
        "périmée."
    ),
    "call.last": (
        "On ne peut donc annoncer qu’un alignement complété par la dernière pièce "
        "posée. Une seule pose peut en compléter plusieurs ; n’importe lequel suffit."
    ),
    # The end
    "end": "La fin",
    "end.1": (
        "Une annonce juste gagne la manche. Si les seize pièces sont posées sans "
        "annonce juste, la partie est nulle."
    ),
    "end.2": (
        "Plusieurs manches font une rencontre. Une manche compte 1 pour celui qui la "
        "gagne et 0 pour l’autre ; une partie nulle compte 0 pour les deux. À la "
        "première manche, le sort désigne qui donne en premier ; ensuite, c’est chacun "
        "son tour."
    ),
    # Variants
    "variants": "Deux variantes",
    "variants.beginners": "Pour débuter : moins de caractéristiques",
    "variants.beginners_text": (
        "Seules une, deux ou trois des quatre caractéristiques comptent, choisies "
        "avant la partie : la couleur seule, par exemple, ou la forme et la taille. Il "
        "y a {subsets} choix possibles. Ce qui compte reste affiché pendant toute la "
        "partie."
    ),
    "variants.experts": "Pour les experts : les carrés",
    "variants.experts_text": (
        "En plus des alignements, les carrés de 2 × 2 cases voisines comptent. Il y en "
        "a {blocks}, ce qui fait {all} groupes de quatre cases à surveiller. On les "
        "annonce et on les montre de la même façon. Les deux variantes peuvent se "
        "combiner."
    ),
    "variants.picture": (
        "Un carré : les cases {block_cells} réunissent {block_shared}. Sans cette "
        "variante, il n’y aurait rien à annoncer."
    ),
    # The clock
    "clock": "La pendule de tournoi",
    "clock.1": (
        "En tournoi, chaque tour dure une minute au plus, pour poser et donner "
        "ensemble. Dans ce programme, il n’y a de pendule que si on la demande, et le "
        "tour se règle de {shortest} secondes à {longest} minutes."
    ),
    "clock.2": (
        "Qui dépasse son temps perd la manche ; on peut aussi convenir d’un simple "
        "avertissement. Ouvrir un menu n’arrête pas la pendule ; « Pause » l’arrête, "
        "et couvre le plateau pendant ce temps."
    ),
    "clock.3": (
        "La pendule s’arrête aussi quand l’adversaire doit répondre à une demande, dès "
        "que quatre cases sont montrées, pendant que l’ordinateur agit et, si l’on "
        "joue seul, quand la page n’est plus à l’écran. C’est le temps utilisé qui est "
        "gardé : recharger la page n’aide ni ne pénalise personne."
    ),
    # What is decided here
    "decisions": "Ce qui est décidé ici",
    "decisions.lead": (
        "La règle de la boîte ne dit rien de certains cas. Voici comment ce programme "
        "les tranche."
    ),
    "decisions.question": "Cas",
    "decisions.answer": "Décision",
    "decisions.1": "La seizième pièce est posée",
    "decisions.1_answer": (
        "Il ne reste rien à donner : les moments d’annoncer se terminent donc "
        "autrement. Celui qui a posé annonce ou dit « {no_call} », puis son adversaire "
        "fait de même, avec le temps d’un tour entier s’il y a une pendule. Après quoi "
        "la partie est nulle."
    ),
    "decisions.2": "Ce qui rend une pose définitive",
    "decisions.2_answer": (
        "La pièce peut changer de case jusqu’à ce que le joueur en donne une autre ou "
        "appuie sur QUARTO ! ; après la seizième, jusqu’à ce qu’il dise « {no_call} »."
    ),
    "decisions.3": "Une annonce fausse",
    "decisions.3_answer": (
        "Elle est refusée, et la raison est dite : ces quatre cases ne sont pas un "
        "alignement, n’ont rien en commun qui compte, ou l’alignement est périmé. La "
        "pose devient définitive, et l’on n’annonce pas une seconde fois au même "
        "moment, pour que personne n’aille à la pêche. Rien d’autre n’est perdu. On "
        "peut convenir qu’une annonce fausse perd la manche."
    ),
    "decisions.4": "Qui peut annoncer, et quand",
    "decisions.4_answer": (
        "Seulement le joueur dont c’est le tour. Tant que la pièce reçue n’est sur "
        "aucune case, QUARTO ! annonce l’alignement laissé par l’autre ; ensuite, il "
        "rend la pose définitive et annonce un alignement qui passe par elle. À tout "
        "autre moment, la réponse est que ce n’est pas le tour de ce joueur, et "
        "l’annonce ne compte pas."
    ),
    "decisions.5": "Comment on montre un alignement",
    "decisions.5_answer": (
        "On désigne les quatre cases, dans n’importe quel ordre, on peut se corriger, "
        "puis on confirme. Le programme ne montre ni ne suggère jamais un alignement "
        "que personne n’a annoncé, et QUARTO ! a le même aspect et le même effet à "
        "chaque moment d’un tour."
    ),
    "decisions.6": "Pour les enfants : le programme voit les alignements",
    "decisions.6_answer": (
        "Seulement si on l’a choisi avant la partie. Un alignement gagne alors dès que "
        "la pose est confirmée en touchant la case une seconde fois ; sinon, on "
        "trouverait les alignements en essayant les cases. C’est une des règles de la "
        "partie, enregistrée avec elle."
    ),
    "decisions.7": "Reprendre un coup",
    "decisions.7_answer": (
        "Contre l’ordinateur : on revient à sa propre dernière décision. À deux : si "
        "l’autre est d’accord. Jamais avec une pendule, jamais après la fin : "
        "réessayer à partir de là commence une autre partie, qui ne compte nulle part. "
        "Ce qui est repris ne laisse pas de trace dans la partie notée."
    ),
    "decisions.8": "L’aide",
    "decisions.8_answer": (
        "Un conseil traite un alignement non annoncé comme s’il était périmé. On ne "
        "revoit la partie qu’une fois finie."
    ),
    "decisions.9": "Abandonner, proposer la nulle",
    "decisions.9_answer": (
        "Le joueur dont c’est le tour le peut à tout moment de ce tour. L’autre "
        "accepte ou refuse la nulle."
    ),
    # Advice
    "advice": "Quelques conseils",
    "advice.1": "Regarder avant de donner.",
    "advice.1_text": (
        "C’est l’erreur des débutants : donner une pièce sans voir ce qu’elle complète "
        "au coup suivant. Partout où trois pièces d’un alignement partagent une valeur "
        "et où la quatrième case est libre, toute pièce de cette valeur complète un "
        "alignement gagnant."
    ),
    "advice.1_picture": (
        "La rangée 3 compte déjà trois pièces rondes, et {gap} est libre. Donner "
        "maintenant une pièce ronde, c’est offrir la victoire ; une carrée n’y "
        "complète rien."
    ),
    "advice.2": "Penser au don dès la pose.",
    "advice.2_text": (
        "Chaque troisième pièce semblable d’un alignement ouvert rend dangereuses "
        "toutes les autres de la même valeur. Mieux vaut poser de façon à garder une "
        "pièce sûre à donner."
    ),
    "advice.3": "Chercher d’abord l’alignement de l’autre.",
    "advice.3_text": (
        "Pièce en main, regarder d’abord si l’autre n’a pas laissé passer un "
        "alignement. Une fois la pièce posée, il est trop tard pour le voler."
    ),
    "advice.4": "Passer les caractéristiques en revue, une à une.",
    "advice.4_text": (
        "Couleur, forme, taille, remplissage : une couleur commune saute aux yeux, un "
        "creux commun passe facilement inaperçu."
    ),
    # Questions
    "questions": "Les questions que l’on se pose",
    "questions.1": "Les pièces claires sont-elles à l’un et les foncées à l’autre ?",
    "questions.1_answer": (
        "Non. Toutes les pièces servent aux deux joueurs, toute la partie."
    ),
    "questions.2": (
        "Un joueur complète un alignement et ne le voit qu’après avoir donné. Peut-il "
        "encore l’annoncer ?"
    ),
    "questions.2_answer": (
        "Non. Avec le don, l’occasion est passée à l’adversaire. Si personne n’a rien "
        "annoncé quand la pièce suivante est posée, l’alignement est périmé."
    ),
    "questions.3": "Les pièces d’un alignement périmé comptent-elles encore ?",
    "questions.3_answer": (
        "Oui, dans tous les autres alignements. Seul celui-là ne peut plus être "
        "annoncé."
    ),
    "questions.4": "Est-ce mieux de compléter deux alignements d’un coup ?",
    "questions.4_answer": (
        "C’est une seule victoire : on annonce et on montre l’un ou l’autre."
    ),
    "questions.5": "Une annonce fausse coûte-t-elle quelque chose ?",
    "questions.5_answer": (
        "Seulement cette occasion d’annoncer, à moins d’avoir convenu avant la partie "
        "qu’une annonce fausse perd."
    ),
    "questions.6": "Au plus tôt, quand une partie peut-elle finir ?",
    "questions.6_answer": (
        "À la quatrième pose : avant, aucun alignement ne réunit quatre pièces."
    ),
    "questions.7": "Celui qui commence a-t-il un avantage ?",
    "questions.7_answer": (
        "Pas si les deux jouent parfaitement : la partie est alors nulle, avec les "
        "seuls alignements comme avec les carrés. Si les deux jouent au hasard et que "
        "chaque alignement est annoncé, celui qui donne en premier gagne 49,54 % des "
        "parties, l’autre 48,48 %, et 1,98 % sont nulles ; avec les carrés, 49,95 %, "
        "49,75 % et 0,30 %."
    ),
    "questions.8": "Peut-on jouer seul ?",
    "questions.8_answer": (
        "Le jeu se joue à deux ; ici, l’ordinateur peut être l’un des deux."
    ),
    # The box
    "box": "Le jeu et sa boîte",
    "box.designer": "Auteur",
    "box.designer_is": "Blaise Müller",
    "box.publisher": "Éditeur",
    "box.publisher_is": "Gigamic",
    "box.year": "Année",
    "box.year_is": "1991",
    "box.players": "Joueurs",
    "box.players_is": "2",
    "box.age": "Âge",
    "box.age_is": "à partir de 8 ans",
    "box.duration": "Durée",
    "box.duration_is": "de 10 à 20 minutes ; la boîte dit 15",
    "box.award": "Récompense",
    "box.award_is": (
        "Super As d’or du Festival international des jeux, 1992, entre autres"
    ),
    "box.trademark": (
        "Quarto est une marque de son éditeur. Ceci est une réalisation indépendante, "
        "sans lien avec lui."
    ),
}
