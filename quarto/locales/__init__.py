"""Every sentence of the page, as data: one module a language, the same keys in each.

A gap in braces is filled by the views; one with a capital begins a sentence.
"""

from quarto.locales import en, fr

TEXTS: dict[str, dict[str, str]] = {"fr": fr.TEXTS, "en": en.TEXTS}
