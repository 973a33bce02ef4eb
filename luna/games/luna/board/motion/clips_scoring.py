"""Clips of a scoring, one beat at a time: the pieces that count light up, then points fly to the panels.

This module computes no points: they are in the beat's lines.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from luna.games.luna.board.layout import crowd
from luna.games.luna.board.layout.layout import Layout, Pen
from luna.games.luna.board.motion import effects, looks
from luna.games.luna.board.motion.clips import rolled
from luna.games.luna.board.motion.figures import pall
from luna.games.luna.board.view_model import ISLANDS, ViewModel
from luna.games.luna.rules import events as ev
from luna.shell.board.films.film import Clip, Flight, Stage, effect, look
from luna.shell.board.films.sprites import glow, ring
from luna.shell.board.pen import Pixel
from luna.shell.drawing import theme
from luna.shell.drawing.motion import OUT, linear

LOOKS: Final = 700
"""Milliseconds in which the counted pieces are shown before the first points fly."""
AWARD: Final = 1000
APART, SLOWLY = 160, 700
"""Milliseconds from one seat's points to the next; the second where they decide the game."""
FIELD: Final = 90  # from one lit field to the next
_RING: Final = 180
_MIDDLE: Final = (160, 205)  # of an island, the source of the water's light
_HEAD: Final = 74  # units from a group's feet to its points
_SINKS: Final = 40


class Award(NamedTuple):
    """The points that a seat wins or loses in a beat."""

    seat: int
    points: int


def clips(
    beat: ev.ScoringBeat, before: ViewModel, total: Sequence[int] | None, slowly: Sequence[int] = ()
) -> list[Clip]:
    """The clips of a beat over the table `before`. `total`: influence by seat when this is the last beat of a count.

    `slowly`: the final ranking, where the beat decides the game: the first gets its points last.
    """
    out, start = list[Clip](), float(LOOKS)
    out += _SCENES[beat.beat](beat, before)
    if beat.beat == "temple":
        start = max(start, FIELD * sum(line.counted for line in beat.lines))
    apart = SLOWLY if slowly else APART
    for line in sorted(beat.lines, key=lambda line: -slowly.index(line.seat)) if slowly else beat.lines:
        first = before.seats[line.seat].ip
        last = max(0, first + line.points) if total is None else total[line.seat]
        if line.points:
            out.append(_award(beat, line, start))
            arrives, start = start + AWARD, start + apart
        else:
            arrives = start
        if last != first:
            out.append(rolled(line.seat, first, last, arrives))
    return out or [Clip(None, 0, LOOKS)]


def _award(beat: ev.ScoringBeat, line: ev.ScoreLine, start: float) -> Clip:
    def route(stage: Stage, _: Stage) -> Sequence[Pixel]:
        return _won_at(stage.layout, stage.shown, beat, line), stage.layout.panels[line.seat].points

    look = looks.points(f"+{line.points}", line.points) if line.points > 0 else _sinking(f"\u2212{-line.points}")
    return Clip(Award(line.seat, line.points), start, AWARD, route=route, look=look, over=True)


