"""Compile a zip of sources; runs inside Pyodide, under tools/compile.mjs."""

import importlib
import importlib.util
import marshal
import sys
import zipfile

_EPOCH = (1980, 1, 1, 0, 0, 0)
# Hash-based and not to be checked: it needs no source and no clock (PEP 552).
_UNCHECKED = (0b01).to_bytes(4, "little")


def compile_zip(source: str, target: str, folder: str, optimize: int) -> None:
    """Write each module of a zip as bytecode, any other file as it is.

    The result depends on the sources alone: sorted, dated 1980, never re-validated.
    """
    with (
        zipfile.ZipFile(source) as sources,
        zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made,
    ):
        for name in sorted(sources.namelist()):
            text = sources.read(name)
            if name.endswith(".py"):
                code = compile(
                    text, folder + name, "exec", dont_inherit=True, optimize=optimize
                )
                name += "c"  # noqa: PLW2901  # the compiled file's own name
                text = (
                    importlib.util.MAGIC_NUMBER
                    + _UNCHECKED
                    + importlib.util.source_hash(text)
                    + marshal.dumps(code)
                )
            entry = zipfile.ZipInfo(name, _EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            made.writestr(entry, text)


def prepare_zip(archive: str, names: list[str]) -> None:
    """Import these modules from a zip, and keep in it what dataclasses compiled."""
    sys.path.insert(0, archive)
    prepared = importlib.import_module("quarto_prepared")
    codes: dict[str, object] = {}
    prepared.use(codes, recording=True)
    for name in names:
        importlib.import_module(name)
    prepared.keep(archive, codes)
