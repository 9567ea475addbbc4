"""Style sheets as they are served: several as one, without what is for readers."""

import re
from collections.abc import Iterable
from pathlib import Path

# A string, which stays as it is; a comment; or a line's end with the blanks around it.
_PART = re.compile(
    r"""("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|/\*.*?\*/|[ \t]*\n\s*""", re.DOTALL
)


def joined(paths: Iterable[Path]) -> bytes:
    """Return style sheets as one, in their order, without comments and indentation."""
    return spared("\n".join(path.read_text("utf-8") for path in paths)).encode()


def spared(text: str) -> str:
    r"""Return a style sheet without comments, empty lines and indentation.

    >>> spared('/* A quote. */\n.quote {\n  content: "/*  ";\n}\n')
    '.quote {\ncontent: "/*  ";\n}\n'
    """
    kept = _PART.sub(_kept, text)
    return re.sub(r"\n+", "\n", kept).lstrip()


def _kept(part: re.Match[str]) -> str:
    if part[1]:
        return part[1]
    # A comment may stand between two words.
    return "\n" if part[0].isspace() else " "
