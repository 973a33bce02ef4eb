"""From the events of a turn to films: the sequence of acts, rows that make room, and great moments."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final, NamedTuple, Protocol

from luna.games.luna.board.layout import crowd
from luna.games.luna.board.layout.crowd import Spot
from luna.games.luna.board.layout.layout import Layout, Pen
from luna.games.luna.board.layout.places import Point
from luna.games.luna.board.motion.clips import clips
from luna.games.luna.board.picture import islands
from luna.games.luna.board.view_model import CROWD, ISLANDS, ViewModel
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.views import View
from luna.shell.board.films.choreography import Caption, Choreography, Curtain, Told
from luna.shell.board.films.film import Clip, Effect, Film, Flight, Playing
from luna.shell.board.films.moments import Moment
from luna.shell.board.films.sprites import glow, ring
from luna.shell.board.pen import Pixel
from luna.shell.drawing import motion, theme
from luna.shell.drawing.motion import OUT, STD, linear

LONGEST: Final = 1600  # milliseconds of one action at speed 1
PASSAGE: Final = 6400  # of the slow beat at the end of a round
BEAT: Final = 4000  # of a beat of the scoring
COSTS: Final = (ev.TokenReturned, ev.Tired, ev.Points)
"""The events that are never the main event of an action."""
_BEGINS: Final = (ev.FigureMoved, ev.GuardMoved)
"""The events that begin a separate part of the end of a round (R5), with the events that follow them."""


class Table(Protocol):
    """The display that shows the films."""

    choreography: Choreography
    layout: Layout


def acts(events: Sequence[Any], told: Sequence[int] = ()) -> list[Sequence[Any]]:
    """The events of a turn as a sequence of acts; never empty.

    `told`: the number of events of each step of the automaton (V4, V5, V8); they come first.
    """
    cuts, at = list[int](), 0
    for count in told:
        at += count
        cuts.append(at)
    scored = next((place for place, event in enumerate(events) if isinstance(event, ev.ScoringBeat)), None)
    if scored is not None:
        cuts.append(scored)
        cuts += [place for place, event in enumerate(events) if place > scored and isinstance(event, _BEGINS)]
    edges = sorted({0, *cuts, len(events)})
    return [events[first:last] for first, last in pairwise(edges)] or [events]


def film(layout: Layout, before: ViewModel, events: Sequence[Any], after: View | None) -> Film:
    """The film of these events; `after` is the position after them, None if more follows."""
    made = _film(layout, before, clips(events, before, after), after)
    found = [one for event in events if (one := _of(event, events, before, made.last)) is not None]
    found.sort(key=lambda one: _KINDS.index(one.kind))
    made.moment = found[0] if found else _leads(before, made.last)
    return made


def _film(layout: Layout, before: ViewModel, made: Sequence[Clip], after: View | None = None) -> Film:
    longest = max((_longest(clip.event) for clip in made), default=LONGEST)
    film = Film(layout, before, made, None if after is None else ViewModel.of(after), longest)
    film.flights[:0] = [_taken_out(film, shift) for shift in _shifts(film.times, film.stills, film.length)]
    return film


def _longest(event: Any) -> int:
    match event:
        case ev.GuardMoved() | ev.FigureMoved(figure="priestess"):
            return PASSAGE
        case ev.ScoringBeat():
            return BEAT
    return LONGEST


def act(table: Table, events: Sequence[Any], after: View | None) -> None:
    """Queue the film of these events over the table as it is then."""
    table.choreography.add(lambda: film(table.layout, table.choreography.shown, events, after))


def play(
    table: Table,
    events: Sequence[Any],
    after: View,
    score: Callable[[Sequence[Any]], None],
    scenes: Sequence[Caption] = (),
    beats: Sequence[Caption] = (),
    passage: Caption | None = None,
) -> None:
    """Finish all motion at once, then queue a turn; a scoring comes between the last candle and the new round.

    `scenes`: the parts of its first events, each with time for reading. `beats`: those of its scoring. `passage`: the
    words at the start of the new round.
    """
    choreography, turn = table.choreography, events
    choreography.hurry()
    for scene in scenes:
        _tell(table, scene, events[: scene.events])
        events = events[scene.events :]
    scored = next((n for n, event in enumerate(events) if isinstance(event, ev.ScoringBeat)), None)
    if scored is None:
        act(table, events, after)
        return
    act(table, events[:scored], None)
    if beats:
        choreography.queue.add(Curtain())
    for beat in beats:
        _tell(table, beat, ())
    choreography.gate(partial(score, turn))
    if passage is not None:
        choreography.queue.add(motion.Call(passage.begin))
    act(table, events[next(n for n, event in enumerate(events) if isinstance(event, ev.RoundScored)) :], after)
    if passage is not None:
        choreography.queue.add(Told(passage.end))


def _tell(table: Table, scene: Caption, events: Sequence[Any]) -> None:
    def made() -> Film:
        shown = table.choreography.shown
        return _film(table.layout, shown, clips(events, shown, None) if scene.clips is None else scene.clips(shown))

    table.choreography.tell(scene, made)


MAKES_ROOM: Final = 0.24
"""Seconds of the film in which a row closes up or opens."""


Row = Callable[[ViewModel, str], list[Spot]]


class Shift(NamedTuple):
    """A time, in seconds of a film, in which the rows of an island move together or apart."""

    island: str
    start: float
    end: float


def _taken_out(film: Film, shift: Shift) -> Playing:
    """Take the rows of an island out of the stills while they shift, and draw them as flights."""
    times, stills, hidden = film.times, film.stills, (CROWD, ISLANDS.index(shift.island))

    def split(number: int, time: float) -> int:
        times.insert(number, time)
        stills.insert(number, stills[number - 1])
        return number

    begin = split(max(1, bisect_left(times, shift.start)), shift.start)  # before the groups that leave then
    end = split(bisect_right(times, shift.end), shift.end)  # after the groups that arrive
    ends = stills[begin - 1], stills[end]
    for number in range(begin, end):
        still = stills[number] = stills[number].copy()
        still.in_hand |= {hidden}

    def look(pen: Pen, _: Flight, share: float) -> None:
        now = film.at(shift.start + (shift.end - shift.start) * share)
        islands.draw_rows(pen, now, shift.island, *rows(shift.island, now, ends, share))

    clip = Clip(None, shift.start * 1000, (shift.end - shift.start) * 1000, look=look)
    return Playing(Flight(clip, (), *ends), shift.start, shift.end)


def _shifts(times: Sequence[float], stills: Sequence[ViewModel], length: float) -> list[Shift]:
    """The shifts of rows in a film that shows each still from its time on; never two at once on one island."""
    found: list[Shift] = []
    for island in ISLANDS:
        own: list[Shift] = []
        for (before, after), at in zip(pairwise(stills), times[1:], strict=True):
            if not _shifted(before, after, island):
                continue
            first, last = (
                (at - MAKES_ROOM, at) if _crowd(after, island) > _crowd(before, island) else (at, at + MAKES_ROOM)
            )
            first, last = max(first, 0.0), min(last, length)
            if own and first <= own[-1].end:
                own[-1] = own[-1]._replace(start=min(first, own[-1].start), end=max(last, own[-1].end))
            elif first < last:
                own.append(Shift(island, first, last))
        found += own
    return found


def rows(island: str, now: ViewModel, ends: tuple[ViewModel, ViewModel], share: float) -> tuple[list[Spot], list[Spot]]:
    """The awake and the tired of an island at a share of the time of a shift. `ends`: the table before and after it."""
    part = STD(share)

    def between(row: Row) -> list[Spot]:
        first, last = ({spot.seat: spot.feet for spot in row(end, island)} for end in ends)
        return [_between(spot, first.get(spot.seat), last.get(spot.seat), part) for spot in row(now, island)]

    return between(crowd.actives), between(crowd.boats)


def _crowd(shown: ViewModel, island: str) -> int:
    isle = ISLANDS.index(island)
    return sum(one.active[isle] + one.inactive[isle] for one in shown.seats)


def _shifted(before: ViewModel, after: ViewModel, island: str) -> bool:
    """Whether a remaining group stands elsewhere afterwards."""
    for row in (crowd.actives, crowd.boats):
        later = {spot.seat: spot.feet for spot in row(after, island)}
        if any(spot.feet[0] != later.get(spot.seat, spot.feet)[0] for spot in row(before, island)):
            return True
    return False


def _between(spot: Spot, first: Sequence[Point] | None, last: Sequence[Point] | None, part: float) -> Spot:
    """A group on its way; a group that arrives or leaves meanwhile does not move."""
    first, last = first or last or spot.feet, last or first or spot.feet
    feet = []
    for number in range(len(spot.feet)):
        (ax, ay), (bx, by) = first[min(number, len(first) - 1)], last[min(number, len(last) - 1)]
        feet.append((ax + (bx - ax) * part, ay + (by - ay) * part))
    return spot._replace(feet=tuple(feet))


# ---- great moments: an eviction, a great consecration, the tenth seat, another leader, the last candle of all


_HIGH, _LAST_SEAT, _LAST_ROUND, _EARLY = 5, 10, 6, 3
"""The Guard's points of a great consecration; the last seat; the last round; the first round in which a lead counts."""
_LOOKS_BACK, _CROWNED = 1100, 1200  # milliseconds
_PLATE: Final = 90  # units of the ring about a panel's points
_NEWEST: Final = 9  # on the jetty, from its first place on


