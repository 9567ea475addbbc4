"""Where things lie in the checkout."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
SINGLE = ROOT / "dist-single" / "quarto.html"
ZIP = ROOT / "dist.zip"
CACHE = ROOT / ".cache"
MODULES = ROOT / "node_modules"
VENV = ROOT / ".venv"
