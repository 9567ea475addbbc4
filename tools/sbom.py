"""What the site is made of, as a bill of materials that other programs read.

CycloneDX in JSON: each package that the site carries code of, with its version,
licence and the hash by which it was installed, and each file of the site with its own.
It names no time and no machine, so that the same sources give the same bytes.
"""

import base64
import hashlib
import json
import tomllib
from collections.abc import Mapping
from urllib.parse import quote

from tools.paths import MODULES, ROOT

FILE = "sbom.cdx.json"
_VERSION = "1.6"
_LOCK = ROOT / "package-lock.json"
# As the bill's list of licences spells what packages write in their own way.
_SPELLINGS = {"APACHE-2.0": "Apache-2.0"}
# Installed with the others, for Node alone: nothing of it is in the site.
_NOT_CARRIED = ("ws", "@types/emscripten")

Component = dict[str, object]


def bill(files: Mapping[str, bytes]) -> bytes:
    """Return the bill of a site of these files."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    made = {
        "bomFormat": "CycloneDX",
        "specVersion": _VERSION,
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "site",
                "name": project["name"],
                "version": project["version"],
                "description": project["description"],
                "licenses": _licences("MIT"),
            }
        },
        "components": [*packages(), _python(), *_files(files)],
    }
    return (json.dumps(made, indent=1, ensure_ascii=False) + "\n").encode()


def packages() -> list[Component]:
    """Return the packages whose code the site carries, as the lock file pins them."""
    locked = json.loads(_LOCK.read_text("utf-8"))["packages"]
    return [
        _package(place, facts)
        for place, facts in locked.items()
        if place and not facts.get("dev") and _name(place) not in _NOT_CARRIED
    ]


def _package(place: str, facts: Mapping[str, str]) -> Component:
    name, version = _name(place), facts["version"]
    kind, _, digest = facts["integrity"].partition("-")
    assert kind == "sha512"
    return {
        "type": "library",
        "bom-ref": place,
        "name": name,
        "version": version,
        "purl": f"pkg:npm/{quote(name, safe='/')}@{version}",
        "licenses": _licences(facts["license"]),
        "hashes": [{"alg": "SHA-512", "content": base64.b64decode(digest).hex()}],
    }


def _name(place: str) -> str:
    return place.rpartition("node_modules/")[2]


def _python() -> Component:
    """Return Python itself, which Pyodide brings and describes."""
    lock = (MODULES / "pyodide" / "pyodide-lock.json").read_text("utf-8")
    version = json.loads(lock)["info"]["python"]
    return {
        "type": "library",
        "bom-ref": "cpython",
        "name": "cpython",
        "version": version,
        "purl": f"pkg:generic/cpython@{version}",
        "licenses": _licences("PSF-2.0"),
    }


def _files(files: Mapping[str, bytes]) -> list[Component]:
    return [
        {
            "type": "file",
            "bom-ref": f"file:{name}",
            "name": name,
            "hashes": [{"alg": "SHA-256", "content": hashlib.sha256(data).hexdigest()}],
        }
        for name, data in sorted(files.items())
    ]


def _licences(name: str) -> list[dict[str, dict[str, str]]]:
    return [{"license": {"id": _SPELLINGS.get(name, name)}}]
