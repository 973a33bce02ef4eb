"""The sounds of Pangea: clay, shells, wood and deep water; and the evening of a young day in five layers.

Eight bars of six quick beats in the mode of G (mixolydian). The layers are played together from the first note on;
their volumes follow the amulets: the water's slow chords alone at first, then a thumb piano, shakers, a flute, bells.
"""

import numpy as np

from tests.workshop.studio.loudness import BED, FULL, MID, MUSIC, SOFT, Sounds, by_level
from tests.workshop.studio.tones import (
    BRONZE,
    GLASS,
    GONG,
    Wave,
    bell,
    envelope,
    looped,
    mixed,
    noise,
    note,
    pluck,
    room,
    seconds,
    thud,
    voice,
)

CLAY = ((1.0, 1.0, 0.16), (2.32, 0.5, 0.07), (4.25, 0.2, 0.04))
SHELL = ((1.0, 0.7, 0.08), (1.53, 0.6, 0.06), (2.41, 0.5, 0.05))


def _splash(length: float, seed: int, high: float) -> Wave:
    return noise(length, 200, high, seed) * envelope(length, 0.04, length * 0.85, 2.5)


def _rattle(length: float, seed: int) -> Wave:
    return noise(length, 3200, 10_000, seed) * envelope(length, 0.004, length * 0.9, 3)


def tower() -> Wave:
    """Stones that grow on each other, and a horn."""
    stone = thud(88, 0.26) + 0.25 * noise(0.26, 250, 1500, 101) * envelope(0.26, 0.002, 0.24, 3)
    horn = voice(note("g3"), 0.9, 0.12, 0.6) + voice(note("d4"), 0.9, 0.16, 0.6)
    return room(mixed(1.3, (0, 0.8, stone), (0.13, 0.9, stone), (0.27, 1, stone), (0.34, 0.2, horn)))


def draw() -> Wave:
    """Clay counters in a bag, one comes out and rings."""
    shaken = [(0.045 * n, 0.35 + 0.05 * (n % 3), bell(640 + 90 * (n * 7 % 5), 0.12, CLAY)) for n in range(6)]
    return room(mixed(1.0, *shaken, (0.4, 0.9, bell(note("g5"), 0.5, CLAY))), wet=0.12)


def drift() -> Wave:
    """Land on its way: rock that groans, deep water, and the land that settles."""
    groan = mixed(0.7, (0, 1, voice(note("g1"), 0.7, 0.1, 0.45)), (0.05, 0.7, voice(note("d2"), 0.6, 0.15, 0.4)))
    t = seconds(1.3)
    deep = noise(1.3, 50, 420, 103) * np.sin(np.pi * t / 1.3) ** 1.5
    foam = noise(1.3, 900, 4800, 104) * np.clip((t - 0.3) / 0.3, 0, 1) * np.clip((1.3 - t) / 0.5, 0, 1) ** 2
    return mixed(1.8, (0, 0.6, groan), (0.25, 1, deep), (0.25, 0.25, foam), (1.32, 0.6, thud(62, 0.45)))


def step() -> Wave:
    """Two hops over stepping stones."""
    stone = mixed(0.16, (0, 0.8, bell(410, 0.14, CLAY)), (0.01, 0.3, _splash(0.15, 105, 3000)))
    return mixed(0.5, (0, 0.8, stone), (0.17, 1, stone))


def lead() -> Wave:
    """A call, and an answer."""
    call = voice(note("d5"), 0.3, 0.04, 0.2) + 0.5 * voice(note("g5"), 0.3, 0.06, 0.2)
    return mixed(0.7, (0, 0.35, call), (0.3, 0.7, bell(410, 0.14, CLAY)), (0.46, 0.8, bell(380, 0.14, CLAY)))


