"""The pages that need no Python: the rules and the class's sheets, and their style.

The views draw them; the build only says where the style lies and what may be loaded.
"""

import importlib
from collections.abc import Mapping
from typing import Protocol, cast

from tools import page
from tools.paths import ROOT
from tools.steps import StepError
from tools.styles import joined

STYLE = "paper.css"
# The scales, the pieces, the tones, and what only these pages have.
_SHEETS = ("base.css", "board.css", "themes.css", "paper.css")
# They only show themselves.
POLICY = (
    "default-src 'none'; "
    "style-src 'self'; "
    "img-src 'self' data:; "
    "base-uri 'none'; "
    "form-action 'none'"
)

_Texts = Mapping[str, Mapping[str, str]]


class _Locales(Protocol):
    TEXTS: _Texts


class _PaperLocales(Protocol):
    PAPER: _Texts


class _Pages(Protocol):
    def files(
        self, own: _Texts, game: _Texts, style: str, policy: str
    ) -> dict[str, str]: ...


def style() -> bytes:
    """Return the style sheets of these pages as one."""
    folder = ROOT / "static" / "css"
    return joined(folder / name for name in _SHEETS)


def pages(app: str, beside: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the pages by their places in the site.

    app: the folder of their style. beside: what else is in the site; a link to what is
    not stops the build.
    """
    views = cast("_Pages", importlib.import_module("quarto.views.paper.pages"))
    own = cast("_PaperLocales", importlib.import_module("quarto.locales.paper")).PAPER
    game = cast("_Locales", importlib.import_module("quarto.locales")).TEXTS
    made = views.files(own, game, f"{app}/{STYLE}", POLICY)
    for name, text in made.items():
        found = {_file(address) for address in page.addresses(text)}
        missing = found - made.keys() - beside.keys()
        if missing:
            raise StepError(
                f"{name} names files that the site lacks: {', '.join(sorted(missing))}",
                "Add them to the site, or correct quarto/views/paper/.",
            )
    return {name: text.encode() for name, text in made.items()}


def _file(address: str) -> str:
    """Return the file of an address; without a name it is the game itself."""
    return address.split("?", maxsplit=1)[0] or "index.html"
