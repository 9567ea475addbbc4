"""QR codes: module by module those of a library that has everything."""

from __future__ import annotations

import pytest
import segno

from quarto.views import qr
from quarto.views.qr import Matrix, qr_code

# What fills each version to the last byte, with error correction M.
FULL = (
    *(14, 26, 42, 62, 84, 106, 122, 152, 180, 213),
    *(251, 287, 331, 362, 412, 450, 504, 560, 624, 666),
)
LINK = "https://example.org/quarto/#g=cshf_0a1_1b2_2c3_3d4!a1-d4"


def library(text: str) -> segno.QRCode:
    """Return the code of a text as the library makes it."""
    return segno.make(text, error="m", mode="byte", boost_error=False, micro=False)


def masked_as(text: str, version: int, mask: int) -> Matrix:
    """Return our code of a text with the mask that the library chose."""
    fixed = qr._fixed(version)
    bits = qr._bits(qr._codewords(text.encode(), version))
    plain = dict(zip(qr._path(version, fixed), bits, strict=False))
    return qr._masked(version, fixed, plain, mask)


def read(matrix: Matrix) -> str:
    """Return the text of a code, found by undoing what the standard asks for."""
    version = (len(matrix) - 17) // 4
    places = qr._format_cells(len(matrix))[:15]
    found = sum(matrix[row][column] << bit for bit, (row, column) in enumerate(places))
    is_masked = qr._MASKS[(found ^ qr._FORMAT_MASK) >> 10]
    path = qr._path(version, qr._fixed(version))
    bits = [matrix[row][column] != is_masked(row, column) for row, column in path]
    words = [
        sum(bit << 7 - at for at, bit in enumerate(bits[start : start + 8]))
        for start in range(0, len(bits) - 7, 8)
    ]
    blocks = qr._BLOCKS[version - 1]
    short, longer = divmod(qr._data_codewords(version), blocks)
    parts: list[list[int]] = [[] for _ in range(blocks)]
    for place in range(short):
        for number in range(blocks):
            parts[number].append(words[place * blocks + number])
    for number in range(longer):
        part = parts[blocks - longer + number]
        part.append(words[short * blocks + number])
    stream = "".join(f"{word:08b}" for part in parts for word in part)
    head = 4 + qr._length_bits(version)
    length = int(stream[4:head], 2)
    data = [stream[head + 8 * at : head + 8 * at + 8] for at in range(length)]
    return bytes(int(byte, 2) for byte in data).decode()


@pytest.mark.parametrize(("version", "length"), list(enumerate(FULL, start=1)))
def test_every_version_is_that_of_the_library(version: int, length: int) -> None:
    """Finders, alignment, numbers, correction, order and masks: every module."""
    text = (LINK * 12)[:length]
    theirs = library(text)
    matrix = tuple(tuple(bool(module) for module in row) for row in theirs.matrix)
    assert theirs.version == version
    assert masked_as(text, version, theirs.mask) == matrix


@pytest.mark.parametrize("length", [0, 1, 13, 15, 60, 123, 200, 300, 500, 665])
def test_codes_that_are_not_full_are_read_back(length: int) -> None:
    """Whatever mask was chosen, the text is there."""
    text = (LINK * 12)[:length]
    matrix = qr_code(text)
    assert matrix is not None
    assert read(matrix) == text


def test_letters_beyond_ascii_are_kept() -> None:
    """An address may hold them."""
    matrix = qr_code("https://éco.example/quarto/")
    assert matrix is not None
    assert read(matrix) == "https://éco.example/quarto/"


def test_what_is_too_long_has_no_code() -> None:
    """It is said in words then."""
    assert qr_code("x" * 667) is None
