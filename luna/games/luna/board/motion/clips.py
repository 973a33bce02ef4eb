"""One clip for each event: what it lifts, which way it takes, what it puts down, and how long that takes.

Times are in milliseconds at speed 1. Everything of one action happens side by side; what waits for
something else (the evicted for the newcomer) starts later. Here is the table of them all, and what belongs to no
place: candles, rounds, points.
"""

from collections.abc import Sequence
from typing import Any, Final

from luna.games.luna.board.motion import clips_islands, clips_temple, effects, looks
from luna.games.luna.board.motion.pieces import Action, Maker, beside, both, counts, field, held, sets
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.views import View
from luna.shell.board.films.film import Clip, Stage, way
from luna.shell.board.pen import Pixel

AWARD: Final = 460
CANDLE, BLOWN, EASES, LAST = 600, 150, 400, 1600
DARKENS: Final = 600
POINT, ROLL_LEAST, ROLL_MOST = 40, 250, 800
_BURSTS: Final = 40  # milliseconds from a landing to its points
_AFTER: Final = 240  # from a landing to the points of an eviction: those of the field have left by then
_OVER: Final = 40  # u: so high over a field points stand, clear of the novice
_MINUS: Final = "\u2212"
_TOLD: Final = ("priestess", "apostate", "temple", "shrines", "favours", "council")
"""Causes that the scoring tells: only the counter turns."""


def clips(events: Sequence[Any], before: ViewModel, after: View | None) -> list[Clip]:
    """The clips of one action in the order of its events. `after`: the position then, None when more follows."""
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
    """The counters of all seats whose influence changes; they begin when the first points reach the panel."""
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
    """The counter of a seat turns from one number to another."""
    (lift, back), look = held(("ip", seat)), looks.rolling(seat, first, last)
    length = min(max(POINT * abs(last - first), ROLL_LEAST), ROLL_MOST)
    return Clip(None, start, length, lift, both(counts(seat, ip=last - first), back), look=look, over=True)


def _silent(event: Any, _: Action) -> list[Clip]:
    """An event without motion; it may have a sound."""
    return [Clip(event, 0, 0)]


MAKERS: Final[dict[type, Maker]] = {
    ev.ShrinePlaced: clips_islands.built,
    ev.PairsPlaced: clips_islands.pairs,
    ev.TokenTaken: clips_islands.taken,
    ev.TokenReturned: clips_islands.spent,
    ev.Tired: clips_islands.tired,
    ev.Woken: clips_islands.woken,
    ev.Recruited: clips_islands.recruited,
    ev.Moved: clips_islands.moved,
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
