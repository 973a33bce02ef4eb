"""Clips of Temple Island and of the figures: path, temple, Council, and the four who walk."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from luna.games.luna.board.layout import lanes, places
from luna.games.luna.board.layout.places import guard_slot
from luna.games.luna.board.motion import echoes, fx, movers
from luna.games.luna.board.motion.clip import Action, Clip, Echo, Stage, add, awake_of, boat_of
from luna.games.luna.board.shown import BIDDING
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.views import View
from luna.shell.board.pen import Pixel
from luna.shell.drawing.motion import STD

APPOINTED, DOWN, FLASHES = 420, 342, 300
CONSECRATED, LANDS = 560, 525
"""The Guard steps, his light falls on the field, the novice jumps and lands."""
BIDS: Final = 80
LOOKS_UP, THROWN, CLIMBS, SHAKES, EVICT_STAGGER = 170, 390, 180, 340, 140
EVICTED: Final = LOOKS_UP + THROWN + CLIMBS + SHAKES
BOOK, SHIELDED = 450, 330
SEAT, COUNCIL_LEAST, COUNCIL_MOST, COUNCIL_DOWN = 70, 200, 560, (0.95, 80)
PRIESTESS: Final = 2400
BUILDER: Final = 700
APOSTATE, PALL, GATHERS = 240, 800, 200  # for each island, and at least; until he slides
GUARD, STEP = 600, 120


def appointed(event: ev.Appointed, _: Action) -> list[Clip]:
    def lift(stage: Stage) -> None:
        add(stage, event.seat, event.island, active=-1)

    def land(stage: Stage) -> None:
        stage.shown.path[event.tile] = replace(stage.shown.path[event.tile], owner=event.seat)

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        x, y = last.layout.path_tile(event.tile)
        return awake_of(first, event.island, event.seat), (x, y + last.layout.px(17))

    landed = [fx.dust(DOWN), echoes.ring(FLASHES, echoes.BRONZE)]
    return [Clip(event, 0, APPOINTED, lift, land, route, movers.jumper, 84, echoes=landed, heard=DOWN)]


def consecrated(event: ev.Consecrated, action: Action) -> list[Clip]:
    action.entered, action.field = CONSECRATED, event.tile
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

    look = movers.consecrated(lambda: board[0], event.tile)
    landed = [
        fx.field_flash(LANDS, event.tile),
        fx.dust(LANDS),
        fx.sparks(CONSECRATED, "gold"),
        *([echoes.guards_light(event.tile, CONSECRATED)] if event.origin == "path" else []),
    ]
    out = [Clip(event, 0, CONSECRATED, lift, land, route, look, 70, echoes=landed, heard=LANDS), _bidding()]
    if event.origin != "path":  # V5: straight from an island

        def walk(first: Stage, last: Stage) -> Sequence[Pixel]:
            x, y = last.layout.field(event.tile)
            return awake_of(first, event.origin, event.seat), (x - last.layout.px(8), y + last.layout.px(18))

        out.append(Clip(event, 0, CONSECRATED, route=walk, look=movers.pawns(1, STD), arc=60))
    return out


def _bidding() -> Clip:
    """The Guard raises his spear, light falls from it, and he sets it down as the novice lands."""

    def lift(stage: Stage) -> None:
        stage.shown.in_hand |= {BIDDING}

    def land(stage: Stage) -> None:
        stage.shown.in_hand -= {BIDDING}

    return Clip(None, BIDS, LANDS - BIDS, lift, land)


def evicted(event: ev.Evicted, action: Action) -> list[Clip]:
    """He looks up while the newcomer comes down, is knocked into the water, climbs out and shakes himself."""
    start = max(0.0, action.entered - LOOKS_UP) + EVICT_STAGGER * action.evicted
    action.evicted, action.spot = action.evicted + 1, event.tile

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
        water = layout.at(*places.BY_JETTY) if home else foot
        return layout.field(event.tile), water, foot

    wet = LOOKS_UP + THROWN
    look = movers.evicted(LOOKS_UP / EVICTED, wet / EVICTED, (wet + CLIMBS) / EVICTED)
    splash, cross = (
        [fx.splash(wet, 1), fx.drips(wet + CLIMBS + 60), fx.drips(wet + CLIMBS + 180)],
        [echoes.cross(event.tile)],
    )
    return [Clip(event, start, EVICTED, lift, land, route, look, 130, echoes=splash, marks=cross, heard=LOOKS_UP)]


def book(event: ev.BookMoved, action: Action) -> list[Clip]:
    action.spot = event.target

    def lift(stage: Stage) -> None:
        stage.shown.fields[event.source] = replace(stage.shown.fields[event.source], book=False)

    def land(stage: Stage) -> None:
        stage.shown.fields[event.target] = replace(stage.shown.fields[event.target], book=True)

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        (ax, ay), (bx, by) = first.layout.field(event.source), last.layout.field(event.target)
        right, down = first.layout.px(18), first.layout.px(2)
        return (ax + right, ay + down), (bx + right, by + down)

    return [
        Clip(
            event,
            0,
            BOOK,
            lift,
            land,
            route,
            movers.book,
            60,
            echoes=[echoes.shield(SHIELDED, event.target), fx.sparks(SHIELDED, "silver")],
        )
    ]


def council(event: ev.CouncilMoved, _: Action) -> list[Clip]:
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

    length = min(max(COUNCIL_LEAST, SEAT * (event.after - event.before)), COUNCIL_MOST)
    return [Clip(event, 0, length, lift, land, route, movers.disc, heard=COUNCIL_DOWN[0] * length - COUNCIL_DOWN[1])]


def figure(event: ev.FigureMoved, _: Action) -> list[Clip]:
    steps, who = max(1, len(event.path) - 1), event.figure
    length = {"priestess": PRIESTESS, "builder": BUILDER}.get(who, max(APOSTATE * steps, PALL))

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

    heard = GATHERS if who == "apostate" else 0
    look = {"priestess": movers.priestess, "builder": movers.builder}.get(who) or movers.apostate(GATHERS / length)
    behind: list[Echo] = echoes.glide_rings(length) if who == "priestess" else []
    if who == "apostate":
        slides = length - GATHERS
        behind = [echoes.dark_ripple(GATHERS + slides * step / steps, event.path[step]) for step in range(steps + 1)]
        behind += [echoes.relief(GATHERS, event.path[0]), echoes.pall(length)]
    return [Clip(event, 0, length, lift, land, route, look, echoes=behind, marks=[echoes.TRAIL], heard=heard)]


def guard(event: ev.GuardMoved, _: Action) -> list[Clip]:
    def lift(stage: Stage) -> None:
        stage.shown.guard_tile = None

    def land(stage: Stage) -> None:
        stage.shown.round += 1
        stage.shown.guard_tile = stage.shown.round
        stage.shown.nightfall = 0.0

    def route(first: Stage, _: Stage) -> Sequence[Pixel]:
        layout, number = first.layout, first.shown.round
        start, end = guard_slot(number), guard_slot(number + 1)
        down = layout.guard_foot(number)[1] - layout.slot(start)[1]
        way = [(x, y + down) for x, y in (layout.slot(slot) for slot in range(start - 1, end, -1))]
        return [layout.guard_foot(number), *way, layout.guard_foot(number + 1)]

    return [Clip(event, 0, GUARD, lift, land, route, movers.guard, marks=[echoes.TRAIL], heard=STEP)]


def released(guard: Clip, after: View) -> Clip:
    """Behind the Guard the lanterns are lit one by one; then the paving and the tiles are released."""
    walked = [lamp for lamp in places.LANTERNS if guard_slot(after.round) < lamp[0] <= guard_slot(after.round - 1)]
    lamps = sorted(walked, reverse=True)
    behind = [
        echoes.lantern(STEP * (number + 1), GUARD - STEP * (number + 1), lamp[1:]) for number, lamp in enumerate(lamps)
    ]

    def lift(stage: Stage) -> None:
        for tile in after.path:
            if tile.tile in stage.shown.path:
                stage.shown.path[tile.tile] = replace(stage.shown.path[tile.tile], state=tile.state)

    clip = Clip(None, guard.end, 0, lift, fade=2 * STEP)
    clip.echoes = [replace(echo, start=echo.start - guard.end) for echo in behind]
    return clip
