"""The service worker's list, the manifest, the icons and the page on hosting."""

import base64
import hashlib
import json
import re
import struct

import pytest

from tools import bundles, icons, offline, page
from tools.paths import ROOT
from tools.steps import StepError

LISTED = re.compile(r'^  \["([^"]+)", "([^"]+)"\],$', re.MULTILINE)


def test_worker_lists_every_file_with_its_hash() -> None:
    """Exactly the files given, each with what its bytes are."""
    text = offline.worker({"b.js": b"two", "a.js": b"one"})
    hashed = base64.b64encode(hashlib.sha256(b"one").digest()).decode()
    assert [name for name, _ in LISTED.findall(text)] == ["a.js", "b.js"]
    assert LISTED.findall(text)[0][1] == f"sha256-{hashed}"


def test_worker_changes_with_any_file() -> None:
    """Another byte is another version."""
    builds = {
        re.findall(r'const BUILD = "(\w+)"', offline.worker({"a.js": data}))[0]
        for data in (b"one", b"two")
    }
    assert len(builds) == 2


def test_script_without_its_place_is_an_error() -> None:
    """What the build writes into a script has to have its line there."""
    with pytest.raises(StepError, match="0 times"):
        bundles.replaced("text", {"const X = 1;": ""})


def test_manifest_is_relative_and_installable() -> None:
    """It has what browsers ask of an app, and works under any path."""
    values = json.loads(offline.manifest("A game."))
    assert (values["start_url"], values["scope"]) == ("./?source=pwa", "./")
    assert values["display"] == "standalone"
    sizes = {(icon["sizes"], icon["purpose"]) for icon in values["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} == sizes
    assert all(icon["src"][2:] in offline.icons() for icon in values["icons"])


@pytest.mark.parametrize("icon", icons.PICTURES, ids=lambda icon: icon.name)
def test_icons_have_their_sizes(icon: icons.Icon) -> None:
    """Each picture is as large as its name and its use say."""
    header = (offline.ICONS / icon.name).read_bytes()[:24]
    assert struct.unpack(">II", header[16:]) == (icon.size, icon.size)


def test_hosts_are_told_the_policy_of_the_page() -> None:
    """The header in the documents is the one that the page brings."""
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert f"Content-Security-Policy: {page.POLICY};" in text
