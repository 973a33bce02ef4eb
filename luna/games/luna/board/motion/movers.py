"""Sprites of pieces on their way: the same pictures as at rest, at any point, in any state between.

Each maker returns a `Look` for a clip. What a look needs to know of the table it takes from both ends of the flight.
"""

from __future__ import annotations

from dataclasses import replace
from math import pi, sin
from typing import Final

import pygame

from luna.games.luna.board.layout import crowd
from luna.games.luna.board.layout.pen import Pen
from luna.games.luna.board.motion.clip import Flight, Look, glide
from luna.games.luna.board.picture.backdrop import GLAZE
from luna.games.luna.board.picture.marks import glow
from luna.shell import theme
from luna.shell.board import counter
from luna.shell.board.pen import Pixel
from luna.shell.motion import FLY, OUT, STD, Curve, linear, rise, sine

_FADES: Final = 16  # steps of a fade: each is kept as a picture of its own
_WIDTHS: Final = 24  # steps of something that turns
_LIT_AT: Final = 0.85  # how far a shrine has come when its window lights up
_MOST_AWAKE: Final = 2  # awake novices in one picture of a boat
_MOST_TIRED: Final = 3
_PAWNS_APART: Final = 21
_TIRES: Final = 0.7  # of the way rowers are awake
_SAILBOAT: Final = 1.15
_SAIL_OPENS: Final = 150 / 800
_LANDS: Final = 0.82  # of their time novices are on the sailboat; then they step ashore
_SIDE: Final = 0.76  # of the sailboat's height above its side
_SLOT_TOKEN: Final = 44
_RISES: Final = 0.45  # of their time points stand over the place they were won at


def ghostly(pen: Pen, name: str, point: Pixel, opacity: float, size: float = 1.0) -> None:
    """A picture that fades; nothing is drawn of one that has gone."""
    step = round(min(max(opacity, 0.0), 1.0) * _FADES)
    if step:
        pen.put(name, point, size, step / _FADES)


