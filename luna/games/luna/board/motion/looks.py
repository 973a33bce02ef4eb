"""Looks of pieces on their way: the same pictures as at rest, at any point, in any intermediate state.

A look reads the table from both ends of its flight.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import pi, sin
from typing import Final

import pygame

from luna.games.luna.board.layout import crowd
from luna.games.luna.board.layout.layout import Pen
from luna.games.luna.board.picture.backdrop import GLAZE
from luna.shell.board import counter
from luna.shell.board.films.film import Flight, Look, glide, look
from luna.shell.board.films.sprites import ghostly, glow, heading, narrowed, squashed, tilted
from luna.shell.board.pen import Pixel
from luna.shell.drawing import theme
from luna.shell.drawing.dirty_rects import noted
from luna.shell.drawing.motion import FLY, IN, OUT, STD, Curve, linear, sine
from luna.shell.drawing.vector import round_off

_FADES: Final = 16  # steps of a fade, each cached as a picture
_LIT_AT: Final = 0.82  # the share after which a shrine's window lights up
_COURSES: Final = ((0.66, 1.0), (0.36, 0.66), (0.0, 0.36))
"""The courses of a shrine: start and end as shares of its height, from the top."""
_FALL: Final = 0.12
_GATHERS, _SWELLS = 0.22, 0.16  # a token: the share before it flies, and its enlargement then
_CROUCHES, _TOUCHES = 0.21, 0.86  # the share before they jump; the share of the jump before the feet are down
_INVITED: Final = 0.53  # of a consecration until the novice jumps
_BOWS: Final = 0.12
_HEELS, _ROCKS = 4, 0.9  # degrees; the share of the way before the boat touches land
_TURNS: Final = -300  # degrees of a fall
_BELLY: Final = (57, 80)  # the turning point of the falling novice, in its file
_MOST_AWAKE, _MOST_TIRED = 2, 3  # novices in one picture of a boat
_PAWNS_APART: Final = 21
_TIRES: Final = 0.7  # share of the way for which rowers are awake
_SAILBOAT: Final = 1.15
_SAIL_OPENS: Final = 150 / 800
_LANDS: Final = 0.82  # share of their time that novices are on the sailboat; then they step ashore
_SIDE: Final = 0.76  # the part of the sailboat's height above its side
_SLOT_TOKEN: Final = 44
_RISES: Final = 0.45  # share of their time that points stay where they were won
_DISC: Final = (60, 84, 120)  # u: the soft dark disc under the number of a small, medium, large burst
_SMALL, _MEDIUM = 1, 3  # points up to which a burst is small, medium


def order_of(flight: Flight) -> str:
    """The order that owns the piece."""
    order: str = flight.before.seats[flight.clip.event.seat].order
    return order


# ---- novices


@look
def resting(pen: Pen, flight: Flight, time: float, count: int, curve: Curve, wake: bool) -> None:
    """Novices who step down to the shore and tire, or with `wake` step up."""
    share = curve(time)
    at, order, tired = flight.arc(pen, share), order_of(flight), 1 - share if wake else share
    if not wake and share < _BOWS:
        pen.put(f"fx/novice-{order}-hop", at)
        return
    if not wake:
        ghostly(pen, f"orders/rowboat-{order}-{min(count, _MOST_TIRED)}", flight.stops[-1], share)
    for index in range(min(count, _MOST_TIRED)):
        foot = at[0] + pen.px(_PAWNS_APART * index * (share if wake else 1 - share)), at[1]
        pen.put(f"orders/novice-{order}-active", foot)
        ghostly(pen, f"orders/novice-{order}-inactive", foot, tired)


@look
def pawns(
    pen: Pen, flight: Flight, time: float, count: int, curve: Curve, tires: bool = False, from_chip: bool = False
) -> None:
    """Novices on foot, in the air or leaving the reserve, where they are as small as an icon."""
    share, order = curve(time), order_of(flight)
    at, size = flight.arc(pen, share), 0.5 + 0.5 * round(share * 8) / 8 if from_chip else 1.0
    for index in range(count):
        foot = at[0] + pen.px(_PAWNS_APART * index), at[1]
        pen.put(f"orders/novice-{order}-active", foot, size)
        if tires:
            ghostly(pen, f"orders/novice-{order}-inactive", foot, share, size)


def jumper(pen: Pen, flight: Flight, time: float) -> None:
    """A novice crouches, jumps stretched, and lands squashed."""
    order = order_of(flight)
    if time < _CROUCHES:
        pen.put(f"fx/novice-{order}-hop", flight.stops[0])
        return
    share = (time - _CROUCHES) / (1 - _CROUCHES)
    tall = 1.12 - 0.12 * share if share < _TOUCHES else 0.81 + 0.19 * (share - _TOUCHES) / (1 - _TOUCHES)
    squashed(pen, f"orders/novice-{order}-active", flight.arc(pen, sine(share / _TOUCHES)), tall)


@look
def consecrated(pen: Pen, flight: Flight, time: float, board: Callable[[], str], tile: int) -> None:
    """A novice waits for the Guard's light, then jumps into the temple with the tile."""
    share = sine((time - _INVITED) / (1 - _INVITED))
    x, y = flight.at(share)
    pen.put(f"tiles/tile-{GLAZE[board()]}-held", (x, y))
    if flight.clip.event.origin == "path":
        order = order_of(flight)
        foot = x - pen.px(8), y + pen.px(18) - round(flight.clip.arc * pen.layout.u * sin(pi * share))
        if _INVITED - 0.15 < time < _INVITED:
            pen.put(f"fx/novice-{order}-hop", foot)
        else:
            tall = 1.12 if 0.05 < share < 0.7 else 0.81 if share > _TOUCHES else 1.0
            squashed(pen, f"orders/novice-{order}-active", foot, tall, 46 / 49)
    pen.number_plate(str(tile), (x + pen.px(17), y + pen.px(17)))


