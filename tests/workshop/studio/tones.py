"""The instruments: arrays of numbers between -1 and 1, `RATE` a second, and operations on them."""

from typing import Any

import numpy as np

RATE = 44_100
Wave = Any  # a numpy array; numpy is missing when the types are checked
_CHANCE = 20_100  # every noise begins with this seed, so that all sounds can be reproduced exactly


def seconds(length: float) -> Wave:
    """The moments of a sound."""
    return np.arange(round(length * RATE)) / RATE


def note(name: str) -> float:
    """Hertz of a note such as `d4` or `bb3`."""
    steps = {"c": -9, "d": -7, "e": -5, "f": -4, "g": -2, "a": 0, "b": 2}[name[0]]
    flat = name[1:-1].count("#") - name[1:-1].count("b")
    return float(440.0 * 2 ** ((steps + flat) / 12 + int(name[-1]) - 4))


def envelope(length: float, attack: float, release: float, curve: float = 2.0) -> Wave:
    """An envelope: up in `attack` seconds, down over the last `release`."""
    t = seconds(length)
    up = np.clip(t / max(attack, 1e-4), 0, 1)
    down = np.clip((length - t) / max(release, 1e-4), 0, 1) ** curve
    return up * down


def bell(hertz: float, length: float, partials: tuple[tuple[float, float, float], ...]) -> Wave:
    """Partials as (ratio, loudness, seconds to fade to a third)."""
    t = seconds(length)
    out = sum(loud * np.sin(2 * np.pi * hertz * ratio * t) * np.exp(-t / fade) for ratio, loud, fade in partials)
    return out * np.clip(t / 0.003, 0, 1) * envelope(length, 0, 0.05, 1)


GLASS = ((1.0, 1.0, 0.5), (2.76, 0.35, 0.22), (5.4, 0.12, 0.09))
BRONZE = ((0.5, 0.5, 1.6), (1.0, 1.0, 1.1), (1.19, 0.45, 0.8), (1.56, 0.3, 0.5), (2.0, 0.35, 0.4), (2.74, 0.12, 0.25))
GONG = ((1.0, 1.0, 1.4), (1.34, 0.7, 1.1), (1.92, 0.5, 0.8), (2.41, 0.35, 0.5), (3.13, 0.2, 0.3))


def pluck(hertz: float, length: float, bright: float = 0.5) -> Wave:
    """A string of a harp: a burst of noise that runs round a delay line and loses its edge (Karplus and Strong)."""
    period = max(2, round(RATE / hertz))
    rng = np.random.default_rng(_CHANCE)
    line = rng.uniform(-1, 1, period)
    line -= np.mean(line)  # a constant part would never fade
    for _ in range(round((1 - bright) * 12)):
        line = (line + np.roll(line, 1)) / 2
    rounds = round(length * RATE) // period + 1
    out = np.empty((rounds, period))
    for number in range(rounds):
        out[number] = line
        line = 0.996 * (0.5 * line + 0.5 * np.roll(line, 1))
    return out.ravel()[: round(length * RATE)] * envelope(length, 0.002, length * 0.4, 1.5)


def voice(hertz: float, length: float, attack: float = 0.3, release: float = 0.5) -> Wave:
    """A soft choir: three voices a little apart, few overtones, a slow tremor."""
    t = seconds(length)
    out = np.zeros_like(t)
    for apart, phase in ((-0.0025, 0.0), (0.0, 1.3), (0.003, 2.1)):
        sway = 1 + apart + 0.0012 * np.sin(2 * np.pi * (4.3 + 40 * apart) * t + phase)
        angle = 2 * np.pi * hertz * np.cumsum(sway) / RATE + phase
        out += np.sin(angle) + 0.28 * np.sin(2 * angle) + 0.09 * np.sin(3 * angle)
    return out / 3 * envelope(length, attack, release)


def noise(length: float, low: float, high: float, seed: int = 0) -> Wave:
    """Noise between two frequencies in Hertz, with soft edges."""
    count = round(length * RATE)
    rng = np.random.default_rng(_CHANCE + seed)
    bins = np.fft.rfft(rng.normal(0, 1, count))
    hertz = np.maximum(np.fft.rfftfreq(count, 1 / RATE), 1.0)
    shape = 1 / (1 + (low / hertz) ** 4) / (1 + (hertz / high) ** 4)
    out = np.fft.irfft(bins * shape, count)
    return out / np.max(np.abs(out))


def thud(hertz: float, length: float, fall: float = 0.5) -> Wave:
    """A struck skin or stone: a tone that drops."""
    t = seconds(length)
    angle = 2 * np.pi * np.cumsum(hertz * (fall + (1 - fall) * np.exp(-t * 28))) / RATE
    return np.sin(angle) * np.exp(-t / (length / 4)) * np.clip(t / 0.002, 0, 1)


def mixed(length: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Parts as (begin in seconds, loudness, wave), cut at the end."""
    out = np.zeros(round(length * RATE))
    for begin, loud, wave in parts:
        first = round(begin * RATE)
        piece = wave[: max(0, len(out) - first)]
        out[first : first + len(piece)] += loud * piece
    return out


def looped(length: float, *parts: tuple[float, float, Wave]) -> Wave:
    """A wave made to loop: the tail past the end is mixed into the beginning."""
    count = round(length * RATE)
    out = np.zeros(count)
    for begin, loud, wave in parts:
        places: Wave = (round(begin * RATE) + np.arange(len(wave))) % count
        np.add.at(out, places, loud * wave)
    return out


def room(wave: Wave, tail: float = 0.6, wet: float = 0.25, loop: bool = False) -> Wave:
    """A stone hall: the sound answered by fading noise."""
    answer = noise(tail, 200, 5200, 77) * np.exp(-seconds(tail) / (tail / 4))
    count = len(wave) if loop else len(wave) + len(answer)
    size = count if loop else 1 << (count - 1).bit_length()
    folded = np.zeros(size)
    folded[: len(answer)] = answer[:size]
    wide = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(folded), size)[:count]
    peak = float(np.max(np.abs(wide))) or 1.0
    dry = np.pad(wave, (0, count - len(wave)))
    return dry + wet * wide / peak * float(np.max(np.abs(wave)))
