"""Pictures of a position as files: the drawing itself, or painted on a canvas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyodide.ffi import create_once_callable
from pyscript import document, window
from pyscript.ffi import to_js

from quarto.views.picture import WIDTH, height_of, picture
from quarto.web import files

if TYPE_CHECKING:
    from typing import Any

    from quarto.engine.position import Position

# Sharp on paper too: a picture as wide as a page at 150 dots an inch.
SCALE = 2.5


def hand_out(name: str, position: Position) -> None:
    """Let somebody keep a picture; the end of the name tells its kind."""
    drawing = picture(position)
    if name.endswith(".svg"):
        kind = to_js({"type": files.KINDS["svg"]})
        files.hand_out_blob(name, window.Blob.new(to_js([drawing]), kind))
        return
    image = window.Image.new()

    def painted(_event: Any) -> None:
        canvas = document.createElement("canvas")
        canvas.width = round(WIDTH * SCALE)
        canvas.height = round(height_of(position) * SCALE)
        pen = canvas.getContext("2d")
        pen.drawImage(image, 0, 0, canvas.width, canvas.height)
        keep = create_once_callable(lambda blob: files.hand_out_blob(name, blob))
        canvas.toBlob(keep, "image/png")

    image.addEventListener("load", create_once_callable(painted))
    # The policy of the page lets pictures come from the page itself or from such text.
    image.src = "data:image/svg+xml," + window.encodeURIComponent(drawing)