def _won_at(layout: Layout, shown: ViewModel, beat: ev.ScoringBeat, line: ev.ScoreLine) -> Pixel:
    """The place of a seat's points: over the pieces that won them."""
    seat = line.seat
    if beat.beat == "temple":
        at = [layout.fields[tile] for tile in _held(shown, seat)]
        return (sum(x for x, _ in at) // len(at), sum(y for _, y in at) // len(at)) if at else layout.panels[seat].badge
    if beat.beat == "shrines":
        isles = [isle for isle, built in zip(ISLANDS, shown.seats[seat].shrines, strict=True) if built]
        feet = [layout.shrine_foot(shown, isle, seat) for isle in isles]
        return feet[0] if feet else layout.panels[seat].badge
    if beat.beat == "council":
        return layout.disc(shown, seat)
    if beat.island is None:
        return layout.panels[seat].favours[3]
    if beat.beat == "apostate" and not shown.seats[seat].active[ISLANDS.index(beat.island)]:
        x, y = layout.boat_foot(shown, beat.island, seat)
    elif beat.beat == "priestess" and not shown.seats[seat].active[ISLANDS.index(beat.island)]:
        x, y = layout.shrine_foot(shown, beat.island, seat)
    else:
        x, y = layout.active_foot(shown, beat.island, seat, 1)
    return x, y - layout.px(_HEAD)


def _held(shown: ViewModel, seat: int) -> list[int]:
    return [tile for tile, field in shown.fields.items() if field.owner == seat]


# ---- before the points


def _priestess(beat: ev.ScoringBeat, before: ViewModel) -> list[Clip]:
    """The sea brightens around her island, and the novices who count raise their heads."""
    island = beat.island
    assert island is not None
    rings = [_ring(_RING * number, island) for number in range(6)]
    counted = {line.seat: line for line in beat.lines if line.counted}
    won = {seat for seat, line in counted.items() if line.points}
    return [Clip(beat, 0, LOOKS + AWARD, look=_crowd(island, before, counted.keys(), won), effects=rings)]


def _apostate(beat: ev.ScoringBeat, before: ViewModel) -> list[Clip]:
    """Shadow gathers at the feet of the novices whose seats pay."""
    island = beat.island
    assert island is not None
    paying = [line.seat for line in beat.lines if line.points]

    def look(pen: Pen, _: Flight, time: float) -> None:
        size = 0.6 + 0.4 * OUT(3 * time)
        for seat in paying:
            for feet in (crowd.actives, crowd.boats):
                for spot in feet(before, island):
                    for foot in spot.feet if spot.seat == seat else ():
                        pall(pen, pen.layout.on_island(island, foot), 2.4 * time, size)

    ripples = [effects.dark_ripple(300 * number, island) for number in range(3)]
    return [Clip(beat, 0, LOOKS + AWARD, look=look, effects=ripples)]


def _temple(beat: ev.ScoringBeat, before: ViewModel) -> list[Clip]:
    """Fields light up, one order after the other."""
    tiles = [tile for line in beat.lines for tile in _held(before, line.seat)]
    flashes = [effects.field_flash(FIELD * number, tile) for number, tile in enumerate(tiles)]
    return [Clip(beat, 0, max(LOOKS, FIELD * len(tiles)), effects=flashes)]


def _rings(beat: ev.ScoringBeat, before: ViewModel) -> list[Clip]:
    """Shrines, favours or discs ring once as they count at the end."""

    def spots(layout: Layout) -> Iterator[Pixel]:
        for one in before.seats:
            if beat.beat == "council":
                yield layout.disc(before, one.seat)
            elif beat.beat == "favours":
                yield from (layout.panels[one.seat].favours[ISLANDS.index(name)] for name in sorted(one.favours))
            else:
                for isle, built in zip(ISLANDS, one.shrines, strict=True):
                    if built:
                        x, y = layout.shrine_foot(before, isle, one.seat)
                        yield x, y - layout.px(30)

    def look(pen: Pen, _: Flight, time: float) -> None:
        for at in spots(pen.layout):
            across = 44 + 26 * OUT(time)
            ring(pen, theme.GOLD_PALE, (across, across), 0.9 * (1 - linear(time)), at, 3)

    return [Clip(beat, 0, LOOKS, look=look, over=True)]


_SCENES: Final = {
    "priestess": _priestess,
    "apostate": _apostate,
    "temple": _temple,
    "shrines": _rings,
    "favours": _rings,
    "council": _rings,
}


@effect(3 * _RING)
def _ring(pen: Pen, _: Flight, time: float, island: str) -> None:
    """Light that spreads over the water around an island."""
    at, picture = pen.layout.on_island(island, _MIDDLE), f"fx/glide-ring-{min(int(time * 3), 2) + 1}"
    glow(pen, picture, pen.off(at, 0, 20), 1 - time * time, 1.4 + 0.4 * time)
    glow(pen, "figures/priestess-glow", pen.off(at, 0, 90), 0.5 * (1 - time), 2.4)


@look
def _crowd(
    pen: Pen, _: Flight, time: float, island: str, before: ViewModel, counted: Collection[int], won: Collection[int]
) -> None:
    """The novices who count look up; when the points come, the winners' novices cheer."""
    now = time * (LOOKS + AWARD)
    for spot in crowd.actives(before, island):
        if spot.seat in counted:
            pose = "cheer" if spot.seat in won and now > LOOKS else "lookup"
            for foot in spot.feet:
                pen.put(f"fx/novice-{before.seats[spot.seat].order}-{pose}", pen.layout.on_island(island, foot))


@look
def _sinking(pen: Pen, flight: Flight, time: float, words: str) -> None:
    """Lost points sink into the shadow, and the panel pays them."""
    (x, y), home = flight.stops[0], flight.stops[-1]
    if time < 0.6:
        pen.outlined(words, "forecast", theme.LOSS, (x, y + pen.px(_SINKS * OUT(time / 0.6))))
    else:
        pen.outlined(words, "score", theme.LOSS, home)
