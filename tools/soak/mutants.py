"""The mutants of a package: small faults, each of which a test should notice.

Cosmic Ray makes them. What is never run, annotations and imports for type checkers, is
left as it is, and so is the choice between `is` and `==`, which is one of style.
"""

import ast
import difflib
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

Place = tuple[int, int]
_STYLE = ("_Is", "_IsNot")


@dataclass(frozen=True)
class Mutant:
    """One change of one module.

    occurrence: which of the changes that the operator could make there it is.
    """

    module: Path
    start: Place
    operator: str
    occurrence: int

    @property
    def name(self) -> str:
        """Where it is and what is done."""
        return f"{self.module}:{self.start[0]} {self.operator.removeprefix('core/')}"


def all_mutants(root: Path, modules: Iterable[Path]) -> list[Mutant]:
    """Return every mutant of some modules, which are named from the root."""
    return [mutant for module in modules for mutant in _mutants(root, module)]


def mutated(source: str, mutant: Mutant) -> str:
    """Return the source of the module with the change made."""
    from cosmic_ray.mutating import mutate_code  # noqa: PLC0415  # not of the tests
    from cosmic_ray.plugins import get_operator  # noqa: PLC0415

    text: str = mutate_code(source, get_operator(mutant.operator)(), mutant.occurrence)
    return text


def sample(mutants: Sequence[Mutant], count: int, seed: int) -> list[Mutant]:
    """Return so many mutants, spread evenly over the places where there are any.

    A place with many mutants, such as an operator that eleven others could replace,
    counts no more than one with a single mutant, unless all mutants are asked for.
    """
    places: dict[tuple[Path, Place], list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        places[mutant.module, mutant.start].append(mutant)
    ordered = [places[place] for place in sorted(places)]
    rng = random.Random(seed)  # noqa: S311  # no secret
    if count >= len(mutants):
        return list(mutants)
    if count >= len(ordered):
        return [rng.choice(there) for there in ordered]
    width = len(ordered) / count
    chosen = [ordered[int((n + rng.random()) * width)] for n in range(count)]
    return [rng.choice(there) for there in chosen]


def difference(before: str, after: str) -> str:
    """Return what a change changes, a line before and one after."""
    pair = before.splitlines(), after.splitlines()
    lines = difflib.unified_diff(*pair, n=0, lineterm="")
    return "\n".join(line for line in lines if not line.startswith(("---", "+++")))


def spans_never_run(source: str) -> list[tuple[Place, Place]]:
    """Return where annotations and imports for type checkers begin and end."""
    return [
        (
            (node.lineno, node.col_offset),
            (node.end_lineno or 0, node.end_col_offset or 0),
        )
        for node in _never_run(ast.parse(source))
    ]


def is_style(operator: str) -> bool:
    """Whether an operator makes a comparison one of identity, or no longer one."""
    kind, _, words = operator.removeprefix("core/").partition("_")
    return kind == "ReplaceComparisonOperator" and (
        operator.endswith(_STYLE) or words in {"Is_Eq", "IsNot_NotEq"}
    )


def _mutants(root: Path, module: Path) -> Iterator[Mutant]:
    from cosmic_ray.ast import ast_nodes, get_ast  # noqa: PLC0415  # not of the tests
    from cosmic_ray.plugins import get_operator, operator_names  # noqa: PLC0415

    source = (root / module).read_text("utf-8")
    nodes = list(ast_nodes(get_ast(source)))
    never = spans_never_run(source)
    for name in sorted(operator_names()):
        operator = get_operator(name)
        if operator.arguments() or is_style(name):
            continue
        made = operator()
        places = (at for node in nodes for at in made.mutation_positions(node))
        for occurrence, (start, _) in enumerate(places):
            if not any(first <= start < last for first, last in never):
                yield Mutant(module, tuple(start), name, occurrence)


def _never_run(tree: ast.Module) -> Iterator[ast.expr | ast.stmt]:
    for node in ast.walk(tree):
        match node:
            case ast.arg(annotation=ast.expr() as expression):
                yield expression
            case ast.FunctionDef(returns=ast.expr() as expression):
                yield expression
            case ast.AnnAssign(annotation=expression):
                yield expression
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                yield node
