"""Colour as eyes see it: contrast, CIEDE2000 and the simulation of colour vision deficiencies. Pure Python, slow.

Colours are sRGB bytes. The matrices are those of Machado, Oliveira and Fernandes (2009) at full severity; they work on
linear light.
"""

from collections.abc import Iterable
from functools import cache
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Final

Colour = tuple[int, int, int]
Lab = tuple[float, float, float]
Light = tuple[float, float, float]

_KINDS: Final = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
_GREY: Final = (0.2126, 0.7152, 0.0722)
EYES: Final = ("normal", *_KINDS, "grey")


@cache
def linear(value: int) -> float:
    """Light of one channel, 0..1."""
    part = value / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def light(colour: Colour) -> Light:
    """Linear light."""
    return linear(colour[0]), linear(colour[1]), linear(colour[2])


def coded(shine: Light) -> Colour:
    """Back to bytes, clipped to the range of a screen."""

    def one(value: float) -> int:
        value = min(1.0, max(0.0, value))
        return round(255 * (12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055))

    return one(shine[0]), one(shine[1]), one(shine[2])


@cache
def seen(colour: Colour, eye: str) -> Colour:
    """A colour as an eye of `EYES` sees it."""
    if eye == "normal":
        return colour
    shine = light(colour)
    if eye == "grey":
        grey = sum(part * share for part, share in zip(shine, _GREY, strict=True))
        return coded((grey, grey, grey))
    a, b, c = (sum(part * share for part, share in zip(shine, row, strict=True)) for row in _KINDS[eye])
    return coded((a, b, c))


def luminance(colour: Colour) -> float:
    """Relative luminance, 0..1."""
    return sum(part * share for part, share in zip(light(colour), _GREY, strict=True))


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio of the WCAG, 1..21."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def mean(colours: Iterable[tuple[Colour, float]]) -> Colour:
    """Mean light of weighted colours."""
    total, sums = 0.0, [0.0, 0.0, 0.0]
    for colour, weight in colours:
        total += weight
        for channel, part in enumerate(light(colour)):
            sums[channel] += part * weight
    return coded((sums[0] / total, sums[1] / total, sums[2] / total))


def lab(colour: Colour) -> Lab:
    """CIELAB under D65."""
    r, g, b = light(colour)
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883

    def bent(value: float) -> float:
        return float(value ** (1 / 3)) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116

    return 116 * bent(y) - 16, 500 * (bent(x) - bent(y)), 200 * (bent(y) - bent(z))


def distance(one: Colour, other: Colour, eye: str = "normal") -> float:
    """CIEDE2000 between two colours as an eye sees them; a difference of about 1 is just visible."""
    return ciede2000(lab(seen(one, eye)), lab(seen(other, eye)))


def ciede2000(one: Lab, other: Lab) -> float:
    """The formula with all weights 1."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    bar = ((hypot(a1, b1) + hypot(a2, b2)) / 2) ** 7
    stretch = 1 + 0.5 * (1 - sqrt(bar / (bar + 25**7)))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1 = degrees(atan2(b1, a1)) % 360 if c1 else 0.0
    h2 = degrees(atan2(b2, a2)) % 360 if c2 else 0.0
    turn = (h2 - h1 + 180) % 360 - 180 if c1 and c2 else 0.0
    far = 2 * sqrt(c1 * c2) * sin(radians(turn) / 2)
    l_mid, c_mid = (l1 + l2) / 2, (c1 + c2) / 2
    h_mid = h1 + h2 if not (c1 and c2) else (h1 + turn / 2) % 360
    weight = (
        1
        - 0.17 * cos(radians(h_mid - 30))
        + 0.24 * cos(radians(2 * h_mid))
        + 0.32 * cos(radians(3 * h_mid + 6))
        - 0.20 * cos(radians(4 * h_mid - 63))
    )
    s_l = 1 + 0.015 * (l_mid - 50) ** 2 / sqrt(20 + (l_mid - 50) ** 2)
    s_c, s_h = 1 + 0.045 * c_mid, 1 + 0.015 * c_mid * weight
    bend = -sin(radians(60 * exp(-(((h_mid - 275) / 25) ** 2)))) * 2 * sqrt(c_mid**7 / (c_mid**7 + 25**7))
    parts = (l2 - l1) / s_l, (c2 - c1) / s_c, far / s_h
    return sqrt(sum(part * part for part in parts) + bend * parts[1] * parts[2])
