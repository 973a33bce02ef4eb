"""Loudness by EBU R 128 (ITU-R BS.1770-4), and the levels of the files.

An effect is measured in its loudest 400 ms, since most are shorter than a second; a loop, as a whole.
"""

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from tests.workshop.studio.tones import RATE, Wave

EFFECT, MUSIC, BED = -16.5, -18.0, -24.0
"""LUFS of an effect in its loudest moment, of a layer of music and of the ambience as a whole."""
FULL, MID, SOFT = 1.1, 0.0, -1.1
"""LU by which an effect may be louder or softer: all lie within 3 LU of each other."""
Sounds = dict[str, tuple[Callable[[], Wave], float]]
"""Name of the file -> how it is made, and its level."""
PEAK = -1.0
"""dBTP that no file passes."""
_BLOCK, _HOP = round(0.4 * RATE), round(0.1 * RATE)
_ABSOLUTE, _RELATIVE = -70.0, -10.0  # LUFS, LU: the gates
_ROUNDS = 40  # of soft clipping, which reduces loudness too
_OVER = 4  # the oversampling for a true peak


def by_level(levels: Mapping[float, Sequence[Callable[[], Wave]]]) -> Sounds:
    """Sounds named after their functions, like the files: with hyphens."""
    return {make.__name__.replace("_", "-"): (make, level) for level, makes in levels.items() for make in makes}


def _biquad(hertz: float, q: float, gain: float | None = None) -> tuple[Wave, Wave]:
    """The filter of BS.1770 at our rate: a shelf with a gain in dB, or without one a high-pass."""
    k = np.tan(np.pi * hertz / RATE)
    below = np.array([1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k])
    if gain is None:
        return np.array([1.0, -2.0, 1.0]), below / below[0]
    high = 10 ** (gain / 20)
    middle = high**0.4996667741545416
    above = [high + middle * k / q + k * k, 2 * (k * k - high), high - middle * k / q + k * k]
    return np.array(above) / below[0], below / below[0]


_K = (
    _biquad(1681.974450955533, 0.7071752369554196, 3.999843853973347),
    _biquad(38.13547087602444, 0.5003270373238773),
)


def _powers(wave: Wave) -> Wave:
    """The sums of the weighted squares up to each sample, with a block of silence on both sides."""
    size = len(wave) + 2 * _BLOCK
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(size))
    weights = np.prod([np.polyval(above[::-1], z) / np.polyval(below[::-1], z) for above, below in _K], axis=0)
    weighted = np.fft.irfft(np.fft.rfft(np.pad(wave, _BLOCK)) * weights, size)
    return np.concatenate([[0.0], np.cumsum(weighted**2)])


def _lufs(power: Wave) -> Wave:
    return -0.691 + 10 * np.log10(np.maximum(power, 1e-12))


def momentary(wave: Wave) -> float:
    """LUFS of the loudest 400 ms."""
    sums = _powers(wave)
    return float(_lufs(np.max(sums[_BLOCK:] - sums[:-_BLOCK]) / _BLOCK))


def integrated(wave: Wave) -> float:
    """LUFS of the whole, without parts much softer than the rest."""
    sums = _powers(wave)[_BLOCK:-_BLOCK]
    power = (sums[_BLOCK::_HOP] - sums[:-_BLOCK:_HOP]) / _BLOCK
    power = power[_lufs(power) > _ABSOLUTE]
    return float(_lufs(np.mean(power[_lufs(power) > _lufs(np.mean(power)) + _RELATIVE])))


def true_peak(wave: Wave) -> float:
    """The highest peak in dBTP, including between samples."""
    bins = np.fft.rfft(np.pad(wave, _BLOCK))
    over = np.fft.irfft(bins, _OVER * (len(wave) + 2 * _BLOCK)) * _OVER
    return float(20 * np.log10(np.max(np.abs(over))))


def levelled(wave: Wave, target: float, ceiling: float, *, loops: bool) -> Wave:
    """The wave at a loudness in LUFS, without a constant part. A peak over the ceiling (dBTP) is soft-clipped."""
    wave, measure = wave - np.mean(wave), integrated if loops else momentary
    highest = 10 ** (ceiling / 20)
    for _ in range(_ROUNDS):
        wave = wave * 10 ** ((target - measure(wave)) / 20)
        if true_peak(wave) <= ceiling:
            break
        wave = highest * np.tanh(wave / highest)
    return wave