_KINDS: Final = ("last-candle", "tenth-seat", "eviction", "consecration")


def _of(event: Any, events: Sequence[Any], before: ViewModel, after: ViewModel) -> Moment | None:
    match event:
        case ev.CandleOut(left=0) if before.round == _LAST_ROUND:
            return Moment("last-candle", lambda layout: layout.candles.center)
        case ev.CouncilMoved(after=seat) if seat == _LAST_SEAT:
            return Moment("tenth-seat", lambda layout: layout.council_hits[_LAST_SEAT].center, sound="rise")
        case ev.Evicted(seat=seat, tile=tile, destination="jetty"):
            back = Effect(0, _LOOKS_BACK, partial(_looks_back, seat=seat, after=after))
            return Moment("eviction", lambda layout: _halfway(layout, tile, seat, after), 2, "fall", back)
        case ev.Consecrated(tile=tile) if any(
            isinstance(one, ev.Points) and one.cause == "guard" and one.points >= _HIGH for one in events
        ):
            return Moment("consecration", lambda layout: layout.fields[tile], sound="rise")
    return None


def _leads(before: ViewModel, after: ViewModel) -> Moment | None:
    """Another seat takes the sole lead."""
    first, last = _leader(before), _leader(after)
    if before.round < _EARLY or first is None or last is None or first == last:
        return None
    return Moment("lead", sound="rise", after=Effect(0, _CROWNED, partial(_crowned, seat=last), over=True))


def _leader(shown: ViewModel) -> int | None:
    best = max(one.ip for one in shown.seats)
    ahead = [one.seat for one in shown.seats if one.ip == best]
    return ahead[0] if len(ahead) == 1 else None


def _halfway(layout: Layout, tile: int, seat: int, after: ViewModel) -> Pixel:
    """Half way from the field to the jetty: both are in view."""
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
