"""Compile a zip of sources; runs inside Pyodide, under tools/compile.mjs."""

import importlib
import importlib.util
import marshal
import sys
import zipfile
from types import CodeType

_EPOCH = (1980, 1, 1, 0, 0, 0)
# Parts of a table of locations.
_ENTRY, _LINE, _NOWHERE = 0x80, 13, 15
_MORE, _GROUP = 0x40, 0x3F
# Hash-based and not to be checked: it needs no source and no clock (PEP 552).
_UNCHECKED = (0b01).to_bytes(4, "little")
# Magic number, kind, and the hash of the source: what a file has before its code.
_HEADER = 16


def compile_zip(source: str, target: str, folder: str, optimize: int) -> None:
    """Write each module of a zip as bytecode, any other file as it is.

    The result depends on the sources alone: sorted, dated 1980, never re-validated.
    Columns are left out, a quarter of the size: tracebacks name lines, but have no
    sources in which to underline anything.
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
                    + marshal.dumps(_without_columns(code))
                )
            made.writestr(_entry(name), text)


def _without_columns(code: CodeType) -> CodeType:
    """Return a code whose table of locations knows lines alone.

    The table's form is CPython's (InternalDocs/code_objects.md): entries of up to
    eight instructions, with or without a line.
    """
    table = bytearray()
    line = code.co_firstlineno
    for start, end, at in code.co_lines():
        for units in _shares((end - start) // 2):
            if at is None:
                table.append(_ENTRY | _NOWHERE << 3 | units - 1)
            else:
                table.append(_ENTRY | _LINE << 3 | units - 1)
                table += _signed(at - line)
                line = at
    parts = [
        _without_columns(part) if isinstance(part, CodeType) else part
        for part in code.co_consts
    ]
    return code.replace(co_linetable=bytes(table), co_consts=tuple(parts))


def _shares(units: int) -> list[int]:
    whole, rest = divmod(units, 8)
    return [8] * whole + [rest] * bool(rest)


def _signed(number: int) -> bytes:
    """Return a number in groups of six bits, the lowest first; its sign is a bit."""
    rest = -number << 1 | 1 if number < 0 else number << 1
    groups = bytearray()
    while rest > _GROUP:
        groups.append(_MORE | rest & _GROUP)
        rest >>= 6
    return bytes([*groups, rest])


def prepare_zip(archive: str, names: list[str]) -> None:
    """Keep in the zip what dataclasses compile for the package's modules.

    Importing them all here shows what that is.
    """
    sys.path.insert(0, archive)
    prepared = importlib.import_module("quarto_prepared")
    codes: dict[str, bytes] = {}
    prepared.use(codes, recording=True)
    for name in names:
        importlib.import_module(name)
    with zipfile.ZipFile(archive, "a", compresslevel=9) as packed:
        packed.writestr(_entry(prepared.FILE), marshal.dumps(codes))


def shelve_zip(
    archive: str, first: str, later: str, out: tuple[list[str], list[str]]
) -> None:
    """Put the zip's modules in two pieces, by the names of their files.

    out: the modules that stay as they are, and those that come into the later piece;
    of these, a name that ends in a stroke is a whole package.
    """
    loose, afterwards = out
    with zipfile.ZipFile(archive) as packed:
        entries = {entry: packed.read(entry) for entry in packed.infolist()}
    paths: dict[str, str] = {}
    codes: tuple[dict[str, bytes], dict[str, bytes]] = {}, {}
    with zipfile.ZipFile(archive, "w", compresslevel=9) as packed:
        for entry, data in entries.items():
            path = entry.filename.removesuffix("c")
            if not path.endswith(".py") or path in loose:
                packed.writestr(entry, data)
                continue
            name = _name_of(path)
            paths[name] = path
            is_later = any(
                path == f"{one}.py" or (one.endswith("/") and path.startswith(one))
                for one in afterwards
            )
            codes[is_later][name] = data[_HEADER:]
        packed.writestr(_entry(first), marshal.dumps((paths, codes[0])))
        packed.writestr(_entry(later), marshal.dumps(codes[1]))


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, _EPOCH)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    return entry


def _name_of(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
