"""A link as a QR code: bytes in, a square of dark and light modules out.

Byte mode, error correction M (a seventh may be lost), versions 1 to 20, which is more
than a game takes. Written here because the page needs no more of it than this; the
tests compare it, module by module, with a library that has it all.
As in ISO/IEC 18004 a version is a size, and a block a part with its own correction.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import accumulate, pairwise, zip_longest
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Matrix: TypeAlias = tuple[tuple[bool, ...], ...]
Cell: TypeAlias = "tuple[int, int]"

# For versions 1 to 20: codewords in all; and with M, correction in a block and blocks.
_CODEWORDS = (
    *(26, 44, 70, 100, 134, 172, 196, 242, 292, 346),
    *(404, 466, 532, 581, 655, 733, 815, 901, 991, 1085),
)
_CORRECTION = (
    *(10, 16, 26, 18, 24, 16, 18, 22, 22, 26),
    *(30, 22, 22, 24, 24, 28, 28, 26, 26, 26),
)
_BLOCKS = (1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16)
_LARGEST = len(_CODEWORDS)
_BYTE_MODE = 4
_PADDING = (0xEC, 0x11)
# The two bits for M in the format are 00.
_FORMAT_POLYNOMIAL, _FORMAT_MASK, _VERSION_POLYNOMIAL = 0x537, 0x5412, 0x1F25
_FIRST_WITH_NUMBER = 7
_MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda row, column: (row + column) % 2 == 0,
    lambda row, _: row % 2 == 0,
    lambda _, column: column % 3 == 0,
    lambda row, column: (row + column) % 3 == 0,
    lambda row, column: (row // 2 + column // 3) % 2 == 0,
    lambda row, column: row * column % 2 + row * column % 3 == 0,
    lambda row, column: (row * column % 2 + row * column % 3) % 2 == 0,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2 == 0,
)
_FINDER_LIKE = ("00001011101", "10111010000")


@lru_cache(maxsize=4)
def qr_code(text: str) -> Matrix | None:
    """Return the code of a text, True for dark; None if it is too long."""
    data = text.encode()
    version = _version_for(len(data))
    if version is None:
        return None
    fixed = _fixed(version)
    bits = _bits(_codewords(data, version))
    plain = dict(zip(_path(version, fixed), bits, strict=False))
    candidates = (_masked(version, fixed, plain, mask) for mask in range(8))
    return min(candidates, key=_penalty)


def _version_for(length: int) -> int | None:
    for version in range(1, _LARGEST + 1):
        # Four bits for the mode, then the length.
        head = (4 + _length_bits(version) + 7) // 8
        if _data_codewords(version) >= head + length:
            return version
    return None


def _length_bits(version: int) -> int:
    return 8 if version < 10 else 16  # noqa: PLR2004  # from the standard


def _data_codewords(version: int) -> int:
    at = version - 1
    return _CODEWORDS[at] - _CORRECTION[at] * _BLOCKS[at]


def _codewords(data: bytes, version: int) -> list[int]:
    """Return data and correction, block by block, interleaved."""
    room, blocks = _data_codewords(version), _BLOCKS[version - 1]
    bits = f"{_BYTE_MODE:04b}{len(data):0{_length_bits(version)}b}"
    bits += "".join(f"{byte:08b}" for byte in data)
    bits += "0" * min(4, 8 * room - len(bits))
    bits += "0" * (-len(bits) % 8)
    words = [int(bits[at : at + 8], 2) for at in range(0, len(bits), 8)]
    words += [_PADDING[n % 2] for n in range(room - len(words))]
    short, longer = divmod(room, blocks)
    sizes = [short] * (blocks - longer) + [short + 1] * longer
    ends = list(accumulate(sizes, initial=0))
    parts = [words[start:end] for start, end in pairwise(ends)]
    corrections = [_corrected(part, _CORRECTION[version - 1]) for part in parts]
    return [*_interleaved(parts), *_interleaved(corrections)]


def _interleaved(parts: list[list[int]]) -> Iterator[int]:
    for words in zip_longest(*parts):
        yield from (word for word in words if word is not None)


def _corrected(words: list[int], count: int) -> list[int]:
    """Return the Reed-Solomon remainder of words."""
    generator = _generator(count)
    rest = [*words, *([0] * count)]
    for at in range(len(words)):
        factor = rest[at]
        for number, term in enumerate(generator):
            rest[at + number] ^= _product(term, factor)
    return rest[len(words) :]


@cache
def _generator(count: int) -> tuple[int, ...]:
    terms, root = [1], 1
    for _ in range(count):
        shifted = [_product(term, root) for term in terms]
        terms = [a ^ b for a, b in zip([*terms, 0], [0, *shifted], strict=True)]
        root = _product(root, 2)
    return tuple(terms)


@cache
def _product(one: int, other: int) -> int:
    """Multiply in the field of 256 elements, modulo 0x11D."""
    result = 0
    while other:
        if other & 1:
            result ^= one
        one = one << 1 ^ (0x11D if one & 0x80 else 0)
        other >>= 1
    return result


def _bits(words: list[int]) -> Iterator[bool]:
    for word in words:
        yield from (bool(word >> bit & 1) for bit in range(7, -1, -1))


def _fixed(version: int) -> dict[Cell, bool]:
    """Return everything that holds no data: finders, timing, alignment, number."""
    side = 17 + 4 * version
    cells: dict[Cell, bool] = {}
    for at in range(side):
        cells[6, at] = cells[at, 6] = at % 2 == 0
    centers = _alignments(version)
    for row in centers:
        for column in centers:
            if (row, column) not in {(6, 6), (6, side - 7), (side - 7, 6)}:
                cells |= _rings(row, column, {0: True, 1: False, 2: True})
    for row, column in ((3, 3), (3, side - 4), (side - 4, 3)):
        rings = _rings(row, column, {0: True, 1: True, 2: False, 3: True, 4: False})
        cells |= {c: dark for c, dark in rings.items() if 0 <= min(c) <= max(c) < side}
    if version >= _FIRST_WITH_NUMBER:
        number = _checked(version, 12, _VERSION_POLYNOMIAL)
        for bit in range(18):
            row, column = bit // 3, side - 11 + bit % 3
            cells[row, column] = cells[column, row] = bool(number >> bit & 1)
    return cells | dict.fromkeys(_format_cells(side), False)


def _alignments(version: int) -> list[int]:
    if version == 1:
        return []
    gaps = version // 7 + 1
    first, last = 6, 10 + 4 * version
    # Even, and rounded up: what is left over goes to the first gap.
    step = (last - first + 2 * gaps - 1) // (2 * gaps) * 2
    return [first, *(last - step * number for number in reversed(range(gaps)))]


def _rings(row: int, column: int, rings: dict[int, bool]) -> dict[Cell, bool]:
    reach = max(rings)
    around = range(-reach, reach + 1)
    return {
        (row + down, column + right): rings[max(abs(down), abs(right))]
        for down in around
        for right in around
    }


def _format_cells(side: int) -> list[Cell]:
    """Return the places of the format's fifteen bits, the lowest first, then again."""
    around = [(row, 8) for row in (*range(6), 7)]
    around += [(8, column) for column in (8, 7, *range(5, -1, -1))]
    split = [(8, side - 1 - bit) for bit in range(8)]
    split += [(side - 15 + bit, 8) for bit in range(8, 15)]
    return [*around, *split, (side - 8, 8)]


