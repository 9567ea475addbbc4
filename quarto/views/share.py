"""The dialog for handing a game on: its link, a code to be scanned, files; and opening.

The code is drawn here and the link stands behind the `#`: nothing is asked of anybody.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from quarto.app.actions import Action
from quarto.app.afterwards import GAME, LONGEST_PASTED, POSITION
from quarto.views.controls import button
from quarto.views.fields import group, option
from quarto.views.markup import Element, el
from quarto.views.qr import qr_code

if TYPE_CHECKING:
    from collections.abc import Iterator

    from quarto.app.scene import Scene
    from quarto.app.sharing import ShareScene
    from quarto.views.qr import Matrix
    from quarto.views.strings import Strings

KINDS = ("txt", "json", "svg", "png")
# What a reader of codes wants around one.
QUIET = 4


def share_body(
    scene: Scene, share: ShareScene, strings: Strings
) -> tuple[Element, ...]:
    """Return what is shared, the ways to hand it on, and the way to open another."""
    what = (
        option("shared", one, share.what, f"share.{one}", strings)
        for one in (GAME, POSITION)
    )
    heard = " ".join(strings.say(part) for part in scene.heard)
    return (
        group(strings["share.what"], *what),
        el(
            "section",
            {"class": "share-link", "aria-label": strings["share.link"]},
            el(
                "div",
                {"class": "share-ways"},
                el("code", {"class": "record link-text"}, share.link),
                el("div", {"class": "buttons-row"}, *_ways(share, strings)),
                el("p", {"class": "copied", "role": "status"}, heard),
                el("p", {"class": "note"}, _by_link(share, strings)),
            ),
            _code(share, strings),
        ),
        group(
            strings["share.files"],
            el("div", {"class": "buttons-row"}, *_files(strings)),
        ),
        _opening(share, strings),
    )


def _ways(share: ShareScene, strings: Strings) -> Iterator[Element]:
    yield button(Action.COPY_LINK, strings["action.copy-link"])
    if share.can_send:
        yield button(Action.SEND, strings["action.send"])


def _by_link(share: ShareScene, strings: Strings) -> str:
    """Return what whoever opens the link finds: whose turn it is."""
    if share.to_act is None:
        return strings["share.private"]
    return f"{strings['share.by_link']} {strings.say(share.to_act)}."


def _files(strings: Strings) -> Iterator[Element]:
    for kind in KINDS:
        attributes = {"type": "button", "data-save": kind}
        yield el("button", attributes, strings[f"share.{kind}"])


def _opening(share: ShareScene, strings: Strings) -> Element:
    """Return the field for a text and the one for a file, with what was wrong."""
    pasted = {
        "id": "field-pasted",
        "name": "pasted",
        "rows": "2",
        # Browsers take long over what could be no game anyway.
        "maxlength": str(LONGEST_PASTED),
        "spellcheck": "false",
        "autocomplete": "off",
        "aria-label": strings["share.pasted"],
        "placeholder": "cshf 0a1 1b2 …",
    }
    file = {
        "type": "file",
        "id": "field-file",
        "name": "file",
        "accept": ".txt,.json,text/plain,application/json",
    }
    error = "" if share.error is None else strings.say(share.error)
    return group(
        strings["share.open"],
        el("p", {"class": "note"}, strings["share.open_note"]),
        el("textarea", pasted),
        el("p", {"class": "field-error", "role": "alert"}, error),
        el(
            "div",
            {"class": "buttons-row"},
            button(Action.OPEN_TEXT, strings["action.open-text"]),
            el(
                "label",
                {"class": "file-choice"},
                el("span", None, strings["share.file"]),
                el("input", file),
            ),
        ),
    )


def _code(share: ShareScene, strings: Strings) -> Element:
    matrix = qr_code(share.link)
    if matrix is None:
        return el("p", {"class": "note"}, strings["share.too_long"])
    side = len(matrix) + 2 * QUIET
    attributes = {
        "class": "qr",
        "role": "img",
        "aria-label": strings["share.code"],
        "viewBox": f"0 0 {side} {side}",
        "shape-rendering": "crispEdges",
    }
    ground = el("rect", {"class": "qr-light", "width": "100%", "height": "100%"})
    return el(
        "svg", attributes, ground, el("path", {"class": "qr-dark", "d": _dark(matrix)})
    )


def _dark(matrix: Matrix) -> str:
    """Return the dark modules, run by run, as one path."""
    return "".join(
        f"M{run.start() + QUIET} {row + QUIET}h{len(run[0])}v1h-{len(run[0])}z"
        for row, line in enumerate(matrix)
        for run in re.finditer("1+", "".join("01"[dark] for dark in line))
    )
