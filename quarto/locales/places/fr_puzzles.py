"""French: puzzles."""

PUZZLES: dict[str, str] = {
    "place.puzzles": "Problèmes",
    "puzzle.quarto": "Y a-t-il un QUARTO ?",
    "puzzle.quarto_how": (
        "Poser la pièce là où elle complète un alignement, ou montrer les quatre cases "
        "d’un alignement complet qui passe par l’anneau, ou dire qu’il n’y en a pas."
    ),
    "puzzle.gift": "Quelle pièce donner ?",
    "puzzle.gift_how": (
        "Une seule pièce ne perd pas, si bien que joue l’adversaire. La choisir."
    ),
    "puzzle.safe": "Poser et donner sans perdre",
    "puzzle.safe_how": (
        "Une seule case et une seule pièce à donner ne perdent pas, si bien que joue "
        "l’adversaire."
    ),
    "puzzle.win": "Gagner en deux coups",
    "puzzle.win_how": (
        "Poser et donner de sorte que, quoi que fasse l’adversaire, la pose suivante "
        "complète un alignement."
    ),
    "puzzle.squares_too": "Les carrés de 2 × 2 comptent aussi.",
    "puzzle.kind": "Que trouver",
    "puzzle.kind_quarto": "QUARTO ?",
    "puzzle.kind_gift": "Bien donner",
    "puzzle.kind_safe": "Poser et donner",
    "puzzle.kind_win": "Gagner en deux",
    "puzzle.level": "Niveau",
    "puzzle.level_1": "facile",
    "puzzle.level_2": "moyen",
    "puzzle.level_3": "difficile",
    "puzzle.looks": "à voir : {count}",
    "puzzle.squares": "Avec les carrés",
    "puzzle.day": "Problème du jour",
    "puzzle.today": "Aujourd’hui",
    "puzzle.earlier": "Avant",
    "puzzle.later": "Après",
    "puzzle.done": "résolu",
    "puzzle.your_answer": "Réponse",
    "puzzle.check": "Vérifier",
    "puzzle.none": "Pas de QUARTO",
    "puzzle.hint": "Indice",
    "puzzle.show": "Solution",
    "puzzle.show_name": "Montrer la solution",
    "puzzle.another": "Un autre",
    "puzzle.again": "Refaire",
    "puzzle.link": "Copier le lien",
    "puzzle.review": "À revoir : {count}",
    "puzzle.review_none": "Rien à revoir.",
    "puzzle.review_how": "Pas encore trouvés, ou montrés. Chacun part une fois résolu.",
    "puzzle.copied": "Le lien vers ce problème est copié.",
    "puzzle.not_copied": "Le navigateur ne permet pas de copier le lien.",
    "puzzle.unknown": "Aucun problème ne porte ce nom. Voici celui du jour.",
    "puzzle.afresh": "Le plateau est comme au début.",
    "puzzle.lacks_quarto": (
        "Choisir d’abord une case pour la pièce, ou montrer les quatre cases d’un "
        "alignement."
    ),
    "puzzle.lacks_gift": "Choisir d’abord une pièce.",
    "puzzle.lacks_safe": "Choisir d’abord une case, et une pièce à donner.",
    "puzzle.lacks_win": "Choisir d’abord une case, et une pièce à donner.",
    "puzzle.right": "Juste !",
    "puzzle.why_quarto": "QUARTO ! {line} : {values}.",
    "puzzle.why_lapsed": (
        "Pas de QUARTO : {line} a {values}, mais l’alignement était complet avant la "
        "dernière pose. Il est périmé."
    ),
    "puzzle.why_none": "Pas de QUARTO : rien à compléter, rien à annoncer.",
    "puzzle.why_only": ("Tout autre choix perd : {count} aussitôt, {later} plus tard."),
    "puzzle.why_win": (
        "Quoi que fasse l’adversaire, la pose suivante complète un alignement."
    ),
    "puzzle.wrong_cell": "En {cell} cette pièce ne complète aucun alignement.",
    "puzzle.wrong_call": "{cells} : {why}",
    "puzzle.wrong_none": "Il y en a un : à voir encore.",
    "puzzle.wrong_at_once": "Cette pièce complète {line} : {values}.",
    "puzzle.wrong_forced": (
        "L’adversaire la pose alors en {cell}, donne la pièce {piece} et gagne."
    ),
    "puzzle.wrong_slow": (
        "L’adversaire la pose alors en {cell} et donne la pièce {piece} : rien à "
        "compléter."
    ),
    "puzzle.hint_trait": "Caractéristique : {why}.",
    "puzzle.hint_line": "Alignement : {line}.",
    "puzzle.hint_ring": "Regarder les alignements qui passent par l’anneau.",
    "puzzle.hint_cell": "Case : {cell}.",
    "puzzle.hint_count": "Alignements à regarder : {count}.",
    "puzzle.hint_lines": "{lines}.",
    "puzzle.hint_waiting": "Des alignements attendent : {values}.",
    "puzzle.hint_piece": "La pièce à donner : {values}.",
    "puzzle.answer_both": "Solution : {cell}, puis donner la pièce {piece}.",
    "puzzle.answer_cell": "Solution : {cell}.",
    "puzzle.answer_gift": "Solution : donner la pièce {piece}.",
    "puzzle.answer_call": "Solution : cet alignement peut être annoncé.",
    "puzzle.answer_none": "Solution : il n’y en a pas.",
}
