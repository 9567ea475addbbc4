"""Sounds, made from a few tones: no file to load, nothing heard until asked for."""

from __future__ import annotations

from typing import Any

from pyodide.ffi import JsException, create_proxy
from pyscript import window

from quarto.app.sounds import Sound

# Each tone: frequency in hertz, start and length in seconds.
TONES: dict[Sound, tuple[tuple[float, float, float], ...]] = {
    Sound.PLACE: ((196.0, 0.0, 0.09),),
    Sound.GIVE: ((294.0, 0.0, 0.07), (392.0, 0.07, 0.09)),
    Sound.CALL: (
        (392.0, 0.0, 0.12),
        (494.0, 0.12, 0.12),
        (587.0, 0.24, 0.12),
        (784.0, 0.36, 0.4),
    ),
    Sound.LOW: ((880.0, 0.0, 0.06), (880.0, 0.14, 0.06)),
    Sound.END: ((330.0, 0.0, 0.18), (262.0, 0.18, 0.3)),
}
LOUDNESS = 0.12


class Speaker:
    """The browser's sound, opened when it is first needed."""

    def __init__(self) -> None:
        """Open nothing yet: browsers give no sound before somebody has acted."""
        self._context: Any = None
        # A device without sound refuses later; it lives as long as the page.
        self._deaf: Any = None

    def play(self, sound: Sound) -> None:
        """Play a sound; a browser that refuses stays silent."""
        try:
            if self._context is None:
                self._context = window.AudioContext.new()
                self._deaf = create_proxy(lambda _error: None)
            self._context.resume().catch(self._deaf)
            for frequency, start, length in TONES[sound]:
                self._tone(frequency, self._context.currentTime + start, length)
        except (AttributeError, JsException):
            return

    def _tone(self, frequency: float, start: float, length: float) -> None:
        oscillator, gain = self._context.createOscillator(), self._context.createGain()
        oscillator.type = "triangle"
        oscillator.frequency.value = frequency
        # A quick rise and a slow fall: struck wood, no click.
        gain.gain.setValueAtTime(0.0001, start)
        gain.gain.exponentialRampToValueAtTime(LOUDNESS, start + 0.01)
        gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
        oscillator.connect(gain)
        gain.connect(self._context.destination)
        oscillator.start(start)
        oscillator.stop(start + length)
