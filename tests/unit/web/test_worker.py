"""The other end of the link, as far as it needs no page."""

import gc
import importlib

import quarto.web.worker


def test_worker_looks_for_garbage_again() -> None:
    """What was off while it was imported is on before it is asked anything."""
    gc.disable()
    try:
        importlib.reload(quarto.web.worker)
        assert gc.isenabled()
    finally:
        gc.unfreeze()
        gc.enable()