@look
def evicted(pen: Pen, flight: Flight, time: float, looks: float, wet: float, out: float) -> None:
    """A novice looks up, is thrown spinning into the water, climbs out and stands dripping; at shares of the time."""
    order, tile = order_of(flight), flight.clip.event.tile
    (x, y), water, foot = flight.stops
    if time < looks:
        pen.put(f"tiles/tile-{GLAZE[flight.before.fields[tile].board]}-held", (x, y + pen.px(1)))
        jolt = round(pen.px(3) * sin(8 * pi * time / looks))
        pen.put(f"fx/novice-{order}-lookup", (x - pen.px(8) + jolt, y + pen.px(19)))
        grown = 1.7 - 0.7 * OUT(time / looks)
        pen.number_plate(str(tile), (x + pen.px(17), y + pen.px(18)))
        for colour, radius, wide in ((theme.ABYSS, 34, 7), (theme.LOSS, 33, 4)):
            ring = pygame.draw.circle(pen.surface, colour, (x, y), round(pen.px(radius) * grown), pen.px(wide))
            noted(pen.surface, ring)
    elif time < wet:
        share = (time - looks) / (wet - looks)
        at = x + round((water[0] - x) * share), y + round((water[1] - y) * share)
        high = pen.px(30) + round(flight.clip.arc * pen.layout.u * sin(pi * share))
        tilted(pen, f"fx/novice-{order}-fall", (at[0], at[1] - high), _TURNS * share, _BELLY)
    elif time < out and flight.clip.event.destination == "jetty":
        pen.put(f"fx/novice-{order}-climb", water)
    else:
        shake = round(pen.px(3) * sin(6 * pi * (time - out) / (1 - out)) * (1 - time) / (1 - out))
        pen.put(f"fx/novice-{order}-drenched", (foot[0] + shake, foot[1]))


# ---- boats


def _bow_wave(pen: Pen, flight: Flight, share: float, time: float) -> None:
    """Bow and stern waves of a boat under way; `time` in seconds or any even measure."""
    if 0.02 < share < 0.98:
        tilted(pen, f"fx/wake-{int(time * 18) % 3 + 1}", flight.at(share), heading(flight, share))


