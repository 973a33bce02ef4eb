"""One clip for each event: what it lifts, which picture it carries where, what it puts down, and how long that takes.

Times are those of ux.md 4.3, in milliseconds at speed 1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from luna.client.motion import IN, OUT, STD, sine
from luna.client.tables.luna.backdrop import GLAZE
from luna.client.tables.luna.clip import Clip, Stage, add, awake_of, boat_of, count_of, isle_of, novice, slot_of
from luna.client.tables.luna.pen import Pixel
from luna.client.tables.luna.places import guard_slot
from luna.games.luna import events as ev


def clips(events: Sequence[Any]) -> list[Clip]:
    """The clips of one action, in the order of its events."""
    out: list[Clip] = []
    after = 0.0  # when the newcomer has arrived in the temple
    evicted = woken = moved = taken = 0
    for event in events:
        if isinstance(event, ev.Consecrated):
            out.append(_consecrated(event))
            after = 600
        elif isinstance(event, ev.Evicted):
            out.append(_evicted(event, after + 110 * evicted))
            evicted += 1
        elif isinstance(event, ev.Points):
            out.append(_points(event, after))
        elif isinstance(event, ev.Woken):
            out.append(_woken(event, min(25 * woken, 200)))
            woken += 1
        elif isinstance(event, ev.Moved):
            out.append(_moved(event, 60 * moved))
            moved += 1
        elif isinstance(event, ev.TokenTaken):
            out.append(_taken(event, 90 * taken))
            taken += 1
        elif isinstance(event, ev.PairsPlaced):
            out += [_pair(event, island, 90 * number) for number, island in enumerate(event.islands)]
        elif type(event) in _MAKERS:
            out.append(_MAKERS[type(event)](event))
    return out


def _taken(event: ev.TokenTaken, start: float) -> Clip:
    isle = isle_of(event.favour)

    def lift(stage: Stage) -> None:
        stage.shown.favours_left[isle] -= 1

    def land(stage: Stage) -> None:
        stage.seat(event.seat).favours.add(event.favour)

    def route(stage: Stage) -> Sequence[Pixel]:
        return stage.layout.stack_middle(event.favour), slot_of(stage, event.seat, event.favour)

    return Clip(start, 420, OUT, lift, land, route, pictures=[(f"favours/favour-{event.favour}", 0, 1.0)], arc=60)


def _returned(event: ev.TokenReturned) -> Clip:
    isle = isle_of(event.favour)

    def lift(stage: Stage) -> None:
        stage.seat(event.seat).favours.discard(event.favour)

    def land(stage: Stage) -> None:
        stage.shown.favours_left[isle] += 1

    def route(stage: Stage) -> Sequence[Pixel]:
        return slot_of(stage, event.seat, event.favour), stage.layout.stack_middle(event.favour)

    return Clip(0, 320, IN, lift, land, route, pictures=[(f"favours/favour-{event.favour}", 0, 1.0)], arc=40)


def _tired(event: ev.Tired) -> Clip:
    def route(stage: Stage) -> Sequence[Pixel]:
        return awake_of(stage, event.island, event.seat), boat_of(stage, event.island, event.seat)

    clip = Clip(
        0,
        220,
        STD,
        lambda stage: add(stage, event.seat, event.island, active=-event.novices),
        lambda stage: add(stage, event.seat, event.island, inactive=event.novices),
        route,
    )
    return novice(clip, event.seat, "inactive")


def _woken(event: ev.Woken, start: float) -> Clip:
    def route(stage: Stage) -> Sequence[Pixel]:
        return boat_of(stage, event.island, event.seat), awake_of(stage, event.island, event.seat)

    clip = Clip(
        start,
        400,
        OUT,
        lambda stage: add(stage, event.seat, event.island, inactive=-event.novices),
        lambda stage: add(stage, event.seat, event.island, active=event.novices),
        route,
    )
    return novice(clip, event.seat)


def _recruited(event: ev.Recruited) -> Clip:
    def lift(stage: Stage) -> None:
        stage.seat(event.seat).supply -= 1

    def route(stage: Stage) -> Sequence[Pixel]:
        return count_of(stage, event.seat, "reserve"), boat_of(stage, event.island, event.seat)

    clip = Clip(0, 360, OUT, lift, lambda stage: add(stage, event.seat, event.island, inactive=1), route, arc=40)
    return novice(clip, event.seat)


def _pair(event: ev.PairsPlaced, island: str, start: float) -> Clip:
    def lift(stage: Stage) -> None:
        stage.seat(event.seat).supply -= 2

    def route(stage: Stage) -> Sequence[Pixel]:
        return count_of(stage, event.seat, "reserve"), awake_of(stage, island, event.seat)

    clip = Clip(start, 420, OUT, lift, lambda stage: add(stage, event.seat, island, active=2), route, arc=60)
    return novice(clip, event.seat)


def _shrine(event: ev.ShrinePlaced) -> Clip:
    def lift(stage: Stage) -> None:
        stage.seat(event.seat).shrines_left -= 1
        clip.pictures = [(f"orders/shrine-{stage.seat(event.seat).order}", 0, 1.0)]

    def land(stage: Stage) -> None:
        stage.seat(event.seat).shrines[isle_of(event.island)] = True

    def route(stage: Stage) -> Sequence[Pixel]:
        return (stage.layout.shrine_foot(stage.shown, event.island, event.seat),)

    clip = Clip(0, 480, OUT, lift, land, route, grows=True)
    return clip


def _moved(event: ev.Moved, start: float) -> Clip:
    awake = event.vehicle == "sail"

    def lift(stage: Stage) -> None:
        seat = stage.seat(event.seat)
        if event.origin == "jetty":
            seat.jetty -= event.novices
        else:
            add(stage, event.seat, event.origin, *((0, -event.novices) if event.inactive else (-event.novices, 0)))
        rowboat = f"orders/rowboat-{seat.order}-{min(event.novices, 2 if awake else 3)}{'-active' if awake else ''}"
        clip.pictures = [("boats/sailboat", 0, 1.0)] if awake else [(rowboat, 0, 1.0)]
        if awake:
            clip.pictures = [("boats/sailboat", 0, 1.0), (f"orders/novice-{seat.order}-active", 0, 0.8)]

    def land(stage: Stage) -> None:
        add(stage, event.seat, event.destination, *((event.novices, 0) if awake else (0, event.novices)))

    def route(stage: Stage) -> Sequence[Pixel]:
        layout = stage.layout
        first = layout.jetty.center if event.origin == "jetty" else boat_of(stage, event.origin, event.seat)
        last = boat_of(stage, event.destination, event.seat)
        return first, last

    clip = Clip(start, 800 if awake else 700, sine, lift, land, route)
    return clip


def _council(event: ev.CouncilMoved) -> Clip:
    def lift(stage: Stage) -> None:
        for stack in stage.shown.council:
            if event.seat in stack:
                stack.remove(event.seat)
        clip.pictures = [(f"orders/disc-{stage.seat(event.seat).order}", 0, 1.0)]

    def land(stage: Stage) -> None:
        stage.shown.council[event.after].insert(event.height, event.seat)
        stage.seat(event.seat).council_seat = event.after

    def route(stage: Stage) -> Sequence[Pixel]:
        stops = [
            stage.layout.disc_foot(seat, len(stage.shown.council[seat])) for seat in range(event.before, event.after)
        ]
        return [*stops, stage.layout.disc_foot(event.after, event.height)]

    clip = Clip(0, min(110 * max(1, event.after - event.before), 600), STD, lift, land, route)
    return clip


def _figure(event: ev.FigureMoved) -> Clip:
    steps = max(1, len(event.path) - 1)
    length = {"priestess": 1100, "builder": 800}.get(event.figure, 240 * steps)
    curve = sine if event.figure == "priestess" else STD

    def lift(stage: Stage) -> None:
        stage.shown.figures[event.figure] = None

    def land(stage: Stage) -> None:
        stage.shown.figures[event.figure] = event.path[-1]

    def route(stage: Stage) -> Sequence[Pixel]:
        return [stage.layout.figure_foot(stage.shown, event.figure, island) for island in event.path]

    glow = [("figures/priestess-glow", 0.0, 1.0)] if event.figure == "priestess" else []
    return Clip(0, length, curve, lift, land, route, pictures=[*glow, (f"figures/{event.figure}", 0, 1.0)])


def _appointed(event: ev.Appointed) -> Clip:
    def route(stage: Stage) -> Sequence[Pixel]:
        return awake_of(stage, event.island, event.seat), stage.layout.path_tile(event.tile)

    def land(stage: Stage) -> None:
        stage.shown.path[event.tile].owner = event.seat

    clip = Clip(0, 450, STD, lambda stage: add(stage, event.seat, event.island, active=-1), land, route, arc=60)
    return novice(clip, event.seat)


def _consecrated(event: ev.Consecrated) -> Clip:
    def lift(stage: Stage) -> None:
        tile = stage.shown.path.pop(event.tile)
        if event.origin != "path":
            add(stage, event.seat, event.origin, active=-1)
        order = stage.seat(event.seat).order
        clip.pictures = [(f"tiles/tile-{GLAZE[tile.board]}-held", 0, 1.0), (f"orders/novice-{order}-active", 17, 0.95)]

    def land(stage: Stage) -> None:
        spot = stage.shown.fields[event.tile]
        spot.state, spot.owner = "held", event.seat
        stage.seat(event.seat).in_temple += 1

    def route(stage: Stage) -> Sequence[Pixel]:
        return stage.layout.path_tile(event.tile), stage.layout.field(event.tile)

    clip = Clip(0, 600, STD, lift, land, route)
    return clip


def _evicted(event: ev.Evicted, start: float) -> Clip:
    def lift(stage: Stage) -> None:
        spot = stage.shown.fields[event.tile]
        spot.state, spot.owner, spot.book = "closed", None, False
        stage.seat(event.seat).in_temple -= 1

    def land(stage: Stage) -> None:
        if event.destination == "jetty":
            stage.seat(event.seat).jetty += 1
        else:
            add(stage, event.seat, event.destination, inactive=1)

    def route(stage: Stage) -> Sequence[Pixel]:
        layout = stage.layout
        home = event.destination == "jetty"
        foot = layout.jetty_foot(stage.shown, event.seat, 9) if home else boat_of(stage, event.destination, event.seat)
        return layout.field(event.tile), foot

    return novice(Clip(start + 120, 520, OUT, lift, land, route, arc=140), event.seat)


def _book(event: ev.BookMoved) -> Clip:
    def lift(stage: Stage) -> None:
        stage.shown.fields[event.source].book = False

    def land(stage: Stage) -> None:
        stage.shown.fields[event.target].book = True

    def route(stage: Stage) -> Sequence[Pixel]:
        return stage.layout.field(event.source), stage.layout.field(event.target)

    return Clip(0, 420, OUT, lift, land, route, pictures=[("temple/book", 0, 1.2)], arc=50)


def _candle(event: ev.CandleOut) -> Clip:
    def land(stage: Stage) -> None:
        stage.shown.candles = event.left

    return Clip(0, 380, STD, land=land)


_MINUS = "\u2212"


def _points(event: ev.Points, start: float) -> Clip:
    def land(stage: Stage) -> None:
        # Not the total: with live scoring (O1) more is shown than the rules have written down.
        stage.seat(event.seat).ip += event.points

    def route(stage: Stage) -> Sequence[Pixel]:
        layout = stage.layout
        home = layout.panels[event.seat].name.midright
        here = layout.candles.center if event.cause == "candle" else layout.field(min(stage.shown.fields))
        if event.cause in ("guard", "eviction"):
            here = layout.guard_foot(stage.shown.guard_tile or stage.shown.round)
        return here, home

    sign = f"+{event.points}" if event.points > 0 else f"{_MINUS}{-event.points}"
    return Clip(start, 500, OUT, land=land, route=route, words=sign)


def _guard(_: ev.GuardMoved) -> Clip:
    def lift(stage: Stage) -> None:
        stage.shown.guard_tile = None

    def land(stage: Stage) -> None:
        stage.shown.guard_tile = stage.shown.round = stage.shown.round + 1

    def route(stage: Stage) -> Sequence[Pixel]:
        layout, number = stage.layout, stage.shown.round
        first, last = guard_slot(number), guard_slot(number + 1)
        way = [layout.slot(slot) for slot in range(first - 1, last, -1)]
        return [layout.guard_foot(number), *way, layout.guard_foot(number + 1)]

    return Clip(0, 700, STD, lift, land, route, pictures=[("figures/guard", 0, 1.0)])


def _began(event: ev.RoundBegan) -> Clip:
    def land(stage: Stage) -> None:
        stage.shown.candles, stage.shown.turn = event.candles, event.start

    return Clip(0, 600, STD, land=land)


def _scored(event: ev.RoundScored) -> Clip:
    def land(stage: Stage) -> None:
        for seat, points in enumerate(event.after):
            stage.seat(seat).ip += points - event.before[seat]

    return Clip(0, 250, STD, land=land)


_MAKERS: dict[type, Callable[[Any], Clip]] = {
    ev.TokenReturned: _returned,
    ev.Tired: _tired,
    ev.Recruited: _recruited,
    ev.ShrinePlaced: _shrine,
    ev.CouncilMoved: _council,
    ev.FigureMoved: _figure,
    ev.Appointed: _appointed,
    ev.BookMoved: _book,
    ev.CandleOut: _candle,
    ev.GuardMoved: _guard,
    ev.RoundBegan: _began,
    ev.RoundScored: _scored,
}
