"""Luna's great moments: an eviction, a great consecration, the tenth seat, another leader, the last candle of all."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from luna.games.luna.board.layout.layout import Layout, Pen
from luna.games.luna.board.view_model import ViewModel
from luna.games.luna.rules import events as ev
from luna.shell.board.films.film import Effect, Flight
from luna.shell.board.films.moments import Moment
from luna.shell.board.films.sprites import glow, ring
from luna.shell.board.pen import Pixel
from luna.shell.drawing import theme
from luna.shell.drawing.motion import OUT, linear

_HIGH, _LAST_SEAT, _LAST_ROUND, _EARLY = 5, 10, 6, 3
"""The guard's points of a great consecration; the last seat; the last round; the first round in which a lead counts."""
_LOOKS_BACK, _CROWNED = 1100, 1200  # milliseconds
_PLATE: Final = 90  # units of the ring about a panel's points
_NEWEST: Final = 9  # on the jetty, from its first place on


_KINDS: Final = ("last-candle", "tenth-seat", "eviction", "consecration")


def moment(events: Sequence[Any], before: ViewModel, after: ViewModel) -> Moment | None:
    """What makes an action great, the rarest first; None: nothing."""
    found = [one for event in events if (one := _of(event, events, before, after)) is not None]
    found.sort(key=lambda one: _KINDS.index(one.kind))
    return found[0] if found else _leads(before, after)


def _of(event: Any, events: Sequence[Any], before: ViewModel, after: ViewModel) -> Moment | None:
    match event:
        case ev.CandleOut(left=0) if before.round == _LAST_ROUND:
            return Moment("last-candle", lambda layout: layout.candles.center)
        case ev.CouncilMoved(after=seat) if seat == _LAST_SEAT:
            return Moment("tenth-seat", lambda layout: layout.council_hits[_LAST_SEAT].center, sound="rise")
        case ev.Evicted(seat=seat, tile=tile, destination="jetty"):
            back = Effect(0, _LOOKS_BACK, partial(_looks_back, seat=seat, after=after))
            return Moment("eviction", lambda layout: _between(layout, tile, seat, after), 2, "fall", back)
        case ev.Consecrated(tile=tile) if any(
            isinstance(one, ev.Points) and one.cause == "guard" and one.points >= _HIGH for one in events
        ):
            return Moment("consecration", lambda layout: layout.fields[tile], sound="rise")
    return None


def _leads(before: ViewModel, after: ViewModel) -> Moment | None:
    """Another seat is alone in the lead."""
    first, last = _leader(before), _leader(after)
    if before.round < _EARLY or first is None or last is None or first == last:
        return None
    return Moment("lead", sound="rise", after=Effect(0, _CROWNED, partial(_crowned, seat=last), over=True))


def _leader(shown: ViewModel) -> int | None:
    best = max(one.ip for one in shown.seats)
    ahead = [one.seat for one in shown.seats if one.ip == best]
    return ahead[0] if len(ahead) == 1 else None


def _between(layout: Layout, tile: int, seat: int, after: ViewModel) -> Pixel:
    """Half way from the field to the jetty: both are seen."""
    (x, y), (ax, ay) = layout.fields[tile], layout.jetty_foot(after, seat, _NEWEST)
    return (x + ax) // 2, (y + ay) // 2


def _looks_back(pen: Pen, _: Flight, time: float, seat: int, after: ViewModel) -> None:
    """The loser stands in the light on the jetty and looks up to the temple."""
    foot = pen.layout.jetty_foot(after, seat, _NEWEST)
    strength = linear(4 * time) * linear(4 * (1 - time))
    glow(pen, "figures/priestess-glow", pen.off(foot, 0, -20), 0.7 * strength, 1.2)
    pen.put(f"fx/novice-{after.seats[seat].order}-lookup", foot)


def _crowned(pen: Pen, _: Flight, time: float, seat: int) -> None:
    """Gold goes out from the points of the new leader."""
    at = pen.layout.panels[seat].points
    for late in (0.0, 0.25):
        share = linear((time - late) / (1 - late))
        if 0 < share < 1:
            ring(pen.frame, theme.GOLD, (_PLATE * (0.4 + OUT(share)),) * 2, 0.9 * (1 - share), at, 4)
