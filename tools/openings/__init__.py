"""The openings: proved by a compiled search of its own, and written for the page."""

from tools.environment import ensure_packages, ensure_python, requirements
from tools.steps import run


def make_openings() -> None:
    """Set up the compiler, and prove and write the openings."""
    ensure_packages("openings", requirements("openings"))
    words = ("-m", "tools.openings")
    run([ensure_python(), *words], advice="Read the error above.", quiet=False)
