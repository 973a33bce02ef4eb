"""One clip for each event: what it lifts, which way it takes, what it puts down, and how long that takes.

Times are those of ux.md 4.3, in milliseconds at speed 1. Everything of one action happens side by side; what waits for
something else (the evicted for the newcomer) starts later.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from luna.client.motion import IN, OUT, STD
from luna.client.tables.luna import echoes, lanes, movers, places
from luna.client.tables.luna.clip import (
    Clip,
    Echo,
    Stage,
    add,
    awake_of,
    boat_of,
    count_of,
    glide,
    isle_of,
    slot_of,
)
from luna.client.tables.luna.pen import Pixel
from luna.client.tables.luna.places import guard_slot
from luna.client.tables.luna.shown import Shown
from luna.games.luna import events as ev
from luna.games.luna.views import View

TIRED: Final = 220
TAKEN: Final = 420
SPENT: Final = 320
RECRUITED: Final = 360
SHRINE: Final = 480
ROWED, ROW_STAGGER, ROW_LAST = 700, 60, 1200
SWELL, DRIFT = 500, 700
SAILED: Final = 800
APPOINTED: Final = 450
CONSECRATED: Final = 600
AWARD: Final = 500
RINGED, KNOCKED, THROWN, EVICT_STAGGER = 180, 120, 520, 110
BOOK: Final = 420
SEAT, COUNCIL_MOST = 110, 600
APOSTATE: Final = 240  # for each island
CANDLE: Final = 380
DARKENS: Final = 600
GUARD, LANTERNS = 700, 80
PRIESTESS: Final = 1100
BUILDER: Final = 800
WOKEN, WAKE_STAGGER, WAKE_LAST = 400, 25, 600
POINT, ROLL_LEAST, ROLL_MOST = 30, 250, 800
_PAID_AT: Final = 350  # the Guard pays while the newcomer still slides in
_PAIRS: Final = 90
_MINUS: Final = "\u2212"
_AT_THE_END: Final = ("shrines", "favours", "council")
_ROUND_END: Final = ("priestess", "apostate", "temple")


class _Order:
    """What the clips of one action know of each other."""

    def __init__(self) -> None:
        self.entered = 0.0  # when the newcomer has arrived in the temple
        self.spot = 0  # the tile it is about
        self.evicted = self.woken = self.moved = self.taken = 0


def clips(events: Sequence[Any], before: Shown, after: View | None) -> list[Clip]:
    """The clips of one action in the order of its events. `after`: the position then, None when more follows."""
    order, out = _Order(), []
    for event in events:
        out += MAKERS[type(event)](event, order)
    out += _rolls(events, out, before, after)
    if after is not None:
        out += [_released(clip, after) for clip in out if isinstance(clip.event, ev.GuardMoved)]
    return out


# ---- tokens and novices


def _taken(event: ev.TokenTaken, order: _Order) -> list[Clip]:
    isle, start = isle_of(event.favour), _PAIRS * order.taken
    order.taken += 1

    def lift(stage: Stage) -> None:
        stage.shown.favours_left[isle] -= 1

    def land(stage: Stage) -> None:
        stage.seat(event.seat).favours.add(event.favour)

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        return first.layout.stack_middle(event.favour), slot_of(last, event.seat, event.favour)

    look = movers.token(event.favour, OUT)
    return [Clip(event, start, TAKEN, lift, land, route, look, 60, True, (echoes.ring(TAKEN),))]


def _spent(event: ev.TokenReturned, _: _Order) -> list[Clip]:
    isle = isle_of(event.favour)

    def lift(stage: Stage) -> None:
        stage.seat(event.seat).favours.discard(event.favour)

    def land(stage: Stage) -> None:
        stage.shown.favours_left[isle] += 1

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        return slot_of(first, event.seat, event.favour), last.layout.stack_middle(event.favour)

    return [Clip(event, 0, SPENT, lift, land, route, movers.token(event.favour, IN), 40, True)]


def _tired(event: ev.Tired, _: _Order) -> list[Clip]:
    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        return awake_of(first, event.island, event.seat), boat_of(last, event.island, event.seat)

    def lift(stage: Stage) -> None:
        add(stage, event.seat, event.island, active=-event.novices)

    def land(stage: Stage) -> None:
        add(stage, event.seat, event.island, inactive=event.novices)

    return [Clip(event, 0, TIRED, lift, land, route, movers.resting(event.novices, STD, False))]


def _woken(event: ev.Woken, order: _Order) -> list[Clip]:
    start = min(WAKE_STAGGER * order.woken, WAKE_LAST - WOKEN)
    order.woken += 1

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        return boat_of(first, event.island, event.seat), awake_of(last, event.island, event.seat)

    def lift(stage: Stage) -> None:
        add(stage, event.seat, event.island, inactive=-event.novices)

    def land(stage: Stage) -> None:
        add(stage, event.seat, event.island, active=event.novices)

    return [Clip(event, start, WOKEN, lift, land, route, movers.resting(event.novices, OUT, True))]


def _recruited(event: ev.Recruited, _: _Order) -> list[Clip]:
    def lift(stage: Stage) -> None:
        stage.seat(event.seat).supply -= 1

    def land(stage: Stage) -> None:
        add(stage, event.seat, event.island, inactive=1)

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        return count_of(first, event.seat, "reserve"), boat_of(last, event.island, event.seat)

    look = movers.pawns(1, OUT, tires=True, from_chip=True)
    return [Clip(event, 0, RECRUITED, lift, land, route, look, 40, True)]


def _pairs(event: ev.PairsPlaced, _: _Order) -> list[Clip]:
    return [_pair(event, island, _PAIRS * number) for number, island in enumerate(event.islands)]


def _pair(event: ev.PairsPlaced, island: str, start: float) -> Clip:
    def lift(stage: Stage) -> None:
        stage.seat(event.seat).supply -= 2

    def land(stage: Stage) -> None:
        add(stage, event.seat, island, active=2)

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        return count_of(first, event.seat, "reserve"), awake_of(last, island, event.seat)

    look = movers.pawns(2, OUT, from_chip=True)
    return Clip(event, start, TAKEN, lift, land, route, look, 60, True)


def _shrine(event: ev.ShrinePlaced, _: _Order) -> list[Clip]:
    def lift(stage: Stage) -> None:
        stage.seat(event.seat).shrines_left -= 1

    def land(stage: Stage) -> None:
        stage.seat(event.seat).shrines[isle_of(event.island)] = True

    def route(_: Stage, last: Stage) -> Sequence[Pixel]:
        return (last.layout.shrine_foot(last.shown, event.island, event.seat),)

    return [Clip(event, 0, SHRINE, lift, land, route, movers.shrine)]


# ---- boats


def _moved(event: ev.Moved, order: _Order) -> list[Clip]:
    sail, tide = event.vehicle == "sail", event.vehicle == "tide"
    length = SWELL + DRIFT if tide else SAILED if sail else ROWED
    start = 0.0 if tide else min(ROW_STAGGER * order.moved, ROW_LAST - length)
    order.moved += 1

    def lift(stage: Stage) -> None:
        if event.origin == "jetty":
            stage.seat(event.seat).jetty -= event.novices
        else:
            tired = event.novices if event.inactive else 0
            add(stage, event.seat, event.origin, tired - event.novices, -tired)

    def land(stage: Stage) -> None:
        add(stage, event.seat, event.destination, *((event.novices, 0) if sail else (0, event.novices)))

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        layout, home = first.layout, event.origin == "jetty"
        origin = lanes.JETTY if home else layout.ring.index(event.origin)
        way = [layout.at(*point) for point in lanes.lane(origin, layout.ring.index(event.destination))]
        leave = [] if home else [boat_of(first, event.origin, event.seat)]
        return [*leave, *way, boat_of(last, event.destination, event.seat)]

    if tide:
        look = movers.drifting(event.novices, SWELL / length)
        behind = [echoes.wake(DRIFT, SWELL)] if order.moved > 1 else [echoes.swell(length), echoes.wake(DRIFT, SWELL)]
    else:
        look = movers.sailboat(event.novices) if sail else movers.rowboat(event.novices, True)
        behind = [echoes.wake(length)]
    return [Clip(event, start, length, lift, land, route, look, echoes=behind, marks=[echoes.arrows()])]


# ---- the temple


def _appointed(event: ev.Appointed, _: _Order) -> list[Clip]:
    def lift(stage: Stage) -> None:
        add(stage, event.seat, event.island, active=-1)

    def land(stage: Stage) -> None:
        stage.shown.path[event.tile] = replace(stage.shown.path[event.tile], owner=event.seat)

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        x, y = last.layout.path_tile(event.tile)
        return awake_of(first, event.island, event.seat), (x, y + last.layout.px(17))

    return [Clip(event, 0, APPOINTED, lift, land, route, movers.pawns(1, STD), 60)]


def _consecrated(event: ev.Consecrated, order: _Order) -> list[Clip]:
    order.entered = CONSECRATED
    board: list[str] = []

    def lift(stage: Stage) -> None:
        board.append(stage.shown.path.pop(event.tile).board)
        if event.origin != "path":
            add(stage, event.seat, event.origin, active=-1)

    def land(stage: Stage) -> None:
        stage.shown.fields[event.tile] = replace(stage.shown.fields[event.tile], state="held", owner=event.seat)
        stage.seat(event.seat).in_temple += 1

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        return first.layout.path_tile(event.tile), last.layout.field(event.tile)

    slide = glide(lambda pen, flight, at, _: movers.temple_tile(pen, flight, at, board[0], event.tile))
    out = [Clip(event, 0, CONSECRATED, lift, land, route, slide, echoes=[echoes.flash(CONSECRATED, event.tile)])]
    if event.origin != "path":  # V5: straight from an island

        def walk(first: Stage, last: Stage) -> Sequence[Pixel]:
            x, y = last.layout.field(event.tile)
            return awake_of(first, event.origin, event.seat), (x - last.layout.px(8), y + last.layout.px(18))

        out.append(Clip(event, 0, CONSECRATED, route=walk, look=movers.pawns(1, STD), arc=60))
    return out


def _evicted(event: ev.Evicted, order: _Order) -> list[Clip]:
    # The ring closes while the newcomer still comes: he is knocked aside at the moment of arrival.
    start = max(0.0, order.entered - RINGED) + EVICT_STAGGER * order.evicted
    order.evicted, order.spot = order.evicted + 1, event.tile
    length = RINGED + KNOCKED + THROWN

    def lift(stage: Stage) -> None:
        spot = stage.shown.fields[event.tile]
        stage.shown.fields[event.tile] = replace(spot, state="closed", owner=None, book=False)
        stage.seat(event.seat).in_temple -= 1

    def land(stage: Stage) -> None:
        if event.destination == "jetty":
            stage.seat(event.seat).jetty += 1
        else:
            add(stage, event.seat, event.destination, inactive=1)

    def route(_: Stage, last: Stage) -> Sequence[Pixel]:
        layout, home = last.layout, event.destination == "jetty"
        foot = layout.jetty_foot(last.shown, event.seat, 9) if home else boat_of(last, event.destination, event.seat)
        return layout.field(event.tile), foot

    look = movers.evicted(RINGED / length, KNOCKED / length)
    splash, cross = [echoes.splash(length)], [echoes.cross(event.tile)]
    return [Clip(event, start, length, lift, land, route, look, 140, echoes=splash, marks=cross)]


def _book(event: ev.BookMoved, order: _Order) -> list[Clip]:
    order.spot = event.target

    def lift(stage: Stage) -> None:
        stage.shown.fields[event.source] = replace(stage.shown.fields[event.source], book=False)

    def land(stage: Stage) -> None:
        stage.shown.fields[event.target] = replace(stage.shown.fields[event.target], book=True)

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        (ax, ay), (bx, by) = first.layout.field(event.source), last.layout.field(event.target)
        right, down = first.layout.px(18), first.layout.px(2)
        return (ax + right, ay + down), (bx + right, by + down)

    return [Clip(event, 0, BOOK, lift, land, route, movers.book, 60, echoes=[echoes.shield(BOOK, event.target)])]


def _council(event: ev.CouncilMoved, _: _Order) -> list[Clip]:
    def lift(stage: Stage) -> None:
        for stack in stage.shown.council:
            if event.seat in stack:
                stack.remove(event.seat)

    def land(stage: Stage) -> None:
        stage.shown.council[event.after].insert(event.height, event.seat)
        stage.seat(event.seat).council_seat = event.after
        best_first = [seat for stack in reversed(stage.shown.council) for seat in reversed(stack)]
        for rank, seat in enumerate(best_first, 1):
            stage.seat(seat).council_rank = rank

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        layout, stacks = first.layout, first.shown.council
        over = [layout.disc_foot(seat, len(stacks[seat])) for seat in range(event.before + 1, event.after)]
        return [layout.disc(first.shown, event.seat), *over, layout.disc_foot(event.after, event.height)]

    length = min(SEAT * max(1, event.after - event.before), COUNCIL_MOST)
    return [Clip(event, 0, length, lift, land, route, movers.disc)]


# ---- figures


def _figure(event: ev.FigureMoved, _: _Order) -> list[Clip]:
    steps, who = max(1, len(event.path) - 1), event.figure
    length = {"priestess": PRIESTESS, "builder": BUILDER}.get(who, APOSTATE * steps)

    def lift(stage: Stage) -> None:
        stage.shown.figures[who] = None

    def land(stage: Stage) -> None:
        stage.shown.figures[who] = event.path[-1]

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        layout = first.layout
        out = [layout.figure_foot(first.shown, who, event.path[0])]
        for here, island in zip(event.path, event.path[1:], strict=False):
            shown = last.shown if island == event.path[-1] else first.shown
            out += [layout.at(*point) for point in lanes.walk(layout.ring.index(here))]
            out.append(layout.figure_foot(shown, who, island))
        return out

    look = movers.priestess if who == "priestess" else movers.walker(who, STD if who == "builder" else None)
    behind: list[Echo] = []
    if who == "apostate":
        behind = [echoes.dark_ripple(length * step / steps, event.path[step]) for step in range(steps + 1)]
    return [Clip(event, 0, length, lift, land, route, look, echoes=behind, marks=[echoes.TRAIL])]


def _guard(event: ev.GuardMoved, _: _Order) -> list[Clip]:
    def lift(stage: Stage) -> None:
        stage.shown.guard_tile = None

    def land(stage: Stage) -> None:
        stage.shown.round += 1
        stage.shown.guard_tile = stage.shown.round

    def route(first: Stage, _: Stage) -> Sequence[Pixel]:
        layout, number = first.layout, first.shown.round
        start, end = guard_slot(number), guard_slot(number + 1)
        down = layout.guard_foot(number)[1] - layout.slot(start)[1]
        way = [(x, y + down) for x, y in (layout.slot(slot) for slot in range(start - 1, end, -1))]
        return [layout.guard_foot(number), *way, layout.guard_foot(number + 1)]

    look = movers.walker("guard", STD)
    return [Clip(event, 0, GUARD, lift, land, route, look, marks=[echoes.TRAIL])]


def _released(guard: Clip, after: View) -> Clip:
    """Behind the Guard the lanterns are lit one by one; then the paving and the tiles are released."""
    walked = [lamp for lamp in places.LANTERNS if guard_slot(after.round) < lamp[0] <= guard_slot(after.round - 1)]
    lamps = sorted(walked, reverse=True)
    behind = [
        echoes.lantern(LANTERNS * (number + 1), GUARD - LANTERNS * (number + 1), lamp[1:])
        for number, lamp in enumerate(lamps)
    ]

    def lift(stage: Stage) -> None:
        for tile in after.path:
            if tile.tile in stage.shown.path:
                stage.shown.path[tile.tile] = replace(stage.shown.path[tile.tile], state=tile.state)

    clip = Clip(guard.event, guard.end, 0, lift, fade=LANTERNS * 3)
    clip.echoes = [replace(echo, start=echo.start - guard.end) for echo in behind]
    return clip


# ---- candles, rounds, points


def _candle(event: ev.CandleOut, _: _Order) -> list[Clip]:
    number = event.left

    def lift(stage: Stage) -> None:
        stage.shown.candles = event.left
        stage.shown.in_hand |= {("candle", number)}

    def land(stage: Stage) -> None:
        stage.shown.in_hand -= {("candle", number)}

    smoke = [echoes.smoke(CANDLE / 2, number)]
    return [Clip(event, 0, CANDLE, lift, land, look=movers.candle(number), echoes=smoke, fade=DARKENS)]


def _began(event: ev.RoundBegan, _: _Order) -> list[Clip]:
    def lift(stage: Stage) -> None:
        stage.shown.candles = event.candles

    def land(stage: Stage) -> None:
        stage.shown.turn = stage.shown.start = event.start

    return [Clip(event, 0, DARKENS, lift, land, fade=DARKENS)]


def _points(event: ev.Points, order: _Order) -> list[Clip]:
    if event.cause in _AT_THE_END or event.cause in _ROUND_END or not event.points:
        return []  # the scoring has told it: only the counter turns
    words = f"+{event.points}" if event.points > 0 else f"{_MINUS}{-event.points}"
    spot = order.spot if event.cause in ("eviction", "book") else 0

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        layout = first.layout
        home = layout.panels[event.seat].name.midright
        if event.cause == "candle":
            return layout.candles.center, home
        if spot:
            return layout.field(spot), home
        x, y = layout.guard_foot(first.shown.guard_tile or first.shown.round)
        return (x, y - layout.px(70)), home

    start = 0.0
    if event.cause == "guard":
        start = min(order.entered, _PAID_AT)
    elif event.cause == "eviction":
        start = order.entered + EVICT_STAGGER * (order.evicted - 1)
    return [Clip(event, start, AWARD, route=route, look=movers.points(words), over=True, marks=[echoes.award(words)])]


def _rolls(events: Sequence[Any], made: Sequence[Clip], before: Shown, after: View | None) -> list[Clip]:
    """The counters of all whose influence changes; they begin when the first points reach the panel."""
    out = []
    for seat in before.seats:
        first = last = seat.ip
        if after is not None:
            last = after.seats[seat.seat].ip
        else:
            last += sum(event.points for event in events if isinstance(event, ev.Points) and event.seat == seat.seat)
        if first == last:
            continue
        arrived = [clip.end for clip in made if isinstance(clip.event, ev.Points) and clip.event.seat == seat.seat]
        out.append(_roll(seat.seat, first, last, min(arrived, default=0)))
    return out


def _roll(seat: int, first: int, last: int, start: float) -> Clip:
    def lift(stage: Stage) -> None:
        stage.shown.in_hand |= {("ip", seat)}

    def land(stage: Stage) -> None:
        stage.seat(seat).ip = last
        stage.shown.in_hand -= {("ip", seat)}

    length = min(max(POINT * abs(last - first), ROLL_LEAST), ROLL_MOST)
    return Clip(None, start, length, lift, land, look=movers.rolling(seat, first, last), over=True)


def _silent(event: Any, _: _Order) -> list[Clip]:
    """What moves nothing by itself: sounds still hear of it."""
    return [Clip(event, 0, 0)]


MAKERS: Final[dict[type, Callable[[Any, _Order], list[Clip]]]] = {
    ev.ShrinePlaced: _shrine,
    ev.PairsPlaced: _pairs,
    ev.TokenTaken: _taken,
    ev.TokenReturned: _spent,
    ev.Tired: _tired,
    ev.Woken: _woken,
    ev.Recruited: _recruited,
    ev.Moved: _moved,
    ev.CouncilMoved: _council,
    ev.FigureMoved: _figure,
    ev.Appointed: _appointed,
    ev.Consecrated: _consecrated,
    ev.Evicted: _evicted,
    ev.BookMoved: _book,
    ev.CandleOut: _candle,
    ev.Points: _points,
    ev.PhaseEnded: _silent,
    ev.ScoringBeat: _silent,
    ev.RoundScored: _silent,
    ev.GuardMoved: _guard,
    ev.RoundBegan: _began,
    ev.GameEnded: _silent,
}
