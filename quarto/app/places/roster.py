"""Names of a class read from a table: a spreadsheet's, a school's, our own.

The table is a text with semicolons, tabs or commas between its fields. A head that
names a column chooses it; without one, it is the first column that has words in it.
"""

from __future__ import annotations

import re

from quarto.app.places.csv import MARK, is_formula

SEPARATORS = ";\t,"
# Far more than a school's; whatever is longer is something else.
LONGEST = 100_000
# Heads of columns, in small letters. Where both are there, first names come first.
GIVEN = frozenset(
    {"prénom", "prenom", "prénoms", "prenoms", "first name", "firstname"}
    | {"first names", "forename", "given name"}
)
NAME = frozenset(
    {"nom", "noms", "nom de famille", "name", "names", "last name", "lastname"}
    | {"surname", "family name", "élève", "élèves", "eleve", "eleves"}
    | {"pupil", "pupils", "student", "students", "player", "players"}
    | {"joueur", "joueurs", "joueuse", "joueuses"}
)
# What is said beside the names, and not above everything.
BESIDE_NAMES = frozenset(
    {"class.how_many", "class.has_results", "class.names_read", "class.no_names"}
    | {"file.damaged", "file.newer", "file.not_ours"}
)


def names_in(table: str) -> tuple[str, ...]:
    r"""Return the names of a table, in its order; none where it is no table of words.

    >>> names_in('Rang;Nom\n1;Zoé\n2;"Luc; dit Lulu"\n\nRonde;Nom\n1;Eva\n')
    ('Zoé', 'Luc; dit Lulu')
    >>> names_in("Ana\nLuc\n"), names_in("Nom,Prénom\nRoux,Ana")
    (('Ana', 'Luc'), ('Ana Roux',))
    """
    if "\0" in table or len(table) > LONGEST:
        return ()
    rows = rows_in(table.removeprefix(MARK))
    begin = next((number for number, row in enumerate(rows) if any(row)), len(rows))
    rows = rows[begin:]
    columns = _named_columns(rows)
    if columns:
        # Below our own table of a class, after a gap, come its games.
        ends = (number for number, row in enumerate(rows) if not any(row))
        rows = rows[1 : next(ends, len(rows))]
    else:
        columns = [_first_wordy(rows)]
    names = (" ".join(_at(row, number) for number in columns).strip() for row in rows)
    return tuple(name for name in names if name)


def rows_in(table: str) -> list[list[str]]:
    r"""Return the fields of each row; blanks and ends of line in a field become one.

    >>> rows_in('a;"b ""c""\n d"\n;')
    [['a', 'b "c" d'], ['', '']]
    """
    separator = _separator(table)
    field = re.compile(
        rf'(?: *"((?:[^"]|"")*)" *|([^{separator}\r\n]*))({separator}|\r\n|\r|\n|\Z)'
    )
    rows: list[list[str]] = [[]]
    for quoted, plain, end in field.findall(table):
        words = quoted.replace('""', '"') or plain
        rows[-1].append(" ".join(words.split()))
        if end != separator:
            rows.append([])
    return rows[:-1]


def _separator(table: str) -> str:
    """Return what stands most often in the first line, outside of quotes."""
    first = next((line for line in table.splitlines() if line.strip()), "")
    bare = re.sub(r'"[^"]*"', "", first)
    return max(SEPARATORS, key=bare.count)


def _named_columns(rows: list[list[str]]) -> list[int]:
    heads = [head.casefold() for head in rows[0]] if rows else []
    found = (
        next((number for number, head in enumerate(heads) if head in known), None)
        for known in (GIVEN, NAME)
    )
    return [number for number in found if number is not None]


def _first_wordy(rows: list[list[str]]) -> int:
    """Return the first column that has more than numbers, heads left aside."""
    # Row by row: a table may have as many columns as rows.
    wordy = (
        column
        for row in rows[1:] or rows
        for column in range(len(row))
        if re.search(r"[^\d\s.,]", _at(row, column))
    )
    return min(wordy, default=0)


def _at(row: list[str], column: int) -> str:
    """Return a field as it was before it was made harmless; none where it ends."""
    words = row[column] if column < len(row) else ""
    is_harmless = words.startswith("'") and is_formula(words[1:])
    return words[1:] if is_harmless else words
