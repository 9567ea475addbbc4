"""Looks for known faults in what the site carries and in what builds it.

First what needs no network: dist/ is file by file what its bill of materials says, and
no licence has come in that nobody has looked at. Then the registries are asked, through
the tools that know how; not being able to ask them is a failure too, and said as one.
"""

import hashlib
import json
import tempfile
from pathlib import Path

from tools.environment import ensure_packages, ensure_python, requirements
from tools.node import ensure_modules, npm
from tools.paths import CACHE, DIST
from tools.sbom import FILE
from tools.site import build_site
from tools.steps import StepError, run, step

# Those that let the whole be passed on as it is, with notices in licences.txt.
LICENCES = {"0BSD", "Apache-2.0", "ISC", "MIT", "MPL-2.0", "PSF-2.0"}
# What is installed to build and test.
_GROUPS = ("test", "soak", "openings")


def audit() -> None:
    """Check the site against its bill, then both against what is known of them."""
    build_site()
    with step("compare dist/ with its bill of materials"):
        check_bill(DIST)
    ensure_modules()
    unknown = "Read the report above; without it, the registry could not be asked."
    with step("ask for known faults of what the site carries"):
        run([npm(), "audit", "--omit=dev"], advice=unknown)
    ensure_packages("audit", requirements("audit"))
    pinned = sorted({name for group in _GROUPS for name in requirements(group)})
    with (
        step("ask for known faults of what builds and tests it"),
        tempfile.TemporaryDirectory(dir=CACHE) as room,
    ):
        wanted = Path(room) / "requirements.txt"
        wanted.write_text("\n".join(pinned), "utf-8")
        words = ("-m", "pip_audit", "--strict", "--requirement", wanted)
        run([ensure_python(), *words], advice=unknown)


def check_bill(folder: Path) -> None:
    """Raise StepError where a folder is not what its bill of materials says."""
    bill = json.loads((folder / FILE).read_text("utf-8"))
    listed = {
        part["name"]: part["hashes"][0]["content"]
        for part in bill["components"]
        if part["type"] == "file"
    }
    found = {
        file.relative_to(folder).as_posix(): hashlib.sha256(
            file.read_bytes()
        ).hexdigest()
        for file in folder.rglob("*")
        if file.is_file() and file.name != FILE
    }
    wrong = sorted(name for name, _ in listed.items() ^ found.items())
    if wrong:
        problem = (
            f"not as the bill of materials says: {', '.join(dict.fromkeys(wrong))}"
        )
        raise StepError(problem, "Build the site anew: build.py site.")
    licences = {
        one["license"]["id"]
        for part in bill["components"]
        for one in part.get("licenses", ())
    }
    if licences - LICENCES:
        raise StepError(
            f"a licence nobody has looked at: {', '.join(licences - LICENCES)}",
            "See whether the site may carry it, and say so in tools/audit.py.",
        )