def _heel(flight: Flight, share: float) -> float:
    """Degrees by which a boat leans back as it departs, and rocks after landing."""
    along = 1 if flight.stops[-1][0] >= flight.stops[0][0] else -1
    if share > _ROCKS:
        return 5 * sin(4 * pi * (share - _ROCKS) / (1 - _ROCKS)) * (1 - share) / (1 - _ROCKS)
    return along * _HEELS * sin(pi * share / _ROCKS)


@look
def rowboat(pen: Pen, flight: Flight, time: float, count: int, rowing: bool) -> None:
    """A boat with travellers along its lane; rowers tire on the way, passengers are tired already."""
    share, order = sine(time), order_of(flight)
    at, tiring = flight.arc(pen, share), (share - _TIRES) / (1 - _TIRES) if rowing else 1.0
    _bow_wave(pen, flight, share, share)
    boat = f"orders/rowboat-{order}-{min(count, _MOST_TIRED)}"
    if tiring < 0.5:
        boat = f"orders/rowboat-{order}-{min(count, _MOST_AWAKE)}-active"
    tilted(pen, boat, at, _heel(flight, share))
    if count > (_MOST_AWAKE if rowing else _MOST_TIRED):
        pen.number_plate(str(count), (at[0] + pen.px(28), at[1] - pen.px(17)))


@look
def drifting(pen: Pen, flight: Flight, time: float, count: int, swell: float) -> None:
    """The tide: for a share of the time the boat only bobs on the swell, then it drifts."""
    if time >= swell:
        rowboat(count, False)(pen, flight, (time - swell) / (1 - swell))
        return
    x, y = flight.stops[0]
    bob = round(4 * pen.layout.u * sin(3 * pi * time / swell))
    rowboat(count, False)(pen, replace(flight, stops=((x, y - bob),)), 0)


@look
def sailboat(pen: Pen, flight: Flight, time: float, count: int) -> None:
    """The neutral sailboat opens its sail and carries awake novices; they step ashore and it vanishes."""
    event, order = flight.clip.event, order_of(flight)
    way = sine(time / _LANDS)
    x, y = at = flight.at(way)
    _bow_wave(pen, flight, way, time)
    ashore = STD((time - _LANDS) / (1 - _LANDS))
    if ashore:
        ghostly(pen, "boats/sailboat", at, 1 - ashore, _SAILBOAT)
    else:
        narrowed(pen, "boats/sailboat", at, 0.25 + 0.75 * OUT(time / _SAIL_OPENS), _SAILBOAT)
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


# ---- tokens, stones, candles


def taken(favour: str) -> Look:
    """A token is lifted off its stack with weight, flies and lands a little larger than it lies."""
    fly = glide(lambda pen, _, at, share: _put_token(pen, favour, at, 1 + _SWELLS * sin(pi * share)), FLY)

    def gathered(pen: Pen, flight: Flight, time: float) -> None:
        if time >= _GATHERS:
            fly(pen, flight, (time - _GATHERS) / (1 - _GATHERS))
            return
        _put_token(pen, favour, pen.off(flight.stops[0], 0, 2 * sin(pi * time / _GATHERS)))

    return gathered


def token(favour: str) -> Look:
    """A favour token that falls back onto its stack."""
    return glide(lambda pen, _, at, __: _put_token(pen, favour, at), IN)


def _put_token(pen: Pen, favour: str, at: Pixel, size: float = 1.0) -> None:
    pen.put_high(f"favours/favour-{favour}", at, _SLOT_TOKEN * round(size * _FADES) / _FADES)