def hand_in() -> Wave:
    """The amulet climbs the tower and is set in: a run, and bronze."""
    run = [(0.075 * n, 0.6, pluck(note(name), 0.9, 0.7)) for n, name in enumerate(("g4", "b4", "d5", "f5", "g5", "b5"))]
    return room(mixed(1.9, *run, (0.5, 0.8, bell(note("g4"), 1.4, BRONZE))), 0.9, 0.28)


def buy() -> Wave:
    """Shells are counted, glass answers."""
    shells = [(0.07 * n, 0.6, bell(1150 + 60 * n, 0.14, SHELL)) for n in range(4)]
    return room(mixed(1.2, *shells, (0.42, 0.7, bell(note("d6"), 0.8, GLASS))), wet=0.15)


def coin() -> Wave:
    """One shell falls on others."""
    return mixed(0.25, (0, 0.9, bell(1320, 0.16, SHELL)), (0.05, 0.5, bell(1560, 0.14, SHELL)))


def lift() -> Wave:
    """Chains fall apart."""
    links = [(0.06 * n, 0.8 - 0.1 * n, bell(760 - 70 * n, 0.3, GONG)) for n in range(4)]
    return room(mixed(0.9, *links, (0.1, 0.2, _rattle(0.25, 107))), wet=0.15)


def ban() -> Wave:
    """A stone falls, chains close corner by corner."""
    links = [(0.24 + 0.07 * n, 0.55, bell(520 + 60 * n, 0.22, GONG)) for n in range(4)]
    return room(mixed(1.1, (0.12, 1, thud(74, 0.4)), (0.13, 0.25, noise(0.2, 200, 1400, 108)), *links), wet=0.2)


def last_round() -> Wave:
    """A gong over the water, and the fifth sung."""
    sung = sum(voice(note(name), 1.8, 0.25, 1.2) for name in ("g3", "d4", "g4"))
    return room(mixed(2.6, (0, 1, bell(note("g2"), 2.4, GONG)), (0.25, 0.25, sung)), 1.3, 0.32)


def _stinger(*names: str) -> Wave:
    """Four notes in the mode and the beat of the theme, on clay and glass, over its fifth."""
    run = [
        (0.5 * number, 0.7, mixed(1.6, (0, 1, bell(note(name), 0.5, CLAY)), (0, 0.4, bell(note(name), 1.5, GLASS))))
        for number, name in enumerate(names)
    ]
    fifth = [(0.0, 0.2, voice(note(name), 2.8, 0.5, 1.6)) for name in ("g3", "d4")]
    return room(mixed(3.2, *run, *fifth), 1.0, 0.28)


def triumph() -> Wave:
    """A great moment: upward."""
    return _stinger("g4", "d5", "f5", "b5")


def loss() -> Wave:
    """A land drifts away: downward."""
    return _stinger("d5", "c5", "a4", "g4")


# ---- the theme

BAR = 3.0  # seconds
EIGHTH = BAR / 6
LENGTH = 8 * BAR
_CHORDS = (
    ("g3", "d4", "b4"), ("f3", "c4", "a4"), ("c3", "g3", "e4"), ("g3", "d4", "b4"),
    ("e3", "b3", "g4"), ("f3", "c4", "a4"), ("d3", "a3", "f4"), ("g3", "d4", "g4"),
)  # fmt: skip
_FIGURE = (0, 1, 2, 1, 2, 1)  # the thumb piano, by eighth: notes of the chord
_MELODY = (  # bar, eighth, note, length in eighths
    (0, 0, "d5", 3), (0, 3, "b4", 2), (1, 0, "c5", 4), (2, 0, "e5", 2), (2, 2, "d5", 1),
    (2, 3, "c5", 3), (3, 0, "d5", 5), (4, 0, "g5", 3), (4, 3, "e5", 2), (5, 0, "f5", 3),
    (5, 3, "c5", 2), (6, 0, "d5", 2), (6, 2, "c5", 1), (6, 3, "a4", 3), (7, 0, "g4", 6),
)  # fmt: skip


