"""The consequence of a turn: its cost and gains, its options and its risks.

The turn is played on a copy and both positions are compared. Nothing is estimated; replies of opponents are left out.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from luna.games.luna.rules import events as ev
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import SEAT_IP
from luna.games.luna.rules.effects import score
from luna.games.luna.rules.goals import Goal, goal_of
from luna.games.luna.rules.legal import legal
from luna.games.luna.rules.play import give_starting_favours, play
from luna.games.luna.rules.scoring import SHRINE_IP, after_round, shares, shrines_built, tokens_kept
from luna.games.luna.rules.threats import Race, Stand, evictions, next_race, stands, threats
from luna.games.luna.rules.views import forecast, shown_ip

_AT_THE_END: Final = ("shrines", "favours", "council")


class Change(NamedTuple):
    """Points of one seat from one cause: `after` instead of `before`."""

    seat: int
    cause: str
    before: int
    after: int


class Consequence(NamedTuple):
    """The consequence of a turn of `seat`; points are influence."""

    seat: int
    acting: bool  # False in the preparation and at the start of a solo round: then only `events` and `now` count
    events: tuple[Any, ...]  # of the turn itself, without the end of the round
    ends_round: bool
    now: tuple[Change, ...] = ()  # guard eviction book candle: scored at once
    round_end: tuple[Change, ...] = ()  # priestess apostate temple floor, of every seat: changes, or scored by the turn
    game_end: tuple[Change, ...] = ()  # shrines favours council, of every seat: changes
    opens: tuple[Goal, ...] = ()  # possible next turn if nothing else changes, and impossible before
    stands: tuple[Stand, ...] = ()  # the seat's temple novices that are new, or whose protection or danger changes
    prey: tuple[tuple[int, int], ...] = ()  # (seat, tile) that the tile just claimed would evict if consecrated now
    candles: int = 0  # that still burn after it; 0 when it ends the round
    ip: tuple[int, int] = (0, 0)  # before and after
    final: tuple[int, int] = (0, 0)
    supply: tuple[int, int] = (0, 0)  # novices
    rank: tuple[int, int] = (0, 0)  # among the discs of the Council, 1 = wins every tie
    race: tuple[Race, Race] | None = None  # for the Priestess in the next round, before and after; None = unchanged


class Cost(NamedTuple):
    """The pieces and tokens that a turn uses up."""

    novices: int  # active ones that become inactive, or step onto a tile
    favours: tuple[str, ...]  # tokens that return


def cost(row: bytearray, turn: Sequence[int]) -> Cost:
    """The cost of a legal turn; travellers are no cost."""
    _, own, _ = _played(row, turn)
    novices = sum(event.novices if isinstance(event, ev.Tired) else isinstance(event, ev.Appointed) for event in own)
    return Cost(novices, tuple(event.favour for event in own if isinstance(event, ev.TokenReturned)))


def _played(row: bytearray, turn: Sequence[int]) -> tuple[bytearray, list[Any], list[Any]]:
    """The position after a turn, the events of the turn itself, and those of a round's end."""
    after, events = row[:], list[Any]()
    for move in turn:
        play(after, move, events)
    ended = next((place for place, event in enumerate(events) if isinstance(event, ev.PhaseEnded)), len(events))
    return after, events[:ended], events[ended:]


def goals(row: bytearray) -> frozenset[Goal]:
    """The goals that the order to move can reach now."""
    return frozenset(goal_of(row, move) for move in legal(row)) if row[at.PHASE] == at.ACTION else frozenset()


def opens(before: bytearray, after: bytearray) -> tuple[Goal, ...]:
    """The goals of the order to move in `before` that are possible in `after` but not before, sorted.

    `after` counts as if it were that order's turn again.
    """
    again = after[:]
    again[at.TURN] = before[at.TURN]
    return tuple(sorted(goals(again) - goals(before)))


def consequence(row: bytearray, turn: Sequence[int]) -> Consequence:
    """The consequence of a legal turn; in the preparation its events, and the favours that the pairs will bring."""
    seat = row[at.TURN]
    after, own, end = _played(row, turn)
    if row[at.PHASE] == at.PLACE_PAIRS and not any(isinstance(event, ev.TokenTaken) for event in own):
        give_starting_favours(after, own)
    acting = row[at.PHASE] == at.ACTION
    found = Consequence(
        seat,
        acting,
        tuple(own),
        bool(end),
        now=_scored(own),
        candles=0 if end else after[at.CANDLES],
        ip=(shown_ip(row, seat), shown_ip(after, seat)),
        final=(forecast(row).seats[seat].final, forecast(after).seats[seat].final),
        supply=(row[at.BASE[seat] + at.SUPPLY], after[at.BASE[seat] + at.SUPPLY]),
        rank=(_rank(row, seat), _rank(after, seat)),
    )
    claimed = [event.tile for event in own if isinstance(event, ev.Appointed)]
    prey = tuple((row[at.TILE + prey] - at.HELD, prey) for tile in claimed for prey in evictions(row, seat, tile))
    if end:
        scored = _scored(end)
        return found._replace(
            round_end=tuple(change for change in scored if change.cause not in _AT_THE_END),
            game_end=tuple(change for change in scored if change.cause in _AT_THE_END),
            prey=prey,
        )
    if not acting:
        return found
    return found._replace(
        round_end=_changed(_round_end(row), _round_end(after)),
        game_end=_changed(_game_end(row), _game_end(after)),
        opens=opens(row, after),
        stands=_stands(row, after, seat, claimed),
        prey=prey,
        race=_races(row, after),
    )


Points = dict[tuple[int, str], int]
"""By seat and cause."""


def _scored(events: Iterable[Any]) -> tuple[Change, ...]:
    """The points in these events, one change for each seat and cause."""
    points: Points = {}
    for event in events:
        if isinstance(event, ev.Points):
            points[event.seat, event.cause] = points.get((event.seat, event.cause), 0) + event.points
    return tuple(Change(seat, cause, 0, count) for (seat, cause), count in points.items())


def _changed(before: Points, after: Points) -> tuple[Change, ...]:
    return tuple(Change(*key, before[key], after[key]) for key in before if before[key] != after[key])


def _round_end(row: bytearray) -> Points:
    """The points of R1 to R4 now; `floor` is the loss forgiven by R1."""
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
    """The points of E1 now."""
    points: Points = {}
    for seat in range(row[at.PLAYERS]):
        base = at.BASE[seat]
        points[seat, "shrines"] = SHRINE_IP * shrines_built(row, base)
        points[seat, "favours"] = tokens_kept(row, base)
        points[seat, "council"] = SEAT_IP[row[base + at.DISC] >> 3]
    return points


def _stands(row: bytearray, after: bytearray, seat: int, claimed: Sequence[int]) -> tuple[Stand, ...]:
    """The seat's novices whose protection or danger has changed, and those just claimed, as if consecrated."""
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
    """The position in which the order to move already has the point for the last candle (A17.1).

    The solo game has no candles (V1), so nothing changes there.
    """
    row = row[:]
    if not row[at.SOLO]:
        score(row, row[at.TURN], 1, "candle", None)
    return row
