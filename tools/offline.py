"""What lets the page be installed and work without a network.

The service worker's list, with the hash of every file; the web app manifest; icons.
"""

import base64
import hashlib
import json
from collections.abc import Mapping

from tools import bundles, page
from tools.paths import ROOT

WORKER = "sw.js"
SWITCH_OFF = "sw-off.js"
MANIFEST = "manifest.webmanifest"
ICONS = ROOT / "static" / "icons"
# The page's ground and its bar in the light theme, shown while the page opens.
_GROUND = "#f5eee1"
_PURPOSES = {
    "icon-192.png": ("192x192", "any"),
    "icon-512.png": ("512x512", "any"),
    "maskable-512.png": ("512x512", "maskable"),
}


def icons() -> dict[str, bytes]:
    """Return the icons by their places in the site."""
    files = sorted(file for file in ICONS.iterdir() if file.is_file())
    return {f"icons/{file.name}": file.read_bytes() for file in files}


def manifest(description: str) -> str:
    """Return the web app manifest; every address in it is relative to it."""
    pictures = [
        {
            "src": f"./icons/{name}",
            "sizes": size,
            "type": "image/png",
            "purpose": purpose,
        }
        for name, (size, purpose) in _PURPOSES.items()
    ]
    values = {
        "id": "./",
        "name": "Quarto",
        "short_name": "Quarto",
        "description": description,
        "lang": page.LANGUAGE,
        "dir": "ltr",
        "start_url": "./?source=pwa",
        "scope": "./",
        "display": "standalone",
        "background_color": _GROUND,
        "theme_color": _GROUND,
        "categories": ["games", "education"],
        "icons": pictures,
    }
    return json.dumps(values, ensure_ascii=False, indent=2) + "\n"


def worker(files: Mapping[str, bytes]) -> str:
    """Return the service worker for exactly these files."""
    template = (ROOT / "static" / WORKER).read_text("utf-8")
    listed = [[name, _integrity(data)] for name, data in sorted(files.items())]
    lines = ",\n".join(f"  {json.dumps(entry)}" for entry in listed)
    build = hashlib.sha256((template + lines).encode()).hexdigest()[:12]
    return bundles.replaced(
        template,
        {
            "const FILES = [];": f"const FILES = [\n{lines},\n];",
            'const BUILD = "";': f'const BUILD = "{build}";',
        },
    )


def switch_off() -> bytes:
    """Return the worker that takes itself and all it kept away."""
    return (ROOT / "static" / SWITCH_OFF).read_bytes()


def _integrity(data: bytes) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()
