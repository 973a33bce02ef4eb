"""Clips of the islands and the water: tokens, novices, shrines, boats."""

from collections.abc import Sequence
from typing import Final

from luna.games.luna.board.layout import lanes
from luna.games.luna.board.motion import effects, looks, pieces
from luna.games.luna.board.motion.effects import DRIFT, SWELL
from luna.games.luna.board.motion.pieces import Action, adds, boat, counts, left
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.rules import events as ev
from luna.shell.board.films.film import Clip, Stage, way
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
SAILED: Final = 800
_PAIRS: Final = 90


def taken(event: ev.TokenTaken, action: Action) -> list[Clip]:
    start, favour = _PAIRS * action.taken, event.favour
    action.taken += 1

    def land(shown: ViewModel) -> None:
        shown.seats[event.seat].favours.add(favour)

    route, ring = way(pieces.stack(favour), pieces.slot(event.seat, favour)), (effects.landing_ring(IN_PLACE),)
    look = looks.taken(favour)
    return [Clip(event, start, TAKEN, left(favour, -1), land, route, look, 60, True, ring, heard=IN_PLACE)]


def spent(event: ev.TokenReturned, _: Action) -> list[Clip]:
    favour = event.favour

    def lift(shown: ViewModel) -> None:
        shown.seats[event.seat].favours.discard(favour)

    route = way(pieces.slot(event.seat, favour), pieces.stack(favour))
    return [Clip(event, 0, SPENT, lift, left(favour, 1), route, looks.token(favour, IN), 40, True)]


def tired(event: ev.Tired, _: Action) -> list[Clip]:
    seat, island, count = event.seat, event.island, event.novices
    lift, land = adds(seat, island, -count), adds(seat, island, tired=count)
    route, look = way(pieces.awake(island, seat), boat(island, seat)), looks.resting(count, STD, False)
    return [Clip(event, 0, TIRED, lift, land, route, look)]


def woken(event: ev.Woken, action: Action) -> list[Clip]:
    seat, island, count = event.seat, event.island, event.novices
    start = min(WAKE_STAGGER * action.woken, WAKE_LAST - WOKEN)
    action.woken += 1
    lift, land = adds(seat, island, tired=-count), adds(seat, island, count)
    route, look = way(boat(island, seat), pieces.awake(island, seat)), looks.resting(count, OUT, True)
    return [Clip(event, start, WOKEN, lift, land, route, look)]


def recruited(event: ev.Recruited, _: Action) -> list[Clip]:
    seat, island = event.seat, event.island
    lift, land, route = (
        counts(seat, supply=-1),
        adds(seat, island, tired=1),
        way(pieces.reserve(seat), boat(island, seat)),
    )
    look = looks.pawns(1, FLY, tires=True, from_chip=True)
    return [Clip(event, 0, RECRUITED, lift, land, route, look, 70, True, [effects.dust(ABOARD)], heard=ABOARD)]


def pairs(event: ev.PairsPlaced, _: Action) -> list[Clip]:
    seat, look = event.seat, looks.pawns(2, FLY, from_chip=True)
    lift, route = (
        counts(seat, supply=-2),
        [way(pieces.reserve(seat), pieces.awake(island, seat)) for island in event.islands],
    )
    return [
        Clip(event, _PAIRS * number, TAKEN, lift, adds(seat, island, 2), route[number], look, 60, True, heard=IN_PLACE)
        for number, island in enumerate(event.islands)
    ]


def built(event: ev.ShrinePlaced, _: Action) -> list[Clip]:
    seat, island = event.seat, event.island

    def land(shown: ViewModel) -> None:
        shown.seats[seat].shrines[pieces.isle_of(island)] = True

    def route(_: Stage, last: Stage) -> Sequence[Pixel]:
        return (last.layout.shrine_foot(last.shown, island, seat),)

    dust, look = [effects.dust(at) for at in STONES], looks.shrine([at / SHRINE for at in STONES])
    lift = counts(seat, shrines_left=-1)
    return [Clip(event, 0, SHRINE, lift, land, route, look, effects=dust, heard=STONES[0])]


def moved(event: ev.Moved, action: Action) -> list[Clip]:
    sail, tide, home = event.vehicle == "sail", event.vehicle == "tide", event.origin == "jetty"
    seat, count = event.seat, event.novices
    length = SWELL + DRIFT if tide else SAILED if sail else ROWED
    start = 0.0 if tide else min(ROW_STAGGER * action.moved, ROW_LAST - length)
    action.moved += 1
    asleep = count if event.inactive else 0
    lift = counts(seat, jetty=-count) if home else adds(seat, event.origin, asleep - count, -asleep)
    land = adds(seat, event.destination, *((count, 0) if sail else (0, count)))

    def route(first: Stage, last: Stage) -> Sequence[Pixel]:
        layout = first.layout
        origin = lanes.JETTY if home else layout.ring.index(event.origin)
        lane = [layout.at(*point) for point in lanes.lane(origin, layout.ring.index(event.destination))]
        leave = [] if home else [boat(event.origin, seat)(first)]
        return [*leave, *lane, boat(event.destination, seat)(last)]

    lapping = effects.lapping(length - 60)
    if tide:
        look = looks.drifting(count, SWELL / length)
        behind = [effects.wake(DRIFT, SWELL), lapping]
        if action.moved == 1:
            behind.insert(0, effects.swell(0))
    else:
        look = looks.sailboat(count) if sail else looks.rowboat(count, True)
        behind = [effects.wake(length), lapping]
    return [Clip(event, start, length, lift, land, route, look, effects=behind, marks=[effects.arrows(0)])]
