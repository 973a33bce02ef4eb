"""One short sound for every family of actions, each told from the others by its material: bell, wood, water, stone."""

import numpy as np

from tests.workshop.studio.loudness import FULL, MID, SOFT, by_level
from tests.workshop.studio.tones import (
    BRONZE,
    GLASS,
    GONG,
    Wave,
    bell,
    envelope,
    mixed,
    noise,
    note,
    pluck,
    room,
    seconds,
    thud,
    voice,
)


def favour() -> Wave:
    """Two glass bells: a token comes."""
    return room(mixed(0.9, (0, 0.8, bell(note("a5"), 0.8, GLASS)), (0.09, 1, bell(note("e6"), 0.8, GLASS))), wet=0.15)


def spent() -> Wave:
    """The bells of a gain, downward and softer: a token goes."""
    return mixed(0.6, (0, 0.8, bell(note("e6"), 0.5, GLASS)), (0.09, 1, bell(note("a5"), 0.5, GLASS)))


def recruit() -> Wave:
    """Two soft steps on wood and a low voice."""
    step = thud(190, 0.12)
    return mixed(0.7, (0, 0.7, step), (0.16, 0.8, step), (0.1, 0.25, voice(note("d4"), 0.55, 0.1, 0.35)))


def shrine() -> Wave:
    """Three stones set down, and a chord of the finished house."""
    stone = thud(95, 0.28) + 0.25 * noise(0.28, 300, 1800, 3) * envelope(0.28, 0.002, 0.26, 3)
    chord = voice(note("d4"), 0.8, 0.1, 0.6) + voice(note("a4"), 0.8, 0.1, 0.6)
    return room(mixed(1.4, (0, 0.8, stone), (0.06, 0.9, stone), (0.22, 1, stone), (0.34, 0.22, chord)))


def herbs() -> Wave:
    """Leaves, and a harp that rises: someone wakes."""
    leaves = noise(0.4, 2500, 9000, 5) * envelope(0.4, 0.05, 0.3) * (0.6 + 0.4 * np.sin(40 * seconds(0.4)))
    rise = [(0.06 + 0.07 * n, 0.5, pluck(note(name), 0.6, 0.6)) for n, name in enumerate(("d5", "f5", "a5"))]
    return mixed(0.9, (0, 0.18, leaves), *rise)


def _splash(length: float, seed: int, high: float = 2600) -> Wave:
    return noise(length, 260, high, seed) * envelope(length, 0.03, length * 0.85, 2.5)


def row() -> Wave:
    """Two strokes of the oars."""
    stroke = mixed(0.42, (0, 0.25, thud(150, 0.1)), (0.03, 0.8, _splash(0.38, 11)))
    return mixed(1.0, (0, 1, stroke), (0.46, 0.9, stroke))


def tide() -> Wave:
    """A swell that comes and breaks."""
    t = seconds(1.3)
    swell = noise(1.3, 90, 900, 13) * np.sin(np.pi * np.clip(t / 1.3, 0, 1)) ** 2
    foam = noise(1.3, 1200, 6000, 14) * np.clip((t - 0.55) / 0.2, 0, 1) * np.clip((1.3 - t) / 0.6, 0, 1) ** 2
    return swell + 0.35 * foam


def sail() -> Wave:
    """Cloth fills with wind."""
    flap = noise(0.14, 150, 1200, 17) * envelope(0.14, 0.004, 0.12, 3)
    t = seconds(0.95)
    wind = noise(0.95, 350, 1500, 18) * np.sin(np.pi * t / 0.95) ** 1.5
    return mixed(0.95, (0, 1, flap), (0.11, 0.6, flap), (0.0, 0.5, wind))


def appoint() -> Wave:
    """A step on the path and one bronze bell."""
    return room(mixed(1.1, (0, 0.6, thud(170, 0.12)), (0.12, 0.8, bell(note("d5"), 1.0, BRONZE))), wet=0.2)


def consecrate() -> Wave:
    """The gong of the temple, and a fifth sung after it."""
    fifth = voice(note("d4"), 1.1, 0.15, 0.8) + voice(note("a4"), 1.1, 0.2, 0.8)
    return room(mixed(1.7, (0, 0.9, bell(note("d3"), 1.7, GONG)), (0.12, 0.3, fifth)), 1.0, 0.3)


def evict() -> Wave:
    """A knock, a fall, and water."""
    knock = thud(240, 0.1) + 0.3 * noise(0.1, 500, 3000, 21) * envelope(0.1, 0.001, 0.09, 4)
    return mixed(0.9, (0, 1, knock), (0.37, 0.7, _splash(0.5, 22, 4200)), (0.39, 0.5, thud(330, 0.18, 1.8)))


def book() -> Wave:
    """Pages, and the cover."""
    page = noise(0.09, 1800, 8000, 25) * envelope(0.09, 0.01, 0.07, 2)
    return mixed(0.6, *((0.085 * n, 0.6 + 0.08 * n, page) for n in range(4)), (0.35, 0.5, thud(140, 0.1)))


