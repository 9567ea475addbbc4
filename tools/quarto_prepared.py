"""Spare the page what its build has done: imported in the page, before the package.

The standard library's dataclasses write the methods of each class as text, and
compile it at every import: half of the time that importing the package takes. The
build keeps what they compile. A text that it has not seen is compiled as ever.
"""

import builtins
import dataclasses
import inspect
import marshal
import zipimport
from typing import Any, NoReturn

FILE = "quarto_prepared.bin"


class Inspection:
    """What dataclasses have in the place of inspect.

    A class without a docstring gets its signature for one, which takes as long as all
    its methods; the build has taken the docstrings away, and nobody reads them here.
    """

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  # whatever it is
        """Return what inspect has by this name."""
        return getattr(inspect, name)

    @staticmethod
    def signature(*_words: object, **_options: object) -> NoReturn:
        """Refuse, as inspect does where it cannot tell; the docstring is the name."""
        raise TypeError

    @staticmethod
    def unwrap(member: Any) -> Any:  # noqa: ANN401  # whatever a class may hold
        """Return what a member wraps, without inspect's guard against a circle."""
        while hasattr(member, "__wrapped__"):
            member = member.__wrapped__
        return member


def use(codes: dict[str, bytes], *, recording: bool = False) -> None:
    """Make dataclasses run these marshalled codes in the place of their texts."""

    def run(text: str, names: dict[str, Any], local: dict[str, Any]) -> None:
        code = compile(text, "<string>", "exec") if recording else None
        if code is not None:
            codes[text] = marshal.dumps(code)
        elif text in codes:
            code = marshal.loads(codes[text])  # noqa: S302  # our own build's
        builtins.exec(code or text, names, local)  # noqa: S102  # as they do

    # Looked up there before the builtins.
    vars(dataclasses)["exec"] = run
    vars(dataclasses)["inspect"] = Inspection()


def begin(archive: str) -> None:
    """Use what the build keeps in the archive, if it has kept it yet."""
    try:
        data = zipimport.zipimporter(archive).get_data(f"{archive}/{FILE}")
    except (OSError, zipimport.ZipImportError):
        # The build imports this too, to find out what is to be kept.
        return
    use(marshal.loads(data))  # noqa: S302  # our own build's


begin(__file__.rpartition("/")[0])
