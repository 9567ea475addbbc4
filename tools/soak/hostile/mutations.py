"""What a stranger may do to a text: cut it, mix it up, put in what nobody expects."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import TYPE_CHECKING, Any, TypeAlias

from quarto.saves.seal import CHECK, sealed

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    Mutation: TypeAlias = Callable[[Random, str, str], str]

# How many of them, as often as they stand here: one alone is seldom found at once.
AT_ONCE = (1, 1, 1, 2, 4)
HEAD = frozenset({"format", "version"})
# Longer texts are for those who read them once, not a million times.
LONGEST = 6_000
DEEP = 600
# In the whole text of JSON a number may have so many digits, and no more.
MOST_DIGITS = 4_300
MARKUP = (
    '<img src=x onerror="window.hacked=1">',
    '"><script>window.hacked=1</script>',
    "' onfocus=window.hacked=1 autofocus x='",
    "javascript:window.hacked=1",
    "</title></textarea></style><svg/onload=window.hacked=1>",
    "{{}}{0.__class__}{who}%s${window.hacked=1}",
    'x" style="position:fixed;inset:0;background:url(//evil.example/x)',
    "&lt;b&gt;&#60;b&#62;&quot;",
)
FORMULAS = (
    "=HYPERLINK(A1)",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    "\u00a0=1",
    "\u200b=1",
    "\ufeff=1",
    "\x00=1",
    "\uff1d1",
    '=1","=2',
)
ODD = (
    "",
    " ",
    "\x00",
    "\x1b[31m",
    "\ud800",
    "\udfff",
    "\ufeff",
    "\ufffe",
    "\u202e",
    "\u2066\u2069\u2069",
    "\u200b\u200d\u2028\u2029",
    "e\u0301" * 40,
    "\U0001f469\u200d\U0001f467",
    "נועם",
    "٣",
    "\uff11",
    "²",
    "İ",
    "ß",
    "\x85",
    "null",
    "9" * 5_000,
    "1e400",
    "NaN",
    "-0",
    "constructor",
    "__proto__",
    "a" * 5_000,
    "%",
    "%zz%41%00%ff",
    "../../../etc/passwd",
    "C:\\",
    "\\u0000",
    '"',
    "'",
    "#g=",
    "&p=",
    "_",
    ";",
    ",",
    "\r\n",
)
TOKENS = (*MARKUP, *FORMULAS, *ODD)
NUMBERS = (
    "0",
    "-1",
    "1.0",
    "1e0",
    "1e400",
    "NaN",
    "-Infinity",
    "true",
    "2147483648",
    "9007199254740993",
    "9" * MOST_DIGITS,
    "9" * 5_000,
)
VALUES: tuple[object, ...] = (
    None,
    True,
    False,
    0,
    1,
    2,
    -1,
    0.0,
    1.0,
    -0.5,
    1e308,
    float("inf"),
    float("nan"),
    2**31,
    2**53 + 1,
    10 ** (MOST_DIGITS - 1),
    [],
    {},
    [[]],
    [None] * 30,
    {"": {}},
    *TOKENS,
)


def mutated(rng: Random, text: str, other: str) -> str:
    """Return a text after some mutations; other: one from which parts may come."""
    # What is no JSON any more is refused at the door: most of it has to get inside.
    is_data = text.startswith("{") and rng.randrange(4)
    for _ in range(rng.choice(AT_ONCE)):
        mutate = _as_data if is_data else rng.choice(MUTATIONS)
        text = mutate(rng, text, other)[:LONGEST]
    # As it comes from a browser: halves of a sign that belong together are one.
    units = text.encode("utf-16-le", "surrogatepass")
    return units.decode("utf-16-le", "surrogatepass")


def _place(rng: Random, text: str) -> int:
    return rng.randint(0, len(text))


def _span(rng: Random, text: str) -> tuple[int, int]:
    start = _place(rng, text)
    return start, min(len(text), start + int(rng.expovariate(0.1)))


def _flipped(rng: Random, text: str, _other: str) -> str:
    at = _place(rng, text)
    sign = chr(ord(text[at]) ^ 1 << rng.randrange(7)) if at < len(text) else "0"
    return text[:at] + sign + text[at + 1 :]


def _cut(rng: Random, text: str, _other: str) -> str:
    at = _place(rng, text)
    return text[:at] if rng.randrange(2) else text[at:]


def _without(rng: Random, text: str, _other: str) -> str:
    start, end = _span(rng, text)
    return text[:start] + text[end:]


def _doubled(rng: Random, text: str, _other: str) -> str:
    start, end = _span(rng, text)
    return text[:end] + text[start:end] * rng.choice((1, 2, 30)) + text[end:]


def _spliced(rng: Random, text: str, other: str) -> str:
    start, end = _span(rng, other)
    at = _place(rng, text)
    return text[:at] + other[start:end] + text[at:]


def _crossed(rng: Random, text: str, other: str) -> str:
    return text[: _place(rng, text)] + other[_place(rng, other) :]


def _with_token(rng: Random, text: str, _other: str) -> str:
    start, end = _span(rng, text)
    end = rng.choice((start, end))
    return text[:start] + rng.choice(TOKENS) + text[end:]


def _with_sign(rng: Random, text: str, _other: str) -> str:
    at = _place(rng, text)
    most = rng.choice((0x7F, 0x7F, 0xFF, 0xFFFF, 0x10FFFF))
    return text[:at] + chr(rng.randint(0, most)) + text[at:]


def _with_other_case(_rng: Random, text: str, _other: str) -> str:
    return text.swapcase()


def _with_number(rng: Random, text: str, _other: str) -> str:
    """Put a number in the place of one."""
    starts = [at for at, sign in enumerate(text) if sign.isdigit()]
    if not starts:
        return text
    start = end = rng.choice(starts)
    while end < len(text) and text[end].isdigit():
        end += 1
    return text[:start] + rng.choice(NUMBERS) + text[end:]


def _nested(rng: Random, text: str, _other: str) -> str:
    at, depth = _place(rng, text), rng.choice((3, 60, DEEP))
    opened, closed = rng.choice((("[", "]"), ('{"a":', "}"), ('[{"":', "}]")))
    return f"{text[:at]}{opened * depth}0{closed * depth}{text[at:]}"


def _as_data(rng: Random, text: str, other: str) -> str:
    """Change the data that a text of JSON holds; it stays JSON, and mostly sealed."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return _with_token(rng, text, other)
    if not isinstance(data, dict):
        return _spliced(rng, text, other)
    for _ in range(rng.choice(AT_ONCE)):
        _changed(rng, data)
    try:
        if CHECK in data and rng.randrange(10):
            del data[CHECK]
            return sealed(data)
        return json.dumps(data, ensure_ascii=bool(rng.randrange(2)))
    except (ValueError, RecursionError):
        return text


