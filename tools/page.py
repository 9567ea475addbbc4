"""index.html of the site, made from the template, the views and the texts.

The board is drawn by the same views that draw it later in the page.
"""

import html
import importlib
import json
import re
import sys
import tomllib
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, cast

from tools.paths import ROOT
from tools.steps import StepError
from tools.styles import joined

# Of the page where nobody has chosen one.
LANGUAGE = "fr"
TEMPLATE = ROOT / "index.html"
SETTINGS = ROOT / "pyscript.toml"
_STYLESHEET = re.compile(r"""[ \t]*<link rel="stylesheet" href="\./([^"]+)" />\n""")
_STYLESHEETS = re.compile(f"(?:{_STYLESHEET.pattern})+")
_PLACE = re.compile(r"([ \t]*)\{\{([\w-]+)\}\}")
_ADDRESS = re.compile(r"""\s(?:src|href)="\./([^"]+)\"""")
# Under this policy the page needs no inline script or style and meets no other
# origin. Workers of PyScript are made from blobs.
POLICY = (
    "default-src 'none'; "
    "script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self'; "
    "connect-src 'self' blob:; "
    "worker-src 'self' blob:; "
    "img-src 'self' data:; "
    "manifest-src 'self'; "
    "base-uri 'none'; "
    "form-action 'none'"
)


class Package(Protocol):
    """What quarto/__init__.py gives the build."""

    __version__: str


class Texts(Protocol):
    """What quarto/locales/ gives the build."""

    TEXTS: Mapping[str, Mapping[str, str]]


class BootTexts(Protocol):
    """What quarto/locales/boot.py gives the build."""

    BOOT: Mapping[str, Mapping[str, str]]


class Shell(Protocol):
    """What quarto/views/shell.py gives the build."""

    def first_page(self, language: str, texts: Mapping[str, str], version: str) -> str:
        """Return the page of a fresh visit."""

    def symbols(self) -> str:
        """Return the drawings of the pieces."""


@dataclass(frozen=True)
class Hint:
    """A file that the browser should fetch before a script asks for it."""

    path: str
    size: int

    def markup(self) -> str:
        """Return the link element; its size feeds the progress bar.

        boot.js makes it count once the board is shown: megabytes under way would keep
        a slow network from bringing the styles.
        """
        kind = "modulepreload"
        if Path(self.path).suffix != ".js":
            kind = 'preload" as="fetch" crossorigin="anonymous'
        return (
            f'<link rel="later" data-rel="{kind}" href="./{self.path}" '
            f'data-bytes="{self.size}" />'
        )


@dataclass(frozen=True)
class Folders:
    """The two folders of the site that are named after what is in them."""

    app: str
    runtime: str


def render(hints: list[Hint], folders: Folders) -> str:
    """Return the page, with these files announced in its head."""
    return fill(template(), parts(hints, folders))


def template() -> str:
    """Return index.html with one style sheet in the place of its several.

    The first paint waits for them all, and older hosts send six files at a time.
    """
    text = TEMPLATE.read_text("utf-8")
    first = '    <link rel="stylesheet" href="./{{app}}/style.css" />\n'
    before, *_, after = _STYLESHEETS.split(text)
    return before + first + after


def style() -> bytes:
    """Return the style sheets of index.html as one, in their order."""
    names = _STYLESHEET.findall(TEMPLATE.read_text("utf-8"))
    return joined(ROOT / name for name in names)


def description() -> str:
    """Return what the page is, in one sentence."""
    with _blaming_the_package():
        return _boot_texts()[LANGUAGE]["description"]


def parts(hints: list[Hint], folders: Folders) -> dict[str, str]:
    """Return what fills the places of the template."""
    with _blaming_the_package():
        return _parts(hints, folders)


def _parts(hints: list[Hint], folders: Folders) -> dict[str, str]:
    shell = cast("Shell", _load("quarto.views.shell"))
    package = cast("Package", _load("quarto"))
    page_texts = cast("Texts", _load("quarto.locales")).TEXTS
    texts = _boot_texts()
    places = {"app": folders.app, "runtime": folders.runtime}
    settings = tomllib.loads(fill(SETTINGS.read_text("utf-8"), places))
    values = {
        **places,
        "policy": POLICY,
        "description": html.escape(texts[LANGUAGE]["description"]),
        "hints": "\n".join(hint.markup() for hint in hints),
        "symbols": shell.symbols(),
        "texts": _data(texts),
        "plugins": _data({"plugins": settings["plugins"]}),
        "config": html.escape(_data(settings)),
    }
    for language, sentences in texts.items():
        values[f"page-{language}"] = shell.first_page(
            language, page_texts[language], package.__version__
        )
        for key in ("silent", "noscript"):
            values[f"{key}-{language}"] = html.escape(sentences[key])
    return values


def _boot_texts() -> Mapping[str, Mapping[str, str]]:
    return cast("BootTexts", _load("quarto.locales.boot")).BOOT


def fill(template: str, values: Mapping[str, str]) -> str:
    """Put the values into the places of the template; every place must have one."""

    def value(found: re.Match[str]) -> str:
        indent, name = found.groups()
        if name not in values:
            raise StepError(
                f"index.html has a place {name} that nothing fills",
                "Correct index.html or tools/page.py.",
            )
        return indent + values[name].replace("\n", f"\n{indent}" if indent else "\n")

    return _PLACE.sub(value, template)


def addresses(page: str) -> list[str]:
    """Return the files of the site that a page's markup names."""
    return [address.split("#")[0] for address in _ADDRESS.findall(page)]


def _load(name: str) -> object:
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    return importlib.import_module(name)


@contextmanager
def _blaming_the_package() -> Iterator[None]:
    """Turn whatever the package raises into a step that failed, and say where."""
    try:
        yield
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        raise StepError(
            f"the first page cannot be drawn: {type(error).__name__}: {error}",
            f"Look at {place.filename}, line {place.lineno}.",
        ) from error


def _data(value: object) -> str:
    # "<" in a script element could end it.
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")