@look
def shrine(pen: Pen, flight: Flight, time: float, lands: Sequence[float]) -> None:
    """A shrine drops into place: two courses of stone, then the roof; finally its window lights up.

    `lands`: when each of the three lands, in shares of the time.
    """
    event, order = flight.clip.event, order_of(flight)
    name = f"orders/shrine-{order}" if time >= _LIT_AT else f"orders/shrine-{order}-dark"
    size = next(stand.size for owner, stand in crowd.shrines(flight.after, event.island) if owner == event.seat)
    sprite = pen.art.sprite(name, pen.art.entry(name).scale * size * pen.layout.u)
    x, y = flight.stops[0]
    wide, high = sprite.surface.get_size()
    for course, ((top, bottom), down) in enumerate(zip(_COURSES, lands, strict=True)):
        if share := linear((time - down + _FALL) / _FALL):
            area = pygame.Rect(0, round(top * high), wide, round(bottom * high) - round(top * high))
            above = round(pen.px(70 - 10 * course) * (1 - share * share))
            pen.surface.blit(sprite.surface, (x - sprite.ax, y - sprite.ay + area.y - above), area)


def book(pen: Pen, flight: Flight, time: float) -> None:
    """A Book of Wisdom flutters to another novice."""
    share = FLY(time)
    x, y = flight.arc(pen, share)
    beat = abs(sin(3 * pi * time)) * (1 - time)
    narrowed(pen, "temple/book", (x, y - round(pen.px(6) * beat)), 1 - 0.55 * beat, 1 + 0.25 * sin(pi * share))


def disc(pen: Pen, flight: Flight, time: float) -> None:
    """A council disc hops from seat to seat and slides onto the others or under them."""
    (x, y), part = flight.hop(STD(time))
    pen.put(f"orders/disc-{order_of(flight)}", (x, y - round(pen.px(13) * sin(pi * part))))


@look
def candle(pen: Pen, flight: Flight, time: float, number: int, blown: float) -> None:
    """A hand of light comes, the flame leans away and goes out at a share of the time; the wick stays."""
    at = pen.layout.candle(number, flight.before.candles_most)
    foot = pen.off(at, 0, 12)
    if time >= blown:
        pen.put("temple/candle-out", foot)
        return
    share = time / blown
    glow(pen, "temple/candle-glow", at, 1 - share)
    glow(pen, "figures/priestess-glow", pen.off(at, 30 * (1 - share), 0), 0.5 * sin(pi * share), 0.5)
    narrowed(pen, "temple/candle-lit", pen.off(foot, 2 * share, 0), 1 - 0.12 * share)


# ---- points


@look
def points(pen: Pen, flight: Flight, time: float, words: str, count: int) -> None:
    """Points that burst where they were won, e.g. "+5", and fly to the panel; the sign distinguishes gain from loss."""
    ink = theme.LOSS if count < 0 else theme.GAIN
    x, y = flight.at(STD((time - _RISES) / (1 - _RISES)))
    at = x, y - pen.px(30 * OUT(time / _RISES) * (1 - linear(2 * time - 1)))
    if time < _RISES:
        _burst(pen, at, count, words, ink, time / _RISES)
    else:
        pen.outlined(words, "score", ink, at)


def _burst(pen: Pen, at: Pixel, count: int, words: str, ink: theme.Colour, time: float) -> None:
    """Points where they were won: rays by size, the number on a soft dark disc."""
    kind = 0 if count <= _SMALL else 1 if count <= _MEDIUM else 2
    across = pen.px(_DISC[kind])

    def make() -> pygame.Surface:
        ground = pygame.Surface((across, across), pygame.SRCALPHA)
        ground.fill((*theme.ABYSS, 150))
        round_off(ground, across // 2)
        return pygame.transform.box_blur(ground, max(1, across // 12))

    pen.stamp(("burst-disc", across), make, at)
    if count > 0:
        pen.put(f"fx/burst-{('small', 'medium', 'large')[kind]}-{1 if time < 0.4 else 2}", at)
    pen.outlined(words, "forecast" if count > _MEDIUM else "score", ink, at)


@look
def rolling(pen: Pen, _: Flight, time: float, seat: int, first: int, last: int) -> None:
    """The influence of a panel counts up or down in its place."""
    panel = pen.layout.panels[seat]
    counter.roll(pen.frame, first + (last - first) * OUT(time), panel.points, theme.GOLD, panel.score)