def _places(rng: Random, node: Any) -> list[Any]:  # noqa: ANN401  # any data
    """Return where something can be changed, seldom what is looked at first."""
    if isinstance(node, list):
        return list(range(len(node)))
    return [name for name in node if name not in HEAD or not rng.randrange(20)]


def _changed(rng: Random, data: dict[str, object]) -> None:
    """Change one thing, somewhere inside."""
    node: Any = data
    while True:
        places = _places(rng, node)
        if not places:
            return
        place = rng.choice(places)
        inner = node[place]
        if isinstance(inner, dict | list) and inner and rng.randrange(5):
            node = inner
            continue
        match rng.randrange(8):
            case 0:
                del node[place]
            case 1 | 2 | 3 | 4 if isinstance(inner, str):
                at = _place(rng, inner)
                node[place] = inner[:at] + rng.choice(TOKENS) + inner[at:]
            case 5 if isinstance(node, list):
                node *= rng.choice((2, 2, 40))
            case 6 if isinstance(inner, str):
                node[place] = _flipped(rng, inner, "")
            case _:
                # A copy: what is put in may be changed next.
                node[place] = deepcopy(rng.choice(VALUES))
        return


MUTATIONS: tuple[Mutation, ...] = (
    _flipped,
    _cut,
    _without,
    _doubled,
    _spliced,
    _crossed,
    _with_token,
    _with_token,
    _with_sign,
    _with_other_case,
    _with_number,
    _nested,
    _as_data,
)