def swell() -> Wave:
    """Slow chords."""
    parts = [
        (bar * BAR, 0.3, voice(note(name), BAR * 1.35, 0.9, 1.4)) for bar, names in enumerate(_CHORDS) for name in names
    ]
    return room(looped(LENGTH, *parts), 1.6, 0.3, loop=True)


def thumbs() -> Wave:
    """A thumb piano over them."""
    parts = []
    for bar, names in enumerate(_CHORDS):
        for number, which in enumerate(_FIGURE):
            loud = 0.8 if number in (0, 3) else 0.5
            hertz = 2 * note(names[which])
            tone = mixed(0.7, (0, 1, bell(hertz, 0.5, CLAY)), (0, 0.5, pluck(hertz, 0.7, 0.3)))
            parts.append((bar * BAR + number * EIGHTH, loud, tone))
    return room(looped(LENGTH, *parts), 0.8, 0.2, loop=True)


def shakers() -> Wave:
    """Seeds and a skin: the beat of the steps."""
    parts = []
    for bar in range(8):
        for number in range(6):
            parts.append((bar * BAR + number * EIGHTH, 0.5 if number % 3 == 0 else 0.22, _rattle(0.2, 111 + number)))
        parts += [(bar * BAR, 0.5, thud(84, 0.4)), (bar * BAR + 3 * EIGHTH, 0.3, thud(112, 0.3))]
    return room(looped(LENGTH, *parts), 0.7, 0.15, loop=True)


def flute() -> Wave:
    """The melody, breathed."""
    parts = []
    for bar, at, name, long in _MELODY:
        length = long * EIGHTH + 0.25
        breath = noise(length, 1500, 5200, 121) * envelope(length, 0.05, 0.25) * 0.05
        parts.append((bar * BAR + at * EIGHTH, 0.6, voice(note(name), length, 0.08, 0.3) + breath))
    return room(looped(LENGTH, *parts), 1.2, 0.3, loop=True)


def chimes() -> Wave:
    """Bells that answer it: the last amulets."""
    parts = [
        (bar * BAR + (at + 1.5) * EIGHTH, 0.4, bell(2 * note(name), 1.8, GLASS)) for bar, at, name, _ in _MELODY[::2]
    ]
    return room(looped(LENGTH, *parts), 1.8, 0.4, loop=True)


def suspense() -> Wave:
    """Four bars under the theme: wood that hurries, and a fifth that swells under a second."""
    beats = [
        (number * EIGHTH, 0.5 if number % 6 == 0 else 0.32 if number % 3 == 0 else 0.16, thud(392, 0.12))
        for number in range(24)
    ]
    swell = [(bar * BAR, 0.2, voice(note(name), 2 * BAR, 2.4, 2.4)) for bar in (0, 2) for name in ("g3", "d4", "a4")]
    return room(looped(4 * BAR, *beats, *swell), 0.8, 0.2, loop=True)


def evening() -> Wave:
    """Waves on a warm shore. The noise is periodic by construction, so the loop has no seam."""
    length = 24.0
    turn = 2 * np.pi * seconds(length) / length
    waves = noise(length, 100, 900, 131) * (0.5 + 0.5 * np.sin(4 * turn) ** 2) * (0.75 + 0.25 * np.sin(3 * turn + 1))
    foam = noise(length, 1400, 5200, 132) * np.clip(np.sin(4 * turn - 0.6), 0, 1) ** 3
    return 0.8 * waves + 0.16 * foam


ALL = by_level(
    {FULL: (tower, drift, hand_in, ban, last_round), MID: (draw, lead, buy, lift, triumph, loss), SOFT: (step, coin)}
)
LOOPS: Sounds = {
    "dusk-1": (swell, MUSIC),
    "dusk-2": (thumbs, MUSIC),
    "dusk-3": (shakers, MUSIC),
    "dusk-4": (flute, MUSIC),
    "dusk-5": (chimes, MUSIC),
    "suspense": (suspense, MUSIC),
    "evening": (evening, BED),
}
