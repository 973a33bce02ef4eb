"""Clips of the islands and the water: tokens, novices, shrines, boats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from luna.games.luna.board.layout import lanes
from luna.games.luna.board.motion import echoes, fx, movers
from luna.games.luna.board.motion.clip import Action, Clip, Stage, add, awake_of, boat_of, isle_of, reserve_of, slot_of
from luna.games.luna.rules import events as ev
from luna.shell.board.pen import Pixel
from luna.shell.drawing.motion import FLY, IN, OUT, STD

TIRED: Final = 260
TAKEN, IN_PLACE = 350, 284
SPENT: Final = 320
RECRUITED, ABOARD = 400, 308
SHRINE, STONES = 650, (240, 300, 460)
"""The last stone is the roof."""
WOKEN, WAKE_STAGGER, WAKE_LAST = 400, 25, 600
ROWED, ROW_STAGGER, ROW_LAST = 900, 60, 1300
SWELL, DRIFT = 500, 800
SAILED: Final = 800
_PAIRS: Final = 90


def taken(event: ev.TokenTaken, action: Action) -> list[Clip]:
    isle, start = isle_of(event.favour), _PAIRS * action.taken
    action.taken += 1

    def lift(stage: Stage) -> None:
        stage.shown.favours_left[isle] -= 1

    def land(stage: Stage) -> None:
        stage.seat(event.seat).favours.add(event.favour)

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        return first.layout.stack_middle(event.favour), slot_of(last, event.seat, event.favour)

    look = movers.taken(event.favour)
    return [Clip(event, start, TAKEN, lift, land, route, look, 60, True, (echoes.ring(IN_PLACE),), heard=IN_PLACE)]


def spent(event: ev.TokenReturned, _: Action) -> list[Clip]:
    isle = isle_of(event.favour)

    def lift(stage: Stage) -> None:
        stage.seat(event.seat).favours.discard(event.favour)

    def land(stage: Stage) -> None:
        stage.shown.favours_left[isle] += 1

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        return slot_of(first, event.seat, event.favour), last.layout.stack_middle(event.favour)

    return [Clip(event, 0, SPENT, lift, land, route, movers.token(event.favour, IN), 40, True)]


def tired(event: ev.Tired, _: Action) -> list[Clip]:
    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        return awake_of(first, event.island, event.seat), boat_of(last, event.island, event.seat)

    def lift(stage: Stage) -> None:
        add(stage, event.seat, event.island, active=-event.novices)

    def land(stage: Stage) -> None:
        add(stage, event.seat, event.island, inactive=event.novices)

    return [Clip(event, 0, TIRED, lift, land, route, movers.resting(event.novices, STD, False))]


def woken(event: ev.Woken, action: Action) -> list[Clip]:
    start = min(WAKE_STAGGER * action.woken, WAKE_LAST - WOKEN)
    action.woken += 1

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        return boat_of(first, event.island, event.seat), awake_of(last, event.island, event.seat)

    def lift(stage: Stage) -> None:
        add(stage, event.seat, event.island, inactive=-event.novices)

    def land(stage: Stage) -> None:
        add(stage, event.seat, event.island, active=event.novices)

    return [Clip(event, start, WOKEN, lift, land, route, movers.resting(event.novices, OUT, True))]


def recruited(event: ev.Recruited, _: Action) -> list[Clip]:
    def lift(stage: Stage) -> None:
        stage.seat(event.seat).supply -= 1

    def land(stage: Stage) -> None:
        add(stage, event.seat, event.island, inactive=1)

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        return reserve_of(first, event.seat), boat_of(last, event.island, event.seat)

    look = movers.pawns(1, FLY, tires=True, from_chip=True)
    return [Clip(event, 0, RECRUITED, lift, land, route, look, 70, True, [fx.dust(ABOARD)], heard=ABOARD)]


def pairs(event: ev.PairsPlaced, _: Action) -> list[Clip]:
    return [_pair(event, island, _PAIRS * number) for number, island in enumerate(event.islands)]


def _pair(event: ev.PairsPlaced, island: str, start: float) -> Clip:
    def lift(stage: Stage) -> None:
        stage.seat(event.seat).supply -= 2

    def land(stage: Stage) -> None:
        add(stage, event.seat, island, active=2)

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        return reserve_of(first, event.seat), awake_of(last, island, event.seat)

    look = movers.pawns(2, FLY, from_chip=True)
    return Clip(event, start, TAKEN, lift, land, route, look, 60, True, heard=IN_PLACE)


def shrine(event: ev.ShrinePlaced, _: Action) -> list[Clip]:
    def lift(stage: Stage) -> None:
        stage.seat(event.seat).shrines_left -= 1

    def land(stage: Stage) -> None:
        stage.seat(event.seat).shrines[isle_of(event.island)] = True

    def route(_: Stage, last: Stage) -> Sequence[Pixel]:
        return (last.layout.shrine_foot(last.shown, event.island, event.seat),)

    dust, look = [fx.dust(at) for at in STONES], movers.shrine([at / SHRINE for at in STONES])
    return [Clip(event, 0, SHRINE, lift, land, route, look, echoes=dust, heard=STONES[0])]


def moved(event: ev.Moved, action: Action) -> list[Clip]:
    sail, tide = event.vehicle == "sail", event.vehicle == "tide"
    length = SWELL + DRIFT if tide else SAILED if sail else ROWED
    start = 0.0 if tide else min(ROW_STAGGER * action.moved, ROW_LAST - length)
    action.moved += 1

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

    lapping = echoes.lapping(length - 60)
    if tide:
        look = movers.drifting(event.novices, SWELL / length)
        behind = [echoes.wake(DRIFT, SWELL), lapping]
        if action.moved == 1:
            behind.insert(0, echoes.swell(length))
    else:
        look = movers.sailboat(event.novices) if sail else movers.rowboat(event.novices, True)
        behind = [echoes.wake(length), lapping]
    return [Clip(event, start, length, lift, land, route, look, echoes=behind, marks=[echoes.arrows()])]
