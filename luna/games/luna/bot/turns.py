"""Candidate turns: all single moves, and the few journeys and tides with the best values.

There are hundreds of thousands of legal journeys. The value of a journey is almost a sum over the islands. So the best
departures of 1, 2, 3 ... novices and the best arrivals of as many are found by dynamic programming over the islands;
each number of travellers gives one journey. `refined` improves a journey by local search under the full value.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from luna.core.game import Move, Turn
from luna.games.luna.bot import features
from luna.games.luna.bot.value import Value
from luna.games.luna.rules import moves
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import TIDE_ISLE
from luna.games.luna.rules.legal import legal
from luna.games.luna.rules.moves import CLOSE, JETTY, JOURNEY, TIDE, encode_part, kind_of, part_of
from luna.games.luna.rules.play import play
from luna.games.luna.rules.position import BASE, DISC, FAVOUR, ON_JETTY, SHRINE, TIRED, TURN

MOST: Final = 8
"""Maximum travellers of an assembled journey; `refined` may add more."""
TOGETHER: Final = 4
"""Maximum travellers to one island."""
KEPT: Final = 5
"""Number of journeys, and of tides, that are kept."""
STAYING: Final = 2
"""Number of further journeys that leave the novices at the Priestess there."""

Gains = list[int]
Share = tuple[int, tuple[int, ...]]  # gain, and how many by place
Build = Callable[[Sequence[int], Sequence[int]], Turn]

_NOBODY: Final = (0,) * 8
_SOONER: Final = (moves.CONSECRATE, moves.BUILD, moves.APPOINT, moves.COUNCIL, moves.BOOK, moves.EXPEL, moves.MEDITATE)
"""The kinds of moves in the order of an exact search."""


def promise(move: Move) -> int:
    """The rank of a move in an exact search, lowest first: scoring moves come before the others."""
    kind = kind_of(move)
    return _SOONER.index(kind) if kind in _SOONER else len(_SOONER)


def after(row: bytearray, turn: Turn) -> bytearray:
    """The position after a turn."""
    row = row[:]
    for move in turn:
        play(row, move)
    return row


def single_moves(row: bytearray) -> list[Turn]:
    """Every legal turn except journeys and tides."""
    return [(move,) for move in legal(row) if not JOURNEY <= move >> 8 & 15 <= TIDE]


def candidates(row: bytearray, value: Value) -> list[Turn]:
    """The candidate turns of a position."""
    return single_moves(row) + (travels(row, value) if row[at.PHASE] == at.ACTION else [])


def giving_way(position: bytearray) -> Turn:
    """The turn that brings the end nearer: one candle less, or the end of the seat's phase; else the first legal one.

    Two seats with shrines on Herbs and Novice can wait for each other for ever, each because turning the candle costs
    it something. A bot does not wait a third time (`bots.levels.circling`).
    """
    turns = single_moves(position)
    return next((turn for turn in turns if turn[0] in (moves.MEDITATION, moves.FINISH)), turns[0])


# ---- journeys and tides


def travels(row: bytearray, value: Value) -> list[Turn]:
    """Journeys and tides, assembled from the values of the islands."""
    base, closed, scene = BASE[row[TURN]], _closed(row), value.scene(row)
    block = bytes(row[base : base + DISC])
    found = scene.travels.get((block, closed))
    if found is None:
        found = scene.travels[block, closed] = _assembled(block, scene.cells, row[at.PRIESTESS], closed)
    return found


def _closed(row: bytearray) -> int:
    """The island that novices may not leave (V12); 7: none."""
    return row[at.APOSTATE] if row[at.SOLO] > 1 else 7


def _assembled(block: bytes, cells: Sequence[Mapping[int, int]], priestess: int, closed: int) -> list[Turn]:
    free = [isle for isle in range(7) if isle != closed]
    by_journey = min(MOST, sum(block[isle] for isle in free))
    everybody = block[ON_JETTY] + sum(block[isle] + block[TIRED + isle] for isle in free)
    by_tide = min(MOST, everybody) if block[FAVOUR + TIDE_ISLE] else 0
    most = max(by_journey, by_tide)
    if not most:
        return []
    have = features.kit(block) << 10
    arrive: list[Gains] = []
    leave: list[Gains] = []
    boats: list[Gains] = []
    ways: list[list[int]] = []  # by island and number leaving by boat: how many of them are active
    for isle, cell in enumerate(cells):
        active, tired = block[isle], block[TIRED + isle]
        rest = have | block[SHRINE + isle] << 1 | block[FAVOUR + isle]
        now = cell[rest | active << 6 | tired << 2]
        room = min(most, TOGETHER, 15 - tired)
        arrive.append([0] + [cell[rest | active << 6 | tired + more << 2] - now for more in range(1, room + 1)])
        leave.append(
            [0] + [cell[rest | active - less << 6 | tired << 2] - now for less in range(1, min(active, most) + 1)]
        )
        if by_tide:
            gains, actives = _boarding(cell, rest, active, tired)
            boats.append(gains[: most + 1])
            ways.append(actives)
    if closed < 7:
        leave[closed] = [0]
        if by_tide:
            boats[closed] = [0]
    out: list[Turn] = []
    if by_journey:
        out += _paired(leave, arrive, by_journey, KEPT, _by_journey)
        if priestess != closed and by_journey > block[priestess] > 0:
            leave[priestess] = [0]
            out += _paired(leave, arrive, by_journey, STAYING, _by_journey)
    if by_tide:
        boats.append([0] * (min(block[ON_JETTY], most) + 1))

        def build(share: Sequence[int], goals: Sequence[int]) -> Turn:
            active = [ways[isle][share[isle]] for isle in range(7)]
            return _turn(TIDE, [*active, share[7]], [share[isle] - active[isle] for isle in range(7)], goals)

        out += _paired(boats, arrive, by_tide, KEPT, build)
    return list(dict.fromkeys(out))


def _by_journey(share: Sequence[int], goals: Sequence[int]) -> Turn:
    return _turn(JOURNEY, share, _NOBODY, goals)


def _boarding(cell: Mapping[int, int], rest: int, active: int, tired: int) -> tuple[Gains, list[int]]:
    """Gains by the number of novices that leave an island by tide, and how many of these are active."""
    now = cell[rest | active << 6 | tired << 2]
    best = [
        max(
            (cell[rest | active - k << 6 | tired - (count - k) << 2] - now, -k)
            for k in range(max(0, count - tired), min(count, active) + 1)
        )
        for count in range(active + tired + 1)
    ]
    return [gain for gain, _ in best], [-k for _, k in best]


def _paired(leave: list[Gains], arrive: list[Gains], most: int, kept: int, build: Build) -> list[Turn]:
    """The best departures combined with the best arrivals for each number of travellers; the `kept` best of these."""
    shares, goals = _best_shares(leave, most), _best_shares(arrive, most)
    found = []
    for count in range(1, len(shares)):
        gain, share = shares[count]
        more, goal = goals[count]
        others = arrive
        while clash := [isle for isle in range(7) if goal[isle] and share[isle] and goal[isle] + share[isle] > count]:
            others = [[0] if isle in clash else gains for isle, gains in enumerate(others)]
            rest = _best_shares(others, count)
            if len(rest) <= count:
                break
            more, goal = rest[count]
        else:
            found.append((-gain - more, count, share, goal))
    return [build(share, goal) for _, _, share, goal in sorted(found)[:kept]]


def _best_shares(gains: list[Gains], most: int) -> list[Share]:
    """For m = 0, 1, ... travellers: the greatest sum of gains, and the number of travellers by place."""
    best: list[Share] = [(0, ())]
    for place in gains:
        if len(place) == 1:
            best = [(total, (*share, 0)) for total, share in best]
            continue
        longer: list[Share | None] = [None] * min(most + 1, len(best) + len(place) - 1)
        for already, (total, share) in enumerate(best):
            for count, gain in enumerate(place[: most + 1 - already], start=already):
                known = longer[count]
                if known is None or total + gain > known[0]:
                    longer[count] = total + gain, (*share, count - already)
        best = [share for share in longer if share is not None]
    return best


def _turn(kind: int, active: Sequence[int], tired: Sequence[int], goals: Sequence[int]) -> Turn:
    """The canonical turn for departures (by island, for active novices the jetty last) and arrivals (by island).

    No novice may arrive at its origin: the islands with the most novices to match are matched first.
    """
    leaving = [[place, 0, count] for place, count in enumerate(active) if count]
    leaving += [[place, 1, count] for place, count in enumerate(tired) if count]
    left = list(goals)
    bound = left[:]  # by place: departures and arrivals that must not be matched with each other
    bound.append(0)
    for place, _, count in leaving:
        if place != JETTY:
            bound[place] += count
    parts: dict[tuple[int, int, int], int] = {}
    for _ in range(sum(left)):
        tight = bound.index(max(bound))
        if left[tight]:
            goal = tight
            source = max([one for one in leaving if one[2] and one[0] != goal], key=lambda one: bound[one[0]])
        else:
            source = next(one for one in leaving if one[2] and one[0] == tight)
            goal = max([isle for isle in range(7) if left[isle] and isle != tight], key=bound.__getitem__)
        source[2] -= 1
        left[goal] -= 1
        bound[goal] -= 1
        if source[0] != JETTY:
            bound[source[0]] -= 1
        way = (source[0], source[1], goal)
        parts[way] = parts.get(way, 0) + 1
    return (*sorted(encode_part(kind, place, bool(slow), goal, n) for (place, slow, goal), n in parts.items()), CLOSE)


def refined(row: bytearray, turn: Turn, score: Callable[[Turn], int]) -> tuple[int, Turn]:
    """Hill climbing by one or two travellers at a time; returns the score and the journey or tide."""
    top = score(turn)
    while True:
        best, better = max((score(near), near) for near in _neighbours(row, turn))
        if best <= top:
            return top, turn
        top, turn = best, better


def _neighbours(row: bytearray, turn: Turn) -> list[Turn]:
    """The journeys or tides that differ in the origin, the destination or the travelling of one or two novices."""
    kind = kind_of(turn[0])
    base = BASE[row[TURN]]
    here = [*row[base : base + SHRINE], row[base + ON_JETTY]]
    if (closed := _closed(row)) < 7:
        here[closed] = here[TIRED + closed] = 0
    places = range(TIRED) if kind == JOURNEY else range(SHRINE + 1)
    leaving, goals = [0] * (SHRINE + 1), [0] * 7
    for part in turn[:-1]:
        origin, tired, goal, count = part_of(part)
        leaving[SHRINE if origin == JETTY else origin + TIRED * tired] += count
        goals[goal] += count
    froms = [place for place in places if leaving[place]]
    mores = [place for place in places if here[place] > leaving[place]]
    changes: list[tuple[tuple[int, ...], tuple[int, ...]]] = []  # places and isles: +1 one more, ~x one less
    for count in (1, 2):
        changes += [((place,) * count, (isle,) * count) for place in mores for isle in range(7)]
        changes += [((~place,) * count, (~isle,) * count) for place in froms for isle in range(7) if goals[isle]]
        changes += [((), (~old, new) * count) for old in range(7) if goals[old] for new in range(7) if new != old]
        changes += [((~old, new) * count, ()) for old in froms for new in mores if new != old]
    out = []
    for by_place, by_isle in changes:
        share, ends = leaving[:], goals[:]
        for place in by_place:
            share[max(place, ~place)] += 1 if place >= 0 else -1
        for isle in by_isle:
            ends[max(isle, ~isle)] += 1 if isle >= 0 else -1
        travellers = sum(share)
        if (
            travellers
            and min(share) >= 0
            and min(ends) >= 0
            and all(some <= there for some, there in zip(share, here, strict=True))
            and all(ends[isle] + share[isle] + share[TIRED + isle] <= travellers for isle in range(7))
        ):
            out.append(_turn(kind, [*share[:TIRED], share[SHRINE]], share[TIRED:SHRINE], ends))
    return out
