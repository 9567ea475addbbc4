"""What Pyodide has in the page in the place of its module that installs packages.

The page installs none, and the module imports ten others that nothing else needs.
"""

from typing import NoReturn


class Folder:
    """A path that Pyodide asks for its text; a text itself would reach it as one."""

    def __init__(self, path: str) -> None:
        """Take the path."""
        self._path = path

    def __str__(self) -> str:
        """Return the path."""
        return self._path


SITE_PACKAGES = Folder("/lib/python3.14/site-packages")
DSO_DIR = Folder("/usr/lib")


def init_loaded_packages() -> None:
    """Note which packages are there: none."""


def get_install_dir(_target: str) -> NoReturn:
    """Refuse to install a package."""
    raise NotImplementedError("this page installs no packages")


def unpack_buffer(*_words: object, **_options: object) -> NoReturn:
    """Refuse to unpack a package."""
    raise NotImplementedError("this page installs no packages")
