"""Spare the page what its build has done: imported in the page, before the package.

The standard library's dataclasses write the methods of each class as text, and
compile it at every import: half of the time that importing the package takes. The
build keeps what they compile. A text that it has not seen is compiled as ever.
"""

import builtins
import dataclasses
import marshal
import zipfile
import zipimport
from typing import Any

_CODES_FILE = "quarto_prepared.bin"


def load(archive: str) -> dict[str, Any]:
    """Return the codes that the archive keeps, by their texts."""
    data = zipimport.zipimporter(archive).get_data(f"{archive}/{_CODES_FILE}")
    codes: dict[str, Any] = marshal.loads(data)  # noqa: S302  # our own build's
    return codes


def keep(archive: str, codes: dict[str, Any]) -> None:
    """Put the codes into the archive."""
    entry = zipfile.ZipInfo(_CODES_FILE, (1980, 1, 1, 0, 0, 0))
    entry.compress_type = zipfile.ZIP_DEFLATED
    with zipfile.ZipFile(archive, "a", compresslevel=9) as packed:
        packed.writestr(entry, marshal.dumps(codes))


def use(codes: dict[str, Any], *, recording: bool = False) -> None:
    """Make dataclasses run these codes in the place of their texts."""

    def run(text: str, names: dict[str, Any], local: dict[str, Any]) -> None:
        if recording:
            codes[text] = compile(text, "<string>", "exec")
        builtins.exec(codes.get(text, text), names, local)  # noqa: S102  # as they do

    # Looked up there before the builtins.
    vars(dataclasses)["exec"] = run


try:
    _kept = load(__file__.rpartition("/")[0])
except OSError:
    # The build imports this too, before there is anything to keep.
    pass
else:
    use(_kept)
