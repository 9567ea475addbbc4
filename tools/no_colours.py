"""What Python has in the page in the place of its module of colours for terminals.

It makes classes for a dozen themes as it is imported, which every start would wait for
as long as for all of re and enum; nothing in the page is a terminal.
"""


class Plain:
    """A theme, or a part of one, in which nothing has a colour."""

    def __getattr__(self, _name: str) -> str:
        """Return what switches a colour on: nothing."""
        return ""


class Theme:
    """The themes of everything that Python prints."""

    def __getattr__(self, _name: str) -> Plain:
        """Return the theme of one of Python's printers."""
        return Plain()


def can_colorize(*, file: object = None) -> bool:
    """Tell whether there are colours: never."""
    del file
    return False


def get_colors(*_words: object, **_options: object) -> Plain:
    """Return the colours to print with."""
    return Plain()


def get_theme(*_words: object, **_options: object) -> Theme:
    """Return the theme that is in use."""
    return Theme()
