"""The continuous sounds: the night on the water, and one quiet theme in four layers of the same length.

Eight bars of four slow beats in the mode of D (dorian). The layers are played together from the first note on; their
volumes follow the candles: a pad alone while all burn, then a harp, then a drum, then bells over the last one.
"""

import numpy as np

from tests.workshop.studio.loudness import BED, MUSIC, Sounds
from tests.workshop.studio.tones import GLASS, RATE, Wave, bell, looped, noise, note, pluck, room, seconds, thud, voice

BEAT = 1.0  # second
LENGTH = 32.0
_CHORDS = (
    ("d3", "a3", "e4", "f4"), ("d3", "a3", "c4", "f4"), ("f3", "c4", "e4", "a4"), ("f3", "a3", "e4", "g4"),
    ("g3", "b3", "d4", "e4"), ("bb2", "f3", "a3", "d4"), ("g2", "d3", "bb3", "f4"), ("a2", "e3", "b3", "d4"),
)  # fmt: skip
_MELODY = (  # bar, beat, note
    (0, 2, "a5"), (1, 0, "f5"), (1, 2, "e5"), (2, 0, "c6"), (2, 3, "a5"), (3, 1, "g5"),
    (4, 0, "b5"), (4, 2, "d6"), (5, 0, "a5"), (5, 3, "f5"), (6, 1, "d5"), (7, 0, "e5"), (7, 2, "b5"),
)  # fmt: skip
_ARPEGGIO = (0, 2, 1, 3, 2, 3, 1, 2)


def _bar(number: int) -> float:
    return number * 4 * BEAT


def pad() -> Wave:
    """The chords, sung."""
    parts = [(_bar(bar), 0.3, voice(note(name), 5.2, 1.4, 1.8)) for bar, chord in enumerate(_CHORDS) for name in chord]
    return room(looped(LENGTH, *parts), 1.6, 0.35, loop=True)


def harp() -> Wave:
    """The chords, plucked in eighths, an octave higher; the high strings, which fade sooner, are struck harder."""
    parts = [
        (_bar(bar) + step * BEAT / 2, (0.4 + 0.1 * (step == 0)) * (hertz / 220) ** 0.4, pluck(2 * hertz, 2.4, 0.45))
        for bar, chord in enumerate(_CHORDS)
        for step, hertz in enumerate(note(chord[which]) for which in _ARPEGGIO)
    ]
    return room(looped(LENGTH, *parts), 1.2, 0.3, loop=True)


def drum() -> Wave:
    """A frame drum far away, and the roots of the chords."""
    parts = []
    for bar, chord in enumerate(_CHORDS):
        parts += [(_bar(bar), 0.8, thud(74, 0.7)), (_bar(bar) + 2.5 * BEAT, 0.5, thud(92, 0.5))]
        parts += [(_bar(bar), 0.35, voice(note(chord[0]) / 2, 3.6, 0.2, 1.6))]
    return room(looped(LENGTH, *parts), 1.0, 0.2, loop=True)


def bells() -> Wave:
    """The melody on glass, and its shadow a beat later."""
    parts = []
    for bar, beat, name in _MELODY:
        at = _bar(bar) + beat * BEAT
        parts += [(at, 0.6, bell(note(name), 2.2, GLASS)), (at + BEAT * 0.75, 0.18, bell(note(name), 2.0, GLASS))]
    return room(looped(LENGTH, *parts), 1.8, 0.4, loop=True)


def pulse() -> Wave:
    """Water against wood, wind, far crickets. The noise is periodic by construction, so the loop has no seam."""
    beats = [(beat + late, loud, thud(104, 0.45)) for beat in range(8) for late, loud in ((0.0, 0.6), (0.3, 0.35))]
    swell = [(0.0, 0.3, voice(note(name), 8.0, 4.0, 3.5)) for name in ("d3", "a3", "e4")]
    return room(looped(8 * BEAT, *beats, *swell), 1.0, 0.2, loop=True)


def night() -> Wave:
    """Water against wood, wind, far crickets. The noise is periodic by its making, so the loop has no seam."""
    length = 24.0
    t = seconds(length)
    turn = 2 * np.pi * t / length
    water = noise(length, 120, 700, 51) * (0.6 + 0.25 * np.sin(3 * turn) + 0.15 * np.sin(5 * turn + 1))
    wind = noise(length, 300, 900, 52) * (0.5 + 0.5 * np.sin(2 * turn + 2)) ** 2
    chirp = np.sin(2 * np.pi * 3900 * t) * (np.sin(2 * np.pi * 16 * t) > 0.2) * (np.sin(11 * turn) > 0.75)
    laps = [
        (begin, 0.5, noise(0.8, 250, 1400, 53) * np.sin(np.pi * seconds(0.8) / 0.8) ** 2)
        for begin in (2.2, 7.9, 13.1, 19.4)
    ]
    return 0.8 * water + 0.25 * wind + 0.012 * chirp + looped(len(t) / RATE, *laps) * 0.5


LOOPS: Sounds = {
    "theme-1": (pad, MUSIC),
    "theme-2": (harp, MUSIC),
    "theme-3": (drum, MUSIC),
    "theme-4": (bells, MUSIC),
    "pulse": (pulse, MUSIC),
    "night": (night, BED),
}
