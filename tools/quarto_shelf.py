"""Import modules that an archive keeps in one piece: runs inside the page.

Looking a module up in a zip takes several times as long as running it. So the build
puts the modules of each archive into one file of it, which is smaller, too, but for
those that few starts need: they have a file of their own. And it puts this module
beside them. Python imports it by itself from the standard library, where its name is
sitecustomize, and PyScript from the package's archive, before anything else there.

Looking for garbage takes a fifth of what is left, so there is none of it until
whoever imports the package has all that it begins with, and calls gc.enable().
"""

from __future__ import annotations

import builtins
import gc
import marshal
import sys
import zipimport

# Those two are not there before the shelf is.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

FILE = "quarto_shelf.bin"
LATER = "quarto_later.bin"
# Importing what it belongs to would take longer than all the rest here.
_Spec: Any = type(__spec__)
# After what is built into Python.
_PLACE = 2


class Shelf:
    """Finds and loads modules that are kept together, as importlib wants it.

    paths: of the sources in the archive, by the modules' names; codes: marshalled, of
    those that are not in the archive's other piece.
    """

    def __init__(
        self, archive: str, paths: dict[str, str], codes: dict[str, bytes]
    ) -> None:
        """Take the modules, and where other files lie."""
        self._archive = archive
        self._paths = paths
        self._codes = codes

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> Any:  # noqa: ANN401  # importlib's own
        """Return what is known of a module, or None if it is not here."""
        if name not in self._paths:
            return None
        path = self._paths[name]
        spec = _Spec(
            name,
            self,
            origin=f"{self._archive}/{path}",
            is_package=path.endswith("/__init__.py"),
        )
        spec.has_location = True
        return spec

    def create_module(self, _spec: object) -> None:
        """Leave making it to importlib."""

    def exec_module(self, module: ModuleType) -> None:
        """Run a module."""
        name = module.__name__
        if name not in self._codes:
            self._codes |= _read(self._archive, LATER)
        code = self._codes[name]
        builtins.exec(marshal.loads(code), vars(module))  # noqa: S102, S302  # our own build's

    def get_data(self, path: str) -> bytes:
        """Return the bytes of a file that lies beside the modules."""
        return zipimport.zipimporter(self._archive).get_data(path)


def begin(archive: str) -> None:
    """Import from the archive's one piece, if the build has made it yet."""
    try:
        paths, codes = _read(archive, FILE)
    except (OSError, zipimport.ZipImportError):
        # The build imports this too, before there is anything to keep, or any archive.
        return
    gc.disable()
    sys.meta_path.insert(_PLACE, Shelf(archive, paths, codes))


def _read(archive: str, file: str) -> Any:  # noqa: ANN401  # what the build put there
    data = zipimport.zipimporter(archive).get_data(f"{archive}/{file}")
    return marshal.loads(data)  # noqa: S302  # our own build's


begin(__file__.rpartition("/")[0])
