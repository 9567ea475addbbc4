"""Every sentence of the places beside the table; they are read when one is shown."""

from quarto.locales.places import en, fr

PLACES: dict[str, dict[str, str]] = {"fr": fr.PLACES, "en": en.PLACES}
