"""Every sentence of the page, as data: one module a language, the same keys in each.

A gap in braces is filled by the views; one with a capital begins a sentence. A page
needs one language at a time, so each is read when it is first asked for.
"""

from collections.abc import Iterator, Mapping


class _Texts(Mapping[str, Mapping[str, str]]):
    """The sentences by language, the page's own first."""

    def __getitem__(self, language: str) -> Mapping[str, str]:
        if language == "fr":
            from quarto.locales import fr  # noqa: PLC0415

            return fr.TEXTS
        if language == "en":
            from quarto.locales import en  # noqa: PLC0415

            return en.TEXTS
        raise KeyError(language)

    def __iter__(self) -> Iterator[str]:
        return iter(("fr", "en"))

    def __len__(self) -> int:
        return 2


TEXTS: Mapping[str, Mapping[str, str]] = _Texts()
