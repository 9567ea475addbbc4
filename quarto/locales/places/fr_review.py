"""The review of a game in its replay, in French."""

REVIEW: dict[str, str] = {
    "action.try-again": "Réessayer",
    "action.earlier": "Moment décisif précédent",
    "action.later": "Moment décisif suivant",
    "review.try": "Réessayer d’ici, contre l’expert",
    "review.looking": "Retour sur la partie : {count} sur {total}.",
    "review.found_one": "Un moment a compté.",
    "review.found": "{count} moments ont compté.",
    "review.held": "Aucune faute : une partie nulle bien tenue.",
    "review.clean": "Aucune faute.",
    "review.unclear": "Aucune faute trouvée, pour autant qu’on puisse voir.",
    "review.at_won": "Moment {number} sur {count} : gagné pour {who}.",
    "review.at_0": "Moment {number} sur {count} : égal.",
    "review.at_None": "Moment {number} sur {count} : on ne sait pas pour qui.",
    "review.stolen": (
        "{Who} achève {line} sans l’annoncer : {values}. {Other} l’annonce."
    ),
    "review.twice": (
        "{Who} achève {line} sans l’annoncer : {values}. "
        "{Other} ne le voit pas non plus."
    ),
    "review.missed": "{Who} achève {line} sans l’annoncer : {values}.",
    "review.wrong_call": "{Who} annonce à tort : {why}",
    "review.win_at_once": "{Who} pouvait achever {line} en {cell} : {values}.",
    "review.win": "{Who} laisse passer une victoire.",
    "review.gift_at_once": "{Who} donne une pièce qui achève {line} : {values}.",
    "review.safe_one": "Seule la {piece} était sûre.",
    "review.safe_many": "{count} étaient sûres, dont la {piece}.",
    "review.gift_0": "En donnant cette pièce, {who} perd une partie égale.",
    "review.gift_1": "En donnant cette pièce, {who} perd une partie gagnée.",
    "review.placement_0": "En posant ici, {who} perd une partie égale.",
    "review.placement_1": "En posant ici, {who} perd une partie gagnée.",
    "review.strip": "Vers le haut : gagné pour {who}. Vers le bas : pour {other}.",
    "review.all_complete": (
        "Chaque pièce restante achève un alignement, comme {line} : {values}."
    ),
    "review.better_turn": "Mieux : {cell}, puis la {piece}.",
    "review.better_cell": "Mieux : {cell}.",
    "review.better_gift": "Mieux : la {piece}.",
    "review.resigned_0": "{Who} abandonne une partie égale.",
    "review.resigned_1": "{Who} abandonne une partie gagnée.",
    "review.last_turn": "Dernier moment sûr : {cell}, puis la {piece}.",
    "review.last_cell": "Dernier moment sûr : {cell}.",
    "review.last_gift": "Dernier moment sûr : la {piece}.",
    "cell.drawn": "dans l’alignement montré",
    "cell.better": "mieux ici",
    "notice.try_again": "D’ici contre l’expert ; cette partie ne compte nulle part.",
}