def council() -> Wave:
    """Wood on wood: a disc steps up."""
    tap = mixed(0.06, (0, 1, thud(520, 0.06)), (0, 0.4, thud(1240, 0.04)))
    return mixed(0.4, (0, 1, tap), (0.07, 0.45, tap))


def expel() -> Wave:
    """A low murmur that does not fit: the Apostate walks."""
    murmur = voice(note("c3"), 1.0, 0.15, 0.5) + 0.9 * voice(note("c#3"), 1.0, 0.2, 0.5)
    return room(mixed(1.1, (0, 0.6, murmur), (0.05, 0.5, thud(70, 0.4)), (0.4, 0.4, thud(66, 0.4))), wet=0.2)


def candle() -> Wave:
    """A breath, and a small bell in minor."""
    breath = noise(0.35, 500, 3200, 31) * envelope(0.35, 0.05, 0.28, 2)
    return mixed(1.1, (0, 0.35, breath), (0.2, 0.6, bell(note("f5"), 0.9, GLASS)))


def last_candle() -> Wave:
    """The bell of the temple tolls: the round is over."""
    toll = bell(note("d4"), 2.2, BRONZE)
    return room(mixed(2.4, (0, 0.9, toll), (0.0, 0.25, noise(0.35, 500, 3200, 31) * envelope(0.35, 0.05, 0.28))), 1.2)


def guard() -> Wave:
    """Mail and boots: the guard goes on."""
    mail = noise(0.07, 3500, 11000, 35) * envelope(0.07, 0.002, 0.06, 3)
    boot = thud(120, 0.14)
    steps = [(0.12 * n, 0.7, boot) for n in range(5)] + [(0.12 * n + 0.03, 0.2, mail) for n in range(5)]
    return room(mixed(1.0, *steps), wet=0.12)


def priestess() -> Wave:
    """A run on the harp: the moon moves on."""
    names = ("d4", "f4", "a4", "c5", "e5", "a5", "c6", "e6")
    run = [(0.075 * n, 0.6, pluck(note(name), 1.2, 0.7)) for n, name in enumerate(names)]
    return room(mixed(1.8, *run), 0.9, 0.3)


def rise() -> Wave:
    """A great moment, in the mode and the beat of the theme: half a beat to each note, upward, over an open fifth."""
    run = [(0.5 * n, 0.6, bell(note(name), 1.6, GLASS)) for n, name in enumerate(("d5", "a5", "b5", "e6"))]
    fifth = [(0.0, 0.2, voice(note(name), 2.8, 0.5, 1.6)) for name in ("d4", "a4")]
    return room(mixed(3.2, *run, *fifth), 1.2, 0.3)


def fall() -> Wave:
    """A great loss: the way back down, plucked, and the low d that stays."""
    run = [(0.5 * n, 0.6, pluck(note(name), 1.8, 0.5)) for n, name in enumerate(("a5", "f5", "e5", "d5"))]
    return room(mixed(3.2, *run, (0.0, 0.25, voice(note("d3"), 2.8, 0.6, 1.6))), 1.2, 0.3)


def your_turn() -> Wave:
    """Two quiet bells: it is the player's turn."""
    return room(mixed(1.4, (0, 0.8, bell(note("a4"), 1.2, BRONZE)), (0.2, 0.7, bell(note("d5"), 1.1, BRONZE))), wet=0.2)


def points() -> Wave:
    """A very small bell for influence."""
    return bell(note("b6"), 0.35, GLASS)


def click() -> Wave:
    """A button."""
    return mixed(0.07, (0, 1, thud(900, 0.07)), (0, 0.3, noise(0.035, 1500, 6000, 41) * envelope(0.035, 0.001, 0.03)))


def refuse() -> Wave:
    """No: two dull taps."""
    tap = thud(130, 0.1)
    return mixed(0.3, (0, 0.8, tap), (0.12, 0.7, tap))


def undo() -> Wave:
    """A plucked string, backwards."""
    return pluck(note("d5"), 0.35, 0.6)[::-1]


def victory() -> Wave:
    """The theme comes home."""
    chord = [(0.0, 0.3, voice(note(name), 3.6, 0.4, 2.0)) for name in ("d3", "a3", "d4", "f#4", "a4")]
    run = [
        (0.16 * n, 0.5, pluck(note(name), 1.6, 0.7)) for n, name in enumerate(("d4", "f#4", "a4", "d5", "f#5", "a5"))
    ]
    return room(mixed(4.2, *chord, *run, (1.0, 0.4, bell(note("d5"), 2.4, BRONZE))), 1.4, 0.3)


ALL = by_level(
    {
        FULL: (shrine, tide, consecrate, expel, last_candle, victory),
        MID: (favour, recruit, herbs, row, appoint, evict, book, candle, guard, priestess, rise, fall, your_turn),
        SOFT: (spent, sail, council, points, click, refuse, undo),
    }
)