def _checked(number: int, count: int, polynomial: int) -> int:
    """Return a number with its check bits behind it."""
    rest = number << count
    while rest.bit_length() > count:
        rest ^= polynomial << rest.bit_length() - count - 1
    return number << count | rest


def _path(version: int, fixed: dict[Cell, bool]) -> Iterator[Cell]:
    """Go through the free cells in the order of the data: in pairs of columns."""
    side = 17 + 4 * version
    columns = [at for at in range(side - 1, -1, -1) if at != 6]  # noqa: PLR2004
    for number, right in enumerate(columns[::2]):
        rows = range(side) if number % 2 else range(side - 1, -1, -1)
        for row in rows:
            for column in (right, columns[2 * number + 1]):
                if (row, column) not in fixed:
                    yield row, column


def _masked(
    version: int, fixed: dict[Cell, bool], plain: dict[Cell, bool], mask: int
) -> Matrix:
    side, is_masked = 17 + 4 * version, _MASKS[mask]
    cells = dict(fixed)
    number = _checked(mask, 10, _FORMAT_POLYNOMIAL) ^ _FORMAT_MASK
    *places, always = _format_cells(side)
    for bit, place in enumerate(places):
        cells[place] = bool(number >> bit % 15 & 1)
    cells[always] = True
    return tuple(
        tuple(
            cells[row, column]
            if (row, column) in cells
            else plain.get((row, column), False) != is_masked(row, column)
            for column in range(side)
        )
        for row in range(side)
    )


def _penalty(matrix: Matrix) -> int:
    """Return how hard a code is to read, as the standard counts it."""
    lines = ["".join("01"[dark] for dark in line) for line in matrix]
    lines += [
        "".join("01"[dark] for dark in line) for line in zip(*matrix, strict=True)
    ]
    total = 0
    for line in lines:
        runs = line.replace("01", "0 1").replace("10", "1 0").split()
        total += sum(len(run) - 2 for run in runs if len(run) > 4)  # noqa: PLR2004
        for start in range(len(line) - 10):
            total += 40 * (line[start : start + 11] in _FINDER_LIKE)
    for above, below in pairwise(matrix):
        for one, other in pairwise(zip(above, below, strict=True)):
            total += 3 * (len({*one, *other}) == 1)
    dark = sum(map(sum, matrix))
    return total + 10 * (abs(20 * dark - 10 * len(matrix) ** 2) // len(matrix) ** 2)
