"""Whether values are values: nobody can change one, nor add to it."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import is_dataclass


def changeable(package: str) -> list[str]:
    """Return the data classes of a package that are not frozen, or have no slots."""
    root = importlib.import_module(package)
    names = [f"{package}.{one.name}" for one in pkgutil.iter_modules(root.__path__)]
    return [
        f"{name}.{kind.__name__}"
        for name in names
        for kind in vars(importlib.import_module(name)).values()
        if isinstance(kind, type) and kind.__module__ == name and is_dataclass(kind)
        if not (kind.__dataclass_params__.frozen and "__slots__" in vars(kind))  # type: ignore[attr-defined]  # made by dataclass
    ]
