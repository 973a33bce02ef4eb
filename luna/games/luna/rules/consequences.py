"""What a turn costs, brings, opens and risks: the turn is played on a copy, and both positions are compared.

Nothing here is estimated. `consequence` answers for the position as it is; what others may do is no part of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from luna.games.luna.rules import events as ev
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import SEAT_IP
from luna.games.luna.rules.effects import score
from luna.games.luna.rules.goals import Goal, goal_of
from luna.games.luna.rules.legal import legal
from luna.games.luna.rules.picture import forecast, shown_ip
from luna.games.luna.rules.play import play
from luna.games.luna.rules.preparation import give_starting_favours
from luna.games.luna.rules.scoring import after_round, shares, shrines_built, tokens_kept
from luna.games.luna.rules.threats import Race, Stand, evictions, next_race, stands, threats

_AT_THE_END: Final = ("shrines", "favours", "council")


class Change(NamedTuple):
    """Points of one seat from one cause: `after` instead of `before`."""

    seat: int
    cause: str
    before: int
    after: int


class Consequence(NamedTuple):
    """The consequence of a turn of `seat`, all that follows from it; points are influence."""

    seat: int
    acting: bool  # False in the preparation and at the start of a solo round: then only `events` and `now` count
    events: tuple[Any, ...]  # of the turn itself, without the round's end
    ends_round: bool
    now: tuple[Change, ...]  # guard eviction book candle: scored at once
    round_end: tuple[Change, ...]  # priestess apostate temple floor, of every seat: what changes, or is scored by it
    game_end: tuple[Change, ...]  # shrines favours council, of every seat: what changes
    opens: tuple[Goal, ...]  # can be done at the next own turn if nothing else changes, and could not be before
    stands: tuple[Stand, ...]  # own novices who are new in the temple, protected otherwise or in more danger after it
    prey: tuple[tuple[int, int], ...]  # (seat, tile) that the tile just claimed would evict if it were consecrated now
    candles: int  # still burning after it; 0 when the round ends by it
    ip: tuple[int, int]  # before and after
    final: tuple[int, int]
    supply: tuple[int, int]  # novices
    rank: tuple[int, int]  # among the discs of the Council, 1 = wins every tie
    race: tuple[Race, Race] | None  # for the Priestess in the next round, before and after; None: as before


class Cost(NamedTuple):
    """The cost of a turn: what it uses up of its seat."""

    novices: int  # active ones that become inactive, or step onto a tile
    favours: tuple[str, ...]  # tokens that go back


def cost(row: bytearray, turn: Sequence[int]) -> Cost:
    """The cost of a legal turn; those who travel are no cost."""
    after, events = row[:], list[Any]()
    for move in turn:
        play(after, move, events)
    novices, favours = 0, []
    for event in events:
        if isinstance(event, ev.PhaseEnded):
            break
        if isinstance(event, ev.Tired):
            novices += event.novices
        elif isinstance(event, ev.Appointed):
            novices += 1
        elif isinstance(event, ev.TokenReturned):
            favours.append(event.favour)
    return Cost(novices, tuple(favours))


def goals(row: bytearray) -> frozenset[Goal]:
    """Goals that the order to move can reach now."""
    return frozenset(goal_of(row, move) for move in legal(row)) if row[at.PHASE] == at.ACTION else frozenset()


def opens(before: bytearray, after: bytearray) -> tuple[Goal, ...]:
    """What the order to move in `before` could do in `after` but not before, sorted.

    `after` is looked at as if it were his turn again and nobody had done anything.
    """
    again = after[:]
    again[at.TURN] = before[at.TURN]
    return tuple(sorted(goals(again) - goals(before)))


def consequence(row: bytearray, turn: Sequence[int]) -> Consequence:
    """What a legal turn comes to. In the preparation only its events, and the favours that the pairs will bring."""
    seat, after, events = row[at.TURN], row[:], list[Any]()
    for move in turn:
        play(after, move, events)
    if row[at.PHASE] == at.PLACE_PAIRS and not any(isinstance(event, ev.TokenTaken) for event in events):
        give_starting_favours(after, events)
    ended = next((place for place, event in enumerate(events) if isinstance(event, ev.PhaseEnded)), len(events))
    own, ends = tuple(events[:ended]), ended < len(events)
    opened: tuple[Goal, ...] = ()
    round_end: tuple[Change, ...] = ()
    game_end: tuple[Change, ...] = ()
    acting = row[at.PHASE] == at.ACTION
    if ends:
        scored = _scored(events[ended:])
        round_end = tuple(change for change in scored if change.cause not in _AT_THE_END)
        game_end = tuple(change for change in scored if change.cause in _AT_THE_END)
    elif acting:
        opened = opens(row, after)
        round_end = _changed(_round_end(row), _round_end(after))
        game_end = _changed(_game_end(row), _game_end(after))
    claimed = [event.tile for event in own if isinstance(event, ev.Appointed)]
    return Consequence(
        seat,
        acting,
        own,
        ends,
        now=_scored(own),
        round_end=round_end,
        game_end=game_end,
        opens=opened,
        stands=_stands(row, after, seat, claimed) if acting and not ends else (),
        prey=tuple((row[at.TILE + prey] - at.HELD, prey) for tile in claimed for prey in evictions(row, seat, tile)),
        candles=0 if ends else after[at.CANDLES],
        ip=(shown_ip(row, seat), shown_ip(after, seat)),
        final=(forecast(row).seats[seat].final, forecast(after).seats[seat].final),
        supply=(row[at.BASE[seat] + at.SUPPLY], after[at.BASE[seat] + at.SUPPLY]),
        rank=(_rank(row, seat), _rank(after, seat)),
        race=_races(row, after) if acting and not ends else None,
    )


def _scored(events: Iterable[Any]) -> tuple[Change, ...]:
    """The points told in these events, one change for each seat and cause."""
    points: dict[tuple[int, str], int] = {}
    for event in events:
        if isinstance(event, ev.Points):
            points[event.seat, event.cause] = points.get((event.seat, event.cause), 0) + event.points
    return tuple(Change(seat, cause, 0, count) for (seat, cause), count in points.items())


Points = dict[tuple[int, str], int]
"""By seat and cause."""


def _changed(before: Points, after: Points) -> tuple[Change, ...]:
    return tuple(Change(*key, before[key], after[key]) for key in before if before[key] != after[key])


def _round_end(row: bytearray) -> Points:
    """What R1 to R4 would bring now; `floor` is what the floor of R1 forgives."""
    points: Points = {}
    for seat, share in enumerate(shares(row)):
        had = at.ip(row, at.BASE[seat])
        netted = had + share.prize - share.loss + share.temple
        points[seat, "priestess"] = share.prize
        points[seat, "apostate"] = -share.loss
        points[seat, "temple"] = share.temple
        points[seat, "floor"] = after_round(had, share) - netted
    return points


def _game_end(row: bytearray) -> Points:
    """What E1 would bring now."""
    points: Points = {}
    for seat in range(row[at.PLAYERS]):
        base = at.BASE[seat]
        points[seat, "shrines"] = 4 * shrines_built(row, base)
        points[seat, "favours"] = tokens_kept(row, base)
        points[seat, "council"] = SEAT_IP[row[base + at.DISC] >> 3]
    return points


def _stands(row: bytearray, after: bytearray, seat: int, claimed: Sequence[int]) -> tuple[Stand, ...]:
    """Own novices who stand otherwise or in more danger than before, and those that the tiles claimed would bring."""
    earlier = {stand.tile: stand for stand in stands(row)}
    found = []
    for stand in stands(after):
        before = earlier.get(stand.tile)
        known = before is not None and before.book == stand.book and set(stand.threats) <= set(before.threats)
        if stand.owner == seat and not known:
            found.append(stand)
    return (*found, *(Stand(tile, seat, False, threats(after, tile, seat)) for tile in claimed))


def _rank(row: bytearray, seat: int) -> int:
    discs = at.council_order(row)
    return len(discs) - discs.index(seat)


def _races(row: bytearray, after: bytearray) -> tuple[Race, Race] | None:
    """The next round's race before and after, if the turn changes it."""
    before, then = next_race(row), next_race(after)
    return None if before is None or then is None or before == then else (before, then)


def with_candle_point(row: bytearray) -> bytearray:
    """The position in which the order to move has its point for the last candle already (A17.1), and nothing else.

    The solo game has no candles (V1): whoever ends the phase there gets none.
    """
    row = row[:]
    if not row[at.SOLO]:
        score(row, row[at.TURN], 1, "candle", None)
    return row
