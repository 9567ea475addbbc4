"""Every sentence of the pages that the build draws: the rules, and the class's sheets.

The page of the game knows nothing of them. A gap is filled with a fact of the engine.
"""

from quarto.locales.paper import class_en, class_fr, rules_en, rules_fr

PAPER: dict[str, dict[str, str]] = {
    "fr": rules_fr.RULES | class_fr.CLASS,
    "en": rules_en.RULES | class_en.CLASS,
}
