"""The site's bill of materials, and what the audit finds in it."""

import json
import shutil
from pathlib import Path

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from tools import audit, sbom, site
from tools.steps import StepError


@pytest.fixture(scope="module")
def dist() -> Path:
    """Build the site if it is not up to date."""
    return site.build_site()


@pytest.fixture
def copied(dist: Path, tmp_path: Path) -> Path:
    """Return a copy of the site, to be spoiled."""
    return shutil.copytree(dist, tmp_path / "dist")


def test_bill_is_what_its_readers_expect(dist: Path) -> None:
    """It follows the published schema, strictly."""
    text = (dist / sbom.FILE).read_text("utf-8")
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None


def test_bill_names_what_the_site_carries(dist: Path) -> None:
    """The runtimes with licence and hash, and every file of the site but itself."""
    parts = json.loads((dist / sbom.FILE).read_text("utf-8"))["components"]
    libraries = {part["name"]: part for part in parts if part["type"] == "library"}
    assert {"pyodide", "@pyscript/core", "idiomorph", "cpython"} <= libraries.keys()
    assert "axe-core" not in libraries
    assert all(part["licenses"] for part in libraries.values())
    assert all(part["hashes"] for name, part in libraries.items() if name != "cpython")
    files = {part["name"] for part in parts if part["type"] == "file"}
    there = {f.relative_to(dist).as_posix() for f in dist.rglob("*") if f.is_file()}
    assert there == {*files, sbom.FILE}


def test_audit_passes_a_whole_site(copied: Path) -> None:
    """What has just been built is what its bill says."""
    audit.check_bill(copied)


@pytest.mark.parametrize("name", ["index.html", "sw.js"])
@pytest.mark.parametrize("fault", ["changed", "missing"])
def test_audit_names_a_file_that_is_not_as_it_was(
    copied: Path, name: str, fault: str
) -> None:
    """A changed or missing file is named."""
    if fault == "changed":
        (copied / name).write_text("something else", "utf-8")
    else:
        (copied / name).unlink()
    with pytest.raises(StepError, match=name):
        audit.check_bill(copied)


def test_audit_names_a_stranger(copied: Path) -> None:
    """A file that the build has not made is named."""
    (copied / "more.js").write_text("", "utf-8")
    with pytest.raises(StepError, match=r"more\.js"):
        audit.check_bill(copied)


def test_audit_asks_about_new_licences(copied: Path) -> None:
    """A package under another licence has to be looked at first."""
    bill = json.loads((copied / sbom.FILE).read_text("utf-8"))
    bill["components"][0]["licenses"] = [{"license": {"id": "GPL-3.0-only"}}]
    (copied / sbom.FILE).write_text(json.dumps(bill), "utf-8")
    with pytest.raises(StepError, match="GPL"):
        audit.check_bill(copied)