def turned(pen: Pen, name: str, point: Pixel, width: float, size: float = 1.0) -> None:
    """A picture seen from the side: only a share of its width."""
    sprite = pen.art.sprite(name, pen.art.entry(name).scale * size * pen.layout.u)
    full, high = sprite.surface.get_size()
    step = max(1, round(min(abs(width), 1.0) * _WIDTHS))
    wide = max(1, full * step // _WIDTHS)
    made = pen.keep(("turned", name, wide, high), lambda: pygame.transform.smoothscale(sprite.surface, (wide, high)))
    pen.surface.blit(made, (point[0] - sprite.ax * wide // full, point[1] - sprite.ay))


def order_of(flight: Flight) -> str:
    """Whose piece it is."""
    seat: int = flight.clip.event.seat
    return flight.before.seats[seat].order


def resting(count: int, curve: Curve, wake: bool) -> Look:
    """The look of `count` novices who step down to the shore and tire, or `wake` and step up."""

    def draw(pen: Pen, flight: Flight, at: Pixel, share: float) -> None:
        order, tired = order_of(flight), 1 - share if wake else share
        if not wake:
            ghostly(pen, f"orders/rowboat-{order}-{min(count, _MOST_TIRED)}", flight.stops[-1], share)
        for index in range(min(count, _MOST_TIRED)):
            x = at[0] + pen.px(_PAWNS_APART * index * (share if wake else 1 - share))
            pen.put(f"orders/novice-{order}-active", (x, at[1]))
            ghostly(pen, f"orders/novice-{order}-inactive", (x, at[1]), tired)

    return glide(draw, curve)


def pawns(count: int, curve: Curve, tires: bool = False, from_chip: bool = False) -> Look:
    """Novices on foot, in the air or out of the reserve, where they are as small as an icon."""

    def draw(pen: Pen, flight: Flight, at: Pixel, share: float) -> None:
        order = order_of(flight)
        size = 0.5 + 0.5 * round(share * 8) / 8 if from_chip else 1.0
        for index in range(count):
            foot = at[0] + pen.px(_PAWNS_APART * index), at[1]
            pen.put(f"orders/novice-{order}-active", foot, size)
            if tires:
                ghostly(pen, f"orders/novice-{order}-inactive", foot, share, size)

    return glide(draw, curve)


def token(favour: str, curve: Curve) -> Look:
    """A favour token in the air."""
    return glide(lambda pen, _, at, __: _put_token(pen, favour, at), curve)


def _put_token(pen: Pen, favour: str, at: Pixel) -> None:
    pen.put_high(f"favours/favour-{favour}", at, _SLOT_TOKEN)


def shrine(pen: Pen, flight: Flight, time: float) -> None:
    """A shrine comes out of the ground, a little too high; its window lights up last."""
    risen, order = rise(time), order_of(flight)
    name = f"orders/shrine-{order}" if time >= _LIT_AT else f"orders/shrine-{order}-dark"
    event = flight.clip.event
    size = next(stand.size for owner, stand in crowd.shrines(flight.after, event.island) if owner == event.seat)
    sprite = pen.art.sprite(name, pen.art.entry(name).scale * size * pen.layout.u)
    x, y = flight.stops[0]
    shown = min(round(sprite.ay * risen), sprite.ay)
    lifted = max(0, round(sprite.ay * risen) - sprite.ay)
    area = pygame.Rect(0, 0, sprite.surface.get_width(), shown if risen < 1 else sprite.surface.get_height())
    pen.surface.blit(sprite.surface, (x - sprite.ax, y - shown - lifted), area)


def rowboat(count: int, rowing: bool) -> Look:
    """A boat with travellers along its lane; those who row themselves tire on the way, others are tired already."""
    awake, tired = min(count, _MOST_AWAKE), min(count, _MOST_TIRED)

    def draw(pen: Pen, flight: Flight, at: Pixel, share: float) -> None:
        order = order_of(flight)
        tiring = (share - _TIRES) / (1 - _TIRES) if rowing else 1.0
        if tiring < 1:
            pen.put(f"orders/rowboat-{order}-{awake}-active", at)
        ghostly(pen, f"orders/rowboat-{order}-{tired}", at, tiring)
        if count > (_MOST_AWAKE if rowing else _MOST_TIRED):
            pen.number_plate(str(count), (at[0] + pen.px(28), at[1] - pen.px(17)))

    return glide(draw, sine)


def drifting(count: int, swell: float) -> Look:
    """The tide: first the boat only bobs on the swell, then it drifts; `swell` is the share of the time for that."""
    boat = rowboat(count, False)

    def look(pen: Pen, flight: Flight, time: float) -> None:
        if time >= swell:
            boat(pen, flight, (time - swell) / (1 - swell))
            return
        x, y = flight.stops[0]
        bob = round(4 * pen.layout.u * sin(3 * pi * time / swell))
        boat(pen, replace(flight, stops=((x, y - bob),)), 0)

    return look


def sailboat(count: int) -> Look:
    """The neutral sailboat opens its sail and takes awake novices along; they step ashore and it is gone."""

    def look(pen: Pen, flight: Flight, time: float) -> None:
        event, order = flight.clip.event, order_of(flight)
        x, y = at = flight.at(sine(time / _LANDS))
        ashore = STD((time - _LANDS) / (1 - _LANDS))
        if ashore:
            ghostly(pen, "boats/sailboat", at, 1 - ashore, _SAILBOAT)
        else:
            turned(pen, "boats/sailboat", at, 0.25 + 0.75 * OUT(time / _SAIL_OPENS), _SAILBOAT)
        for index in range(min(count, _MOST_AWAKE)):
            foot_x, foot_y = pen.layout.active_foot(flight.after, event.destination, event.seat, index)
            left, top = x + pen.px(22 * index) - pen.px(12), y - pen.px(7)
            foot = left + round((foot_x - left) * ashore), top + round((foot_y - top) * ashore)
            pen.put(f"orders/novice-{order}-active", foot, 0.62 + 0.38 * round(8 * ashore) / 8)
        if not ashore:  # the side of the boat, over their feet
            sprite = pen.art.sprite("boats/sailboat", pen.art.entry("boats/sailboat").scale * _SAILBOAT * pen.layout.u)
            wide, high = sprite.surface.get_size()
            side = pygame.Rect(0, round(high * _SIDE), wide, high)
            pen.surface.blit(sprite.surface, (x - sprite.ax, y - sprite.ay + side.y), side)

    return look


def temple_tile(pen: Pen, flight: Flight, at: Pixel, board: str, tile: int) -> None:
    """A claimed temple tile with its novice as it slides into the temple; off the path he comes on his own."""
    x, y = at
    pen.put(f"tiles/tile-{GLAZE[board]}-held", at)
    if flight.clip.event.origin == "path":
        pen.put(f"orders/novice-{order_of(flight)}-active", (x - pen.px(8), y + pen.px(18)), 46 / 49)
    pen.number_plate(str(tile), (x + pen.px(17), y + pen.px(17)))


def evicted(ring: float, knock: float) -> Look:
    """A red ring closes round the novice, he is knocked aside and flies; both in shares of the time."""

    def look(pen: Pen, flight: Flight, time: float) -> None:
        name, tile = f"orders/novice-{order_of(flight)}-active", flight.clip.event.tile
        x, y = flight.stops[0]
        if time < ring + knock:
            pen.put(f"tiles/tile-{GLAZE[flight.before.fields[tile].board]}-held", (x, y + pen.px(1)))
        if time < ring:
            pen.put(name, (x - pen.px(8), y + pen.px(19)), 46 / 49)
            grown = 1.7 - 0.7 * OUT(time / ring)
            pen.number_plate(str(tile), (x + pen.px(17), y + pen.px(18)))
            pygame.draw.circle(pen.surface, theme.ABYSS, (x, y), round(pen.px(34) * grown), pen.px(7))
            pygame.draw.circle(pen.surface, theme.LOSS, (x, y), round(pen.px(33) * grown), pen.px(4))
            return
        if time < ring + knock:
            jolt = sin(pi * (time - ring) / knock)
            pen.put(name, (x - pen.px(8) - round(pen.px(10) * jolt), y + pen.px(19) - round(pen.px(6) * jolt)), 46 / 49)
            return
        share = (time - ring - knock) / (1 - ring - knock)
        pen.put(name, flight.arc(pen, FLY(share)))

    return look


def book(pen: Pen, flight: Flight, time: float) -> None:
    """A Book of Wisdom flutters to another novice."""
    share = FLY(time)
    x, y = flight.arc(pen, share)
    beat = abs(sin(3 * pi * time)) * (1 - time)
    turned(pen, "temple/book", (x, y - round(pen.px(6) * beat)), 1 - 0.55 * beat, 1 + 0.25 * sin(pi * share))


def disc(pen: Pen, flight: Flight, time: float) -> None:
    """A council disc hops from seat to seat and slides on top of the others or under them."""
    (x, y), part = flight.hop(STD(time))
    pen.put(f"orders/disc-{order_of(flight)}", (x, y - round(pen.px(13) * sin(pi * part))))


def walker(figure: str, curve: Curve | None = None) -> Look:
    """The Builder, the Apostate with his swaying cloak, the Guard: along their way, step by step."""
    sway, steps = (5, 2) if figure == "apostate" else (2, 4)

    def look(pen: Pen, flight: Flight, time: float) -> None:
        share = curve(time) if curve else linear(time)
        x, y = flight.at(share)
        legs = max(1, len(flight.stops) - 1)
        phase = pi * steps * legs * share
        pen.put(f"figures/{figure}", (x + round(pen.px(sway) * sin(phase)), y - round(pen.px(3) * abs(sin(phase)))))

    return look


def priestess(pen: Pen, flight: Flight, time: float) -> None:
    """The Moon Priestess glides along the ring; her light lies on the water and islands brighten as she passes."""
    at = flight.at(sine(time))
    for island in pen.layout.ring:
        x, y = pen.layout.on_island(island, (160, 190))
        far = ((x - at[0]) ** 2 + (y - at[1]) ** 2) ** 0.5 / pen.layout.u
        glow(pen, "figures/priestess-glow", (x, y + pen.px(90)), 1 - far / 420, 2.2)
    glow(pen, "figures/priestess-glow", (at[0], at[1] + pen.px(60)), 0.6, 1.8)
    pen.put("figures/priestess-glow", at)
    pen.put("figures/priestess", at)


def candle(number: int) -> Look:
    """A candle is turned: it narrows, its other side has no flame."""

    def look(pen: Pen, flight: Flight, time: float) -> None:
        share = sine(time)
        x, y = pen.layout.candle(number, flight.before.candles_most)
        lit = share < 0.5
        if lit:
            glow(pen, "temple/candle-glow", (x, y), 1 - 2 * share)
        width = 1 - 2 * share if lit else 2 * share - 1
        turned(pen, "temple/candle-lit" if lit else "temple/candle-out", (x, y + pen.px(12)), width)

    return look


def points(words: str) -> Look:
    """Points that rise from where they were won, e.g. "+5", and fly to the panel; the sign tells, not the colour."""
    ink = theme.LOSS if words.startswith("\u2212") else theme.GAIN

    def look(pen: Pen, flight: Flight, time: float) -> None:
        x, y = flight.at(STD((time - _RISES) / (1 - _RISES)))
        pen.outlined(words, "score", ink, (x, y - pen.px(40 * OUT(time / _RISES) * (1 - linear(2 * time - 1)))))

    return look


def rolling(seat: int, first: int, last: int) -> Look:
    """The influence of a panel counts up or down in its place."""

    def look(pen: Pen, _: Flight, time: float) -> None:
        panel = pen.layout.panels[seat]
        counter.roll(pen.frame, first + (last - first) * OUT(time), panel.points, theme.GOLD, panel.score)

    return look
