"""One clip for each event: its lifting, its route, its landing and its length.

Times are in milliseconds at speed 1. All clips of one action run in parallel; dependent ones (the evicted after the
newcomer) start later. This module has the table of all events, the clips without a place (candles, rounds, points), and
those on the islands and the water.
"""

from collections.abc import Sequence
from typing import Any, Final

from luna.games.luna.board.layout import lanes
from luna.games.luna.board.motion import clips_temple, effects, looks, pieces
from luna.games.luna.board.motion.effects import DRIFT, SWELL
from luna.games.luna.board.motion.pieces import Action, Maker, adds, beside, boat, both, counts, field, held, left, sets
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.views import View
from luna.shell.board.films.film import Clip, Stage, way
from luna.shell.board.pen import Pixel
from luna.shell.drawing.motion import FLY, OUT, STD

AWARD: Final = 460
CANDLE, BLOWN, EASES, LAST = 600, 150, 400, 1600
DARKENS: Final = 600
POINT, ROLL_LEAST, ROLL_MOST = 40, 250, 800
_BURSTS: Final = 40  # milliseconds from a landing to its points
_AFTER: Final = 240  # from a landing to the points of an eviction: those of the field have left by then
_OVER: Final = 40  # u: the height of points over a field, clear of the novice
_MINUS: Final = "\u2212"
_TOLD: Final = ("priestess", "apostate", "temple", "shrines", "favours", "council")
"""Causes that the scoring explains: for these, only the counter turns."""


def clips(events: Sequence[Any], before: ViewModel, after: View | None) -> list[Clip]:
    """The clips of one action in the order of its events. `after`: the position then, None if more follows."""
    action = Action()
    out: list[Clip] = []
    for event in events:
        out += MAKERS[type(event)](event, action)
    if any(isinstance(event, ev.GuardMoved) for event in events):
        out += clips_temple.ordered(out, after)
    out += _rolls(events, out, before, after)
    if after is not None:
        out += [clips_temple.released(clip, after) for clip in out if isinstance(clip.event, ev.GuardMoved)]
    return out


def _candle(event: ev.CandleOut, _: Action) -> list[Clip]:
    after, length = [effects.candle_smoke(BLOWN, event.left), effects.ducking(BLOWN, event.left)], CANDLE
    if not event.left:
        after, length = [*after, effects.hush(BLOWN)], LAST
    look = looks.candle(event.left, BLOWN / length)
    return [
        Clip(event, 0, length, *held(("candle", event.left)), look=look, effects=after, heard=BLOWN),
        Clip(None, BLOWN, 0, sets(candles=event.left), fade=EASES),
    ]


def _began(event: ev.RoundBegan, _: Action) -> list[Clip]:
    land = sets(turn=event.start, start=event.start)
    return [Clip(event, 0, DARKENS, sets(candles=event.candles), land, fade=DARKENS)]


def _points(event: ev.Points, action: Action) -> list[Clip]:
    if event.cause in _TOLD or not event.points:
        return []
    words = f"+{event.points}" if event.points > 0 else f"{_MINUS}{-event.points}"
    spot = action.spot if event.cause in ("eviction", "book") else 0

    tile = spot or (action.field if event.cause == "guard" else 0)
    won = (
        beside(field(tile), 0, -_OVER)
        if tile
        else (lambda stage: stage.layout.candles.center)
        if event.cause == "candle"
        else _over_the_guard
    )

    start = 0.0
    if event.cause == "guard":
        start = action.entered + _BURSTS
    elif event.cause == "book":
        start = clips_temple.SHIELDED
    elif event.cause == "eviction":
        start = action.entered + _AFTER + clips_temple.EVICT_STAGGER * (action.evicted - 1)
    look = looks.points(words, event.points)
    route = way(won, lambda stage: stage.layout.panels[event.seat].points)
    return [Clip(event, start, AWARD, route=route, look=look, over=True, marks=[effects.award(0, words)])]


def _over_the_guard(stage: Stage) -> Pixel:
    x, y = stage.layout.guard_foot(stage.shown.guard_tile or stage.shown.round)
    return x, y - stage.layout.px(70)


def _rolls(events: Sequence[Any], made: Sequence[Clip], before: ViewModel, after: View | None) -> list[Clip]:
    """The counters of all seats whose influence changes; they start when the first points reach the panel."""
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
        out.append(rolled(seat.seat, first, last, min(arrived, default=0)))
    return out


def rolled(seat: int, first: int, last: int, start: float) -> Clip:
    """The counter of a seat rolls from one number to another."""
    (lift, back), look = held(("ip", seat)), looks.rolling(seat, first, last)
    length = min(max(POINT * abs(last - first), ROLL_LEAST), ROLL_MOST)
    return Clip(None, start, length, lift, both(counts(seat, ip=last - first), back), look=look, over=True)


def _silent(event: Any, _: Action) -> list[Clip]:
    """An event without motion; it may have a sound."""
    return [Clip(event, 0, 0)]


# ---- tokens, novices, shrines, boats


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
    route, ring = way(pieces.stack(favour), pieces.slot(event.seat, favour)), (effects.landing_ring(IN_PLACE),)
    land, look = pieces.holds(event.seat, favour, True), looks.taken(favour)
    return [Clip(event, start, TAKEN, left(favour, -1), land, route, look, 60, True, ring, heard=IN_PLACE)]


def spent(event: ev.TokenReturned, _: Action) -> list[Clip]:
    favour, lift = event.favour, pieces.holds(event.seat, event.favour, False)
    route = way(pieces.slot(event.seat, favour), pieces.stack(favour))
    return [Clip(event, 0, SPENT, lift, left(favour, 1), route, looks.token(favour), 40, True)]


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
        one, isle = shown.seats[seat], pieces.isle_of(island)
        shrines = (*one.shrines[:isle], True, *one.shrines[isle + 1 :])
        shown.seats[seat] = one._replace(shrines=shrines)

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


MAKERS: Final[dict[type, Maker]] = {
    ev.ShrinePlaced: built,
    ev.PairsPlaced: pairs,
    ev.TokenTaken: taken,
    ev.TokenReturned: spent,
    ev.Tired: tired,
    ev.Woken: woken,
    ev.Recruited: recruited,
    ev.Moved: moved,
    ev.CouncilMoved: clips_temple.council,
    ev.FigureMoved: clips_temple.figure,
    ev.Appointed: clips_temple.appointed,
    ev.Consecrated: clips_temple.consecrated,
    ev.Evicted: clips_temple.evicted,
    ev.BookMoved: clips_temple.book,
    ev.CandleOut: _candle,
    ev.Points: _points,
    ev.PhaseEnded: _silent,
    ev.ScoringBeat: _silent,
    ev.RoundScored: _silent,
    ev.GuardMoved: clips_temple.guard,
    ev.RoundBegan: _began,
    ev.GameEnded: _silent,
}
